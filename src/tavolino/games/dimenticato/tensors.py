"""What a seat of Dimenticato sees, as numbers."""

from __future__ import annotations

from tavolino.games.dimenticato.rules.board import Board, place_of
from tavolino.games.dimenticato.rules.position import FIGURES
from tavolino.games.dimenticato.rules.types import DimenticatoView
from tavolino.games.dimenticato.rules.ways import NUMBERS
from tavolino.games.dimenticato.rules.worlds import COLOURS
from tavolino.games.tensors import Parts, Shapes, TensorWriter, near, write_decisions


def shapes(players: int) -> Shapes:
    """The parts of Dimenticato."""
    board = Board(players)
    return {
        "numbers": (board.dice, NUMBERS),
        "colours": (board.dice, len(COLOURS)),
        "figures": (players, FIGURES, len(board.places)),
        "left": (players, FIGURES),
        "announced_figure": (FIGURES,),
        "announced_number": (NUMBERS,),
    }


def write(parts: Parts, view: DimenticatoView) -> None:
    """Writes the numbers that lie open, the colours, and where the figures stand."""
    write_decisions(parts, view, view["options"]["limit"])
    field_at = Board(view["players"]).field_at
    for field, number in enumerate(view["numbers"]):
        if number is not None:
            parts["numbers"][field, number - 1] = 1
    for field, colour in enumerate(view["colours"]):
        # With fewer than four seats, some colours belong to nobody.
        whose = near(view, colour) if colour < view["players"] else colour
        parts["colours"][field, whose] = 1
    for seat, places in enumerate(view["figures"]):
        for figure, (row, column) in enumerate(places):
            field = field_at[place_of(row, column)]
            parts["figures"][near(view, seat), figure, field] = 1
        for figure in view["left"][seat]:
            parts["left"][near(view, seat), figure - 1] = 1
    announced = view["announced"]
    if announced is not None:
        parts["announced_figure"][announced["figure"] - 1] = 1
        if announced["number"] is not None:
            parts["announced_number"][announced["number"] - 1] = 1


WRITER = TensorWriter(shapes, write)
