"""What holds of every evaluator: it judges the position before it, and nothing else."""

from __future__ import annotations

from functools import cache
from math import exp
from operator import mul

import pytest

from support.installed_games import EVERY_TABLE
from tavolino.bots.fit import facts_of, linear_evaluator_of
from tavolino.games import GAMES, descriptor_of
from tavolino.rules.chance import Rng
from tavolino.rules.position import Position
from tavolino.search.evaluator import Fact, LinearEvaluator, no_shares

SOME = 60
"""So many positions are judged of each game with each number of seats."""

EVALUATED_TABLES = [
    (name, players)
    for name, players in EVERY_TABLE
    if isinstance(descriptor_of(name).evaluator(players), LinearEvaluator)
]


@cache
def some_positions(name: str, players: int) -> list[Position]:
    """Positions of random games, as many without the first seat as there are with it.

    Where no seat ever goes out, they are all with it.
    """
    game = GAMES[name]
    with_it: list[Position] = []
    without_it: list[Position] = []
    for seed in range(40):
        rng = Rng(seed)
        position = game.start(players, {}, game.new_setup(players, {}, rng))
        while position.to_move >= 0:
            if position.decisions % 7 == 5:
                found = with_it if position.in_play & 1 else without_it
                found.append(position.copy())
            position.apply(position.sample(rng))
    return with_it[:: max(1, len(with_it) // SOME)][:SOME] + without_it[:SOME]


def judged(evaluator: LinearEvaluator, position: Position) -> list[float]:
    """What the evaluator expects for each seat."""
    shares = no_shares()
    evaluator.evaluate(position, Rng(1), shares)
    return [shares[seat] for seat in range(int(position.players))]


@pytest.mark.parametrize(("name", "players"), EVALUATED_TABLES)
def test_a_guide_judges_by_the_position_alone(name: str, players: int) -> None:
    positions = some_positions(name, players)
    used = linear_evaluator_of(name, players)
    alone = [judged(linear_evaluator_of(name, players), position) for position in positions]
    assert [judged(used, position) for position in positions] == alone
    assert [judged(used, position) for position in reversed(positions)] == alone[::-1]


@pytest.mark.parametrize(("name", "players"), EVALUATED_TABLES)
def test_those_in_play_share_the_win_and_a_seat_that_is_out_gets_nothing(
    name: str, players: int
) -> None:
    for position in some_positions(name, players):
        shares = judged(linear_evaluator_of(name, players), position)
        assert sum(shares) == pytest.approx(1)
        for seat, share in enumerate(shares):
            assert (share > 0) == bool(position.in_play >> seat & 1)


def test_some_of_these_positions_are_without_the_first_seat() -> None:
    without = [
        each
        for name, players in EVALUATED_TABLES
        for each in some_positions(name, players)
        if not each.in_play & 1
    ]
    assert len(without) >= 4 * SOME


@pytest.mark.parametrize(("name", "players"), EVALUATED_TABLES)
def test_a_guide_is_fitted_to_the_facts_that_it_judges_by(name: str, players: int) -> None:
    evaluator = linear_evaluator_of(name, players)
    for position in some_positions(name, players)[::10]:
        sums = [
            exp(sum(map(mul, facts, evaluator.weights))) if facts else 0.0
            for facts in facts_of(evaluator, position)
        ]
        assert judged(evaluator, position) == pytest.approx([each / sum(sums) for each in sums])


def test_a_fact_with_the_number_of_another_is_refused() -> None:
    first, second = Fact(0, "pawns", 1, 1, 1), Fact(1, "lines", 2, 2, 2)
    assert LinearEvaluator([first, second], 3).names == ["pawns", "lines"]
    for mixed_up in ([first, first], [second, first], [second]):
        with pytest.raises(ValueError, match="order of their numbers"):
            LinearEvaluator(mixed_up, 3)
