"""The messages about a match: each seat gets what it may know, spectators what everyone may.

Messages are built from views and from the game's own visible entries, never by removing secrets
from full data.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from tavolino.hosting.match.events import PAGE, WATCHER, Acted, Event, EventData, Other
from tavolino.hosting.match.hosted import Chair, HostedMatch, Result, Undo
from tavolino.hosting.match.refusals import Refused
from tavolino.hosting.match.stored import Phase
from tavolino.hosting.match.timing import Timing
from tavolino.rules.types import Entry, Options, Setup, View


class VisibleAct(EventData, frozen=True, tag="acted"):
    """A decision as it may be shown now. The entry is null if it was taken back."""

    entry: Entry | None


VisibleEventData = VisibleAct | Other


class Clocks(msgspec.Struct, frozen=True):
    """The time each seat has left, in milliseconds. For the `running` seat, as of `since`.

    `full` is what each seat started with. `now` is when this was sent. `since` and `now` are in
    the server's table time, not wall-clock time.
    """

    left: list[int]
    full: int
    running: int
    since: int
    now: int


class State(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a match stands, for one seat or for a watcher."""

    phase: Phase
    seats: list[Chair | None]
    to_move: int
    view: View
    """The game as this seat or watcher may see it."""
    legal: list[str] | None = None
    """All legal actions. Only for the seat to move, and not after it gave up."""
    draw: list[int] | None = None
    """The seats that agree to share the win, first the one that offered, if any did."""
    undo: Undo | None = None
    clock: Clocks | None = None
    result: Result | None = None
    rematch: str | None = None
    """The id of the rematch."""


class Message(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A message to someone who follows a match."""


class EventMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="event"):
    """An event. The newest one comes with the state it led to."""

    number: int
    at: int
    what: VisibleEventData
    state: State | None = None


class StateMessage(Message, frozen=True, kw_only=True, tag="state"):
    """The current state, if no events were missed."""

    number: int
    state: State


class AnswerMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="answer"):
    """The answer to a command: the number of its event, or the reason why it was refused."""

    id: str
    number: int | None = None
    refused: str | None = None
    sentence: str | None = None
    rule: str | None = None
    """The rule of the game that forbids the action, if one does."""
    missing: list[EventMessage | StateMessage] | None = None
    """Events that the sender had not seen: at most a page, as from `/events`."""
    wait: float | None = None
    """Seconds to wait before sending it again, if it was rate-limited."""


class PresenceMessage(Message, frozen=True, kw_only=True, tag="present"):
    """Who is present now: the seats, and the number of watchers."""

    seats: list[int]
    watching: int


class PhraseMessage(Message, frozen=True, kw_only=True, tag="phrase"):
    """A phrase that someone at the table says."""

    seat: int
    phrase: str


class PointMessage(Message, frozen=True, kw_only=True, tag="point"):
    """Something on the board that a helper points at."""

    pick: str


class RecordHeader(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What every record starts with."""

    game: str
    rules_version: int
    players: int
    options: Options


class FinishedRecord(RecordHeader, frozen=True, kw_only=True, omit_defaults=True):
    """The record of a match that is over, with everything needed to replay it."""

    setup: Setup
    actions: list[str]
    names: list[str] | None = None


class UnfinishedRecord(RecordHeader, frozen=True, kw_only=True):
    """The record of a match that is still on, as far as the seat may know it."""

    entries: list[Entry]


AnyMessage = (
    EventMessage | StateMessage | AnswerMessage | PresenceMessage | PhraseMessage | PointMessage
)

encode = msgspec.json.Encoder().encode


def page_after(
    hosted: HostedMatch, after: int, seat: int, now: int
) -> list[EventMessage | StateMessage]:
    """The next PAGE of events that someone has missed, as they may be shown now.

    The newest event of all comes with the state, so a page without it is followed by another.
    If nothing was missed, this is the state alone.
    """
    after = max(after, 0)
    events = hosted.events[after : after + PAGE]
    if not events:
        return [StateMessage(number=hosted.number, state=state_of(hosted, seat, now))]
    first = hosted.plies_before(events[0].number)
    beyond = hosted.plies_before(events[-1].number + 1)
    entries = dict(enumerate(visible_entries(hosted, seat, first, beyond), first))
    *earlier, last = events
    state = state_of(hosted, seat, now) if last.number == hosted.number else None
    return [
        *(event_message(hosted, event, entries) for event in earlier),
        event_message(hosted, last, entries, state),
    ]


def messages_after(
    hosted: HostedMatch, after: int, seat: int, now: int
) -> Iterator[EventMessage | StateMessage]:
    """All messages that someone has missed, generated page by page."""
    state = None
    while state is None:
        page = page_after(hosted, after, seat, now)
        yield from page
        after, state = page[-1].number, page[-1].state


def visible_entries(
    hosted: HostedMatch, seat: int, first: int = 0, last: int | None = None
) -> list[Entry]:
    """The decisions from `first` to before `last`, as a seat or a watcher may know them now."""
    return hosted.match.history(None if seat == WATCHER else seat, first, last)


def event_message(
    hosted: HostedMatch, event: Event, entries: Mapping[int, Entry], state: State | None = None
) -> EventMessage:
    """The message for one event. A decision is shown as its entry in `entries`, by ply."""
    what = event.what
    if isinstance(what, Acted):
        ply = hosted.ply_of(event.number)
        visible: VisibleEventData = VisibleAct(what.seat, None if ply is None else entries[ply])
    else:
        visible = what
    return EventMessage(number=event.number, at=event.at, what=visible, state=state)


def state_of(hosted: HostedMatch, seat: int, now: int) -> State:
    """The state of a match for a seat or a watcher."""
    match = hosted.match
    to_decide = seat == hosted.to_move and seat in hosted.seats_playing()
    return State(
        phase=hosted.phase,
        seats=hosted.chairs,
        to_move=hosted.to_move,
        view=match.view(None if seat == WATCHER else seat),
        legal=match.legal() if to_decide else None,
        draw=hosted.draw,
        undo=hosted.undo,
        clock=clocks_of(hosted.timing, now),
        result=hosted.result,
        rematch=hosted.rematch,
    )


def clocks_of(timing: Timing, now: int) -> Clocks | None:
    """The clocks of a match, if it has any."""
    if timing.clock is None:
        return None
    full = timing.clock.seconds * 1000
    return Clocks(timing.left, full, timing.running, timing.since, now)


def accepted_answer(command: str, number: int) -> AnswerMessage:
    """The answer to a command that became an event."""
    return AnswerMessage(id=command, number=number)


def refused_answer(
    command: str,
    refusal: Refused,
    missing: list[EventMessage | StateMessage] | None = None,
    wait: float | None = None,
) -> AnswerMessage:
    """The answer to a command that was refused."""
    return AnswerMessage(
        id=command,
        refused=refusal.reason,
        sentence=str(refusal),
        rule=refusal.rule or None,
        missing=missing,
        wait=wait,
    )
