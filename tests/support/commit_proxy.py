"""A proxy between a process and PostgreSQL that can stop at a commit.

Each write of the store is one statement and one transaction, sent as Bind, Execute and Sync.
PostgreSQL executes the statement when it reads Execute, commits when it reads Sync, and then
answers ReadyForQuery. So the proxy can stop

    before  the statement is executed, but Sync is not sent on
    during  Sync is sent on, and nothing is known yet
    after   ReadyForQuery has come, but none of the answer is passed back

At such a stop it calls whoever aimed it, who kills what they like. Then it hangs up.
"""

from __future__ import annotations

import asyncio
import re
import struct
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Literal

Point = Literal["before", "during", "after"]
POINTS: tuple[Point, ...] = ("before", "during", "after")

STEP = "INSERT INTO action"
"""How steps of matches are written; the same statement also updates their rows."""

WRITES = re.compile(
    r"\b(?:INSERT INTO|UPDATE|DELETE FROM) (?:action|match|holder|carry|forgetting)\b"
)
"""Writes to the tables that keep what was acknowledged; heartbeats are not among them."""

FLUSH = b"H\x00\x00\x00\x04"
LENGTH = struct.Struct("!i")
SHORT = struct.Struct("!h")


@dataclass(frozen=True)
class Step:
    """An event of a match that a statement writes."""

    match: str
    number: int
    command: str


@dataclass
class Commit:
    """A commit at which the proxy has stopped."""

    point: Point
    write: str
    """What it does to which table."""
    backend: int
    """The process of PostgreSQL that does it."""
    steps: list[Step]
    """Those that PostgreSQL has said to be written; during a commit, those that are to be."""


@dataclass
class Aim:
    """Where to stop, and whom to call then. Some commits are let pass before."""

    point: Point
    wants: Callable[[str, list[Step]], bool]
    """Whether to stop at a commit, by what it writes and by its steps."""
    passing: int
    call: Callable[[Commit], Awaitable[None]]


class Proxy:
    """Listens on a port, and connects to PostgreSQL on another."""

    def __init__(self, port: int, postgres: int) -> None:
        self.port = port
        self.postgres = postgres
        self.aim: Aim | None = None
        self.server: asyncio.Server | None = None
        self.lines: set[asyncio.Task[None]] = set()
        self.troubles: list[str] = []
        """What went wrong in the proxy itself."""

    async def start(self) -> None:
        """Listens from now on."""
        self.server = await asyncio.start_server(self.connected, "127.0.0.1", self.port)

    async def stop(self) -> None:
        """Hangs up everywhere and listens no more."""
        assert self.server is not None
        self.server.close()
        for line in self.lines:
            line.cancel()
        await asyncio.gather(*self.lines, return_exceptions=True)

    def aimed_at(self, write: str, steps: list[Step]) -> Aim | None:
        """The aim, if this commit is the one to stop at: then it is taken."""
        aim = self.aim
        if aim is None or not aim.wants(write, steps):
            return None
        aim.passing -= 1
        if aim.passing >= 0:
            return None
        self.aim = None
        return aim

    async def connected(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        """A process has connected."""
        task = asyncio.current_task()
        assert task is not None
        self.lines.add(task)
        with suppress(OSError):
            ahead, upwards = await asyncio.open_connection("127.0.0.1", self.postgres)
            try:
                await Line(self, reader, upwards, ahead, writer).run()
            finally:
                upwards.close()
        writer.close()
        self.lines.discard(task)


@dataclass
class Line:
    """One connection through the proxy. `up` leads to PostgreSQL."""

    proxy: Proxy
    reader_up: asyncio.StreamReader
    up: asyncio.StreamWriter
    reader_down: asyncio.StreamReader
    down: asyncio.StreamWriter
    backend: int = 0
    writes: dict[bytes, str] = field(default_factory=dict)
    """For each prepared statement that writes, what it writes."""
    write: str = ""
    """What is being written, until Sync."""
    steps: dict[str, Step] = field(default_factory=dict)
    """For each match the step that is being written."""
    written: list[Step] = field(default_factory=list)
    withheld: bool = False
    """Whether nothing is passed back any more."""
    stopped: bool = False
    """Whether the commit has come as far as it was to come."""
    executed: asyncio.Event = field(default_factory=asyncio.Event)
    answered: asyncio.Event = field(default_factory=asyncio.Event)

    async def run(self) -> None:
        """Passes on what comes from either side until one hangs up, or after a stop."""
        ways = [asyncio.create_task(self.upwards()), asyncio.create_task(self.downwards())]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            if self.stopped:
                await asyncio.wait(ways[:1])  # if PostgreSQL was killed, it has hung up
        finally:
            for way in ways:
                way.cancel()
            ended = await asyncio.gather(*ways, return_exceptions=True)
        self.proxy.troubles += [
            repr(error)
            for error in ended
            if isinstance(error, Exception) and not isinstance(error, (OSError, EOFError))
        ]

    async def upwards(self) -> None:
        """What the process sends."""
        [length] = LENGTH.unpack(first := await self.reader_up.readexactly(4))
        self.up.write(first + await self.reader_up.readexactly(length - 4))
        while True:
            kind, message = await read(self.reader_up)
            self.look_at(kind, message)
            if kind == b"S" and self.write:
                aim = self.proxy.aimed_at(self.write, list(self.steps.values()))
                if aim is not None:
                    await self.stop(aim, message)
                    return
                self.write = ""
            self.up.write(message)
            await self.up.drain()

    async def downwards(self) -> None:
        """What PostgreSQL answers."""
        while True:
            kind, message = await read(self.reader_down)
            if kind == b"K":
                [self.backend] = LENGTH.unpack_from(message, 5)
            if self.withheld:
                self.hear(kind, message)
            else:
                self.down.write(message)
                await self.down.drain()

    def look_at(self, kind: bytes, message: bytes) -> None:
        """Notes which statements write, and what."""
        if kind == b"P":
            name, statement, _ = message[5:].split(b"\0", 2)
            writes = WRITES.findall(statement.decode())
            if writes:
                self.writes[name] = STEP if STEP in writes else writes[0]
        if kind == b"B":
            name = message[5:].split(b"\0", 2)[1]
            self.write = self.writes.get(name, "")
            self.steps = steps_in(message) if self.write == STEP else {}

    def hear(self, kind: bytes, message: bytes) -> None:
        """Notes what PostgreSQL says of a statement, instead of passing it back."""
        if kind == b"D" and self.write == STEP:
            [match] = values_in(message, 5 + SHORT.size, 1)
            self.written.append(self.steps[match.decode()])
        if kind == b"E":
            raise EOFError("the statement failed")
        if kind == b"C":
            self.executed.set()
        if kind == b"Z":
            self.answered.set()

    async def stop(self, aim: Aim, sync: bytes) -> None:
        """Stops at this commit, or leaves the aim for another if it fails."""
        self.withheld = True
        try:
            await self.reach(aim.point, sync)
        except BaseException:
            self.proxy.aim = aim
            raise
        self.stopped = True
        steps = list(self.steps.values()) if aim.point == "during" else self.written
        await aim.call(Commit(aim.point, self.write, self.backend, steps))

    async def reach(self, point: Point, sync: bytes) -> None:
        """Goes on with a commit as far as this point."""
        if point == "before":
            # Without this, PostgreSQL would say nothing until it reads Sync.
            self.up.write(FLUSH)
            await self.executed.wait()
        else:
            self.up.write(sync)
            await self.up.drain()
        if point == "after":
            await self.answered.wait()


async def read(reader: asyncio.StreamReader) -> tuple[bytes, bytes]:
    """The next message: its kind, and all of it."""
    head = await reader.readexactly(5)
    [length] = LENGTH.unpack_from(head, 1)
    return head[:1], head + await reader.readexactly(length - 4)


def values_in(message: bytes, at: int, number: int) -> list[bytes]:
    """So many values from some place on, each after its length."""
    values = []
    for _ in range(number):
        [length] = LENGTH.unpack_from(message, at)
        at += LENGTH.size
        values.append(message[at : at + max(length, 0)])
        at += max(length, 0)
    return values


def steps_in(bind: bytes) -> dict[str, Step]:
    """The steps that a statement is bound to, by their matches."""
    at = bind.index(b"\0", bind.index(b"\0", 5) + 1) + 1
    [formats] = SHORT.unpack_from(bind, at)
    # After the formats comes the number of values, which is known.
    arrays = values_in(bind, at + SHORT.size * (formats + 2), 3)
    return {
        match.decode(): Step(match.decode(), LENGTH.unpack(number)[0], command.decode())
        for match, number, command in zip(*map(members, arrays), strict=True)
    }


def members(array: bytes) -> list[bytes]:
    """What is in an array of one dimension: its head has five integers, the fourth its size."""
    [size] = LENGTH.unpack_from(array, 3 * LENGTH.size)
    return values_in(array, 5 * LENGTH.size, size)
