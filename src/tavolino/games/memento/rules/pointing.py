"""What people point at to choose an action of Memento.

Points, turns of triangles such as `N>`, and how to split a figure: `1+1`, `2+1` or `1+1+1`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from tavolino.games.memento.rules.board import INDEX, NAMES, POINTS, TRIANGLES
from tavolino.games.memento.rules.points import POINT
from tavolino.games.memento.rules.position import (
    BRING,
    MOVE,
    OPEN,
    SPLIT,
    SPLIT_OFF,
    SPLIT_UP,
    TURN,
    MementoPosition,
)

TURNS: Final = [triangle + way for triangle in TRIANGLES for way in "><"]
SPLITS: Final = {"1+1": SPLIT, "2+1": SPLIT_OFF, "1+1+1": SPLIT_UP}


def ways(code: int) -> list[list[str]]:
    """The ways to choose an action by pointing; equal parts go to their points in any order."""
    first, second, third, last = (NAMES[code >> shift & 31] for shift in (15, 10, 5, 0))
    if code < BRING:
        return [[last]]
    if code < TURN:
        return [[third, last], [last, third]]
    if code < MOVE:
        return [[TURNS[code - TURN]]]
    if code < SPLIT:
        return [[third, last]]
    if code < SPLIT_OFF:
        return [[second, "1+1", third, last], [second, "1+1", last, third]]
    if code < SPLIT_UP:
        return [[second, "2+1", third, last]]
    return [[first, "1+1+1", *goals] for goals in permutations((second, third, last))]


def meant(position: MementoPosition, pointed: Sequence[str]) -> int | None:
    """The action that people mean who point at things that lead to no legal action.

    Other points stand for those still missing. They matter only if everything else is right.
    """
    if pointed[-1] in TURNS:
        return TURN + TURNS.index(pointed[-1])
    points = [INDEX[name] for name in pointed if name in INDEX]
    split = [name for name in pointed[1:2] if name in SPLITS]
    if len(points) + len(split) < len(pointed) or len(set(points)) < len(points):
        return None
    if position.decisions == 0:
        return OPEN + points[-1]
    occupied = position.occupied_points()
    others = [point for point in range(POINTS) if point not in points]
    others.sort(key=lambda point: occupied >> point & 1)
    if split:
        parts = split[0].count("+") + 1
        goals = (points[1:] + others)[:parts]
        equal = split[0] != "2+1"
        return SPLITS[split[0]] + pack([points[0], *(sorted(goals) if equal else goals)])
    if occupied >> points[0] & 1:
        return MOVE + pack((points + others)[:2])
    return BRING + pack(sorted((points + others)[:2]))


def pack(points: Sequence[int]) -> int:
    """Packs points into one integer, five bits each."""
    code = 0
    for point in points:
        code = code * POINT + point
    return code
