"""Every metric, on games small enough to work it out by hand."""

from __future__ import annotations

from math import log10, sqrt
from typing import Any

import numpy as np
import pytest

from tavolino.arena.metrics.comparison import compare
from tavolino.arena.metrics.figures import Figure, share_of
from tavolino.arena.metrics.registry import METRICS, TABLES
from tavolino.arena.metrics.tally import Tally

BY_NAME = {metric.name: metric for metric in METRICS}


def game(shares: list[float], decisions: int = 4, **more: Any) -> dict[str, Any]:
    """A game in which places take turns, step by step, with two legal actions each time."""
    players = len(shares)
    row: dict[str, Any] = {
        "shares": shares,
        "ending": "home",
        "decisions": decisions,
        "chance": 0,
        "first": "a",
        "movers": [ply % players for ply in range(decisions)],
        "kinds": ["step"] * decisions,
        "legal": [2] * decisions,
        "out": [-1] * players,
        "digest": 1,
    }
    return row | more


def judged(chances: list[list[float]], **columns: list[Any]) -> list[dict[str, Any]]:
    """What the judge says if each position has these chances and nothing is at stake."""
    return [
        {
            "ply": ply,
            "place": ply % len(shares),
            "kind": "step",
            "shares": shares,
            "best": 0.5,
            "second": None,
            "without": None,
        }
        | {name: values[ply] for name, values in columns.items()}
        for ply, shares in enumerate(chances)
    ]


def tally_of(*games: dict[str, Any], players: int = 2) -> Tally:
    tally = Tally(players)
    for one in games:
        tally.add(one)
    return tally


def measured(name: str, tally: Tally) -> Figure:
    figure = BY_NAME[name].measure(tally)
    assert figure is not None
    return figure


def value_of(figure: Figure | None) -> float:
    assert figure is not None
    return figure.value


def first(chance: float) -> list[float]:
    """Two places' chances, by the first's."""
    return [chance, 1 - chance]


FIRST, SECOND, SHARED = [1.0, 0.0], [0.0, 1.0], [0.5, 0.5]

# A game that the first place wins after being far behind: 4 decisions and the result.
BEHIND = judged([first(0.5), first(0.6), first(0.1), first(0.9)])


def judged_tally() -> Tally:
    """The game above, and one in which the winner leads all the time; a third is shared."""
    tally = Tally(2)
    tally.add(game(FIRST), BEHIND)
    tally.add(game(SECOND), judged([first(0.4), first(0.2), first(0.2), first(0.1)]))
    tally.add(game(SHARED), judged([first(0.6), first(0.5), first(0.4), first(0.5)]))
    return tally


# Value by hand for each metric, and the games it was worked out from.
FIVE = tally_of(*[game(FIRST)] * 3, game(SECOND), game(SHARED))
LENGTHS = tally_of(*(game(FIRST, length) for length in range(1, 21)))
CHOICES = tally_of(game(FIRST, 2, legal=[1, 3]), game(FIRST, 6, legal=[1, 1, 2, 5, 5, 30]))
OUT = tally_of(
    game([1.0, 0.0, 0.0], 10, out=[-1, 4, 8]),
    game([1.0, 0.0, 0.0], 10, out=[-1, -1, 10]),
    game([1.0, 0.0, 0.0], 20, out=[-1, 10, -1]),
    game([1.0, 0.0, 0.0], 20),
    players=3,
)
REAL = Tally(2)
REAL.add(
    game(FIRST, chance=1),
    judged([SHARED] * 4, second=[0.5, 0.46, 0.44, None]),
)
ENDED = tally_of(
    game(FIRST), game(SHARED), game(SHARED, ending="limit"), game(SECOND), game(SECOND)
)

KNOWN = {
    "first_share": (FIVE, 0.7),
    "first_advantage": (FIVE, 400 * log10(0.7 / 0.3)),
    "completion": (ENDED, 4 / 5),
    "draws": (ENDED, 1 / 4),
    "length_mean": (LENGTHS, 10.5),
    "length_low": (LENGTHS, 2),
    "length_median": (LENGTHS, 10),
    "length_high": (LENGTHS, 18),
    "branching_mean": (CHOICES, 48 / 8),
    "branching_median": (CHOICES, 2),
    "branching_high": (CHOICES, 30),
    "single": (CHOICES, 3 / 8),
    # Of decisions 1 to 3 two had a second action, and one of these was near enough.
    "real_choice": (REAL, 1 / 2),
    # The first game: place 1 leads, then 2, then 1. The third: place 1 keeps the lead while
    # both are equal, loses it, and both being equal in the end leaves it with place 2.
    "lead_changes": (judged_tally(), (2 + 0 + 1) / 3),
    "drama": (judged_tally(), (0.8 + 0.0) / 2),
    # Decided from decision 3 on, one of four is left; in the other from 1 on, three are.
    "decisiveness": (judged_tally(), (1 / 4 + 3 / 4) / 2),
    # At half time, before decision 2, the first game's winner is behind.
    "comeback": (judged_tally(), 1 / 2),
    # Going out with the last decision is not going out before the end.
    "elimination": (OUT, 2 / 4),
    "elimination_at": (OUT, (0.4 + 0.5) / 2),
    "waiting": (OUT, (0.6 + 0.2 + 0.5) / 3),
    "distinct": (tally_of(game(FIRST), game(FIRST), game(FIRST, digest=2)), 2 / 3),
}


@pytest.mark.parametrize("name", KNOWN)
def test_a_metric_is_what_one_works_out_by_hand(name: str) -> None:
    tally, value = KNOWN[name]
    figure = measured(name, tally)
    assert figure.value == pytest.approx(value)
    if figure.low is not None and figure.high is not None:
        assert figure.low <= figure.value <= figure.high


def test_every_metric_has_been_worked_out_by_hand() -> None:
    assert set(KNOWN) == set(BY_NAME)
    by_hand = {
        name.removeprefix("test_table_").split("_", 1)[0]
        for name in globals()
        if name.startswith("test_table_")
    }
    assert by_hand == {table.name for table in TABLES}


def test_every_metric_says_what_it_means_and_where_it_is_from() -> None:
    for one in (*METRICS, *TABLES):
        assert one.title
        assert one.meaning.endswith(".")
        assert one.source == "ours" or "Cameron Browne" in one.source


def test_metrics_that_need_judged_games_are_left_out_without_them() -> None:
    needing = {metric.name for metric in METRICS if metric.judged}
    assert needing == {"real_choice", "lead_changes", "drama", "decisiveness", "comeback"}
    assert not any(BY_NAME[name].measure(FIVE) for name in needing)


def test_nothing_is_measured_without_games() -> None:
    assert [metric.name for metric in METRICS if metric.measure(Tally(2)) is not None] == []


def test_table_places_are_shares_by_place() -> None:
    tally = tally_of(game([1.0, 0.0, 0.0]), game([0.0, 0.5, 0.5]), players=3)
    shares = [share_of(place) for place in tally.places]
    assert [value_of(share) for share in shares] == [0.5, 0.25, 0.25]


def kinds_tally() -> Tally:
    """Splits: two of the first place's, who wins; one of the second's, who wins; none."""
    return tally_of(
        game(FIRST, 4, kinds=["split", "step", "split", "step"]),
        game(SECOND, 4, kinds=["step", "split", "step", "step"]),
        game(SHARED, 4),
        # Left to chance: the first two decisions do not count.
        game(SECOND, 4, kinds=["split", "split", "split", "step"], chance=2),
    )


def test_table_uses_are_counted_by_game_and_place() -> None:
    use = kinds_tally().use("split")
    assert value_of(use.uses) == 4 / 4
    assert use.uses is not None
    assert use.uses.error == pytest.approx(sqrt((1 + 0 + 1 + 0) / 4 / 3))
    assert [value_of(place) for place in use.places] == [3 / 4, 1 / 4]


def test_table_used_is_the_share_of_games() -> None:
    used = kinds_tally().use("split").used
    assert value_of(used) == 3 / 4


def test_table_winners_and_others_are_told_apart() -> None:
    use = kinds_tally().use("split")
    assert value_of(use.winners) == pytest.approx((2 + 1 + 0) / 3)
    assert value_of(use.others) == pytest.approx((0 + 0 + 1) / 3)


def test_others_share_their_uses_among_them() -> None:
    tally = tally_of(game([1.0, 0.0, 0.0], 3, kinds=["step", "split", "split"]), players=3)
    others = tally.use("split").others
    assert value_of(others) == 1


def test_a_kind_that_nobody_played_has_figures_too() -> None:
    use = kinds_tally().use("leap")
    assert value_of(use.uses) == 0
    assert value_of(use.used) == 0
    assert use.worth is None


def test_table_worth_is_what_the_mover_would_lose() -> None:
    tally = Tally(2)
    kinds = ["split", "split", "step", "split"]
    rows = judged(
        [SHARED] * 4, kind=kinds, best=[0.9, 0.6, 0.7, 0.5], without=[0.1, 0.4, 0.7, None]
    )
    tally.add(game(FIRST, kinds=kinds, chance=1), rows)
    rows = judged([SHARED] * 4, kind=kinds, best=[0.5] * 4, without=[0.5, 0.4, 0.5, 0.55])
    tally.add(game(FIRST, kinds=kinds), rows)
    split = tally.use("split").worth
    # The decision left to chance and the one with nothing else to do do not count.
    assert split is not None
    assert split.value == pytest.approx((0.2 + 0.0 + 0.1 - 0.05) / 4)
    # Residuals of the two games, 0.2 - 0.0625 and its opposite, for 2 uses a game.
    assert split.error == pytest.approx(sqrt(2 * 0.1375**2 * 2 / 4**2))
    assert tally.use("step").worth == Figure(0.0, 0.0, 0.0, 0.0, 2)


def test_table_openings_are_told_by_their_first_action() -> None:
    tally = tally_of(game(FIRST), game(SHARED), game(SECOND, first="b"))
    known = {
        first: (one.games, value_of(share_of(one))) for first, one in tally.openings.items()
    }
    assert known == {"a": (2, 0.75), "b": (1, 0.0)}


def test_positions_that_chance_made_do_not_count_for_drama() -> None:
    tally = Tally(2)
    tally.add(game(FIRST, chance=3), BEHIND)
    assert measured("drama", tally).value == 0
    assert measured("lead_changes", tally).value == 0
    # Half time was within the opening: what counts is where the players took over.
    assert measured("comeback", tally).value == 0


def test_a_game_that_is_never_decided_leaves_nothing_to_play() -> None:
    tally = Tally(2)
    tally.add(game(FIRST), judged([first(0.5)] * 4))
    assert measured("decisiveness", tally).value == 0


def random_tally(rng: np.random.Generator, p: float, games: int) -> Tally:
    return tally_of(
        *(
            game(FIRST if rng.random() < p else SECOND, int(rng.integers(5, 40)), digest=k)
            for k in range(games)
        )
    )


def test_a_difference_that_is_there_is_found_and_one_that_is_not_is_not() -> None:
    rng = np.random.default_rng(5)
    before = random_tally(rng, 0.5, 500)
    rows = {row.name: row for row in compare(before, random_tally(rng, 0.7, 500))}
    assert rows["first_share"].significant
    assert rows["first_share"].low < 0.2 < rows["first_share"].high
    assert not rows["length_mean"].significant
    assert "length_median" not in rows
    same = compare(before, before)
    assert all(row.value == 0 and row.corrected == 1 for row in same)


def test_at_three_seats_all_places_are_compared() -> None:
    tally = tally_of(*[game([1.0, 0.0, 0.0]), game([0.0, 0.0, 1.0])] * 5, players=3)
    names = [row.name for row in compare(tally, tally)]
    assert names[:3] == ["first_share", "share_2", "share_3"]
