"""The statements of a store in one SQLite file, wherever they run.

A server runs them in a thread (`server/backends/sqlite.py`), a page in its only one
(`page/store.py`).
"""

from __future__ import annotations

import asyncio
import sqlite3
from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from tavolino.hosting.machine import Machine
from tavolino.hosting.match.ids import id_from
from tavolino.hosting.store import upgrades
from tavolino.hosting.store.logs import Steps, T
from tavolino.hosting.store.measured import Measured
from tavolino.hosting.store.sql import (
    BACKUP_AGE,
    BEAT,
    PULSE,
    RECORD_BACKUP,
    SqlStore,
    step_statements,
)
from tavolino.hosting.store.values import (
    LEASE,
    LINGER,
    Appended,
    Due,
    Pulse,
    Row,
    Step,
    Unavailable,
    mark_moved,
)

LOCK_TIMEOUT = 5.0
"""Seconds to wait for a lock while another process writes."""

NUMBERS = "SELECT id, number FROM match WHERE id IN (SELECT value FROM json_each($1))"
HELD = """
SELECT DISTINCT seat FROM holder
WHERE match_id = $1 AND hex(secret_hash) IN (SELECT value FROM json_each($2))
"""
MOVED = """
SELECT match_id, seat, secret_hash FROM holder
WHERE match_id IN (SELECT value FROM json_each($1)) AND seat <= $2
"""
DUE_BOTS = """
UPDATE match SET issued_at = $1, leased = 0 WHERE id IN (
    SELECT id FROM match
    WHERE bot_due AND max(changed_at, issued_at) <= CASE
        WHEN leased > number THEN $3 ELSE $2
    END
    ORDER BY max(changed_at, issued_at) LIMIT 500
) RETURNING id, number, made_by
"""
RENEW = """
UPDATE match SET issued_at = $2
WHERE id IN (SELECT value FROM json_each($1)) AND leased > number
"""
LOOK_LATER = """
UPDATE match SET look_at = deadline
WHERE look_at <= $2 AND (deadline IS NULL OR deadline > $1)
"""
SIZE = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
EXISTS = "SELECT 1 FROM sqlite_master WHERE name = $1"
BEAT_BY_THE_CLOCK = BEAT.format(now="$2")
PULSE_BY_THE_CLOCK = PULSE.format(now="$2")
RECORD_BACKUP_BY_THE_CLOCK = RECORD_BACKUP.format(now="$1")
BACKUP_AGE_BY_THE_CLOCK = BACKUP_AGE.format(now="$1")


def named(values: Row) -> dict[str, object]:
    """The parameters `$1`, `$2` and so on."""
    return {str(place): value for place, value in enumerate(values, 1)}


def keep_private(file: Path) -> None:
    """Makes a database file and the files beside it readable for its owner only."""
    # SQLite gives its other files the same mode as this one. It reports errors itself, later.
    with suppress(OSError):
        file.touch(0o600)
    for name in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
        with suppress(OSError):
            name.chmod(name.stat().st_mode & 0o700)


class SqliteFile(SqlStore):
    """Keeps matches in a file. Statements run one at a time."""

    journal = "WAL"
    """SQLite's journal mode. With this one, others can read while someone writes."""

    def __init__(self, path: str | Path, machine: Machine, archive: str = "") -> None:
        self._path = path
        self._machine = machine
        self.location = archive
        self._appending: set[asyncio.Task[bool]] = set()
        self.site = id_from(str(Path(path).resolve()))
        self._connection: sqlite3.Connection

    async def has_tables(self) -> bool:
        # A file that is not ours stays as it is.
        uri = f"{Path(self._path).resolve().as_uri()}?mode=ro"
        try:
            with closing(sqlite3.connect(uri, LOCK_TIMEOUT, uri=True)) as database:
                return database.execute(EXISTS, {"1": "alembic_version"}).fetchone() is not None
        except sqlite3.OperationalError as error:
            raise Unavailable(str(error)) from error

    @abstractmethod
    async def _run(self, work: Callable[[], T], payer: tuple[str, ...]) -> T:
        """Runs a function that uses the connection. Raises Unavailable if there is none."""

    async def append(self, step: Step) -> bool:
        return await self._append_for(self.payer(), step)

    def begin_append(self, step: Step, appended: Appended) -> None:
        appending = asyncio.create_task(self._append_for(self.payer(), step))
        self._appending.add(appending)
        appending.add_done_callback(partial(self._report, appended))

    async def _append_for(self, payer: tuple[str, ...], step: Step) -> bool:
        with Measured("steps", self._machine):
            return await self._do(lambda: self._append(step), payer)

    def _report(self, appended: Appended, appending: asyncio.Task[bool]) -> None:
        self._appending.discard(appending)
        result: bool | Exception
        try:
            result = appending.result()
        except asyncio.CancelledError:
            result = Unavailable("the process ends")  # some may wait for the match until then
        except Exception as error:  # noqa: BLE001 - passed on
            result = error
        appended(result)

    async def numbers(self, matches: Sequence[str]) -> dict[str, int]:
        rows = await self._rows(NUMBERS, msgspec.json.encode(list(matches)).decode())
        return {match: number for match, number in rows}  # noqa: C416 - dict() has no types

    async def due_bots(self, now: int, age: int) -> list[Due]:
        rows = await self._rows(DUE_BOTS, now, now - age, now - LEASE)
        return [Due(*values) for values in rows]

    async def renew(self, matches: Sequence[str], now: int) -> None:
        await self._rows(RENEW, msgspec.json.encode(list(matches)).decode(), now)

    async def beat(self, gap: int) -> Pulse:
        [(now, down)] = await self._by_the_clock(BEAT_BY_THE_CLOCK, gap)
        return Pulse(now=now, down=down)

    async def pulse(self, gap: int) -> Pulse | None:
        for now, down in await self._by_the_clock(PULSE_BY_THE_CLOCK, gap):
            return Pulse(now=now, down=down)
        return None

    async def held_seats(self, match: str, secret_hashes: Sequence[bytes]) -> set[int]:
        hashes = msgspec.json.encode([one.hex().upper() for one in secret_hashes]).decode()
        return {seat for (seat,) in await self._look_up(HELD, match, hashes)}

    async def moved_seats(self, matches: Sequence[str]) -> list[tuple[str, int, bytes]]:
        asked = msgspec.json.encode(list(matches)).decode()
        rows = await self._rows(MOVED, asked, mark_moved(0))
        return [(match, mark_moved(mark), key) for match, mark, key in rows]

    async def record_backup(self) -> None:
        await self._by_the_clock(RECORD_BACKUP_BY_THE_CLOCK)

    async def backup_age(self) -> int:
        [(age,)] = await self._by_the_clock(BACKUP_AGE_BY_THE_CLOCK)
        return int(age)

    async def size(self) -> int:
        [(size,)] = await self._rows(SIZE)
        return int(size)

    async def wipe_journal(self) -> bool:
        with Measured("rows", self._machine):
            return await self._do(self._wipe_journal)

    # -- statements --------------------------------------------------------------------------

    async def _do(self, work: Callable[[], T], payer: tuple[str, ...] | None = None) -> T:
        try:
            return await self._run(work, self.payer() if payer is None else payer)
        except sqlite3.OperationalError as error:
            raise Unavailable(str(error)) from error

    async def _look_later(self, now: int) -> None:
        await self._rows(LOOK_LATER, now, now - LINGER)

    async def _transact(self, steps: Steps[T], *, may_be_undone: bool = False) -> T:
        return await self._do(lambda: self._all(steps))

    async def _rows(self, statement: str, *values: Any) -> Sequence[Row]:
        with Measured("rows", self._machine):
            return await self._do(lambda: self._execute(statement, values).fetchall())

    async def _by_the_clock(self, statement: str, *values: Any) -> Sequence[Row]:
        """The rows of a statement whose last parameter is the time at which it is run."""
        with Measured("rows", self._machine):
            return await self._do(
                lambda: self._execute(statement, (*values, self._machine.now())).fetchall()
            )

    def _execute(self, statement: str, values: Row) -> sqlite3.Cursor:
        return self._connection.execute(statement, named(values))

    def _wipe_journal(self) -> bool:
        # This does not wait for those who read: everyone's statements would wait behind it.
        self._connection.execute("PRAGMA busy_timeout = 0")
        try:
            [(is_busy, _, _)] = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            self._connection.execute(f"PRAGMA busy_timeout = {LOCK_TIMEOUT * 1000:.0f}")
        return not is_busy

    def _connect(self) -> None:
        keep_private(Path(self._path))
        # Without an isolation level, each statement is a transaction unless we send BEGIN.
        self._connection = sqlite3.connect(self._path, LOCK_TIMEOUT, isolation_level=None)
        try:
            self._choose_journal()
            # The last one overwrites what is deleted with zeros.
            for pragma in ("synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"):
                self._connection.execute(f"PRAGMA {pragma}")
            if not upgrades.are_usable(*self._tables()):
                self._migrate()
        except BaseException:
            self._connection.close()
            raise

    def _choose_journal(self) -> None:
        """Sets how SQLite keeps its journal, for which it does not wait as for other locks."""
        until = self._machine.seconds() + LOCK_TIMEOUT
        while True:
            try:
                self._connection.execute(f"PRAGMA journal_mode = {self.journal}")
            except sqlite3.OperationalError as error:
                if (
                    error.sqlite_errorcode != sqlite3.SQLITE_BUSY
                    or self._machine.seconds() > until
                ):
                    raise
                self._machine.wait(0.01)
            else:
                return

    def _tables(self) -> tuple[str | None, str | None]:
        """The step that the tables are at, and the oldest one whose code works with them."""
        at = self._find("alembic_version", upgrades.STEP)
        return at, self._find("compatible", upgrades.OLDEST)

    def _find(self, table: str, statement: str) -> str | None:
        """The value in a table that may not exist."""
        if self._execute(EXISTS, (table,)).fetchone() is None:
            return None
        row = self._connection.execute(statement).fetchone()
        return None if row is None else str(row[0])

    def _migrate(self) -> None:
        with self._transaction():
            at, oldest = self._tables()  # another process may just have migrated it
            if not upgrades.are_usable(at, oldest):
                for statement in upgrades.sqlite_statements(at):
                    self._connection.execute(statement)

    def _all(self, steps: Steps[T]) -> T:
        """Runs the statements of a transaction."""
        with self._transaction():
            try:
                statement, values = next(steps)
                while True:
                    rows = [row for each in values for row in self._execute(statement, each)]
                    statement, values = steps.send(rows)
            except StopIteration as done:
                result: T = done.value
        return result

    def _append(self, step: Step) -> bool:
        try:
            return self._all(step_statements(step))
        except sqlite3.IntegrityError:
            return False

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise
