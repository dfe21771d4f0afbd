"""Table time: the store's clock, less the time during which no server was running."""

from __future__ import annotations

import time
from collections.abc import Callable

from tavolino.server.store.store import Pulse

Milliseconds = Callable[[], int]

DOWN = 5_000
"""A silence of all servers that is longer than this is charged to no one's clock."""


def monotonic_ms() -> int:
    """A clock that never goes back."""
    return time.monotonic_ns() // 1_000_000


class TableTime:
    """The one clock that decides, the same in every process; set by each beat of the store."""

    def __init__(self, ticks: Milliseconds = monotonic_ms) -> None:
        self.ticks = ticks
        self.seen = ticks()
        """When the store's clock was last seen."""
        self.known = False
        """Whether it was ever seen."""
        self.offset = time.time_ns() // 1_000_000 - self.seen

    def set(self, pulse: Pulse) -> None:
        """Takes over what the store's clock shows."""
        self.seen = self.ticks()
        self.known = True
        self.offset = pulse.now - pulse.down - self.seen

    def now(self) -> int:
        """Milliseconds of table time. It stands still while the store has long been away."""
        return min(self.ticks(), self.seen + DOWN) + self.offset
