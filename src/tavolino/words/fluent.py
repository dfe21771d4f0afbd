"""Says messages from Fluent files, for the terminal and for reports."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from tavolino.words import FOLDER, BadWords


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


def parsed(file: Path) -> Iterator[ast.Message | ast.Term]:
    """The messages and terms of a file. Raises BadWords if it is not Fluent."""
    for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise BadWords(f"{file.name}: this is not Fluent: {entry.content}")
        if isinstance(entry, ast.Message | ast.Term):
            yield entry
