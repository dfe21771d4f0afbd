"""What `help` and `rules` say."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rich.text import Text

from tavolino.games import descriptor_of
from tavolino.games.words import rules_words
from tavolino.table.voice import Voice
from tavolino.words.fluent import Words, parsed

COMMANDS = ("list", "board", "news", "rules", "why", "hint", "undo", "save", "quit")
"""The commands that `help` explains, in its order."""

ARGUMENTS = {"save": "FILE", "why": "THING"}
"""What follows a command."""

SECTION = re.compile(r"rules-(.+)-title")


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
    """The rules of the game, section by section: the same words as in the client."""
    file = descriptor_of(voice.name).folder / "lesson" / f"{voice.language}.ftl"
    if not file.is_file():
        return [Text(about(voice))]
    says = rules_words(voice.name, voice.language)
    names = [found[1] for each in parsed(file) if (found := SECTION.fullmatch(each.id.name))]
    return [line for name in names for line in section(says, name)]


def section(says: Words, name: str) -> Iterator[Text]:
    """One section of the rules, with an empty line after each paragraph."""
    yield Text(says.say(f"rules-{name}-title"), "bold")
    for paragraph in says.say(f"rules-{name}-text").split("\n\n"):
        yield Text(paragraph)
        yield Text()


def about(voice: Voice) -> str:
    """How a game of another package describes itself, or that it does not."""
    return voice.game.say("about") if "about" in voice.game else voice.say("rules-none")
