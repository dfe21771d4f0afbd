"""The words that a game uses for its things, and those that it does not use.

A game's folder may have a `terms.toml`, for translators and for a check:

    [[term]]
    thing = "height 2"
    de = {use = "Doppler", box = "Doppler", avoid = ["Zweier"]}

`use` is what we say, `box` is what the printed rulebook in that language says, and `avoid` has
the beginnings of words that must not occur.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any, Final

from tavolino.games.descriptor import Descriptor
from tavolino.words import languages
from tavolino.words.texts import texts

FILE: Final = "terms.toml"


def terms(game: Descriptor) -> list[dict[str, Any]]:
    """The terms of a game, by language; none if it has no such file."""
    file = game.folder / FILE
    found: list[dict[str, Any]] = (
        tomllib.loads(file.read_text(encoding="utf-8"))["term"] if file.is_file() else []
    )
    return found


def check_terms(game: Descriptor) -> Iterator[str]:
    """No text says a word that the list of terms avoids."""
    for term in terms(game):
        if lacking := [language for language in languages() if language not in term]:
            yield f"{FILE}: {term['thing']} lacks these languages: {', '.join(lacking)}."
        for language in languages():
            for word in term.get(language, {}).get("avoid", ()):
                yield from saying(game, language, word)


def saying(game: Descriptor, language: str, word: str) -> Iterator[str]:
    """Finds texts with a word that begins like this."""
    pattern = re.compile(rf"\b{re.escape(word)}", re.IGNORECASE)
    for folder in sorted(file.parent for file in game.folder.glob(f"*/{language}.ftl")):
        for name, text in texts(folder, language).items():
            if pattern.search(str(text)):
                yield f"{folder.name}/{language}.ftl: {name} should not say “{word}”."
