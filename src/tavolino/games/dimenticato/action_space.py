"""The actions of Dimenticato in one list: a number means the same in every position."""

from __future__ import annotations

from tavolino.games.dimenticato.rules.board import Board
from tavolino.games.dimenticato.rules.position import ANNOUNCE, FIGURES, GO, PASS, STAY
from tavolino.games.dimenticato.rules.ways import NUMBERS


def every_code(players: int) -> list[int]:
    """Every action of Dimenticato: announcements, and each figure to each field.

    A move that sets a figure back also names a dice field.
    """
    board = Board(players)
    figures = range(FIGURES)
    codes = [
        ANNOUNCE | figure << 3 | number
        for figure in figures
        for number in range(1, NUMBERS + 1)
    ]
    codes += [
        GO | figure << 16 | goal << 8 | back
        for figure in figures
        for goal in board.places
        for back in (0, *board.places[: board.dice])
        if back != goal
    ]
    return [*codes, PASS, STAY]
