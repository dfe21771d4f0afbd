"""Where things are: the repository, the tests in it, and the helpers for other processes."""

from __future__ import annotations

import os
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
ROOT = TESTS.parent


def vectors_of(game: str) -> Path:
    """The file with random games of one game, which every engine must agree with."""
    return TESTS / "games" / game / "vectors.jsonl"


def pointing_of(game: str) -> Path:
    """The file with things that are closed in one game and why, and reasons never given."""
    return TESTS / "games" / game / "pointing.jsonl"


def environment() -> dict[str, str]:
    """The environment of another process that imports helpers."""
    path = filter(None, [str(TESTS), os.environ.get("PYTHONPATH")])
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
