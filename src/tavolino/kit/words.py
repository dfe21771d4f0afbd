"""Checks that a game package has all its words, in every language of Tavolino."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from tavolino.games import is_own
from tavolino.games.descriptor import Descriptor
from tavolino.kit.sayings import Sayings, obligatory
from tavolino.words import BadWords, languages
from tavolino.words.compiler import Compiler
from tavolino.words.fluent import Words, words
from tavolino.words.texts import Text


def check_words(game: Descriptor) -> Iterator[str]:
    """Every language has a file, and every file has every word and says it in real games."""
    if is_own(game):  # its words are the client's, which has its own tests
        return
    files: dict[str, Mapping[str, Text]] = {}
    for language in languages():
        file = game.words / f"{language}.ftl"
        try:
            files[language] = Compiler(file).texts()
        except FileNotFoundError:
            yield f"There is no words/{file.name}: its players read English."
        except BadWords as error:
            yield f"words/{file.name} has an error: {error}."
    sayings = Sayings(game)
    sayings.listen({name for found in files.values() for name in found})
    for language, found in files.items():
        file = game.words / f"{language}.ftl"
        missing = [name for name in needed(sayings, found, language) if name not in found]
        if missing:
            yield f"words/{file.name} lacks these messages: {', '.join(missing)}."
        yield from unspeakable(file, Words(language, file), found, sayings)


def needed(sayings: Sayings, found: Mapping[str, Text], language: str) -> list[str]:
    """The names of the messages that screens need."""
    counts = [name for name in sayings.given if name.startswith("count-")]
    ours = words(language, "plain")
    untold = {
        names[-1]
        for names in sayings.effects
        if not any(name in found or name in ours for name in names)
    }
    return [*obligatory(sayings.game), *counts, *sorted(untold)]


def unspeakable(
    file: Path, says: Words, found: Mapping[str, Text], sayings: Sayings
) -> Iterator[str]:
    """Finds messages that nobody says, or that cannot be said with what they are given."""
    for name in found:
        if name not in sayings.given:
            yield (
                f"words/{file.name} has {name}, which nothing says in {sayings.rounds} random "
                "games with each number of seats and each set of options."
            )
        for values in sayings.given.get(name, {}).values():
            if fault := fault_of(name, values, says):
                given = ", ".join(f"${variable}" for variable in values) or "nothing"
                yield f"words/{file.name} cannot say {fault}; it is given {given}."
                break


def fault_of(name: str, values: Mapping[str, object], says: Words) -> str:
    """Why a message cannot be said with these values; empty if it can."""
    try:
        said = says.say(name, **values)
    except BadWords as error:
        return str(error)
    if name.startswith("action") and not all(str(place) in said for place in values.values()):
        return f"{name}: it leaves out a place"
    return ""
