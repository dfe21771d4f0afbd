"""Thinking: a tree grows until the budget is spent or there is nothing left to decide."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from tavolino.bots.bot import Stop, never
from tavolino.games.beliefs import SearchTree

T = TypeVar("T")

own_time = getattr(time, "thread_time", time.perf_counter)
"""CPU time of this thread, or wall-clock time where that is unknown, as in a browser."""

SLICE = 16
"""Iterations between two looks at the clock: a few milliseconds at most."""


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision.

    With iterations, it plays the same on every machine. Seconds are CPU time of its own
    thread, so on a busy machine it thinks just as much, only later. With both, thinking ends
    when either is spent.

    >>> import tavolino
    >>> tavolino.Budget(seconds=0.5)
    Budget(iterations=None, seconds=0.5)
    """

    iterations: int | None = None
    seconds: float | None = None


def think(tree: SearchTree, budget: Budget, stop: Stop = never, *, to_act: bool = False) -> int:
    """Grows a tree within a budget, and returns how many iterations it took.

    Ends early if the outcome is certain or `stop` says so. With `to_act`, it also ends once no
    other action can overtake the best within the iterations left.
    """
    if to_act and tree.is_forced():
        return 0
    done = 0
    begun = 0.0 if budget.seconds is None else own_time()
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


def measured(function: Callable[..., T], *arguments: Any) -> tuple[T, float]:
    """What a function returns, and how much of `own_time` it took."""
    begun = own_time()
    result = function(*arguments)
    return result, own_time() - begun
