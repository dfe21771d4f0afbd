"""What is told of a match: to each seat what it may know, to spectators what everyone may.

Everything is made from views and from the game's own account of its entries, never by taking
things out of something fuller.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from tavolino.rules.types import Entry, Options, Setup, View
from tavolino.server.match.events import PAGE, WATCHER, Acted, Event, EventData, Other
from tavolino.server.match.hosted import Chair, HostedMatch, Result, Undo
from tavolino.server.match.refusals import Refused
from tavolino.server.match.stored import Phase


class VisibleAct(EventData, frozen=True, tag="acted"):
    """A decision as it may be told now; nothing of one that was taken back."""

    entry: Entry | None


VisibleEventData = VisibleAct | Other


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


class Message(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="tell"):
    """A message to someone who follows a match."""


class EventMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="event"):
    """Something happened. The newest event comes with the state it led to."""

    number: int
    at: int
    what: VisibleEventData
    state: State | None = None


class StateMessage(Message, frozen=True, kw_only=True, tag="state"):
    """Nothing was missed; this is how things stand."""

    number: int
    state: State


class AnswerMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="answer"):
    """What became of a command: the event of this number, or refused for a reason."""

    id: str
    number: int | None = None
    refused: str | None = None
    sentence: str | None = None
    rule: str | None = None
    """The rule of the game that forbids it, if one does."""
    missing: list[EventMessage | StateMessage] | None = None
    """What happened that its sender had not seen: at most a page, as `/events` gives it."""
    wait: float | None = None
    """Seconds after which to send it again, if it came too fast."""


class PresenceMessage(Message, frozen=True, kw_only=True, tag="present"):
    """Who is there now: these seats, and so many who watch."""

    seats: list[int]
    watching: int


class PhraseMessage(Message, frozen=True, kw_only=True, tag="phrase"):
    """Someone at the table says something."""

    seat: int
    phrase: str


class RecordHeader(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What every record says first."""

    game: str
    rules_version: int
    players: int
    options: Options


class FinishedRecord(RecordHeader, frozen=True, kw_only=True, omit_defaults=True):
    """The record of a match that is over: everything, so that it can be replayed."""

    setup: Setup
    actions: list[str]
    names: list[str] | None = None


class UnfinishedRecord(RecordHeader, frozen=True, kw_only=True):
    """What someone may know of a match that is on."""

    entries: list[Entry]


AnyMessage = EventMessage | StateMessage | AnswerMessage | PresenceMessage | PhraseMessage

encode = msgspec.json.Encoder().encode


def page_after(
    hosted: HostedMatch, after: int, seat: int, now: int
) -> list[EventMessage | StateMessage]:
    """The events someone has missed, as they may be told now, at most a PAGE of them.

    The newest one of all comes with the state: a page without it is followed by another. If
    nothing was missed, the state alone.
    """
    after = max(after, 0)
    events = hosted.events[after : after + PAGE]
    if not events:
        return [StateMessage(number=hosted.number, state=state_of(hosted, seat, now))]
    first = hosted.plies_before(events[0].number)
    told = dict(enumerate(visible_entries(hosted, seat, first), first))
    *earlier, last = events
    state = state_of(hosted, seat, now) if last.number == hosted.number else None
    return [
        *(event_message(hosted, event, told) for event in earlier),
        event_message(hosted, last, told, state),
    ]


def messages_after(
    hosted: HostedMatch, after: int, seat: int, now: int
) -> Iterator[EventMessage | StateMessage]:
    """All that someone has missed, made page by page."""
    state = None
    while state is None:
        page = page_after(hosted, after, seat, now)
        yield from page
        after, state = page[-1].number, page[-1].state


def visible_entries(hosted: HostedMatch, seat: int, first: int = 0) -> list[Entry]:
    """The decisions that stand, from `first` on, as a seat or a watcher may know them now."""
    return hosted.match.history(None if seat == WATCHER else seat, first)


def event_message(
    hosted: HostedMatch, event: Event, entries: Mapping[int, Entry], state: State | None = None
) -> EventMessage:
    """One event. Of a decision it tells only what its entry, found by its ply, does now."""
    what = event.what
    if isinstance(what, Acted):
        ply = hosted.ply_of(event.number)
        told: VisibleEventData = VisibleAct(what.seat, None if ply is None else entries[ply])
    else:
        told = what
    return EventMessage(number=event.number, at=event.at, what=told, state=state)


def state_of(hosted: HostedMatch, seat: int, now: int) -> State:
    """How things stand, for a seat or a watcher."""
    match, timing = hosted.match, hosted.timing
    to_decide = seat == hosted.to_move and seat in hosted.staying()
    return State(
        phase=hosted.phase,
        seats=hosted.chairs,
        to_move=hosted.to_move,
        view=match.view(None if seat == WATCHER else seat),
        legal=match.legal() if to_decide else None,
        draw=hosted.draw,
        undo=hosted.undo,
        clock=Clocks(timing.left, timing.running, timing.since, now) if timing.clock else None,
        result=hosted.result,
        rematch=hosted.rematch,
    )


def accepted(command: str, number: int) -> AnswerMessage:
    """The answer to a command that became an event."""
    return AnswerMessage(id=command, number=number)


def refused(
    command: str,
    refusal: Refused,
    missing: list[EventMessage | StateMessage] | None = None,
    wait: float | None = None,
) -> AnswerMessage:
    """The answer to a command that did not."""
    return AnswerMessage(
        id=command,
        refused=refusal.reason,
        sentence=str(refusal),
        rule=refusal.rule or None,
        missing=missing,
        wait=wait,
    )
