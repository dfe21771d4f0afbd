"""Logs: whoever speaks and whatever fails, every line is one JSON object."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx

from support.command_process import TAVOLINO, Logged, logged, wait_for
from support.fresh_stores import DATABASE, query
from support.nats_server import Server as NatsServer
from support.ports import free_port
from support.running_server import SECRET, new_match


@contextmanager
def serving(folder: Path, log: Path, *words: str) -> Iterator[tuple[Logged, httpx.Client]]:
    """A server at home, with someone who sends requests."""
    port = str(free_port())
    with logged(log, "serve", "--port", port, *words, XDG_DATA_HOME=str(folder)) as server:
        wait_for(f"http://127.0.0.1:{port}")
        with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
            yield server, client


def test_an_unexpected_failure_is_a_line_like_any_other(tmp_path: Path) -> None:
    with serving(tmp_path, tmp_path / "first.log") as (server, client):
        made = new_match(client)
        assert server.end() == -signal.SIGTERM
        assert server.lines() == []
    with sqlite3.connect(tmp_path / "tavolino" / "matches.sqlite") as database:
        database.execute("UPDATE match SET options = '{'")
    database.close()
    with serving(tmp_path, tmp_path / "second.log") as (server, client):
        token = {"authorization": f"Bearer {made['seats'][0]['token']}"}
        assert client.get(f"/matches/{made['match']}", headers=token).status_code == 500
        line = server.says("Exception in ASGI application")
        server.end()
        server.lines()
    assert (line["level"], line["logger"]) == ("error", "uvicorn.error")
    assert line["exception"][0]["exc_type"] == "DecodeError"
    assert line["timestamp"]


def test_ctrl_c_is_a_quiet_end(tmp_path: Path) -> None:
    with serving(tmp_path, tmp_path / "log", "--bots", "1") as (server, client):
        new_match(client, names=["Ann"], bots=[1])
        assert server.end(signal.SIGINT) == 0
    assert (tmp_path / "log").read_text() == ""


def test_whatever_a_killed_server_leaves_behind_prints_nothing(tmp_path: Path) -> None:
    port, env = str(free_port()), os.environ | {"XDG_DATA_HOME": str(tmp_path)}
    command = [str(TAVOLINO), "serve", "--port", port, "--bots", "1"]
    with subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env=env
    ) as server:
        wait_for(f"http://127.0.0.1:{port}")
        server.kill()
        assert server.stderr is not None
        assert server.stderr.read() == ""  # until all that it started has ended, too


def test_a_bus_that_is_lost_is_logged_by_all_who_lost_it(tmp_path: Path) -> None:
    schema = f"test_{os.urandom(6).hex()}"
    nats, port = NatsServer(tmp_path), str(free_port())
    nats.start()
    environment = {
        "TAVOLINO_DATABASE": DATABASE,
        "TAVOLINO_SCHEMA": schema,
        "TAVOLINO_NATS": nats.url,
        "TAVOLINO_SECRET": SECRET,
    }
    with ExitStack() as ends:
        ends.callback(lambda: asyncio.run(query(f"DROP SCHEMA IF EXISTS {schema} CASCADE")))
        ends.callback(nats.kill)
        server, worker = (
            ends.enter_context(logged(tmp_path / f"{words[0]}.log", *words, **environment))
            for words in (("serve", "--port", port), ("worker", "--processes", "1"))
        )
        processes = (server, worker)
        for process in processes:
            assert process.says("NATS is there")["level"] == "info"
        nats.kill()
        for process in processes:
            lost = process.says("NATS is lost")
            assert lost["level"] == "warning"
            assert lost["logger"] == "tavolino.server.backends.nats"
            assert "error" in lost
        nats.start()
        for process in processes:
            process.says("NATS is there", times=2)
        assert server.end() == -signal.SIGTERM
        assert worker.end() == 0
        for process in processes:
            process.lines()


# -- whoever speaks ----------------------------------------------------------------------------


def ran(program: str) -> list[dict[str, Any]]:
    """The lines that a program logs."""
    started = [sys.executable, "-c", program]
    ended = subprocess.run(started, capture_output=True, text=True, check=False)
    assert ended.stdout == ""
    return [json.loads(line) for line in ended.stderr.splitlines()]


FAILING = """
import structlog
from tavolino.server.process.logs import log_as_json

def fail(name):
    raise ValueError("it failed")

log_as_json()
try:
    fail("Olgaolga"[::-1])
except ValueError:
    structlog.get_logger().exception("a round failed", match="m")
"""


def test_a_failure_is_logged_without_the_values_of_variables() -> None:
    [logged] = ran(FAILING)
    assert logged["event"] == "a round failed"
    assert logged["match"] == "m"
    [failure] = logged["exception"]
    assert failure["exc_value"] == "it failed"
    assert [frame["name"] for frame in failure["frames"]] == ["<module>", "fail"]
    assert "Olgaolga"[::-1] not in json.dumps(logged)


OTHERS = """
import asyncio, gc, logging, threading, warnings
from tavolino.server.process.logs import log_as_json

class Broken:
    def __del__(self):
        raise ValueError("cleaning")

async def forgotten():
    raise ValueError("forgotten")

async def forget():
    task = asyncio.create_task(forgotten())
    await asyncio.sleep(0)
    del task

log_as_json()
for name in ("uvicorn.error", "asyncpg", "nats.aio.client", "alembic"):
    logging.getLogger(name).warning("two\\nlines of %s", name)
    logging.getLogger(name).info("an address")
logging.getLogger("uvicorn").warning("not %d", "a number")
warnings.warn("old")
asyncio.run(forget())
gc.collect()
thread = threading.Thread(target=lambda: 1 / 0)
thread.start()
thread.join()
Broken()
raise RuntimeError("the end")
"""


def test_libraries_warnings_threads_and_the_end_are_lines_too() -> None:
    lines = ran(OTHERS)
    assert [(line["logger"], line["level"]) for line in lines] == [
        ("uvicorn.error", "warning"),
        ("asyncpg", "warning"),
        ("nats.aio.client", "warning"),
        ("alembic", "warning"),
        ("py.warnings", "warning"),
        ("asyncio", "error"),
        *[("tavolino.server.process.logs", level) for level in ("error", "error", "critical")],
    ]
    assert lines[0]["event"] == "two\nlines of uvicorn.error"
    failures = [line["exception"][0]["exc_type"] for line in lines if "exception" in line]
    assert failures == ["ValueError", "ZeroDivisionError", "ValueError", "RuntimeError"]
