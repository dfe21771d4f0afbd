"""Machines of simulated processes: clocks that drift and jump, and random bytes from a seed."""

from __future__ import annotations

from simulator.loop import Owner, VirtualLoop
from tavolino.hosting.machine import Machine

EPOCH = 1_700_000_000_000
"""The time of all clocks, in milliseconds, when a world begins."""


class VirtualMachine(Machine):
    """The clocks and random values of a simulated process."""

    def __init__(self, loop: VirtualLoop, owner: Owner) -> None:
        self.loop = loop
        self.owner = owner
        self.ahead = 0
        """Milliseconds by which its clock was set forward."""

    def now(self) -> int:
        return EPOCH + int(self.seconds() * 1000) + self.ahead

    def seconds(self) -> float:
        return self.loop.now * self.owner.rate

    def wait(self, seconds: float) -> None:
        raise AssertionError("nothing in memory has to be waited for")

    def random_bytes(self, count: int) -> bytes:
        return self.loop.chance().randbytes(count)
