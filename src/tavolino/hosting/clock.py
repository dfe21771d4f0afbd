"""Table time: the store's clock minus the time during which no server was running."""

from __future__ import annotations

import time
from collections.abc import Callable

from tavolino.hosting.store.values import Pulse

Milliseconds = Callable[[], int]

DOWNTIME = 5_000
"""Milliseconds. A longer silence of all servers does not count on anyone's clock."""


def monotonic_ms() -> int:
    """A monotonic clock in milliseconds."""
    return time.monotonic_ns() // 1_000_000


class TableTime:
    """The clock of all matches, the same in every process, set by each heartbeat."""

    def __init__(self, ticks: Milliseconds = monotonic_ms) -> None:
        self.ticks = ticks
        self.seen = ticks()
        """When the store's clock was last read."""
        self.known = False
        """Whether it was ever read."""
        self.offset = time.time_ns() // 1_000_000 - self.seen

    def set(self, pulse: Pulse) -> None:
        """Sets the clock by the store's clock."""
        self.seen = self.ticks()
        self.known = True
        self.offset = pulse.now - pulse.down - self.seen

    def now(self) -> int:
        """Table time in milliseconds. It stops if the store has been away for long."""
        return min(self.ticks(), self.seen + DOWNTIME) + self.offset
