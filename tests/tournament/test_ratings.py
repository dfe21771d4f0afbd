"""Ratings are those that results were made from, and as sure as they say."""

from __future__ import annotations

from math import isfinite, log10

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolino.rules.chance import Rng
from tavolino.tournament.ratings import PRIOR, rate
from tavolino.tournament.report import Report
from tavolino.tournament.results import GameResult

STRENGTHS = {"a": 0.0, "b": 80.0, "c": 240.0, "d": -50.0, "e": 0.0}


def uniform(rng: Rng) -> float:
    return int(rng.word()) / 2**32


def game(names: tuple[str, ...], start: int, pair: int, first: float, rng: Rng) -> GameResult:
    """One game with a winner drawn by the ratings."""
    powers = [
        10 ** ((STRENGTHS[name] + first * (seat == start)) / 400)
        for seat, name in enumerate(names)
    ]
    point, winner = uniform(rng) * sum(powers), 0
    while point > powers[winner]:
        point -= powers[winner]
        winner += 1
    shares = tuple(float(seat == winner) for seat in range(len(names)))
    return GameResult(names, start, shares, pair)


def pair_of(names: tuple[str, ...], pair: int, first: float, rng: Rng) -> list[GameResult]:
    start = int(rng.below(len(names)))
    seatings = [names[k:] + names[:k] for k in range(len(names))]
    return [game(seating, start, pair, first, rng) for seating in seatings]


def wins(won: int, games: int) -> list[GameResult]:
    """So many wins of `a` over `b`, equally many from either seat; each game is a pair."""
    return [
        GameResult(
            ("a", "b"), number % 2, (1.0, 0.0) if number // 2 < won // 2 else (0.0, 1.0), number
        )
        for number in range(games)
    ]


@pytest.mark.parametrize(("won", "games"), [(50, 100), (60, 100), (98, 100), (2, 40), (10, 12)])
def test_two_contestants_have_the_textbook_difference(won: int, games: int) -> None:
    ratings = rate(wins(won, games), ["b", "a"])
    expected = 400 * log10(won / (games - won))
    assert ratings.of("a").value == pytest.approx(expected, abs=1e-6)
    assert ratings.first_seat.value == pytest.approx(0, abs=1e-6)
    share = won / games
    error = 400 / np.log(10) / np.sqrt(games * share * (1 - share))
    assert ratings.of("a").error == pytest.approx(error, rel=0.09)
    assert not ratings.leans


def test_a_shared_win_is_half_a_win() -> None:
    halves = [GameResult(("a", "b"), k % 2, (0.5, 0.5), k) for k in range(40)]
    mixed = wins(20, 40) + halves
    assert rate(mixed).difference("a", "b").value == pytest.approx(0, abs=1e-6)
    both = [GameResult(("a", "b"), k % 2, (1.0, 0.0), k) for k in range(40)] + halves
    assert rate(both).difference("a", "b").value == pytest.approx(400 * log10(3), abs=1e-6)


def test_moving_first_has_its_own_figure() -> None:
    results = [
        GameResult(("a", "b"), start, (1.0, 0.0) if (start == 0) == (k < 30) else (0.0, 1.0), k)
        for k in range(40)
        for start in (0, 1)
    ]
    ratings = rate(results)
    assert ratings.difference("a", "b").value == pytest.approx(0, abs=1e-6)
    # From the first seat 3 of 4 are won: the first-seat advantage is the whole difference.
    assert ratings.first_seat.value == pytest.approx(400 * log10(3), abs=1e-6)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_known_ratings_are_found_again(players: int) -> None:
    rng, first = Rng(players), 120.0
    names = ("a", "b", "c", "d")
    results: list[GameResult] = []
    for pair in range(600):
        table = tuple(names[(pair + k * (1 + pair // 4 % 3)) % 4] for k in range(players))
        table = table if len(set(table)) > 1 else names[:players]
        results += pair_of(table, pair, first, rng)
    ratings = rate(results, names)
    for one in names:
        for other in names:
            found = ratings.difference(one, other)
            true = STRENGTHS[one] - STRENGTHS[other]
            assert abs(found.value - true) <= 3 * found.error + 1e-9
            assert found.error < 30
    assert abs(ratings.first_seat.value - first) <= 3 * ratings.first_seat.error


@pytest.mark.parametrize("players", [2, 3])
def test_intervals_hold_the_truth_as_often_as_they_say(players: int) -> None:
    rng, hits, runs = Rng(11), 0, 200
    names = ("a", "b", "a")[:players]
    for _ in range(runs):
        results = [one for pair in range(60) for one in pair_of(names, pair, 60.0, rng)]
        found = rate(results).difference("b", "a")
        hits += found.low <= STRENGTHS["b"] <= found.high
    assert 0.90 <= hits / runs <= 0.99


def test_openings_that_favour_a_seat_do_not_spoil_the_intervals() -> None:
    rng, hits, runs = Rng(5), 0, 200
    for _ in range(runs):
        results: list[GameResult] = []
        for pair in range(60):
            favour = 800.0 * int(rng.below(2)) - 400.0
            seatings = (("a", "e"), ("e", "a"))
            results += [game(names, 0, pair, favour, rng) for names in seatings]
        found = rate(results).difference("a", "e")
        hits += found.low <= 0 <= found.high
    assert 0.90 <= hits / runs <= 0.99


def test_games_of_a_pair_that_cancel_out_make_a_rating_surer() -> None:
    # In every pair each wins once: with the same games in no pairs much less is known.
    paired = [
        GameResult(("a", "b"), k, (1.0, 0.0) if (k + pair) % 2 else (0.0, 1.0), pair)
        for pair in range(50)
        for k in (0, 1)
    ]
    single = [GameResult(r.names, r.start, r.shares, k) for k, r in enumerate(paired)]
    sure, unsure = rate(paired).difference("a", "b"), rate(single).difference("a", "b")
    assert sure.value == pytest.approx(unsure.value, abs=1e-6)
    assert 0 < sure.error < unsure.error / 5


def test_who_wins_everything_is_rated_with_a_warning() -> None:
    ratings = rate(wins(100, 100), ["b"])
    assert ratings.leans
    found = ratings.of("a")
    assert 400 < found.value < 2 * PRIOR
    assert found.low > 0
    assert found.margin > 300
    assert any("prior" in note for note in Report.of(wins(100, 100)).notes)
    # More games without a loss say that the difference is larger.
    assert rate(wins(1000, 1000), ["b"]).of("a").value > found.value


def test_when_the_first_seat_wins_everything_little_is_known_of_the_bots() -> None:
    results = [
        GameResult(names, 0, (1.0, 0.0), pair)
        for pair in range(30)
        for names in (("a", "b"), ("b", "a"))
    ]
    ratings = rate(results)
    assert ratings.leans
    assert ratings.difference("a", "b").value == pytest.approx(0, abs=1e-6)
    assert ratings.difference("a", "b").margin > 200
    assert ratings.first_seat.low > 0


def test_some_who_never_met_are_rated_with_a_warning() -> None:
    others = [GameResult(("c", "d"), r.start, r.shares, r.pair + 100) for r in wins(20, 40)]
    ratings = rate(wins(20, 40) + others)
    assert ratings.leans
    assert ratings.difference("a", "c").margin > ratings.difference("a", "b").margin * 3


def test_the_anchor_moves_ratings_but_no_difference() -> None:
    rng = Rng(3)
    meetings = [("a", "b"), ("b", "c"), ("c", "d"), ("a", "c")]
    results = [one for k in range(80) for one in pair_of(meetings[k % 4], k, 0.0, rng)]
    one, other = rate(results), rate(results, anchor="c")
    assert one.of("a").value == one.of("a").error == 0
    assert other.of("c").value == other.of("c").error == 0
    for pair in meetings:
        assert one.difference(*pair).value == pytest.approx(other.difference(*pair).value)
        assert one.difference(*pair).error == pytest.approx(other.difference(*pair).error)
    with pytest.raises(ValueError, match="'e' is not a contestant"):
        rate(results, anchor="e")
    with pytest.raises(ValueError, match="without games"):
        rate([])


SHARES: dict[int, list[tuple[float, ...]]] = {
    2: [(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)],
    3: [(1.0, 0.0, 0.0), (0.0, 0.5, 0.5), (1 / 3, 1 / 3, 1 / 3)],
}


@st.composite
def any_results(draw: st.DrawFn) -> list[GameResult]:
    players = draw(st.sampled_from([2, 3]))
    seats = st.tuples(*[st.sampled_from("abc")] * players)
    start = st.integers(0, players - 1)
    one = st.builds(
        GameResult, seats, start, st.sampled_from(SHARES[players]), st.integers(0, 5)
    )
    return draw(st.lists(one, min_size=1, max_size=30))


@settings(derandomize=True, max_examples=100, deadline=None)
@given(any_results())
def test_any_results_have_finite_ratings(results: list[GameResult]) -> None:
    ratings = rate(results)
    for name in ratings.names:
        assert isfinite(ratings.of(name).value)
        assert isfinite(ratings.of(name).error)
        assert name == ratings.anchor or ratings.of(name).error > 0
    assert isfinite(ratings.first_seat.value)
    assert ratings.first_seat.error > 0
    Report.of(results).to_json()
