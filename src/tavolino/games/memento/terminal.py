"""Memento at a terminal: the board in characters, and what is said beside it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import floor
from typing import Final

from rich.text import Text

from tavolino.drawing.canvas import Canvas, CanvasSize
from tavolino.drawing.style import SHAPES, seat_style
from tavolino.games.descriptor import Form
from tavolino.games.memento.rules.types import MementoGeometry, MementoView
from tavolino.words.fluent import Words

MAX_SCALE: Final = (38.5, 19.0)
"""Characters per unit of the geometry, across and down, where there is room."""

FORMS: Final = (
    Form("open", r"@..", "@Na"),
    Form("bring", r"@..\+..", "@Na+Wb"),
    Form("move", r"..-..", "Na-No"),
    Form("turn", r"[NEWM][<>]", "N>"),
    Form("split", r"../..\+..", "No/Na+Nx"),
    Form("splitOff", r"../2..\+..", "No/2Na+Nx"),
    Form("splitUp", r"../..\+..\+..", "No/Na+Nx+Ny"),
)


def board(view: MementoView, geometry: MementoGeometry, room: CanvasSize) -> Text:
    """The big triangle in characters; a figure stands beside its point's name."""
    points = geometry["points"]
    left, right = min(at["x"] for at in points.values()), max(at["x"] for at in points.values())
    top, bottom = min(at["y"] for at in points.values()), max(at["y"] for at in points.values())
    across = min(MAX_SCALE[0], (room.columns - 7) / (right - left))
    down = min(MAX_SCALE[1], (room.rows - 1) / (bottom - top))
    # Rows are rounded down, so that points of neighbouring triangles never share a row.
    places = {
        name: (3 + (at["x"] - left) * across, floor((at["y"] - top) * down + 0.001))
        for name, at in points.items()
    }
    canvas = Canvas()
    for line in geometry["lines"]:
        for one, other in pairwise(line):
            canvas.line(places[one], places[other], gap=1 if one[0] == other[0] else 4)
    for name, place in places.items():
        canvas.write(f" {name} ", *place)
    for name, shown in view["figures"].items():
        words = f" {name}{SHAPES[shown['seat']]}{shown['height']} "
        canvas.write(words, *places[name], seat_style(shown["seat"]))
    return canvas.text()


def facts(view: MementoView, says: Words) -> list[list[str]]:
    """The markers that each seat has left."""
    return [
        [says.say("markers", count=count) if seat in view["in_play"] else says.say("out")]
        for seat, count in enumerate(view["markers"])
    ]


def notes(view: MementoView, says: Words) -> list[str]:
    """How many stones are left, and what the numbers on the board mean."""
    stones = f"{says.say('supply')}: {says.say('stones', count=view['supply'])}."
    return [stones, *[says.say("note-heights")] * bool(view["figures"])]


def task(view: MementoView, legal: Sequence[str], says: Words) -> str:
    """Whether to bring in Singles, to move or to turn."""
    if not view["decisions"]:
        return says.say("task-open")
    kinds = {
        "bring": any(action[0] == "@" for action in legal),
        "move": any("-" in action or "/" in action for action in legal),
        "turn": any(action[-1] in "<>" for action in legal),
    }
    allowed = "any" if all(kinds.values()) else "_".join(kind for kind in kinds if kinds[kind])
    return says.say(f"task-{allowed}")
