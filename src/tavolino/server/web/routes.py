"""Routes for calls: requests become typed values, and results become responses."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from inspect import isawaitable
from math import ceil
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.server.calls.errors import AGAIN_LATER, Denied, malformed, status_of
from tavolino.server.calls.operations import Operation
from tavolino.server.match.messages import (
    AnswerMessage,
    FinishedRecord,
    UnfinishedRecord,
    encode,
)
from tavolino.server.web.identity import caller_of, remember

UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""The errors of decoding JSON: bad structure, bad characters, or too much nesting."""

WHERE = re.compile(r"at `\$\.?([^`]*)`$|(?:field|key) `([^`]*)`$")
"""Finds the path that msgspec names at the end of an error message."""


def route(operation: Operation) -> Route:
    """The route of a call."""
    read_body = body_reader(operation)

    async def answer(request: Request) -> Response:
        caller = caller_of(request)
        caller.check_welcome()
        values = read_parameters(operation, request)
        if read_body is not None:
            values |= await read_body(request)
        result = operation.call(caller, **values)
        if isawaitable(result):
            result = await result
        response = response_of(operation, request, result)
        remember(caller, response)
        return response

    return Route(operation.path, answer, methods=[operation.method], name=operation.name)


# -- requests --------------------------------------------------------------------------------


def read_parameters(operation: Operation, request: Request) -> dict[str, Any]:
    """The values of path and query. Raises Denied if any are not valid for the call."""
    query = request.query_params
    given = {
        name: (request.path_params[name], kind) for name, kind in operation.in_path.items()
    }
    given |= {
        name: (query[name], kind) for name, kind in operation.in_query.items() if name in query
    }
    wrong = []
    values = {}
    for name, (text, kind) in given.items():
        try:
            values[name] = msgspec.convert(text, kind, strict=False)
        except msgspec.ValidationError:
            wrong.append(name)
    if wrong:
        raise malformed(*wrong)
    return values


def body_reader(
    operation: Operation,
) -> Callable[[Request], Awaitable[dict[str, Any]]] | None:
    """A function that reads the body for a call; None if the call takes none."""
    body = operation.body
    if body is None:
        return None
    name = body.name
    decode = msgspec.json.Decoder(body.annotation).decode

    async def read(request: Request) -> dict[str, Any]:
        if request.headers.get("content-type", "").partition(";")[0] != "application/json":
            raise Denied(415, "not_json", "The body of a request must be JSON.")
        try:
            return {name: decode(await request.body())}
        except UNREADABLE as error:
            raise malformed(place_of(error)) from error

    return read


def place_of(error: Exception) -> str:
    """The part of a body that is not valid, without its content."""
    found = WHERE.search(str(error))
    return (found[1] or found[2] if found else "") or "the body"


# -- responses -------------------------------------------------------------------------------


def response_of(operation: Operation, request: Request, result: object) -> Response:
    """The result of a call as a JSON response."""
    status: int = operation.status
    headers = {}
    body = b"" if result is None else encode(result)
    if isinstance(result, AnswerMessage):
        status = status_of(result.refused)
        if status in AGAIN_LATER:
            headers["retry-after"] = str(ceil(result.wait or 1))
    elif isinstance(result, FinishedRecord | UnfinishedRecord):
        body += b"\n"  # record files have one record per line
        name = f"{result.game}-{request.path_params['match']}.jsonl"
        headers["content-disposition"] = f'attachment; filename="{name}"'
    return Response(body, status, headers, None if result is None else "application/json")
