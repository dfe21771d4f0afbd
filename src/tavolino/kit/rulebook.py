"""Checks the rules that a game brings for players: texts, pictures, and what is printed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from tavolino.games.descriptor import Descriptor
from tavolino.games.register import Statement
from tavolino.games.rulebook import CAPTION, FOLDER, OURS, TITLE, Picture, Rulebook
from tavolino.games.scene import Scene, read_json
from tavolino.kit.sayings import HIDDEN
from tavolino.rules.errors import RulesError
from tavolino.table.match import Match
from tavolino.words import REFERENCE, BadWords, languages
from tavolino.words.compiler import Compiler
from tavolino.words.texts import Text, texts

MAX_WORDS: Final = 25
"""How many words a sentence may have, so that a child can read it aloud."""
MAX_CAPTION: Final = 15

NAME: Final = re.compile(r"[a-z]+-[a-z]+")
SENTENCE: Final = re.compile(r"(?<=[.!?…])[»”“)]*\s+")


def check_rulebook(game: Descriptor) -> Iterator[str]:
    """The rules can be read in every language, and their pictures show what the rules allow."""
    files = {}
    for language in languages():
        said, faults = read_file(game.folder / FOLDER / f"{language}.ftl", "the rules")
        yield from faults
        if said:
            files[language] = said
    if REFERENCE not in files:
        return
    for language, said in files.items():
        file = f"{FOLDER}/{language}.ftl"
        yield from unlike(file, said, files[REFERENCE])
        yield from long_texts(file, said)
    yield from badly_named(files[REFERENCE])
    yield from badly_illustrated(game, game.rulebook(REFERENCE))
    yield from untold(game, {language: game.rulebook(language) for language in files})


def read_file(file: Path, what: str) -> tuple[Mapping[str, Text], list[str]]:
    """The texts of a file, and what is wrong with it."""
    name = f"{file.parent.name}/{file.name}"
    try:
        found = Compiler(file).texts()
    except FileNotFoundError:
        if file.stem == REFERENCE:
            return {}, [f"There is no {name}: players cannot read {what}."]
        return {}, [f"There is no {name}: players read {what} in English."]
    except BadWords as error:
        return {}, [f"{name} has an error: {error}."]
    gaps = [message for message, text in found.items() if not isinstance(text, str)]
    return found, [f"{name} has variables in {', '.join(gaps)}."] if gaps else []


def unlike(file: str, said: Mapping[str, Text], reference: Mapping[str, Text]) -> Iterator[str]:
    """Finds a translation without the messages of the English file, in its order."""
    if missing := [name for name in reference if name not in said]:
        yield f"{file} lacks these messages: {', '.join(missing)}."
    elif more := [name for name in said if name not in reference]:
        yield f"{file} has messages that the English file lacks: {', '.join(more)}."
    elif [*said] != [*reference]:
        yield f"{file} does not have the order of the English file."


def long_texts(file: str, said: Mapping[str, Text]) -> Iterator[str]:
    """Finds sentences that are too long to read aloud."""
    for name, text in said.items():
        limit = MAX_CAPTION if name.startswith(f"{CAPTION}-") else MAX_WORDS
        for sentence in sentences(str(text)):
            if (count := len(sentence.split())) > limit:
                yield f"{file}: {name} has a sentence of {count} words; {limit} are enough."


def sentences(text: str) -> list[str]:
    """The sentences of a text; a line of a table is one."""
    return [sentence for line in text.splitlines() for sentence in SENTENCE.split(line)]


def badly_named(said: Mapping[str, Text]) -> Iterator[str]:
    """Finds messages that belong to no section, and sections without rules or title."""
    for name in said:
        if not NAME.fullmatch(name):
            yield f"{FOLDER}: {name} should be a section and a rule, such as turn-first."
    for section in dict.fromkeys(name.partition("-")[0] for name in said):
        rules = [name for name in said if name.startswith(f"{section}-")]
        if section != CAPTION and (f"{section}-{TITLE}" not in rules or len(rules) == 1):
            yield f"{FOLDER}: the section {section} needs a title and a rule."


def badly_illustrated(game: Descriptor, book: Rulebook) -> Iterator[str]:
    """Finds pictures that are not possible, and what belongs to no rule."""
    data: dict[str, Any] = read_json(game.folder / FOLDER / "rulebook.json")
    rules = {rule.id for rule in book.rules}
    wanted = {
        *data.get("essentials", ()),
        *(each["beside"] for each in data.get("pictures", ())),
    }
    if lost := sorted(wanted - rules):
        yield f"{FOLDER}/rulebook.json names rules that do not exist: {', '.join(lost)}."
    if not data.get("essentials"):
        yield f"{FOLDER}/rulebook.json names no essentials for the sheet on paper."
    if not data.get("pictures"):
        yield f"{FOLDER}/rulebook.json has no pictures."
    for rule in book.rules:
        for picture in rule.pictures:
            fault = impossible(game, picture)
            if fault:
                yield f"{FOLDER}/rulebook.json: the picture {picture.id} {fault}."
            if not picture.caption:
                yield f"{FOLDER}: the picture {picture.id} needs {CAPTION}-{picture.id}."


def impossible(game: Descriptor, picture: Picture) -> str:
    """What the rules say against a picture; empty if it is possible."""
    try:
        match = played(game, picture)
    except (RulesError, ValueError) as error:
        return f"cannot be played: {error}"
    for action in picture.allowed:
        if action not in match.legal():
            return f"allows {action}, which is not legal"
    for action, reason in picture.refused.items():
        try:
            match.play(action)
        except RulesError as error:
            if getattr(error, "reason", "") != reason:
                return f"refuses {action} for another reason: {error}"
        else:
            return f"refuses {action}, which is legal"
    return "is over, so nobody can play on" if picture.open and match.over else ""


def played(game: Descriptor, scene: Scene) -> Match:
    """The match of a scene after its actions, each of which has to be legal."""
    match = Match(game.rules, scene.players, scene.options, scene.setup)
    for action in scene.actions:
        match.play(action)
    if scene.show > len(match.entries):
        raise ValueError(f"there are not {scene.show} actions to show")
    return match


def untold(game: Descriptor, books: Mapping[str, Rulebook]) -> Iterator[str]:
    """Finds printed statements and options that players cannot read about."""
    rules = {rule.id for rule in books[REFERENCE].rules}
    told: dict[str, list[Statement]] = {}
    for statement in game.register.values():
        if statement.player_text and statement.message not in rules:
            yield f"register.toml: no rule tells players {statement.id}."
        told.setdefault(statement.message, []).append(statement)
    for name, statements in told.items():
        if name and len({statement.kind in OURS for statement in statements}) > 1:
            yield f"{FOLDER}: {name} mixes what is printed with our own reading."
    for language, book in books.items():
        labels = texts(game.words, language)
        for section in book.sections:
            said = "\n".join(rule.text for rule in section.rules)
            for name in sorted({o for rule in section.rules for o in options(told, rule.id)}):
                label = str(labels.get(f"option-{name}", name))
                if label not in said:
                    yield f"{FOLDER}/{language}.ftl: {section.id} should name “{label}”."


def options(told: Mapping[str, list[Statement]], rule: str) -> set[str]:
    """The options that players can choose to play a rule another way."""
    return {name for each in told.get(rule, ()) for name in each.options} - {HIDDEN}
