"""A table of Anneaux as tests want it, and what they ask of it."""

from __future__ import annotations

from typing import cast

import pytest

from tavolino.games.anneaux.rules.game import AnneauxGame
from tavolino.games.anneaux.rules.types import AnneauxView
from tavolino.rules.chance import Rng
from tavolino.rules.errors import IllegalAction
from tavolino.rules.position import Position

GAME = AnneauxGame()
CELLS = [f"{ring}{number}" for ring in "ABC" for number in range(1, 9)]
FULL_TRACK = [" ".join(CELLS[:4]), " ".join(CELLS[4:14]), " ".join(CELLS[14:])]


def place(*pawns: str, hand: int = 5, **more: object) -> Position:
    """A position in the middle of a game: each seat's cells as `A1 B2`."""
    players = len(pawns)
    view = GAME.view(GAME.start(players, {}, {"start": 0}), None)
    view |= {"pawns": [cells.split() for cells in pawns], "hand": [hand] * players}
    view["decisions"] = 9
    return GAME.determinize(cast("AnneauxView", view | more), Rng(0))


def after(position: Position, *actions: str) -> Position:
    for action in actions:
        GAME.play(position, action)
    return position


def see(position: Position) -> AnneauxView:
    return GAME.view(position, None)


def reason(position: Position, action: str) -> str:
    with pytest.raises(IllegalAction) as refused:
        GAME.play(position, action)
    return refused.value.reason
