"""Checks that a game package has all its words, in every language of Tavolino."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from tavolino.games.descriptor import Descriptor
from tavolino.games.lesson import LIMITS, LONGER
from tavolino.kit.sayings import Sayings, obligatory, option_messages
from tavolino.words import REFERENCE, BadWords, languages
from tavolino.words.compiler import Compiler
from tavolino.words.fluent import Words, words
from tavolino.words.texts import Text

MAX_AIM: Final = LIMITS["text"]
"""How many letters the aim may have in English, to fit where a step of a lesson does."""


def check_words(game: Descriptor) -> Iterator[str]:
    """Every language has a file, and every file has every word and says it in real games."""
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
    known = {name for found in files.values() for name in found}
    sayings.listen({name for name in known if sayings.may_say(name)})
    for language, found in files.items():
        file = game.words / f"{language}.ftl"
        missing = [name for name in needed(sayings, found, language) if name not in found]
        if missing:
            yield f"words/{file.name} lacks these messages: {', '.join(missing)}."
        yield from unspeakable(file, Words(language, file), found, sayings)
        most = MAX_AIM if language == REFERENCE else round(MAX_AIM * LONGER)
        if (length := len(str(found.get("aim", "")))) > most:
            yield f"words/{file.name}: aim has {length} letters; {most} fit on a phone."


def needed(sayings: Sayings, found: Mapping[str, Text], language: str) -> list[str]:
    """The names of the messages that screens need."""
    counts = [name for name in sayings.given if name.startswith("count-")]
    ours = words(language, "plain")
    untold = {
        names[-1]
        for names in sayings.effects
        if not any(name in found or name in ours for name in names)
    }
    values = [
        message
        for option, messages in option_messages(sayings.game).items()
        if not switch(option, messages, found)
        for message in messages
    ]
    return [*obligatory(sayings.game), *values, *counts, *sorted(untold)]


def switch(option: str, values: list[str], found: Mapping[str, Text]) -> bool:
    """Whether screens show an option as a switch: yes or no, without words for either."""
    yes_or_no = {f"{option}-true", f"{option}-false"}
    return {*values} == yes_or_no and yes_or_no.isdisjoint(found)


def unspeakable(
    file: Path, says: Words, found: Mapping[str, Text], sayings: Sayings
) -> Iterator[str]:
    """Finds messages that nobody says, or that cannot be said with what they are given."""
    for name, text in found.items():
        given = sayings.values(name)
        if sayings.may_say(name) and not given:
            yield (
                f"words/{file.name} has {name}, which nothing says in {sayings.rounds} random "
                "games with each number of seats and each set of options."
            )
        for values in given:
            if fault := fault_of(name, text, values, says):
                variables = ", ".join(f"${variable}" for variable in values) or "nothing"
                yield f"words/{file.name} cannot say {fault}; it is given {variables}."
                break


def fault_of(name: str, text: Text, values: Mapping[str, object], says: Words) -> str:
    """Why a message cannot be said with these values; empty if it can."""
    for variable in variables(text):
        if variable not in values:
            return f"{name}: it asks for ${variable}"
    try:
        said = says.say(name, **values)
    except BadWords as error:
        return str(error)
    if name.startswith("action") and not all(str(place) in said for place in values.values()):
        return f"{name}: it leaves out a place"
    return ""


def variables(text: Text) -> Iterator[str]:
    """The variables of a text, in whatever form it is said."""
    for piece in text:
        if not isinstance(piece, str):
            yield piece["value"]
            for form in piece.get("forms", {}).values():
                yield from variables(form)
