"""Table time: the store's clock minus the time during which no server was running."""

from __future__ import annotations

from tavolino.hosting.machine import Machine
from tavolino.hosting.store.values import Pulse

DOWNTIME = 5_000
"""Milliseconds. A longer silence of all servers does not count on anyone's clock."""


class TableTime:
    """The clock of all matches, the same in every process, set by each heartbeat."""

    def __init__(self, machine: Machine) -> None:
        self.ticks = machine.ticks
        self.seen = self.ticks()
        """When the store's clock was last read."""
        self.known = False
        """Whether it was ever read."""
        self.offset = machine.now() - self.seen

    def set(self, pulse: Pulse) -> None:
        """Sets the clock by the store's clock."""
        self.seen = self.ticks()
        self.known = True
        self.offset = pulse.now - pulse.down - self.seen

    def now(self) -> int:
        """Table time in milliseconds. It stops if the store has been away for long."""
        return min(self.ticks(), self.seen + DOWNTIME) + self.offset
