"""The command as a process of its own: its address, its log, and what it refuses."""

from __future__ import annotations

import json
import os
import random
import re
import secrets
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from support.ports import free_port

TAVOLINO = Path(sys.executable).parent / "tavolino"


def started(folder: Path, *more: str) -> tuple[subprocess.Popen[str], str]:
    """A server, and the address it prints once it can be reached."""
    # Players without fingers are quicker than any limit allows.
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "TAVOLINO_RATE": "0"}
    process = subprocess.Popen(
        [TAVOLINO, "serve", "--port", str(free_port()), *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**environment, "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    assert found is not None
    wait_for(found[0])
    return process, found[0]


def wait_for(address: str) -> None:
    """Waits until a server is ready."""
    transport = httpx.HTTPTransport(retries=0)
    with httpx.Client(transport=transport) as client:
        for _ in range(600):
            try:
                if client.get(f"{address}/readyz").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            threading.Event().wait(0.1)
    pytest.fail("the server did not become ready within a minute")


def ended(process: subprocess.Popen[str]) -> str:
    """Ends a server as its host would; what it said meanwhile."""
    assert process.stdout is not None
    assert process.stderr is not None
    # Not by communicate: it knows nothing of what was read ahead with the first line.
    with process:
        patience = threading.Timer(30, process.kill)
        patience.start()
        process.send_signal(signal.SIGTERM)
        said = process.stdout.read() + process.stderr.read()
        patience.cancel()
    return said


def wish(**more: object) -> dict[str, object]:
    """A body with an id of its own."""
    return {"id": secrets.token_urlsafe(16), **more}


def play(address: str, match: str, seat: int, token: str) -> dict[str, Any]:
    """Plays any legal action over the socket until the match is over; how it ended."""
    rng = random.Random(seat)
    url = f"{address.replace('http', 'ws')}/matches/{match}/live?seat={seat}"
    with connect(url, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        while True:
            message = json.loads(socket.recv(timeout=60))
            assert not message.get("refused"), message
            state = message.get("state", {})
            if state.get("result"):
                return dict(state["result"])
            if state.get("legal"):
                command = wish(type="act", number=message["number"] + 1, seat=seat)
                socket.send(json.dumps({**command, "action": rng.choice(state["legal"])}))


class Logged:
    """A process of the command, and the file that it logs to."""

    def __init__(self, log: Path, *words: str, **environment: str) -> None:
        env = {name: value for name, value in os.environ.items() if "TAVOLINO_" not in name}
        self.log = log
        with log.open("ab") as stderr:
            self.process = subprocess.Popen(
                [TAVOLINO, *words],
                stdout=subprocess.DEVNULL,
                stderr=stderr,
                env=env | environment,
            )

    def lines(self) -> list[dict[str, Any]]:
        """All it logged up to now; fails if a line is not one JSON object."""
        whole = self.log.read_text().rpartition("\n")[0]
        found = [json.loads(line) for line in whole.splitlines()]
        assert all(isinstance(line, dict) and "event" in line for line in found)
        return found

    def said(self, event: str) -> list[dict[str, Any]]:
        """The lines about one kind of event."""
        return [line for line in self.lines() if line["event"].strip() == event]

    def says(self, event: str, times: int = 1) -> dict[str, Any]:
        """Waits for a line, or for the second of a kind; the line."""
        end = time.monotonic() + 30
        while len(found := self.said(event)) < times:
            assert time.monotonic() < end, f"{event!r} is not among {self.lines()}"
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.05)
        return found[times - 1]

    def end(self, by: signal.Signals = signal.SIGTERM) -> int:
        """How it ends by a signal."""
        self.process.send_signal(by)
        return self.process.wait(30)


@contextmanager
def logged(log: Path, *words: str, **environment: str) -> Iterator[Logged]:
    """A process that does not outlive its test."""
    running = Logged(log, *words, **environment)
    try:
        yield running
    finally:
        running.process.kill()
        running.process.wait()


def refused(folder: Path, *words: str, **environment: str) -> str:
    """What the command says on stderr when it refuses to start."""
    env = {name: value for name, value in os.environ.items() if "TAVOLINO_" not in name}
    env |= {"XDG_DATA_HOME": str(folder)} | environment
    ran = subprocess.run(
        [TAVOLINO, *words], capture_output=True, text=True, check=False, env=env, timeout=60
    )
    assert (ran.returncode, ran.stdout) == (1, "")
    return ran.stderr
