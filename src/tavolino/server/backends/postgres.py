"""The store in PostgreSQL, for any number of server processes at once."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from typing import Any

import asyncpg

from tavolino.hosting.access.budgets import Payer
from tavolino.hosting.access.fair import FairSlots
from tavolino.hosting.machine import Machine
from tavolino.hosting.match.ids import id_from
from tavolino.hosting.store.logs import Steps, T
from tavolino.hosting.store.measured import Measured
from tavolino.hosting.store.rows import step_values
from tavolino.hosting.store.sql import BACKUP_AGE, BEAT, PULSE, RECORD_BACKUP, SqlStore
from tavolino.hosting.store.store import ArchiveFiles
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
from tavolino.server.backends.archive_files import files_at
from tavolino.server.backends.connection import (
    ANSWER_TIMEOUT,
    CONNECT_TIMEOUT,
    answer,
    check_is_our_own,
    connect,
    connect_to_primary,
    has_tables,
    migrate,
    run_uncancelled,
    set_up,
    translate_errors,
)
from tavolino.server.backends.group_commit import PLAN, GroupCommitter

CONNECTIONS = 8
"""The largest size of the pool. Steps are written on a separate connection."""

# Every cluster has its own identifier, which its replicas share.
SITE = "SELECT system_identifier::text, current_database()::text FROM pg_control_system()"
NUMBERS = "SELECT id, number FROM match WHERE id = ANY($1)"
HELD = "SELECT DISTINCT seat FROM holder WHERE match_id = $1 AND secret_hash = ANY($2)"
MOVED = """
SELECT match_id, seat, secret_hash FROM holder WHERE match_id = ANY($1) AND seat <= $2
"""

# Skips rows that another process has locked instead of waiting for them.
DUE_BOTS = """
WITH due AS MATERIALIZED (
    SELECT id FROM match
    WHERE bot_due AND greatest(changed_at, issued_at) <= CASE
        WHEN leased > number THEN $3::bigint ELSE $2::bigint
    END
    ORDER BY greatest(changed_at, issued_at) LIMIT 500
    FOR NO KEY UPDATE SKIP LOCKED
)
UPDATE match SET issued_at = $1, leased = 0 FROM due WHERE match.id = due.id
RETURNING match.id, match.number, match.made_by
"""
RENEW = """
WITH leased AS MATERIALIZED (
    SELECT id FROM match WHERE id = ANY($1) AND leased > number
    FOR NO KEY UPDATE SKIP LOCKED
)
UPDATE match SET issued_at = $2 FROM leased WHERE match.id = leased.id
"""
LOOK_LATER = """
WITH later AS MATERIALIZED (
    SELECT id FROM match
    WHERE look_at <= $2::bigint AND (deadline IS NULL OR deadline > $1::bigint)
    ORDER BY look_at LIMIT 500
    FOR NO KEY UPDATE SKIP LOCKED
)
UPDATE match SET look_at = deadline FROM later WHERE match.id = later.id
"""
SIZE = "SELECT pg_database_size(current_database())"
# A commit then does not wait for the disk, and those of players do not wait for it.
WITHOUT_WAITING = "SET LOCAL synchronous_commit = off"
# Released when the connection ends, however that happens. Schemas have archives of their own.
ALONE = "SELECT pg_try_advisory_lock($1::int, hashtext(current_schema()))"
ARCHIVE_LOCK = int.from_bytes(b"arch", "big")
ITS_CLOCK = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
BEAT_BY_ITS_CLOCK = BEAT.format(now=ITS_CLOCK)
PULSE_BY_ITS_CLOCK = PULSE.format(now=ITS_CLOCK)
RECORD_BACKUP_BY_ITS_CLOCK = RECORD_BACKUP.format(now=ITS_CLOCK)
BACKUP_AGE_BY_ITS_CLOCK = BACKUP_AGE.format(now=ITS_CLOCK)


class PostgresStore(SqlStore):
    """Keeps matches in one schema of a PostgreSQL database.

    The next call after a lost connection reconnects, so a server survives a database restart.
    """

    def __init__(
        self, url: str, machine: Machine, schema: str = "public", archive: str = ""
    ) -> None:
        if not re.fullmatch("[a-z_][a-z0-9_]*", schema):
            raise ValueError(f"not a valid schema name: {schema!r}")
        self._url = url
        self._machine = machine
        self._schema = schema
        self.location = archive
        self.site = ""
        self._pool: Any = None
        self._turns = FairSlots(CONNECTIONS, machine)
        self._writer: GroupCommitter | None = None

    async def has_tables(self) -> bool:
        with translate_errors():
            return await has_tables(self._url, self._schema)

    async def open(self) -> None:
        with translate_errors():
            await check_is_our_own(self._url, self._schema)
            await migrate(self._url, self._schema)
            self._pool = await asyncpg.create_pool(
                self._url,
                min_size=0,
                init_size=1,
                max_size=CONNECTIONS,
                init=partial(set_up, schema=self._schema),
                reset=_leave_as_it_is,
                connect=connect_to_primary,
            )
            [(cluster, database)] = await self._pool.fetch(SITE, timeout=ANSWER_TIMEOUT)
        self.site = id_from(cluster, database, self._schema)
        self._writer = GroupCommitter(self._connect_to_write, self._machine)

    async def close(self) -> None:
        if self._writer is not None:
            writer, self._writer = self._writer, None
            await writer.close()
            with suppress(Unavailable), translate_errors():
                await asyncio.wait_for(self._pool.close(), CONNECT_TIMEOUT)

    async def append(self, step: Step) -> bool:
        if self._writer is None:
            raise Unavailable("the store is closed")
        return await self._writer.write(step_values(step))

    def begin_append(self, step: Step, appended: Appended) -> None:
        if self._writer is None:
            closed = Unavailable("the store is closed")
            asyncio.get_running_loop().call_soon(appended, closed)
        else:
            self._writer.begin(step_values(step), appended)

    async def numbers(self, matches: Sequence[str]) -> dict[str, int]:
        rows = await self._rows(NUMBERS, matches)
        return {match: number for match, number in rows}  # noqa: C416 - dict() has no types

    async def due_bots(self, now: int, age: int) -> list[Due]:
        rows = await self._rows(DUE_BOTS, now, now - age, now - LEASE)
        return [Due(*values) for values in rows]

    async def renew(self, matches: Sequence[str], now: int) -> None:
        await self._rows(RENEW, matches, now)

    async def beat(self, gap: int) -> Pulse:
        [(now, down)] = await self._rows(BEAT_BY_ITS_CLOCK, gap)
        return Pulse(now=now, down=down)

    async def pulse(self, gap: int) -> Pulse | None:
        for now, down in await self._rows(PULSE_BY_ITS_CLOCK, gap):
            return Pulse(now=now, down=down)
        return None

    async def held_seats(self, match: str, secret_hashes: Sequence[bytes]) -> set[int]:
        return {seat for (seat,) in await self._rows(HELD, match, secret_hashes)}

    async def moved_seats(self, matches: Sequence[str]) -> list[tuple[str, int, bytes]]:
        rows = await self._rows(MOVED, matches, mark_moved(0))
        return [(match, mark_moved(mark), key) for match, mark, key in rows]

    async def _look_later(self, now: int) -> None:
        await self._rows(LOOK_LATER, now, now - LINGER)

    async def record_backup(self) -> None:
        await self._rows(RECORD_BACKUP_BY_ITS_CLOCK)

    async def backup_age(self) -> int:
        [(age,)] = await self._rows(BACKUP_AGE_BY_ITS_CLOCK)
        return int(age)

    async def size(self) -> int:
        [(size,)] = await self._rows(SIZE)
        return int(size)

    async def wipe_journal(self) -> bool:
        return True  # its journal is for its replicas

    def files(self) -> ArchiveFiles:
        return files_at(self.location)

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[bool]:
        with translate_errors():
            connection = await connect(self._url, self._schema)
        try:
            with translate_errors():
                is_alone = await connection.fetchval(ALONE, ARCHIVE_LOCK)
            yield is_alone
        finally:
            with suppress(Unavailable), translate_errors():
                await connection.close(timeout=CONNECT_TIMEOUT)

    async def _transact(self, steps: Steps[T], *, may_be_undone: bool = False) -> T:
        if self._writer is None:
            raise Unavailable("the store is closed")
        with translate_errors():
            async with self._connection() as connection:
                return await run_uncancelled(
                    connection, all_of(connection, steps, may_be_undone)
                )

    async def _rows(self, statement: str, *values: Any) -> Sequence[Row]:
        if self._writer is None:
            raise Unavailable("the store is closed")
        with Measured("rows", self._machine), translate_errors():
            async with self._connection() as connection:
                rows: list[Row] = await answer(connection, statement, values)
        return rows

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection, when it is the turn of whoever needs it."""
        async with AsyncExitStack() as held:
            async with asyncio.timeout(ANSWER_TIMEOUT):
                await held.enter_async_context(self._turns.turn(Payer(*self.payer())))
                connection = await held.enter_async_context(self._pool.acquire())
            yield connection

    async def _connect_to_write(self) -> Any:
        return await connect(self._url, self._schema, PLAN)


async def _leave_as_it_is(connection: Any) -> None:
    """Does nothing. A reset would cost a round trip, and no statement here needs one."""


async def all_of(connection: Any, steps: Steps[T], may_be_undone: bool) -> T:
    """Runs the statements of a transaction."""
    async with connection.transaction():
        if may_be_undone:
            await connection.execute(WITHOUT_WAITING)
        try:
            statement, values = next(steps)
            while True:
                rows = await connection.fetchmany(statement, values)
                statement, values = steps.send(rows)
        except StopIteration as done:
            result: T = done.value
    return result
