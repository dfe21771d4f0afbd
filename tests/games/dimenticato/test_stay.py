"""Dimenticato: nobody has to take, and a number that stays covered is told to no one."""

from __future__ import annotations

import json
from typing import cast

import pytest

from games.dimenticato.examples import chances_to_stay, example
from games.dimenticato.lookalikes import dimenticato_view, pairs_of_numbers
from games.dimenticato.table import (
    GAME,
    RNG,
    after,
    all_out,
    deal,
    entry_of,
    landing,
    reason,
    table,
)
from support.seat_knowledge import assert_same_bytes
from tavolino.bots.named import bot_after, bot_named
from tavolino.bots.observations import Observations
from tavolino.games.dimenticato.rules.position import DimenticatoPosition
from tavolino.hosting.adviser import find_hint
from tavolino.rules.chance import Rng
from tavolino.rules.types import Setup
from tavolino.table.conformance import DrawnWorlds, Walk, check_equal_chance, look_deeply

CHANCES = list(chances_to_stay(shown=False))
SOME = CHANCES[::6]
LEVELS = ("1", "4", "best:8", "plain:3", "random")


# -- the rule -----------------------------------------------------------------------------


def test_a_seat_may_decline_when_every_landing_takes() -> None:
    match = example(12, 55)
    assert match.actions[-1] == "2=1"
    assert match.legal() == ["2>5,3!4,5", "stay"]
    before = dimenticato_view(match, None)
    match.play("stay")
    now = dimenticato_view(match, None)
    assert (match.to_move, now["decisions"]) == (0, 56)
    assert now["figures"] == before["figures"]
    assert now["announced"] is None


def test_who_could_land_without_taking_must_move() -> None:
    position = landing("2.1@0,7", "3.1@1,6")
    assert "stay" in GAME.legal_texts(position)
    position = landing("2.1@0,7")
    assert "stay" not in GAME.legal_texts(position)
    assert reason(position, "stay") == "may-not-stay"


def test_who_could_go_home_must_move() -> None:
    # From 0,3 one step leads to 0,4, to 1,3 and home, and only home is free.
    figures = ("0.1@0,3", *all_out(2, 0, 1), "1.1@0,4", "1.2@1,3")
    position = after(table(2, *figures, on_0_3=1), "1=1")
    assert "1>-1,3" in GAME.legal_texts(position)
    assert "stay" not in GAME.legal_texts(position)


def test_nobody_stays_before_a_right_announcement() -> None:
    assert reason(table(2), "stay") == "must-leave"
    assert reason(table(2, "0.1@2,4", *all_out(2, 0, 1)), "stay") == "may-not-stay"


def test_a_figure_that_can_only_leave_by_taking_takes() -> None:
    position = table(2)
    assert "stay" not in GAME.legal_texts(position)
    for action in GAME.legal_texts(position):
        field = position.track.field_at[GAME.code(action) >> 8 & 255]
        position.standing[field] = 4 + 1  # a figure of the other seat, wherever one could land
    assert "stay" not in GAME.legal_texts(position)


def test_the_limit_counts_staying_as_a_decision() -> None:
    match = example(12, 55, limit=56)
    match.play("stay")
    assert match.outcome is not None
    assert match.outcome.ending == "limit"


# -- what is told -------------------------------------------------------------------------


def test_the_number_is_told_to_nobody_while_its_figure_may_stay() -> None:
    assert len(CHANCES) > 50
    for match in CHANCES:
        for seat in (*range(match.players), None):
            announced = dimenticato_view(match, seat)["announced"]
            newest = match.history(seat)[-1]
            assert announced is not None
            assert announced["number"] is None
            assert newest["action"] == f"{announced['figure']}=?"
            assert [(each["why"], each["count"]) for each in newest["effects"]] == [
                ("right", 0)
            ]


def test_after_staying_both_decisions_are_told_without_the_number() -> None:
    match = example(12, 55)
    match.play("stay")
    assert [entry["action"] for entry in match.history(0)[-2:]] == ["2=?", "stay"]
    assert match.history(0)[-1]["effects"] == [
        {"type": "stayed", "seat": 1, "at": [], "count": 1, "figure": 2}
    ]


def test_a_taking_instead_of_staying_is_told_like_any_other() -> None:
    match = example(12, 55)
    match.play("2>5,3!4,5")
    assert [entry["action"] for entry in match.history(0)[-2:]] == ["2=?", "2>5,3!4,5"]


def test_who_looks_back_sees_the_number() -> None:
    match = example(12, 55)
    view = GAME.look_back(match.position, 0)
    assert view["announced"] == {"figure": 2, "number": 1}


def test_after_the_end_the_number_is_told() -> None:
    match = example(12, 55, limit=56)
    match.play("stay")
    assert [entry["action"] for entry in match.history(0)[-2:]] == ["2=1", "stay"]


# -- what nobody can find out -----------------------------------------------------------------


def test_only_the_announcers_actions_depend_on_the_number() -> None:
    pairs = pairs_of_numbers()
    assert len(pairs) > 4
    for match, other in pairs:
        for seat in (*range(match.players), None):
            if seat != match.to_move:
                assert_same_bytes(match, other, seat)
            assert json.dumps(match.view(seat)) == json.dumps(other.view(seat))
            assert json.dumps(match.history(seat)) == json.dumps(other.history(seat))


def test_a_seat_that_stays_shows_nothing_of_its_number() -> None:
    for match, other in pairs_of_numbers():
        for each in (match, other):
            each.play("stay")
        for seat in (*range(match.players), None):
            assert_same_bytes(match, other, seat)


def test_a_world_of_the_others_has_some_number_with_which_the_seat_may_stay() -> None:
    for match in CHANCES:
        view = match.view((match.to_move + 1) % match.players)
        numbers = set()
        for seed in range(12):
            world = GAME.determinize(view, Rng(seed))
            assert isinstance(world, DimenticatoPosition)
            texts = GAME.legal_texts(world)
            assert texts[-1] == "stay"
            assert len(texts) > 1
            assert all("!" in text for text in texts[:-1])
            numbers.add(int(world.announced_number()))
        assert numbers <= {1, 2, 3, 4, 5, 6}


def test_who_does_not_know_what_it_announced_can_only_stay() -> None:
    for match in SOME:
        world = GAME.determinize(match.view(match.to_move), RNG)
        assert GAME.legal_texts(world) == ["stay"]
        assert int(world.sample(RNG)) == GAME.code("stay")
        assert GAME.view(world, match.to_move) == match.view(match.to_move)
        after_it = world.copy()
        after_it.apply(GAME.code("stay"))
        assert len(after_it.legal()) > 1


@pytest.mark.parametrize("k", range(0, len(CHANCES), 4))
def test_the_conformance_kit_finds_nothing_where_a_seat_may_stay(k: int) -> None:
    match = CHANCES[k]
    codes = [GAME.code(action) for action in match.actions]
    walk = Walk(
        match.game,
        match.players,
        match.options,
        cast("Setup", match.setup),
        match.position.copy(),
        Rng(k),
        DrawnWorlds(),
        codes,
        list(match.entries),
        [(position, int(position.key())) for position in match.positions[:-1]],
        {"stay", "pass", "1=3", "2>0,4", "3>1,4!0,1", "4>-1,2"},
    )
    legal = walk.position.legal()
    look_deeply(walk, legal)
    check_equal_chance(walk, legal)


# -- bots -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_that_has_announced_chooses_among_all_that_is_legal(name: str) -> None:
    chosen = set()
    for match in SOME:
        observations = Observations.of(match, match.to_move)
        action = bot_after(name, observations).choose(observations.view, len(match.entries))
        assert action in match.legal()
        chosen.add(action == "stay")
    if name == "random":
        assert chosen == {False, True}
    else:
        assert False in chosen, "it remembers what it announced"


@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_that_has_seen_nothing_stays(name: str) -> None:
    for match in SOME:
        view = match.view(match.to_move)
        assert bot_named(match.game, name).choose(view, 1) == "stay"


@pytest.mark.parametrize("name", LEVELS)
def test_other_numbers_change_no_choice_of_a_bot(name: str) -> None:
    for match, other in pairs_of_numbers():
        for each in (match, other):
            each.play("stay")
        seat, decisions = match.to_move, []
        for each in (match, other):
            bot = bot_named(each.game, name)
            for position in each.positions[-2:]:
                bot.watch(GAME.view(position, seat))
            decisions.append(bot.choose(each.view(seat), 7))
        assert decisions[0] == decisions[1]


def test_hints_know_what_their_seat_has_announced() -> None:
    for match in SOME:
        hint = find_hint(Observations.of(match, match.to_move))
        assert {each.action for each in hint.actions} <= set(match.legal())


# -- taking back --------------------------------------------------------------------------


def test_staying_can_be_taken_back_but_not_a_taking_instead() -> None:
    options = GAME.complete({})
    stayed = entry_of(landing("2.1@0,7", "3.1@1,6"), "stay")
    assert not GAME.reveals(stayed, options, 0)
    # It shows a number that would be covered again.
    taken = entry_of(landing("2.1@0,7", "3.1@1,6"), "1>0,7!0,4")
    assert GAME.reveals(taken, options, 0)
    # Where another landing was free, the number had been told before.
    told = entry_of(landing("2.1@0,7"), "1>0,7!0,4")
    assert not GAME.reveals(told, options, 0)


def test_numbers_that_are_never_drawn_may_lie_under_figures() -> None:
    position = deal(2, 1)
    setup = GAME.setup(position)
    setup["values"][0:4] = [6, 6, 6, 6]
    odd = GAME.start(2, {}, setup)
    while odd.to_move >= 0 and odd.decisions < 30:
        odd.apply(odd.sample(RNG))
    view = GAME.view(odd, 0)
    covered = [k for k, number in enumerate(view["numbers"]) if number is None]
    found = set()
    for seed in range(60):
        world = GAME.determinize(view, Rng(seed))
        assert GAME.view(world, 0) == view
        found |= {GAME.setup(world)["values"][k] for k in covered[:1]}
    assert found == {1, 2, 3, 4, 5, 6}


# -- why not? -------------------------------------------------------------------------------


def test_who_may_stay_hears_why_a_field_is_closed_without_a_word_on_the_number() -> None:
    match = example(12, 55)
    view = match.view(match.to_move)
    fields = match.game.geometry(match.players)["fields"]
    assert isinstance(fields, dict)
    told = {field: GAME.why_not(view, ["2", field]) for field in fields}
    assert told["5,3"] == "must-go"  # a landing, but the view does not tell that it is one
    assert set(told.values()) <= {"must-go", "own-figure", "safe", "no-way-back", "no-way"}
    assert GAME.why_not(view, ["stay"]) is None
    assert GAME.why_not(view, ["1"]) == "must-go"
    assert GAME.why_not(view, ["pass"]) == "must-go"


def test_who_may_not_stay_hears_why() -> None:
    match = example(12, 54)
    assert GAME.why_not(match.view(match.to_move), ["stay"]) == "may-not-stay"
