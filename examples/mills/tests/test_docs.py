"""The examples in the rules play as written, and every language has every word."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tavolino import Match, RulesError

import tavolino_mills
from tavolino_mills.game import MillsGame

MILLS = MillsGame()

PAGE = Path(__file__).parents[1] / "docs" / "rules.md"
EXAMPLES = re.findall(r"^```tavolino\n(.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL)
WORDS = tavolino_mills.MILLS.words
LANGUAGES = sorted(file.stem for file in WORDS.glob("*.ftl"))


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


def messages(language: str) -> dict[str, str]:
    """The sources of the messages of one language by their names."""
    text = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) =(.*?)(?=^\S|\Z)", text, re.MULTILINE | re.DOTALL))


def variables_in(words: dict[str, str]) -> dict[str, set[str]]:
    return {name: set(re.findall(r"\$(\w+)", text)) for name, text in words.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_words_with_the_same_variables(language: str) -> None:
    assert variables_in(messages(language)) == variables_in(messages("en"))


KINDS = ("place", "move", "take")


def test_there_is_a_word_for_everything_the_game_says() -> None:
    view = MILLS.view(MILLS.start(2, {}, {"start": 0}), None)
    wanted = {"title", "tagline", "suits", "aim"}
    wanted |= {f"{what}-{kind}" for what in ("action", "task") for kind in KINDS}
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
    words = FluentBundle(["uk"], use_isolating=False)
    words.add_resource(FluentResource((WORDS / "uk.ftl").read_text(encoding="utf-8")))
    for name, said in (("count-hand", hand), ("count-lost", lost)):
        pattern = words.get_message(name).value
        assert pattern is not None
        assert words.format_pattern(pattern, {"count": count}) == (said, [])
