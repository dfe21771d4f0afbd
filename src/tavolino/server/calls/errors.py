"""What goes wrong in a call, as clients are told it: a stable reason and a sentence."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import msgspec

from tavolino.rules.errors import RulesError, UnknownGame
from tavolino.server.engine import NoMatch
from tavolino.server.match.refusals import SENTENCES, Refused
from tavolino.server.match.unplayable import NewerVersion, NotInstalled, RulesChanged
from tavolino.server.names import BadName
from tavolino.server.store.store import Unavailable

STATUS_OF_REFUSAL = {
    "not_your_seat": 403,
    "no_such_seat": 404,
    "crowded": 429,
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

    def __init__(self, status: int, reason: str, sentence: str, wait: float = 1.0) -> None:
        """`wait` is after how many seconds to ask again, where that may help."""
        super().__init__(sentence)
        self.status = status
        self.reason = reason
        self.wait = wait


def no_match() -> Denied:
    """The same whether there is none or it is not for you: ids cannot be tried out."""
    return Denied(404, "no_match", "There is no such match, or it is not open to you.")


def too_fast(wait: float) -> Denied:
    """For now this was all; in so many seconds there is more."""
    return Denied(429, "too_fast", SENTENCES["too_fast"], wait)


def blocked() -> Denied:
    """The host does not want them here."""
    return Denied(403, "blocked", "The host of this server has blocked you.")


def was_removed() -> Denied:
    """To someone whose seat was freed or handed to a bot by whoever made the match."""
    return Denied(
        403, "removed", "Whoever opened this table has given your seat to someone else."
    )


def malformed(*where: str) -> Denied:
    """Names the parts that are not as expected, and repeats nothing of them."""
    return Denied(422, "malformed", f"Not as expected: {', '.join(where)}.")


def status_of(reason: str | None) -> int:
    """The HTTP status of an answer to a command."""
    return 200 if reason is None else STATUS_OF_REFUSAL.get(reason, 409)


OTHER_RULES = "This match was played by other rules, so it is over. Its record is kept."
NEWER = "This match goes on in a newer version of Tavolino. Try again in a while."
NO_GAME = "The game of this match is not installed on this server."


DENIALS: dict[type[Exception], Callable[[Any], Denied]] = {
    Denied: lambda error: error,
    Refused: lambda error: Denied(status_of(error.reason), error.reason, str(error)),
    NoMatch: lambda error: no_match(),
    RulesChanged: lambda error: Denied(409, "rules_changed", OTHER_RULES),
    NewerVersion: lambda error: Denied(503, "newer_version", NEWER),
    NotInstalled: lambda error: Denied(503, "unavailable", NO_GAME),
    Unavailable: lambda error: Denied(503, "unavailable", SENTENCES["unavailable"]),
    UnknownGame: lambda error: Denied(404, "no_game", f"{error}."),
    RulesError: lambda error: Denied(422, "rules", f"{error}."),
    BadName: lambda error: Denied(422, f"name_{error.reason}", str(error)),
}
"""What each error of a call is to its caller. A caller has no part in any other."""


def denied(error: Exception) -> Denied:
    """What an error is to its caller, by the nearest of its classes; KeyError if none."""
    kind = next((kind for kind in type(error).__mro__ if kind in DENIALS), type(error))
    return DENIALS[kind](error)


def problem_of(error: Denied) -> Problem:
    """The body of the answer."""
    # A sentence may repeat half a character that a client sent: no one can read that.
    readable = str(error).encode(errors="replace").decode()
    return Problem(reason=error.reason, sentence=readable[:LONGEST])
