r"""The table of My First Triominos: an endless grid of triangles, as far as cards reach.

            (i,j+1) ------- (i+1,j+1)
             /    \   vi,j    /
            /  ^i,j  \       /
        (i,j) ------- (i+1,j)

A vertex is the integer (i + 32) * 64 + (j + 32); a cell is the vertex it is named
after, plus 4096 if it hangs. 36 cards in a row reach 18 vertices far, so no step
from a card ever leaves the grid.
"""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64, u8

from tavolino.games.triominos.rules.types import TriominosGeometry
from tavolino.rules.packed import vec

FAR: Final = 18
MIDDLE: Final = 32 * 64 + 32
HANGING: Final = 4096
VERTICES: Final = 4096

# A byte for each vertex: the number there (0 if none yet, NO_NUMBER if cards differ, which may
# happen beside the joker), how many cards touch it, and whether the two cells named after it
# hold a card.
NUMBER: Final = 7
NO_NUMBER: Final = 7
TOUCH: Final = 8
TAKEN: Final = vec[i64]([64, 128])

# Clockwise from the first corner; the upright cell's three, then the hanging cell's.
CORNERS: Final = vec[i64]([0, 1, 64, 1, 65, 64])
# The cell across the side that lies opposite that corner.
ACROSS: Final = vec[i64](
    [HANGING, HANGING - 1, HANGING - 64, 64 - HANGING, -HANGING, 1 - HANGING]
)


def empty_table() -> vec[u8]:
    """A table without a card."""
    return EMPTY[:]


def corner(cell: i64, k: i64) -> i64:
    """The vertex at the cell's corner 0, 1 or 2."""
    return (cell & 4095) + CORNERS[(cell >> 12) * 3 + k]


def across(cell: i64, k: i64) -> i64:
    """The neighbour that shares the side opposite corner 0, 1 or 2."""
    return cell + ACROSS[(cell >> 12) * 3 + k]


def copy_around(cell: i64, table: vec[u8], to: vec[u8]) -> None:
    """Copies the four vertices around a cell, the only ones that a card on it changes."""
    vertex = cell & 4095
    to[vertex] = table[vertex]
    to[vertex + 1] = table[vertex + 1]
    to[vertex + 64] = table[vertex + 64]
    to[vertex + 65] = table[vertex + 65]


def is_taken(table: vec[u8], cell: i64) -> bool:
    """Whether a card lies on the cell."""
    return i64(table[cell & 4095]) & TAKEN[cell >> 12] != 0


def count_touching(table: vec[u8], vertex: i64) -> i64:
    """How many cards touch the vertex; six make a hexagon."""
    return i64(table[vertex]) // TOUCH & 7


def need(table: vec[u8], cell: i64) -> i64:
    """The numbers at the cell's corners, three bits each, 0 where any number will do.

    Beside the joker a free cell may need less: see `TriominosPosition.need`.
    """
    vertex = cell & 4095
    third = i64(table[vertex + 64]) & NUMBER
    if cell < HANGING:
        return (
            (i64(table[vertex]) & NUMBER) << 6 | (i64(table[vertex + 1]) & NUMBER) << 3 | third
        )
    return (
        (i64(table[vertex + 1]) & NUMBER) << 6 | (i64(table[vertex + 65]) & NUMBER) << 3 | third
    )


def cell_name(cell: int) -> str:
    """`^0,1` or `v-3,2`."""
    return f"{'^v'[cell >> 12]}{(cell >> 6 & 63) - 32},{(cell & 63) - 32}"


def cell_named(name: str) -> int:
    """The cell with this name. Raises ValueError where no card can lie."""
    found = CELL_NAME.fullmatch(name)
    if found is None:
        raise ValueError(name)
    i, j = int(found[2]), int(found[3])
    if abs(i) > FAR or abs(j) > FAR:
        raise ValueError(name)
    return "^v".index(found[1]) * HANGING + MIDDLE + i * 64 + j


def hexagon(vertex: int) -> list[str]:
    """The names of the six cells round a vertex, clockwise from the upper right one."""
    cells = (0, HANGING - 1, -1, HANGING - 65, -64, HANGING - 64)
    return [cell_name(vertex + cell) for cell in cells]


def geometry() -> TriominosGeometry:
    """How to draw any cell: where vertices lie, and the corners each shape has."""
    return {
        "vertex": {"i": {"x": 1, "y": 0}, "j": {"x": 0.5, "y": -0.866025}},
        "cells": {
            "^": [[0, 0], [0, 1], [1, 0]],
            "v": [[0, 1], [1, 1], [1, 0]],
        },
        "first": "^0,0",
        "far": FAR,
        "numbers": {
            str(number): {"colour": colour, "dots": number}
            for number, colour in enumerate(("plum", "red", "ochre", "green", "blue"), 1)
        },
    }


EMPTY: Final = vec[u8]([0] * VERTICES)
CELL_NAME: Final = re.compile(r"([\^v])(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)")
