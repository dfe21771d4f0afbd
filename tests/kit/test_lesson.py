"""What the kit finds in the lesson that a game brings."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.game_packages import break_files, new_descriptor
from tavolino.games.lesson import LIMITS
from tavolino.kit.lesson import check_lesson
from tavolino.words import REFERENCE, languages

LAST = '"place b2", "place b1"]'
"""The end of the actions before the step `win`."""

FAULTS = [
    # texts
    ("uk.ftl", "lesson-aim-title", "lesson aim-title", "lesson/uk.ftl has an error: "),
    ("de.ftl", "einen Stein auf", "{ $count } auf", "has variables in lesson-place-task."),
    (
        "it.ftl",
        "win-wrong",
        "win-false",
        "lesson/it.ftl lacks these messages: lesson-win-wrong.",
    ),
    (
        "*.ftl",
        "lesson-win-wrong",
        "lesson-win-false",
        "steps lack these messages, or do not have them: lesson-win-false, lesson-win-wrong.",
    ),
    # steps
    ("lesson.json", LAST, '"place a1", "place b1"]', "the step win cannot be played: "),
    ("lesson.json", '"show": 1', '"show": 9', "there are not 9 actions to show."),
    ("lesson.json", '"show": 1', '"show": 0', "the step aim shows no win of the first seat"),
    ("lesson.json", ', "place c1"]', "]", "the step aim shows no win of the first seat"),
    ("lesson.json", LAST, '"place b2"]', "the step win does not ask the first seat."),
    ("lesson.json", '"place c3"', '"place a1"', "win accepts place a1, which is not legal."),
    ("lesson.json", '"place c3"', '"take …"', "win accepts take …, which is not legal."),
    ("lesson.json", '"place c3"', '"place a3"', "not end with three after place a3."),
    ("lesson.json", '"three"', '"no-room"', "not end with no-room after place c3."),
    (
        "lesson.json",
        '["place …"]',
        '["place …"], "then": ["place b2"]',
        "the step place cannot go on after place b2: ",
    ),
]


def test_nothing_is_found_in_the_lesson_of_a_new_game(tmp_path: Path) -> None:
    assert list(check_lesson(new_descriptor(tmp_path))) == []


@pytest.mark.parametrize(("file", "old", "new", "sentence"), FAULTS)
def test_a_fault_is_reported_in_a_sentence(
    tmp_path: Path, file: str, old: str, new: str, sentence: str
) -> None:
    game = new_descriptor(tmp_path)
    break_files(game, f"lesson/{file}", old, new)
    [found] = check_lesson(game)
    assert sentence in found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("part", LIMITS)
def test_a_text_that_is_too_long_for_a_phone_is_reported(
    tmp_path: Path, part: str, language: str
) -> None:
    game = new_descriptor(tmp_path)
    file = game.folder / "lesson" / f"{language}.ftl"
    most = LIMITS[part] if language == REFERENCE else LIMITS[part] * 6 // 5
    start = f"lesson-win-{part} = "
    before, _, after = file.read_text(encoding="utf-8").partition(start)
    rest = after.partition("\n")[2]
    file.write_text(f"{before}{start}{'x' * most}\n{rest}", encoding="utf-8")
    assert list(check_lesson(game)) == []
    file.write_text(f"{before}{start}{'x' * (most + 1)}\n{rest}", encoding="utf-8")
    message = f"lesson-win-{part} has {most + 1} letters; a screen has room for {most}."
    assert list(check_lesson(game)) == [f"lesson/{language}.ftl: {message}"]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "There is no lesson/en.ftl: players cannot read the lesson."),
        ("fr", "There is no lesson/fr.ftl: players read the lesson in English."),
    ],
)
def test_a_missing_language_is_reported(tmp_path: Path, language: str, sentence: str) -> None:
    game = new_descriptor(tmp_path)
    (game.folder / "lesson" / f"{language}.ftl").unlink()
    assert list(check_lesson(game)) == [sentence]


def test_a_lesson_without_steps_is_reported(tmp_path: Path) -> None:
    game = new_descriptor(tmp_path)
    (game.folder / "lesson" / "lesson.json").unlink()
    assert "lesson/lesson.json has no steps." in check_lesson(game)
