"""The board of Mills: three squares of eight points, and sets of points as integers.

    a7 -------- d7 -------- g7         0 -------- 1 -------- 2
    |   b6 ---- d6 ---- f6   |         |    8 --- 9 --- 10   |
    |   |   c5-d5-e5    |    |         |    |  16-17-18  |   |
    a4--b4--c4    e4--f4--g4           7 - 15 -23    19- 11- 3
    |   |   c3-d3-e3    |    |         |    |  22-21-20  |   |
    |   b2 ---- d2 ---- f2   |         |   14 ---13 --- 12   |
    a1 -------- d1 -------- g1         6 -------- 5 -------- 4

A square is one byte of a set, clockwise from its upper left corner. So even points are corners,
odd ones are middles of a side, and a step inwards from a middle is a shift by eight.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from tavolino.rules.bits import members_of
from tavolino.rules.packed import vec
from tavolino.rules.types import PlainGeometry

ROUND: Final = ((0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1))
SQUARES: Final = (("adg", "741"), ("bdf", "642"), ("cde", "543"))
NAMES: Final = [columns[x] + rows[y] for columns, rows in SQUARES for x, y in ROUND]
ALL: Final = 0xFFFFFF
MIDDLES: Final = 0xAAAAAA

SIDES: Final = [
    [square + (middle + step) % 8 for step in (-1, 0, 1)]
    for square in (0, 8, 16)
    for middle in (1, 3, 5, 7)
]
CROSSINGS: Final = [[middle, middle + 8, middle + 16] for middle in (1, 3, 5, 7)]
MILLS: Final = SIDES + CROSSINGS
"""The sixteen lines of three points, which include all lines of the board."""

POINT: Final = vec[i64]([2**point for point in range(24)])
"""The set of one point."""


def count(points: i64) -> i64:
    """How many points the set has."""
    pairs = points - (points >> 1 & 0x555555)
    fours = (pairs & 0x333333) + (pairs >> 2 & 0x333333)
    return ((fours + (fours >> 4)) & 0x0F0F0F) * 0x010101 >> 16 & 31


def nth(points: i64, k: i64) -> i64:
    """The point that has k smaller ones in the set."""
    while k > 0:
        points &= points - 1
        k -= 1
    return count((points & -points) - 1)


def put(actions: vec[i64], at: i64, base: i64, points: i64) -> i64:
    """Writes base + point for every point of a set from place `at` on. Returns the new end."""
    while points:
        actions[at] = base + nth(points, 0)
        points &= points - 1
        at += 1
    return at


def stepped(points: i64, way: i64) -> i64:
    """Every point moved one step: 0 clockwise, 1 back, 2 inwards, 3 outwards.

    Points from which no line leads that way are left out.
    """
    if way == 0:
        return (points << 1) & 0xFEFEFE | (points >> 7) & 0x010101
    if way == 1:
        return (points >> 1) & 0x7F7F7F | (points << 7) & 0x808080
    if way == 2:
        return (points & MIDDLES) << 8 & ALL
    return (points & MIDDLES) >> 8


def neighbours(points: i64) -> i64:
    """All points that are one step away from any of these."""
    return stepped(points, 0) | stepped(points, 1) | stepped(points, 2) | stepped(points, 3)


def in_mills(men: i64) -> i64:
    """One seat's men that stand in a mill."""
    sides = men & stepped(men, 0) & stepped(men, 1) & MIDDLES
    crossings = men & men >> 8 & men >> 16 & 0xAA
    return sides | stepped(sides, 0) | stepped(sides, 1) | crossings * 0x010101


def point_named(name: str) -> int:
    """The point with this name. Raises ValueError if there is none."""
    return NAMES.index(name)


def names_of(points: int) -> list[str]:
    """The names of the points of a set."""
    return [NAMES[point] for point in members_of(points)]


def geometry() -> PlainGeometry:
    """The points on a square of seven by seven, with the origin in the middle."""
    return {
        "box": {"x": -3.6, "y": -3.6, "width": 7.2, "height": 7.2},
        "places": {
            name: {"x": "abcdefg".index(name[0]) - 3, "y": 4 - int(name[1])} for name in NAMES
        },
        "lines": [[NAMES[point] for point in mill] for mill in MILLS],
    }
