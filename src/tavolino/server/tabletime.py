"""Table time: the store's clock, less the time during which no server was running."""

from __future__ import annotations

import time
from collections.abc import Callable

from tavolino.server.store.store import Pulse

Milliseconds = Callable[[], int]


def monotonic_ms() -> int:
    """A clock that never goes back."""
    return time.monotonic_ns() // 1_000_000


class TableTime:
    """The one clock that decides, the same in every process; set by each beat of the store."""

    def __init__(self, ticks: Milliseconds = monotonic_ms) -> None:
        self.ticks = ticks
        self.offset = time.time_ns() // 1_000_000 - ticks()

    def set(self, pulse: Pulse) -> None:
        """Takes over what the store's clock shows."""
        self.offset = pulse.now - pulse.down - self.ticks()

    def now(self) -> int:
        """Milliseconds of table time."""
        return self.ticks() + self.offset
