"""Computes what must be the same natively and in the page; prints it as JSON if run natively.

`check.mjs` runs this in Pyodide, and natively as `python -u pack/same.py POSITIONS GAME...`.
"""

from __future__ import annotations

import hashlib
import json
import sys

from tavolino.bots.levels import level_bot
from tavolino.games import descriptor_of
from tavolino.rules.chance import Rng
from tavolino.rules.game import Game
from tavolino.rules.types import Options
from tavolino.table.match import Match

PLAYERS = 2
DECISIONS = 16
SLOW_DECISIONS = 4
"""How many decisions of the bots of each level are compared, in each game."""

SLOW = 7
"""The first of the levels that think for long."""


def hashes(games: list[str], positions: int) -> str:
    """One hash for each game, as JSON."""
    return json.dumps({name: hash_of(descriptor_of(name).rules, positions) for name in games})


def choices(games: list[str]) -> str:
    """What the bots of each game choose, level by level, as JSON."""
    return json.dumps(
        {name: [first_actions(name, level) for level in levels(name)] for name in games}
    )


def levels(name: str) -> range:
    """The levels of a game's bots."""
    return range(1, len(descriptor_of(name).levels) + 1)


def hash_of(game: Game, positions: int) -> str:
    """One hash of this many random positions: their legal actions, views and keys."""
    total = hashlib.sha256()
    left, seed = positions, 0
    while left:
        seed += 1
        rng = Rng(seed)
        players = game.players[seed % len(game.players)]
        options = random_options(game, rng)
        position = game.start(players, options, game.new_setup(players, options, rng))
        while position.to_move >= 0 and left:
            views = [game.view(position, seat) for seat in (*range(players), None)]
            facts = [game.legal_texts(position), views, int(position.key())]
            total.update(json.dumps(facts, sort_keys=True).encode())
            position.apply(position.sample(rng))
            left -= 1
    return total.hexdigest()


def random_options(game: Game, rng: Rng) -> Options:
    """A random value of each option that has a list of them."""
    listed = [option for option in game.options if option.values]
    return {option.name: option.values[int(rng.below(len(option.values)))] for option in listed}


def first_actions(name: str, level: int) -> list[str]:
    """The first actions of a match between two bots of the same level."""
    match = Match.new(name, players=PLAYERS, seed=level)
    bots = [level_bot(name, level) for _ in range(PLAYERS)]
    for number in range(SLOW_DECISIONS if level >= SLOW else DECISIONS):
        if match.over:
            break
        for seat, bot in enumerate(bots):
            bot.watch(match.view(seat))
        match.play(bots[match.to_move].choose(match.view(match.to_move), number))
    return match.actions


if __name__ == "__main__":
    positions, *games = sys.argv[1:]
    sys.stdout.write(f"{hashes(games, int(positions))}\n")
    sys.stdout.write(f"{choices(games)}\n")
