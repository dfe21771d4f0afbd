"""What people and bots ask for, and why it is granted or refused.

A command names the number it is to become, so what is asked is handled in the position its
sender had seen, or not at all. Whether it is granted depends on the log and the command alone.
"""

from __future__ import annotations

from typing import Annotated, Literal, assert_never

import msgspec
from msgspec import Meta

from tavolino.rules.errors import IllegalAction, NotAnAction
from tavolino.server.match.events import (
    Acted,
    AnyEventData,
    DrawAccepted,
    DrawDeclined,
    DrawOffered,
    Event,
    Rematched,
    Resigned,
    TakenBack,
    TimedOut,
    UndoAllowed,
    UndoAsked,
    UndoDeclined,
)
from tavolino.server.match.hosted import HostedMatch
from tavolino.server.match.ids import CommandId, Seat
from tavolino.server.match.refusals import Refused

MOST_REQUESTS = 100
"""How often in a match a decision may be asked back, and how often sharing the win be offered:
more than anyone at a table bears, and few beside the decisions of a long game."""


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
    seat: Seat


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


def handle(
    hosted: HostedMatch, command: AnyCommand, now: int, rematch: str = ""
) -> AnyEventData:
    """What a command becomes; Refused says why it does not.

    `rematch` is the id that a next match would have.
    """
    if command.seat >= hosted.row.players:
        raise Refused("no_such_seat")
    if isinstance(command, Rematch):
        return handle_rematch(hosted, command.seat, rematch)
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
    """Nothing else can be done before the game, after it, or by who has left it."""
    if hosted.phase != "on":
        raise Refused("over" if hosted.phase == "over" else "waiting")
    if seat not in hosted.staying():
        raise Refused("gone")
    if hosted.timing.ran_out(now):
        raise Refused("time")


def handle_act(hosted: HostedMatch, command: Act) -> Acted:
    """An action must be this seat's to play, and legal."""
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
    """A win is shared if everyone agrees, and bots never do."""
    if set(hosted.staying()) - set(hosted.people()):
        raise Refused("bots_play_on")
    if hosted.draw is not None:
        raise Refused("offered_already")
    if hosted.draws_offered >= MOST_REQUESTS:
        raise Refused("enough")
    return DrawOffered(seat)


def answer_draw(hosted: HostedMatch, seat: int, *, yes: bool) -> DrawAccepted | DrawDeclined:
    """Only who has not said yes yet has something to answer."""
    if hosted.draw is None or seat in hosted.draw:
        raise Refused("nothing_to_answer")
    return DrawAccepted(seat) if yes else DrawDeclined(seat)


def handle_undo(hosted: HostedMatch, seat: int) -> TakenBack | UndoAsked:
    """A seat's last decision can be taken back unless something was shown since."""
    if hosted.undo is not None:
        raise Refused("asked_already")
    if hosted.undos_asked >= MOST_REQUESTS:
        raise Refused("enough")
    entries = hosted.match.entries
    own = [ply for ply, entry in enumerate(entries) if entry["seat"] == seat]
    if not own:
        raise Refused("nothing_to_undo")
    ply = own[-1]
    game = hosted.match.game
    options = game.complete(hosted.row.options)
    if any(game.reveals(entry, options, seat) for entry in entries[ply:]):
        raise Refused("shown")
    if set(hosted.people()) <= {seat}:
        return TakenBack(seat, ply)
    return UndoAsked(seat, ply)


def answer_undo(
    hosted: HostedMatch, seat: int, *, yes: bool
) -> TakenBack | UndoAllowed | UndoDeclined:
    """When the last of the others does not mind, it is taken back."""
    undo = hosted.undo
    if undo is None or seat in undo.allowed:
        raise Refused("nothing_to_answer")
    if not yes:
        return UndoDeclined(seat)
    if undo.allowed | {seat} >= set(hosted.people()):
        return TakenBack(undo.seat, undo.ply)
    return UndoAllowed(seat)


def handle_rematch(hosted: HostedMatch, seat: int, rematch: str) -> Rematched:
    """One rematch a match; whoever asks later is told of it."""
    if hosted.phase != "over":
        raise Refused("not_over")
    if hosted.rematch is not None:
        raise Refused("rematched")
    return Rematched(seat, rematch)


def became(hosted: HostedMatch, command: AnyCommand, event: Event) -> bool:
    """Whether it was this command that became an event, and no other of the same id."""
    what = event.what
    if isinstance(what, TakenBack) and event.number in hosted.consented:
        yes = isinstance(command, Answer) and command.to == "undo" and command.yes
        asked = yes and command.seat == hosted.consented[event.number]
    elif isinstance(what, TakenBack):
        asked = isinstance(command, AskUndo) and command.seat == what.seat
    else:
        asked = type(what) is kind_wanted(command) and command.seat == what.seat
    if isinstance(command, Act) and isinstance(what, Acted):
        asked = asked and same_action(hosted, command.action, what.action)
    return asked and command.number == event.number


def kind_wanted(command: AnyCommand) -> type[AnyEventData]:
    """What a command becomes, unless decisions are taken back by it."""
    match command:
        case Act():
            return Acted
        case OfferDraw():
            return DrawOffered
        case AskUndo():
            return UndoAsked
        case Answer(to="draw"):
            return DrawAccepted if command.yes else DrawDeclined
        case Answer():
            return UndoAllowed if command.yes else UndoDeclined
        case Resign():
            return Resigned
        case Rematch():
            return Rematched
        case _:
            assert_never(command)


def same_action(hosted: HostedMatch, text: str, played: str) -> bool:
    """Whether a text means an action that was played."""
    game = hosted.match.game
    try:
        return game.text(game.code(text)) == played
    except NotAnAction:
        return False


def handle_time(hosted: HostedMatch, now: int) -> TimedOut:
    """What the sweep asks for: the seat to move has used up its time."""
    if hosted.phase != "on" or not hosted.timing.ran_out(now):
        raise Refused("not_over")
    return TimedOut(hosted.to_move)
