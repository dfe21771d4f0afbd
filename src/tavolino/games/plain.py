"""Pictures of games that have no drawing of their own, from a plain view and geometry.

Every part may be missing. The picture then shows the others, and at least the seats.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from rich.text import Text

from tavolino.drawing.canvas import Canvas, CanvasSize
from tavolino.drawing.style import format_count, seat_name, seat_style, status
from tavolino.drawing.svg import (
    HEADER,
    MARGIN,
    WIDTH,
    Markup,
    Spot,
    card,
    centred_text,
    circle,
    group,
    path,
    seat_strip,
    steps,
    strip_height,
)
from tavolino.games.pieces import draw_piece, look_of, write_piece
from tavolino.rules.types import Piece, PieceLook, Place, Point, View
from tavolino.words.fluent import Words, words

COLUMNS: Final = 66
ROWS: Final = 25
"""The size limit of a board in characters."""

WELL: Final = 16.0
"""The radius of an empty place in the picture; pieces are a little larger."""

EMPTY: Final = "\u00b7"
"""An empty place without a label, in characters."""


class PlainLayout:
    """Where the things of the geometry lie in the picture."""

    def __init__(self, geometry: Mapping[str, Any]) -> None:
        self.geometry = geometry
        self.places: dict[str, Spot] = {}
        self.bottom = HEADER
        if geometry.get("places"):
            area = geometry["box"]
            self.scale = (WIDTH - MARGIN) / area["width"]
            self.left = MARGIN / 2 - area["x"] * self.scale
            self.top = HEADER - area["y"] * self.scale
            self.bottom = HEADER + area["height"] * self.scale
            self.places = {name: self.spot(at) for name, at in geometry["places"].items()}

    def spot(self, at: Point) -> Spot:
        """The spot in the picture of a point of the geometry."""
        return self.left + at["x"] * self.scale, self.top + at["y"] * self.scale

    def lines(self) -> list[Markup]:
        """The lines between places."""
        lines = self.geometry.get("lines", [])
        ways = [way([self.places[name] for name in names]) for names in lines]
        return [path(each, fill="none", stroke="lines", stroke_width=3) for each in ways]

    def rims(self) -> list[Markup]:
        """The rims of the parts that turn."""
        return [
            circle(
                *self.spot(part["centre"]),
                part["radius"] * self.scale,
                fill="none",
                stroke="edge",
                stroke_width=2,
            )
            for part in self.geometry.get("turning", {}).values()
        ]


def svg(title: str, view: View, geometry: Mapping[str, Any]) -> str:
    """The board from above: lines, places with their labels, pieces, and the seats below."""
    facts = seat_facts(view)
    layout = PlainLayout(geometry)
    pieces: dict[str, Piece] = part_of_view(view, "pieces")
    parts = [
        *layout.rims(),
        *layout.lines(),
        *on_places(layout, pieces),
        seat_strip(view, layout.bottom + 12, facts),
    ]
    height = layout.bottom + 12 + strip_height(facts)
    return card(title, status(view), describe(view), height, parts)


def way(spots: Sequence[Spot]) -> str:
    """The path from spot to spot."""
    (x, y), *others = spots
    return steps("M", x, y, *(part for to in others for part in ("L", *to)))


def on_places(layout: PlainLayout, pieces: Mapping[str, Piece]) -> Iterator[Markup]:
    """What each place shows: its piece, or an empty well unless it is hidden."""
    for name, at in layout.places.items():
        place: Place = layout.geometry["places"][name]
        if name in pieces:
            yield piece_on(name, at, pieces[name], look_of(pieces[name], layout.geometry))
        elif not place.get("hidden"):
            yield well(name, at, place.get("label", name))


def well(name: str, at: Spot, label: str) -> Markup:
    """An empty place with its label."""
    x, y = at
    disc = circle(x, y, WELL, fill="slab", stroke="edge", stroke_width=2)
    size = min(13, 3 * WELL / max(len(label), 1))
    return group([disc, centred_text(label, x, y, size, "muted")], name)


def piece_on(name: str, at: Spot, piece: Piece, look: PieceLook | None) -> Markup:
    """A piece on its place; a stack also shows its height."""
    x, y = at
    count = piece.get("count", 1)
    parts = [draw_piece(piece["seat"], look, x, y, WELL + 4)]
    if count > 1:
        parts.append(centred_text(str(count), x + WELL, y - WELL, 16, weight="800"))
    return group(parts, f"{name}: {piece_text(piece)}")


def board(view: View, geometry: Mapping[str, Any], room: CanvasSize) -> Text:
    """The same board in characters."""
    if not geometry.get("places"):
        return Text()
    canvas = Canvas()
    draw_board(canvas, view, geometry, room)
    return canvas.text()


def draw_board(
    canvas: Canvas, view: View, geometry: Mapping[str, Any], room: CanvasSize
) -> None:
    """Lines, the labels of empty places, and the shapes of pieces."""
    area = geometry["box"]
    columns, rows = min(COLUMNS, room.columns - 8), min(ROWS, room.rows - 1)
    across = min(columns / area["width"], 2 * rows / area["height"])

    def spot(at: Point) -> Spot:
        # Whole characters, so that lines between places in a row are straight.
        return (
            round(4 + (at["x"] - area["x"]) * across),
            round((at["y"] - area["y"]) * across / 2),
        )

    places = {name: spot(at) for name, at in geometry["places"].items()}
    for along in geometry.get("lines", []):
        for one, other in pairwise(along):
            (left, top), (right, bottom) = sorted((places[one], places[other]))
            if left == right or top == bottom:
                canvas.rule((left, min(top, bottom)), (right, max(top, bottom)))
            else:
                canvas.line((left, top), (right, bottom))
    pieces: dict[str, Piece] = part_of_view(view, "pieces")
    for name, (column, row) in places.items():
        piece = pieces.get(name)
        if piece is None:
            place: Place = geometry["places"][name]
            if not place.get("hidden"):
                canvas.write(place.get("label", name) or EMPTY, column, row, "dim")
            continue
        seat = piece["seat"]
        words = write_piece(piece, look_of(piece, geometry))
        canvas.write(words, column, row, "" if seat is None else seat_style(seat))


# -- words ----------------------------------------------------------------------------------


def part_of_view(view: View, key: str) -> dict[str, Any]:
    """A part of a plain view; empty if the view has none."""
    part: object = view.get(key, {})
    return part if isinstance(part, dict) else {}


def piece_text(piece: Piece) -> str:
    """What lies on a place, in words."""
    whose = "nobody's" if piece["seat"] is None else f"{seat_name(piece['seat'])}'s"
    count = piece.get("count", 1)
    return f"{whose} {piece.get('kind', 'piece')}" + (f", {count} high" if count > 1 else "")


def seat_facts(view: View) -> list[list[str]]:
    """For each seat, its pieces on the board and what is counted beside it."""
    pieces: dict[str, Piece] = part_of_view(view, "pieces")
    facts = []
    for seat in range(view["players"]):
        lying = sum(piece.get("count", 1) for piece in pieces.values() if piece["seat"] == seat)
        counts = [
            f"{name}: {amounts[seat]}" for name, amounts in part_of_view(view, "counts").items()
        ]
        facts.append([format_count(lying, "piece"), *counts])
    return facts


def facts(view: View, says: Words) -> list[list[str]]:
    """The same for the terminal, which counts in the game's words if it has some."""
    pieces: dict[str, Piece] = part_of_view(view, "pieces")
    said = []
    for seat in range(view["players"]):
        lying = sum(piece.get("count", 1) for piece in pieces.values() if piece["seat"] == seat)
        counts = [
            says.say(f"count-{name}", count=amounts[seat])
            if f"count-{name}" in says
            else f"{name}: {amounts[seat]}"
            for name, amounts in part_of_view(view, "counts").items()
        ]
        said.append([f"{words(says.language, 'plain').say('piece')}: {lying}", *counts])
    return said


def notes(view: View, says: Words) -> list[str]:
    """Nothing is known of a board that would have to be explained."""
    return []


def task(view: View, legal: Sequence[str], says: Words) -> str:
    """That it is your move; nothing more is known of the game."""
    return words(says.language, "plain").say("ask-move")


def describe(view: View) -> str:
    """The whole position in words."""
    pieces: dict[str, Piece] = part_of_view(view, "pieces")
    lying = [f"{name}: {piece_text(piece)}." for name, piece in pieces.items()]
    return " ".join(lying) or "The board is empty."
