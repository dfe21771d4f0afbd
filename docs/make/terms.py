"""The words of the games as tables for translators, from each game's list of terms."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook import own_games, title_of

from tavolino.games import descriptor_of
from tavolino.kit.terms import terms
from tavolino.words import languages
from tavolino.words.fluent import words


def term_tables() -> str:
    """For each language a table of each game."""
    parts = []
    for language in languages():
        parts.append(f"## {words(language, 'pages').say('language-name')} {{ #{language} }}")
        for game in own_games():
            parts.append(f"### {title_of(game, language)} {{ #{language}-{game} }}")
            parts.append("\n".join(rows(game, language)))
    return "\n\n".join(parts)


def rows(game: str, language: str) -> Iterator[str]:
    """The rows of a table with its head."""
    yield "| thing | we say | the box says | do not say |"
    yield "| --- | --- | --- | --- |"
    for term in terms(descriptor_of(game)):
        said = term[language]
        avoided = ", ".join(f"{word}…" for word in said.get("avoid", ()))
        yield f"| {term['thing']} | {said['use']} | {said.get('box', '')} | {avoided} |"
