"""What goes wrong, as a response: always in the same form."""

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
    """A body that is longer than any honest one."""

    def __init__(self) -> None:
        super().__init__(413)


def problem(error: Denied) -> Response:
    """A refusal as a response."""
    headers = {"retry-after": str(ceil(error.wait))} if error.status in AGAIN_LATER else None
    return Response(encode(problem_of(error)), error.status, headers, "application/json")


def too_long() -> Response:
    """The answer to a body that is too long."""
    return problem(Denied(413, "too_long", "That is more than this server reads."))


async def answer_call(_: Request, error: Exception) -> Response:
    """What a call refuses."""
    return problem(denied(error))


async def answer_framework(_: Request, error: Exception) -> Response:
    """What the framework itself refuses."""
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
"""Every error that someone has a part in becomes an answer in the same form."""
