"""Scenes: positions on demo boards, for the rules and the lesson of a game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tavolino.rules.types import Options
from tavolino.words import LANGUAGE, REFERENCE
from tavolino.words.texts import texts

if TYPE_CHECKING:
    from tavolino.games.descriptor import Descriptor

SETUPS: Final = "setups.json"


@dataclass(frozen=True)
class Scene:
    """A position on a demo board and how it came about."""

    players: int
    options: Options
    setup: Mapping[str, Any]
    actions: list[str]
    show: int
    """How many of the last actions to show as motions."""
    seated: bool
    """Whether to show what only the first seat sees."""


def scene_values(data: Mapping[str, Any], setups: Mapping[str, Any]) -> dict[str, Any]:
    """The values of a scene as a file describes it."""
    return {
        "players": data["players"],
        "options": data.get("options", {}),
        "setup": setups.get(data["setup"], {}),
        "actions": actions_in(data["actions"]),
        "show": data.get("show", 0),
        "seated": data.get("seated", False),
    }


def actions_in(written: str | list[str]) -> list[str]:
    """Actions separated by spaces; a game whose actions have spaces writes a list."""
    return written.split() if isinstance(written, str) else written


def setups_of(game: Descriptor) -> dict[str, Any]:
    """The setups of a game's scenes by name, from a file in its folder."""
    setups: dict[str, Any] = read_json(game.folder / SETUPS)
    return setups


def has_texts(folder: Path, language: str) -> bool:
    """Whether a folder has texts in a language: as Fluent or, in a pack, as data."""
    files = (folder / f"{language}.{ending}" for ending in ("ftl", "json"))
    return bool(LANGUAGE.fullmatch(language)) and any(file.is_file() for file in files)


def language_in(folder: Path, language: str) -> str:
    """The language in which a folder has texts: the wanted one, or else English."""
    return language if has_texts(folder, language) else REFERENCE


def texts_of(folder: Path, language: str) -> dict[str, str]:
    """The texts in a folder, without those that have variables: nobody gives them values."""
    found = texts(folder, language)
    return {name: text for name, text in found.items() if isinstance(text, str)}


def read_json(file: Path) -> Any:
    """What a file holds; an empty object if it is missing."""
    return json.loads(file.read_bytes()) if file.is_file() else {}
