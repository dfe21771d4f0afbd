"""Errors as responses, always in the same form for programs."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ExceptionHandler

from tavolino.hosting.calls.errors import DENIALS, Denied, by_status, denial_of
from tavolino.hosting.calls.requests import answer_for
from tavolino.server.http.routes import response_of
from tavolino.server.http.static import page_for_nothing


class TooLong(HTTPException):
    """A request body is longer than allowed."""

    def __init__(self) -> None:
        super().__init__(413)


def problem(error: Denied) -> Response:
    """The response for a refusal."""
    return response_of(answer_for(error))


def too_long() -> Response:
    """The response to a body that is too long."""
    return problem(Denied(413, "too_long", "The body of the request is too long."))


def two_lengths() -> Response:
    """The response to a request that says in two ways where it ends.

    A proxy may have read it in the other way, and would take what comes after it for the
    request of someone else. So the connection ends, too.
    """
    response = problem(Denied(400, "two_lengths", "A request may give its length only once."))
    response.headers["connection"] = "close"
    return response


async def answer_call(_: Request, error: Exception) -> Response:
    """The response for an error of a call."""
    return problem(denial_of(error))


async def answer_framework(request: Request, error: Exception) -> Response:
    """The response for an error of the framework. People get a page where nothing is."""
    assert isinstance(error, HTTPException)
    if isinstance(error, TooLong):
        return too_long()
    if error.status_code == 404 and (page := page_for_nothing(request)):
        return page
    response = problem(by_status(error.status_code))
    response.headers.update(error.headers or {})
    return response


HANDLERS: dict[type[Exception], ExceptionHandler] = {
    HTTPException: answer_framework,
    **dict.fromkeys(DENIALS, answer_call),
}
"""The handlers for all errors that a client can cause."""
