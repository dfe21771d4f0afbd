"""Where the words of a game are: with all others in this package, or in its own."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tavolino.games import descriptor_of
from tavolino.words import FOLDER, REFERENCE, Words


def files_of(game: str, language: str) -> list[Path]:
    """The files with the words of a game, the best first; none if it has no words.

    A package need not speak every language: what it lacks is said in English.
    """
    package = descriptor_of(game).words
    candidates = (
        FOLDER / language / f"{game}.ftl",
        FOLDER / language / f"{game}-terminal.ftl",
        package / f"{language}.ftl",
        package / f"{REFERENCE}.ftl",
    )
    return [file for file in dict.fromkeys(candidates) if file.is_file()]


@cache
def game_words(game: str, language: str) -> Words:
    """The words of a game in a language, read once."""
    return Words(language, *files_of(game, language))
