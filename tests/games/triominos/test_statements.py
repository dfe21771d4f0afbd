"""Statements of My First Triominos' register that no other test holds."""

from __future__ import annotations

import pytest

from games.triominos.table import GAME, after, deal, keep_only, reason, see
from tavolino.games.triominos.rules.board import MIDDLE, TOUCH, corner
from tavolino.rules.chance import Rng

AROUND = ["v0,0=121", "^1,0=122", "v1,-1=123", "^1,-1=313"]
"""Five of the six cards round a corner of the first card, `^0,0=111`, with that card."""


def test_the_pot_is_a_shuffled_deck() -> None:
    decks = [tuple(GAME.deal(2, GAME.complete({}), Rng(seed))["deck"]) for seed in range(50)]
    assert len(set(decks)) == 50
    assert len({deck[-1] for deck in decks}) > 10


def test_one_may_buy_although_a_card_would_fit_and_the_turn_is_over() -> None:
    position = deal("112", "122")
    assert {"buy", "v0,0=121"} <= set(GAME.legal_texts(position))
    assert see(after(position, "buy"))["to_move"] == 1
    assert (see(position)["chips"], see(position)["rack_sizes"]) == ([3, 4], [7, 6])


def test_a_card_may_lie_at_any_free_side_of_any_card() -> None:
    position = after(deal("112 113", "122"), "v0,0=121")
    cells = {text.partition("=")[0] for text in GAME.legal_texts(position)}
    assert {"^1,0", "^0,1", "v-1,0", "v0,-1"} >= cells - {"buy"} > {"^1,0"}
    assert reason(position, "v5,5=122") == "no-side"


def test_the_bank_never_runs_dry() -> None:
    position = deal("112", "122")
    position.chips[0] = 500
    assert see(after(position, "v0,0=121"))["chips"] == [501, 4]


@pytest.mark.parametrize("hexagons", [2, 3])
def test_every_hexagon_that_a_card_completes_earns_a_chip(hexagons: int) -> None:
    position = deal("555", "444")
    for vertex in range(hexagons):
        position.table[corner(MIDDLE, vertex)] = 5 * TOUCH
    assert position.put(MIDDLE, 0o111) == hexagons


@pytest.mark.parametrize(
    ("is_last", "closes_hexagon", "earned"),
    [(False, False, 1), (True, False, 2), (False, True, 2), (True, True, 3)],
)
def test_a_lay_earns_what_the_table_of_rewards_says(
    is_last: bool, closes_hexagon: bool, earned: int
) -> None:
    position = deal("112 123 113", "122 133")
    after(position, *AROUND)
    if is_last:
        keep_only(position, 0, "113")
    before = see(position)["chips"][0]
    after(position, "v0,-1=113" if closes_hexagon else "v-1,0=311")
    assert see(position)["chips"][0] - before == earned
