"""The words of a game, which are in its folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tavolino.games import descriptor_of
from tavolino.words import REFERENCE
from tavolino.words.fluent import Words


def files_of(game: str, language: str) -> list[Path]:
    """The files with the words of a game, the best first; none if it has no words.

    A game need not speak every language: what it lacks is said in English.
    """
    folder = descriptor_of(game).words
    candidates = (folder / f"{each}.ftl" for each in dict.fromkeys((language, REFERENCE)))
    return [file for file in candidates if file.is_file()]


@cache
def game_words(game: str, language: str) -> Words:
    """The words of a game in a language, read once."""
    return Words(language, *files_of(game, language))
