"""The board of Anneaux: three rings of eight cells, and sets of cells as integers.

Ring A (inner) has the cells 0-7, B 8-15, C (outer) 16-23, clockwise from number 1,
so a ring is one byte of a set: turning it rotates that byte, and the spoke of a
number is the same bit of all three bytes.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from mypy_extensions import i64

from tavolino.games.anneaux.rules.types import AnneauxGeometry, Ring
from tavolino.rules.types import Point

RINGS: Final = "ABC"
CELLS: Final = 24
ALL: Final = 0xFFFFFF
NUMBERS: Final = 8


def clockwise(cells: i64) -> i64:
    """Every cell moved to the next number of its ring."""
    return (cells << 1) & 0xFEFEFE | (cells >> 7) & 0x010101


def anticlockwise(cells: i64) -> i64:
    """Every cell moved to the previous number of its ring."""
    return (cells >> 1) & 0x7F7F7F | (cells << 7) & 0x808080


def full_spokes(cells: i64) -> i64:
    """The spokes whose three cells are all in the set, as a set of numbers 0-7."""
    return cells & cells >> 8 & cells >> 16 & 0xFF


def cell_name(cell: int) -> str:
    """`A1` to `C8`."""
    return f"{RINGS[cell >> 3]}{(cell & 7) + 1}"


def cell_at(name: str) -> int:
    """The cell with this name. Raises ValueError if there is none."""
    if len(name) == 2 and name[0] in RINGS and name[1] in "12345678":
        return RINGS.index(name[0]) * NUMBERS + int(name[1]) - 1
    raise ValueError(name)


def geometry() -> AnneauxGeometry:
    """Cells on three circles round the origin, number 1 at the top, outer radius 3.5."""
    cells: dict[str, Point] = {}
    for cell in range(CELLS):
        radius = 1.0 + (cell >> 3)
        angle = 2 * pi * (cell & 7) / NUMBERS
        cells[cell_name(cell)] = {
            "x": round(radius * sin(angle), 6) + 0.0,  # no -0.0 in JSON
            "y": round(-radius * cos(angle), 6) + 0.0,
        }
    rings: dict[str, Ring] = {
        name: {"inner": 0.5 + k, "outer": 1.5 + k, "turn": 360 // NUMBERS}
        for k, name in enumerate(RINGS)
    }
    return {
        "box": {"x": -3.7, "y": -3.7, "width": 7.4, "height": 7.4},
        "centre": {"x": 0, "y": 0},
        "cell_radius": 0.34,
        "cells": cells,
        "rings": rings,
    }
