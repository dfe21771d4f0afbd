"""What a seat of Memento sees, as numbers."""

from __future__ import annotations

from typing import Final

from tavolino.games.memento.rules.board import INDEX, POINTS
from tavolino.games.memento.rules.position import MARKERS
from tavolino.games.memento.rules.types import MementoView
from tavolino.games.memento.rules.variant import VERSIONS
from tavolino.games.tensors import (
    Parts,
    Shapes,
    TensorWriter,
    mark,
    measure,
    near,
    write_decisions,
)

MAX_STONES: Final = 15


def shapes(players: int) -> Shapes:
    """The parts of Memento."""
    return {
        "figures": (players, 3, POINTS),
        "supply": (1,),
        "markers": (players,),
        "in_play": (players,),
        "turners": (players,),
        "just_turned": (1,),
        "version": (len(VERSIONS),),
    }


def write(parts: Parts, view: MementoView) -> None:
    """Writes the figures by seat, height and point, and what is in the hands."""
    write_decisions(parts, view, view["options"]["limit"])
    for name, figure in view["figures"].items():
        parts["figures"][near(view, figure["seat"]), figure["height"] - 1, INDEX[name]] = 1
    parts["supply"][0] = view["supply"] / MAX_STONES
    measure(parts["markers"], view, view["markers"], MARKERS)
    mark(parts["in_play"], view, view["in_play"])
    mark(parts["turners"], view, view["turners"])
    parts["just_turned"][0] = view["just_turned"]
    parts["version"][VERSIONS[view["options"]["version"]]] = 1


WRITER = TensorWriter(shapes, write)
