"""Every game that is installed, with every number of seats it can be played with."""

from __future__ import annotations

import pytest

from tavolino.games import GAMES

EVERY_TABLE = [(name, players) for name, game in GAMES.items() for players in game.players]


def every_table(name: str = "name") -> pytest.MarkDecorator:
    """A test for every game, by this argument, and every number of `players`."""
    return pytest.mark.parametrize((name, "players"), EVERY_TABLE)
