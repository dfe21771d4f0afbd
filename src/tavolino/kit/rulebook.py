"""Checks the rules that a game brings for players: texts, pictures, and what is printed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from tavolino.games.descriptor import Descriptor
from tavolino.games.register import OURS
from tavolino.games.rulebook import CAPTION, FOLDER, TITLE, Picture, Rulebook
from tavolino.games.scene import Scene, read_json
from tavolino.kit.sayings import HIDDEN
from tavolino.kit.translations import read_translations
from tavolino.rules.errors import RulesError
from tavolino.table.match import Match
from tavolino.words import REFERENCE
from tavolino.words.texts import Text, texts

MAX_WORDS: Final = 25
"""How many words a sentence may have, so that a child can read it aloud."""
MAX_CAPTION: Final = 15

NAME: Final = re.compile(r"[a-z]+-[a-z]+")
SENTENCE: Final = re.compile(r"(?<=[.!?…])[»”“)]*\s+")


def check_rulebook(game: Descriptor) -> Iterator[str]:
    """The rules can be read in every language, and their pictures show what the rules allow."""
    files, faults = read_translations(game.folder / FOLDER, "the rules")
    yield from faults
    if REFERENCE not in files:
        return
    for language, said in files.items():
        yield from long_texts(f"{FOLDER}/{language}.ftl", said)
    yield from badly_named(files[REFERENCE])
    yield from badly_illustrated(game, files[REFERENCE])
    yield from untold(game)
    for language in files:
        yield from unnamed_options(game, game.rulebook(language))


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


def badly_illustrated(game: Descriptor, said: Mapping[str, Text]) -> Iterator[str]:
    """Finds pictures that are not possible, and what belongs to no rule or picture."""
    file = f"{FOLDER}/rulebook.json"
    data: dict[str, Any] = read_json(game.folder / file)
    essentials, pictures = data.get("essentials", []), data.get("pictures", [])
    rules = game.rulebook(REFERENCE).rules
    besides = (picture["beside"] for picture in pictures)
    wanted = {*essentials, *data.get("ours", []), *besides}
    if lost := sorted(wanted - {rule.id for rule in rules}):
        yield f"{file} names rules that do not exist: {', '.join(lost)}."
    if not essentials:
        yield f"{file} names no essentials for the sheet on paper."
    if not pictures:
        yield f"{file} has no pictures."
    captions = {name for name in said if name.startswith(f"{CAPTION}-")}
    if odd := sorted(captions ^ {f"{CAPTION}-{picture['id']}" for picture in pictures}):
        yield f"{FOLDER}: pictures lack these captions, or do not exist: {', '.join(odd)}."
    for picture in (each for rule in rules for each in rule.pictures):
        if fault := impossible(game, picture):
            yield f"{file}: the picture {picture.id} {fault}."


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


def untold(game: Descriptor) -> Iterator[str]:
    """Finds statements that players cannot read, and rules that do not say who says them."""
    rules = game.rulebook(REFERENCE).rules
    told = {rule.id for rule in rules}
    for statement in game.register.values():
        if statement.player_text and statement.message not in told:
            yield f"register.toml: no rule tells players {statement.id}."
    for rule in rules:
        if len({game.register[name].kind in OURS for name in rule.statements}) > 1:
            yield f"{FOLDER}: {rule.id} mixes what is printed with our own reading."


def unnamed_options(game: Descriptor, book: Rulebook) -> Iterator[str]:
    """Finds sections that do not name an option with which their rules are played otherwise."""
    labels = texts(game.words, book.language)
    for section in book.sections:
        said = "\n".join(rule.text for rule in section.rules)
        told = [game.register[name] for rule in section.rules for name in rule.statements]
        for option in sorted({name for each in told for name in each.options} - {HIDDEN}):
            label = str(labels.get(f"option-{option}", option))
            if label not in said:
                yield f"{FOLDER}/{book.language}.ftl: {section.id} should name “{label}”."
