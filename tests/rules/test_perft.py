"""How many ways there are to play so many decisions, held against tables.

`PYTHONPATH=tests python tests/rules/test_perft.py` counts again and writes the tables anew.
"""

from __future__ import annotations

import json

import pytest

from support.compiled import COMPILED
from support.installed_games import OWN
from support.paths import TESTS
from tavolino.games import GAMES
from tavolino.rules.chance import Rng
from tavolino.rules.position import Position
from tavolino.rules.types import Options
from tavolino.search.playout import perft

TABLES = TESTS / "games"
MAX_NODES = 1_000_000 if COMPILED else 20_000
"""Interpreted, only what is counted in moments."""


def reach(name: str, players: int, options: Options, actions: list[str]) -> Position:
    """The position `tavolino perft` starts from with seed 0, and on from there."""
    game = GAMES[name]
    position = game.start(players, options, game.new_setup(players, options, Rng(0)))
    for action in actions:
        game.play(position, action)
    return position


@pytest.mark.parametrize("name", OWN)
def test_perft(name: str) -> None:
    rows = json.loads((TABLES / name / "perft.json").read_text())
    assert {row["players"] for row in rows} == set(GAMES[name].players)
    for row in rows:
        position = reach(name, row["players"], row["options"], row["actions"])
        for depth, ways in enumerate(row["ways"], 1):
            if ways <= MAX_NODES:
                assert perft(position, depth) == ways, (row, depth)


def wander(name: str, players: int, options: Options, plies: int) -> list[str]:
    """Random actions into the middle of a game, where the options make a difference."""
    position, rng, actions = reach(name, players, options, []), Rng(plies), []
    for _ in range(plies):
        code = int(position.sample(rng))
        actions.append(GAMES[name].text(code))
        position.apply(code)
    return actions


def row(name: str, players: int, options: Options, plies: int) -> str:
    """The counts from one position, up to the first that passes a hundred thousand."""
    actions = wander(name, players, options, plies)
    position = reach(name, players, options, actions)
    ways = [perft(position, 1)]
    while ways[-1] < 100_000 and len(ways) < 8:
        ways.append(perft(position, len(ways) + 1))
    return json.dumps(
        {"players": players, "options": options, "actions": actions, "ways": ways}
    )


if __name__ == "__main__":
    for name in OWN:
        game = GAMES[name]
        chosen: list[Options] = [{}]
        chosen += [{o.name: v} for o in game.options for v in o.values if v != o.default]
        rows = [
            row(name, players, options, plies)
            for players in game.players
            for options in chosen
            for plies in (0, 30)
        ]
        (TABLES / name / "perft.json").write_text("[\n" + ",\n".join(rows) + "\n]\n")
