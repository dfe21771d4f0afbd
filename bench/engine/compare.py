"""Compares the guided search of two installations, game by game.

    python bench/engine/compare.py OLD NEW

OLD and NEW are the Python interpreters of two environments with a compiled Tavolino. Both
search the same positions with default options, in turns, and a second process of OLD is the
null control. A ratio above 1 means that NEW is faster. Time is the CPU time of the thread.
"""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import sys
from typing import Any

from tavolino.games import GAMES

PAIRS = 20
POSITIONS = 6
ITERATIONS = 400
RESAMPLES = 2000

WORKER = """
import json, sys, time
from tavolino.games import GAMES, descriptor_of
from tavolino.rules.chance import Rng
from tavolino.search.mcts import Tree

def seconds(name, seed, positions, iterations):
    game, evaluator = GAMES[name], descriptor_of(name).evaluator(2)
    total = 0.0
    for k in range(positions):
        rng = Rng(seed * 1000 + k)
        position = game.start(2, {}, game.new_setup(2, {}, rng))
        for _ in range(6 * k):
            position.apply(position.sample(rng))
        tree = Tree(position, evaluator, seed)
        begun = time.thread_time()
        tree.grow(iterations)
        total += time.thread_time() - begun
    return total

for line in sys.stdin:
    print(json.dumps(seconds(*json.loads(line))), flush=True)
"""


class Installation:
    """A process that searches with one installation."""

    def __init__(self, python: str) -> None:
        self.process = subprocess.Popen(
            [python, "-c", WORKER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def seconds(self, *task: object) -> float:
        """How long it takes for a task."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(task) + "\n")
        self.process.stdin.flush()
        found: float = json.loads(self.process.stdout.readline())
        return found


def interval(ratios: list[float]) -> tuple[float, float, float]:
    """The median of the ratios, with the 95 % interval of a bootstrap."""
    chance = random.Random(0)
    medians = sorted(
        statistics.median(chance.choices(ratios, k=len(ratios))) for _ in range(RESAMPLES)
    )
    return statistics.median(ratios), medians[RESAMPLES // 40], medians[-RESAMPLES // 40]


def compare(old: str, new: str, games: list[str]) -> dict[str, Any]:
    """The ratios of speed for each game, and those of the null control."""
    field = {"old": Installation(old), "new": Installation(new), "null": Installation(old)}
    found: dict[str, Any] = {}
    for game in games:
        taken: dict[str, list[float]] = {name: [] for name in field}
        for pair in range(-1, PAIRS):  # the first is a warm-up
            order = sorted(field, reverse=pair % 2 == 0)
            for name in order:
                task = (game, max(pair, 0), POSITIONS, ITERATIONS)
                seconds = field[name].seconds(*task)
                if pair >= 0:
                    taken[name].append(seconds)
        for name in ("new", "null"):
            pairs = zip(taken["old"], taken[name], strict=True)
            found[f"{game} {name}"] = interval([before / after for before, after in pairs])
    return found


def main(old: str, new: str) -> None:
    """Prints one line for each game and control."""
    for name, (median, low, high) in compare(old, new, list(GAMES)).items():
        sys.stdout.write(f"{name:20} {median:.3f} ({low:.3f} - {high:.3f})\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
