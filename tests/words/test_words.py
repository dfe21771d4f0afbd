"""Words are read from Fluent files: ours, and those of a game that brings its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from support.history_entries import entry
from support.mirror import SOURCE
from tavolino.games import GAMES, descriptors
from tavolino.games.words import game_words
from tavolino.table.voice import Voice
from tavolino.words import FOLDER, REFERENCE, BadWords
from tavolino.words.fluent import Words, parsed, words

LANGUAGES = sorted(
    folder.name for folder in FOLDER.iterdir() if (folder / "pages.ftl").is_file()
)


def package(tmp_path: Path, **languages: str) -> Path:
    """The words of a game package."""
    folder = tmp_path / "words"
    folder.mkdir()
    for language, source in languages.items():
        (folder / f"{language}.ftl").write_text(source, encoding="utf-8")
    return folder


def files(language: str) -> list[Path]:
    """Every file of words in a language: each area's, and those in the folders of games."""
    games = (SOURCE / "games").glob(f"*/*/{language}.ftl")
    return sorted([*(FOLDER / language).glob("*.ftl"), *games])


# -- ours -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_fluent_and_every_game_has_a_title(language: str) -> None:
    for file in files(language):
        assert list(parsed(file)), file
    for game in GAMES:
        assert game_words(game, language).say("title")


def test_a_message_that_is_not_there_and_a_value_that_is_not_given_are_named() -> None:
    terminal = words(REFERENCE, "terminal")
    with pytest.raises(BadWords, match="no message nonsense"):
        terminal.say("nonsense")
    with pytest.raises(BadWords, match=r"seat: .*shape"):
        terminal.say("seat", number=1)


def test_ukrainian_has_its_forms() -> None:
    stones = [
        game_words("memento", "uk").say("stones", count=count) for count in (1, 2, 5, 11, 21)
    ]
    assert stones == ["1 камінець", "2 камінці", "5 камінців", "11 камінців", "21 камінець"]


@pytest.mark.parametrize(
    "age", sorted({game.age for game in descriptors().values() if game.age})
)
def test_italian_ages_need_no_article(age: int) -> None:
    # An article would depend on the number: "dai 4 anni", but "dagli 8 anni".
    assert words("it", "pages").say("facts-age", years=age) == f"da {age} anni in su"


def test_french_has_narrow_spaces_that_do_not_break() -> None:
    signs = re.compile(r"(?<!\u202f)[:;!?»]|«(?!\u202f)")
    for file in files("fr"):
        lines = file.read_text(encoding="utf-8").splitlines()
        assert not [
            line for line in lines if not line.startswith("#") and signs.search(line)
        ], file


def test_what_is_not_fluent_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "bad.ftl"
    file.write_text("two words = x\n", encoding="utf-8")
    with pytest.raises(BadWords, match=r"bad\.ftl: this is not Fluent: two words"):
        Words("en", file)


# -- what actions did -------------------------------------------------------------------------


def test_a_move_onto_a_figure_is_told_by_what_it_met() -> None:
    assert (
        Voice("memento").describe(entry("Na-No", {"type": "moved", "why": "onto"})) == "Na-No"
    )


def test_what_no_message_is_about_is_shown_by_its_name() -> None:
    assert Voice("memento").describe(entry("x", key=3)) == "x (key 3)"


# -- a game that brings its own words ---------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "sentence"),
    [
        ({"type": "moved", "seat": 0, "at": ["a1", "a4"]}, "moves from a1 to a4"),
        ({"type": "taken", "at": ["a1"]}, "takes a man from ■ player 2 on a1"),
        ({"type": "moved", "seat": 0, "at": ["a1", "a4"], "why": "fly"}, "flies to a4"),
        ({"type": "out"}, "■ player 2 is out"),
        ({"type": "unknown"}, ""),
    ],
)
def test_what_an_action_did_is_told_in_the_words_of_a_package(
    tmp_path: Path, effect: dict[str, object], sentence: str
) -> None:
    source = (
        "did-moved = moves from { $from } to { $to }\n"
        "did-moved_fly = flies to { $to }\n"
        "did-taken = takes a man from { $name } on { $at }\n"
    )
    voice = Voice("memento")
    voice.game = Words(REFERENCE, package(tmp_path, en=source) / "en.ftl")
    [done] = entry("x", effect)["effects"]
    assert voice.describe_effect(done, 0) == sentence
