"""What `help` and `rules` say."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rich.text import Text

from tavolino.games import descriptor_of
from tavolino.games.rulebook import Section
from tavolino.table.voice import Voice

COMMANDS = ("list", "board", "news", "rules", "why", "hint", "undo", "save", "quit")
"""The commands that `help` explains, in its order."""

ARGUMENTS = {"save": "FILE", "why": "THING"}
"""What follows a command."""


def help_lines(voice: Voice, legal: Sequence[str], hints: bool) -> list[Text]:
    """How actions are written, with examples that are legal now, and the commands."""
    now, later = [], []
    for form in descriptor_of(voice.name).drawing().forms:
        meaning = voice.game.say(f"notation-{form.name}")
        possible = [action for action in legal if re.fullmatch(form.pattern, action)]
        if possible:
            now.append((possible[0], meaning))
        else:
            later.append((form.example, meaning))
    lines = []
    if now:
        lines += [Text(voice.say("help-now"), "bold"), *rows(now)]
    if later:
        lines += [Text(voice.say("help-later"), "bold"), *rows(later)]
    lines.append(Text(voice.say("help-how"), "bold"))
    commands = [
        (f"{name} {ARGUMENTS.get(name, '')}".rstrip(), voice.say(f"help-{name}"))
        for name in COMMANDS
        if name != "hint" or hints
    ]
    return lines + rows(commands)


def rows(explained: Sequence[tuple[str, str]]) -> list[Text]:
    """Lines with what to type and what it means."""
    width = max(len(typed) for typed, _ in explained)
    return [Text(f"  {typed:<{width}}  {meaning}") for typed, meaning in explained]


def rule_lines(voice: Voice) -> list[Text]:
    """The complete rules of the game, section by section: the same words as in the client."""
    book = descriptor_of(voice.name).rulebook(voice.language)
    if not book.sections:
        return [Text(about(voice))]
    lines = [line for section in book.sections for line in section_lines(section, voice)]
    if book.language != voice.language:
        lines[:0] = [Text(voice.say("rules-english"), "italic"), Text()]
    return lines


def section_lines(section: Section, voice: Voice) -> Iterator[Text]:
    """One section of the rules, with an empty line after each rule."""
    yield Text(section.title, "bold")
    for rule in section.rules:
        if rule.cells:
            yield from table_lines(rule.cells)
        elif rule.source == "ours":
            yield Text.assemble(rule.text, " ", (f"({voice.say('rules-ours')})", "dim italic"))
        else:
            yield Text(rule.text)
        yield Text()


def table_lines(cells: list[list[str]]) -> Iterator[Text]:
    """A table with its columns in line, and its head in bold."""
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for number, row in enumerate(cells):
        padded = (f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True))
        yield Text("  ".join(padded).rstrip(), "" if number else "bold")


def about(voice: Voice) -> str:
    """How a game of another package describes itself, or that it does not."""
    return voice.game.say("about") if "about" in voice.game else voice.say("rules-none")
