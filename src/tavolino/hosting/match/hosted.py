"""A hosted match: the game, who sits where, what is offered, and the clocks.

All of it follows from the log alone, so two processes that have read the same events have equal
hosted matches.
"""

from __future__ import annotations

import hashlib
import struct
from array import array
from bisect import bisect_left
from collections.abc import Iterable
from typing import Final, assert_never

import msgspec

from tavolino.bots.observations import Observations, Witness
from tavolino.games import GAMES
from tavolino.hosting.match.events import (
    Acted,
    AnyEventData,
    DrawAccepted,
    DrawDeclined,
    DrawOffered,
    Ended,
    Event,
    HandedOver,
    Joined,
    Left,
    Rematched,
    Resigned,
    TakenBack,
    TimedOut,
    UndoAllowed,
    UndoAsked,
    UndoDeclined,
)
from tavolino.hosting.match.on_demand import OnDemand
from tavolino.hosting.match.past import LeanMatch
from tavolino.hosting.match.stored import MatchRow, Phase, Summary
from tavolino.hosting.match.timing import Timing
from tavolino.hosting.match.unplayable import NewerVersion, NotInstalled, RulesChanged
from tavolino.rules.errors import RulesError
from tavolino.rules.game import SEATS
from tavolino.table.record import Record

POSITION = struct.Struct("<5q")
"""Five 64-bit integers, little-endian on every machine."""

MAX_EVENTS = 10_000
"""A match ends with this event, and those who still play share the win. A game of 2,000
decisions has fewer than half as many events, even with all that people may ask for. But the
game of another package may never end, and players may take many decisions back at once."""

# What a match takes in memory, in bytes, as measured with the installed games.
BASE_SIZE = 10_000
EVENT_SIZE = 200
MEMORY_SIZE = 60_000

MAX_SEATS: Final = max(SEATS)

REMOVALS = (Left, HandedOver)
"""The events with which the maker of a match removes someone from their seat."""

STAND_IN = "3"
"""The level of the bot that plays on for a seat that gave up."""


class Chair(msgspec.Struct):
    """Who sits on a seat. If `gone`, that person gave up and a bot plays on."""

    name: str
    bot: str | None
    gone: bool = False


class Undo(msgspec.Struct):
    """A request to take decisions back, and the seats that agree."""

    seat: int
    ply: int
    allowed: set[int]


class Result(msgspec.Struct, frozen=True):
    """How a match ended: why, and the seats that share the win."""

    ending: str
    winners: list[int]


class HostedMatch:
    """A match in progress or finished, as of its event `number`."""

    def __init__(self, row: MatchRow) -> None:
        game = GAMES.get(row.game)
        if game is None:
            raise NotInstalled(f"the game {row.game} is not installed")
        if game.rules_version < row.rules_version:
            raise NewerVersion(f"{row.game} needs rules version {row.rules_version}")
        self.row = row.upgraded(game)
        self.is_outdated = row.rules_version < game.rules_version
        """Whether the store has the match in an earlier rules version."""
        self.match = LeanMatch(game, row.players, self.row.options, row.setup)
        self.chairs: list[Chair | None] = [None] * row.players
        # The events in columns: as objects, they would take three times as much memory.
        self.commands: list[str] = []
        self.times = array("q")
        self.acts = array("q")
        """The code and the seat of each decision, as one number; 0 for other events."""
        self.others: dict[int, AnyEventData] = {}
        """The data of all other events, by number."""
        self.answered: dict[str, int] = {}
        """The number of the event that each accepted command became."""
        self.acted: list[int] = []
        """The event number of each decision that has not been taken back."""
        self.consented: dict[int, int] = {}
        """For each event that took decisions back by consent, the seat that agreed last."""
        self.draw: list[int] | None = None
        """The seats that agree to share the win, first the one that offered, if any did."""
        self.undo: Undo | None = None
        self.draws_offered = 0
        self.undos_asked = 0
        self.result: Result | None = None
        self.rematch: str | None = None
        self.timing = Timing(row.clock, row.players)
        self.phase: Phase = "waiting"
        """Whether seats are still free, the game is on, or it is over."""
        self.to_move = -1
        """The seat to move, or -1 if there is none."""
        self.witnesses: dict[int, Witness] = {}
        """The seats that bots and hints have asked about so far."""

    @classmethod
    def begin(cls, row: MatchRow) -> HostedMatch:
        """A stored match before its first event. Raises RulesChanged if the rules reject it."""
        try:
            return cls(row)
        except RulesError as error:
            raise RulesChanged(f"match {row.id} does not begin") from error

    def check(self, summary: Summary) -> None:
        """Raises RulesChanged if replaying the log led to a different position than before."""
        # A match stored before this hash existed has none until its next event.
        if summary.position_hash not in {None, self.position_hash()}:
            raise RulesChanged(f"match {self.row.id} replays differently")

    # -- how things stand --------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The number of the last event."""
        return len(self.commands)

    @property
    def events(self) -> OnDemand[Event]:
        """All events so far, made when they are asked for."""
        return OnDemand(self.number, self.event_at)

    def event_at(self, index: int) -> Event:
        """The event with this index, which is one less than its number."""
        what = self.others.get(index + 1)
        if what is None:
            code, seat = divmod(self.acts[index], MAX_SEATS)
            what = Acted(seat, self.match.game.text(code))
        return Event(index + 1, self.commands[index], self.times[index], what)

    def bot_due(self) -> str | None:
        """The level of the bot to move; None if none is."""
        seat = self.to_move
        if seat < 0:
            return None
        chair = self.chairs[seat]
        assert chair is not None, "a game is on when every seat is taken"
        return chair.bot

    def people(self) -> list[int]:
        """The seats of people who have not given up."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair is not None and chair.bot is None
        ]

    def seats_playing(self) -> list[int]:
        """The seats that have not given up, including bots."""
        return [
            seat for seat, chair in enumerate(self.chairs) if chair is None or not chair.gone
        ]

    def has_person(self, seat: int) -> bool:
        """Whether a seat belongs to a person, even one who gave up."""
        chair = self.chairs[seat]
        return chair is not None and (chair.bot is None or chair.gone)

    def is_removed(self, seat: int, since: int) -> bool:
        """Whether the person on a seat has been removed from it since an event."""
        return any(
            isinstance(what, REMOVALS) and what.seat == seat and number > since
            for number, what in self.others.items()
        )

    def has_secrets(self) -> bool:
        """Whether this game hides anything from anyone."""
        return self.match.game.has_secrets(self.match.game.complete(self.row.options))

    def plies_before(self, number: int) -> int:
        """How many decisions, not counting those taken back, came before an event."""
        return bisect_left(self.acted, number)

    def ply_of(self, number: int) -> int | None:
        """The number of the decision that an event is; None if it is none or was taken back."""
        ply = self.plies_before(number)
        return ply if ply < len(self.acted) and self.acted[ply] == number else None

    def last_decision(self, seat: int) -> int | None:
        """The number of a seat's last decision that has not been taken back."""
        for ply in reversed(range(len(self.acted))):
            if self.acts[self.acted[ply] - 1] % MAX_SEATS == seat:
                return ply
        return None

    def size(self) -> int:
        """About how many bytes of memory this takes."""
        memories = len(self.witnesses) if self.match.game.forgets else 0
        return BASE_SIZE + EVENT_SIZE * self.number + MEMORY_SIZE * memories

    def observations(self, seat: int) -> Observations:
        """What a seat has observed so far. It takes in each decision only once."""
        witness = self.witness(seat)
        return Observations(self.row.game, seat, witness.memory(), witness.view())

    def witness(self, seat: int) -> Witness:
        """The witness of a seat."""
        if seat not in self.witnesses:
            self.witnesses[seat] = Witness(self.match, seat)
        return self.witnesses[seat]

    def position_hash(self) -> bytes:
        """A hash of the position. It does not depend on what views show."""
        now = self.match.position
        # Some games' keys omit what no longer matters: the number of decisions, or the ending.
        packed = POSITION.pack(now.key(), now.decisions, now.to_move, now.winners, now.ending)
        return hashlib.blake2b(packed, digest_size=8).digest()

    def summary(self) -> Summary:
        """The summary by which the store finds matches without reading their logs."""
        return Summary(
            number=self.number,
            phase=self.phase,
            bot_due=self.bot_due() is not None,
            deadline=self.timing.deadline,
            position_hash=self.position_hash(),
        )

    def record(self) -> Record:
        """The game as a record, with names and every secret."""
        record = self.match.record()
        record.names = [chair.name if chair else "" for chair in self.chairs]
        return record

    # -- what happens --------------------------------------------------------------------------

    def follow(self, events: Iterable[Event]) -> None:
        """Applies accepted events. Raises RulesChanged if today's rules refuse one."""
        try:
            for event in events:
                self.apply(event)
        except RulesError as error:
            raise RulesChanged(f"match {self.row.id} does not replay") from error

    def apply(self, event: Event) -> None:
        """Applies the next event. Raises RulesError if today's rules refuse its action.

        Everything else was checked when the event was accepted, and is not checked again.
        """
        assert event.number == self.number + 1, "events come in order, without a gap"
        before = self.to_move
        self.apply_data(event)
        self.note(event)
        self.settle()
        person = self.to_move if self.bot_due() is None else -1
        self.timing.turn(before, person, event.at, acted=isinstance(event.what, Acted))

    def apply_data(self, event: Event) -> None:  # noqa: C901, PLR0912 - a case per event
        """Applies what an event says, by its kind."""
        match event.what:
            case Joined(seat, name, bot, agreed):
                self.chairs[seat] = Chair(name, bot)
                if not agreed:
                    self.timing.spared.add(seat)
            case Acted(action=action):  # by name, which is faster: most events are acts
                self.match.play(action)
                self.acted.append(event.number)
                self.draw = self.undo = None
            case TakenBack(_, ply):
                if self.undo is None:
                    self.undos_asked += 1  # no one had to be asked
                else:
                    [self.consented[event.number]] = set(self.people()) - self.undo.allowed
                while len(self.acted) > ply:
                    self.match.undo()
                    self.acted.pop()
                self.draw = self.undo = None
            case UndoAsked(seat, ply):
                self.undos_asked += 1
                self.undo = Undo(seat, ply, {seat})
            case UndoAllowed(seat):
                assert self.undo is not None
                self.undo.allowed.add(seat)
            case UndoDeclined():
                self.undo = None
            case DrawOffered(seat) | DrawAccepted(seat):
                if self.draw is None:
                    self.draws_offered += 1
                self.draw = [*(self.draw or []), seat]
                if set(self.draw) >= set(self.seats_playing()):
                    self.finish("agreed", self.seats_playing())
            case DrawDeclined():
                self.draw = None
            case Resigned(seat):
                self.leave(seat, "resigned")
            case TimedOut(seat):
                self.leave(seat, "time")
            case Left(seat):
                self.seat_anew(seat, None)
            case HandedOver(seat, bot):
                self.seat_anew(seat, Chair(f"Bot {bot}", bot))
            case Rematched(_, match):
                self.rematch = match
            case Ended(_, ending):
                self.draw = self.undo = None
                self.finish(ending, [])
            case _:
                assert_never(event.what)

    def note(self, event: Event) -> None:
        """Notes an event that was applied."""
        act = 0
        if isinstance(event.what, Acted):
            act = self.match.past.codes[-1] * MAX_SEATS + event.what.seat
        else:
            self.others[event.number] = event.what
        self.acts.append(act)
        self.times.append(event.at)
        self.commands.append(event.command)
        self.answered[event.command] = event.number

    def settle(self) -> None:
        """Updates the result, the phase and whose turn it is."""
        outcome = self.match.outcome
        if self.result is None and outcome is not None:
            self.result = Result(outcome.ending, list(outcome.winners))
        if self.result is None and self.number >= MAX_EVENTS:
            self.finish("limit", self.seats_playing())
        if self.result is not None:
            self.phase = "over"
        else:
            self.phase = "waiting" if None in self.chairs else "on"
        self.to_move = self.match.to_move if self.phase == "on" else -1

    def seat_anew(self, seat: int, chair: Chair | None) -> None:
        """Removes someone from a seat, which a bot may get. Open requests are dropped."""
        self.chairs[seat] = chair
        self.timing.spared.discard(seat)
        self.draw = self.undo = None

    def leave(self, seat: int, ending: str) -> None:
        """Lets a seat give up. A bot plays on for it unless that ends the match."""
        chair = self.chairs[seat]
        assert chair is not None
        chair.gone = True
        chair.bot = STAND_IN
        self.draw = self.undo = None
        if len(self.seats_playing()) == 1 or not self.people():
            self.finish(ending, self.seats_playing())

    def finish(self, ending: str, winners: list[int]) -> None:
        """Ends the match for a reason outside the rules of the game."""
        self.result = Result(ending, winners)
