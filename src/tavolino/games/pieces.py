"""Pieces of a plain board by their looks: as SVG, and in characters.

Whose a piece is shows in its colour and in the shape of that seat: the shape of the pips of a
die, of a sign on a card, and of the plate behind the label of a disc.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tavolino.drawing.style import SHAPES
from tavolino.drawing.svg import (
    PIPS,
    Markup,
    box,
    centred_text,
    circle,
    group,
    seat_shape,
    token,
)
from tavolino.rules.types import Piece, PieceLook

FRAMES: Final = {"die": ("[", "]"), "card": ("|", "|"), "disc": ("", "")}
"""What stands round a label in characters."""

TIMES: Final = "\u00d7"
"""The sign before the height of a stack."""

HALVES: Final = {"die": (0.88, 0.88), "card": (0.8, 1.1)}
"""Half the width and half the height of a shape, in radii of a disc."""


def look_of(piece: Piece, geometry: Mapping[str, Any]) -> PieceLook | None:
    """How a piece looks; None if it has no kind. An unknown kind is written in full."""
    kind = piece.get("kind")
    if not kind:
        return None
    known: PieceLook | None = geometry.get("looks", {}).get(kind)
    return known or {"shape": "disc", "label": kind}


def write_piece(piece: Piece, look: PieceLook | None) -> str:
    """A piece in characters: its seat's shape, its label and the height of a stack."""
    seat, count = piece["seat"], piece.get("count", 1)
    mark = "#" if seat is None else SHAPES[seat]
    if look is None:
        return f" {mark}{count if count > 1 else ' '}"
    before, after = FRAMES[look["shape"]]
    return f"{mark}{before}{look['label'] or ' '}{after}" + (
        f"{TIMES}{count}" if count > 1 else ""
    )


def draw_piece(
    seat: int | None, look: PieceLook | None, x: float, y: float, r: float
) -> Markup:
    """A piece with the size of a disc of this radius."""
    if look is None:
        return plain_disc(seat, x, y, r)
    if look["shape"] == "disc":
        return labelled_disc(seat, look["label"], x, y, r)
    if not look["label"]:
        return face_down(seat, look["shape"], x, y, r)
    return face_up(seat, look, x, y, r)


def plain_disc(seat: int | None, x: float, y: float, r: float) -> Markup:
    """A piece without a kind."""
    if seat is None:
        return circle(x, y, r, fill="muted", stroke="ink", stroke_width=2)
    return token(seat, x, y, r)


def labelled_disc(seat: int | None, label: str, x: float, y: float, r: float) -> Markup:
    """A disc with its label on a plate in the seat's shape."""
    colour = "stone" if seat is None else f"seat-{seat}"
    parts = [circle(x, y, r, fill=colour, stroke="outline", stroke_width=2)]
    if seat is not None:
        parts.append(seat_shape(seat, x, y, r * 0.86, fill="chalk"))
    # The plate is a triangle, wide only at its foot, or a diamond, which is narrow.
    low = r * 0.24 if seat == 2 else 0
    size = r * (0.6 if seat in {2, 3} else 0.8)
    return group([*parts, label_at(label, x, y + low, size)])


def face_down(seat: int | None, shape: str, x: float, y: float, r: float) -> Markup:
    """The back of a card, or a covered die: its sign is hollow, so that it is no pip."""
    colour = "stone-side" if seat is None else f"seat-{seat}"
    parts = [
        tile(shape, x, y, r, fill=colour, stroke="outline"),
        tile(shape, x, y, r * 0.76, fill="none", stroke="chalk", stroke_width=1.2),
    ]
    if seat is not None:
        hollow = seat_shape(seat, x, y, r * 0.3, fill="none", stroke="chalk", stroke_width=2.2)
        parts.append(hollow)
    return group(parts)


def face_up(seat: int | None, look: PieceLook, x: float, y: float, r: float) -> Markup:
    """A card with its label below its seat's sign, or a die with pips or a number."""
    colour = "outline" if seat is None else f"seat-{seat}"
    face = tile(look["shape"], x, y, r, fill="chalk", stroke=colour)
    spots = PIPS.get(int(look["label"])) if look["label"].isdecimal() else None
    if look["shape"] == "die" and spots:
        step, size = r * 0.46, r * 0.23
        pips = [
            seat_shape(seat or 0, x + dx * step, y + dy * step, size, fill=colour)
            for dx, dy in spots
        ]
        return group([face, *pips])
    if seat is None:
        return group([face, label_at(look["label"], x, y, r * 0.9)])
    top = HALVES[look["shape"]][1] - 0.36
    sign = seat_shape(seat, x, y - r * top, r * 0.2, fill=colour)
    return group([face, sign, label_at(look["label"], x, y + r * 0.26, r * 0.8)])


def tile(
    shape: str, x: float, y: float, r: float, fill: str, stroke: str, stroke_width: float = 2.5
) -> Markup:
    """The outline of a die or a card."""
    across, down = (half * r for half in HALVES[shape])
    return box(
        x - across,
        y - down,
        2 * across,
        2 * down,
        r * 0.25,
        fill=fill,
        stroke=stroke,
        stroke_width=stroke_width,
    )


def label_at(label: str, x: float, y: float, r: float) -> Markup:
    """A label that is about as wide as the radius allows."""
    size = min(r, r * 2.5 / max(len(label), 1))
    return centred_text(label, x, y, size, "outline", "800")
