"""A site of our own with all that can fail, and a Prometheus that watches it."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import sysconfig
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import yaml

from shortened import RULES, rules_file
from support.restarted_processes import Part, Postgres, free_ports, new_folder

EXAMPLE = RULES.parent / "prometheus.yaml"
TAVOLINO = str(Path(sysconfig.get_path("scripts")) / "tavolino")

TIMEOUT = 300.0
"""Seconds in which everything happens, also on a busy machine."""

POLL_INTERVAL = 0.2
"""Seconds between two looks."""

FEW_FILES = ("prlimit", "--nofile=200:200", "--")
"""Starts a process that may open few files."""


class Site:
    """Two servers and a worker with their database, bus and metrics, and Prometheus.

    Servers take their time to stop. The second may open few files and has small budgets.
    """

    def __init__(self, folder: Path, ends: ExitStack) -> None:
        self.folder = folder
        self.ends = ends
        database, bus, one, two, self.prometheus, *self.metrics = free_ports(8)
        self.postgres = Postgres(database, folder)
        nats = found("nats-server")
        self.nats = Part("nats", [nats, "-a", "127.0.0.1", "-p", f"{bus}"], folder)
        self.env = {
            "TAVOLINO_DATABASE": self.postgres.url,
            "TAVOLINO_NATS": f"nats://127.0.0.1:{bus}",
            "TAVOLINO_SECRET": secrets.token_hex(16),
            "TAVOLINO_SCHEMA": "public",
            "TAVOLINO_RATE": "0",
            "TAVOLINO_DRAIN": "240",
        }
        self.one = self.server("one", one, self.metrics[0])
        self.two = self.server("two", two, self.metrics[1], TAVOLINO_RATE="2")
        self.two.command = [*FEW_FILES, *self.two.command]
        self.worker = self.part("worker", "worker", "--processes", "1")
        self.worker.command += ["--metrics-port", f"{self.metrics[2]}"]
        self.ports = {"one": one, "two": two, "prometheus": self.prometheus}
        self.questions = self.client("prometheus")

    def part(self, name: str, *words: str, **env: str) -> Part:
        """A process of Tavolino."""
        return Part(name, [TAVOLINO, *words], self.folder, {**self.env, **env})

    def server(self, name: str, port: int, metrics: int, **env: str) -> Part:
        """A server that thinks for no bot."""
        words = ("--bots", "0", "--port", f"{port}", "--metrics-port", f"{metrics}")
        return self.part(name, "serve", *words, **env)

    # -- processes ---------------------------------------------------------------------------

    def start(self, part: Part) -> None:
        """Starts a process, which is ended when everything is over."""
        part.process = part.start()
        self.ends.callback(self.end, part)

    def end(self, part: Part) -> None:
        """Ends a process, whatever it is doing."""
        if part.process is not None:
            part.process.kill()
            part.process.wait()

    def start_all(self) -> None:
        """Starts everything, and waits until Prometheus sees all of it."""
        self.start(self.postgres)
        until(lambda: asyncio.run(self.answers()), "PostgreSQL answers")
        for part in (self.nats, self.one, self.two, self.worker):
            self.start(part)
        self.start(self.watcher())
        until(lambda: len(self.query("up == 1")) == 3, "Prometheus sees all three")
        until(lambda: len(self.query("tavolino_ready == 1")) == 2, "both servers are ready")

    def watcher(self) -> Part:
        """Prometheus with our own example as its configuration, only faster."""
        config = yaml.safe_load(EXAMPLE.read_text())
        config["global"] = {"scrape_interval": "1s", "evaluation_interval": "1s"}
        config["rule_files"] = ["rules.yaml"]
        one, two, worker = (f"127.0.0.1:{port}" for port in self.metrics)
        servers, workers = config["scrape_configs"]
        servers["static_configs"] = [{"targets": [one, two]}]
        workers["static_configs"] = [{"targets": [worker]}]
        (self.folder / "rules.yaml").write_text(rules_file())
        (self.folder / "prometheus.yaml").write_text(yaml.safe_dump(config))
        words = (
            f"--config.file={self.folder / 'prometheus.yaml'}",
            f"--storage.tsdb.path={self.folder / 'tsdb'}",
            f"--web.listen-address=127.0.0.1:{self.prometheus}",
            "--log.level=warn",
        )
        return Part("prometheus", [found("prometheus"), *words], self.folder)

    # -- questions ---------------------------------------------------------------------------

    async def answers(self) -> bool:
        """Whether PostgreSQL can be used."""
        try:
            connection = await asyncpg.connect(self.postgres.url, timeout=2)
        except (OSError, asyncpg.PostgresError):
            return False
        await connection.close()
        return True

    def sql(self, *statements: str) -> None:
        """Has PostgreSQL execute statements, each by itself."""

        async def execute() -> None:
            connection = await asyncpg.connect(self.postgres.url)
            for statement in statements:
                await connection.execute(statement)
            await connection.close()

        asyncio.run(execute())

    def client(self, name: str) -> httpx.Client:
        """Someone who sends requests to a server."""
        base = f"http://127.0.0.1:{self.ports[name]}"
        # There are no certificates to check, and loading them takes long.
        client = httpx.Client(base_url=base, timeout=TIMEOUT, verify=False)
        return self.ends.enter_context(client)

    def asked(self, path: str, **query: str) -> dict[str, Any]:
        """What Prometheus answers; nothing while it does not."""
        try:
            answer = self.questions.get(f"/api/v1/{path}", params=query)
        except httpx.TransportError:
            return {}
        data: dict[str, Any] = answer.json()["data"] if answer.is_success else {}
        return data

    def query(self, expr: str) -> list[dict[str, Any]]:
        """The samples that an expression has now."""
        result: list[dict[str, Any]] = self.asked("query", query=expr).get("result", [])
        return result

    def firing(self) -> set[str]:
        """The names of all alerts that fire now."""
        alerts = self.asked("alerts").get("alerts", [])
        return {each["labels"]["alertname"] for each in alerts if each["state"] == "firing"}


@contextmanager
def running_site() -> Iterator[Site]:
    """A site that is healthy, and of which nothing is left afterwards."""
    folder = new_folder()
    with ExitStack() as ends:
        ends.callback(shutil.rmtree, folder, ignore_errors=True)
        site = Site(folder, ends)
        site.start_all()
        yield site


def until(true: Callable[[], object], what: str) -> float:
    """Waits until something is so. Returns how many seconds that took."""
    seconds = waited(true)
    assert seconds is not None, f"it does not happen that {what}"
    return seconds


def waited(true: Callable[[], object]) -> float | None:
    """Waits until something is so. Returns the seconds that took; None if it takes too long."""
    begun = time.monotonic()
    while not true():
        if time.monotonic() - begun > TIMEOUT:
            return None
        time.sleep(POLL_INTERVAL)
    return time.monotonic() - begun


def found(program: str) -> str:
    """Where a program is."""
    path = shutil.which(program)
    assert path is not None, f"this needs {program}"
    return path
