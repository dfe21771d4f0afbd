"""The store in one SQLite file, for a single server process without a database server."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from tavolino.hosting.access.budgets import Payer
from tavolino.hosting.access.fair import FairSlots
from tavolino.hosting.machine import Machine
from tavolino.hosting.store.logs import T
from tavolino.hosting.store.measured import Measured
from tavolino.hosting.store.sqlite_file import SqliteFile, keep_private, named
from tavolino.hosting.store.store import ArchiveFiles
from tavolino.hosting.store.values import Row, Unavailable
from tavolino.server.backends.archive_files import files_at


@contextmanager
def lock_file(file: Path) -> Iterator[bool]:
    """Locks a file for this process. Yields False if another process has locked it."""
    keep_private(file)
    # SQLite's own lock works on every system, and ends with the process. The file stays: it
    # could not be deleted safely.
    with closing(sqlite3.connect(file, timeout=0, isolation_level=None)) as connection:
        try:
            connection.execute("BEGIN EXCLUSIVE")
            is_ours = True
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise Unavailable(f"{file} cannot be locked: {error}") from error
            is_ours = False
        yield is_ours


AT_ONCE = 2
"""Statements that the thread has: one that runs, and the next one. The others take turns."""


class SqliteStore(SqliteFile):
    """Keeps matches in a file. A single thread runs the statements, one at a time.

    What is looked up takes microseconds, and the event loop does so itself: otherwise it would
    take several of its turns until the thread had been asked and had answered. In WAL mode,
    no one who writes keeps it waiting.
    """

    def __init__(self, path: str | Path, machine: Machine, archive: str = "") -> None:
        super().__init__(path, machine, archive)
        self._thread: ThreadPoolExecutor | None = None
        self._reader: sqlite3.Connection
        self._turns = FairSlots(AT_ONCE, machine)

    async def open(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        try:
            await self._do(self._connect)
            self._reader = sqlite3.connect(self._path, timeout=0, isolation_level=None)
            self._reader.execute("PRAGMA query_only = ON")
        except BaseException:
            self._thread.shutdown(wait=False)
            self._thread = None
            raise

    async def close(self) -> None:
        if self._thread is not None:
            self._reader.close()
            await self._do(self._connection.close)
            self._thread.shutdown()
            self._thread = None

    def files(self) -> ArchiveFiles:
        return files_at(self.location)

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[bool]:
        with lock_file(Path(f"{self._path}.archiving")) as is_ours:
            yield is_ours

    async def _look_up(self, statement: str, *values: Any) -> Sequence[Row]:
        if self._thread is not None:
            with suppress(sqlite3.OperationalError), Measured("rows", self._machine):
                return self._reader.execute(statement, named(values)).fetchall()
        return await self._rows(statement, *values)  # which may wait for a lock

    async def _run(self, work: Callable[[], T], payer: tuple[str, ...]) -> T:
        async with self._turns.turn(Payer(*payer)):
            if self._thread is None:
                raise Unavailable("the store is closed")
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
