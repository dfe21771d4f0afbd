"""Finds the call for a method and a path, as a web framework does."""

from __future__ import annotations

from collections.abc import Iterable
from http import HTTPStatus
from typing import NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from tavolino.hosting.calls.errors import by_status
from tavolino.hosting.calls.operations import Operation


class RequestTarget(NamedTuple):
    """Where a request goes: a decoded path, and the values of the query."""

    path: str
    query: dict[str, str]


class Routes:
    """The calls that a page can make."""

    def __init__(self, operations: Iterable[Operation]) -> None:
        self.operations = list(operations)

    def find(self, method: str, path: str) -> tuple[Operation, dict[str, str]]:
        """The call for a path, and the values in the path.

        Raises Denied if there is none, or none with this method.
        """
        is_known = False
        for operation in self.operations:
            values = values_in(path, operation.path)
            if values is not None and operation.method == method:
                return operation, values
            is_known = is_known or values is not None
        raise by_status(HTTPStatus.METHOD_NOT_ALLOWED if is_known else HTTPStatus.NOT_FOUND)


def values_in(path: str, pattern: str) -> dict[str, str] | None:
    """The values in a path for the names of a pattern such as `/matches/{match}`.

    None if the path does not fit.
    """
    parts, names = path.split("/"), pattern.split("/")
    if len(parts) != len(names):
        return None
    values = {}
    for part, name in zip(parts, names, strict=True):
        if name.startswith("{") and part:
            values[name.strip("{}")] = part
        elif part != name:
            return None
    return values


def place_of(url: str) -> RequestTarget:
    """Takes a path with its query apart. Of a name that comes twice, the last value counts."""
    parts = urlsplit(url)
    return RequestTarget(
        unquote(parts.path), dict(parse_qsl(parts.query, keep_blank_values=True))
    )
