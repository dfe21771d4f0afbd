"""Many who only listen: what they cost, and what happens when all come back at once."""

from __future__ import annotations

import asyncio
import resource
import time

from seating import SEATS, Seated
from server import Server
from wire import Line

CONNECTIONS = 10_000
FILES = CONNECTIONS + 200
SETTLE = 3.0
"""Seconds before memory is looked at: what comes after connecting has its time."""

AT_ONCE = 2000
"""Connections that are tried for at the same time. Systems let some 4000 wait to be accepted;
whoever comes on top of them is not heard until seconds later, when the system tries again."""

RETRY_INTERVAL = 1.0
"""Seconds until one who was turned away tries again."""


class Listener:
    """One who follows a match, and comes back after what it has seen."""

    def __init__(self, seated: Seated, seat: int, token: str, port: int) -> None:
        self.seated = seated
        self.seat = seat
        self.token = token
        self.port = port
        self.seen = 0
        self.line: Line | None = None
        self.state_received: asyncio.Future[bool] | None = None
        self.attempts = 0

    async def come(self) -> None:
        """Returns when the state of the match was told."""
        while not await self.attempt():
            await asyncio.sleep(RETRY_INTERVAL)

    async def attempt(self) -> bool:
        """Whether one connection led to the state of the match."""
        self.attempts += 1
        self.state_received = asyncio.get_running_loop().create_future()
        path = self.seated.path(self.seat, self.seen)
        self.line = Line(path, self.token, self.hear, self.lost)
        try:
            await self.line.connect(self.port)
        except OSError:
            return False
        return await self.state_received

    def hear(self, text: bytes) -> None:
        """Something is told; the state comes with the last event that was missed."""
        if (
            b'"state":{' in text
            and self.state_received is not None
            and not self.state_received.done()
        ):
            self.seen = self.seated.number
            self.state_received.set_result(True)

    def lost(self) -> None:
        """The connection has ended."""
        if self.state_received is not None and not self.state_received.done():
            self.state_received.set_result(False)

    def is_there(self) -> bool:
        """Whether the connection lives."""
        return self.line is not None and self.line.transport is not None

    def drop(self) -> None:
        """Goes without a word."""
        if self.line is not None:
            self.line.drop()


def listeners(matches: list[Seated], port: int) -> list[Listener]:
    """One for every seat of every match."""
    return [
        Listener(seated, seat, seated.tokens[seat], port)
        for seated in matches
        for seat in range(SEATS)
    ]


def allow_many_files() -> None:
    """Raises the number of connections this process and those it starts may have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most < FILES:
        raise RuntimeError(f"a process may have {most} connections here, too few")
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def all_come(everyone: list[Listener]) -> float:
    """The seconds until the last one was told the state of their match."""
    few = asyncio.Semaphore(AT_ONCE)

    async def come(one: Listener) -> None:
        async with few:
            await one.come()

    begun = time.perf_counter()
    await asyncio.gather(*(come(one) for one in everyone))
    return time.perf_counter() - begun


async def memory_each(server: Server, everyone: list[Listener]) -> tuple[float, float]:
    """Connects everyone; the bytes each takes in the server, and the seconds it took."""
    before = server.resident()
    took = await all_come(everyone)
    await asyncio.sleep(SETTLE)
    return (server.resident() - before) / len(everyone), took


async def storm(everyone: list[Listener]) -> float:
    """Drops everyone at once; the seconds until the last one is back."""
    for one in everyone:
        one.drop()
        one.attempts = 0
    return await all_come(everyone)
