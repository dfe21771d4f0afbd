"""The errors of calls as clients see them: a stable reason and a sentence."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import msgspec

from tavolino.hosting.access.names import BadName
from tavolino.hosting.engine import NoMatch
from tavolino.hosting.match.refusals import SENTENCES, Refused
from tavolino.hosting.match.unplayable import NewerVersion, NotInstalled, RulesChanged
from tavolino.hosting.store.values import Unavailable
from tavolino.rules.errors import RulesError, UnknownGame

STATUS_OF_REFUSAL = {
    "not_your_seat": 403,
    "no_such_seat": 404,
    "crowded": 429,
    "too_fast": 429,
    "unavailable": 503,
}
"""Every other refusal is a conflict (409) with the state of the match."""

AGAIN_LATER = (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE)
"""Statuses after which a client may repeat its request in a moment."""

MAX_SENTENCE_LENGTH = 400
"""The most characters in a sentence, which may quote a long part of a request."""


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Why a request was refused: a stable reason for programs, a sentence for people."""

    reason: str
    sentence: str


class Denied(Exception):
    """Raised when a call is refused. `status` is the HTTP status."""

    def __init__(self, status: int, reason: str, sentence: str, wait: float = 1.0) -> None:
        """`wait` is the number of seconds after which to try again, if that may help."""
        super().__init__(sentence)
        self.status = status
        self.reason = reason
        self.wait = wait


def no_match() -> Denied:
    """There is no such match, or the caller may not see it. The same error hides which."""
    return Denied(404, "no_match", "There is no such match, or it is not open to you.")


def too_fast(wait: float) -> Denied:
    """The caller has exceeded a rate limit, and may try again after some seconds."""
    return Denied(429, "too_fast", SENTENCES["too_fast"], wait)


def blocked_error() -> Denied:
    """The host has blocked the caller."""
    return Denied(403, "blocked", "The host of this server has blocked you.")


def was_removed() -> Denied:
    """The maker of the match has freed the caller's seat or given it to a bot."""
    return Denied(
        403, "removed", "Whoever opened this table has given your seat to someone else."
    )


def has_moved() -> Denied:
    """The caller's seat was moved to another device."""
    return Denied(403, "moved", "You play on another device now. This one may watch.")


def malformed_error(*where: str) -> Denied:
    """Parts of a request are not valid. The error names them without quoting them."""
    return Denied(422, "malformed", f"Not valid: {', '.join(where)}.")


def by_status(status: int) -> Denied:
    """A request is refused for a reason that its HTTP status names, such as Not Found."""
    phrase = HTTPStatus(status).phrase
    return Denied(status, phrase.lower().replace(" ", "_"), f"{phrase}.")


def crash_error() -> Denied:
    """A call failed because of a bug of ours."""
    return Denied(500, "crashed", "Something went wrong here. Try again.")


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
"""How each error of a call is reported to its caller. Any other error is a bug of ours."""


def denial_of(error: Exception) -> Denied:
    """How an error is reported to the caller, by its closest class; KeyError if unknown."""
    kind = next((kind for kind in type(error).__mro__ if kind in DENIALS), type(error))
    return DENIALS[kind](error)


def problem_of(error: Denied) -> Problem:
    """The body of the response for an error."""
    # A sentence may quote a lone surrogate that a client sent, which cannot be encoded.
    readable = str(error).encode(errors="replace").decode()
    return Problem(reason=error.reason, sentence=readable[:MAX_SENTENCE_LENGTH])
