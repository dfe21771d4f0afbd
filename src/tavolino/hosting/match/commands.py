"""The commands of people and bots, and how each becomes an event or is refused.

A command names the number of the event that it is to become. So it is handled in the position
that its sender saw, or not at all. The answer depends on nothing but log, command and time.
"""

from __future__ import annotations

from typing import Annotated, Literal, assert_never

import msgspec
from msgspec import Meta

from tavolino.hosting.match.events import (
    Acted,
    AnyEventData,
    DrawAccepted,
    DrawDeclined,
    DrawOffered,
    Rematched,
    Resigned,
    TakenBack,
    TimedOut,
    UndoAllowed,
    UndoAsked,
    UndoDeclined,
)
from tavolino.hosting.match.hosted import HostedMatch
from tavolino.hosting.match.ids import CommandId, Seat
from tavolino.hosting.match.refusals import Refused
from tavolino.hosting.match.rematches import rematch_id
from tavolino.rules.errors import IllegalAction, NotAnAction
from tavolino.table.rematch import Begins, loser_of

MAX_REQUESTS = 100
"""How often per match players may ask to take a decision back, and how often they may offer to
share the win: more than any table needs, and few compared to the decisions of a long game."""


class Command(msgspec.Struct, frozen=True, kw_only=True):
    """What every command has: an id, the number of the event it is to become, and a seat."""

    id: CommandId
    number: Annotated[
        int,
        Meta(
            ge=1,
            le=10**6,
            description="the number of the event this is to become: the last one seen plus 1",
        ),
    ]
    seat: Seat


class Act(Command, frozen=True, kw_only=True, tag="act"):
    """Play an action, such as one of the `legal` ones."""

    action: Annotated[str, Meta(min_length=1, max_length=200)]


class Answer(Command, frozen=True, kw_only=True, tag="answer"):
    """Say yes or no to what someone else asked for."""

    to: Literal["draw", "undo"]
    yes: bool


class OfferDraw(Command, frozen=True, kw_only=True, tag="offer_draw"):
    """Offer to share the win with the others."""


class AskUndo(Command, frozen=True, kw_only=True, tag="ask_undo"):
    """Ask to take your last decision back. Against bots only, it is taken back at once."""


class Resign(Command, frozen=True, kw_only=True, tag="resign"):
    """Give up. At a table of three or four, a bot plays on for you."""


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """Play the same game again, once this match is over. Everyone keeps their seat."""

    begins: Annotated[
        Begins,
        Meta(
            description="the next seat clockwise, the same seat again, one by lot, or the "
            "loser of two"
        ),
    ] = "next"


AnyCommand = Act | Answer | OfferDraw | AskUndo | Resign | Rematch


def handle_next(
    hosted: HostedMatch, command: AnyCommand, now: int, *, bot: bool
) -> AnyEventData:
    """The event that a command becomes next. Raises Refused with the reason if it becomes none.

    A late command is always `stale`. Any other reason would need a replay to find out, and
    might reveal something that is now secret.
    """
    if command.number != hosted.number + 1:
        raise Refused("stale" if command.number <= hosted.number else "ahead")
    if bot and isinstance(command, Act):
        return handle_act(hosted, command)
    return handle(hosted, command, now)


def handle(hosted: HostedMatch, command: AnyCommand, now: int) -> AnyEventData:
    """The event that a command becomes. Raises Refused with the reason if it becomes none."""
    if command.seat >= hosted.row.players:
        raise Refused("no_such_seat")
    if isinstance(command, Rematch):
        return handle_rematch(hosted, command)
    check_on(hosted, command.seat, now)
    match command:
        case Act():
            return handle_act(hosted, command)
        case OfferDraw():
            return handle_offer(hosted, command.seat)
        case AskUndo():
            return handle_undo(hosted, command.seat)
        case Answer(to="draw"):
            return answer_draw(hosted, command.seat, yes=command.yes)
        case Answer():
            return answer_undo(hosted, command.seat, yes=command.yes)
        case Resign():
            return Resigned(command.seat)
        case _:
            assert_never(command)


def check_on(hosted: HostedMatch, seat: int, now: int) -> None:
    """Raises Refused unless the game is on, the seat still plays and there is time left."""
    if hosted.phase != "on":
        raise Refused("over" if hosted.phase == "over" else "waiting")
    if seat not in hosted.seats_playing():
        raise Refused("gone")
    if hosted.timing.ran_out(now):
        raise Refused("time")


def handle_act(hosted: HostedMatch, command: Act) -> Acted:
    """Plays an action if it is the seat's turn and the action is legal."""
    if command.seat != hosted.to_move:
        raise Refused("not_your_turn")
    match = hosted.match
    try:
        code = match.check(command.action)
    except IllegalAction as error:
        raise Refused("illegal", f"{error}.", rule=error.reason) from error
    except NotAnAction as error:
        raise Refused("not_an_action") from error
    return Acted(command.seat, match.game.text(code))


def handle_offer(hosted: HostedMatch, seat: int) -> DrawOffered:
    """Offers to share the win. That needs everyone's consent, and bots never give it."""
    if set(hosted.seats_playing()) - set(hosted.people()):
        raise Refused("bots_play_on")
    if hosted.draw is not None:
        raise Refused("offered_already")
    if hosted.draws_offered >= MAX_REQUESTS:
        raise Refused("enough")
    return DrawOffered(seat)


def answer_draw(hosted: HostedMatch, seat: int, *, yes: bool) -> DrawAccepted | DrawDeclined:
    """Answers an offer to share the win, unless the seat has already agreed."""
    if hosted.draw is None or seat in hosted.draw:
        raise Refused("nothing_to_answer")
    return DrawAccepted(seat) if yes else DrawDeclined(seat)


def handle_undo(hosted: HostedMatch, seat: int) -> TakenBack | UndoAsked:
    """Takes a seat's last decision back, or asks the others first.

    That is refused if something hidden has been shown since.
    """
    if hosted.undo is not None:
        raise Refused("asked_already")
    if hosted.undos_asked >= MAX_REQUESTS:
        raise Refused("enough")
    ply = hosted.last_decision(seat)
    if ply is None:
        raise Refused("nothing_to_undo")
    game = hosted.match.game
    options = game.complete(hosted.row.options)
    if any(game.reveals(entry, options, seat) for entry in hosted.match.entries[ply:]):
        raise Refused("shown")
    if set(hosted.people()) <= {seat}:
        return TakenBack(seat, ply)
    return UndoAsked(seat, ply)


def answer_undo(
    hosted: HostedMatch, seat: int, *, yes: bool
) -> TakenBack | UndoAllowed | UndoDeclined:
    """Answers a request to take decisions back, which needs the consent of all others."""
    undo = hosted.undo
    if undo is None or seat in undo.allowed:
        raise Refused("nothing_to_answer")
    if not yes:
        return UndoDeclined(seat)
    if undo.allowed | {seat} >= set(hosted.people()):
        return TakenBack(undo.seat, undo.ply)
    return UndoAllowed(seat)


def handle_rematch(hosted: HostedMatch, command: Rematch) -> Rematched:
    """Starts the one rematch of a match. It is refused if there is one already."""
    if hosted.result is None:
        raise Refused("not_over")
    if hosted.rematch is not None:
        raise Refused("rematched")
    lost = loser_of(hosted.row.players, hosted.result.winners)
    if command.begins == "loser" and lost is None:
        raise Refused("no_loser")
    return Rematched(command.seat, rematch_id(hosted.row.id), command.begins)


def handle_time(hosted: HostedMatch, now: int) -> TimedOut:
    """Times out the seat to move if it has used up its time. The scheduler asks for this."""
    if hosted.phase != "on" or not hosted.timing.ran_out(now):
        raise Refused("not_over")
    return TimedOut(hosted.to_move)
