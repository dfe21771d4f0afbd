"""A match that keeps little of its past, so that a process can hold thousands.

It has the codes of all decisions, the position now, and one position for every `STRETCH`
decisions. Earlier positions and entries are made again from these when someone asks, by
playing at most one stretch, however long the match is. Of all matches of a process, only the
stretches that were asked for last are kept.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final

from tavolino.hosting.match.on_demand import OnDemand
from tavolino.rules.game import Game
from tavolino.rules.position import Position
from tavolino.rules.types import Entry
from tavolino.table.match import Match

STRETCH: Final = 64
"""Decisions from one position that a match keeps to the next."""

STRETCHES: Final = 64
"""The stretches that a process keeps: 64 * 64 positions take at most 20 MB."""


class CodedPast:
    """The decisions of a match as codes, with the positions from which stretches begin."""

    def __init__(self, game: Game, start: Callable[[], Position]) -> None:
        self.game = game
        self.start = start
        """Makes the first position. Most matches never need it again."""
        self.codes = array("q")
        self.marks: list[Position] = []
        """The positions from which all stretches but the first begin."""

    def add(self, code: int, after: Position) -> None:
        """One more decision, and the position after it."""
        self.codes.append(code)
        if len(self.codes) % STRETCH == 0:
            self.marks.append(after)

    def drop(self) -> None:
        """Forgets the last decision."""
        mark, steps = divmod(len(self.codes), STRETCH)
        del stretch(self, mark)[steps:]
        if not steps:
            self.marks.pop()
        self.codes.pop()

    def position(self, ply: int) -> Position:
        """The position after so many decisions."""
        mark, steps = divmod(ply, STRETCH)
        positions = stretch(self, mark)
        if not positions:
            positions.append(self.marks[mark - 1] if mark else self.start())
        for code in self.codes[ply - steps + len(positions) - 1 : ply]:
            after = positions[-1].copy()
            after.apply(code)
            positions.append(after)
        return positions[steps]

    def entry(self, ply: int) -> Entry:
        """What a decision did."""
        return self.game.entry(self.position(ply), self.codes[ply], self.position(ply + 1))


@lru_cache(STRETCHES)
def stretch(past: CodedPast, mark: int) -> list[Position]:
    """The positions of a stretch that have been made so far, for others to be added."""
    return []


class LeanMatch(Match):
    """A match that makes the entries and positions of its past again when they are needed."""

    def begin(self, start: Position) -> None:
        first = partial(self.game.start, self.players, self.options, self.setup)
        self.past = CodedPast(self.game, first)
        self.now = start
        self.newest: Entry | None = None
        """The newest entry, which everyone is told at once; None after it was taken back."""

    def keep(self, code: int, entry: Entry, after: Position) -> None:
        self.past.add(code, after)
        self.now, self.newest = after, entry

    def drop(self) -> Entry:
        entry = self.entry_at(len(self.past.codes) - 1)
        self.past.drop()
        self.now, self.newest = self.past.position(len(self.past.codes)), None
        return entry

    @property
    def position(self) -> Position:
        return self.now

    # A server only reads these two, so they need not be lists.

    @property
    def positions(self) -> OnDemand[Position]:  # type: ignore[override]
        """The position before every decision, and the one now."""
        return OnDemand(len(self.past.codes) + 1, self.position_at)

    @property
    def entries(self) -> OnDemand[Entry]:  # type: ignore[override]
        """What each decision did."""
        return OnDemand(len(self.past.codes), self.entry_at)

    @property
    def actions(self) -> list[str]:
        return [self.game.text(code) for code in self.past.codes]

    def position_at(self, ply: int) -> Position:
        """The position after so many decisions."""
        return self.now if ply == len(self.past.codes) else self.past.position(ply)

    def entry_at(self, ply: int) -> Entry:
        """What a decision did."""
        newest = self.newest if ply == len(self.past.codes) - 1 else None
        return newest or self.past.entry(ply)
