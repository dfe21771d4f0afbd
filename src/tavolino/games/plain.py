"""Pictures of games that have no drawing of their own, from a plain view and geometry.

Every part may be missing: then the picture shows the others, and at least the seats.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final

from rich.text import Text

from tavolino.drawing.canvas import Canvas, sheet
from tavolino.drawing.style import SHAPES, counted, seat_name, seat_style, status
from tavolino.drawing.svg import (
    HEADER,
    MARGIN,
    WIDTH,
    Markup,
    Spot,
    card,
    centred,
    circle,
    el,
    group,
    seat_strip,
    strip_height,
    token,
)
from tavolino.rules.types import Piece, Point, View

COLUMNS: Final = 66
ROWS: Final = 25
"""How large a board in characters may be."""

WELL: Final = 16.0
"""How large an empty place is in the picture, a piece a little larger."""


def svg(title: str, view: View, geometry: Mapping[str, Any]) -> str:
    """The board from above: lines, places with their names, pieces, and the seats below."""
    facts = seat_facts(view)
    places, bottom = spots(geometry)
    pieces: dict[str, Piece] = found(view, "pieces")
    parts = [
        *lines(geometry, places),
        *(well(name, at) for name, at in places.items() if name not in pieces),
        *(piece_on(name, places[name], piece) for name, piece in pieces.items()),
        seat_strip(view, bottom + 12, facts),
    ]
    height = bottom + 12 + strip_height(facts)
    return card(title, status(view), described(view), height, parts)


def spots(geometry: Mapping[str, Any]) -> tuple[dict[str, Spot], float]:
    """Where each place lies in the picture, and where the board ends."""
    if not geometry.get("places"):
        return {}, HEADER
    area = geometry["box"]
    scale = (WIDTH - MARGIN) / area["width"]
    left, top = MARGIN / 2 - area["x"] * scale, HEADER - area["y"] * scale
    places = {
        name: (left + at["x"] * scale, top + at["y"] * scale)
        for name, at in geometry["places"].items()
    }
    return places, HEADER + area["height"] * scale


def lines(geometry: Mapping[str, Any], places: Mapping[str, Spot]) -> list[Markup]:
    """What connects places, and the rims of the parts that turn."""
    drawn = [
        el(
            "polyline",
            points=" ".join(f"{x:.2f},{y:.2f}" for x, y in (places[name] for name in along)),
            fill="none",
            stroke="lines",
            stroke_width=3,
        )
        for along in geometry.get("lines", [])
    ]
    for part in geometry.get("turning", {}).values():
        reach = max(
            abs(places[name][0] - places[other][0])
            for name in part["places"]
            for other in part["places"]
        )
        x = sum(places[name][0] for name in part["places"]) / len(part["places"])
        y = sum(places[name][1] for name in part["places"]) / len(part["places"])
        drawn.append(
            circle(x, y, reach / 2 + 2 * WELL, fill="none", stroke="edge", stroke_width=2)
        )
    return drawn


def well(name: str, at: Spot) -> Markup:
    """An empty place with its name."""
    x, y = at
    disc = circle(x, y, WELL, fill="slab", stroke="edge", stroke_width=2)
    return group([disc, centred(name, x, y, 13, "muted")], name)


def piece_on(name: str, at: Spot, piece: Piece) -> Markup:
    """A piece on its place; of a stack, how high it is."""
    x, y = at
    seat, count = piece["seat"], piece.get("count", 1)
    if seat is None:
        drawn = circle(x, y, WELL + 4, fill="muted", stroke="ink", stroke_width=2)
    else:
        drawn = token(seat, x, y, WELL + 4)
    parts = [drawn]
    if count > 1:
        parts.append(centred(str(count), x + WELL, y - WELL, 16, weight="800"))
    return group(parts, f"{name}: {told(piece)}")


def terminal(title: str, view: View, geometry: Mapping[str, Any]) -> Text:
    """The same board in characters."""
    board = Text()
    if geometry.get("places"):
        canvas = Canvas()
        draw_board(canvas, view, geometry)
        board = canvas.text()
    return sheet(title, status(view), view, board, seat_facts(view), [])


def draw_board(canvas: Canvas, view: View, geometry: Mapping[str, Any]) -> None:
    """Lines, the names of empty places, and the shapes of pieces."""
    area = geometry["box"]
    across = min(COLUMNS / area["width"], 2 * ROWS / area["height"])

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
    pieces: dict[str, Piece] = found(view, "pieces")
    for name, (column, row) in places.items():
        piece = pieces.get(name)
        if piece is None:
            canvas.write(name, column, row, "dim")
            continue
        seat, count = piece["seat"], piece.get("count", 1)
        mark = "#" if seat is None else SHAPES[seat]
        words = f" {mark}{count if count > 1 else ' '}"
        canvas.write(words, column, row, "" if seat is None else seat_style(seat))


# -- words ----------------------------------------------------------------------------------


def found(view: View, key: str) -> dict[str, Any]:
    """A part of a plain view; empty if the view has none."""
    part: object = view.get(key, {})
    return part if isinstance(part, dict) else {}


def told(piece: Piece) -> str:
    """What lies on a place, in words."""
    whose = "nobody's" if piece["seat"] is None else f"{seat_name(piece['seat'])}'s"
    count = piece.get("count", 1)
    return f"{whose} {piece.get('kind', 'piece')}" + (f", {count} high" if count > 1 else "")


def seat_facts(view: View) -> list[list[str]]:
    """For each seat its pieces on the board and what is counted beside it."""
    pieces: dict[str, Piece] = found(view, "pieces")
    facts = []
    for seat in range(view["players"]):
        lying = sum(piece.get("count", 1) for piece in pieces.values() if piece["seat"] == seat)
        counts = [f"{name}: {amounts[seat]}" for name, amounts in found(view, "counts").items()]
        facts.append([counted(lying, "piece"), *counts])
    return facts


def described(view: View) -> str:
    """The whole position in words."""
    pieces: dict[str, Piece] = found(view, "pieces")
    lying = [f"{name}: {told(piece)}." for name, piece in pieces.items()]
    return " ".join(lying) or "The board is empty."
