"""What a good player of Anneaux looks at: pawns left, and lines about to be made."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tavolino.rules.anneaux.board import anticlockwise, clockwise, full_spokes
from tavolino.rules.anneaux.position import MOVE, NO_RING, TAKE, TURN, Anneaux, turned
from tavolino.rules.bits import BIT, count
from tavolino.rules.packed import vec
from tavolino.rules.position import Position
from tavolino.search.guide import Weigher

WEIGHTS: Final = {
    "pawns": (0.665, 0.665, 0.665),
    "five pawns or fewer": (-0.580, -0.580, -0.580),
    "four or fewer": (-0.444, -0.444, -0.444),
    "three": (-2.064, -2.064, -2.064),
    "pawns in hand": (-0.037, -0.037, -0.037),
    "flies": (0.072, 0.072, 0.072),
    "spent": (-0.154, -0.154, -0.154),
    "to move": (0.057, 0.057, 0.057),
    "cells that make a line, to move": (0.196, 0.196, 0.196),
    "cells that make a line, waiting": (0.111, 0.111, 0.111),
    "any such cell, to move": (0.273, 0.273, 0.273),
    "any such cell, waiting": (0.013, 0.013, 0.013),
    "turns that make a line, to move": (0.339, 0.339, 0.339),
    "turns that make a line, waiting": (0.155, 0.155, 0.155),
    "any such turn, to move": (0.549, 0.549, 0.549),
    "any such turn, waiting": (0.173, 0.173, 0.173),
    "two on a ring": (0.031, 0.031, 0.031),
    "two on a spoke": (0.200, 0.200, 0.200),
    "steps": (0.016, 0.016, 0.016),
}


@final
class AnneauxGuide(Weigher):
    """Weighs positions of Anneaux."""

    def __init__(self, players: int) -> None:
        super().__init__(WEIGHTS, players)

    def is_out(self, position: Position, seat: i64) -> bool:
        assert isinstance(position, Anneaux)
        return position.in_play & BIT[seat] == 0

    def note(self, position: Position, seat: i64, facts: vec[float]) -> None:
        assert isinstance(position, Anneaux)
        mine = position.pawns[seat]
        hand = position.hand[seat]
        pawns = hand + count(mine)
        if position.owed > 0 and position.victim == seat:
            pawns -= position.owed  # as good as gone
        free = position.free()
        flies = position.flies(seat)
        moves = 1.0
        waits = 0.0
        if position.to_move != seat or position.owed > 0:
            moves = 0.0
            waits = 1.0
        goals = steps_of(mine) & free
        fresh = mine & ~position.spent
        cells = line_cells(fresh) & free
        if hand == 0 and not flies:
            cells &= goals
        ways = count(cells)
        any_way = 0.0
        if ways > 0:
            any_way = 1.0
        turns: i64 = 0
        if not flies:
            turns = scoring_turns(fresh, position.last_ring)
        any_turn = 0.0
        if turns > 0:
            any_turn = 1.0
        facts[0] = float(pawns)
        facts[1] = at_most(pawns, 5)
        facts[2] = at_most(pawns, 4)
        facts[3] = at_most(pawns, 3)
        facts[4] = float(hand)
        facts[5] = float(i64(flies))
        facts[6] = float(count(mine & position.spent))
        facts[7] = moves
        facts[8] = float(ways) * moves
        facts[9] = float(ways) * waits
        facts[10] = any_way * moves
        facts[11] = any_way * waits
        facts[12] = float(turns) * moves
        facts[13] = float(turns) * waits
        facts[14] = any_turn * moves
        facts[15] = any_turn * waits
        facts[16] = float(count(fresh & clockwise(fresh)))
        facts[17] = float(count(fresh & fresh >> 8) + count(fresh & fresh >> 16))
        facts[18] = float(count(goals))

    def salience(self, position: Position, code: i64) -> float:
        """A line that is laid catches the eye, one that a ring brings together does not."""
        assert isinstance(position, Anneaux)
        if code >= TAKE:
            return 0.8
        after = position.copy()
        assert isinstance(after, Anneaux)
        after.apply(code)
        scores = after.owed > 0 or after.winners != 0
        if code < TURN:
            return 0.9 if scores else 0.35
        if code < MOVE:
            return 0.3 if scores else 0.15
        return 0.7 if scores else 0.25


def at_most(pawns: i64, most: i64) -> float:
    """1 if there are so few pawns, else 0."""
    if pawns <= most:
        return 1.0
    return 0.0


def steps_of(pawns: i64) -> i64:
    """The cells that are one step from any of the pawns."""
    return clockwise(pawns) | anticlockwise(pawns) | pawns >> 8 | pawns << 8


def line_cells(fresh: i64) -> i64:
    """The cells where one more pawn would make a line with two unspent ones."""
    after_one = clockwise(fresh)
    before_one = anticlockwise(fresh)
    on_rings = (
        after_one & before_one
        | after_one & clockwise(after_one)
        | before_one & anticlockwise(before_one)
    )
    inner = fresh & 0xFF
    middle = fresh >> 8 & 0xFF
    outer = fresh >> 16 & 0xFF
    on_spokes = (inner & middle) << 16 | (inner & outer) << 8 | middle & outer
    return on_rings | on_spokes


def scoring_turns(fresh: i64, last_ring: i64) -> i64:
    """How many lines all turns allowed now would make together."""
    lines: i64 = 0
    ring: i64 = 0
    while ring < NO_RING:
        if ring != last_ring:
            lines += count(full_spokes(turned(fresh, ring, 0)))
            lines += count(full_spokes(turned(fresh, ring, 1)))
        ring += 1
    return lines
