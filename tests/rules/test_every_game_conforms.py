"""Every game, every number of seats and every option value goes through the kit."""

from __future__ import annotations

import os

import pytest

from tavolino.games import GAMES
from tavolino.rules.game import Game
from tavolino.rules.types import Options
from tavolino.table.conformance import conform, every_options

GAMES_EACH = int(os.environ.get("TAVOLINO_GAMES", "4"))

CASES = [
    pytest.param(
        game,
        players,
        options,
        id=f"{game.name}-{players}-{'-'.join(map(str, options.values()))}",
    )
    for game in GAMES.values()
    for players in game.players
    for options in every_options(game)
]


@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_conforms(game: Game, players: int, options: Options) -> None:
    assert conform(game, players, options, games=GAMES_EACH) > GAMES_EACH
