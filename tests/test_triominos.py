"""The rules of My First Triominos, one by one."""

from __future__ import annotations

import json
from typing import Any

import pytest
from mypy_extensions import i64

from tavolino.rules.chance import Rng
from tavolino.rules.errors import BadOptions, BadSetup, IllegalAction, NotAnAction
from tavolino.rules.game import Setup, View
from tavolino.rules.packed import vec
from tavolino.rules.position import Position
from tavolino.rules.triominos.cards import CARD_NAMES, CARDS
from tavolino.rules.triominos.game import TriominosGame
from tavolino.rules.triominos.position import Triominos

GAME = TriominosGame()

ONES = "112 113 114 115 ***"
"""With 111 on the table, these are all the cards that can be laid."""


def deal(*racks: str, first: str = "111", last: str = "", **options: bool) -> Triominos:
    """A game in which each seat is dealt these cards, then the highest; seat 0 starts.

    `last` are the lowest cards of the pot; the joker is there too unless it is named.
    """
    if "***" not in " ".join([*racks, last]):
        last += " ***"
    named = " ".join([*racks, first, last]).split()
    others = [name for name in CARD_NAMES if name not in named]
    deck: list[str] = []
    for rack in racks:
        cards = rack.split()
        deck += cards + [others.pop() for _ in range(6 - len(cards))]
    deck += [first, *others, *last.split()]
    return begin(len(racks), {"start": 0, "deck": deck}, **options)


def begin(players: int, setup: Setup, **options: bool) -> Triominos:
    position = GAME.start(players, options, setup)
    assert isinstance(position, Triominos)
    return position


def random_game(seed: int, players: int = 3, **options: bool) -> tuple[Triominos, Rng]:
    rng = Rng(seed)
    return begin(players, GAME.deal(players, options, rng), **options), rng


def after(position: Triominos, *actions: str) -> Triominos:
    for action in actions:
        GAME.play(position, action)
    return position


def see(position: Position, key: str, seat: int | None = None) -> Any:
    return GAME.view(position, seat)[key]


def reason(position: Position, action: str) -> str:
    before = position.key()
    with pytest.raises(IllegalAction) as refused:
        GAME.play(position, action)
    assert position.key() == before
    return refused.value.reason


def keep_only(position: Triominos, seat: int, *names: str) -> None:
    """Empties a rack but for these cards, as if the others had been laid."""
    position.racks[seat] = sum(2 ** CARDS[name] for name in names)


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
    assert see(position, "table") == [f"^0,0={deck[13]}"]
    assert GAME.setup(position) == {"start": 1, "deck": [*deck[:12], *deck[13:], "***"]}


def test_without_the_joker_there_are_35_cards() -> None:
    setup = GAME.deal(2, {"joker": False}, Rng(4))
    assert sorted(setup["deck"]) == CARD_NAMES[:-1]
    assert see(begin(2, setup, joker=False), "options") == {"joker": False, "open_racks": False}


DECK = GAME.deal(2, {}, Rng(0))["deck"]


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
def test_a_setup_that_chance_could_not_have_produced_is_refused(setup: Setup) -> None:
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
    assert see(position, "chips") == [5, 4]
    assert see(position, "rack_sizes") == [5, 6]
    assert see(position, "table") == ["^0,0=111", "v0,0=121"]
    assert see(position, "to_move") == 1


def test_a_hexagon_earns_one_more() -> None:
    around = ["v0,0=121", "^1,0=122", "v1,-1=123", "^1,-1=313", "v0,-1=113"]
    position = after(deal("112 123 113", "122 133"), *around[:-1])
    assert see(position, "chips") == [6, 6]
    assert see(after(position, around[-1]), "chips") == [8, 6]


def test_a_bridge_earns_one_more() -> None:
    position = deal("234 334 144 134", "233 444 123 244", first="124")
    way = ["v0,0=234", "^0,1=233", "v0,1=343", "buy", "v0,-1=144", "^1,-1=444", "^1,1=341"]
    after(position, *way, "v1,0=312", "buy")
    assert see(position, "chips") == [7, 6]
    # It shares a side with ^1,-1 alone and its third corner touches v1,0.
    assert see(after(position, "v1,-1=424"), "chips") == [7, 8]


def test_the_last_card_of_the_rack_earns_one_more_and_may_do_so_again() -> None:
    position = deal("112", "122 222")
    keep_only(position, 0, "112")
    assert see(after(position, "v0,0=121"), "chips") == [6, 4]
    assert GAME.legal_texts(after(position, "buy")) == ["buy"]
    after(position, "buy", "buy")
    keep_only(position, 0, "113")
    assert see(after(position, "v-1,0=311"), "chips") == [7, 2]


def test_a_hexagon_may_be_the_last_card_too() -> None:
    position = deal("112 123 113", "122 133")
    after(position, "v0,0=121", "^1,0=122", "v1,-1=123", "^1,-1=313")
    keep_only(position, 0, "113")
    assert see(after(position, "v0,-1=113"), "chips") == [9, 6]


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
    assert see(after(position, "^1,0=145"), "chips") == [5, 5]


def test_the_joker_is_exchanged_for_a_card_that_fits_its_place() -> None:
    position = after(deal("*** 112", "114 145 113"), "v0,0=***", "^1,0=145", "buy")
    assert reason(position, "swap=131") == "joker-place"
    assert reason(position, "swap=555") == "not-your-card"
    after(position, "swap=141")
    assert see(position, "chips") == [4, 5]
    assert see(position, "table") == ["^0,0=111", "v0,0=141", "^1,0=145"]
    assert see(position, "joker_taker") == 1
    assert "***" in see(position, "racks", 1)[1]
    assert reason(position, "swap=121") == "no-joker"
    after(position, "buy", "v-1,0=***")
    assert see(position, "joker_taker") is None


def test_the_joker_counts_for_a_hexagon() -> None:
    around = ["v0,0=121", "^1,0=122", "v1,-1=123", "^1,-1=***", "v0,-1=113"]
    position = after(deal("112 123 113", "122 ***"), *around)
    assert see(position, "chips") == [8, 6]


# -- buying and passing -------------------------------------------------------------------


def test_buying_costs_a_chip_and_needs_one() -> None:
    position = after(deal("555", "444", last=ONES), *["buy"] * 8)
    assert see(position, "chips") == [0, 0]
    assert see(position, "buyers") == [0, 1] * 4
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
    assert see(position, "passed") == 1
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
    assert see(position, "pot") == 0
    assert len(movers) == last_buy + 4
    assert movers[-1] == movers[last_buy - 1]
    assert GAME.ending(position) == "pot"
    assert see(position, "last_turns") == 0


def test_with_an_empty_pot_nothing_is_bought() -> None:
    position, _ = random_game(5, players=2)
    while see(position, "pot"):
        position.apply(position.legal()[-1])
    assert see(position, "last_turns") == 2
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


# -- the position as search sees it -------------------------------------------------------


def test_each_legal_action_is_drawn_equally_often() -> None:
    position = after(deal("*** 114", "112 113 125 145 155"), "v0,0=***")
    legal = position.legal()
    rng = Rng(1)
    times = dict.fromkeys(legal, 0)
    for _ in range(200 * len(legal)):
        times[int(position.sample(rng))] += 1
    assert len(legal) > 10
    assert 140 < min(times.values()) <= max(times.values()) < 260


def test_the_order_of_laying_leaves_no_trace_in_the_key() -> None:
    one = after(deal("112 113", "444"), "v0,0=121", "buy", "v-1,0=311")
    two = after(deal("112 113", "444"), "v-1,0=311", "buy", "v0,0=121")
    other = after(deal("112 113", "444"), "v-1,0=211", "buy", "v0,0=131")
    assert one.key() == two.key() != other.key()


def test_a_copy_goes_its_own_way() -> None:
    position, rng = random_game(3)
    while position.to_move >= 0:
        key, view = position.key(), GAME.view(position, 0)
        twin = position.copy()
        twin.apply(twin.sample(rng))
        assert (position.key(), GAME.view(position, 0)) == (key, view)
        GAME.play(position, GAME.text(int(position.sample(rng))))


# -- what a seat sees ---------------------------------------------------------------------


def test_a_seat_sees_its_own_rack_and_a_spectator_none() -> None:
    position = deal("112 113 114 115 122 123", "")
    mine = ["112", "113", "114", "115", "122", "123"]
    assert see(position, "racks", 0) == [mine, None]
    assert see(position, "racks", 1)[0] is None
    assert see(position, "racks") == [None, None]


def test_open_racks_are_seen_by_all() -> None:
    position = deal("112", "113", open_racks=True)
    racks = see(position, "racks", 0)
    assert see(position, "racks", 1) == see(position, "racks") == racks
    assert [len(rack) for rack in racks] == [6, 6]


def test_a_bought_card_is_told_to_its_buyer_alone_until_the_game_is_over() -> None:
    position = deal("555", "444", last=ONES)
    entries = []
    for action in ["buy"] * 8 + ["pass"]:
        entries.append(GAME.entry(position, GAME.code(action)))
        after(position, action)
    card = GAME.setup(position)["deck"][13]
    assert entries[0] == {"seat": 0, "action": "buy", "card": card}
    assert GAME.redact(entries, position, 0)[0] == entries[0]
    for other in (1, None):
        assert GAME.redact(entries, position, other)[0] == {"seat": 0, "action": "buy"}
    entries.append(GAME.entry(position, GAME.code("pass")))
    after(position, "pass")
    assert GAME.redact(entries, position, None) == entries
    assert None not in see(position, "racks")


def test_swapping_two_unseen_cards_changes_nothing_that_a_seat_sees() -> None:
    compared = 0
    for seed in range(30):
        position, rng = random_game(seed)
        setup = GAME.setup(position)
        deck = list(setup["deck"])
        one, two = int(rng.below(12)) + 6, int(rng.below(len(deck) - 19)) + 19
        deck[one], deck[two] = deck[two], deck[one]
        other = begin(3, {"start": setup["start"], "deck": deck})
        while position.to_move >= 0:
            assert json.dumps(GAME.view(position, 0)) == json.dumps(GAME.view(other, 0))
            if position.to_move == 0:
                assert position.legal() == other.legal()
            code = int(position.sample(rng))
            swapped_is_bought = GAME.text(code) == "buy" and position.top == two
            if code not in other.legal() or (position.to_move == 0 and swapped_is_bought):
                break
            position.apply(code)
            other.apply(code)
            compared += 1
    assert compared > 300


# -- worlds -------------------------------------------------------------------------------


def replayed(world: Position, actions: list[str], **options: bool) -> Triominos:
    """The same actions in another world; IllegalAction if they could not have been."""
    return after(begin(int(world.players), GAME.setup(world), **options), *actions)


@pytest.mark.parametrize("options", [{}, {"joker": False}, {"open_racks": True}])
@pytest.mark.parametrize("seed", range(8))
def test_a_world_looks_the_same_and_has_the_same_past(
    seed: int, options: dict[str, bool]
) -> None:
    position, rng = random_game(seed, players=2 + seed % 3, **options)
    actions: list[str] = []
    while position.to_move >= 0:
        legal = GAME.legal_texts(position)
        swaps = [text for text in legal if text.startswith("swap")]
        # Buying and swapping when one can brings about the rare things.
        action = swaps[0] if swaps else legal[int(rng.below(len(legal)))]
        actions.append(action)
        after(position, action)
        seat = [None, *range(int(position.players))][len(actions) % 3]
        view: View = json.loads(json.dumps(GAME.view(position, seat)))
        world = GAME.determinize(view, rng)
        assert GAME.view(world, seat) == view
        if len(actions) % 4 == 0 or position.to_move < 0:
            assert replayed(world, actions, **options).key() == world.key()


def test_a_seat_that_passed_had_none_of_the_cards_that_fitted() -> None:
    position = deal("555", "112 113", last="114 115 ***")
    actions = [*["buy"] * 8, "pass", "v0,0=121"]
    view = GAME.view(after(position, *actions), None)
    assert view["lacked"][0] == dict.fromkeys(["113", "114", "115", "***"], 10)
    assert view["played"] == {"112": [1, 0, 10]}
    worlds = GAME.worlds(view)
    rng = Rng(2)
    elsewhere = set()
    for _ in range(60):
        world = worlds.draw(rng)
        assert GAME.view(world, None) == view
        assert replayed(world, actions).key() == world.key()
        racks = [set(rack) for rack in see(begin_open(world), "racks")]
        assert not racks[0] & set(ONES.split())
        elsewhere |= racks[1]
    assert elsewhere >= {"113", "114", "115", "***"}


def test_nobody_lacks_a_joker_that_is_not_in_the_game() -> None:
    position, _ = random_game(1, players=2, joker=False)
    keep_only(position, 0)
    keep_only(position, 1)
    position.chips[0] = position.chips[1] = 0
    assert see(after(position, "pass"), "lacked")[0]
    assert "***" not in see(position, "lacked")[0]


def begin_open(world: Position) -> Triominos:
    """The same position with its racks open."""
    twin = world.copy()
    assert isinstance(twin, Triominos)
    twin.open_racks = True
    return twin


def test_a_card_bought_after_the_pass_may_be_one_that_fitted_then() -> None:
    position = deal("122 555", "112", last="113 114 115 ***")
    actions = [*["buy"] * 8, "pass", "v0,0=121", "^1,0=122", "buy", "buy"]
    worlds = GAME.worlds(GAME.view(after(position, *actions), None))
    rng = Rng(6)
    held = set()
    for _ in range(200):
        world = worlds.draw(rng)
        assert replayed(world, actions).key() == world.key()
        if "113" in see(begin_open(world), "racks")[0]:
            held.add(GAME.setup(world)["deck"].index("113"))
    assert held == {22}  # the tenth card that was bought, the only one after the pass


def test_every_card_may_be_where_nothing_speaks_against_it() -> None:
    position = after(deal("112", "113"), "v0,0=121", "v-1,0=311", "buy")
    worlds = GAME.worlds(GAME.view(position, 1))
    rng = Rng(8)
    laid_as = set()
    holders = set()
    for _ in range(300):
        deck = GAME.setup(worlds.draw(rng))["deck"]
        laid_as.add(deck.index("112"))
        holders.add(deck.index("***"))
    assert laid_as == set(range(6))
    assert holders == {*range(6), *range(13, 36)}


def test_a_joker_lies_last_twice_as_often_as_elsewhere() -> None:
    worlds = GAME.worlds(GAME.view(deal("112", "113", last="***"), 0))
    rng = Rng(3)
    last = sum(GAME.setup(worlds.draw(rng))["deck"][-1] == "***" for _ in range(3000))
    assert 150 < last < 250  # 2 of 30, not 1 of 29


def test_cards_make_room_for_each_other() -> None:
    worlds = GAME.worlds(GAME.view(deal("555", "444"), 0))
    # Three cards in a ring: each may have its own place or the next one's, so either all
    # keep theirs or all go on.
    ring = {"112": 6, "113": 7, "114": 8}
    for card in worlds.order:
        worlds.allowed[card] &= ~(2**6 + 2**7 + 2**8)
    for name, place in ring.items():
        worlds.allowed[CARDS[name]] = 2**place + 2 ** (6 + (place - 5) % 3)
    worlds.order = vec[i64](sorted(worlds.order, key=worlds.choices))
    rng = Rng(4)
    decks = [GAME.setup(worlds.draw(rng))["deck"][6:9] for _ in range(200)]
    assert 60 < decks.count(["112", "113", "114"]) < 140
    assert all(deck in (["112", "113", "114"], ["114", "112", "113"]) for deck in decks)


def test_a_view_that_contradicts_itself_has_no_world() -> None:
    view = GAME.view(after(deal("112", "113"), "v0,0=121"), None)
    view["played"]["112"] = [0, 6, 6]
    with pytest.raises(ValueError, match="no deck"):
        GAME.determinize(view, Rng(0))


# -- drawing ------------------------------------------------------------------------------


def test_the_geometry_is_plain_json() -> None:
    geometry = GAME.geometry(2)
    assert json.loads(json.dumps(geometry)) == geometry
    assert geometry["cells"]["v"] == [[0, 1], [1, 1], [1, 0]]
    assert [geometry["numbers"][str(k)]["dots"] for k in range(1, 6)] == [1, 2, 3, 4, 5]
