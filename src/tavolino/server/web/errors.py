"""What goes wrong, as clients are told it: a stable reason and a sentence, nothing else."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import structlog
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from tavolino.rules.errors import RulesError, UnknownGame
from tavolino.server.engine import NoMatch
from tavolino.server.match.hosted import RulesChanged
from tavolino.server.match.messages import encode
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

LONGEST = 400
"""Letters of a sentence; what is repeated of a request may be longer."""


class TooLong(HTTPException):
    """A body that is longer than any honest one."""

    def __init__(self) -> None:
        super().__init__(413)


class Denied(Exception):
    """A request that is not granted."""

    def __init__(self, status: int, reason: str, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.reason = reason


def no_match() -> Denied:
    """The same whether there is none or it is not for you: ids cannot be tried out."""
    return Denied(404, "no_match", "There is no such match, or it is not open to you.")


def status_of(reason: str | None) -> int:
    """The HTTP status of an answer to a command."""
    return 200 if reason is None else STATUS_OF_REFUSAL.get(reason, 409)


def problem(status: int, reason: str, sentence: str) -> Response:
    """A refusal as a response."""
    # A sentence may repeat half a character that a client sent: no one can read that.
    readable = sentence.encode(errors="replace").decode()
    body = encode({"reason": reason, "sentence": readable[:LONGEST]})
    headers = {"retry-after": "1"} if status in AGAIN_LATER else None
    return Response(body, status, headers, "application/json")


def malformed(error: RequestValidationError) -> Response:
    """Names the parts of a body that are not as expected, and repeats nothing of them."""
    where = {".".join(map(str, part["loc"][1:])) for part in error.errors()}
    return problem(422, "malformed", f"Not as expected: {', '.join(sorted(where))}.")


def plain(error: HTTPException) -> Response:
    """What the framework itself refuses."""
    phrase = HTTPStatus(error.status_code).phrase
    response = problem(error.status_code, phrase.lower().replace(" ", "_"), f"{phrase}.")
    response.headers.update(error.headers or {})
    return response


def outdated(error: RulesChanged) -> Response:
    """A match that today's rules cannot replay; the host has to know."""
    log.error("a match does not replay", error=str(error))
    return problem(409, "rules_changed", "This match was played by other rules.")


def too_long() -> Response:
    """The answer to a body that is too long."""
    return problem(413, "too_long", "That is more than this server reads.")


def denied(error: Denied) -> Response:
    """What was refused on the way to a match."""
    return problem(error.status, error.reason, str(error))


ANSWERS: dict[type[Exception], Callable[[Any], Response]] = {
    Denied: denied,
    Refused: lambda error: problem(status_of(error.reason), error.reason, str(error)),
    NoMatch: lambda error: denied(no_match()),
    RulesChanged: outdated,
    Unavailable: lambda error: problem(503, "unavailable", SENTENCES["unavailable"]),
    UnknownGame: lambda error: problem(404, "no_game", f"{error}."),
    RulesError: lambda error: problem(422, "rules", f"{error}."),
    BadName: lambda error: problem(422, f"name_{error.reason}", str(error)),
    RequestValidationError: malformed,
    TooLong: lambda error: too_long(),
    HTTPException: plain,
}


def add_error_handlers(app: FastAPI) -> None:
    """Every error becomes an answer in the same form."""
    for kind, answer in ANSWERS.items():
        app.add_exception_handler(kind, lambda _, error, answer=answer: answer(error))
