"""What goes wrong in a call, as clients are told it: a stable reason and a sentence."""

from __future__ import annotations

from http import HTTPStatus

import msgspec
import structlog

from tavolino.rules.errors import RulesError, UnknownGame
from tavolino.server.engine import NoMatch
from tavolino.server.match.hosted import RulesChanged
from tavolino.server.match.refusals import SENTENCES, Refused
from tavolino.server.names import BadName
from tavolino.server.store.store import Unavailable

log = structlog.get_logger()

STATUS_OF_REFUSAL = {
    "not_your_seat": 403,
    "no_such_seat": 404,
    "too_fast": 429,
    "unavailable": 503,
}
"""Every other refusal is a conflict with how things stand."""

AGAIN_LATER = (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE)
"""After these the same may be asked again in a moment."""

LONGEST = 400
"""Letters of a sentence; what is repeated of a request may be longer."""


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Why something was refused: a stable name for programs and a sentence for people."""

    reason: str
    sentence: str


class Denied(Exception):
    """A call that is not granted. `status` is the one that HTTP has for it."""

    def __init__(self, status: int, reason: str, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.reason = reason


def no_match() -> Denied:
    """The same whether there is none or it is not for you: ids cannot be tried out."""
    return Denied(404, "no_match", "There is no such match, or it is not open to you.")


def malformed(*where: str) -> Denied:
    """Names the parts that are not as expected, and repeats nothing of them."""
    return Denied(422, "malformed", f"Not as expected: {', '.join(where)}.")


def status_of(reason: str | None) -> int:
    """The HTTP status of an answer to a command."""
    return 200 if reason is None else STATUS_OF_REFUSAL.get(reason, 409)


def denied(error: Exception) -> Denied:
    """What a call's error is to its caller; the error itself if a caller has no part in it."""
    match error:
        case Denied():
            return error
        case Refused():
            return Denied(status_of(error.reason), error.reason, str(error))
        case NoMatch():
            return no_match()
        case RulesChanged():
            # The host has to know: today's rules cannot replay this match.
            log.error("a match does not replay", error=str(error))
            return Denied(409, "rules_changed", "This match was played by other rules.")
        case Unavailable():
            return Denied(503, "unavailable", SENTENCES["unavailable"])
        case UnknownGame():
            return Denied(404, "no_game", f"{error}.")
        case RulesError():
            return Denied(422, "rules", f"{error}.")
        case BadName():
            return Denied(422, f"name_{error.reason}", str(error))
        case _:
            raise error


EXPECTED = (Denied, Refused, NoMatch, RulesChanged, Unavailable, RulesError, BadName)
"""The errors that `denied` knows."""


def problem_of(error: Denied) -> Problem:
    """The body of the answer."""
    # A sentence may repeat half a character that a client sent: no one can read that.
    readable = str(error).encode(errors="replace").decode()
    return Problem(reason=error.reason, sentence=readable[:LONGEST])
