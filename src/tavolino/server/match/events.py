"""What happens in a match, as it is kept: one row an event, numbered from 1 without a gap.

The log is the truth. Everything else about a match is made from its events, in order.
"""

from __future__ import annotations

import msgspec

from tavolino.server.match.unplayable import NewerVersion

WATCHER = -1
"""The seat of those who only watch."""

PAGE = 200
"""Events that are read, replayed or told at a time. That takes some milliseconds, and meanwhile
a process serves no one else."""


class EventData(msgspec.Struct, frozen=True, tag_field="event"):
    """What an event says; its seat is the one that did it, or to which it happened."""

    seat: int


class Joined(EventData, frozen=True, tag="joined"):
    """Someone takes a seat: a person, or with `bot` a bot such as `3` by its level."""

    name: str
    bot: str | None = None
    agreed: bool = True
    """False if someone else's wish for a rematch seats them."""


class Acted(EventData, frozen=True, tag="acted"):
    """A decision of the game itself."""

    action: str


class TakenBack(EventData, frozen=True, tag="taken_back"):
    """All decisions from number `ply` of the game on are undone, as this seat asked."""

    ply: int


class UndoAsked(EventData, frozen=True, tag="undo_asked"):
    """A seat would like to take back the decisions from number `ply` on."""

    ply: int


class UndoAllowed(EventData, frozen=True, tag="undo_allowed"):
    """A seat does not mind, but others have not said so yet."""


class UndoDeclined(EventData, frozen=True, tag="undo_declined"):
    """A seat does mind."""


class DrawOffered(EventData, frozen=True, tag="draw_offered"):
    """A seat would like to share the win."""


class DrawAccepted(EventData, frozen=True, tag="draw_accepted"):
    """A seat would too; once the last one says so the match is over."""


class DrawDeclined(EventData, frozen=True, tag="draw_declined"):
    """A seat would rather play on."""


class Resigned(EventData, frozen=True, tag="resigned"):
    """A seat gives up."""


class TimedOut(EventData, frozen=True, tag="timed_out"):
    """A seat's time ran out."""


class Left(EventData, frozen=True, tag="left"):
    """Whoever made the match frees a seat before the game; anyone invited may take it."""


class HandedOver(EventData, frozen=True, tag="handed_over"):
    """Whoever made the match lets a bot, such as `3` by its level, play on for a person."""

    bot: str


class Rematched(EventData, frozen=True, tag="rematched"):
    """The same people play again, in another match."""

    match: str


class Ended(EventData, frozen=True, tag="ended"):
    """The server ends the match, and no one wins; its seat is no one's."""

    ending: str


Other = (
    Joined
    | TakenBack
    | UndoAsked
    | UndoAllowed
    | UndoDeclined
    | DrawOffered
    | DrawAccepted
    | DrawDeclined
    | Resigned
    | TimedOut
    | Left
    | HandedOver
    | Rematched
    | Ended
)
"""Everything but decisions of the game: what all may know as it is."""

AnyEventData = Acted | Other


class Event(msgspec.Struct, frozen=True):
    """One row of a match's log.

    `command` is the id of the command that made it; `at` is when, in milliseconds.
    """

    number: int
    command: str
    at: int
    what: AnyEventData


encode_what = msgspec.json.Encoder().encode
decoder_of_what = msgspec.json.Decoder(AnyEventData)


def decode_what(text: str | bytes) -> AnyEventData:
    """What a row of the log says; NewerVersion if this version does not know it."""
    try:
        what: AnyEventData = decoder_of_what.decode(text)
    except msgspec.ValidationError as error:
        raise NewerVersion(f"an event is not known here: {error}") from error
    return what
