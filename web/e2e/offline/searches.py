"""Measures searches of each game: the seconds for a number of iterations, as JSON.

The number is the same natively and in a page: later iterations of a search may be faster, so
whoever did more of them in a given time would seem faster than they are.
"""

from __future__ import annotations

import json
import sys

from tavolino.bots.budget import own_time
from tavolino.games import descriptors
from tavolino.rules.chance import Rng
from tavolino.search.evaluator import Evaluator
from tavolino.search.mcts import Tree

PLAYERS = 2
SEEDS = (1, 2, 3)


def seconds(iterations: int) -> str:
    """The seconds of each game's searches, guided by its evaluator and at random."""
    found = {}
    for descriptor in descriptors().values():
        game = descriptor.rules
        for kind in ("guided", "random"):
            taken = 0.0
            for seed in SEEDS:
                root = game.start(PLAYERS, {}, game.new_setup(PLAYERS, {}, Rng(seed)))
                guide = descriptor.evaluator(PLAYERS) if kind == "guided" else Evaluator()
                tree = Tree(root, guide, seed)
                begun = own_time()
                tree.grow(iterations)
                taken += own_time() - begun
            found[f"{game.name} {kind}"] = taken
    return json.dumps(found)


if __name__ == "__main__":
    sys.stdout.write(seconds(int(sys.argv[1])))
