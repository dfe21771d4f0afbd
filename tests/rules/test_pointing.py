"""Whoever points at something that is closed learns which rule closes it."""

from __future__ import annotations

from itertools import chain

import pytest

from support.installed_games import OWN
from support.pebbles import PebblesGame
from support.pointing import (
    Pointing,
    examples,
    match_of,
    never_given,
    random_matches,
    vector_matches,
)
from tavolino.games import GAMES
from tavolino.rules.chance import Rng
from tavolino.rules.pointing import leads_to, name_pattern
from tavolino.table.match import Match


@pytest.mark.parametrize("name", OWN)
def test_what_is_closed_is_explained(name: str) -> None:
    for example in examples(name):
        match = match_of(name, example)
        reason = match.game.why_not(match.view(match.to_move), example["pointed"])
        assert reason == example["reason"], example


@pytest.mark.parametrize("name", OWN)
def test_pointing_gives_every_reason_except_those_that_it_can_never_give(name: str) -> None:
    game = GAMES[name]
    pointing = Pointing(game, Rng(1))
    for match in chain(random_matches(game), vector_matches(game)):
        pointing.explore(match)
    rare = {example["reason"] for example in examples(name)}
    assert set(game.reasons) - pointing.given - rare == never_given(name)


@pytest.mark.parametrize("name", OWN)
def test_an_answer_names_its_sentence_and_the_rules_that_it_rests_on(name: str) -> None:
    game = GAMES[name]
    for reason, why in game.reasons.items():
        assert (reason == "over") == (why.entries == ())
        assert {entry.partition(".")[0] for entry in why.entries} <= {name}


def test_an_explanation_is_a_reason_with_its_sentence_and_rules() -> None:
    match = Match(GAMES["anneaux"], 2, {}, {"start": 0})
    match.play("C>")
    assert match.game.explain(match.view(1), ["C<"]) == {
        "reason": "ring-turned-last",
        "sentence": "this ring was the last to be turned; another must be turned first",
        "entries": ["anneaux.13"],
    }
    assert match.game.explain(match.view(1), ["B<"]) is None


def test_nothing_is_said_to_those_who_are_not_to_move() -> None:
    match = Match(GAMES["anneaux"], 2, {}, {"start": 0})
    match.play("C>")
    assert match.game.why_not(match.view(0), ["C<"]) is None
    assert match.game.why_not(match.view(None), ["C<"]) is None


@pytest.mark.parametrize("name", OWN)
def test_nobody_means_anything_by_things_that_do_not_exist(name: str) -> None:
    game = GAMES[name]
    match = Match(game, 2, {}, game.new_setup(2, {}, Rng(1)))
    view = match.view(match.to_move)
    for thing in ("", "?", "Z9", "99,99", "0,7!0,4", "²", "point:A1"):
        assert game.why_not(view, [thing]) is None, thing
        assert game.why_not(view, [thing, thing]) is None, thing


def test_a_game_that_writes_nothing_explains_itself() -> None:
    game = PebblesGame()
    match = Match(game, 2, {"heap": 12}, {"start": 0})
    for _ in range(3):
        match.play("take 3")
    match.play("take 1")
    view = match.view(match.to_move)
    assert game.why_not(view, ["take 2"]) is None
    assert game.why_not(view, ["take 3"]) == "too-many"
    assert game.why_not(view, ["take 4"]) is None


def test_a_way_leads_to_an_action_if_it_begins_with_what_was_pointed_at() -> None:
    ways = [["A1", "B1"], ["B1", "A1"]]
    assert leads_to(ways, [])
    assert leads_to(ways, ["B1"])
    assert leads_to(ways, ("A1", "B1"))
    assert not leads_to(ways, ["C1"])
    assert not leads_to(ways, ["A1", "B1", "C1"])


def test_names_are_found_as_whole_words_and_the_longest_first() -> None:
    names = name_pattern(["a1", "a10", "b.2"])
    assert names.findall("move a10-a1 xa1 a1_ b.2 bo2") == ["a10", "a1", "a1", "b.2"]
    assert name_pattern([]).findall("anything") == []
