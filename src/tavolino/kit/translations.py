"""Reads the texts of a folder in all languages, and finds where they differ."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

from tavolino.words import REFERENCE, BadWords, languages
from tavolino.words.compiler import Compiler
from tavolino.words.texts import Text

Translations: TypeAlias = dict[str, Mapping[str, Text]]
"""The messages of each language."""


def read_translations(folder: Path, what: str) -> tuple[Translations, list[str]]:
    """The texts of a folder, and what is wrong with its files."""
    found: Translations = {}
    faults = []
    for language in languages():
        name = f"{folder.name}/{language}.ftl"
        try:
            found[language] = Compiler(folder / f"{language}.ftl").texts()
        except FileNotFoundError:
            read = f"cannot read {what}" if language == REFERENCE else f"read {what} in English"
            faults.append(f"There is no {name}: players {read}.")
        except BadWords as error:
            faults.append(f"{name} has an error: {error}.")
    for language, said in found.items():
        name = f"{folder.name}/{language}.ftl"
        if gaps := [message for message, text in said.items() if not isinstance(text, str)]:
            faults.append(f"{name} has variables in {', '.join(gaps)}.")
        faults += unlike(name, said, found.get(REFERENCE, said))
    return found, faults


def unlike(file: str, said: Mapping[str, Text], reference: Mapping[str, Text]) -> Iterator[str]:
    """Finds a translation without the messages of the English file, in its order."""
    if missing := [name for name in reference if name not in said]:
        yield f"{file} lacks these messages: {', '.join(missing)}."
    elif more := [name for name in said if name not in reference]:
        yield f"{file} has messages that the English file lacks: {', '.join(more)}."
    elif [*said] != [*reference]:
        yield f"{file} does not have the order of the English file."
