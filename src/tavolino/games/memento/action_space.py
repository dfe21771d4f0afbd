"""The actions of Memento in one list: a number means the same in every position."""

from __future__ import annotations

from functools import cache
from typing import Final

from tavolino.games.memento.rules.board import CENTRES, INDEX, NAMES
from tavolino.games.memento.rules.game import MementoGame
from tavolino.games.memento.rules.variant import VERSIONS
from tavolino.rules.chance import Rng

HEIGHTS: Final = (1, 2, 3)


@cache
def every_code() -> list[int]:
    """Every action of Memento, taken from the rules.

    A figure reaches furthest when nobody else is there. So the actions of a lone figure, on
    every point, of every height and in every version, are all that any figure ever has. When it
    stands on a centre, every entrance is free, so Singles can come in everywhere.
    """
    game, rng = MementoGame(), Rng(0)
    codes: list[int] = []
    for version in VERSIONS:
        opening = game.start(2, {"version": version}, {"start": 0})
        codes += opening.legal()
        view = game.view(opening, 0)
        view["decisions"] = 1
        for point in NAMES:
            for height in HEIGHTS:
                view["figures"] = {point: {"seat": 0, "height": height}}
                view["supply"] = 2 if INDEX[point] in CENTRES else 0
                codes += game.determinize(view, rng).legal()
    return codes
