"""What a seat of Anneaux sees, as numbers."""

from __future__ import annotations

from typing import Final

from tavolino.games.anneaux.rules.board import CELLS, RINGS, cell_at
from tavolino.games.anneaux.rules.position import PAWNS
from tavolino.games.anneaux.rules.types import AnneauxView
from tavolino.games.tensors import (
    Parts,
    Shapes,
    TensorWriter,
    mark,
    measure,
    near,
    write_decisions,
)

MAX_LINES: Final = 8
MANY_TURNS: Final = 12


def shapes(players: int) -> Shapes:
    """The parts of Anneaux."""
    return {
        "pawns": (players, CELLS),
        "hand": (players,),
        "spent": (CELLS,),
        "in_play": (players,),
        "last_ring": (len(RINGS),),
        "lines": (1,),
        "victim": (players,),
        "owed": (1,),
        "truce": (1,),
        "options": (2,),
    }


def write(parts: Parts, view: AnneauxView) -> None:
    """Writes the pawns by seat and cell, and what lines have earned."""
    write_decisions(parts, view, view["options"]["limit"])
    for seat, cells in enumerate(view["pawns"]):
        for name in cells:
            parts["pawns"][near(view, seat), cell_at(name)] = 1
    measure(parts["hand"], view, view["hand"], PAWNS)
    for name in view["spent"]:
        parts["spent"][cell_at(name)] = 1
    mark(parts["in_play"], view, view["in_play"])
    if view["last_ring"] is not None:
        parts["last_ring"][RINGS.index(view["last_ring"])] = 1
    parts["lines"][0] = min(view["lines"] / MAX_LINES, 1)
    mark(parts["victim"], view, [] if view["victim"] is None else [view["victim"]])
    parts["owed"][0] = min(view["owed"] / MAX_LINES, 1)
    parts["truce"][0] = min(view["truce"] / MANY_TURNS, 1)
    options = view["options"]
    parts["options"][:] = (options["spent"] == "lines", options["flying"] == "may")


WRITER = TensorWriter(shapes, write)
