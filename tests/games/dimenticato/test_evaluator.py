"""What the evaluator of Dimenticato knows: the way home, what is safe, and what is not."""

from __future__ import annotations

import pytest

from games.dimenticato.lookalikes import game_so_far
from games.dimenticato.table import GAME, after, all_out, deal, field_at, landing, paint, table
from tavolino.bots import fit
from tavolino.games.dimenticato.evaluator import (
    SLOTS,
    DimenticatoEvaluator,
    steps_for,
)
from tavolino.games.dimenticato.rules.position import GO, DimenticatoPosition
from tavolino.rules.chance import Rng
from tavolino.search.evaluator import no_shares

HOME = {2: ("-2,2", "-2,3", "-1,3"), 4: ("-2,4", "-2,5", "-1,5")}


def facts_of(position: DimenticatoPosition, seat: int) -> dict[str, float]:
    """The facts about a seat by their names."""
    evaluator = DimenticatoEvaluator(int(position.players))
    return dict(zip(evaluator.names, fit.facts_of(evaluator, position)[seat], strict=True))


def shares_of(evaluator: DimenticatoEvaluator, position: DimenticatoPosition) -> list[float]:
    """What the evaluator expects for each seat."""
    shares = no_shares()
    evaluator.evaluate(position, Rng(1), shares)
    return [shares[seat] for seat in range(int(position.players))]


def eye(position: DimenticatoPosition, text: str) -> float:
    """How much an action catches the eye."""
    return float(
        DimenticatoEvaluator(int(position.players)).salience(position, GAME.code(text))
    )


def alone(players: int, name: str) -> DimenticatoPosition:
    """Three figures of seat 0 are home, and the fourth is somewhere on the track."""
    home = [f"0.{k}@{at}" for k, at in enumerate(HOME[players], 2)]
    return table(players, f"0.1@{name}", *home)


def right_turns(position: DimenticatoPosition) -> list[DimenticatoPosition]:
    """The positions after each turn of the mover that announces nothing wrong."""
    found = []
    for code in position.legal():
        under = position.field[int(position.to_move) * 4 + (code >> 3 & 3)]
        if code < GO and position.layout.numbers[under] != code & 7:
            continue
        then = position.copy()
        assert isinstance(then, DimenticatoPosition)
        then.apply(code)
        found += right_turns(then) if then.walker < 4 and then.to_move >= 0 else [then]
    return found


# -- the way home -------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_steps_are_counted_to_the_nearest_start_field(players: int) -> None:
    position = table(players)
    steps = steps_for(players)
    outer = {2: "0,3", 4: "0,5"}[players]
    inner = {2: "1,3", 4: "1,5"}[players]
    before = {2: "0,1", 4: "0,3"}[players]
    beyond = {2: "0,4", 4: "0,6"}[players]
    ways = [steps[field_at(position, name)] for name in (outer, inner, before)]
    assert ways == [1, 2, 2]
    round_ = {2: 13, 4: 29}[players]
    assert steps[field_at(position, beyond)] == round_, "past home, all round once more"
    assert steps[players * SLOTS - 1] == max(steps), "from a start field"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_are_those_of_a_figure_alone(players: int) -> None:
    position = deal(players, 7)
    evaluator = DimenticatoEvaluator(players)
    evaluator.study(position)
    track, layout = position.track, position.layout
    for seat in range(players):
        turns = [int(evaluator.turns[seat * SLOTS + field]) for field in range(int(track.dice))]
        for field, fewest in enumerate(turns):
            which = int(track.goal_list(seat, field, layout.numbers[field]))
            goals = [
                int(track.goals.items[k])
                for k in range(int(track.goals.first[which]), int(track.goals.first[which + 1]))
            ]
            left = [turns[goal] if goal < track.dice else 0 for goal in goals]
            assert fewest == 1 + min(left)
            assert 1 <= fewest < 30


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guide_knows_the_cards_it_looks_at_and_leaves_them_alone(players: int) -> None:
    used = DimenticatoEvaluator(players)
    for seed in range(6):
        position, _ = game_so_far(players, seed, 40)
        before = position.key()
        shares = shares_of(used, position)
        assert shares == shares_of(DimenticatoEvaluator(players), position)
        assert sum(shares) == pytest.approx(1)
        assert position.key() == before


# -- facts --------------------------------------------------------------------------------


def test_a_figure_at_the_door_has_a_free_start_field_to_end_on() -> None:
    for number, door in ((1, 1), (2, 0)):
        position = alone(2, "0,2")  # one field from -1,2, the only one that is free
        position.layout.numbers[field_at(position, "0,2")] = number
        assert facts_of(position, 0)["at the door"] == door
    assert facts_of(position, 0)["home"] == 3


def test_who_is_to_move_and_who_needs_fewer_turns_is_ahead() -> None:
    position = deal(2, 3)
    start = int(position.to_move)
    position.to_move = 0
    first = shares_of(DimenticatoEvaluator(int(position.players)), position)
    position.to_move = 1
    second = shares_of(DimenticatoEvaluator(int(position.players)), position)
    position.to_move = start
    assert first[0] > second[0]
    near = facts_of(alone(2, "0,3"), 0)
    far = facts_of(alone(2, "0,4"), 0)
    assert near["late"] < far["late"]
    assert near["steps"] < far["steps"]


def test_a_figure_is_in_danger_where_a_foreign_number_leads_unless_it_is_safe() -> None:
    def danger(number: int, colour: int) -> dict[str, float]:
        position = table(4, "1.1@2,8", "0.1@5,8", on_2_8=number)
        paint(position, "5,8", colour)
        return facts_of(position, 0)

    assert danger(3, 2)["danger"] > danger(4, 2)["danger"] == 0
    assert danger(3, 0)["danger"] == 0
    assert danger(3, 0)["safe"] == danger(3, 2)["safe"] + 1


def test_the_best_turn_by_the_guide_beats_any_turn() -> None:
    evaluator, rng = DimenticatoEvaluator(2), Rng(4)
    for seed in range(4):
        position, me = deal(2, seed), seed % 2
        while position.to_move >= 0:
            turns = right_turns(position)
            if position.to_move == me:
                worth = [
                    1.0 if after_.to_move < 0 else shares_of(evaluator, after_)[me]
                    for after_ in turns
                ]
                position = turns[worth.index(max(worth))]
            else:
                position = turns[int(rng.below(len(turns)))]
        assert position.winners == 2**me


# -- what catches the eye -----------------------------------------------------------------


def test_the_number_that_lies_there_comes_to_mind() -> None:
    position = table(2, "0.1@2,4", *all_out(2, 0, 1), on_2_4=2)
    assert [eye(position, f"1={number}") > 0.5 for number in range(1, 7)] == [
        number == 2 for number in range(1, 7)
    ]


def test_coming_home_and_setting_back_are_seen_before_other_moves() -> None:
    position = alone(2, "0,2")
    position.layout.numbers[field_at(position, "0,2")] = 1
    assert eye(position, "1=1") == 1
    assert eye(position, "2>-1,2") < 0.2, "a shift"
    after(position, "1=1")
    assert eye(position, "1>-1,2") == 1
    assert eye(position, "1>0,3") < 0.9
    back = landing("3.1@0,7")
    texts = [text for text in GAME.legal_texts(back) if "!" in text]
    assert texts
    assert all(eye(back, text) > 0.9 for text in texts)


def test_a_detour_past_home_is_hardly_seen() -> None:
    position = alone(2, "0,3")
    position.layout.numbers[field_at(position, "0,3")] = 1
    after(position, "1=1")
    assert eye(position, "1>0,4") < 0.2
    forward = alone(2, "2,4")
    forward.layout.numbers[field_at(forward, "2,4")] = 2
    after(forward, "1=2")
    assert eye(forward, "1>4,4") > 0.4
    paint(forward, "4,4", 0)
    assert eye(forward, "1>4,4") > 0.5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_salience_is_a_share(players: int) -> None:
    evaluator = DimenticatoEvaluator(players)
    for seed in range(6):
        position, _ = game_so_far(players, seed, 15 * seed)
        for code in position.legal():
            assert 0 < evaluator.salience(position, code) <= 1
    assert eye(table(2), "pass") == 1
