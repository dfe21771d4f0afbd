"""The HTTP API as Markdown, from its OpenAPI document."""

from __future__ import annotations

import inspect
import json
import subprocess
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from tavolino.games import GAMES

Schema = dict[str, Any]

GROUPS = {
    "games": "Games",
    "matches": "Matches",
    "play": "Play",
    "advice": "Hints and evaluations",
    "me": "Your data",
}
DESCRIBED = tuple(game.capitalize() for game in GAMES)
"""The prefixes of the games' own types, which the page on views describes."""


def http_reference() -> str:
    """All operations by group, then the types of what is sent and answered."""
    command = [sys.executable, "-m", "tavolino.server.http.openapi"]
    document = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    operations = [
        (f"{method.upper()} {path}", operation)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]
    lines: list[str] = []
    for group, title in GROUPS.items():
        lines += ["", f"## {title}"]
        for address, operation in operations:
            if group in operation["tags"]:
                lines += ["", *operation_lines(address, operation)]
    lines += ["", "## Types", *types(document["components"]["schemas"])]
    return "\n".join(lines)


def operation_lines(address: str, operation: Schema) -> Iterator[str]:
    """One operation: what it does, what it takes, what it answers."""
    yield f"### `{address}`"
    yield ""
    yield sentence(operation["summary"])
    if "description" in operation:
        yield ""
        yield operation["description"].strip()
    rows = [
        (f"`{each['name']}`", each["in"], kind(each["schema"]), each.get("description", ""))
        for each in operation.get("parameters", ())
    ]
    yield from table(("parameter", "in", "type", "meaning"), rows)
    if "requestBody" in operation:
        yield ""
        yield f"Body: {content(operation['requestBody'])}"
    yield ""
    for status, answer in operation["responses"].items():
        yield f"- **{status}**: {content(answer) or answer['description']}"


def types(schemas: dict[str, Schema]) -> Iterator[str]:
    """The types that operations name, without those of a single game."""
    for name, schema in schemas.items():
        if name.startswith(DESCRIBED):
            continue
        yield ""
        yield f"### {name}"
        if "description" in schema:
            yield ""
            yield sentence(inspect.cleandoc(schema["description"]))
        if "properties" not in schema:
            yield ""
            yield f"It is {kind(schema)}."
            continue
        required = schema.get("required", ())
        rows = [
            (
                f"`{key}`" + ("" if key in required else " (optional)"),
                kind(each),
                each.get("description", ""),
            )
            for key, each in schema["properties"].items()
        ]
        yield from table(("key", "type", "meaning"), rows)


def table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    """A table without the columns that would be empty; nothing if it has no rows."""
    columns = [column for column in zip(heads, *rows, strict=True) if any(column[1:])]
    if not columns:
        return
    lines = list(zip(*columns, strict=True))
    lines.insert(1, ("---",) * len(columns))
    yield ""
    for line in lines:
        yield (
            "| "
            + " | ".join(cell.replace("\n", " ").replace("|", r"\|") for cell in line)
            + " |"
        )


def content(message: Schema) -> str:
    """What a request or an answer holds."""
    kinds = message.get("content", {})
    return ", or ".join(
        kind(each.get("schema", {})) + ("" if media == "application/json" else f" as `{media}`")
        for media, each in kinds.items()
    )


def kind(schema: Schema) -> str:
    """A type in a few words."""
    match schema:
        case {"$ref": reference}:
            return linked(reference.rpartition("/")[2])
        case {"anyOf": choices} | {"oneOf": choices}:
            return " or ".join(dict.fromkeys(map(kind, choices)))
        case {"const": value}:
            return f"`{json.dumps(value)}`"
        case {"enum": values}:
            return " or ".join(f"`{json.dumps(value)}`" for value in values)
        case {"type": "array", "items": items} if items:
            return f"list of {kind(items)}"
        case {"type": "array"}:
            return "list"
        case {"type": "object", "additionalProperties": {} as values} if values:
            return f"object whose values are {kind(values)}"
        case {"type": str(name)}:
            return name + bounds(schema)
    return "any value"


def linked(name: str) -> str:
    """A type with a link to where it is described."""
    if name.startswith(DESCRIBED):
        return f"[{name}](views.md)"
    return f"[{name}](#{name.lower()})"


def bounds(schema: Schema) -> str:
    """The limits of a number or of a text."""
    found = [
        f"{words} {schema[key]:,}"
        for key, words in (
            ("minimum", "from"),
            ("maximum", "to"),
            ("minLength", "at least"),
            ("maxLength", "at most"),
        )
        if key in schema
    ]
    return f" ({', '.join(found)})" if found else ""


def sentence(text: str) -> str:
    """A text with its full stop."""
    return text if text.endswith((".", ":", "!")) else f"{text}."


if __name__ == "__main__":
    sys.stdout.write(http_reference())
