"""Errors as responses, always in the same form."""

from __future__ import annotations

from http import HTTPStatus
from math import ceil

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ExceptionHandler

from tavolino.server.calls.errors import AGAIN_LATER, DENIALS, Denied, denied, problem_of
from tavolino.server.match.messages import encode


class TooLong(HTTPException):
    """A request body is longer than allowed."""

    def __init__(self) -> None:
        super().__init__(413)


def problem(error: Denied) -> Response:
    """The response for a refusal."""
    headers = {"retry-after": str(ceil(error.wait))} if error.status in AGAIN_LATER else None
    return Response(encode(problem_of(error)), error.status, headers, "application/json")


def too_long() -> Response:
    """The response to a body that is too long."""
    return problem(Denied(413, "too_long", "The body of the request is too long."))


async def answer_call(_: Request, error: Exception) -> Response:
    """The response for an error of a call."""
    return problem(denied(error))


async def answer_framework(_: Request, error: Exception) -> Response:
    """The response for an error of the framework."""
    assert isinstance(error, HTTPException)
    if isinstance(error, TooLong):
        return too_long()
    phrase = HTTPStatus(error.status_code).phrase
    reason = phrase.lower().replace(" ", "_")
    response = problem(Denied(error.status_code, reason, f"{phrase}."))
    response.headers.update(error.headers or {})
    return response


HANDLERS: dict[type[Exception], ExceptionHandler] = {
    HTTPException: answer_framework,
    **dict.fromkeys(DENIALS, answer_call),
}
"""The handlers for all errors that a client can cause."""
