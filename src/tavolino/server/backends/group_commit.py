"""Group commit: the steps of one process are written to PostgreSQL together.

Each commit waits for the disk. Steps that arrive meanwhile are queued, and the next statement
writes them all. If no statement is running, a step is written at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import asyncpg

from tavolino.hosting.machine import Machine
from tavolino.hosting.store.measured import Measured
from tavolino.hosting.store.values import Appended, Row, Unavailable
from tavolino.server.backends.connection import (
    CONNECT_TIMEOUT,
    SILENCE_TIMEOUT,
    translate_errors,
)

MAX_STEPS = 500
"""The most steps in one statement."""

# A step changes the row of its match only if that row is exactly one number behind. So of two
# steps with the same number, the second waits for the first and then changes nothing.
WRITE = """
WITH step AS (
    SELECT * FROM unnest(
        $1::text[], $2::int[], $3::text[], $4::bigint[], $5::text[],
        $6::text[], $7::bool[], $8::bigint[], $9::bytea[]
    ) AS step (match_id, number, command_id, at, what, phase, bot_due, deadline, position_hash)
), advanced AS (
    UPDATE match SET number = step.number, changed_at = step.at, phase = step.phase,
        bot_due = step.bot_due, deadline = step.deadline, position_hash = step.position_hash
    FROM step WHERE match.id = step.match_id AND match.number = step.number - 1
    RETURNING step.match_id, step.number, step.command_id, step.at, step.what
)
INSERT INTO action (match_id, number, command_id, at, what)
SELECT match_id, number, command_id, at, what FROM advanced RETURNING match_id
"""

# The only good plan looks up the matches one by one, in the order of the steps. It is fast
# whatever the statistics say, and all processes lock their matches in the same order.
PLAN = {
    "plan_cache_mode": "force_generic_plan",
    "enable_seqscan": "off",
    "enable_hashjoin": "off",
    "enable_mergejoin": "off",
}

Waiting = tuple[Row, Appended]


class GroupCommitter:
    """Writes steps on its own connection, and reconnects if that is lost."""

    def __init__(self, connect: Callable[[], Awaitable[Any]], machine: Machine) -> None:
        self._connect = connect
        self._machine = machine
        self._connection: Any = None
        self._statement: Any = None
        """WRITE, prepared for this connection."""
        self._waiting: list[Waiting] = []
        self._flusher: asyncio.Task[None] | None = None

    async def write(self, values: Row) -> bool:
        """Writes a step. Returns False if it was not the next of its match."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.begin(values, partial(settle, done))
        return await done

    def begin(self, values: Row, appended: Appended) -> None:
        """Writes a step, and calls `appended` with what `write` would return or raise."""
        self._waiting.append((values, appended))
        if self._flusher is None:
            self._flusher = asyncio.create_task(self._flush())

    async def close(self) -> None:
        """Writes the queued steps and closes the connection."""
        if self._flusher is not None:
            await self._flusher
        if self._connection is not None:
            with suppress(Unavailable), translate_errors():
                await self._connection.close(timeout=CONNECT_TIMEOUT)

    async def _flush(self) -> None:
        try:
            while self._waiting:
                await self._send(self._next_batch())
        finally:
            self._flusher = None

    def _next_batch(self) -> list[Waiting]:
        """Takes the first queued step of each match, ordered by match id."""
        batch: dict[str, Waiting] = {}
        later: list[Waiting] = []
        for waiting in self._waiting:
            match = waiting[0][0]
            if match in batch or len(batch) == MAX_STEPS:
                later.append(waiting)
            else:
                batch[match] = waiting
        self._waiting = later
        return [batch[match] for match in sorted(batch)]

    async def _send(self, batch: list[Waiting]) -> None:
        """Writes a batch, and tells each caller whether their step was written."""
        try:
            written = await self._write([values for values, _ in batch])
        except Unavailable as error:
            for _, appended in batch:
                tell(appended, Unavailable(str(error)))
        except Exception as error:  # noqa: BLE001 - passed on to the caller who waits
            if len(batch) > 1:
                # One step is at fault, and none was written: try them one by one.
                for waiting in batch:
                    await self._send([waiting])
            elif isinstance(error, asyncpg.UniqueViolationError):
                tell(batch[0][1], False)
            else:
                tell(batch[0][1], error)
        else:
            for values, appended in batch:
                tell(appended, values[0] in written)

    async def _write(self, steps: list[Row]) -> set[str]:
        """Writes steps. Returns the ids of the matches whose step was written."""
        try:
            with Measured("steps", self._machine), translate_errors():
                if self._connection is None or self._connection.is_closed():
                    self._connection = await self._connect()
                    self._statement = await self._connection.prepare(WRITE)
                rows = await self._fetch(list(zip(*steps, strict=True)))
        except Unavailable:
            if self._connection is not None:
                self._connection.terminate()
                self._connection = None
            raise
        return {match for (match,) in rows}

    async def _fetch(self, values: list[Row]) -> Any:
        """The rows that the statement returns. Nobody cancels this, so it needs no task."""
        give_up = self._connection.terminate
        silence = asyncio.get_running_loop().call_later(SILENCE_TIMEOUT, give_up)
        try:
            return await self._statement.fetch(*values)
        finally:
            silence.cancel()


def tell(appended: Appended, result: bool | Exception) -> None:
    """Tells someone what became of their step. If they fail, others still hear of theirs."""
    asyncio.get_running_loop().call_soon(appended, result)


def settle(done: asyncio.Future[bool], result: bool | Exception) -> None:
    """Tells a caller, who may have been cancelled meanwhile."""
    if done.done():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)
