"""Steps of one process, written to PostgreSQL together.

Each commit waits for the disk. Steps that come meanwhile wait for one another instead: the
next statement takes them all along. With nothing under way a step goes out at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import asyncpg

from tavolino.server.store.connection import CONNECT_SECONDS, reaching
from tavolino.server.store.rows import Row
from tavolino.server.store.store import Unavailable

MOST = 500
"""Steps in one statement."""

# The row of a match is only changed by whoever finds it one number behind, so of two steps
# with the same number the second, having waited for the first, changes nothing.
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

# The only good plan is to look up the matches one by one, in the order of the steps: it is
# quick whatever the statistics say, and two processes lock their matches in the same order.
PLAN = {
    "plan_cache_mode": "force_generic_plan",
    "enable_seqscan": "off",
    "enable_hashjoin": "off",
    "enable_mergejoin": "off",
}

Waiting = tuple[Row, asyncio.Future[bool]]


class Writer:
    """Writes steps on a connection of its own, which it renews when it was lost."""

    def __init__(self, connect: Callable[[], Awaitable[Any]]) -> None:
        self._connect = connect
        self._connection: Any = None
        self._waiting: list[Waiting] = []
        self._flusher: asyncio.Task[None] | None = None

    async def write(self, values: Row) -> bool:
        """Whether a step was the next of its match and is now written."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((values, done))
        if self._flusher is None:
            self._flusher = asyncio.create_task(self._flush())
        return await done

    async def close(self) -> None:
        """Writes what is waiting and lets go of the connection."""
        if self._flusher is not None:
            await self._flusher
        if self._connection is not None:
            with suppress(Unavailable), reaching():
                await self._connection.close(timeout=CONNECT_SECONDS)

    async def _flush(self) -> None:
        try:
            while self._waiting:
                await self._send(self._next_batch())
        finally:
            self._flusher = None

    def _next_batch(self) -> list[Waiting]:
        """The first step of each match, by the ids of the matches; the others stay."""
        batch: dict[str, Waiting] = {}
        later: list[Waiting] = []
        for waiting in self._waiting:
            match = waiting[0][0]
            if match in batch or len(batch) == MOST:
                later.append(waiting)
            else:
                batch[match] = waiting
        self._waiting = later
        return [batch[match] for match in sorted(batch)]

    async def _send(self, batch: list[Waiting]) -> None:
        """Writes a batch and tells everyone in it what became of their step."""
        try:
            written = await self._written([values for values, _ in batch])
        except Unavailable as error:
            for _, done in batch:
                _fail(done, Unavailable(str(error)))
        except Exception as error:  # noqa: BLE001 - whoever waits has to hear of it
            if len(batch) > 1:
                # One of them is at fault, and none was written.
                for waiting in batch:
                    await self._send([waiting])
            elif isinstance(error, asyncpg.UniqueViolationError):
                _answer(batch[0][1], False)
            else:
                _fail(batch[0][1], error)
        else:
            for values, done in batch:
                _answer(done, values[0] in written)

    async def _written(self, steps: list[Row]) -> set[str]:
        """The matches of those steps that were written."""
        try:
            with reaching():
                if self._connection is None or self._connection.is_closed():
                    self._connection = await self._connect()
                rows = await self._connection.fetch(WRITE, *zip(*steps, strict=True))
        except Unavailable:
            if self._connection is not None:
                self._connection.terminate()
                self._connection = None
            raise
        return {match for (match,) in rows}


def _answer(done: asyncio.Future[bool], written: bool) -> None:
    if not done.done():  # its caller may have gone
        done.set_result(written)


def _fail(done: asyncio.Future[bool], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
