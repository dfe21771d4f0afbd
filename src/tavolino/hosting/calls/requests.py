"""Requests become typed values, and results become answers, whatever carries them.

`web/` carries them over HTTP. `tavolino.page` gets them from the page that it runs in.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from inspect import isawaitable
from math import ceil
from typing import Any, NamedTuple

import msgspec

from tavolino.hosting.calls.caller import Caller
from tavolino.hosting.calls.errors import (
    AGAIN_LATER,
    Denied,
    malformed_error,
    problem_of,
    status_of,
)
from tavolino.hosting.calls.operations import Operation
from tavolino.hosting.match.messages import (
    AnswerMessage,
    FinishedRecord,
    UnfinishedRecord,
    encode,
)

UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""The errors of decoding JSON: bad structure, bad characters, or too much nesting."""

WHERE = re.compile(r"at `\$\.?([^`]*)`$|(?:field|key) `([^`]*)`$")
"""Finds the path that msgspec names at the end of an error message."""


class CallAnswer(NamedTuple):
    """The answer to a request. Its body is JSON, or empty if the call returns nothing."""

    status: int
    body: bytes
    headers: Mapping[str, str]


# -- requests --------------------------------------------------------------------------------


def read_parameters(
    operation: Operation, path: Mapping[str, str], query: Mapping[str, str]
) -> dict[str, Any]:
    """The values of path and query. Raises Denied if any are not valid for the call."""
    given = {name: (path[name], kind) for name, kind in operation.in_path.items()}
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
        raise malformed_error(*wrong)
    return values


@cache
def body_reader(operation: Operation) -> Callable[[str | bytes], dict[str, Any]] | None:
    """A function that reads the body for a call; None if the call takes none."""
    body = operation.body
    if body is None:
        return None
    name = body.name
    decode = msgspec.json.Decoder(body.annotation).decode

    def read(text: str | bytes) -> dict[str, Any]:
        try:
            return {name: decode(text)}
        except UNREADABLE as error:
            raise malformed_error(place_of(error)) from error

    return read


def place_of(error: Exception) -> str:
    """The part of a body that is not valid, without its content."""
    found = WHERE.search(str(error))
    return (found[1] or found[2] if found else "") or "the body"


# -- answers ---------------------------------------------------------------------------------


async def answer_to(operation: Operation, caller: Caller, values: dict[str, Any]) -> CallAnswer:
    """The answer of a call to a caller, with the values of its parameters."""
    result = operation.call(caller, **values)
    if isawaitable(result):
        result = await result
    return answer_of(operation, values, result)


def answer_of(operation: Operation, values: Mapping[str, Any], result: object) -> CallAnswer:
    """The result of a call as an answer."""
    status: int = operation.status
    headers = {}
    body = b"" if result is None else encode(result)
    if isinstance(result, AnswerMessage):
        status = status_of(result.refused)
        if status in AGAIN_LATER:
            headers["retry-after"] = str(ceil(result.wait or 1))
    elif isinstance(result, FinishedRecord | UnfinishedRecord):
        body += b"\n"  # record files have one record per line
        name = f"{result.game}-{values['match']}.jsonl"
        headers["content-disposition"] = f'attachment; filename="{name}"'
    return CallAnswer(status, body, headers)


def answer_for(error: Denied) -> CallAnswer:
    """The answer for a refusal."""
    headers = {"retry-after": str(ceil(error.wait))} if error.status in AGAIN_LATER else {}
    return CallAnswer(error.status, encode(problem_of(error)), headers)
