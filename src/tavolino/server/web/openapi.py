"""The document of the API, the manual of everyone who writes a bot or a client.

FastAPI describes its own routes; the plain ones are added here, from the same types that
read and write their messages.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Final

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from tavolino import __version__
from tavolino.server.adviser import Evaluation, Hint
from tavolino.server.match.commands import AnyCommand
from tavolino.server.match.messages import (
    AnswerMessage,
    AnyMessage,
    EventMessage,
    FinishedRecord,
    StateMessage,
    UnfinishedRecord,
)
from tavolino.server.match.replay import Replay
from tavolino.server.match.trial import Trial
from tavolino.server.settings import Settings
from tavolino.server.web.bodies import Problem
from tavolino.server.web.values import Schema, describe_values, value_types

ABOUT = """
People play tabletop games by a link, without an account; bots play along.

**A match is a list of numbered events.** Whoever follows it gets, after the number of the last
event they saw, what they missed and then what happens, without a gap; each seat what it may
know, those who watch what everyone may.

**A command** names the number of the event it is to become and has an id of its own. It is
answered once it is kept for good. Sent again with the same id, it gets the same answer. If
something else happened first it is refused as `stale`, and the answer holds what was missing.

**A bot** joins by an invitation (`POST /matches/{match}/join`), sends the token it gets as
`Authorization: Bearer …`, reads `GET /matches/{match}/stream` line by line, and when its state
holds `legal` posts one of those actions to `POST /matches/{match}/commands`.
"""

SCHEMAS = "#/components/schemas/"

TOLD: Final[dict[tuple[str, str], tuple[Any, ...]]] = {
    ("get", "/matches/{match}"): (list[EventMessage | StateMessage],),
    ("get", "/matches/{match}/events"): (list[EventMessage | StateMessage],),
    ("get", "/matches/{match}/record"): (FinishedRecord, UnfinishedRecord),
    ("get", "/matches/{match}/replay"): (Replay,),
    ("get", "/matches/{match}/evaluation"): (Evaluation,),
    ("post", "/matches/{match}/hint"): (Hint,),
    ("post", "/games/{name}/try"): (Trial,),
}
"""What routes tell that write their messages themselves: one of these."""


def describe(app: FastAPI) -> Schema:
    """The whole document."""
    if app.openapi_schema is None:
        document = get_openapi(
            title="Tavolino", version=__version__, description=ABOUT, routes=app.routes
        )
        told = [kind for kinds in TOLD.values() for kind in kinds]
        (command, tell, answer, *rest), parts = msgspec.json.schema_components(
            [AnyCommand, AnyMessage, AnswerMessage, *told, *value_types()],
            ref_template=SCHEMAS + "{name}",
        )
        schemas = document["components"]["schemas"]
        schemas.update({"Command": command, "Message": tell, **parts})
        drop_empty_defaults(parts)
        describe_values(schemas, SCHEMAS)
        schemas["Problem"] = Problem.model_json_schema()
        schemas.pop("HTTPValidationError", None)
        schemas.pop("ValidationError", None)
        add_told(document, rest[: len(told)])
        geometry = document["paths"]["/games/{name}/geometry"]["get"]
        geometry["responses"]["200"]["content"] = content({"$ref": f"{SCHEMAS}Geometry"})
        document["paths"].update(plain_paths(answer))
        add_refusals(document)
        app.openapi_schema = document
    return app.openapi_schema


def drop_empty_defaults(parts: Schema) -> None:
    """What may be left out of a message is not there then: it has no default to be read."""
    for part in parts.values():
        for field in part.get("properties", {}).values():
            if field.get("default", ...) is None:
                del field["default"]


def add_told(document: Schema, schemas: list[Schema]) -> None:
    """Says what the routes of TOLD answer, whose schemas come in the same order."""
    left = iter(schemas)
    for (method, path), kinds in TOLD.items():
        either = [next(left) for _ in kinds]
        schema = either[0] if len(either) == 1 else {"anyOf": either}
        document["paths"][path][method]["responses"]["200"]["content"] = content(schema)


def plain_paths(answer: Schema) -> Schema:
    """The routes that FastAPI does not know."""
    match = {
        "name": "match",
        "in": "path",
        "required": True,
        "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]{22}$"},
    }
    after = {"name": "after", "in": "query", "schema": {"type": "integer", "minimum": 0}}
    seat = {
        "name": "seat",
        "in": "query",
        "schema": {"type": "integer", "minimum": -1, "maximum": 3},
    }
    follow = {"tags": ["play"], "parameters": [match, after, seat]}
    # What cannot be read as a command of this match has no answer of its own.
    either = {
        "description": "refused",
        "content": content({"anyOf": [answer, {"$ref": f"{SCHEMAS}Problem"}]}),
    }
    return {
        "/matches/{match}/commands": {
            "post": {
                "tags": ["play"],
                "operationId": "command",
                "summary": "Ask for something: an action, a draw, an undo, the end",
                "parameters": [match],
                "requestBody": {
                    "required": True,
                    "content": content({"$ref": f"{SCHEMAS}Command"}),
                },
                "responses": {
                    "200": {"description": "kept for good", "content": content(answer)},
                    "4XX": either,
                    "503": either,
                },
            }
        },
        "/matches/{match}/stream": {
            "get": {
                **follow,
                "operationId": "stream",
                "summary": "Follow a match, one JSON object a line; empty lines mean nothing",
                "responses": goes_on("application/x-ndjson"),
            }
        },
        "/matches/{match}/live": {
            "get": {
                **follow,
                "operationId": "live",
                "summary": "Follow a match as server-sent events, or over a WebSocket, "
                "which takes commands too",
                "responses": goes_on("text/event-stream"),
            }
        },
    }


def content(schema: Schema, media_type: str = "application/json") -> Schema:
    """The content of a request or response."""
    return {media_type: {"schema": schema}}


def goes_on(media_type: str) -> Schema:
    """The responses of a stream."""
    tell = content({"$ref": f"{SCHEMAS}Message"}, media_type)
    return {"200": {"description": "goes on until either side ends it", "content": tell}}


def add_refusals(document: Schema) -> None:
    """Every operation can be refused, always in the same form."""
    refusal = {"description": "refused", "content": content({"$ref": f"{SCHEMAS}Problem"})}
    for operations in document["paths"].values():
        for operation in operations.values():
            operation["responses"].pop("422", None)
            operation["responses"].setdefault("4XX", refusal)
            operation["responses"].setdefault("503", refusal)


def main() -> None:
    """Writes the document, the same every time: clients make their types from it."""
    # The application needs this module for its own document.
    from tavolino.server.web.app import create_app  # noqa: PLC0415

    document = create_app(Settings(secret="none")).openapi()  # noqa: S106 - signs nothing
    sys.stdout.write(json.dumps(document, indent=2, sort_keys=True, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
