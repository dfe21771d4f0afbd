"""A site of real processes whose NATS can be killed."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx

from support.command_process import Logged, logged
from support.fresh_stores import DATABASE, query
from support.nats_server import Server as NatsServer
from support.ports import free_port
from support.running_server import SECRET, TIMEOUT, until

Readiness = tuple[int, dict[str, Any]]


class Site:
    """Servers and workers, each a process of its own, with a NATS that can be killed."""

    def __init__(self, folder: Path, ends: ExitStack) -> None:
        self.folder = folder
        self.ends = ends
        self.schema = f"test_{os.urandom(6).hex()}"
        self.nats = NatsServer(folder)
        ends.callback(lambda: asyncio.run(self.drop()))
        ends.callback(self.nats.kill)

    async def drop(self) -> None:
        await query(f"DROP SCHEMA IF EXISTS {self.schema} CASCADE")

    def start(self, *words: str) -> Logged:
        """A process of the command, which does not outlive the test."""
        log = self.folder / f"{words[0]}-{secrets.token_hex(4)}.log"
        return self.ends.enter_context(logged(log, *words, **self.settings()))

    def settings(self) -> dict[str, str]:
        """The environment of every process."""
        return {
            "TAVOLINO_DATABASE": DATABASE,
            "TAVOLINO_SCHEMA": self.schema,
            "TAVOLINO_NATS": self.nats.url,
            "TAVOLINO_SECRET": SECRET,
            "TAVOLINO_RATE": "0",
        }

    def serve(self) -> tuple[Logged, httpx.Client]:
        """A server that is ready, and someone who sends it requests."""
        port = free_port()
        server = self.start("serve", "--port", str(port))
        client = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=TIMEOUT)
        self.ends.enter_context(client)
        until(lambda: readiness(client)[0] == 200)
        return server, client

    def work(self) -> Logged:
        """A worker that works."""
        worker = self.start("worker", "--processes", "1")
        worker.says("working")
        return worker


@contextmanager
def site(folder: Path) -> Iterator[Site]:
    with ExitStack() as ends:
        yield Site(folder, ends)


def readiness(client: httpx.Client) -> Readiness:
    """What a server says of itself; 0 if it does not answer."""
    try:
        answer = client.get("/readyz")
    except httpx.TransportError:
        return 0, {}
    return answer.status_code, answer.json()


def counted(client: httpx.Client, name: str) -> float:
    """What a server has counted under a name, which it does not list before the first time."""
    lines = client.get("/metrics").text.splitlines()
    return sum(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))
