"""What people point at to choose an action of Anneaux: cells, turns of rings, or `pass`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tavolino.games.anneaux.rules.board import CELLS, RINGS, cell_name
from tavolino.games.anneaux.rules.position import (
    MOVE,
    PASS,
    PLACE,
    TAKE,
    TURN,
    AnneauxPosition,
)
from tavolino.rules.bits import BIT, lowest

TURNS: Final = [ring + way for ring in RINGS for way in "><"]
CELL_NAMES: Final = [cell_name(cell) for cell in range(CELLS)]


def ways(code: int) -> list[list[str]]:
    """The ways to choose an action by pointing."""
    if code == PASS:
        return [["pass"]]
    if TURN <= code < MOVE:
        return [[TURNS[code - TURN]]]
    goal = CELL_NAMES[code & 31]
    return [[CELL_NAMES[code >> 5 & 31], goal] if MOVE <= code < TAKE else [goal]]


def meant(position: AnneauxPosition, pointed: Sequence[str]) -> int | None:
    """The action that people mean who point at things that lead to no legal action.

    A free cell is to be placed on, another's pawn is to be taken, and an own one is to move.
    """
    last = pointed[-1]
    if last == "pass":
        return PASS
    if last in TURNS:
        return TURN + TURNS.index(last)
    if any(name not in CELL_NAMES for name in pointed):
        return None
    goal = CELL_NAMES.index(last)
    if position.owed:
        return TAKE + goal
    if len(pointed) > 1:
        return MOVE + (CELL_NAMES.index(pointed[-2]) << 5) + goal
    free = position.free()
    if free & BIT[goal]:
        return PLACE + goal
    if not position.pawns[position.to_move] & BIT[goal]:
        return TAKE + goal
    anywhere = int(lowest(free)) if free else (goal + 1) % CELLS
    return MOVE + (goal << 5) + anywhere
