"""Every game, every number of seats and every option value goes through the kit."""

from __future__ import annotations

import os
from itertools import product

import pytest

from tavolino.games import GAMES
from tavolino.rules.game import Game, Option
from tavolino.rules.types import Options, Value
from tavolino.table.conformance import conform

GAMES_EACH = int(os.environ.get("TAVOLINO_GAMES", "10"))
SHORT = 60


def values(option: Option) -> tuple[Value, ...]:
    """Every value of an option; a limit has its default, and one that cuts games short.

    Of any other range, the ends and the default.
    """
    if option.values:
        return option.values
    if option.name == "limit":
        return option.default, SHORT
    return tuple(dict.fromkeys((option.minimum, option.default, option.maximum)))


def all_options(game: Game) -> list[Options]:
    """Every combination of option values."""
    names = [option.name for option in game.options]
    return [
        dict(zip(names, chosen, strict=True))
        for chosen in product(*(values(option) for option in game.options))
    ]


CASES = [
    pytest.param(
        game,
        players,
        options,
        id=f"{game.name}-{players}-{'-'.join(map(str, options.values()))}",
    )
    for game in GAMES.values()
    for players in game.players
    for options in all_options(game)
]


@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_conforms(game: Game, players: int, options: Options) -> None:
    assert conform(game, players, options, games=GAMES_EACH) > GAMES_EACH
