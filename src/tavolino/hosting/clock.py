"""Table time: the store's clock minus the time during which no server was running."""

from __future__ import annotations

from collections.abc import Awaitable

from tavolino.hosting.machine import Machine
from tavolino.hosting.store.values import Pulse

DOWNTIME = 5_000
"""Milliseconds. A longer silence of all servers does not count on anyone's clock."""


class TableTime:
    """The clock of all matches, the same in every process. It follows the store's clock."""

    def __init__(self, machine: Machine) -> None:
        self.ticks = machine.ticks
        self.seen = self.ticks()
        """When the store's clock was last read."""
        self.known = False
        """Whether it was ever read."""
        self.offset = machine.now() - self.seen

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
        self.known = True
        return True

    def now(self) -> int:
        """Table time in milliseconds. It stops if the store has been away for long."""
        return min(self.ticks(), self.seen + DOWNTIME) + self.offset
