"""The texts for people: Fluent files, with a folder per language and a file per area.

The client's words are generated from these files when it is built (`web/fluent`). The terminal
reads them through `Words`. `messages` reads the words that a game package brings itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

FOLDER = Path(__file__).parent

REFERENCE = "en"
"""The language that is spoken if no other is asked for."""

LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")


class BadWords(ValueError):
    """A file of words that cannot be used. The message says which text and why."""


class Words:
    """The messages of some files in one language."""

    def __init__(self, language: str, *files: Path) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for file in files:
            self.bundle.add_resource(ast.Resource([*parsed(file)]))

    def __contains__(self, name: str) -> bool:
        return self.bundle.has_message(name)

    def say(self, name: str, /, **values: object) -> str:
        """A message with its variables filled in. Raises BadWords if anything is missing."""
        if name not in self:
            raise BadWords(f"there is no message {name}")
        pattern = self.bundle.get_message(name).value
        if pattern is None:
            raise BadWords(f"{name} has no text")
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise BadWords(f"{name}: {errors[0]}")
        return str(text)


@cache
def words(language: str, *areas: str) -> Words:
    """The words of some areas in one of our languages, cached."""
    return Words(language, *(FOLDER / language / f"{area}.ftl" for area in areas))


def languages() -> list[str]:
    """All languages that have words."""
    return sorted(folder.name for folder in FOLDER.iterdir() if LANGUAGE.fullmatch(folder.name))


def parsed(file: Path) -> Iterator[ast.Message]:
    """The messages of a file. Raises BadWords if it is not Fluent."""
    for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise BadWords(f"{file.name}: this is not Fluent: {entry.content}")
        if isinstance(entry, ast.Message):
            yield entry


# -- games that bring their own words ---------------------------------------------------------


def messages(folder: Path, language: str) -> dict[str, str]:
    """The words for the client from a folder with a file for each language, by name.

    Variables stay as `{ $name }` for the client to fill in. What `uk.ftl` lacks is taken from
    `en.ftl`. Raises BadWords if a text has more than words and variables.
    """
    found: dict[str, str] = {}
    for each in (REFERENCE, language):
        file = folder / f"{each}.ftl"
        if LANGUAGE.fullmatch(each) and file.is_file():
            found |= plain_messages(file)
    return found


def plain_messages(file: Path) -> dict[str, str]:
    """The messages of one file of a package, by name."""
    return {entry.id.name: plain(entry, file) for entry in parsed(file)}


def plain(message: ast.Message, file: Path) -> str:
    """A message that has only words and variables."""
    where = f"{file.name}: {message.id.name}"
    if message.value is None or message.attributes:
        raise BadWords(f"{where} should be one text without attributes")
    return "".join(piece(element, where) for element in message.value.elements)


def piece(element: ast.TextElement | ast.Placeable, where: str) -> str:
    """Words as they are, and a variable as `{ $name }`."""
    if isinstance(element, ast.TextElement):
        return element.value
    match element.expression:
        case ast.StringLiteral() as literal:
            return str(literal.parse()["value"])
        case ast.VariableReference(id=name):
            return f"{{ ${name.name} }}"
        case ast.SelectExpression():
            raise BadWords(f"{where} chooses among texts, which the words of a package cannot")
        case _:
            raise BadWords(f"{where} uses more of Fluent than texts and variables")
