"""One SQLite database in memory for all processes, behind connections on which much goes wrong.

A process sends a piece of work to the database and waits for the answer. Works are done one at
a time, each as a whole, in an order that the seed chooses. If a process is killed, what it has
sent is done all the same.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache, partial
from typing import Any, TypeVar

from simulator.loop import Owner, VirtualLoop, run_as
from simulator.machines import VirtualMachine
from simulator.troubles import Weather
from tavolino.hosting.store import upgrades
from tavolino.hosting.store.sqlite_file import SqliteFile
from tavolino.hosting.store.values import Unavailable

T = TypeVar("T")

USUAL_DELAY = 0.002
"""Seconds until the database has usually answered, at most."""

LATE = (0.1, 6.0)
"""Seconds by which a late answer is late."""

TIMEOUT = 10.0
"""Seconds after which a process gives up an answer that was lost."""

NOTES = """
CREATE TEMP TRIGGER note_event AFTER INSERT ON action
BEGIN SELECT stored(new.match_id, new.number); END;
CREATE TEMP TRIGGER note_lease AFTER UPDATE OF leased ON match WHEN new.leased > new.number
BEGIN SELECT leased(new.id, new.leased); END;
"""
"""Notes when something is stored, for the checks."""


@cache
def empty_database() -> bytes:
    """A database with all tables and no rows."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    for statement in upgrades.sqlite_statements(None):
        connection.execute(statement)
    connection.execute("UPDATE backup SET at = 0")  # it was the real time
    content = connection.serialize()
    connection.close()
    return content


class Database:
    """The database of a site."""

    def __init__(self, loop: VirtualLoop, machine: VirtualMachine, weather: Weather) -> None:
        self.loop = loop
        self.machine = machine
        self.weather = weather
        self.done = 0
        """How much work was done."""
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        self.connection.deserialize(empty_database())
        self.connection.execute("PRAGMA foreign_keys = ON")
        self.connection.create_function("stored", 2, self.note_event)
        self.connection.create_function("leased", 2, self.note_lease)
        self.connection.executescript(NOTES)
        self.stored: dict[tuple[str, int], float] = {}
        """When each event was stored, in the time of the world."""
        self.sent: dict[tuple[str, int], float] = {}
        """When the step that stored each event was sent."""
        self.sent_at = 0.0
        """When the work was sent that is being done."""
        self.leased: dict[tuple[str, int], list[float]] = {}
        """When the turn that becomes an event was leased to someone who thinks about it."""

    def note_event(self, match: str, number: int) -> None:
        """Notes that an event is being stored."""
        self.stored[match, number] = self.loop.now
        self.sent[match, number] = self.sent_at

    def note_lease(self, match: str, number: int) -> None:
        """Notes that a turn is being leased."""
        self.leased.setdefault((match, number), []).append(self.loop.now)

    def rows(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a statement of a checker finds."""
        return self.connection.execute(statement, values).fetchall()

    def send(self, owner: Owner, work: Callable[[], T]) -> asyncio.Future[T]:
        """Sends work to the database. Returns the future of its answer."""
        answer: asyncio.Future[T] = self.loop.create_future()
        weather, name = self.weather, owner.name
        delay = self.loop.chance().random() * USUAL_DELAY
        if weather.strikes("store_gone", name):
            error = Unavailable("the connection to the store is gone")
            self.later(delay, fail, answer, error)
            return answer
        if weather.strikes("store_late", name):
            delay += self.loop.chance().uniform(*LATE) * self.loop.chance().random()
        self.later(delay, self.perform, owner, work, answer, self.loop.now)
        return answer

    def later(self, delay: float, call: Callable[..., None], *arguments: Any) -> None:
        """Calls something of the world after some seconds."""
        self.loop.at(self.loop.now + delay, run_as(None), call, *arguments)

    def perform(
        self, owner: Owner, work: Callable[[], T], answer: asyncio.Future[T], sent_at: float
    ) -> None:
        """Does some work, and sends the answer, which may be late or lost."""
        weather, name = self.weather, owner.name
        if weather.strikes("store_busy", name):
            fail(answer, sqlite3.OperationalError("database is locked"))
            return
        self.done += 1
        self.sent_at = sent_at
        try:
            result = self.with_full_disk(work) if weather.strikes("disk_full") else work()
        except Exception as error:  # noqa: BLE001 - raised where the answer is awaited
            tell: Callable[[], None] = partial(fail, answer, error)
        else:
            tell = partial(succeed, answer, result)
        if weather.strikes("store_lost", name):
            lost = Unavailable("the answer of the store was lost")
            self.later(self.loop.chance().random() * TIMEOUT, fail, answer, lost)
        elif weather.strikes("store_late", name):
            self.later(self.loop.chance().uniform(*LATE), tell)
        else:
            tell()

    def with_full_disk(self, work: Callable[[], T]) -> T:
        """Does some work while the database cannot grow."""
        [(pages,)] = self.rows("PRAGMA page_count")
        [(free,)] = self.rows("PRAGMA freelist_count")
        if not free:
            self.rows(f"PRAGMA max_page_count = {pages}")
        try:
            return work()
        finally:
            self.rows("PRAGMA max_page_count = 1073741823")


def succeed(answer: asyncio.Future[T], result: T) -> None:
    """Gives an answer, unless nobody waits for it any more."""
    if not answer.done():
        answer.set_result(result)


def fail(answer: asyncio.Future[Any], error: Exception) -> None:
    """Gives an error as an answer, unless nobody waits for it any more."""
    if not answer.done():
        answer.set_exception(error)


class VirtualStore(SqliteFile):
    """A process's connection to the database."""

    def __init__(self, database: Database, owner: Owner) -> None:
        # The time of a site is that of its database, as with PostgreSQL.
        super().__init__("/the/simulated/site.sqlite", database.machine)
        self._database = database
        self._owner = owner
        self._connection = database.connection

    async def open(self) -> None:
        await self._do(lambda: None)

    async def close(self) -> None:
        pass

    async def _run(self, work: Callable[[], T], payer: tuple[str, ...]) -> T:
        return await self._database.send(self._owner, work)

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[bool]:
        yield True  # only this world's host archives
