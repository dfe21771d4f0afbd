"""Routes for calls: HTTP requests become calls, and their answers become responses."""

from __future__ import annotations

import gzip
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.hosting.calls.errors import Denied
from tavolino.hosting.calls.operations import Operation
from tavolino.hosting.calls.requests import CallAnswer, answer_to, body_reader, read_parameters
from tavolino.server.http.identity import caller_of, remember, settings_of
from tavolino.server.http.static import accepted_encodings

SMALL: Final = 500
"""Answers with fewer bytes than this are not worth compressing."""


def route(operation: Operation) -> Route:
    """The route of a call."""
    read_body = body_reader(operation)
    # Everyone gets the same answers about games. The length of a compressed answer about a
    # match could give away its secrets.
    is_public = operation.method == "GET" and operation.tag == "games"

    async def answer(request: Request) -> Response:
        caller = caller_of(request)
        caller.check_welcome()
        values = read_parameters(operation, request.path_params, request.query_params)
        if read_body is not None:
            check_json(request)
            values |= read_body(await request.body())
        response = response_of(await answer_to(operation, caller, values))
        if is_public:
            compress(response, request.headers.get("accept-encoding", ""))
        remember(caller, settings_of(request), response)
        return response

    return Route(operation.path, answer, methods=[operation.method], name=operation.name)


def check_json(request: Request) -> None:
    """Raises Denied if a body is not declared as JSON. A foreign page cannot declare that."""
    if request.headers.get("content-type", "").partition(";")[0] != "application/json":
        raise Denied(415, "not_json", "The body of a request must be JSON.")


def compress(response: Response, accepted: str) -> None:
    """Compresses a long response for whoever accepts that."""
    response.headers["vary"] = "accept-encoding"
    if len(response.body) >= SMALL and "gzip" in accepted_encodings(accepted):
        response.body = gzip.compress(response.body, mtime=0)
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(response.body))


def response_of(answer: CallAnswer) -> Response:
    """An answer as a response over HTTP."""
    kind = "application/json" if answer.body else None
    return Response(answer.body, answer.status, answer.headers, kind)
