"""What people and bots ask for, and why it is granted or refused.

A command names the number it is to become, so what is asked is judged in the position its
sender had seen. Whether it is granted depends on the log and the command alone: the same
command gets the same answer, however often it comes.
"""

from __future__ import annotations

from typing import Annotated, Literal, assert_never

import msgspec
from msgspec import Meta

from tavolino.rules.errors import IllegalAction, NotAnAction
from tavolino.server.match.events import (
    Acted,
    AnyWhat,
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
from tavolino.server.match.refusals import Refused
from tavolino.server.match.sitting import Sitting

CommandId = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_-]{8,64}$",
        description="made up by the sender, new for every command; sent again, nothing new "
        "happens and the answer is the same",
    ),
]


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="do"):
    """What every command says: who wants what to be the event of which number."""

    id: CommandId
    number: Annotated[
        int,
        Meta(
            ge=1,
            le=10**6,
            description="the event this is to become: one more than the last one seen",
        ),
    ]
    seat: Annotated[int, Meta(ge=0, le=3)]


class Act(Command, frozen=True, kw_only=True, tag="act"):
    """Play an action, such as one of the `legal` ones."""

    action: Annotated[str, Meta(min_length=1, max_length=200)]


class Answer(Command, frozen=True, kw_only=True, tag="answer"):
    """Say yes or no to what someone else would like."""

    to: Literal["draw", "undo"]
    yes: bool


class OfferDraw(Command, frozen=True, kw_only=True, tag="offer_draw"):
    """Offer the others to share the win."""


class AskUndo(Command, frozen=True, kw_only=True, tag="ask_undo"):
    """Ask to take your last decision back; when only bots would mind, it is."""


class Resign(Command, frozen=True, kw_only=True, tag="resign"):
    """Give up. With three or four at the table a bot plays on for you."""


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """Play the same game again with the same people, once this match is over."""


AnyCommand = Act | Answer | OfferDraw | AskUndo | Resign | Rematch

decode_command = msgspec.json.Decoder(AnyCommand).decode


def judge(sitting: Sitting, command: AnyCommand, now: int, rematch: str = "") -> AnyWhat:
    """What a command becomes; Refused says why it does not.

    `rematch` is the id that a next match would have.
    """
    if command.seat >= sitting.row.players:
        raise Refused("no_such_seat")
    if isinstance(command, Rematch):
        return judge_rematch(sitting, command.seat, rematch)
    check_on(sitting, command.seat, now)
    match command:
        case Act():
            return judge_act(sitting, command)
        case OfferDraw():
            return judge_offer(sitting, command.seat)
        case AskUndo():
            return judge_undo(sitting, command.seat)
        case Answer(to="draw"):
            return answer_draw(sitting, command.seat, yes=command.yes)
        case Answer():
            return answer_undo(sitting, command.seat, yes=command.yes)
        case Resign():
            return Resigned(command.seat)
        case _:
            assert_never(command)


def check_on(sitting: Sitting, seat: int, now: int) -> None:
    """Nothing else can be done before the game, after it, or by who has left it."""
    if sitting.phase != "on":
        raise Refused("over" if sitting.phase == "over" else "waiting")
    if seat not in sitting.staying():
        raise Refused("gone")
    if sitting.timing.ran_out(now):
        raise Refused("time")


def judge_act(sitting: Sitting, command: Act) -> Acted:
    """An action must be this seat's to play, and legal."""
    if command.seat != sitting.to_move:
        raise Refused("not_your_turn")
    match = sitting.match
    try:
        code = match.game.check(match.position, command.action)
    except IllegalAction as error:
        raise Refused("illegal", f"{error}.", rule=error.reason) from error
    except NotAnAction as error:
        raise Refused("not_an_action") from error
    return Acted(command.seat, match.game.text(code))


def judge_offer(sitting: Sitting, seat: int) -> DrawOffered:
    """A win is shared if everyone agrees, and bots never do."""
    if set(sitting.staying()) - set(sitting.people()):
        raise Refused("bots_play_on")
    if sitting.draw is not None:
        raise Refused("offered_already")
    return DrawOffered(seat)


def answer_draw(sitting: Sitting, seat: int, *, yes: bool) -> DrawAccepted | DrawDeclined:
    """Only who has not said yes yet has something to answer."""
    if sitting.draw is None or seat in sitting.draw:
        raise Refused("nothing_to_answer")
    return DrawAccepted(seat) if yes else DrawDeclined(seat)


def judge_undo(sitting: Sitting, seat: int) -> TakenBack | UndoAsked:
    """A seat's last decision can be taken back unless something was shown since."""
    if sitting.undo is not None:
        raise Refused("asked_already")
    entries = sitting.match.entries
    own = [ply for ply, entry in enumerate(entries) if entry["seat"] == seat]
    if not own:
        raise Refused("nothing_to_undo")
    ply = own[-1]
    if any(sitting.match.game.reveals(entry) for entry in entries[ply:]):
        raise Refused("shown")
    if set(sitting.people()) <= {seat}:
        return TakenBack(seat, ply)
    return UndoAsked(seat, ply)


def answer_undo(
    sitting: Sitting, seat: int, *, yes: bool
) -> TakenBack | UndoAllowed | UndoDeclined:
    """When the last of the others does not mind, it is taken back."""
    undo = sitting.undo
    if undo is None or seat in undo.allowed:
        raise Refused("nothing_to_answer")
    if not yes:
        return UndoDeclined(seat)
    if undo.allowed | {seat} >= set(sitting.people()):
        return TakenBack(undo.seat, undo.ply)
    return UndoAllowed(seat)


def judge_rematch(sitting: Sitting, seat: int, rematch: str) -> Rematched:
    """One rematch a match; whoever asks later is told of it."""
    if sitting.phase != "over":
        raise Refused("not_over")
    if sitting.rematch is not None:
        raise Refused("rematched")
    return Rematched(seat, rematch)


def judge_time(sitting: Sitting, now: int) -> TimedOut:
    """What the sweep asks for: the seat to move has used up its time."""
    if sitting.phase != "on" or not sitting.timing.ran_out(now):
        raise Refused("not_over")
    return TimedOut(sitting.to_move)
