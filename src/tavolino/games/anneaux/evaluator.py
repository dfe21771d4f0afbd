"""What a good player of Anneaux looks at: the pawns left, and lines that can be made next."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tavolino.games.anneaux.rules.board import anticlockwise, clockwise, full_spokes
from tavolino.games.anneaux.rules.position import (
    MOVE,
    NO_RING,
    TAKE,
    TURN,
    AnneauxPosition,
    turn_ring,
)
from tavolino.rules.bits import count
from tavolino.rules.packed import vec
from tavolino.rules.position import Position
from tavolino.search.evaluator import Fact, LinearEvaluator

# The facts about each seat.
PAWNS: Final = 0
AT_MOST_FIVE: Final = 1
AT_MOST_FOUR: Final = 2
AT_MOST_THREE: Final = 3
HAND: Final = 4
FLIES: Final = 5
SPENT: Final = 6
TO_MOVE: Final = 7
CELLS_MOVING: Final = 8
CELLS_WAITING: Final = 9
ANY_CELL_MOVING: Final = 10
ANY_CELL_WAITING: Final = 11
TURNS_MOVING: Final = 12
TURNS_WAITING: Final = 13
ANY_TURN_MOVING: Final = 14
ANY_TURN_WAITING: Final = 15
TWO_ON_RING: Final = 16
TWO_ON_SPOKE: Final = 17
STEPS: Final = 18

FACTS: Final = [
    Fact(PAWNS, "pawns", 0.665, 0.665, 0.665),
    Fact(AT_MOST_FIVE, "five pawns or fewer", -0.580, -0.580, -0.580),
    Fact(AT_MOST_FOUR, "four or fewer", -0.444, -0.444, -0.444),
    Fact(AT_MOST_THREE, "three", -2.064, -2.064, -2.064),
    Fact(HAND, "pawns in hand", -0.037, -0.037, -0.037),
    Fact(FLIES, "flies", 0.072, 0.072, 0.072),
    Fact(SPENT, "spent", -0.154, -0.154, -0.154),
    Fact(TO_MOVE, "to move", 0.057, 0.057, 0.057),
    Fact(CELLS_MOVING, "cells that make a line, to move", 0.196, 0.196, 0.196),
    Fact(CELLS_WAITING, "cells that make a line, waiting", 0.111, 0.111, 0.111),
    Fact(ANY_CELL_MOVING, "any such cell, to move", 0.273, 0.273, 0.273),
    Fact(ANY_CELL_WAITING, "any such cell, waiting", 0.013, 0.013, 0.013),
    Fact(TURNS_MOVING, "turns that make a line, to move", 0.339, 0.339, 0.339),
    Fact(TURNS_WAITING, "turns that make a line, waiting", 0.155, 0.155, 0.155),
    Fact(ANY_TURN_MOVING, "any such turn, to move", 0.549, 0.549, 0.549),
    Fact(ANY_TURN_WAITING, "any such turn, waiting", 0.173, 0.173, 0.173),
    Fact(TWO_ON_RING, "two on a ring", 0.031, 0.031, 0.031),
    Fact(TWO_ON_SPOKE, "two on a spoke", 0.200, 0.200, 0.200),
    Fact(STEPS, "steps", 0.016, 0.016, 0.016),
]
"""The name of each fact, and its weights with two, three and four seats."""


@final
class AnneauxEvaluator(LinearEvaluator):
    """Evaluates positions of Anneaux."""

    def __init__(self, players: int) -> None:
        super().__init__(FACTS, players)

    def note(self, position: Position, seat: i64, facts: vec[float]) -> None:
        assert isinstance(position, AnneauxPosition)
        mine = position.pawns[seat]
        hand = position.hand[seat]
        pawns = hand + count(mine)
        if position.owed > 0 and position.victim == seat:
            pawns -= position.owed  # as good as gone
        free = position.free()
        flies = position.flies(seat)
        moves = 1.0
        waits = 0.0
        if position.to_move != seat or position.owed > 0 or position.truce_left() > 0:
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
        if not flies or position.variant.flyers_turn:
            turns = scoring_turns(fresh, position.last_ring)
        any_turn = 0.0
        if turns > 0:
            any_turn = 1.0
        facts[PAWNS] = float(pawns)
        facts[AT_MOST_FIVE] = at_most(pawns, 5)
        facts[AT_MOST_FOUR] = at_most(pawns, 4)
        facts[AT_MOST_THREE] = at_most(pawns, 3)
        facts[HAND] = float(hand)
        facts[FLIES] = float(i64(flies))
        facts[SPENT] = float(count(mine & position.spent))
        facts[TO_MOVE] = moves
        facts[CELLS_MOVING] = float(ways) * moves
        facts[CELLS_WAITING] = float(ways) * waits
        facts[ANY_CELL_MOVING] = any_way * moves
        facts[ANY_CELL_WAITING] = any_way * waits
        facts[TURNS_MOVING] = float(turns) * moves
        facts[TURNS_WAITING] = float(turns) * waits
        facts[ANY_TURN_MOVING] = any_turn * moves
        facts[ANY_TURN_WAITING] = any_turn * waits
        facts[TWO_ON_RING] = float(count(fresh & clockwise(fresh)))
        facts[TWO_ON_SPOKE] = float(count(fresh & fresh >> 8) + count(fresh & fresh >> 16))
        facts[STEPS] = float(count(goals))

    def salience(self, position: Position, code: i64) -> float:
        """A line made by a pawn catches the eye; one made by turning a ring does not."""
        assert isinstance(position, AnneauxPosition)
        if code >= TAKE:
            return 0.8
        after = position.copy()
        assert isinstance(after, AnneauxPosition)
        after.apply(code)
        scores = after.owed > 0 or after.winners != 0
        if code < TURN:
            return 0.9 if scores else 0.35
        if code < MOVE:
            return 0.3 if scores else 0.15
        return 0.7 if scores else 0.25


def at_most(pawns: i64, most: i64) -> float:
    """1 if there are at most this many pawns, else 0."""
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
    """How many lines all turns allowed now would make in total."""
    lines: i64 = 0
    ring: i64 = 0
    while ring < NO_RING:
        if ring != last_ring:
            lines += count(full_spokes(turn_ring(fresh, ring, 0)))
            lines += count(full_spokes(turn_ring(fresh, ring, 1)))
        ring += 1
    return lines
