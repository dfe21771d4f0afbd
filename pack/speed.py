"""Measures how fast searches of a game are, natively or in the page.

`check.mjs` runs this in Pyodide, and natively as `python -u pack/speed.py`, which answers
lines with the name of a game, an evaluator, a seed and a number of seconds.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from tavolino.games import descriptor_of
from tavolino.rules.chance import Rng
from tavolino.search.evaluator import Evaluator
from tavolino.search.mcts import Tree

PLAYERS = 2


def rate(
    name: str, evaluator: str, seed: int, seconds: float, clock: Callable[[], float]
) -> float:
    """Iterations per second of CPU time, which the clock tells, from a first position.

    The evaluator is `guided`, the game's own, or `random`.
    """
    descriptor = descriptor_of(name)
    game = descriptor.rules
    root = game.start(PLAYERS, {}, game.new_setup(PLAYERS, {}, Rng(seed)))
    guide = descriptor.evaluator(PLAYERS) if evaluator == "guided" else Evaluator()
    tree = Tree(root, guide, seed)
    done, begun = 0, clock()
    while (taken := clock() - begun) < seconds:
        done += tree.grow(200)
    return done / taken


def main() -> None:
    """Answers each line with a rate."""
    for line in sys.stdin:
        name, evaluator, seed, seconds = line.split()
        found = rate(name, evaluator, int(seed), float(seconds), time.thread_time)
        sys.stdout.write(f"{found}\n")


if __name__ == "__main__":
    main()
