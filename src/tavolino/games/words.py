"""Where the words of a game are: with all others in this package, or in its own."""

from __future__ import annotations

from pathlib import Path

from tavolino.games import descriptor_of
from tavolino.words import FOLDER, REFERENCE


def english_files(game: str) -> list[Path]:
    """The files with the English words of a game; none if it has no words."""
    ours, brought = FOLDER / REFERENCE / f"{game}.ftl", descriptor_of(game).words / "en.ftl"
    return [file for file in (ours, brought) if file.is_file()]
