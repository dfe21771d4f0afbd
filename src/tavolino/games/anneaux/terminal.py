"""Anneaux at a terminal: the rings in characters, and what is said beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from tavolino.drawing.canvas import Canvas, CanvasSize
from tavolino.drawing.style import HOLLOW, SHAPES, seat_style
from tavolino.games.anneaux.rules.types import AnneauxGeometry, AnneauxView
from tavolino.games.descriptor import Form
from tavolino.words.fluent import Words

MAX_SCALE: Final = (11.4, 5.0)
"""Characters per unit of the geometry, across and down, where there is room."""

FORMS: Final = (
    Form("place", r"@..", "@A1"),
    Form("move", r"..-..", "A1-B1"),
    Form("turn", r"[ABC][<>]", "B>"),
    Form("take", r"x..", "xC3"),
    Form("pass", r"pass", "pass"),
)


def board(view: AnneauxView, geometry: AnneauxGeometry, room: CanvasSize) -> Text:
    """Three rings in characters; a spent pawn is hollow, the ring turned last is dotted."""
    cells = geometry["cells"]
    reach = max(at["x"] for at in cells.values())
    across = min(MAX_SCALE[0], (room.columns - 7) / (2 * reach))
    down = min(MAX_SCALE[1], (room.rows - 1) / (2 * reach))
    middle = 3 + reach * across, reach * down
    places = {
        name: (middle[0] + at["x"] * across, middle[1] + at["y"] * down)
        for name, at in cells.items()
    }
    canvas = Canvas()
    for name, ring in geometry["rings"].items():
        radius = (ring["inner"] + ring["outer"]) / 2
        gap = 6 if name == view["last_ring"] else 1
        canvas.ellipse(middle, radius * across, radius * down, gap)
    for name, place in places.items():
        if name[0] != "A":
            canvas.line(places["A" + name[1:]], place, gap=3)
    for name, place in places.items():
        canvas.write(f" {name} ", *place)
    for seat, names in enumerate(view["pawns"]):
        for name in names:
            shape = HOLLOW[seat] if name in view["spent"] else SHAPES[seat]
            canvas.write(f" {name}{shape} ", *places[name], seat_style(seat))
    return canvas.text()


def facts(view: AnneauxView, says: Words) -> list[list[str]]:
    """The pawns in each hand."""
    return [
        [says.say("hand", hand=hand) if seat in view["in_play"] else says.say("out")]
        for seat, hand in enumerate(view["hand"])
    ]


def notes(view: AnneauxView, says: Words) -> list[str]:
    """Whether lines count yet, and what the dots of a ring and hollow pawns mean."""
    said = []
    if view["truce"]:
        said.append(says.say("truce", count=view["truce"]))
    if view["last_ring"]:
        said.append(says.say("pinned", ring=view["last_ring"]))
    if view["spent"]:
        said.append(says.say("note-tired"))
    return said


def task(view: AnneauxView, legal: Sequence[str], says: Words) -> str:
    """Whether to place, move or turn, or whose pawn to take."""
    if view["victim"] is not None:
        return says.say("ask-takeOnly", name=SHAPES[view["victim"]], count=view["owed"])
    if legal == ["pass"]:
        return says.say("ask-pass")
    rings = sorted({action[0] for action in legal if action[-1] in "<>"})
    turn = (
        says.say("turning-two", one=rings[0], two=rings[1])
        if len(rings) == 2
        else says.say("turning-any")
    )
    sets = any(action[0] == "@" for action in legal)
    moves = any("-" in action for action in legal)
    if moves and view["to_move"] in view["flying"]:
        return says.say("ask-flyTurn", turn=turn) if rings else says.say("ask-fly")
    asked = "set" * sets + ("Move" if sets else "move") * moves + "Turn" * bool(rings)
    message = f"ask-{asked}"
    return says.say(message, turn=turn) if message in says else says.say("ask-turn")
