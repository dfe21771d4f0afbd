"""Sets of points, and points packed into the code of an action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tavolino.rules.bits import BIT, count, lowest, nth, put_members
from tavolino.rules.chance import Rng
from tavolino.rules.packed import vec

POINT: Final = 32
"""Five bits hold a point."""

# In each triangle's seven bits: the rim, its first two points, and its other four.
RIMS: Final = 0b0111111_0111111_0111111_0111111
FIRST_TWO: Final = 0b0000011_0000011_0000011_0000011
OTHER_FOUR: Final = 0b0111100_0111100_0111100_0111100


def change_by_turning(points: i64) -> i64:
    """The points that would change if all four rims were turned by a third at once."""
    turned_rims = points << 2 & OTHER_FOUR | points >> 4 & FIRST_TWO
    return points & RIMS ^ turned_rims


def turn_points(points: i64, shift: i64, back: i64) -> i64:
    """The set after the triangle whose bits begin at `shift` was turned by a third."""
    rim = points >> shift & 63
    if back:
        new_rim = (rim >> 2 | rim << 4) & 63
    else:
        new_rim = (rim << 2 | rim >> 4) & 63
    return points ^ (rim ^ new_rim) << shift


def put_pairs(actions: vec[i64], at: i64, base: i64, points: i64) -> i64:
    """Writes base + pair for every two points of the set, and returns the new end."""
    while points:
        first = base + lowest(points) * POINT
        points &= points - 1
        at = put_members(actions, at, first, points)
    return at


def pair(points: i64, rng: Rng) -> i64:
    """Two different points of the set, every pair equally likely, in board order."""
    size = count(points)
    one = nth(points, rng.below(size))
    other = nth(points & ~BIT[one], rng.below(size - 1))
    if one < other:
        return one * POINT + other
    return other * POINT + one


def triple(one: i64, rest: i64, rng: Rng) -> i64:
    """A point and two random points of the rest, in board order."""
    both = pair(rest, rng)
    low = both >> 5
    high = both & 31
    if one < low:
        return one * POINT * POINT + both
    if one < high:
        return (low * POINT + one) * POINT + high
    return both * POINT + one
