"""The OpenAPI document, the manual for everyone who writes a bot or a client.

Its paths come from the list of calls, its schemas from the types of requests and messages.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from http import HTTPStatus
from inspect import Parameter, getdoc
from types import UnionType
from typing import Any, Final, get_args

import msgspec

from tavolino import __version__
from tavolino.hosting.calls.errors import Problem
from tavolino.hosting.calls.games import Geometry
from tavolino.hosting.calls.matches import After, AsSeat
from tavolino.hosting.calls.operations import OPERATIONS, Operation
from tavolino.hosting.match.commands import AnyCommand
from tavolino.hosting.match.ids import MatchId
from tavolino.hosting.match.messages import AnswerMessage, AnyMessage
from tavolino.server.http.value_schemas import (
    PARTS,
    Schema,
    describe_values,
    types_of_games,
    value_types,
)

ABOUT = """
People play tabletop games with a link and without an account, against each other and bots.

**A match is a list of numbered events.** To follow it, name the last event that you saw. You
get all events that you missed and then the new ones, without gaps. Each seat gets what it may
know, watchers get what everyone may know.

**A command** names the number of the event that it is to become, and has its own id. It is
answered once it is stored durably. If you send it again with the same id, you get the same
answer. If something else happened first, it is refused as `stale`, and the answer contains the
events that you missed.

**A bot** joins with an invitation (`POST /matches/{match}/join`) and sends the token it gets as
`Authorization: Bearer …`. It reads `GET /matches/{match}/stream` line by line. When the state
contains `legal`, it sends one of those actions to `POST /matches/{match}/commands`.

**A WebSocket** at `/matches/{match}/live` gives the same messages as the stream, for the same
parameters, and takes commands as well.
"""

SCHEMAS: Final = "#/components/schemas/"
PROBLEM: Final = {"$ref": f"{SCHEMAS}Problem"}

NAMED: Final = {"Command": AnyCommand, "Message": AnyMessage}
"""Unions that have their own name in the document."""

SECURITY: Final = {
    "seat": {
        "type": "http",
        "scheme": "bearer",
        "description": "the token of a seat, for programs",
    },
    "browser": {
        "type": "apiKey",
        "in": "cookie",
        "name": "tavolino",
        "description": "the cookie of a browser; `__Host-tavolino` over HTTPS",
    },
}
"""The ways to open a seat. One is enough, and not every call needs one."""


def describe() -> Schema:
    """The whole document."""
    schemas = components()
    paths: Schema = {}
    for operation in OPERATIONS:
        described = describe_operation(operation)
        paths.setdefault(operation.path, {})[operation.method.lower()] = described
    paths["/matches/{match}/stream"] = {"get": describe_stream()}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tavolino", "version": __version__, "description": ABOUT},
        "paths": paths,
        "components": {"schemas": schemas, "securitySchemes": SECURITY},
        "security": [{}, *({name: []} for name in SECURITY)],
    }


# -- schemas ---------------------------------------------------------------------------------


def components() -> Schema:
    """All named schemas."""
    kinds = [*NAMED.values(), Problem]
    for operation in OPERATIONS:
        kinds += alternatives(operation.returns)
        if operation.body is not None:
            kinds.append(operation.body.annotation)
    games = types_of_games([*schemas_of(kinds), *NAMED, *PARTS])
    schemas = schemas_of([*kinds, *value_types(games)])
    drop_empty_defaults(schemas)
    schemas |= {name: schema_of(kind) for name, kind in NAMED.items()}
    describe_values(schemas, games, SCHEMAS)
    return schemas


def schemas_of(kinds: Iterable[Any]) -> Schema:
    """The schemas of these types and of all that they contain, by name."""
    return msgspec.json.schema_components(kinds, ref_template=SCHEMAS + "{name}")[1]


def schema_of(kind: Any) -> Schema:
    """The schema of a type, with references to named schemas."""
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=SCHEMAS + "{name}")
    return schema


def drop_empty_defaults(schemas: Schema) -> None:
    """Removes null defaults: an optional field of a message is absent, not null."""
    for schema in schemas.values():
        for field in schema.get("properties", {}).values():
            if field.get("default", ...) is None:
                del field["default"]


# -- paths -----------------------------------------------------------------------------------


def describe_operation(operation: Operation) -> Schema:
    """The description of a call in the document."""
    summary, _, more = (getdoc(operation.call) or "").partition("\n\n")
    described: Schema = {
        "tags": [operation.tag],
        "operationId": operation.name,
        "summary": summary.replace("\n", " "),
        "parameters": [
            *(parameter("path", name, kind) for name, kind in operation.in_path.items()),
            *(
                parameter("query", name, kind, operation.parameters[name].default)
                for name, kind in operation.in_query.items()
            ),
        ],
        "responses": responses(operation),
    }
    if more:
        described["description"] = more
    if operation.body is not None:
        body = content(named_schema(operation.body.annotation))
        described["requestBody"] = {"required": True, "content": body}
    return described


def parameter(place: str, name: str, kind: Any, default: Any = Parameter.empty) -> Schema:
    """The description of a parameter in the path or the query. Optional ones are never null."""
    schema = schema_of(kind)
    if default is None:
        schema = next(either for either in schema["anyOf"] if either["type"] != "null")
    elif default is not Parameter.empty:
        schema["default"] = default
    return {"name": name, "in": place, "required": place == "path", "schema": schema}


def responses(operation: Operation) -> Schema:
    """The responses of a call. All refusals have the same form."""
    answer: Schema = {"description": HTTPStatus(operation.status).phrase}
    refusal: Schema = PROBLEM
    if operation.status != HTTPStatus.NO_CONTENT:
        answer["content"] = content(named_schema(operation.returns))
    if operation.returns is AnswerMessage:
        # Requests that are not valid commands are refused like any other request.
        refusal = {"anyOf": [schema_of(AnswerMessage), PROBLEM]}
    refused = {"description": "refused", "content": content(refusal)}
    return {str(int(operation.status)): answer, "4XX": refused, "503": refused}


def named_schema(kind: Any) -> Schema:
    """The schema of what a call takes or returns, by reference if it is a named union."""
    for name, union in NAMED.items():
        if kind == union:
            return {"$ref": SCHEMAS + name}
    if kind == Geometry:
        return {"$ref": f"{SCHEMAS}Geometry"}
    either = [schema_of(each) for each in alternatives(kind)]
    return either[0] if len(either) == 1 else {"anyOf": either}


def alternatives(kind: Any) -> tuple[Any, ...]:
    """The parts of a union. msgspec cannot describe unions of structs without tags."""
    return get_args(kind) if isinstance(kind, UnionType) else (kind,)


def describe_stream() -> Schema:
    """The description of the response that continues until either side ends it."""
    message = content({"$ref": f"{SCHEMAS}Message"}, "application/x-ndjson")
    refused = {"description": "refused", "content": content(PROBLEM)}
    return {
        "tags": ["play"],
        "operationId": "stream",
        "summary": "Follows a match, one JSON object per line; empty lines are keep-alives",
        "parameters": [
            parameter("path", "match", MatchId),
            parameter("query", "after", After, 0),
            parameter("query", "seat", AsSeat | None, None),
        ],
        "responses": {
            "200": {"description": "continues until either side ends it", "content": message},
            "4XX": refused,
            "503": refused,
        },
    }


def content(schema: Schema, media_type: str = "application/json") -> Schema:
    """The content of a request or response."""
    return {media_type: {"schema": schema}}


def main() -> None:
    """Prints the document in a stable order. Clients generate their types from it."""
    sys.stdout.write(
        json.dumps(describe(), indent=2, sort_keys=True, ensure_ascii=False) + "\n"
    )


if __name__ == "__main__":
    main()
