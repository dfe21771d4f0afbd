"""A position: what search and playouts need of a game, and nothing else.

Each game has one subclass. Search calls these methods without knowing which game it
plays; compiled, such a call costs no more than a call through a table in C.

Legality is written three times: as a list (`legal_into`), as a draw (`sample`) and, in the
game, as reasons to refuse (`refusal`). A single version would be too slow for search. The
conformance kit checks the three against each other at every position it plays.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tavolino.rules.bits import BIT, count
from tavolino.rules.chance import Rng, mix
from tavolino.rules.packed import vec

OVER: Final = -1
"""The value of `to_move` once the game is over."""

LIMIT: Final = 0
"""The ending every game shares: the decision limit was reached."""

MAX_ACTIONS: Final = 4096
"""No position of any game has more legal actions than this."""


def new_buffer() -> vec[i64]:
    """A buffer that is large enough for the legal actions of any position."""
    return vec[i64]([0] * MAX_ACTIONS)


def options_key(values: list[int]) -> i64:
    """A hash of a match's options for its positions' keys; 0 if all have their defaults.

    `values` are the options as numbers, 0 for the default. One that is 0 does not affect the
    hash, so a game can get more options at the end of its list, and stored keys stay right.
    """
    key: i64 = 0
    for place, value in enumerate(values):
        if value:
            key = mix(key, (place + 1) << 32 | value)
    return key


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """One state of one game, cheap to copy, without chance, clock or text.

    An action is an integer, its *code*. Each game defines what its codes mean.
    `in_play` is the set of the seats that are not out: all of them, until a game puts one out.
    Once the game is over, `to_move` is OVER, `winners` is the set of the seats that
    share the win, and `ending` says why.
    """

    # Defaults here, not in __init__: compiled code then need not check whether they are set.
    players: i64 = 0
    start: i64 = 0
    limit: i64 = 0
    to_move: i64 = 0
    decisions: i64 = 0
    in_play: i64 = 0
    winners: i64 = 0
    ending: i64 = 0

    def __init__(self, players: int, start: int, limit: int) -> None:
        self.players = players
        self.start = start
        self.limit = limit
        self.to_move = start
        self.in_play = BIT[players] - 1

    # -- what each game defines -----------------------------------------------------------

    def fresh(self) -> Position:
        """Another object of the same class, for `copy_from` to fill."""
        raise NotImplementedError

    def copy_from(self, other: Position) -> None:
        """Copies everything from another position of the same game."""
        raise NotImplementedError

    def legal_into(self, actions: vec[i64]) -> i64:
        """Writes the codes of all legal actions, ascending, and returns how many.

        There is at least one until the game is over, and none from then on.
        """
        raise NotImplementedError

    def sample(self, rng: Rng) -> i64:
        """Draws a legal action, each equally likely, without making the list.

        Call it only while the game is on.
        """
        raise NotImplementedError

    def apply(self, code: i64) -> None:
        """Plays an action. It must be legal: nothing is checked here."""
        raise NotImplementedError

    def key(self) -> i64:
        """A hash of everything that affects what can happen next. Servers store it."""
        raise NotImplementedError

    # -- derived methods ------------------------------------------------------------------

    def copy(self) -> Position:
        """An independent copy."""
        copied = self.fresh()
        copied.copy_from(self)
        return copied

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a position does not know its game: pickle a Match or a Record instead")

    def legal(self) -> list[int]:
        """The codes of all legal actions, ascending; empty once the game is over."""
        actions = new_buffer()
        return [int(actions[k]) for k in range(self.legal_into(actions))]

    def shares(self) -> list[float]:
        """Each seat's share of the win, summing to 1; all 0 while the game is on."""
        if self.winners == 0:
            return [0.0] * int(self.players)
        share = 1.0 / float(count(self.winners))
        return [share if self.winners & BIT[seat] else 0.0 for seat in range(int(self.players))]

    # -- helpers for the games ------------------------------------------------------------

    def copy_common(self, other: Position) -> None:
        """The part of `copy_from` that is the same in every game."""
        self.players = other.players
        self.start = other.start
        self.limit = other.limit
        self.to_move = other.to_move
        self.decisions = other.decisions
        self.in_play = other.in_play
        self.winners = other.winners
        self.ending = other.ending

    def common_key(self) -> i64:
        """The part of `key` that is the same in every game."""
        left = self.limit - self.decisions
        return mix(0, (left << 3 | self.players) << 3 | self.to_move + 1)

    def pass_on(self) -> None:
        """Passes the turn clockwise to the next seat in play."""
        seat = self.to_move
        while True:
            seat += 1
            if seat == self.players:
                seat = 0
            if self.in_play & BIT[seat]:
                self.to_move = seat
                return

    def finish(self, winners: i64, ending: i64) -> None:
        """Ends the game. `winners` is a set of seats; they share the win equally."""
        if not 0 < winners < BIT[self.players]:
            raise ValueError("a game ends with at least one winner, and only seats can win")
        self.winners = winners
        self.ending = ending
        self.to_move = OVER

    def finish_at_limit(self) -> None:
        """Ends the game if the decision limit is reached; the seats in play share the win."""
        if self.decisions >= self.limit and self.to_move != OVER:
            self.finish(self.in_play, LIMIT)
