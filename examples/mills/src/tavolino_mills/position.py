"""The rules of Mills.

A class that mypyc compiles cannot extend a compiled class of another package. So the rules are
in `Men`, which extends nothing and is fast, and `Mills` is a thin position around it. Annotate
a packed vector that comes from another package as `Any`: mypyc never frees one that a compiled
function gets from outside under its own type.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr
from tavolino.rules.chance import Rng, mix
from tavolino.rules.packed import vec
from tavolino.rules.position import OVER, Position

from tavolino_mills.board import ALL, POINT, count, in_mills, neighbours, nth, put, stepped

# An action is kind | from | to, five bits for each point.
PLACE: Final = 0
MOVE: Final = 1 * 1024
TAKE: Final = 2 * 1024

NINE: Final = 9
ON: Final = 0  # the game is not over; the other numbers are those of the endings
TOO_FEW: Final = 1
NO_MOVE: Final = 2


@final
class Men:
    """The men of both seats, and who is to move."""

    def __init__(self, to_move: i64, flying: i64) -> None:
        self.to_move: i64 = to_move
        self.flying: i64 = flying  # 1 if a seat with three men flies, 0 if not
        self.board: vec[i64] = vec[i64]([0, 0])  # for each seat the points with its men
        self.hand: vec[i64] = vec[i64]([NINE, NINE])
        self.taking: i64 = 0  # 1 if the seat to move has closed a mill

    def copy_from(self, other: Men) -> None:
        """Copies everything from another object."""
        self.to_move = other.to_move
        self.flying = other.flying
        self.board[0] = other.board[0]
        self.board[1] = other.board[1]
        self.hand[0] = other.hand[0]
        self.hand[1] = other.hand[1]
        self.taking = other.taking

    # -- what may be done -----------------------------------------------------------------

    def free(self) -> i64:
        """The points without a man."""
        return ALL & ~(self.board[0] | self.board[1])

    def flies(self, seat: i64) -> bool:
        """Whether the seat's men may move to any free point."""
        return self.flying == 1 and self.hand[seat] == 0 and count(self.board[seat]) <= 3

    def takeable(self) -> i64:
        """The other seat's men outside its mills, or all of them if all are in mills."""
        theirs = self.board[1 - self.to_move]
        loose = theirs & ~in_mills(theirs)
        if loose == 0:
            return theirs
        return loose

    def goals(self, man: i64) -> i64:
        """The points to which a man of the seat to move may go."""
        if self.flies(self.to_move):
            return self.free()
        return self.free() & neighbours(man)

    def legal_into(self, actions: vec[i64]) -> i64:
        """Writes the codes of all legal actions, ascending, and returns how many."""
        if self.taking:
            return put(actions, 0, TAKE, self.takeable())
        if self.hand[self.to_move] > 0:
            return put(actions, 0, PLACE, self.free())
        at: i64 = 0
        start: i64 = 0
        while start < 24:
            if self.board[self.to_move] & POINT[start]:
                at = put(actions, at, MOVE + (start << 5), self.goals(POINT[start]))
            start += 1
        return at

    def sample(self, rng: Rng) -> i64:
        """Draws a legal action, each equally likely."""
        if self.taking:
            theirs = self.takeable()
            return TAKE + nth(theirs, rng.below(count(theirs)))
        free = self.free()
        if self.hand[self.to_move] > 0:
            return PLACE + nth(free, rng.below(count(free)))
        mine = self.board[self.to_move]
        if self.flies(self.to_move):
            start = nth(mine, rng.below(count(mine)))
            return MOVE + (start << 5) + nth(free, rng.below(count(free)))
        return any_step(mine, free, rng)

    # -- what it does -----------------------------------------------------------------------

    def apply(self, code: i64) -> i64:
        """Plays a legal action. Returns the ending by which its seat has won, or ON."""
        me = self.to_move
        other = 1 - me
        point = POINT[code & 31]
        if code < TAKE:
            if code < MOVE:
                self.hand[me] = self.hand[me] - 1
            else:
                self.board[me] = self.board[me] & ~POINT[code >> 5 & 31]
            self.board[me] = self.board[me] | point
            if in_mills(self.board[me]) & point:
                self.taking = 1
                return ON
        else:
            self.board[other] = self.board[other] & ~point
            self.taking = 0
            if self.hand[other] + count(self.board[other]) <= 2:
                return TOO_FEW
        self.to_move = other
        if self.hand[other] == 0 and self.goals(self.board[other]) == 0:
            return NO_MOVE
        return ON


@final
@mypyc_attr(native_class=False)
class Mills(Position):
    """One state of Mills."""

    def __init__(self, start: int, limit: int, flying: int) -> None:
        super().__init__(2, start, limit)
        self.men = Men(start, flying)

    def fresh(self) -> Position:
        return Mills(0, 1, 0)

    def copy_from(self, other: Position) -> None:
        assert isinstance(other, Mills)
        self.copy_common(other)
        self.men.copy_from(other.men)

    def key(self) -> i64:
        men = self.men
        first = men.board[0] << 5 | men.hand[0] << 1 | men.flying
        second = men.board[1] << 5 | men.hand[1] << 1 | men.taking
        return mix(mix(self.common_key(), first), second)

    def legal_into(self, actions: Any) -> i64:
        if self.to_move == OVER:
            return 0
        codes: vec[i64] = actions
        return self.men.legal_into(codes)

    def sample(self, rng: Rng) -> i64:
        return self.men.sample(rng)

    def apply(self, code: i64) -> None:
        self.decisions += 1
        ending = self.men.apply(code)
        if ending != ON:
            self.finish(POINT[self.to_move], ending)
            return
        self.to_move = self.men.to_move
        if self.decisions >= self.limit:
            self.men.taking = 0  # the mill takes nothing
            self.finish_at_limit()


def any_step(mine: i64, free: i64, rng: Rng) -> i64:
    """A random step of one of these men to a free neighbour, each equally likely."""
    # Move all men the same way at once; those that come to a free point are moves.
    steps: i64 = 0
    way: i64 = 0
    while way < 4:
        steps += count(stepped(mine, way) & free)
        way += 1
    k = rng.below(steps)
    way = 0
    goals = stepped(mine, 0) & free
    while k >= count(goals):
        k -= count(goals)
        way += 1
        goals = stepped(mine, way) & free
    goal = nth(goals, k)
    start = nth(stepped(POINT[goal], way ^ 1), 0)
    return MOVE + (start << 5) + goal
