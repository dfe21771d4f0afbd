"""Every game that is installed, with every number of seats it can be played with.

Tests take their games from here, so that a game of another package is tested like our own.
"""

from __future__ import annotations

import tomllib

import pytest

from support.paths import ROOT
from tavolino.games import GAMES, GROUP, descriptor_of

EVERY_TABLE = [(name, players) for name, game in GAMES.items() for players in game.players]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OWN = [name for name in GAMES if name in PROJECT["entry-points"][GROUP]]
"""The games of this package, of which its documents and its files for tests tell."""
SHORT = {name: descriptor_of(name).short for name in GAMES}
"""For each game options under which it ends soon."""


def every_table(name: str = "name") -> pytest.MarkDecorator:
    """A test for every game, by this argument, and every number of `players`."""
    return pytest.mark.parametrize((name, "players"), EVERY_TABLE)


def about_three(game: str) -> int:
    """The number of seats nearest to three: there every order of two seats differs."""
    return min(GAMES[game].players, key=lambda players: abs(players - 3))
