"""How far a Double can go along the straight lines.

From each point it looks along every line both ways, called onward and back. A figure on
the way can be reached but casts a shadow: what lies behind it is out of sight.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tavolino.games.memento.rules.board import EXITS, POINTS, rays, set_of
from tavolino.rules.bits import BIT, lowest
from tavolino.rules.packed import vec

EXITS_FROM: Final = vec[i64](EXITS)


@final
class Sight:
    """The lines of one kind of board as tables: all in sight, and every figure's shadow."""

    def __init__(self, closed: bool) -> None:
        onward, back = rays(closed)
        self.onward: vec[i64] = vec[i64]([in_sight(ways) for ways in onward])
        self.back: vec[i64] = vec[i64]([in_sight(ways) for ways in back])
        self.onward_shadow: vec[i64] = vec[i64](shadows(onward))
        self.back_shadow: vec[i64] = vec[i64](shadows(back))

    def goals(self, point: i64, figures: i64) -> i64:
        """The points that can be reached along lines, the first figure on each included."""
        onward = self.onward[point]
        back = self.back[point]
        blockers = figures & (onward | back)
        while blockers:
            shadow = point * POINTS + lowest(blockers)
            onward &= ~self.onward_shadow[shadow]
            back &= ~self.back_shadow[shadow]
            blockers &= blockers - 1
        return onward | back

    def bending_goals(self, point: i64, figures: i64) -> i64:
        """The same if the figure may once leave the board on its way and enter it again."""
        own = BIT[point]
        goals = self.goals(point, figures)
        entered: i64 = 0
        leaving = own | goals & ~figures
        while leaving:
            entered |= EXITS_FROM[lowest(leaving)]
            leaving &= leaving - 1
        entered &= ~own
        goals |= entered
        going_on = entered & ~figures
        while going_on:
            # The figure's own point blocks such a way, like any figure.
            goals |= self.goals(lowest(going_on), figures | own)
            going_on &= going_on - 1
        return goals & ~own


def in_sight(ways: list[list[int]]) -> int:
    """All points met on several ways."""
    return set_of([point for way in ways for point in way])


def shadows(ways: list[list[list[int]]]) -> list[int]:
    """For each pair of a point and a figure, what the figure hides from the point."""
    hidden = [0] * (POINTS * POINTS)
    for point, lines in enumerate(ways):
        for line in lines:
            for k, figure in enumerate(line):
                hidden[point * POINTS + figure] = set_of(line[k + 1 :])
    return hidden


OPEN_SIGHT: Final = Sight(False)
CLOSED_SIGHT: Final = Sight(True)
