"""The options of My First Triominos, and above all what fits beside the joker."""

from __future__ import annotations

from typing import TypeAlias

import pytest

from games.triominos.table import GAME, after, deal, keep_only, reason, see
from support.vectors import vector_position
from tavolino.games.triominos import GAME as DESCRIPTOR
from tavolino.games.triominos.rules.cards import TEXT_READINGS
from tavolino.games.triominos.rules.position import TriominosPosition
from tavolino.games.words import game_words
from tavolino.rules.chance import Rng
from tavolino.rules.position import Position
from tavolino.table.conformance import evenly_drawn

Card: TypeAlias = dict[tuple[int, int], str]
"""The vertices of a card on the table, with its numbers."""


def test_a_deck_of_version_1_with_the_joker_first_is_read_as_before() -> None:
    position = vector_position("triominos", 3, 0)
    assert see(position)["table"] == ["^0,0=123"]
    assert GAME.setup(position)["deck"][12:14] == ["123", "444"]
    assert GAME.setup(position)["deck"][-1] == "***"


def test_only_options_that_are_not_default_change_the_key() -> None:
    default = deal("112", "113").key()
    assert deal("112", "113", open_racks=True).key() == default
    keys = {
        default,
        deal("112", "113", joker_side="side").key(),
        deal("112", "113", ties="cards").key(),
        deal("112", "113", joker_side="side", ties="cards").key(),
    }
    assert len(keys) == 4


# -- beside the joker ---------------------------------------------------------------------


def test_a_side_of_the_joker_takes_a_card_that_differs_from_one_across_a_corner() -> None:
    """The 5 of 454 meets the 3 of 345 at a corner of the joker; they share no side."""
    side = vector_position("triominos", 4, 1)
    assert see(side)["table"] == ["^0,0=345", "v0,-1=***"]
    assert see(side)["free"]["^0,-1"] == "000"
    assert "^0,-1=454" in GAME.legal_texts(side)
    corner = vector_position("triominos", 4, 1, joker_side="corner")
    assert see(corner)["free"]["^0,-1"] == "030"
    assert reason(corner, "^0,-1=454") == "corners-disagree"


def test_a_joker_whose_corner_shows_two_numbers_stays() -> None:
    position = vector_position("triominos", 4, 2)
    give_all_cards(position)
    assert not [text for text in GAME.legal_texts(position) if text.startswith("swap")]
    assert reason(position, "swap=355") == "joker-place"


def give_all_cards(position: Position) -> None:
    """Gives all numbered cards to the seat to move."""
    assert isinstance(position, TriominosPosition)
    position.racks[position.to_move] = 2**35 - 1


def test_cards_side_by_side_agree_beside_the_joker_too() -> None:
    # ^1,-1 lies on the joker's side, v1,-1 beside it: they share a side that ends at the joker.
    position = vector_position("triominos", 4, 3)
    assert see(position)["table"][-1] == "^1,-1=443"
    assert see(position)["free"]["v1,-1"] == "403"
    give_all_cards(position)
    assert reason(position, "v1,-1=344") == "corners-disagree"


def test_a_place_between_two_cards_that_differ_takes_no_card() -> None:
    """Both lie beside v1,-1, and the joker's corner (1,0) has a 1 of one, a 2 of the other."""
    position = deal("*** 112", "122 223", first="111", joker_side="side")
    for text in ("v0,-1=***", "v0,0=121", "^1,0=122", "^1,-1=225"):
        code = GAME.code(text)
        position.put(code >> 9, code & 511)
    assert see(position)["free"]["v1,-1"] == "-25"
    give_all_cards(position)
    legal = position.legal()
    assert not [code for code in legal if GAME.text(code).startswith("v1,-1=")]
    assert evenly_drawn(position, legal, Rng(3))


def test_away_from_the_joker_every_card_at_a_corner_counts() -> None:
    for joker_side in ("corner", "side"):
        position = after(deal("112", "113", joker_side=joker_side), "v0,0=121")
        assert see(position)["free"]["v-1,0"] == "011"
        assert reason(position, "v-1,0=113") == "corners-disagree"


def test_after_a_swap_every_corner_has_one_number_again() -> None:
    position = after(
        deal("*** 112", "114 145 113", joker_side="side"), "v0,0=***", "^1,0=145", "buy"
    )
    after(position, "swap=141")
    assert position.joker_cell < 0
    assert set("".join(see(position)["free"].values())) <= set("012345")
    assert see(position)["free"]["^0,1"] == "104"


@pytest.mark.parametrize("seed", range(5))
def test_a_card_is_legal_exactly_if_the_table_is_right_afterwards(seed: int) -> None:
    """Held against the rule as it is written, card by card."""
    rng = Rng(seed)
    position = deal("*** 112", "113", "114", first="135", joker_side="side")
    after(position, "v0,-1=***")
    while position.to_move >= 0:
        view = see(position)
        cards = [numbers_of(text) for text in view["table"]]
        everything = position.copy()
        give_all_cards(everything)
        legal = {text for text in GAME.legal_texts(everything) if text[0] in "^v"}
        lays = [f"{cell}={reading}" for cell in view["free"] for reading in TEXT_READINGS]
        assert legal == {text for text in lays if is_right(cards, numbers_of(text))}
        lays = [text for text in GAME.legal_texts(position) if text[0] in "^v"]
        choices = lays or GAME.legal_texts(position)
        after(position, choices[int(rng.below(len(choices)))])


def is_right(cards: list[Card], new: Card) -> bool:
    """Whether a card agrees with those beside it, and away from the joker with all others."""
    joker = next(card for card in cards if "*" in card.values())
    others = [card for card in cards if card is not joker]
    return "*" not in new.values() and not any(
        card[vertex] != new[vertex]
        for card in others
        for vertex in card.keys() & new.keys()
        if vertex not in joker or len(card.keys() & new.keys()) > 1
    )


def numbers_of(text: str) -> Card:
    """The vertices of a card on the table, with its numbers."""
    cell, _, numbers = text.partition("=")
    i, j = map(int, cell[1:].split(","))
    steps = [(0, 0), (0, 1), (1, 0)] if cell[0] == "^" else [(0, 1), (1, 1), (1, 0)]
    return {
        (i + right, j + up): number for (right, up), number in zip(steps, numbers, strict=True)
    }


def test_the_terminal_says_what_fits_beside_a_joker_that_lies_on_the_table() -> None:
    said = "Beside the joker only cards side by side have to match."
    before = deal("*** 112", "113", joker_side="side")
    assert said not in notes(before)
    assert said in notes(after(before, "v0,0=***"))
    assert said not in notes(after(deal("*** 112", "113"), "v0,0=***"))


def notes(position: Position) -> list[str]:
    return DESCRIPTOR.drawing().notes(see(position), game_words("triominos", "en"))


# -- equal chips --------------------------------------------------------------------------


def test_fewer_cards_win_among_equal_chips_if_the_option_says_so() -> None:
    cards = vector_position("triominos", 6, 54)
    assert see(cards)["chips"] == [10, 10]
    assert see(cards)["rack_sizes"] == [2, 3]
    assert cards.shares() == [1.0, 0.0]
    assert vector_position("triominos", 6, 54, ties="shared").shares() == [0.5, 0.5]


@pytest.mark.parametrize(
    ("chips", "racks", "shares"),
    [
        ([3, 3, 3], ["444", "333 555", "222"], [0.5, 0.0, 0.5]),
        ([3, 4, 3], ["", "333 555", ""], [0.0, 1.0, 0.0]),
        ([0, 0, 0], ["", "", ""], [1 / 3, 1 / 3, 1 / 3]),
    ],
    ids=["equally-few-cards", "more-chips", "nothing-left"],
)
def test_cards_count_only_among_those_with_the_most_chips(
    chips: list[int], racks: list[str], shares: list[float]
) -> None:
    position = deal("555", "444", "333", ties="cards")
    for seat in range(3):
        position.chips[seat] = chips[seat]
        keep_only(position, seat, *racks[seat].split())
    position.passed = 3
    position.end_turn(bought=False)
    assert position.shares() == shares


def test_the_terminal_says_in_the_last_turns_that_fewer_cards_win() -> None:
    said = "With equal chips, fewer cards win."
    assert said not in notes(vector_position("triominos", 6, 20))
    assert said in notes(vector_position("triominos", 6, 53))
    assert said not in notes(vector_position("triominos", 6, 53, ties="shared"))
