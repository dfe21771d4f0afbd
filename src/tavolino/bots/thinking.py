"""Thinking: a tree is grown until the budget is spent, or there is nothing left to decide."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Protocol

from tavolino.bots.bot import Stop, never

SLICE = 16
"""Iterations between two looks at the clock: a few milliseconds at most."""


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision.

    Iterations make it play the same on every machine. Seconds are those of its own thread,
    so that it thinks as much on a busy machine, only later.
    """

    iterations: int | None = None
    seconds: float | None = None


class Growing(Protocol):
    """A tree as those see it who have it grown and ask what it found."""

    def grow(self, iterations: int, /) -> int:
        """Searches on; how many iterations were done."""
        ...

    def forced(self) -> bool:
        """Whether there is nothing to choose."""
        ...

    def lead(self) -> int:
        """By how many visits the best action is ahead of the next."""
        ...

    def best(self) -> int:
        """The code of the best action."""
        ...

    def choices(self) -> list[tuple[int, int, float]]:
        """The actions that come into question: code, visits, mean share of the mover."""
        ...

    def line(self, action: int, /) -> list[int]:
        """What is expected to be played from an action on."""
        ...

    def shares(self) -> list[float]:
        """Each seat's expected share of the win."""
        ...


def think(tree: Growing, budget: Budget, stop: Stop = never, *, to_act: bool = False) -> int:
    """Grows a tree within a budget; how many iterations it took.

    Ends early if the outcome is certain or if `stop` says so; and if it is only to find the
    action to play, once no other can catch up with it within the iterations left.
    """
    if to_act and tree.forced():
        return 0
    done = 0
    begun = time.thread_time()
    while budget.iterations is None or done < budget.iterations:
        left = SLICE if budget.iterations is None else min(SLICE, budget.iterations - done)
        grown = tree.grow(left)
        done += grown
        if grown < left or stop():
            break
        if budget.seconds is not None and time.thread_time() - begun >= budget.seconds:
            break
        if to_act and budget.iterations is not None and tree.lead() > budget.iterations - done:
            break
    return done
