"""What is told of a match: to each seat what it may know, to spectators what everyone may.

Everything is made from views and from the game's own account of its entries, never by taking
things out of something fuller.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tavolino.rules.types import Entry, Options, Setup, View
from tavolino.server.match.events import WATCHER, Acted, Event, Other, What
from tavolino.server.match.kept import Phase
from tavolino.server.match.refusals import Refused
from tavolino.server.match.sitting import Chair, Result, Sitting, Undo


class ToldAct(What, frozen=True, tag="acted"):
    """A decision as it may be told now; nothing of one that was taken back."""

    entry: Entry | None


ToldWhat = ToldAct | Other


class Clocks(msgspec.Struct, frozen=True):
    """What seats have left, in milliseconds; that of the one `running` as it was at `since`.

    `now` is when this was told. Both are table time, which no clock but the server's shows.
    """

    left: list[int]
    running: int
    since: int
    now: int


class State(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a match stands, for one seat or for a watcher."""

    phase: Phase
    seats: list[Chair | None]
    to_move: int
    view: View
    """What may be seen of the game."""
    legal: list[str] | None = None
    """All actions that may be played; only for the seat to move, and not once it gave up."""
    draw: list[int] | None = None
    """The seats that would share the win, if that was offered; first the one that offered."""
    undo: Undo | None = None
    clock: Clocks | None = None
    result: Result | None = None
    rematch: str | None = None
    """The match in which the same people play again."""


class Tell(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="tell"):
    """A message to someone who follows a match."""


class TellEvent(Tell, frozen=True, kw_only=True, omit_defaults=True, tag="event"):
    """Something happened. The newest event comes with the state it led to."""

    number: int
    at: int
    what: ToldWhat
    state: State | None = None


class TellState(Tell, frozen=True, kw_only=True, tag="state"):
    """Nothing was missed; this is how things stand."""

    number: int
    state: State


class TellAnswer(Tell, frozen=True, kw_only=True, omit_defaults=True, tag="answer"):
    """What became of a command: the event of this number, or refused for a reason."""

    id: str
    number: int | None = None
    refused: str | None = None
    sentence: str | None = None
    rule: str | None = None
    """The rule of the game that forbids it, if one does."""
    missing: list[TellEvent | TellState] | None = None
    """What happened that its sender had not seen."""


class TellPresent(Tell, frozen=True, kw_only=True, tag="present"):
    """Who is there now: these seats, and so many who watch."""

    seats: list[int]
    watching: int


class TellPhrase(Tell, frozen=True, kw_only=True, tag="phrase"):
    """Someone at the table says something."""

    seat: int
    phrase: str


class ToldRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What every record says first."""

    game: str
    rules_version: int
    players: int
    options: Options


class FinishedRecord(ToldRecord, frozen=True, kw_only=True, omit_defaults=True):
    """The record of a match that is over: everything, so that it can be replayed."""

    setup: Setup
    actions: list[str]
    names: list[str] | None = None


class UnfinishedRecord(ToldRecord, frozen=True, kw_only=True):
    """What someone may know of a match that is on."""

    entries: list[Entry]


AnyTell = TellEvent | TellState | TellAnswer | TellPresent | TellPhrase

encode = msgspec.json.Encoder().encode


def events_after(
    sitting: Sitting, after: int, seat: int, now: int
) -> list[TellEvent | TellState]:
    """The events someone has missed, as they may be told now; the last one with the state.

    If nothing was missed, the state alone.
    """
    state = state_of(sitting, seat, now)
    events = sitting.events[max(after, 0) :]
    if not events:
        return [TellState(number=sitting.number, state=state)]
    entries = told_entries(sitting, seat)
    *earlier, last = events
    return [
        *(told_event(sitting, event, entries) for event in earlier),
        told_event(sitting, last, entries, state),
    ]


def told_entries(sitting: Sitting, seat: int) -> list[Entry]:
    """All decisions that stand, as a seat or a watcher may be told them now."""
    return sitting.match.told(None if seat == WATCHER else seat)


def told_event(
    sitting: Sitting, event: Event, entries: Sequence[Entry], state: State | None = None
) -> TellEvent:
    """One event. Of a decision it tells only what its entry does now."""
    what = event.what
    if isinstance(what, Acted):
        ply = sitting.ply_of(event.number)
        told: ToldWhat = ToldAct(what.seat, None if ply is None else entries[ply])
    else:
        told = what
    return TellEvent(number=event.number, at=event.at, what=told, state=state)


def state_of(sitting: Sitting, seat: int, now: int) -> State:
    """How things stand, for a seat or a watcher."""
    match, timing = sitting.match, sitting.timing
    to_decide = seat == sitting.to_move and seat in sitting.staying()
    return State(
        phase=sitting.phase,
        seats=sitting.chairs,
        to_move=sitting.to_move,
        view=match.view(None if seat == WATCHER else seat),
        legal=match.legal() if to_decide else None,
        draw=sitting.draw,
        undo=sitting.undo,
        clock=Clocks(timing.left, timing.running, timing.since, now) if timing.clock else None,
        result=sitting.result,
        rematch=sitting.rematch,
    )


def accepted(command: str, number: int) -> TellAnswer:
    """The answer to a command that became an event."""
    return TellAnswer(id=command, number=number)


def refused(
    command: str, refusal: Refused, missing: list[TellEvent | TellState] | None = None
) -> TellAnswer:
    """The answer to a command that did not."""
    return TellAnswer(
        id=command,
        refused=refusal.reason,
        sentence=str(refusal),
        rule=refusal.rule or None,
        missing=missing,
    )
