"""The rules of My First Triominos, one by one."""

from __future__ import annotations

import pytest

from games.triominos.table import (
    GAME,
    ONES,
    after,
    begin,
    deal,
    keep_only,
    random_game,
    reason,
    see,
)
from tavolino.games.triominos.rules.cards import CARD_NAMES, JOKER
from tavolino.rules.chance import Rng
from tavolino.rules.errors import BadOptions, BadSetup, NotAnAction

# -- setup --------------------------------------------------------------------------------


def test_each_seat_gets_six_cards_and_four_chips_and_one_card_is_laid() -> None:
    view = GAME.view(deal("112", "113", "114", first="234"), 0)
    assert view["table"] == ["^0,0=234"]
    assert view["rack_sizes"] == [6, 6, 6]
    assert view["chips"] == [4, 4, 4]
    assert view["pot"] == 36 - 3 * 6 - 1


def test_a_joker_on_top_of_the_pot_goes_to_its_end() -> None:
    deck = [name for name in CARD_NAMES if name != "***"]
    deck.insert(12, "***")
    position = begin(2, {"start": 1, "deck": deck})
    assert see(position)["table"] == [f"^0,0={deck[13]}"]
    assert GAME.setup(position) == {"start": 1, "deck": [*deck[:12], *deck[13:], "***"]}


@pytest.mark.parametrize("players", [2, 4])
def test_no_joker_is_drawn_as_the_first_card_but_lies_behind_it_anywhere(players: int) -> None:
    first = players * 6
    places = set()
    for seed in range(4000):
        deck = GAME.deal(players, GAME.complete({}), Rng(seed))["deck"]
        assert deck[first] != "***"
        assert sorted(deck) == sorted(CARD_NAMES)
        rng = Rng(seed)
        rng.below(players)
        if rng.shuffled(list(range(36)))[first] == JOKER:
            places.add(deck.index("***"))
    assert places == set(range(first + 1, 36))


def test_without_the_joker_there_are_35_cards() -> None:
    setup = GAME.deal(2, GAME.complete({"joker": False}), Rng(4))
    assert sorted(setup["deck"]) == CARD_NAMES[:-1]
    assert see(begin(2, setup, joker=False))["options"] == GAME.complete({"joker": False})


DECK = GAME.deal(2, GAME.complete({}), Rng(0))["deck"]


@pytest.mark.parametrize(
    "setup",
    [
        {},
        {"start": 0},
        {"start": 0, "deck": DECK, "more": 1},
        {"start": 2, "deck": DECK},
        {"start": True, "deck": DECK},
        {"start": 0, "deck": "".join(DECK)},
        {"start": 0, "deck": None},
        {"start": 0, "deck": DECK[:-1]},
        {"start": 0, "deck": [*DECK[:-1], DECK[0]]},
        {"start": 0, "deck": [*DECK[:-1], "132"]},
        {"start": 0, "deck": [*DECK[:-1], 112]},
        {"start": 0, "deck": [name for name in DECK if name != "***"]},
    ],
)
def test_a_setup_that_chance_could_not_have_produced_is_refused(
    setup: dict[str, object],
) -> None:
    with pytest.raises(BadSetup):
        GAME.start(2, {}, setup)


def test_there_is_no_limit_to_choose() -> None:
    with pytest.raises(BadOptions):
        GAME.start(2, {"limit": 10}, {"start": 0, "deck": DECK})


# -- laying -------------------------------------------------------------------------------


def test_corners_agree_and_readings_that_are_the_same_are_one_action() -> None:
    position = deal("112 555", "", first="111")
    assert GAME.legal_texts(position) == ["buy", "v-1,0=211", "v0,-1=112", "v0,0=121"]
    position = deal("111 555", "", first="112")
    assert GAME.legal_texts(position) == ["buy", "v-1,0=111"]


def test_a_card_that_is_laid_earns_a_chip() -> None:
    position = after(deal("112", "122"), "v0,0=121")
    assert see(position)["chips"] == [5, 4]
    assert see(position)["rack_sizes"] == [5, 6]
    assert see(position)["table"] == ["^0,0=111", "v0,0=121"]
    assert see(position)["to_move"] == 1


def test_a_hexagon_earns_one_more() -> None:
    around = ["v0,0=121", "^1,0=122", "v1,-1=123", "^1,-1=313", "v0,-1=113"]
    position = after(deal("112 123 113", "122 133"), *around[:-1])
    assert see(position)["chips"] == [6, 6]
    assert see(after(position, around[-1]))["chips"] == [8, 6]


def test_a_bridge_earns_one_more() -> None:
    position = deal("234 334 144 134", "233 444 123 244", first="124")
    way = ["v0,0=234", "^0,1=233", "v0,1=343", "buy", "v0,-1=144", "^1,-1=444", "^1,1=341"]
    after(position, *way, "v1,0=312", "buy")
    assert see(position)["chips"] == [7, 6]
    # It shares a side with ^1,-1 alone and its third corner touches v1,0.
    assert see(after(position, "v1,-1=424"))["chips"] == [7, 8]


def test_the_last_card_of_the_rack_earns_one_more_and_may_do_so_again() -> None:
    position = deal("112", "122 222")
    keep_only(position, 0, "112")
    assert see(after(position, "v0,0=121"))["chips"] == [6, 4]
    assert GAME.legal_texts(after(position, "buy")) == ["buy"]
    after(position, "buy", "buy")
    keep_only(position, 0, "113")
    assert see(after(position, "v-1,0=311"))["chips"] == [7, 2]


def test_a_hexagon_may_be_the_last_card_too() -> None:
    position = deal("112 123 113", "122 133")
    after(position, "v0,0=121", "^1,0=122", "v1,-1=123", "^1,-1=313")
    keep_only(position, 0, "113")
    assert see(after(position, "v0,-1=113"))["chips"] == [9, 6]


# -- the joker ----------------------------------------------------------------------------


def test_the_joker_agrees_with_everything_and_says_nothing() -> None:
    position = after(deal("*** 114", "145 345"), "v0,0=***")
    legal = GAME.legal_texts(position)
    # (1,1) is touched by the joker alone: any number may come there.
    assert {"^1,0=145", "^0,1=145", "^0,1=514", "^1,0=451"} & set(legal) == {
        "^1,0=145",
        "^0,1=145",
    }
    assert "^0,1=134" not in legal
    assert reason(position, "^1,0=345") == "corners-disagree"
    assert see(after(position, "^1,0=145"))["chips"] == [5, 5]


def test_the_joker_is_exchanged_for_a_card_that_fits_its_place() -> None:
    position = after(deal("*** 112", "114 145 113"), "v0,0=***", "^1,0=145", "buy")
    assert reason(position, "swap=131") == "joker-place"
    assert reason(position, "swap=555") == "not-your-card"
    after(position, "swap=141")
    assert see(position)["chips"] == [4, 5]
    assert see(position)["table"] == ["^0,0=111", "v0,0=141", "^1,0=145"]
    assert see(position)["joker_taker"] == 1
    assert "***" in (see(position, 1)["racks"][1] or [])
    assert reason(position, "swap=121") == "no-joker"
    after(position, "buy", "v-1,0=***")
    assert see(position)["joker_taker"] is None


def test_the_joker_counts_for_a_hexagon() -> None:
    around = ["v0,0=121", "^1,0=122", "v1,-1=123", "^1,-1=***", "v0,-1=113"]
    position = after(deal("112 123 113", "122 ***"), *around)
    assert see(position)["chips"] == [8, 6]


# -- buying and passing -------------------------------------------------------------------


def test_buying_costs_a_chip_and_needs_one() -> None:
    position = after(deal("555", "444", last=ONES), *["buy"] * 8)
    assert see(position)["chips"] == [0, 0]
    assert see(position)["buyers"] == [0, 1] * 4
    assert reason(position, "buy") == "no-chip"
    assert GAME.legal_texts(position) == ["pass"]


def test_one_passes_only_if_nothing_can_be_laid_or_bought() -> None:
    assert reason(deal("555", "444", last=ONES), "pass") == "must-act"
    position = deal("112", "444")
    position.chips[0] = 0
    assert reason(position, "pass") == "must-act"


def test_one_may_pass_even_if_a_swap_is_possible() -> None:
    position = after(deal("***", "114 145"), "v0,0=***", "^1,0=145", "buy")
    # Only 114 is left, which fits on the table too; round the joker's place alone it stays.
    keep_only(position, 1, "114")
    position.chips[1] = 0
    position.rim_size = 0
    assert GAME.legal_texts(position) == ["pass", "swap=141"]
    drawn = {GAME.text(int(position.sample(Rng(seed)))) for seed in range(40)}
    assert drawn == {"pass", "swap=141"}


def test_all_seats_passing_end_the_game() -> None:
    position = after(deal("555", "444", last=ONES), *["buy"] * 8, "pass")
    assert see(position)["passed"] == 1
    after(position, "pass")
    assert GAME.ending(position) == "passes"
    assert position.shares() == [0.5, 0.5]
    assert position.legal() == []
    assert reason(position, "pass") == "over"


def test_after_the_last_card_was_bought_the_others_have_one_more_turn_then_the_buyer() -> None:
    position, _ = random_game(5, players=4)
    movers = []
    last_buy = 0
    while position.to_move >= 0:
        movers.append(int(position.to_move))
        code = position.legal()[-1]
        if GAME.text(code) == "buy":
            last_buy = len(movers)
        position.apply(code)
    assert see(position)["pot"] == 0
    assert len(movers) == last_buy + 4
    assert movers[-1] == movers[last_buy - 1]
    assert GAME.ending(position) == "pot"
    assert see(position)["last_turns"] == 0


def test_with_an_empty_pot_nothing_is_bought() -> None:
    position, _ = random_game(5, players=2)
    while see(position)["pot"]:
        position.apply(position.legal()[-1])
    assert see(position)["last_turns"] == 2
    assert reason(position, "buy") == "pot-empty"


def test_the_most_chips_win() -> None:
    position = after(deal("555", "444", "333", last=ONES), *["buy"] * 12, "pass", "pass")
    position.chips[1] = 3
    after(position, "pass")
    assert position.shares() == [0.0, 1.0, 0.0]


# -- refusals and texts -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("v0,0=131", "not-your-card"),
        ("^0,0=112", "cell-taken"),
        ("^1,0=112", "no-side"),
        ("v0,0=112", "corners-disagree"),
        ("swap=112", "no-joker"),
    ],
)
def test_a_refusal_names_its_reason(action: str, why: str) -> None:
    assert reason(deal("112", "113"), action) == why


@pytest.mark.parametrize(
    "text", ["^0,0=123", "v-18,18=312", "^0,-1=***", "swap=231", "swap=111", "buy", "pass"]
)
def test_texts_are_read_as_they_are_written(text: str) -> None:
    assert GAME.text(GAME.code(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "^",
            "Buy",
            "buy ",
            "pass\n",
            "swap",
            "swap=",
            "swap=***",
            "swap=132",
            "swap=600",
        ),
        *("^0,0", "^0,0=", "^0,0=132", "^0,0=12", "^0,0=1234", "^0,0=016", "^0,0=123\n"),
        *("^+1,0=123", "^01,0=123", "^-0,0=123", "^ 0,0=123", "^0, 0=123", "^٣,0=123"),
        *("^19,0=123", "v0,-19=123", "^99,0=123", "^100,0=123", "^0,0=١٢٣", "^0,0=**1"),
    ],
)
def test_anything_else_is_no_action(text: str) -> None:
    with pytest.raises(NotAnAction):
        GAME.code(text)
