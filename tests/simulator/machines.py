"""Machines of simulated processes: clocks that drift and jump, and random bytes from a seed."""

from __future__ import annotations

from random import Random

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
        self.effort = Random(loop.chance().getrandbits(32))
        """How long each step seems to take. It has a seed of its own, so that one step more
        or less changes nothing else."""
        self.used = 0.0
        """Seconds for which it seems to have used a processor."""

    def now(self) -> int:
        return EPOCH + int(self.seconds() * 1000) + self.ahead

    def seconds(self) -> float:
        return self.loop.now * self.owner.rate

    def processor(self) -> float:
        # Steps take no virtual time. They are only measured as if they took up to a
        # millisecond, so that some wait for others.
        self.used += self.effort.random() / 1000
        return self.used

    def wait(self, seconds: float) -> None:
        raise AssertionError("nothing in memory has to be waited for")

    def random_bytes(self, count: int) -> bytes:
        return self.loop.chance().randbytes(count)
