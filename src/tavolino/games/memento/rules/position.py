"""The rules of Memento."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tavolino.games.memento.rules.board import (
    CENTRES,
    ENTRANCES,
    HOMES,
    LEAPS,
    NEIGHBOURS,
    set_of,
)
from tavolino.games.memento.rules.points import (
    POINT,
    change_by_turning,
    pair,
    put_pairs,
    triple,
    turn_points,
)
from tavolino.games.memento.rules.sight import CLOSED_SIGHT, OPEN_SIGHT
from tavolino.games.memento.rules.variant import COMPLEX, ORIGINAL, MementoVariant
from tavolino.rules.bits import BIT, count, lowest, nth, put_members
from tavolino.rules.chance import Rng, mix
from tavolino.rules.packed import vec
from tavolino.rules.position import OVER, Position

# An action is its kind and up to four points, five bits each, the first one highest:
# a split has its own point and the two or three it goes to, a move has from and to.
OPEN: Final = 0
BRING: Final = 1 * 1048576
TURN: Final = 2 * 1048576  # triangle * 2, plus 1 for anticlockwise
MOVE: Final = 3 * 1048576
SPLIT: Final = 4 * 1048576  # a Double into two Singles
SPLIT_OFF: Final = 5 * 1048576  # a Tripple into a Double and a Single
SPLIT_UP: Final = 6 * 1048576  # a Tripple into three Singles

MARKERS: Final = 9
ALL: Final = 0xFFFFFFF
ENTRANCE: Final = set_of(ENTRANCES)
CENTRE: Final = set_of(CENTRES)
HOME: Final = vec[i64]([set_of(home) for home in HOMES])
NEXT_TO: Final = vec[i64](NEIGHBOURS)
LEAP: Final = vec[i64]([near | far for near, far in zip(NEIGHBOURS, LEAPS, strict=True)])

DEGREE: Final = vec[i64]([near.bit_count() for near in NEIGHBOURS])

FOUR_CENTRES: Final = 1
WHOLE_TRIANGLE: Final = 2
LAST_SEAT: Final = 3


@final
class MementoPosition(Position):
    """One state of Memento; the sets are sets of points."""

    def __init__(self, players: int, start: int, variant: MementoVariant) -> None:
        super().__init__(players, start, int(variant.limit))
        self.variant: MementoVariant = variant
        self.figures: vec[i64] = vec[i64]([0, 0, 0, 0])  # a set for each seat
        self.doubles: i64 = 0
        self.tripples: i64 = 0
        self.supply: i64 = 15 if players == 4 else 11
        self.markers: vec[i64] = vec[i64]([MARKERS, MARKERS, MARKERS, MARKERS])
        self.turners: i64 = 0  # seats whose own last turn was to turn a triangle
        self.just_turned: bool = False  # whether the turn before, of any seat, did so
        self.weights: vec[i64] = vec[i64]([0] * MARKERS)  # scratch space of `sample`, not state

    def fresh(self) -> Position:
        return MementoPosition(int(self.players), 0, self.variant)

    def copy_from(self, other: Position) -> None:
        assert isinstance(other, MementoPosition)
        self.copy_common(other)
        self.variant = other.variant
        seat: i64 = 0
        while seat < 4:
            self.figures[seat] = other.figures[seat]
            self.markers[seat] = other.markers[seat]
            seat += 1
        self.doubles = other.doubles
        self.tripples = other.tripples
        self.supply = other.supply
        self.turners = other.turners
        self.just_turned = other.just_turned

    def key(self) -> i64:
        figures = self.figures
        key = mix(self.common_key(), figures[0] << 28 | figures[1])
        key = mix(key, figures[2] << 28 | figures[3])
        key = mix(key, self.doubles << 28 | self.tripples)
        flags = (self.variant.version << 4 | self.in_play) << 4 | self.turners
        return mix(key, flags << 1 | i64(self.just_turned))

    # -- what may be done -----------------------------------------------------------------

    def occupied_points(self) -> i64:
        """The points with a figure."""
        return self.figures[0] | self.figures[1] | self.figures[2] | self.figures[3]

    def height(self, point: i64) -> i64:
        """How many stones the figure on a point has."""
        if self.tripples & BIT[point]:
            return 3
        if self.doubles & BIT[point]:
            return 2
        return 1

    def goals(self, point: i64, occupied: i64) -> i64:
        """Where the figure on a point may go."""
        bit = BIT[point]
        if self.tripples & bit:
            return LEAP[point]
        if self.doubles & bit:
            if self.variant.version == ORIGINAL:
                return NEXT_TO[point] | CLOSED_SIGHT.goals(point, occupied)
            if self.variant.version == COMPLEX:
                return NEXT_TO[point] | OPEN_SIGHT.goals(point, occupied)
            return NEXT_TO[point] | OPEN_SIGHT.bending_goals(point, occupied)
        return NEXT_TO[point]

    def entrances(self, free: i64) -> i64:
        """Where the mover may bring in two Singles; empty if it may not."""
        if self.supply < 2 or self.markers[self.to_move] < 2:
            return 0
        points = free & ENTRANCE
        if points & (points - 1) == 0:
            return 0
        return points

    def turnable(self) -> i64:
        """The triangles the mover may turn, as a set of 0-3."""
        if self.just_turned or self.turners & BIT[self.to_move]:
            return 0
        changed = change_by_turning(self.doubles) | change_by_turning(self.tripples)
        seat: i64 = 0
        while seat < self.players:
            changed |= change_by_turning(self.figures[seat])
            seat += 1
        found: i64 = 0
        triangle: i64 = 0
        while triangle < 4:
            if changed >> triangle * 7 & 63:
                found |= BIT[triangle]
            triangle += 1
        return found

    def legal_into(self, actions: vec[i64]) -> i64:
        at: i64 = 0
        if self.to_move == OVER:
            return at
        if self.decisions == 0:
            return put_members(actions, at, OPEN, ALL)
        occupied = self.occupied_points()
        at = put_pairs(actions, at, BRING, self.entrances(ALL & ~occupied))
        turnable = self.turnable()
        while turnable:
            turn = TURN + lowest(turnable) * 2
            actions[at] = turn
            actions[at + 1] = turn + 1
            turnable &= turnable - 1
            at += 2
        mine = self.figures[self.to_move]
        at = self.put_moves(actions, at, mine, occupied)
        if self.markers[self.to_move] > 0:
            at = self.put_splits(actions, at, mine, occupied)
        return at

    def put_moves(self, actions: vec[i64], at: i64, mine: i64, occupied: i64) -> i64:
        """Writes every move of every own figure."""
        while mine:
            point = lowest(mine)
            at = put_members(actions, at, MOVE + point * POINT, self.goals(point, occupied))
            mine &= mine - 1
        return at

    def put_splits(self, actions: vec[i64], at: i64, mine: i64, occupied: i64) -> i64:
        """Writes every split of every own figure."""
        doubles = mine & self.doubles
        while doubles:
            point = lowest(doubles)
            goals = self.goals(point, occupied) & ~occupied
            at = put_pairs(actions, at, SPLIT + point * POINT * POINT, goals)
            doubles &= doubles - 1
        tripples = mine & self.tripples
        while tripples:
            point = lowest(tripples)
            goals = LEAP[point] & ~occupied
            big = goals
            while big:
                first = point * POINT + lowest(big)
                rest = goals & ~(big & -big)
                at = put_members(actions, at, SPLIT_OFF + first * POINT, rest)
                big &= big - 1
            tripples &= tripples - 1
        if self.markers[self.to_move] > 1:
            tripples = mine & self.tripples
            while tripples:
                point = lowest(tripples)
                goals = LEAP[point] & ~occupied
                while goals:
                    first = SPLIT_UP + (point * POINT + lowest(goals)) * POINT * POINT
                    goals &= goals - 1
                    at = put_pairs(actions, at, first, goals)
                tripples &= tripples - 1
        return at

    def sample(self, rng: Rng) -> i64:
        if self.decisions == 0:
            return OPEN + rng.below(28)
        occupied = self.occupied_points()
        free = ALL & ~occupied
        entrances = count(self.entrances(free))
        pairs = entrances * (entrances - 1) >> 1
        turnable = self.turnable()
        turns = count(turnable) * 2
        # Count the actions of each own figure first, then draw one.
        total = pairs + turns
        weights = self.weights
        mine = self.figures[self.to_move]
        figure: i64 = 0
        while mine:
            ways = self.ways(lowest(mine), occupied)
            weights[figure] = ways
            total += ways
            mine &= mine - 1
            figure += 1
        k = rng.below(total)
        if k < pairs:
            return BRING + pair(free & ENTRANCE, rng)
        k -= pairs
        if k < turns:
            return TURN + nth(turnable, k >> 1) * 2 + (k & 1)
        k -= turns
        figure = 0
        while k >= weights[figure]:
            k -= weights[figure]
            figure += 1
        return self.way(nth(self.figures[self.to_move], figure), k, occupied, rng)

    def ways(self, point: i64, occupied: i64) -> i64:
        """How many actions the mover has with its figure on a point."""
        if not (self.doubles | self.tripples) & BIT[point]:
            return DEGREE[point]
        goals = self.goals(point, occupied)
        moves = count(goals)
        spare = self.markers[self.to_move]
        if spare == 0:
            return moves
        free = count(goals & ~occupied)
        pairs = free * (free - 1) >> 1
        if self.doubles & BIT[point]:
            return moves + pairs
        if spare == 1:
            return moves + pairs * 2
        return moves + pairs * 2 + pairs * (free - 2) // 3

    def way(self, point: i64, k: i64, occupied: i64, rng: Rng) -> i64:
        """The k-th action with a figure; if that is a split, any split of its kind."""
        goals = self.goals(point, occupied)
        moves = count(goals)
        if k < moves:
            return MOVE + point * POINT + nth(goals, k)
        k -= moves
        free = goals & ~occupied
        if self.doubles & BIT[point]:
            return SPLIT + point * POINT * POINT + pair(free, rng)
        size = count(free)
        first = nth(free, rng.below(size))
        rest = free & ~BIT[first]
        if k < size * (size - 1):
            single = nth(rest, rng.below(size - 1))
            return SPLIT_OFF + (point * POINT + first) * POINT + single
        return SPLIT_UP + point * POINT * POINT * POINT + triple(first, rest, rng)

    # -- what it does -----------------------------------------------------------------------

    def apply(self, code: i64) -> None:
        self.decisions += 1
        me = self.to_move
        turns = False
        if code >= SPLIT:
            self.split(code)
        elif code >= MOVE:
            self.move(code >> 5 & 31, code & 31)
        elif code >= TURN:
            turns = True
            self.turn((code >> 1 & 3) * 7, code & 1)
        elif code >= BRING:
            self.supply -= 2
            self.put(code >> 5 & 31, 1)
            self.put(code & 31, 1)
        else:
            self.supply -= 1
            self.put(code, 1)
        self.just_turned = turns
        if turns:
            self.turners |= BIT[me]
        else:
            self.turners &= ~BIT[me]
        self.end_turn()
        self.finish_at_limit()

    def put(self, point: i64, height: i64) -> None:
        """Puts a figure of the mover on a free point, with a marker from its hand."""
        bit = BIT[point]
        me = self.to_move
        self.figures[me] = self.figures[me] | bit
        self.markers[me] = self.markers[me] - 1
        if height == 2:
            self.doubles |= bit
        elif height == 3:
            self.tripples |= bit

    def lift(self, point: i64) -> i64:
        """Lifts a figure and gives its seat the marker back. Returns its height."""
        bit = BIT[point]
        seat: i64 = 0
        while seat < self.players:
            if self.figures[seat] & bit:
                height = self.height(point)
                self.figures[seat] = self.figures[seat] & ~bit
                self.markers[seat] = self.markers[seat] + 1
                if self.figures[seat] == 0 and seat != self.to_move:
                    self.in_play &= ~BIT[seat]
                self.doubles &= ~bit
                self.tripples &= ~bit
                return height
            seat += 1
        return 0

    def move(self, start: i64, goal: i64) -> None:
        """Moves a figure to a point, where it takes what stands there."""
        height = self.lift(start) + self.lift(goal)
        if height > 3:
            height -= 3
            self.supply += 3
        self.put(goal, height)

    def split(self, code: i64) -> None:
        """Splits a figure among free points."""
        if code < SPLIT_UP:
            self.lift(code >> 10 & 31)
            if code < SPLIT_OFF:
                self.put(code >> 5 & 31, 1)
            else:
                self.put(code >> 5 & 31, 2)
        else:
            self.lift(code >> 15 & 31)
            self.put(code >> 10 & 31, 1)
            self.put(code >> 5 & 31, 1)
        self.put(code & 31, 1)

    def turn(self, shift: i64, back: i64) -> None:
        """Turns a triangle by a third with everything on it."""
        seat: i64 = 0
        while seat < self.players:
            self.figures[seat] = turn_points(self.figures[seat], shift, back)
            seat += 1
        self.doubles = turn_points(self.doubles, shift, back)
        self.tripples = turn_points(self.tripples, shift, back)

    def end_turn(self) -> None:
        """Ends the game if someone has won, and passes the turn on otherwise."""
        mine = self.figures[self.to_move]
        if mine & CENTRE:
            if mine & CENTRE == CENTRE:
                self.finish(BIT[self.to_move], FOUR_CENTRES)
                return
            triangle: i64 = 0
            while triangle < 4:
                if mine & HOME[triangle] == HOME[triangle]:
                    self.finish(BIT[self.to_move], WHOLE_TRIANGLE)
                    return
                triangle += 1
        if self.in_play & (self.in_play - 1) == 0:
            self.finish(self.in_play, LAST_SEAT)
            return
        self.pass_on()
