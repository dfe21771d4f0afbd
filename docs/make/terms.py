"""The words of the games as tables for translators, from each game's list of terms."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook import games_with_rules, title_of

from tavolino.games import descriptor_of
from tavolino.kit.rulebook import sentences
from tavolino.kit.terms import terms
from tavolino.words import REFERENCE, languages
from tavolino.words.fluent import words


def term_tables() -> str:
    """For each language a table of each game."""
    parts = []
    for language in languages():
        parts.append(f"## {words(language, 'pages').say('language-name')} {{ #{language} }}")
        for game in games_with_rules():
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


def size_table() -> str:
    """How many words the rules of each game have, and how many their longest sentence has."""
    lines = [f"| game | {' | '.join(languages())} |", "| --- " * (len(languages()) + 1) + "|"]
    for game in games_with_rules():
        sizes = (size(game, language) for language in languages())
        lines.append(f"| {title_of(game, REFERENCE)} | {' | '.join(sizes)} |")
    return "\n".join(lines)


def size(game: str, language: str) -> str:
    """The words of a rulebook, and in parentheses those of its longest sentence."""
    rules = descriptor_of(game).rulebook(language).rules
    longest = max(len(each.split()) for rule in rules for each in sentences(rule.text))
    return f"{sum(len(rule.text.split()) for rule in rules)} ({longest})"
