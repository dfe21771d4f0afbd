"""Statements of Dimenticato's register that no other test holds."""

from __future__ import annotations

import pytest

from games.dimenticato.table import GAME, after, deal, goals, table
from tavolino.games.dimenticato.rules.board import LARGE
from tavolino.games.dimenticato.rules.worlds import card_count
from tavolino.rules.chance import Rng


def test_a_field_holds_at_most_one_figure() -> None:
    position, rng = deal(4, 3, limit=300), Rng(3)
    while position.to_move >= 0:
        position.apply(position.sample(rng))
        standing = [tuple(at) for seat in GAME.view(position, None)["figures"] for at in seat]
        assert len(set(standing)) == 16


def test_a_figure_comes_home_with_the_exact_number_only() -> None:
    def homes(number: int) -> set[str]:
        home = ("0.2@-1,3", "0.3@-2,2", "0.4@-2,3")
        position = after(table(2, "0.1@0,1", *home, on_0_1=number), f"1={number}")
        return {goal for goal in goals(position) if goal.startswith("-")}

    assert [homes(number) for number in (1, 2, 3)] == [set(), {"-1,2"}, set()]


def test_play_goes_clockwise() -> None:
    position, rng = deal(3, 8), Rng(8)
    movers = []
    for _ in range(6):
        movers.append(int(position.to_move))
        position.apply(position.sample(rng))
    first = int(position.start)
    assert movers == [(first + k) % 3 for k in range(6)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_small_cards_lie_at_random_between_two_large_ones(players: int) -> None:
    large = LARGE[players]
    between = [
        (after - before) % card_count(players)
        for before, after in zip(large, (*large[1:], large[0]), strict=True)
    ]
    assert between == [4] * players
    drawn = {
        tuple(GAME.deal(players, GAME.complete({}), Rng(seed))["values"]) for seed in range(20)
    }
    assert len(drawn) == 20


@pytest.mark.parametrize(("players", "small"), [(2, 6), (3, 9), (4, 12)])
def test_small_cards_are_left_out_with_fewer_people(players: int, small: int) -> None:
    assert card_count(players) - len(LARGE[players]) == small
