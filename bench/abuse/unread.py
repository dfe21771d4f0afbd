"""One address opens 10,000 connections and never reads: `make unread`.

    python bench/abuse/unread.py

Half of them ask for the largest file of the client, half for a small one again and again.
Meanwhile someone elsewhere asks ten times a second, and must always be answered. The memory of
the server and what it logs stay bounded. The last line says how many checks passed and failed.
"""

from __future__ import annotations

import asyncio
import math
import resource
import socket
import sys
import tempfile
import time
from pathlib import Path

from attacker import ADDRESS
from guest import Guest, Refused
from reaching import CONNECTION_ERRORS
from server import MORE_FILES, serving
from worst import largest

CONNECTIONS = 10_000
OPENING = 100.0
"""Seconds in which they are opened."""
HOLDING = 30.0
"""Seconds for which they are held then: longer than an answer may wait."""

OTHER_ADDRESS = "127.1.0.9"
ASKS = 10
"""Requests a second of the one elsewhere."""

MAX_MEMORY = 256.0
"""Megabytes that the server may use."""
MAX_LOG = 100.0
"""Kilobytes that it may log."""


def request(path: str) -> bytes:
    """A request for a file."""
    return f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n".encode()


WISHES = (request(largest("assets")[0]), request("/favicon.svg") * 40)


async def hold(port: int) -> int:
    """Opens and holds them all. Returns how many could send what they ask for."""
    held = []
    for number in range(CONNECTIONS):
        connection = socket.socket()
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        connection.setblocking(False)
        try:
            await send(connection, port, WISHES[number % 2])
        except (OSError, TimeoutError):
            connection.close()
        else:
            held.append(connection)
        await asyncio.sleep(OPENING / CONNECTIONS)
    await asyncio.sleep(HOLDING)
    return len(held)


async def send(connection: socket.socket, port: int, wish: bytes) -> None:
    """Sends what a connection asks for."""
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(1):
        await loop.sock_connect(connection, (ADDRESS, port))
        await loop.sock_sendall(connection, wish)


async def ask(port: int, waits: list[float]) -> None:
    """Asks again and again, on a new connection each time. Infinite if there is no answer."""
    while True:
        guest, begun = Guest(port, OTHER_ADDRESS, keeps=False), time.monotonic()
        try:
            await guest.fetch("GET", "/site")
            waits.append(time.monotonic() - begun)
        except (*CONNECTION_ERRORS, Refused):
            waits.append(math.inf)
        await asyncio.sleep(1 / ASKS)


def memory_of(pid: int) -> float:
    """The most megabytes that a process has used so far."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    [peak] = [line for line in lines if line.startswith("VmHWM")]
    return int(peak.split()[1]) / 1024


async def main() -> int:
    """Opens, holds, and says what became of it."""
    waits: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        database, log = Path(folder) / "matches.sqlite", Path(folder) / "log"
        async with serving(database, log.open("wb"), files=MORE_FILES) as server:
            asking = asyncio.create_task(ask(server.port, waits))
            sent = await hold(server.port)
            memory = memory_of(server.pid)
            asking.cancel()
        logged = log.stat().st_size / 1000
    print(f"{sent} of {CONNECTIONS} connections could send what they ask for")
    checks = {
        f"memory of the server at most: {memory:.0f} MB": memory <= MAX_MEMORY,
        f"log: {logged:.1f} kB": logged <= MAX_LOG,
        f"{len(waits)} requests from elsewhere, the slowest {max(waits):.2f} s": (
            max(waits) < math.inf
        ),
    }
    for check, passed in checks.items():
        print(f"{'passed' if passed else 'failed'}: {check}")
    failed = list(checks.values()).count(False)
    print(f"\n{len(checks) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    sys.exit(asyncio.run(main()))
