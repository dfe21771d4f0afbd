"""Words are read from Fluent files: ours, and those of a game that brings its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from support.history_entries import entry
from tavolino.games import own_games
from tavolino.table.voice import Voice
from tavolino.words import FOLDER, REFERENCE, BadWords, Words, messages, parsed, words

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


# -- ours -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_fluent_and_every_game_has_a_title(language: str) -> None:
    for file in (FOLDER / language).glob("*.ftl"):
        assert list(parsed(file)), file
    for game in own_games():
        assert words(language, game.rules.name).say("title")


def test_a_message_that_is_not_there_and_a_value_that_is_not_given_are_named() -> None:
    terminal = words(REFERENCE, "terminal")
    with pytest.raises(BadWords, match="no message nonsense"):
        terminal.say("nonsense")
    with pytest.raises(BadWords, match=r"seat: .*shape"):
        terminal.say("seat", number=1)


def test_ukrainian_has_its_forms() -> None:
    stones = [words("uk", "memento").say("stones", count=count) for count in (1, 2, 5, 11, 21)]
    assert stones == ["1 камінь", "2 камені", "5 каменів", "11 каменів", "21 камінь"]


@pytest.mark.parametrize("age", sorted({game.age for game in own_games() if game.age}))
def test_italian_ages_need_no_article(age: int) -> None:
    # An article would depend on the number: "dai 4 anni", but "dagli 8 anni".
    assert words("it", "pages").say("facts-age", years=age) == f"da {age} anni in su"


def test_french_has_narrow_spaces_that_do_not_break() -> None:
    signs = re.compile(r"(?<!\u202f)[:;!?»]|«(?!\u202f)")
    for file in sorted((FOLDER / "fr").glob("*.ftl")):
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
    assert Voice("memento").told(entry("Na-No", {"did": "moved", "why": "onto"})) == "Na-No"


def test_what_no_message_is_about_is_shown_by_its_name() -> None:
    assert Voice("memento").told(entry("x", key=3)) == "x (key 3)"


# -- a game that brings its own words ---------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        ({"did": "moved", "seat": 0, "at": ["a1", "a4"]}, "moves from a1 to a4"),
        ({"did": "taken", "at": ["a1"]}, "takes a man from ■ player 2 on a1"),
        ({"did": "moved", "seat": 0, "at": ["a1", "a4"], "why": "fly"}, "flies to a4"),
        ({"did": "out"}, "■ player 2 is out"),
        ({"did": "unknown"}, ""),
    ],
)
def test_what_an_action_did_is_told_in_the_words_of_a_package(
    tmp_path: Path, effect: dict[str, object], told: str
) -> None:
    source = (
        "did-moved = moves from { $from } to { $to }\n"
        "did-moved_fly = flies to { $to }\n"
        "did-taken = takes a man from { $name } on { $at }\n"
    )
    voice = Voice("memento")
    voice.game = Words(REFERENCE, package(tmp_path, en=source) / "en.ftl")
    [done] = entry("x", effect)["effects"]
    assert voice.happened(done, 0) == told


def test_a_package_has_its_texts_by_name_with_their_gaps(tmp_path: Path) -> None:
    source = '# a comment\ntitle = Mills\nmove = { $from } → { $to }{ " " }!\n'
    assert messages(package(tmp_path, en=source), "en") == {
        "title": "Mills",
        "move": "{ $from } → { $to } !",
    }


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    mills = package(tmp_path, en="title = Mills\npass = Pass\n", de="title = Mühle\n")
    assert messages(mills, "de") == {"title": "Mühle", "pass": "Pass"}
    assert messages(mills, "uk") == {"title": "Mills", "pass": "Pass"}


def test_a_package_without_words_has_none(tmp_path: Path) -> None:
    assert messages(tmp_path / "words", "en") == {}


def test_a_language_is_no_path(tmp_path: Path) -> None:
    (tmp_path / "secret.ftl").write_text("key = hidden\n", encoding="utf-8")
    assert messages(package(tmp_path), "../secret") == {}


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("n = { $n ->\n   *[other] x\n }\n", r"en\.ftl: n chooses among texts"),
        ("n = { NUMBER($n) }\n", r"en\.ftl: n uses more of Fluent"),
        ("n = { title }\n", r"en\.ftl: n uses more of Fluent"),
        ("n = x\n    .title = y\n", r"en\.ftl: n should be one text"),
        ("n n = x\n", r"en\.ftl: this is not Fluent"),
    ],
)
def test_more_than_texts_and_gaps_is_refused(tmp_path: Path, source: str, why: str) -> None:
    with pytest.raises(BadWords, match=why):
        messages(package(tmp_path, en=source), "en")
