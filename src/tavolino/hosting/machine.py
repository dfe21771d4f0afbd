"""The machine on which a process runs: its clocks, and its source of random bytes.

This is the only module of hosting that reads a clock or makes random values. Whoever passes
another machine decides about both.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

PROCESSOR: Callable[[], float] = getattr(time, "thread_time", time.perf_counter)
"""A page has one thread and no such clock, so there it is the one of the wall."""


class Machine:
    """The clocks and random values of this machine."""

    def now(self) -> int:
        """The time of the machine's clock in milliseconds. Someone may set this clock."""
        return time.time_ns() // 1_000_000

    def seconds(self) -> float:
        """A monotonic clock in seconds."""
        return time.perf_counter()

    def processor(self) -> float:
        """The seconds for which this thread has used a processor."""
        return PROCESSOR()

    def wait(self, seconds: float) -> None:
        """Blocks this thread for some seconds."""
        time.sleep(seconds)

    def random_bytes(self, count: int) -> bytes:
        """Random bytes that no one can guess."""
        return secrets.token_bytes(count)

    # -- what follows from these ---------------------------------------------------------------

    def ticks(self) -> int:
        """The monotonic clock in milliseconds."""
        return int(self.seconds() * 1000)

    def random_bits(self, count: int) -> int:
        """A random number of so many bits."""
        size = (count + 7) // 8
        return int.from_bytes(self.random_bytes(size)) >> (8 * size - count)

    def random_hex(self, count: int) -> str:
        """Random bytes as text, two letters for each."""
        return self.random_bytes(count).hex()
