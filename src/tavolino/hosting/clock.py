"""Table time: the store's clock minus the time during which no server was running."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import structlog

from tavolino.hosting.machine import Machine
from tavolino.hosting.store.values import Pulse, Unavailable

log = structlog.get_logger()

DOWNTIME = 5_000
"""Milliseconds. A longer silence of all servers does not count on anyone's clock."""

ASKING_INTERVAL = 1.0
"""Seconds after which the store is asked again, whether it has answered or not."""


class TableTime:
    """The clock of all matches, the same in every process. It follows the store's clock."""

    def __init__(self, machine: Machine) -> None:
        self.ticks = machine.ticks
        self.seen = self.ticks()
        """When the store's clock was last read."""
        self.has_begun = asyncio.Event()
        """Set once it was ever read."""
        self.offset = machine.now() - self.seen

    @property
    def known(self) -> bool:
        """Whether the store's clock was ever read."""
        return self.has_begun.is_set()

    async def try_to_follow(self, answer: Awaitable[Pulse | None]) -> bool:
        """Sets the clock by the store's answer. Returns False if none came."""
        try:
            return await self.follow(answer)
        except Unavailable as error:
            log.warning("the store does not answer", error=str(error))
            return False

    async def follow(self, answer: Awaitable[Pulse | None]) -> bool:
        """Sets the clock by the store's answer. Returns False if no server ever ran.

        The store read its clock after we asked and before we heard. A late answer does not say
        when, so the clock only moves as far as it has to. If it were set back, an event written
        here would be too early, and the next one would charge a player for the difference.
        """
        asked = self.ticks()
        pulse = await answer
        if pulse is None:
            return False
        table = pulse.now - pulse.down
        least, most = table - self.ticks(), table - asked
        self.offset = min(max(self.offset, least), most) if self.known else least
        self.seen = max(self.seen, table - self.offset)
        self.has_begun.set()
        return True

    def has_stopped(self) -> bool:
        """Whether the clock stands still, because it was not read for too long."""
        return self.ticks() - self.seen > DOWNTIME

    def now(self) -> int:
        """Table time in milliseconds. It stops if the store has been away for long."""
        return min(self.ticks(), self.seen + DOWNTIME) + self.offset


async def keep_asking(ask: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Asks the store again and again until cancelled. `ask` must not raise.

    An answer that is late or lost delays no other. Otherwise table time would stop here while
    it goes on elsewhere, and a lease would end under whoever has it.
    """
    open_: set[asyncio.Task[None]] = set()
    try:
        while True:
            asked = asyncio.create_task(ask())
            open_.add(asked)
            asked.add_done_callback(open_.discard)
            await asyncio.sleep(ASKING_INTERVAL)
    finally:
        for asked in open_:
            asked.cancel()
