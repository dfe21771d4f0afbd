"""The rules of a game as players read them, in sections of short rules with pictures.

Everything is in the game's folder:

    rulebook/en.ftl          the text; a file for each language, all with the same messages
    rulebook/rulebook.json   which rules are essential, the pictures beside them, and what is
                             our own although no statement of the register says so
    setups.json              the setups that the pictures start from
    register.toml            what is printed and what is our own

A message is named after its section and itself: `turning-title` is the title of the section
`turning`, and `turning-rest` is a rule in it. `caption-NAME` says what a picture shows. The
sections and rules have the order of the English file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from tavolino.games.register import OURS, Statement
from tavolino.games.scene import (
    Scene,
    language_in,
    read_json,
    scene_values,
    setups_of,
    texts_of,
)

if TYPE_CHECKING:
    from tavolino.games.descriptor import Descriptor

FOLDER: Final = "rulebook"
TITLE: Final = "title"
CAPTION: Final = "caption"

CELLS: Final = " | "
"""What separates the cells of a table; every line of such a rule is a row."""

Source: TypeAlias = Literal["box", "ours", "unknown"]
"""Who says a rule: the printed rulebook, or we do; unknown if no register says so."""


@dataclass(frozen=True)
class Picture(Scene):
    """A board beside a rule."""

    id: str
    caption: str
    allowed: list[str]
    """Actions that are legal at the end."""
    refused: dict[str, str]
    """Actions that are refused at the end, with the names of the reasons."""
    open: bool
    """Whether the reader may play on."""


@dataclass(frozen=True)
class Rule:
    """One paragraph of the rules."""

    id: str
    """the name of its message, which is also its anchor"""
    text: str
    source: Source
    statements: list[str]
    """the ids of the statements of the rulebook that it tells"""
    essential: bool
    """whether it is on the sheet with the essentials"""
    pictures: list[Picture]

    @property
    def cells(self) -> list[list[str]]:
        """The rows of a rule that is a table, the first one its head; empty for a paragraph."""
        return [line.split(CELLS) for line in self.text.splitlines() if CELLS in line]


@dataclass(frozen=True)
class Section:
    """Rules about one thing."""

    id: str
    title: str
    rules: list[Rule]


@dataclass(frozen=True)
class Rulebook:
    """The complete rules of a game."""

    language: str
    """the language of its texts: English if the game does not have the wanted one"""
    sections: list[Section]

    @property
    def rules(self) -> list[Rule]:
        """All rules in the order of the book."""
        return [rule for section in self.sections for rule in section.rules]

    def section_of(self, name: str | None) -> Section | None:
        """The section that has the rule of this name."""
        found = (each for each in self.sections if any(rule.id == name for rule in each.rules))
        return next(found, None)


def rulebook(game: Descriptor, language: str) -> Rulebook:
    """The rules of a game in a language, or in English; without sections if it brings none."""
    return read_rulebook(game, language_in(game.folder / FOLDER, language))


@cache
def read_rulebook(game: Descriptor, language: str) -> Rulebook:
    """The rules of a game in a language that it has, read once."""
    folder = game.folder / FOLDER
    said = texts_of(folder, language)
    data = read_json(folder / "rulebook.json")
    setups = setups_of(game)
    sections: dict[str, list[Rule]] = {}
    for name, text in said.items():
        section, _, rule = name.partition("-")
        if section == CAPTION:
            continue
        rules = sections.setdefault(section, [])
        if rule == TITLE:
            continue
        statements = [each for each in game.register.values() if each.message == name]
        rules.append(
            Rule(
                id=name,
                text=text,
                source="ours" if name in data.get("ours", ()) else source_of(statements),
                statements=[each.id for each in statements],
                essential=name in data.get("essentials", ()),
                pictures=[
                    picture(each, setups, said.get(f"{CAPTION}-{each['id']}", ""))
                    for each in data.get("pictures", ())
                    if each["beside"] == name
                ],
            )
        )
    return Rulebook(
        language=language,
        sections=[
            Section(id=name, title=said.get(f"{name}-{TITLE}", name), rules=rules)
            for name, rules in sections.items()
        ],
    )


def source_of(statements: list[Statement]) -> Source:
    """Who says a rule that tells these statements."""
    if not statements:
        return "unknown"
    return "ours" if any(each.kind in OURS for each in statements) else "box"


def picture(data: Mapping[str, Any], setups: Mapping[str, Any], caption: str) -> Picture:
    """A picture as its file describes it."""
    return Picture(
        **scene_values(data, setups),
        id=data["id"],
        caption=caption,
        allowed=data.get("allowed", []),
        refused=data.get("refused", {}),
        open=data.get("open", False),
    )
