"""The sequential test errs as seldom as it says, and needs few games for it."""

from __future__ import annotations

from math import log

import pytest

from tavolino.rules.chance import Rng
from tavolino.tournament.sprt import BOUND, Sprt, expected_score


def outcome(players: int, elo: float, rng: Rng) -> float:
    """The first bot's mean share in a pair of games in which it is so much stronger.

    Games begun by the first bot are won more often and the others more seldom; with two seats
    every fifth game is shared. The mean share is the one that belongs to the Elo.
    """
    total = 0.0
    for seat in range(players):
        chance = expected_score(elo, players) + (0.1 if seat == 0 else -0.1 / (players - 1))
        point = int(rng.word()) / 2**32
        if players == 2:
            # A fifth of all games: as much taken from the wins as from the losses.
            total += 1.0 if point < chance - 0.1 else 0.5 if point < chance + 0.1 else 0.0
        else:
            total += point < chance
    return total / players


def run(elo0: float, elo1: float, elo: float, players: int, rng: Rng) -> Sprt:
    test = Sprt(elo0, elo1, players)
    while test.verdict == "go on":
        test.add(outcome(players, elo, rng))
    return test


@pytest.mark.parametrize("players", [2, 4])
def test_either_error_is_made_in_about_five_of_a_hundred_tests(players: int) -> None:
    rng, runs = Rng(7), 150
    accepted = sum(run(0, 120, 0, players, rng).verdict == "accept" for _ in range(runs))
    rejected = sum(run(0, 120, 120, players, rng).verdict == "reject" for _ in range(runs))
    # More than twelve of 150 would come by chance once in twenty times.
    assert 0 < accepted <= 12
    assert 0 < rejected <= 12


def test_so_many_games_tell_0_from_50_elo() -> None:
    rng = Rng(3)
    games = [2 * sum(run(0, 50, 0, 2, rng).scores.values()) for _ in range(50)]
    assert 150 <= sum(games) / 50 <= 300


def test_without_games_neither_claim_is_ahead() -> None:
    test = Sprt(0, 50)
    assert test.ratio == pytest.approx(0, abs=0.01)
    assert test.verdict == "go on"


def test_equal_claims_around_even_scores_cancel_out() -> None:
    test = Sprt(-20, 20)
    for score in (0, 0.25, 0.5, 0.75, 1) * 40:
        test.add(score)
    assert test.ratio == pytest.approx(0, abs=1e-9)


def test_the_ratio_of_won_and_lost_pairs_is_that_of_tossed_coins() -> None:
    # With two outcomes only one spread has a given mean, so the ratio is the textbook's.
    test, high = Sprt(0, 50), expected_score(50)
    for number in range(100):
        test.add(float(number < 60))
    assert test.ratio == pytest.approx(
        60 * log(high / 0.5) + 40 * log((1 - high) / 0.5), abs=1e-2
    )


def test_for_close_claims_the_ratio_is_that_of_the_normal_curve() -> None:
    test, scores = Sprt(0, 5), [0, 0.25, 0.25, 0.5, 0.5, 0.5, 0.75, 0.75, 0.75, 1]
    for score in scores * 300:
        test.add(score)
    mean = sum(scores) / 10
    variance = sum((score - mean) ** 2 for score in scores) / 10
    low, high = expected_score(0), expected_score(5)
    normal = 3000 * (high - low) * (2 * mean - low - high) / 2 / variance
    assert test.ratio == pytest.approx(normal, rel=0.03)


def test_a_few_pairs_that_end_alike_prove_nothing() -> None:
    for score, verdict in ((1.0, "accept"), (0.5, "reject"), (0.0, "reject")):
        test = Sprt(0, 50)
        for _ in range(5):
            test.add(score)
        assert test.verdict == "go on"
        for _ in range(40):
            test.add(score)
        assert test.verdict == verdict


def test_at_more_seats_an_equal_bot_gets_its_part() -> None:
    assert expected_score(0, 4) == 0.25
    assert expected_score(400, 2) == pytest.approx(10 / 11)
    test = Sprt(0, 100, 3)
    for score in (1 / 3, 0.0, 2 / 3, 1 / 3, 1 / 3) * 30:
        test.add(score)
    assert test.ratio < -BOUND
    assert len(test.scores) == 3


def test_the_claims_must_differ() -> None:
    with pytest.raises(ValueError, match="lower and a higher"):
        Sprt(50, 50)


@pytest.mark.parametrize("claims", [(0, 7000), (-1e9, 0), (0, float("inf"))])
def test_claims_of_more_than_2000_elo_are_refused(claims: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="at most 2000 Elo"):
        Sprt(*claims)
