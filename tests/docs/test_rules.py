"""The pages on the rules keep what they promise: every example is played out."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from support.installed_games import OWN
from support.paths import ROOT
from tavolino.games import GAMES
from tavolino.rules.errors import RulesError
from tavolino.table.match import Match

PAGES = ROOT / "docs" / "reference" / "rules"
EXAMPLE = re.compile(r"^```tavolino\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def examples() -> list[Any]:
    found = []
    for page in sorted(PAGES.glob("*.md")):
        text = page.read_text(encoding="utf-8")
        for example in EXAMPLE.finditer(text):
            line = text.count("\n", 0, example.start()) + 1
            found.append(pytest.param(example[1], id=f"{page.name}:{line}"))
    return found


def begun(text: str) -> tuple[Match, list[str]]:
    """The match that an example begins with, and the lines that follow."""
    game, players, rest = text.split(None, 2)
    read = json.JSONDecoder().raw_decode
    options, end = read(rest)
    setup, after = read(rest[end:].lstrip())
    return Match(GAMES[game], int(players), options, setup), rest[end:].lstrip()[after:].split(
        "\n"
    )


def seen(match: Match, key: str) -> Any:
    """One value of what everyone sees; dots lead into it."""
    value: Any = {**match.view(None), "told": match.history(None)}
    for part in key.split("."):
        value = value[int(part)] if isinstance(value, list) else value[part]
    return value


@pytest.mark.parametrize("text", examples())
def test_an_example_plays_as_it_says(text: str) -> None:
    match, lines = begun(text)
    for line in lines:
        sign, *words = line.partition("#")[0].split() or ["?"]
        if sign == "!":
            with pytest.raises(RulesError) as refused:
                match.play(words[0])
            assert getattr(refused.value, "reason", "no-text") == words[1]
        elif sign == "?":
            assert set(words) <= set(match.legal())
        elif sign == "=":
            assert seen(match, words[0]) == json.loads(" ".join(words[1:]))
        else:
            for action in (sign, *words):
                match.play(action)


def test_every_page_has_the_same_sections() -> None:
    pages = [(PAGES / f"{game}.md").read_text(encoding="utf-8") for game in OWN]
    sections = [re.findall("^## (.*)$", page, re.MULTILINE) for page in pages]
    assert sections == [sections[0]] * len(OWN)
    assert len(sections[0]) == 10
