"""Checks that a game package has all its words, in every language of Tavolino."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tavolino.games import is_own
from tavolino.games.descriptor import Descriptor
from tavolino.table.match import Match
from tavolino.words import BadWords, languages, plain_messages


def check_words(game: Descriptor) -> Iterator[str]:
    """Every language has a file, and every file has every word."""
    if is_own(game):  # its words are the client's, which has its own tests
        return
    for language in languages():
        file = game.words / f"{language}.ftl"
        if not file.is_file():
            yield f"There is no words/{file.name}: its players read English."
            continue
        try:
            found = plain_messages(file)
        except BadWords as error:
            yield f"words/{file.name} has an error: {error}."
            continue
        missing = [name for name in needed(game) if name not in found]
        if missing:
            yield f"words/{file.name} lacks these messages: {', '.join(missing)}."


def needed(game: Descriptor) -> list[str]:
    """The names of the messages that screens need."""
    rules = game.rules
    names = ["title", "tagline"]
    names += [f"ending-{ending}" for ending in rules.endings]
    names += [f"reason-{reason}" for reason in rules.reasons]
    for option in rules.options:
        names.append(f"option-{option.name}")
        names += [f"option-{option.name}-{written(value)}" for value in option.values]
    view: Any = Match.new(rules.name, rules.players[0], 0).view(None)
    return names + [f"count-{name}" for name in view.get("counts", {})]


def written(value: object) -> str:
    """The value of an option as it appears in the name of a message."""
    return str(value).lower()
