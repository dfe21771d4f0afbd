"""What a good player of Memento looks at: centres, homes, and who can reach whom."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tavolino.rules.bits import BIT, count, lowest
from tavolino.rules.memento.position import BRING, CENTRE, HOME, MOVE, SPLIT, TURN, Memento
from tavolino.rules.packed import vec
from tavolino.rules.position import Position
from tavolino.search.guide import Weigher

WEIGHTS: Final = {
    "to move": (0.170, -0.005, -0.005),
    "Singles": (0.666, 0.398, 0.398),
    "Doubles": (1.032, 0.647, 0.647),
    "Tripples": (1.659, 0.924, 0.924),
    "a last figure": (-0.202, 0.010, 0.010),
    "supply for two": (0.312, 0.222, 0.222),
    "centres": (0.068, -0.030, -0.030),
    "two centres": (-0.108, 0.123, 0.123),
    "three centres": (0.191, 0.748, 0.748),
    "points of homes, squared": (-0.223, -0.213, -0.213),
    "homes half held": (0.588, 0.627, 0.627),
    "homes but for one": (1.479, 1.777, 1.777),
    "a win in reach, to move": (0.511, 0.190, 0.190),
    "a win in reach, waiting": (0.581, 0.039, 0.039),
    "points in reach": (0.011, 0.000, 0.000),
    "centres in reach": (-0.181, -0.086, -0.086),
    "stones in danger, to move": (-0.105, -0.045, -0.045),
    "stones in danger, waiting": (-0.112, -0.128, -0.128),
    "last figure in danger, waiting": (-0.098, 0.172, 0.172),
    "stones to take, to move": (0.112, -0.017, -0.017),
    "all figures to take, to move": (0.098, 1.095, 1.095),
}


@final
class MementoGuide(Weigher):
    """Weighs positions of Memento."""

    def __init__(self, players: int) -> None:
        super().__init__(WEIGHTS, players)
        self.reach: vec[i64] = vec[i64]([0, 0, 0, 0])  # where each seat's figures may go

    def is_out(self, position: Position, seat: i64) -> bool:
        assert isinstance(position, Memento)
        return position.in_play & BIT[seat] == 0

    def note(self, position: Position, seat: i64, facts: vec[float]) -> None:
        assert isinstance(position, Memento)
        if seat == 0:
            self.look_round(position)
        moves = 0.0
        if position.to_move == seat:
            moves = 1.0
        mine = position.figures[seat]
        tripples = count(mine & position.tripples)
        doubles = count(mine & position.doubles)
        facts[0] = moves
        facts[1] = float(count(mine) - doubles - tripples)
        facts[2] = float(doubles)
        facts[3] = float(tripples)
        facts[4] = at_most_one(mine)
        facts[5] = 0.0
        if position.supply >= 2:
            facts[5] = moves
        self.note_homes(mine, self.reach[seat], moves, facts)
        self.note_reach(position, seat, moves, facts)

    def note_homes(self, mine: i64, reach: i64, moves: float, facts: vec[float]) -> None:
        """Writes how near some figures are to winning by what they hold."""
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
        facts[6] = float(centres)
        facts[7] = at_least(centres, 2)
        facts[8] = at_least(centres, 3)
        facts[9] = float(squares)
        facts[10] = float(half)
        facts[11] = float(nearly)
        facts[12] = at_least(wins, 1) * moves
        facts[13] = at_least(wins, 1) * (1.0 - moves)

    def note_reach(self, position: Memento, seat: i64, moves: float, facts: vec[float]) -> None:
        """Writes what a seat can reach, and what of its own can be reached."""
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
        facts[14] = float(count(reach))
        facts[15] = float(count(reach & CENTRE))
        facts[16] = stones * moves
        facts[17] = stones * waits
        facts[18] = at_most_one(mine) * at_least(danger, 1) * waits
        facts[19] = float(stones_of(position, theirs & reach)) * moves
        facts[20] = 0.0
        if theirs & ~reach == 0:
            facts[20] = at_most_one(theirs) * moves

    def look_round(self, position: Memento) -> None:
        """Finds where each seat's figures may go."""
        occupied = position.occupied()
        seat: i64 = 0
        while seat < position.players:
            reach: i64 = 0
            mine = position.figures[seat]
            while mine:
                reach |= position.goals(lowest(mine), occupied)
                mine &= mine - 1
            self.reach[seat] = reach
            seat += 1

    def salience(self, position: Position, code: i64) -> float:
        """Taking someone catches the eye, a split or a turn of a triangle does not."""
        assert isinstance(position, Memento)
        if code < BRING:
            return 0.5
        if code < TURN:
            return 0.3
        if code < MOVE:
            return 0.15
        if code < SPLIT:
            foreign = position.occupied() & ~position.figures[position.to_move]
            return 0.8 if foreign & BIT[code & 31] else 0.4
        return 0.15


def stones_of(position: Memento, figures: i64) -> i64:
    """How many stones some figures have."""
    return (
        count(figures)
        + count(figures & position.doubles)
        + 2 * count(figures & position.tripples)
    )


def at_most_one(figures: i64) -> float:
    """1 if a set has no figure but one, else 0."""
    if figures & (figures - 1) == 0:
        return 1.0
    return 0.0


def at_least(found: i64, least: i64) -> float:
    """1 if there are so many, else 0."""
    if found >= least:
        return 1.0
    return 0.0
