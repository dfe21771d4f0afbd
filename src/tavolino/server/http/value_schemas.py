"""The games' JSON values in the document: views, entries, setups, geometries and options.

Their schemas come from the types of the rules of every installed game. `View` in the document
means the view of any game; its `game` field tells which.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, replace
from typing import Any, TypeAlias, get_args, get_type_hints

import msgspec

from tavolino.games import GAMES
from tavolino.rules.types import PLAIN, Types
from tavolino.table.keys import read_key_texts

Schema: TypeAlias = dict[str, Any]
"""A JSON object of the document."""

PARTS = {"View": "view", "Entry": "entry", "Setup": "setup", "Geometry": "geometry"}
"""The types that every game has: the name in the document, and in the game's `types`."""


def types_of_games(taken: Iterable[str]) -> dict[str, Types]:
    """The types of each installed game by its name, described without these names.

    The types of a package may be of a kind that JSON does not have, or have the name of another
    type. Then its values are described like those of a game that declares no types.
    """
    owners: dict[str, type | None] = dict.fromkeys(taken)
    owners |= {kind.__name__: kind for kind in collect_nested(PLAIN)}
    found = {}
    for game in GAMES.values():
        try:
            types = completed(game.types)
            owners = with_types(types, owners)
        except Exception as error:  # noqa: BLE001 - whatever is in the types of a package
            warnings.warn(f"the types of {game.name} are left out: {error}", stacklevel=2)
            types = PLAIN
        found[game.name] = types
    return found


def with_types(types: Types, owners: Mapping[str, type | None]) -> dict[str, type | None]:
    """Who has which name, with these types. Raises an error if they cannot be described."""
    found = {**owners}
    for kind in collect_nested(types):
        if found.setdefault(kind.__name__, kind) is not kind:
            raise TypeError(f"there is another type {kind.__name__}")
    msgspec.json.schema_components(collect_nested(types))
    return found


def completed(types: Types) -> Types:
    """The types of a game, with the general ones for those that it does not declare."""
    none = Types()
    declared = {
        part.name: getattr(types, part.name)
        for part in fields(types)
        if getattr(types, part.name) is not getattr(none, part.name)
    }
    return replace(PLAIN, **declared)


def value_types(games: Mapping[str, Types]) -> list[type]:
    """The types of all game values that the document describes."""
    found = {kind for types in (*games.values(), PLAIN) for kind in collect_nested(types)}
    return sorted(found, key=lambda kind: kind.__name__)


def describe_values(schemas: Schema, games: Mapping[str, Types], prefix: str) -> None:
    """Completes the schemas of game values: meanings of keys, extra keys, the game's name."""
    plain = {PLAIN.view, PLAIN.entry, PLAIN.setup, PLAIN.geometry}
    for kind in value_types(games):
        schema = schemas[kind.__name__]
        # A game that declares no types may have additional keys.
        schema["additionalProperties"] = kind in plain
        for key, text in read_key_texts(kind).items():
            if text:
                schema["properties"][key]["description"] = text
    for view in {types.view for types in games.values()} - plain:
        names = [name for name, types in games.items() if types.view is view]
        which = {"const": names[0]} if len(names) == 1 else {"enum": names}
        schemas[view.__name__]["properties"]["game"] |= which
    for name, part in PARTS.items():
        either = (getattr(types, part).__name__ for types in (*games.values(), PLAIN))
        references = [{"$ref": prefix + kind} for kind in dict.fromkeys(either)]
        schemas[name] = {"title": name, "anyOf": references}


def collect_nested(types: Types) -> set[type]:
    """The TypedDicts among these types, and all that they contain."""
    kinds = [getattr(types, part.name) for part in fields(types)]
    found: set[type] = set()
    while kinds:
        kind = kinds.pop()
        if kind not in found and kind is not dict:
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
