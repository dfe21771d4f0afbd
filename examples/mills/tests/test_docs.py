"""The examples in the rules play as written, and every language has every word."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tavolino import Match, RulesError
from tavolino.kit.words import variables
from tavolino.words import languages
from tavolino.words.compiler import Compiler
from tavolino.words.fluent import Words
from tavolino.words.texts import Text

import tavolino_mills
from tavolino_mills.game import MillsGame

MILLS = MillsGame()

PAGE = Path(__file__).parents[1] / "docs" / "rules.md"
EXAMPLES = re.findall(r"^```tavolino\n(.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL)
WORDS = tavolino_mills.MILLS.words


def seen(match: Match, key: str) -> Any:
    """One value of the spectator's view; dots lead into it."""
    value: Any = match.view(None)
    for part in key.split("."):
        value = value[part]
    return value


@pytest.mark.parametrize("text", EXAMPLES)
def test_an_example_plays_as_it_says(text: str) -> None:
    first, *lines = text.splitlines()
    options, setup = re.fullmatch(r"mills 2 (\{.*?\}) (\{.*?\})", first).groups()  # type: ignore[union-attr]
    match = Match(MILLS, 2, json.loads(options), json.loads(setup))
    for line in lines:
        said = line.partition("#")[0].strip()
        if said.startswith("!"):
            action, _, reason = said[2:].rpartition(" ")
            with pytest.raises(RulesError) as refused:
                match.play(action)
            assert getattr(refused.value, "reason", "no-text") == reason
        elif said.startswith("?"):
            assert said[2:].split(", ") == match.legal()
        elif said.startswith("="):
            key, _, value = said[2:].partition(" ")
            assert seen(match, key) == json.loads(value)
        else:
            for action in filter(None, said.split(", ")):
                match.play(action)


def test_the_page_has_the_sections_of_all_games() -> None:
    assert len(EXAMPLES) >= 5
    assert re.findall("^## (.*)$", PAGE.read_text(), re.MULTILINE) == [
        "The board",
        "The pieces",
        "A turn",
        "Special cases",
        "The end",
        "Options",
        "How actions are written",
        "The setup",
        "What a seat sees",
        "Our readings",
    ]


def messages(language: str) -> dict[str, Text]:
    """The messages of one language by their names."""
    return Compiler(WORDS / f"{language}.ftl").texts()


def variables_in(words: dict[str, Text]) -> dict[str, set[str]]:
    return {name: set(variables(text)) for name, text in words.items()}


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_words_with_the_same_variables(language: str) -> None:
    assert variables_in(messages(language)) == variables_in(messages("en"))


def test_there_is_a_word_for_everything_the_game_says() -> None:
    view = MILLS.view(MILLS.start(2, {}, {"start": 0}), None)
    wanted = {"title", "tagline", "action-place", "action-move", "action-take"}
    wanted |= {f"did-{did}" for did in ("placed", "moved", "line", "taken")}
    wanted |= {f"ending-{ending}" for ending in MILLS.endings}
    wanted |= {f"reason-{reason}" for reason in MILLS.reasons}
    wanted |= {"option-flying", "option-flying-true", "option-flying-false"}
    wanted |= {f"count-{count}" for count in view["counts"]}
    assert set(messages("en")) == wanted


@pytest.mark.parametrize(
    ("count", "hand", "lost"),
    [
        (0, "0 фішок у руці", "0 фішок втрачено"),  # noqa: RUF001 - Ukrainian
        (1, "1 фішка в руці", "1 фішку втрачено"),
        (2, "2 фішки в руці", "2 фішки втрачено"),
        (5, "5 фішок у руці", "5 фішок втрачено"),  # noqa: RUF001 - Ukrainian
    ],
)
def test_men_are_counted_as_one_says_it_in_ukrainian(count: int, hand: str, lost: str) -> None:
    words = Words("uk", WORDS / "uk.ftl")
    assert words.say("count-hand", count=count) == hand
    assert words.say("count-lost", count=count) == lost
