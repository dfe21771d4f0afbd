"""The servers that are measured: each a process of its own, in a schema of its own."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import IO

import asyncpg

from tavolino.hosting.machine import Machine
from tavolino.server.backends.postgres import PostgresStore

DATABASE = os.environ.get("TAVOLINO_TEST_DATABASE", "postgresql://root@127.0.0.1:5432/test")
NATS = os.environ.get("TAVOLINO_TEST_NATS", "nats://127.0.0.1:4222")
SECONDS_TO_START = 30
SECRET = secrets.token_hex(16)

RATE = "1000"
"""Budgets are on, 20 times as large as usual: players here act some 20 times as fast as people
may. Those of processor time do not scale, so they are what they are for people."""

BARE = Path(__file__).with_name("bare.py")


class Server:
    """A running server, seen from outside."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self.process = process
        self.port = port

    def resident(self) -> int:
        """The bytes of memory it has taken."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        [line] = [line for line in lines if line.startswith("VmRSS:")]
        return int(line.split()[1]) * 1024

    def busy(self) -> float:
        """The seconds of processor time it has used."""
        # Exact, where /proc/PID/stat counts ticks: the first figure is nanoseconds.
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


@asynccontextmanager
async def schema() -> AsyncIterator[str]:
    """The name of a schema that is gone afterwards."""
    name = f"load_{secrets.token_hex(4)}"
    try:
        yield name
    finally:
        connection = await asyncpg.connect(DATABASE)
        await connection.execute(f"DROP SCHEMA IF EXISTS {name} CASCADE")
        await connection.close()


@asynccontextmanager
async def opened(name: str) -> AsyncIterator[PostgresStore]:
    """The store in a schema, with its tables."""
    store = PostgresStore(DATABASE, Machine(), name)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def serving(name: str, log: IO[bytes], *stores: str) -> AbstractAsyncContextManager[Server]:
    """The server, once it listens; stopped afterwards.

    `stores` are the options that name another store than PostgreSQL and NATS.
    """
    port = free_port()
    command = [
        *(str(Path(sys.executable).with_name("tavolino")), "serve"),
        *("--port", str(port), "--bots", "0"),
        *(stores or ("--database", DATABASE, "--nats", NATS)),
    ]
    env = {"TAVOLINO_SECRET": SECRET, "TAVOLINO_TRUSTED_PROXY": "1", "TAVOLINO_RATE": RATE}
    return running(command, port, log, env if stores else env | {"TAVOLINO_SCHEMA": name})


def bare(name: str, log: IO[bytes]) -> AbstractAsyncContextManager[Server]:
    """The bare server of `bare.py`, likewise."""
    port = free_port()
    return running([sys.executable, str(BARE), DATABASE, name, str(port)], port, log, {})


@asynccontextmanager
async def running(
    command: list[str], port: int, log: IO[bytes], env: dict[str, str]
) -> AsyncIterator[Server]:
    """A process that serves on a port, once it listens; stopped afterwards."""
    process = await asyncio.create_subprocess_exec(
        *command, env=os.environ | env, stdout=asyncio.subprocess.DEVNULL, stderr=log
    )
    try:
        async with asyncio.timeout(SECONDS_TO_START):
            await listening(process, port)
        yield Server(process, port)
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        await process.wait()


async def listening(process: asyncio.subprocess.Process, port: int) -> None:
    """Waits until someone answers on a port."""
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            if process.returncode is not None:
                raise RuntimeError("the server did not start, see its log") from None
            await asyncio.sleep(0.1)
        else:
            writer.close()
            return


def free_port() -> int:
    """A port no one listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
