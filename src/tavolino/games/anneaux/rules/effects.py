"""What an action of Anneaux did: what moved, and the lines it made."""

from __future__ import annotations

from tavolino.games.anneaux.rules.board import (
    NUMBERS,
    RINGS,
    anticlockwise,
    cell_name,
    clockwise,
    full_spokes,
)
from tavolino.games.anneaux.rules.position import (
    MOVE,
    PASS,
    TAKE,
    TURN,
    AnneauxPosition,
    row_ends,
    turn_ring,
)
from tavolino.rules.bits import BIT, lowest, members_of
from tavolino.rules.types import Effect, effect


def effects(before: AnneauxPosition, code: int, after: AnneauxPosition) -> list[Effect]:
    """What an action did, in the order it happened."""
    me = int(before.to_move)
    to = cell_name(code & 31)
    if code < TURN:
        return [effect("placed", me, [to]), *lines_through(code & 31, me, before, after)]
    if code < MOVE:
        ring, back = code >> 1 & 3, code & 1
        turned = effect("turned", me, [RINGS[ring]], -1 if back else 1)
        spent = turn_ring(before.spent, ring, back)
        return [turned, *spokes(after.pawns[me] & ~spent, me, before)]
    if code < TAKE:
        way = [cell_name(code >> 5 & 31), to]
        how = "fly" if before.flies(me) else "step"
        moved = effect("moved", me, way, why=how)
        return [moved, *lines_through(code & 31, me, before, after)]
    if code < PASS:
        return [effect("taken", int(before.victim), [to])]
    return [effect("passed", me)]


def lines_through(
    cell: int, me: int, before: AnneauxPosition, after: AnneauxPosition
) -> list[Effect]:
    """The lines that a pawn made by coming to a cell: its spoke, and a row round its ring.

    A row lists its cells clockwise, from first to last.
    """
    if before.truce_left():
        return []
    fresh = after.pawns[me] & ~before.spent
    found = []
    if full_spokes(fresh) & BIT[cell & 7]:
        found.append(spoke(cell & 7, me))
    ends = row_ends(fresh, BIT[cell])
    if ends:
        middle = int(lowest(clockwise(ends) & anticlockwise(ends)))
        row = [middle & 24 | (middle + step) & 7 for step in (-1, 0, 1)]
        found.append(effect("line", me, [cell_name(one) for one in row], 3, "row"))
    return found


def spokes(fresh: int, me: int, before: AnneauxPosition) -> list[Effect]:
    """The spokes that are full of unspent pawns after a turn of a ring."""
    if before.truce_left():
        return []
    return [spoke(k, me) for k in members_of(full_spokes(fresh))]


def spoke(number: int, me: int) -> Effect:
    """The line of one spoke, from the inner ring to the outer."""
    cells = [cell_name(ring * NUMBERS + number) for ring in range(len(RINGS))]
    return effect("line", me, cells, 3, "spoke")
