"""Intervals hold the truth as often as they say, and tests find what is there."""

from __future__ import annotations

from math import isfinite, log10

import numpy as np
import pytest

from tavolino.arena.metrics.comparison import holm, welch
from tavolino.arena.metrics.figures import (
    Figure,
    Moments,
    Ratio,
    advantage_of,
    independent,
    mean_of,
    quantile_of,
    ratio_of,
    ratio_share_of,
    share_of,
)
from tavolino.arena.metrics.student import outside, reach

RUNS = 2000


def holds(figure: Figure | None, truth: float) -> bool:
    """Whether the truth is within the interval."""
    assert figure is not None
    assert figure.low is not None
    assert figure.high is not None
    return figure.low <= truth <= figure.high


def test_wilson_is_wilson_where_no_win_is_shared() -> None:
    share = share_of(Moments(10, 3.0, 3.0))
    assert share is not None
    assert (share.low, share.high) == pytest.approx((0.10779, 0.60322), abs=1e-5)


def test_shared_wins_make_a_share_surer_but_not_certain() -> None:
    # Ten shared wins and one of all or nothing: each as good as eleven of the latter.
    shared, whole = share_of(Moments(10, 5.0, 2.5)), share_of(Moments(110, 55.0, 55.0))
    assert shared is not None
    assert whole is not None
    assert (shared.low, shared.high) == pytest.approx((whole.low, whole.high))


def test_results_that_are_all_alike_are_not_certain() -> None:
    for mean in (0.0, 0.5, 1.0):
        share = share_of(Moments(10, 10 * mean, 10 * mean**2))
        assert share is not None
        assert share.margin is not None
        assert share.margin > 0.05
        assert holds(share, mean)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_equal_share_is_no_advantage_and_all_or_nothing_is_finite(seats: int) -> None:
    equal = advantage_of(Figure(1 / seats, 0.1, 0.9, None, 50), seats)
    assert equal.value == pytest.approx(0)
    nothing = advantage_of(Figure(0.0, 0.0, 0.2, None, 20), seats)
    everything = advantage_of(Figure(1.0, 0.8, 1.0, None, 20), seats)
    for end in (nothing.value, nothing.low, nothing.high, everything.value, everything.high):
        assert end is not None
        assert isfinite(end)
    assert nothing.value == pytest.approx(400 * log10((seats - 1) / 40))


def covered(p: float, shared: float, games: int) -> float:
    """How often the interval of a share holds the truth; some wins are shared."""
    rng = np.random.default_rng(1)
    hits = 0
    for _ in range(RUNS):
        shares = np.where(rng.random(games) < shared, 0.5, rng.random(games) < p)
        figure = share_of(Moments(games, float(shares.sum()), float((shares**2).sum())))
        hits += holds(figure, shared * 0.5 + (1 - shared) * p)
    return hits / RUNS


@pytest.mark.parametrize(("p", "shared"), [(0.5, 0.0), (0.3, 0.0), (0.6, 0.3), (0.5, 0.8)])
def test_intervals_of_shares_hold_the_truth_as_often_as_they_say(
    p: float, shared: float
) -> None:
    assert 0.93 <= covered(p, shared, 200) <= 0.97


def test_intervals_of_means_hold_the_truth_as_often_as_they_say() -> None:
    rng = np.random.default_rng(2)
    hits = 0
    for _ in range(RUNS):
        numbers = rng.normal(3, 2, 8)
        figure = mean_of(Moments(8, float(numbers.sum()), float((numbers**2).sum())))
        hits += holds(figure, 3)
    assert 0.93 <= hits / RUNS <= 0.97


@pytest.mark.parametrize("as_share", [False, True])
def test_intervals_by_decisions_know_that_those_of_a_game_belong_together(
    as_share: bool,
) -> None:
    rng = np.random.default_rng(3)
    hits = 0
    for _ in range(RUNS):
        numbers = Ratio()
        # Each game has its own chance, from 0.2 to 0.6, for all of its decisions.
        for length, chance in zip(
            rng.integers(20, 60, 60), rng.uniform(0.2, 0.6, 60), strict=True
        ):
            numbers.add(int(rng.binomial(length, chance)), int(length))
        figure = ratio_share_of(numbers) if as_share else ratio_of(numbers)
        hits += holds(figure, 0.4)
    assert 0.93 <= hits / RUNS <= 0.97


def test_intervals_of_medians_hold_the_truth_at_least_as_often_as_they_say() -> None:
    rng = np.random.default_rng(4)
    hits = 0
    for _ in range(RUNS):
        values, counts = np.unique(rng.integers(0, 1001, 201), return_counts=True)
        figure = quantile_of(
            dict(zip(values.tolist(), counts.tolist(), strict=True)), 0.5, 201, 201
        )
        hits += holds(figure, 500)
    assert 0.93 <= hits / RUNS <= 0.98


@pytest.mark.parametrize(
    ("t", "freedom", "chance"),
    [(12.706, 1, 0.05), (2.228, 10, 0.05), (3.169, 10, 0.01), (1.96, 1e7, 0.05), (0, 5, 1)],
)
def test_student_is_as_in_the_books(t: float, freedom: float, chance: float) -> None:
    assert outside(t, freedom) == pytest.approx(chance, rel=1e-3)
    if chance == 0.05:
        assert reach(freedom) == pytest.approx(t, rel=1e-3)


@pytest.mark.parametrize(("games", "certain"), [(2, False), (10, True)])
def test_a_few_games_that_do_not_vary_prove_nothing(games: int, certain: bool) -> None:
    never, always = (Figure(value, error=0.0, games=games) for value in (0, 1))
    assert (welch("x", "X", "uses", never, always) is not None) is certain
    same = welch("x", "X", "uses", never, never)
    assert same is not None
    assert same.chance == 1.0


def test_welch_is_as_one_works_it_out_by_hand() -> None:
    before, after = Figure(10, error=0.6, games=10), Figure(12, error=0.8, games=20)
    row = welch("x", "X", "uses", before, after)
    assert row is not None
    freedom = (0.36 + 0.64) ** 2 / (0.36**2 / 9 + 0.64**2 / 19)
    # The standard error of the difference is 1, so t is 2.
    assert row.value == 2
    assert row.chance == pytest.approx(outside(2, freedom))
    assert row.chance == pytest.approx(0.0556, abs=5e-4)
    assert row.high - row.value == pytest.approx(reach(freedom))


def test_holm_is_as_one_works_it_out_by_hand() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.9, 0.8]) == [1.0, 1.0]
    assert holm([]) == []


def test_chance_alone_seldom_makes_shares_differ() -> None:
    rng = np.random.default_rng(6)
    found = 0
    for _ in range(RUNS):
        one, other = (
            share_of(Moments(100, float(wins), float(wins)))
            for wins in rng.binomial(100, 0.5, 2)
        )
        assert one is not None
        assert other is not None
        row = welch("x", "X", "share", one, other)
        assert row is not None
        found += row.chance < 0.05
    assert 0.03 <= found / RUNS <= 0.07


def test_decisions_of_a_game_that_are_all_alike_count_as_one() -> None:
    alike, mixed = Ratio(), Ratio()
    for game in range(100):
        alike.add(10 * (game % 2), 10)
        mixed.add(5 + game % 2 - 0.5, 10)
    counts = {0: 500, 1: 500}
    assert independent(counts, alike) == pytest.approx(100)
    # Games hardly differ, so each decision tells as much as one of its own, and no more.
    assert independent(counts, mixed) == 1000
