"""The store of a page: an SQLite file that is flushed before anyone is told what is in it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from tavolino.hosting.machine import Machine
from tavolino.hosting.match.stored import MatchRow, Summary
from tavolino.hosting.store.logs import Steps, T
from tavolino.hosting.store.rows import match_values
from tavolino.hosting.store.sql import CREATE, LEASE_TURN, step_statements
from tavolino.hosting.store.sqlite_file import (
    BEAT_BY_THE_CLOCK,
    DUE_BOTS,
    LOOK_LATER,
    RENEW,
    SqliteFile,
)
from tavolino.hosting.store.values import Row, Step, Unavailable

Flush = Callable[[], Awaitable[None]]
"""Makes everything durable that is in the files. It raises any exception if that fails."""

PASSING = frozenset({BEAT_BY_THE_CLOCK, LEASE_TURN, LOOK_LATER, RENEW, DUE_BOTS})
"""Statements that are not worth a flush: no one is told of them, they come every second, and
nothing is lost without the last of them."""


class FlushedStore(SqliteFile):
    """Keeps matches in a file, and flushes it after each change.

    A browser keeps files in memory and writes them to its own storage when asked. If that
    fails, we do not know what is stored. So nothing is read either until a flush succeeds:
    otherwise someone could be told of an event that is lost when the page is closed.
    """

    journal = "DELETE"  # after each transaction, everything is in the one file

    def __init__(self, path: str | Path, machine: Machine, flush: Flush) -> None:
        super().__init__(path, machine)
        self._flush = flush
        self._lock = asyncio.Lock()
        self._is_open = False
        self._is_flushed = True
        self._is_passing = False
        """Whether the last statement was one of PASSING."""

    async def open(self) -> None:
        async with self._lock:
            try:
                self._connect()
            except sqlite3.OperationalError as error:
                raise Unavailable(str(error)) from error
            self._is_open = True
        await self.flush()

    async def close(self) -> None:
        if not self._is_open:
            return
        async with self._lock:
            self._is_open = False
            self._connection.close()
        await self.flush()

    async def flush(self) -> None:
        """Flushes all files, also those beside the database."""
        async with self._lock:
            self._is_flushed = False
            await self._flush_now()

    async def add(
        self, row: MatchRow, before: Summary, steps: Sequence[Step], maker: bytes
    ) -> bool:
        """Stores a match with its whole log. Returns False if its id is already in use.

        `before` is its summary before the first event, `maker` the hash of its maker's secret.
        """
        match = (*match_values(row, before), maker)
        return await self._transact(match_statements(match, steps))

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[bool]:
        yield True  # no one else has the file

    async def _run(self, work: Callable[[], T], payer: tuple[str, ...]) -> T:
        # The lock also keeps others from changing the file while it is flushed.
        async with self._lock:
            if not self._is_open:
                raise Unavailable("the store is closed")
            before = self._connection.total_changes
            result = work()
            if self._connection.total_changes != before and not self._is_passing:
                self._is_flushed = False
            if not self._is_flushed:
                await self._flush_now()
            return result

    async def _flush_now(self) -> None:
        try:
            await self._flush()
        except Exception as error:
            raise Unavailable(f"the file cannot be flushed: {error}") from error
        self._is_flushed = True

    def _execute(self, statement: str, values: Row) -> sqlite3.Cursor:
        self._is_passing = statement in PASSING
        return super()._execute(statement, values)


def match_statements(match: Row, steps: Sequence[Step]) -> Steps[bool]:
    """The statements that store a match with its whole log."""
    if not (yield CREATE, [match]):
        return False
    for step in steps:
        yield from step_statements(step)
    return True
