"""The events of a match as they are stored: one row each, numbered from 1 without gaps.

The log is the truth. Everything else about a match follows from its events, in order.
"""

from __future__ import annotations

import msgspec

from tavolino.hosting.match.unplayable import NewerVersion
from tavolino.table.rematch import Begins

WATCHER = -1
"""The seat number of those who only watch."""

OLD_TAG = "event"
"""What `type` was called in the first stored events. They are never rewritten."""

PAGE = 200
"""How many events are read, replayed or sent at a time. That takes some milliseconds, during
which a process serves no one else."""


class EventData(msgspec.Struct, frozen=True, gc=False):
    """What every event has: the seat that did it, or to which it happened."""

    seat: int


class Joined(EventData, frozen=True, tag="joined"):
    """A person takes a seat, or a bot: then `bot` is its level, such as `3`."""

    name: str
    bot: str | None = None
    agreed: bool = True
    """False if someone else's rematch seats them."""


class Acted(EventData, frozen=True, tag="acted"):
    """A seat plays an action of the game."""

    action: str


class TakenBack(EventData, frozen=True, tag="taken_back"):
    """All decisions from number `ply` on are undone at this seat's request."""

    ply: int


class UndoAsked(EventData, frozen=True, tag="undo_asked"):
    """A seat asks to take back the decisions from number `ply` on."""

    ply: int


class UndoAllowed(EventData, frozen=True, tag="undo_allowed"):
    """A seat agrees to the undo, but not everyone has done so yet."""


class UndoDeclined(EventData, frozen=True, tag="undo_declined"):
    """A seat refuses the undo."""


class DrawOffered(EventData, frozen=True, tag="draw_offered"):
    """A seat offers to share the win."""


class DrawAccepted(EventData, frozen=True, tag="draw_accepted"):
    """A seat agrees to share the win. Once everyone has, the match is over."""


class DrawDeclined(EventData, frozen=True, tag="draw_declined"):
    """A seat refuses to share the win."""


class Resigned(EventData, frozen=True, tag="resigned"):
    """A seat gives up."""


class TimedOut(EventData, frozen=True, tag="timed_out"):
    """A seat's time ran out."""


class Left(EventData, frozen=True, tag="left"):
    """The maker of the match frees a seat before the game. Anyone invited may take it."""


class HandedOver(EventData, frozen=True, tag="handed_over"):
    """The maker of the match lets a bot play on for a person. `bot` is its level."""

    bot: str


class Rematched(EventData, frozen=True, tag="rematched"):
    """The same people play again, in another match."""

    match: str
    begins: Begins = "lot"
    """Who begins there. Before anyone could choose, it was always by lot."""


class Ended(EventData, frozen=True, tag="ended"):
    """The server ends the match without a winner. Its seat is -1."""

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
"""All events but the actions of the game. Everyone may see these as they are."""

AnyEventData = Acted | Other


class Event(msgspec.Struct, frozen=True, gc=False):
    """One row of a match's log.

    `command` is the id of the command that became it. `at` is the time in milliseconds.
    """

    number: int
    command: str
    at: int
    what: AnyEventData


encode_what = msgspec.json.Encoder().encode
decoder_of_what = msgspec.json.Decoder(AnyEventData)


def decode_what(text: str | bytes) -> AnyEventData:
    """Decodes the data of an event. Raises NewerVersion if this version does not know it."""
    try:
        what: AnyEventData = decoder_of_what.decode(text)
    except msgspec.ValidationError:
        try:
            values = msgspec.json.decode(text)
        except msgspec.ValidationError as error:  # a number that is out of range
            raise NewerVersion(f"this version cannot read an event: {error}") from error
        return what_of(values)
    return what


def what_of(values: object) -> AnyEventData:
    """The data of an event from its JSON value. Raises NewerVersion as `decode_what` does.

    What was stored before all tags were called `type` is read too.
    """
    if isinstance(values, dict) and OLD_TAG in values:
        values = {"type": values[OLD_TAG], **values}
    try:
        what: AnyEventData = msgspec.convert(values, AnyEventData)
    except msgspec.ValidationError as error:
        raise NewerVersion(f"this version does not know an event: {error}") from error
    return what
