"""What a good player of Memento looks at: centres, homes, and who can reach whom."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tavolino.games.memento.rules.position import (
    BRING,
    CENTRE,
    HOME,
    MOVE,
    SPLIT,
    TURN,
    MementoPosition,
)
from tavolino.rules.bits import BIT, count, lowest
from tavolino.rules.packed import vec
from tavolino.rules.position import Position
from tavolino.search.evaluator import Fact, LinearEvaluator

# The facts about each seat.
TO_MOVE: Final = 0
SINGLES: Final = 1
DOUBLES: Final = 2
TRIPPLES: Final = 3
LAST_FIGURE: Final = 4
SUPPLY_FOR_TWO: Final = 5
CENTRES_HELD: Final = 6
TWO_CENTRES: Final = 7
THREE_CENTRES: Final = 8
HOMES_SQUARED: Final = 9
HALF_HOMES: Final = 10
NEARLY_HOMES: Final = 11
WIN_MOVING: Final = 12
WIN_WAITING: Final = 13
REACH: Final = 14
CENTRES_IN_REACH: Final = 15
DANGER_MOVING: Final = 16
DANGER_WAITING: Final = 17
LAST_IN_DANGER: Final = 18
STONES_TO_TAKE: Final = 19
ALL_TO_TAKE: Final = 20

FACTS: Final = [
    Fact(TO_MOVE, "to move", 0.170, -0.005, -0.005),
    Fact(SINGLES, "Singles", 0.666, 0.398, 0.398),
    Fact(DOUBLES, "Doubles", 1.032, 0.647, 0.647),
    Fact(TRIPPLES, "Tripples", 1.659, 0.924, 0.924),
    Fact(LAST_FIGURE, "a last figure", -0.202, 0.010, 0.010),
    Fact(SUPPLY_FOR_TWO, "supply for two", 0.312, 0.222, 0.222),
    Fact(CENTRES_HELD, "centres", 0.068, -0.030, -0.030),
    Fact(TWO_CENTRES, "two centres", -0.108, 0.123, 0.123),
    Fact(THREE_CENTRES, "three centres", 0.191, 0.748, 0.748),
    Fact(HOMES_SQUARED, "points of homes, squared", -0.223, -0.213, -0.213),
    Fact(HALF_HOMES, "homes half held", 0.588, 0.627, 0.627),
    Fact(NEARLY_HOMES, "homes but for one", 1.479, 1.777, 1.777),
    Fact(WIN_MOVING, "a win in reach, to move", 0.511, 0.190, 0.190),
    Fact(WIN_WAITING, "a win in reach, waiting", 0.581, 0.039, 0.039),
    Fact(REACH, "points in reach", 0.011, 0.000, 0.000),
    Fact(CENTRES_IN_REACH, "centres in reach", -0.181, -0.086, -0.086),
    Fact(DANGER_MOVING, "stones in danger, to move", -0.105, -0.045, -0.045),
    Fact(DANGER_WAITING, "stones in danger, waiting", -0.112, -0.128, -0.128),
    Fact(LAST_IN_DANGER, "last figure in danger, waiting", -0.098, 0.172, 0.172),
    Fact(STONES_TO_TAKE, "stones to take, to move", 0.112, -0.017, -0.017),
    Fact(ALL_TO_TAKE, "all figures to take, to move", 0.098, 1.095, 1.095),
]
"""The name of each fact, and its weights with two, three and four seats."""


@final
class MementoEvaluator(LinearEvaluator):
    """Evaluates positions of Memento."""

    def __init__(self, players: int) -> None:
        super().__init__(FACTS, players)
        self.reach: vec[i64] = vec[i64]([0, 0, 0, 0])  # where each seat's figures may go

    def look(self, position: Position) -> None:
        """Works out where each seat's figures may go."""
        assert isinstance(position, MementoPosition)
        occupied = position.occupied_points()
        seat: i64 = 0
        while seat < position.players:
            reach: i64 = 0
            mine = position.figures[seat]
            while mine:
                reach |= position.goals(lowest(mine), occupied)
                mine &= mine - 1
            self.reach[seat] = reach
            seat += 1

    def note(self, position: Position, seat: i64, facts: vec[float]) -> None:
        assert isinstance(position, MementoPosition)
        moves = 0.0
        if position.to_move == seat:
            moves = 1.0
        mine = position.figures[seat]
        tripples = count(mine & position.tripples)
        doubles = count(mine & position.doubles)
        facts[TO_MOVE] = moves
        facts[SINGLES] = float(count(mine) - doubles - tripples)
        facts[DOUBLES] = float(doubles)
        facts[TRIPPLES] = float(tripples)
        facts[LAST_FIGURE] = at_most_one(mine)
        facts[SUPPLY_FOR_TWO] = 0.0
        if position.supply >= 2:
            facts[SUPPLY_FOR_TWO] = moves
        self.note_homes(mine, self.reach[seat], moves, facts)
        self.note_reach(position, seat, moves, facts)

    def note_homes(self, mine: i64, reach: i64, moves: float, facts: vec[float]) -> None:
        """Writes how close the figures are to winning by the points they hold."""
        centres = count(mine & CENTRE)
        wins: i64 = 0
        if centres == 3 and CENTRE & ~mine & reach:
            wins = 1
        squares: i64 = 0
        half: i64 = 0
        nearly: i64 = 0
        triangle: i64 = 0
        while triangle < 4:
            home = HOME[triangle]
            there = count(mine & home)
            squares += there * there
            if there == 2:
                half += 1
            elif there == 3:
                nearly += 1
                if home & ~mine & reach:
                    wins += 1
            triangle += 1
        facts[CENTRES_HELD] = float(centres)
        facts[TWO_CENTRES] = at_least(centres, 2)
        facts[THREE_CENTRES] = at_least(centres, 3)
        facts[HOMES_SQUARED] = float(squares)
        facts[HALF_HOMES] = float(half)
        facts[NEARLY_HOMES] = float(nearly)
        facts[WIN_MOVING] = at_least(wins, 1) * moves
        facts[WIN_WAITING] = at_least(wins, 1) * (1.0 - moves)

    def note_reach(
        self, position: MementoPosition, seat: i64, moves: float, facts: vec[float]
    ) -> None:
        """Writes what a seat can reach, and which of its figures others can reach."""
        mine = position.figures[seat]
        reach = self.reach[seat]
        threats: i64 = 0
        theirs: i64 = 0
        other: i64 = 0
        while other < position.players:
            if other != seat:
                threats |= self.reach[other]
                theirs |= position.figures[other]
            other += 1
        danger = mine & threats
        stones = float(stones_of(position, danger))
        waits = 1.0 - moves
        facts[REACH] = float(count(reach))
        facts[CENTRES_IN_REACH] = float(count(reach & CENTRE))
        facts[DANGER_MOVING] = stones * moves
        facts[DANGER_WAITING] = stones * waits
        facts[LAST_IN_DANGER] = at_most_one(mine) * at_least(danger, 1) * waits
        facts[STONES_TO_TAKE] = float(stones_of(position, theirs & reach)) * moves
        facts[ALL_TO_TAKE] = 0.0
        if theirs & ~reach == 0:
            facts[ALL_TO_TAKE] = at_most_one(theirs) * moves

    def salience(self, position: Position, code: i64) -> float:
        """Taking a figure catches the eye; a split or a turn of a triangle does not."""
        assert isinstance(position, MementoPosition)
        if code < BRING:
            return 0.5
        if code < TURN:
            return 0.3
        if code < MOVE:
            return 0.15
        if code < SPLIT:
            foreign = position.occupied_points() & ~position.figures[position.to_move]
            return 0.8 if foreign & BIT[code & 31] else 0.4
        return 0.15


def stones_of(position: MementoPosition, figures: i64) -> i64:
    """How many stones some figures have."""
    return (
        count(figures)
        + count(figures & position.doubles)
        + 2 * count(figures & position.tripples)
    )


def at_most_one(figures: i64) -> float:
    """1 if a set has at most one figure, else 0."""
    if figures & (figures - 1) == 0:
        return 1.0
    return 0.0


def at_least(found: i64, least: i64) -> float:
    """1 if there are at least this many, else 0."""
    if found >= least:
        return 1.0
    return 0.0
