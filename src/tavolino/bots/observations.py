"""What a seat has observed of a match, and how beliefs use it.

Bots get only this, neither the match nor a position. It can be sent to another process, and it
does not grow with the match.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple, Self, cast

from tavolino.games import descriptor_of
from tavolino.games.beliefs import Belief
from tavolino.rules.types import View
from tavolino.table.match import Match

BETWEEN_SAVES: Final = 64
"""Decisions from one saved memory to the next, for when decisions are taken back."""

SAVES: Final = 2


@dataclass(frozen=True)
class Observations:
    """Everything that a seat has observed so far."""

    game: str
    seat: int
    memory: bytes
    """What the seat remembers of all decisions; empty if the game's views tell the past."""
    view: View
    """What the seat sees now."""

    @classmethod
    def of(cls, match: Match, seat: int) -> Self:
        """What a seat has observed of a match. See `Witness` for a match that goes on."""
        witness = Witness(match, seat)
        return cls(match.game.name, seat, witness.memory(), witness.view())


class SavedMemory(NamedTuple):
    """What a seat remembered after a number of decisions, the last of which has this serial."""

    plies: int
    serial: int
    memory: bytes


class Witness:
    """A seat that observes a match in progress, one decision after the other."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.saves: list[SavedMemory] = []
        self.begin()

    def begin(self) -> None:
        """Begins again with the first decision."""
        self.belief = descriptor_of(self.match.game.name).belief()
        self.plies = 0
        self.newest = 0
        """The serial of the newest decision that it has observed."""

    def memory(self) -> bytes:
        """What the seat remembers now."""
        while not self.catch_up(BETWEEN_SAVES):
            pass
        return self.belief.save() if self.match.game.forgets else b""

    def catch_up(self, most: int) -> bool:
        """Observes some more decisions. Returns whether these were all."""
        if not self.match.game.forgets:
            return True
        self.observe_again()
        now = len(self.match.entries)
        for ply in range(self.plies, min(now, self.plies + most)):
            self.observe(ply)
        return self.plies == now

    def view(self) -> View:
        """What the seat sees now.

        Besides the view, it has what the newest decision showed only for a moment.
        """
        return watched_view(self.match, self.seat, len(self.match.entries))

    def observe(self, ply: int) -> None:
        """Observes the next decision: number `ply`, counted from 0."""
        entry = self.match.entries[ply]
        view = watched_view(self.match, self.seat, ply)
        self.belief.observe(view)
        if entry["seat"] == self.seat:
            self.belief.note_choice(view, self.match.game.code(entry["action"]))
        self.plies, self.newest = ply + 1, self.match.serials[ply]
        if self.plies % BETWEEN_SAVES == 0:
            save = SavedMemory(self.plies, self.newest, self.belief.save())
            self.saves = [*self.saves, save][-SAVES:]

    def observe_again(self) -> None:
        """Returns to an earlier memory if decisions were taken back since."""
        if self.is_past(self.plies, self.newest):
            return
        self.begin()
        while self.saves and not self.is_past(self.saves[-1].plies, self.saves[-1].serial):
            self.saves.pop()
        if self.saves:
            self.plies, self.newest, memory = self.saves[-1]
            self.belief.restore(memory)

    def is_past(self, plies: int, serial: int) -> bool:
        """Whether a number of decisions, up to the one with this serial, still stand."""
        serials = self.match.serials
        return plies == 0 or (plies <= len(serials) and serials[plies - 1] == serial)


def watched_view(match: Match, seat: int, ply: int) -> View:
    """The view of a seat that watched the decision before it, if there is one."""
    watched: dict[str, object] = {**match.view(seat, ply)}
    if ply:
        entry: Mapping[str, object] = match.entries[ply - 1]
        watched |= {key: entry[key] for key in match.game.momentary if key in entry}
    return cast("View", watched)


def belief_after(observations: Observations) -> Belief:
    """A belief that has observed the past, forgets nothing and can search the current view."""
    belief = descriptor_of(observations.game).belief()
    if observations.memory:
        belief.restore(observations.memory)
    return belief
