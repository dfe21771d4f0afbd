"""The games' JSON values in the document: views, entries, setups, geometries and options.

Their schemas come from the types of the games' rules. `View` in the document means the view of
any game; its `game` field tells which.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias, get_args, get_type_hints

from tavolino.games import own_games
from tavolino.rules.types import PLAIN, Types
from tavolino.table.keys import explained

Schema: TypeAlias = dict[str, Any]
"""A JSON object of the document."""

PARTS = {"View": "view", "Entry": "entry", "Setup": "setup", "Geometry": "geometry"}
"""The types that every game has: the name in the document, and in the game's `types`."""


def types_of_games() -> list[Types]:
    """The types of each built-in game, and the general types for any other game."""
    return [*(game.rules.types for game in own_games()), PLAIN]


def value_types() -> list[type]:
    """The types of all game values that the document describes."""
    return [
        kind
        for types in types_of_games()
        for kind in (types.view, types.entry, types.setup, types.geometry, types.options)
        if kind is not dict
    ]


def describe_values(schemas: Schema, prefix: str) -> None:
    """Completes the schemas of game values: meanings of keys, extra keys, the game's name."""
    plain = {PLAIN.view, PLAIN.entry, PLAIN.setup, PLAIN.geometry}
    for kind in sorted(nested(value_types()), key=lambda kind: kind.__name__):
        schema = schemas[kind.__name__]
        # A game of another package may have additional keys.
        schema["additionalProperties"] = kind in plain
        for key, text in explained(kind).items():
            if text:
                schema["properties"][key]["description"] = text
    for game in own_games():
        view = schemas[game.rules.types.view.__name__]
        view["properties"]["game"]["const"] = game.rules.name
    for name, part in PARTS.items():
        kinds = [getattr(types, part).__name__ for types in types_of_games()]
        schemas[name] = {"title": name, "anyOf": [{"$ref": prefix + kind} for kind in kinds]}


def nested(kinds: list[type]) -> set[type]:
    """These TypedDicts and all that they contain."""
    found: set[type] = set()
    while kinds:
        kind = kinds.pop()
        if kind not in found:
            found.add(kind)
            for hint in get_type_hints(kind).values():
                kinds += typed_dicts_in(hint)
    return found


def typed_dicts_in(hint: object) -> Iterator[type]:
    """The TypedDicts within the type of a key."""
    if isinstance(hint, type) and hasattr(hint, "__required_keys__"):
        yield hint
    for part in get_args(hint):
        yield from typed_dicts_in(part)
