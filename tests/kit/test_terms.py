"""What the kit finds in a game's list of terms."""

from __future__ import annotations

from pathlib import Path

from support.game_packages import new_descriptor
from tavolino.kit.terms import check_terms
from tavolino.words import languages


def found_with(folder: Path, **avoided: str) -> list[str]:
    """What is found in a new game if these beginnings of words are avoided."""
    game = new_descriptor(folder)
    rows = [
        f'{language} = {{use = "-", avoid = ["{avoided.get(language, "xyz")}"]}}'
        for language in languages()
    ]
    (game.folder / "terms.toml").write_text("\n".join(["[[term]]", 'thing = "row"', *rows]))
    return list(check_terms(game))


def test_a_game_needs_no_terms(tmp_path: Path) -> None:
    assert list(check_terms(new_descriptor(tmp_path))) == []


def test_nothing_is_found_if_no_text_says_what_is_avoided(tmp_path: Path) -> None:
    assert found_with(tmp_path, en="pawn", de="Kiesel") == []


def test_a_word_to_avoid_is_found_in_words_rules_and_lesson(tmp_path: Path) -> None:
    assert found_with(tmp_path, en="in a row") == [
        "lesson/en.ftl: lesson-aim-text should not say “in a row”.",
        "lesson/en.ftl: lesson-win-title should not say “in a row”.",
        "lesson/en.ftl: lesson-win-right should not say “in a row”.",
        "rulebook/en.ftl: aim-three should not say “in a row”.",
        "words/en.ftl: tagline should not say “in a row”.",
        "words/en.ftl: aim should not say “in a row”.",
        "words/en.ftl: ending-three should not say “in a row”.",
    ]


def test_a_word_is_found_by_its_beginning_in_capitals_or_not(tmp_path: Path) -> None:
    [sentence] = found_with(tmp_path, de="Diagonal")
    assert sentence == "lesson/de.ftl: lesson-win-text should not say “Diagonal”."
    [sentence] = found_with(tmp_path / "again", uk="горизонт")
    assert sentence == "rulebook/uk.ftl: end-three should not say “горизонт”."
    assert found_with(tmp_path / "inside", en="agonal") == []


def test_a_term_without_a_language_is_reported(tmp_path: Path) -> None:
    game = new_descriptor(tmp_path)
    (game.folder / "terms.toml").write_text('[[term]]\nthing = "row"\nde = {use = "Reihe"}\n')
    [sentence] = check_terms(game)
    assert sentence == "terms.toml: row lacks these languages: en, fr, it, uk."
