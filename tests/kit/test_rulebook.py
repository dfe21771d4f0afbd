"""What the kit finds in the rules that a game brings for players."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from support.game_packages import break_files, new_descriptor
from tavolino.kit.rulebook import check_rulebook
from tavolino.words import languages

FAULTS = [
    # the texts of a language
    ("uk.ftl", "aim-title", "aim title", "rulebook/uk.ftl has an error: "),
    ("de.ftl", "mit drei", "mit { $count }", "rulebook/de.ftl has variables in aim-three."),
    ("it.ftl", "end-full", "end-all", "rulebook/it.ftl lacks these messages: end-full."),
    (
        "fr.ftl",
        "end-full",
        "end-first = Fin.\nend-full",
        "rulebook/fr.ftl has messages that the English file lacks: end-first.",
    ),
    (
        "en.ftl",
        "You take turns",
        f"You{' and you' * 13} take turns",
        "rulebook/en.ftl: turn-place has a sentence of 29 words; 25 are enough.",
    ),
    (
        "en.ftl",
        "Red completes",
        f"Red{' and Red' * 6} completes",
        "rulebook/en.ftl: caption-three has a sentence of 19 words; 15 are enough.",
    ),
    # names
    ("*", "end-full", "end-if-full", "rulebook: end-if-full should be a section and a rule"),
    ("*.ftl", "aim-title", "aim-name", "rulebook: the section aim needs a title and a rule."),
    (
        "*.ftl",
        "caption-three",
        "caption-four",
        "rulebook: pictures lack these captions, or do not exist: caption-four, caption-three.",
    ),
    ("rulebook.json", "aim-three", "aim-four", "names rules that do not exist: aim-four."),
    ("rulebook.json", '"beside": "turn-', '"beside": "my-', "do not exist: my-place."),
    (
        "rulebook.json",
        '["aim-three", "turn-place", "end-full"]',
        "[]",
        "rulebook/rulebook.json names no essentials for the sheet on paper.",
    ),
    # pictures
    ("rulebook.json", '"place c1"', '"place a1"', "the picture three cannot be played: "),
    (
        "rulebook.json",
        '"plain",\n      "actions": ["place b2"',
        '"fancy",\n      "actions": ["place b2"',
        "the picture place cannot be played: a setup has exactly: start.",
    ),
    ("rulebook.json", '"show": 1', '"show": 9', "there are not 9 actions to show."),
    (
        "rulebook.json",
        '"place c3"',
        '"place b2"',
        "the picture place allows place b2, which is not legal.",
    ),
    (
        "rulebook.json",
        '"place b2":',
        '"place c2":',
        "the picture place refuses place c2, which is legal.",
    ),
    (
        "rulebook.json",
        '"place b2": "taken"',
        '"place b2": "over"',
        "the picture place refuses place b2 for another reason: ",
    ),
    (
        "rulebook.json",
        '"show": 1',
        '"open": true',
        "the picture three is over, so nobody can play on.",
    ),
]


def test_nothing_is_found_in_the_rules_of_a_new_game(tmp_path: Path) -> None:
    assert list(check_rulebook(new_descriptor(tmp_path))) == []


@pytest.mark.parametrize(("file", "old", "new", "sentence"), FAULTS)
def test_a_fault_is_reported_in_a_sentence(
    tmp_path: Path, file: str, old: str, new: str, sentence: str
) -> None:
    game = new_descriptor(tmp_path)
    break_files(game, f"rulebook/{file}", old, new)
    [found] = check_rulebook(game)
    assert sentence in found


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "There is no rulebook/en.ftl: players cannot read the rules."),
        ("fr", "There is no rulebook/fr.ftl: players read the rules in English."),
    ],
)
def test_a_missing_language_is_reported(tmp_path: Path, language: str, sentence: str) -> None:
    game = new_descriptor(tmp_path)
    (game.folder / "rulebook" / f"{language}.ftl").unlink()
    assert list(check_rulebook(game)) == [sentence]


def test_a_translation_in_another_order_is_reported(tmp_path: Path) -> None:
    game = new_descriptor(tmp_path)
    file = game.folder / "rulebook" / "de.ftl"
    file.write_text("\n".join(reversed(file.read_text().splitlines())))
    [sentence] = check_rulebook(game)
    assert sentence == "rulebook/de.ftl does not have the order of the English file."


def test_rules_without_pictures_are_reported(tmp_path: Path) -> None:
    game = new_descriptor(tmp_path)
    (game.folder / "rulebook" / "rulebook.json").write_text('{"essentials": ["aim-three"]}')
    for file in (game.folder / "rulebook").glob("*.ftl"):
        file.write_text(re.sub("caption-.*\n", "", file.read_text()))
    assert list(check_rulebook(game)) == ["rulebook/rulebook.json has no pictures."]


# -- what is printed --------------------------------------------------------------------------


def found_with(folder: Path, *statements: str) -> list[str]:
    """What is found in a new game whose register has statements with these lines."""
    game = new_descriptor(folder)
    common = 'editions = []\nwhere = ""\nstatement = ""\nruling = ""\nplayer_text = true\n'
    rows = [
        f'[[statement]]\nid = "stones.{number}"\n{common}{lines}\n'
        for number, lines in enumerate(statements, 1)
    ]
    (game.folder / "register.toml").write_text("\n".join(rows))
    return list(check_rulebook(game))


def test_a_statement_that_players_cannot_read_is_reported(tmp_path: Path) -> None:
    found = found_with(tmp_path, 'kind = "printed"\nmessage = "aim-four"')
    assert found == ["register.toml: no rule tells players stones.1."]


def test_a_rule_that_mixes_what_is_printed_with_a_reading_is_reported(tmp_path: Path) -> None:
    message = 'message = "aim-three"'
    found = found_with(tmp_path, f'kind = "printed"\n{message}', f'kind = "ours"\n{message}')
    assert found == ["rulebook: aim-three mixes what is printed with our own reading."]


def test_a_section_that_does_not_name_its_option_is_reported(tmp_path: Path) -> None:
    lines = 'kind = "ours"\nmessage = "aim-three"\noptions = ["size", "limit"]'
    found = found_with(tmp_path, lines)
    assert found == [
        f"rulebook/{language}.ftl: aim should name “size”." for language in languages()
    ]
