"""Each game's register is complete: rulings have tests, and players can read them."""

from __future__ import annotations

import ast
from functools import cache

import pytest

from support.installed_games import OWN
from support.paths import ROOT
from support.rulings import SOURCE, changes, ruled_statements
from tavolino.games import GAMES, descriptor_of
from tavolino.games.register import KINDS, OURS, RULED, Statement, read_register
from tavolino.words import languages

STATEMENTS = [
    pytest.param(game, statement, id=statement.id)
    for game in OWN
    for statement in descriptor_of(game).register.values()
]


@cache
def functions(file: str) -> set[str]:
    """The names of the functions of a test file."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("game", OWN)
def test_every_game_has_a_register_and_its_ids_are_numbered(game: str) -> None:
    ids = list(descriptor_of(game).register)
    assert ids == [f"{game}.{number}" for number in range(1, len(ids) + 1)]
    assert len(ids) > 30


@pytest.mark.parametrize(("game", "statement"), STATEMENTS)
def test_a_ruling_names_the_test_that_holds_it(game: str, statement: Statement) -> None:
    assert statement.kind in KINDS
    assert bool(statement.test) is (statement.kind in RULED)
    if statement.test:
        file, _, test = statement.test.partition("::")
        assert test.startswith("test_")
        assert test in functions(file)


@pytest.mark.parametrize(("game", "statement"), STATEMENTS)
def test_what_is_not_simply_printed_says_why(game: str, statement: Statement) -> None:
    assert statement.why or statement.kind not in OURS
    assert bool(statement.editions) or statement.statement.startswith("(")


@pytest.mark.parametrize(("game", "statement"), STATEMENTS)
def test_players_read_it_in_every_language(game: str, statement: Statement) -> None:
    assert bool(statement.message) is statement.player_text
    for language in languages() if statement.player_text else ():
        book = descriptor_of(game).rulebook(language)
        assert book.language == language
        assert statement.message in {rule.id for rule in book.rules}


@pytest.mark.parametrize("game", OWN)
def test_every_option_is_the_answer_to_a_statement(game: str) -> None:
    named = {name for each in descriptor_of(game).register.values() for name in each.options}
    assert named == {option.name for option in GAMES[game].options}


@pytest.mark.parametrize("game", OWN)
def test_every_refusal_rests_on_statements_of_the_register(game: str) -> None:
    register = descriptor_of(game).register
    for name, reason in GAMES[game].reasons.items():
        assert set(reason.entries) <= set(register)
        assert reason.entries or name == "over"


@pytest.mark.parametrize("game", OWN)
def test_every_refusal_leads_to_a_rule_that_players_can_read(game: str) -> None:
    descriptor = descriptor_of(game)
    for name, reason in GAMES[game].reasons.items():
        assert name == "over" or descriptor.rule(reason.entries)


@pytest.mark.parametrize("game", OWN)
def test_every_ruling_with_an_option_or_a_refusal_can_be_changed(game: str) -> None:
    assert {change.id for change in changes(game)} == ruled_statements(GAMES[game])
    for change in changes(game):
        text = (SOURCE / change.path).read_text(encoding="utf-8")
        assert text.count(change.ruled) == 1, change


@pytest.mark.parametrize("game", OWN)
def test_the_page_on_the_rules_shows_the_register(game: str) -> None:
    page = (ROOT / "docs" / "reference" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    assert f"<!-- write register {game} -->" in page


def test_a_game_without_a_register_has_no_statements() -> None:
    assert read_register(ROOT / "examples") == {}
