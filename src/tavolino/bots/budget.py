"""Thinking: a tree is grown until the budget is spent, or there is nothing left to decide."""

from __future__ import annotations

import time
from dataclasses import dataclass

from tavolino.bots.bot import Stop, never
from tavolino.games.minds import SearchTree

own_time = getattr(time, "thread_time", time.perf_counter)
"""Processor time of this thread; plain time where that is unknown, as in a browser."""

SLICE = 16
"""Iterations between two looks at the clock: a few milliseconds at most."""


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision.

    Iterations make it play the same on every machine. Seconds are those of its own thread,
    so that it thinks as much on a busy machine, only later. With both, whichever is spent
    first ends the thinking.

    >>> import tavolino
    >>> tavolino.Budget(seconds=0.5)
    Budget(iterations=None, seconds=0.5)
    """

    iterations: int | None = None
    seconds: float | None = None


def think(tree: SearchTree, budget: Budget, stop: Stop = never, *, to_act: bool = False) -> int:
    """Grows a tree within a budget; how many iterations it took.

    Ends early if the outcome is certain or if `stop` says so; and if it is only to find the
    action to play, once no other can catch up with it within the iterations left.
    """
    if to_act and tree.forced():
        return 0
    done = 0
    begun = own_time()
    while budget.iterations is None or done < budget.iterations:
        left = SLICE if budget.iterations is None else min(SLICE, budget.iterations - done)
        grown = tree.grow(left)
        done += grown
        if grown < left or stop():
            break
        if budget.seconds is not None and own_time() - begun >= budget.seconds:
            break
        if to_act and budget.iterations is not None and tree.lead() > budget.iterations - done:
            break
    return done
