"""The rules of Anneaux."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tavolino.games.anneaux.rules.board import ALL, CELLS, anticlockwise, clockwise, full_spokes
from tavolino.games.anneaux.rules.variant import AnneauxVariant
from tavolino.rules.bits import (
    BIT,
    count,
    count_few,
    lowest,
    nth,
    nth_of_few,
    put_members,
)
from tavolino.rules.chance import Rng, mix
from tavolino.rules.packed import vec
from tavolino.rules.position import OVER, Position

# An action is kind | from | to, five bits for each cell; a turn has ring * 2 + direction.
PLACE: Final = 0
TURN: Final = 1 * 1024
MOVE: Final = 2 * 1024
TAKE: Final = 3 * 1024
PASS: Final = 4 * 1024

PAWNS: Final = 10
NO_RING: Final = 3
LAST_SEAT: Final = 1

RING_MASKS: Final = vec[i64]([0xFF, 0xFF00, 0xFF0000])


def steps(cell: i64) -> i64:
    """The neighbours of a cell: along its ring, and on the next ring in and out."""
    bit = BIT[cell]
    return clockwise(bit) | anticlockwise(bit) | bit >> 8 | bit << 8 & ALL


def row_ends(fresh: i64, bit: i64) -> i64:
    """The two ends of the row of three round a ring that a cell is part of; 0 if there is none.

    In a longer row the cell counts as the middle rather than an end.
    """
    before = anticlockwise(bit)
    after = clockwise(bit)
    if fresh & before and fresh & after:
        return before | after
    if fresh & before and fresh & anticlockwise(before):
        return anticlockwise(before) | bit
    if fresh & after and fresh & clockwise(after):
        return bit | clockwise(after)
    return 0


@final
class AnneauxPosition(Position):
    """One state of Anneaux. Every vector has one entry for each seat."""

    def __init__(self, players: int, start: int, variant: AnneauxVariant) -> None:
        super().__init__(players, start, variant.limit)
        self.variant: AnneauxVariant = variant
        self.pawns: vec[i64] = vec[i64]([0, 0, 0, 0])  # on the track, a set of cells
        self.hand: vec[i64] = vec[i64]([PAWNS, PAWNS, PAWNS, PAWNS])
        self.spent: i64 = 0  # cells whose pawn was an end of a line that scored
        self.last_ring: i64 = NO_RING
        self.lines: i64 = 0  # lines just made, for which pawns are being taken
        self.victim: i64 = 0  # the seat that gives pawns now ...
        self.owed: i64 = 0  # ... and how many more

    def fresh(self) -> Position:
        return AnneauxPosition(int(self.players), 0, self.variant)

    def copy_from(self, other: Position) -> None:
        assert isinstance(other, AnneauxPosition)
        self.copy_common(other)
        self.variant = other.variant
        seat: i64 = 0
        while seat < 4:
            self.pawns[seat] = other.pawns[seat]
            self.hand[seat] = other.hand[seat]
            seat += 1
        self.spent = other.spent
        self.last_ring = other.last_ring
        self.lines = other.lines
        self.victim = other.victim
        self.owed = other.owed

    def key(self) -> i64:
        key = self.common_key()
        if self.variant.key:
            key = mix(key, self.variant.key)
        seat: i64 = 0
        while seat < 4:
            key = mix(key, self.pawns[seat] << 4 | self.hand[seat])
            seat += 1
        duty = (self.lines << 2 | self.victim) << 4 | self.owed
        return mix(key, ((self.spent << 4 | self.in_play) << 2 | self.last_ring) << 10 | duty)

    # -- what may be done -----------------------------------------------------------------

    def free(self) -> i64:
        """The cells without a pawn."""
        return ALL & ~(self.pawns[0] | self.pawns[1] | self.pawns[2] | self.pawns[3])

    def flies(self, seat: i64) -> bool:
        """Whether the seat, at the start of its turn, flies instead of stepping."""
        return self.hand[seat] == 0 and count_few(self.pawns[seat]) <= 4

    def truce_left(self) -> i64:
        """In how many of the next turns no line scores yet.

        Nothing is taken in a truce, so the turns made are the decisions made.
        """
        return max(self.variant.truce * self.players - 1 - self.decisions, 0)

    def legal_into(self, actions: vec[i64]) -> i64:
        if self.to_move == OVER:
            return 0
        if self.owed > 0:
            return put_members(actions, 0, TAKE, self.pawns[self.victim])
        me = self.to_move
        free = self.free()
        flies = self.flies(me)
        at: i64 = 0
        if self.hand[me] > 0:
            at = put_members(actions, at, PLACE, free)
        if not flies or self.variant.flyers_turn:
            ring: i64 = 0
            while ring < 3:
                if ring != self.last_ring:
                    actions[at] = TURN + ring * 2
                    actions[at + 1] = TURN + ring * 2 + 1
                    at += 2
                ring += 1
        mine = self.pawns[me]
        while mine:
            cell = lowest(mine)
            mine &= mine - 1
            goals = free
            if not flies:
                goals &= steps(cell)
            at = put_members(actions, at, MOVE + (cell << 5), goals)
        if at == 0:
            actions[0] = PASS
            return 1
        return at

    def sample(self, rng: Rng) -> i64:
        if self.owed > 0:
            theirs = self.pawns[self.victim]
            return TAKE + nth_of_few(theirs, rng.below(count_few(theirs)))
        me = self.to_move
        mine = self.pawns[me]
        free = self.free()
        turns: i64 = 4
        if self.last_ring == NO_RING:
            turns = 6
        if self.flies(me):
            if not self.variant.flyers_turn:
                turns = 0
            return self.any_flight(free, turns, rng)
        places: i64 = 0
        if self.hand[me] > 0:
            places = count_few(free)
        # All pawns step the same way at once; what lands on a free cell is a move. Each of
        # the four ways has its own lane of 24 bits in one of two words.
        round_steps = clockwise(mine) & free | (anticlockwise(mine) & free) << 24
        cross_steps = mine << 8 & free | (mine >> 8 & free) << 24
        rounds = count(round_steps)
        k = rng.below(places + turns + rounds + count(cross_steps))
        if k < places:
            return PLACE + nth_of_few(free, k)
        k -= places
        if k < turns:
            return self.nth_turn(k)
        k -= turns
        if k < rounds:
            return round_step(nth(round_steps, k))
        return cross_step(nth(cross_steps, k - rounds))

    def any_flight(self, free: i64, turns: i64, rng: Rng) -> i64:
        """One of the actions of a seat that flies, each equally likely; so many are turns."""
        mine = self.pawns[self.to_move]
        goals = count_few(free)
        choices = count_few(mine) * goals + turns
        if choices == 0:
            return PASS
        k = rng.below(choices)
        if k < turns:
            return self.nth_turn(k)
        k -= turns
        while k >= goals:  # not this pawn but the next: cheaper than dividing
            k -= goals
            mine &= mine - 1
        return MOVE + (nth_of_few(mine, 0) << 5) + nth_of_few(free, k)

    def nth_turn(self, k: i64) -> i64:
        """The k-th turn of a ring that was not the last to be turned."""
        if k >= self.last_ring * 2:
            k += 2
        return TURN + k

    # -- what it does -----------------------------------------------------------------------

    def apply(self, code: i64) -> None:
        self.decisions += 1
        me = self.to_move
        if code < TURN:
            self.hand[me] = self.hand[me] - 1
            self.put(code)
        elif code < MOVE:
            self.turn(code >> 1 & 3, code & 1)
        elif code < TAKE:
            start = BIT[code >> 5 & 31]
            self.pawns[me] = self.pawns[me] & ~start
            self.spent &= ~start
            self.put(code & 31)
        elif code < PASS:
            self.take(BIT[code & 31])
        else:
            self.pass_on()
        self.finish_at_limit()
        if self.to_move == OVER:
            self.lines = self.victim = self.owed = 0  # the rest is not taken

    def put(self, cell: i64) -> None:
        """Puts a pawn of the mover on a cell, from hand or track, and scores its lines."""
        bit = BIT[cell]
        mine = self.pawns[self.to_move] | bit
        self.pawns[self.to_move] = mine
        fresh = mine & ~self.spent
        self.score(full_spokes(fresh) & BIT[cell & 7], row_ends(fresh, bit))

    def turn(self, ring: i64, back: i64) -> None:
        """Turns a ring by one cell with everything on it, and scores the mover's spokes."""
        seat: i64 = 0
        while seat < self.players:
            self.pawns[seat] = turn_ring(self.pawns[seat], ring, back)
            seat += 1
        self.spent = turn_ring(self.spent, ring, back)
        self.last_ring = ring
        self.score(full_spokes(self.pawns[self.to_move] & ~self.spent), 0)

    def score(self, spokes: i64, ends: i64) -> None:
        """Starts taking pawns for the lines just made, or ends the turn if there are none.

        `spokes` has the numbers of the spokes among them, `ends` the two ends of a row.
        """
        if spokes | ends == 0 or self.decisions < self.variant.truce * self.players:
            self.pass_on()
            return
        self.lines = count_few(spokes)
        if ends:
            self.lines += 1
        if self.variant.spokes_spend:
            ends |= spokes | spokes << 16
        self.spent |= ends
        self.victim = self.to_move
        self.next_victim()

    def next_victim(self) -> None:
        """Goes on to the next seat that has to give pawns, or ends the turn."""
        while True:
            self.victim += 1
            if self.victim == self.players:
                self.victim = 0
            if self.victim == self.to_move:
                self.lines = 0
                self.victim = 0
                self.pass_on()
                return
            there = count_few(self.pawns[self.victim])
            if there > 0:
                self.owed = self.lines
                if there < self.lines:
                    self.owed = there
                return

    def take(self, bit: i64) -> None:
        """Takes a pawn out of the game. A seat with too few left is out."""
        victim = self.victim
        self.pawns[victim] = self.pawns[victim] & ~bit
        self.spent &= ~bit
        self.owed -= 1
        if self.hand[victim] + count_few(self.pawns[victim]) <= 2:
            self.in_play &= ~BIT[victim]
            if self.in_play & (self.in_play - 1) == 0:
                self.finish(self.in_play, LAST_SEAT)
                return
        if self.owed == 0:
            self.next_victim()


def round_step(goal: i64) -> i64:
    """The move along a ring to a cell: clockwise, or back in the second lane."""
    if goal < CELLS:
        return MOVE + ((goal & 24 | (goal - 1) & 7) << 5) + goal
    goal -= CELLS
    return MOVE + ((goal & 24 | (goal + 1) & 7) << 5) + goal


def cross_step(goal: i64) -> i64:
    """The move along a spoke to a cell: outward, or inward in the second lane."""
    if goal < CELLS:
        return MOVE + ((goal - 8) << 5) + goal
    goal -= CELLS
    return MOVE + ((goal + 8) << 5) + goal


def turn_ring(cells: i64, ring: i64, back: i64) -> i64:
    """The set after one ring was turned by one cell."""
    mask = RING_MASKS[ring]
    if back:
        return cells & ~mask | anticlockwise(cells) & mask
    return cells & ~mask | clockwise(cells) & mask
