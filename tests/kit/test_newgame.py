"""What `tavolino new-game` writes is played to its end as it is.

`web/e2e/starter.spec.ts` does the same in a browser.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from support.game_packages import COMMAND, new_descriptor, new_game, run
from tavolino.words import languages
from tavolino.words.fluent import Words

PLACES = ("a1", "a2", "b1", "b2", "c1")
"""Whoever begins has three in a row."""


@pytest.mark.parametrize("language", languages())
def test_two_people_play_a_new_game_at_the_terminal_to_its_end(
    tmp_path: Path, language: str
) -> None:
    package = new_game(tmp_path)
    typed = "".join(f"place {place}\n" for place in PLACES)
    words = ("play", "three_stones", "--language", language)
    played = run(package.parent, "-c", COMMAND, *words, typed=typed)
    assert played.returncode == 0, played.stderr
    says = Words(language, package / "words" / f"{language}.ftl")
    for place in PLACES:
        assert says.say("did-placed", to=place) in played.stdout
    assert says.say("ending-three") in played.stdout


@pytest.mark.parametrize("language", languages())
def test_a_new_game_brings_rules_and_a_lesson_in_every_language(
    tmp_path: Path, language: str
) -> None:
    game = new_descriptor(tmp_path)
    book, lesson = game.rulebook(language), game.lesson(language)
    assert (book.language, lesson.language) == (language, language)
    assert [section.id for section in book.sections] == ["aim", "turn", "end"]
    assert [step.id for step in lesson.steps] == ["aim", "place", "win"]


def test_a_new_game_has_the_types_of_a_board_and_an_example_that_is_not_used(
    tmp_path: Path,
) -> None:
    package = new_game(tmp_path)
    assert 'import("./board-types")' in (package / "board.example.js").read_text()
    assert "export type BoardModule" in (package / "board-types.d.ts").read_text()
    assert not (package / "board.js").exists()


def test_bots_play_a_new_game_to_its_end(tmp_path: Path) -> None:
    package = new_game(tmp_path)
    words = ("play", "three_stones", "--watch", "1", "3", "--pause", "0", "--seed", "1")
    watched = run(package.parent, "-c", COMMAND, *words)
    assert watched.returncode == 0, watched.stderr
    assert "Three in a row!" in watched.stdout
