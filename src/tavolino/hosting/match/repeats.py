"""Commands that were sent twice: they get the same answer again."""

from __future__ import annotations

from typing import assert_never

from tavolino.hosting.match.commands import (
    Act,
    Answer,
    AnyCommand,
    AskUndo,
    OfferDraw,
    Rematch,
    Resign,
)
from tavolino.hosting.match.events import (
    Acted,
    AnyEventData,
    DrawAccepted,
    DrawDeclined,
    DrawOffered,
    Event,
    Rematched,
    Resigned,
    TakenBack,
    UndoAllowed,
    UndoAsked,
    UndoDeclined,
)
from tavolino.hosting.match.hosted import HostedMatch
from tavolino.hosting.match.messages import AnswerMessage, accepted_answer
from tavolino.hosting.match.refusals import Refused
from tavolino.rules.errors import NotAnAction


def answer_again(hosted: HostedMatch, command: AnyCommand) -> AnswerMessage:
    """Repeats the answer to a command. Raises Refused if another command had this id."""
    event = hosted.events[hosted.answered[command.id] - 1]
    if not became(hosted, command, event):
        raise Refused("id_used")
    return accepted_answer(command.id, event.number)


def became(hosted: HostedMatch, command: AnyCommand, event: Event) -> bool:
    """Whether this command became an event, and not another command with the same id."""
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
    if isinstance(command, Rematch) and isinstance(what, Rematched):
        asked = asked and command.begins == what.begins
    return asked and command.number == event.number


def kind_wanted(command: AnyCommand) -> type[AnyEventData]:
    """The kind of event that a command becomes, unless it takes decisions back."""
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
    """Whether a text means the action that was played."""
    game = hosted.match.game
    try:
        return game.text(game.code(text)) == played
    except NotAnAction:
        return False
