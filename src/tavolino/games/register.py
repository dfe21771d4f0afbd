"""The register of a game: what its rulebook says, and what we do about it.

Each game's folder may have a `register.toml`. It holds every statement of the printed rulebook,
in our own words, and every question that the rulebook leaves open. Refusals name the statements
they rest on by their ids.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

FILE: Final = "register.toml"

OURS: Final = ("reading", "ours", "contradiction")
"""The kinds of statements that are not simply printed."""

RULED: Final = ("printed", *OURS)
"""The kinds of statements that rule something, so that a test can hold it."""

KINDS: Final = (*RULED, "component", "tip", "note")


@dataclass(frozen=True)
class Statement:
    """One statement of a rulebook, or one question that it leaves open."""

    id: str
    """its game and a number; it never changes"""
    editions: tuple[str, ...]
    """where it is printed, as edition:language; empty if it is printed nowhere"""
    where: str
    """the section of the book"""
    statement: str
    """what it says"""
    ruling: str
    """what we do"""
    kind: str
    """one of KINDS: whether we do what is printed, read it, or add it ourselves"""
    player_text: bool
    """whether players must be able to read it"""
    why: str = ""
    """the reason for the ruling, where it is not simply printed"""
    options: tuple[str, ...] = ()
    """the options that play it another way"""
    test: str = ""
    """the test that holds the ruling"""
    message: str = ""
    """the message of the game's rules that tells it to players"""


def read_register(folder: Path) -> dict[str, Statement]:
    """The statements of a game by their ids; none if the game has no register."""
    file = folder / FILE
    if not file.exists():
        return {}
    rows = tomllib.loads(file.read_text(encoding="utf-8"))["statement"]
    return {row["id"]: statement(row) for row in rows}


def statement(row: dict[str, Any]) -> Statement:
    """A statement as the file has it, with tuples for lists."""
    values: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in row.items()
    }
    return Statement(**values)
