"""My First Triominos: what a seat sees, and the worlds it can think of."""

from __future__ import annotations

import json
from math import sqrt

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from mypy_extensions import i64

from games.triominos.lookalikes import lookalike_deal
from games.triominos.table import (
    GAME,
    ONES,
    after,
    begin,
    deal,
    entry_of,
    keep_only,
    random_game,
    see,
)
from support.lookalikes import thorough, wander
from support.seat_knowledge import assert_same_bytes
from tavolino.games.triominos.rules.cards import CARDS, JOKER
from tavolino.games.triominos.rules.position import TriominosPosition
from tavolino.games.triominos.rules.variant import variant_of
from tavolino.games.triominos.rules.worlds import TriominosWorlds
from tavolino.rules.chance import Rng
from tavolino.rules.packed import vec
from tavolino.rules.position import Position
from tavolino.rules.types import Options, Value, View
from tavolino.table.conformance import evenly_drawn, every_options

# -- the position as search sees it -------------------------------------------------------


def test_each_legal_action_is_drawn_equally_often() -> None:
    position = after(deal("*** 114", "112 113 125 145 155"), "v0,0=***")
    legal = position.legal()
    assert len(legal) > 10
    assert evenly_drawn(position, legal, Rng(1))


def test_the_order_of_laying_leaves_no_trace_in_the_key() -> None:
    one = after(deal("112 113", "444"), "v0,0=121", "buy", "v-1,0=311")
    two = after(deal("112 113", "444"), "v-1,0=311", "buy", "v0,0=121")
    other = after(deal("112 113", "444"), "v-1,0=211", "buy", "v0,0=131")
    assert one.key() == two.key() != other.key()


def test_a_copy_goes_its_own_way() -> None:
    position, rng = random_game(3)
    while position.to_move >= 0:
        key, view = position.key(), GAME.view(position, 0)
        lookalike = position.copy()
        lookalike.apply(lookalike.sample(rng))
        assert (position.key(), GAME.view(position, 0)) == (key, view)
        GAME.play(position, GAME.text(int(position.sample(rng))))


# -- what a seat sees ---------------------------------------------------------------------


def test_a_seat_sees_its_own_rack_and_a_spectator_none() -> None:
    position = deal("112 113 114 115 122 123", "")
    mine = ["112", "113", "114", "115", "122", "123"]
    assert see(position, 0)["racks"] == [mine, None]
    assert see(position, 1)["racks"][0] is None
    assert see(position)["racks"] == [None, None]


def test_open_racks_are_seen_by_all() -> None:
    position = deal("112", "113", open_racks=True)
    racks = see(position, 0)["racks"]
    assert see(position, 1)["racks"] == see(position)["racks"] == racks
    assert [len(rack or []) for rack in racks] == [6, 6]


def test_a_bought_card_is_told_to_its_buyer_alone_until_the_game_is_over() -> None:
    position = deal("555", "444", last=ONES)
    entries = [entry_of(position, action) for action in ["buy"] * 8 + ["pass"]]
    card = GAME.setup(position)["deck"][13]
    bought = {
        "seat": 0,
        "action": "buy",
        "effects": [
            {"type": "chips", "seat": 0, "at": [], "count": -1, "why": "buy"},
            {"type": "bought", "seat": 0, "at": [], "count": 1},
        ],
    }
    assert entries[0] == bought | {"card": card}
    assert GAME.redact(entries, position, 0)[0] == entries[0]
    for other in (1, None):
        assert GAME.redact(entries, position, other)[0] == bought
    entries.append(entry_of(position, "pass"))
    assert GAME.redact(entries, position, None) == entries
    assert None not in see(position)["racks"]


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


def replayed(world: Position, actions: list[str], **options: Value) -> TriominosPosition:
    """The same actions in another world; IllegalAction if they could not have been."""
    return after(begin(int(world.players), GAME.setup(world), **options), *actions)


@pytest.mark.parametrize("options", every_options(GAME))
@pytest.mark.parametrize("seed", range(8))
def test_a_world_looks_the_same_and_has_the_same_past(seed: int, options: Options) -> None:
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
        world = worlds(rng)
        assert GAME.view(world, None) == view
        assert replayed(world, actions).key() == world.key()
        racks = [set(rack or []) for rack in see(begin_open(world))["racks"]]
        assert not racks[0] & set(ONES.split())
        elsewhere |= racks[1]
    assert elsewhere >= {"113", "114", "115", "***"}


def test_nobody_lacks_a_joker_that_is_not_in_the_game() -> None:
    position, _ = random_game(1, players=2, joker=False)
    keep_only(position, 0)
    keep_only(position, 1)
    position.chips[0] = position.chips[1] = 0
    assert see(after(position, "pass"))["lacked"][0]
    assert "***" not in see(position)["lacked"][0]


def begin_open(world: Position) -> TriominosPosition:
    """The same position with its racks open."""
    lookalike = world.copy()
    assert isinstance(lookalike, TriominosPosition)
    lookalike.variant = variant_of({**lookalike.variant.options, "open_racks": True})
    return lookalike


def test_a_card_bought_after_the_pass_may_be_one_that_fitted_then() -> None:
    position = deal("122 555", "112", last="113 114 115 ***")
    actions = [*["buy"] * 8, "pass", "v0,0=121", "^1,0=122", "buy", "buy"]
    worlds = GAME.worlds(GAME.view(after(position, *actions), None))
    rng = Rng(6)
    held = set()
    for _ in range(200):
        world = worlds(rng)
        assert replayed(world, actions).key() == world.key()
        if "113" in (see(begin_open(world))["racks"][0] or []):
            held.add(GAME.setup(world)["deck"].index("113"))
    assert held == {22}  # the tenth card that was bought, the only one after the pass


def test_every_card_may_be_where_nothing_speaks_against_it() -> None:
    position = after(deal("112", "113"), "v0,0=121", "v-1,0=311", "buy")
    worlds = GAME.worlds(GAME.view(position, 1))
    rng = Rng(8)
    laid_as = set()
    holders = set()
    for _ in range(300):
        deck = GAME.setup(worlds(rng))["deck"]
        laid_as.add(deck.index("112"))
        holders.add(deck.index("***"))
    assert laid_as == set(range(6))
    assert holders == {*range(6), *range(13, 36)}


def test_a_joker_lies_behind_the_first_card_a_little_more_often_than_on_a_rack() -> None:
    position = deal("", "", "", "", last="***")
    view = GAME.view(position, None)
    worlds = TriominosWorlds(view, GAME.known_position(view))
    # All cards are known but for one on a rack and the last one of the pot.
    worlds.deck = position.deck[:]
    worlds.open = vec[i64]([6, 35])
    worlds.order = vec[i64]([int(position.deck[6]), JOKER])
    for card in worlds.order:
        worlds.allowed[card] = 2**6 + 2**35
    rng = Rng(3)
    draws = 12_000
    behind = sum(worlds.draw(rng).deck[35] == JOKER for _ in range(draws))
    # A joker drawn first is put at one of 11 places: each has it in 12 decks of 11.
    expected = draws * 12 / 23
    assert abs(behind - expected) < 2.3 * sqrt(draws / 4)


def test_cards_make_room_for_each_other() -> None:
    view = GAME.view(deal("555", "444"), 0)
    worlds = TriominosWorlds(view, GAME.known_position(view))
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


# -- other deals, made by hand ---------------------------------------------------------------


@thorough
@given(
    players=st.integers(2, 4),
    seed=st.integers(0, 10**6),
    plies=st.integers(0, 80),
    seat=st.integers(0, 4),
    places=st.tuples(st.integers(0, 35), st.integers(0, 35)),
    joker=st.booleans(),
    joker_side=st.sampled_from(["corner", "side"]),
)
def test_deals_alike_to_a_seat_look_alike(
    players: int,
    seed: int,
    plies: int,
    seat: int,
    places: tuple[int, int],
    joker: bool,
    joker_side: str,
) -> None:
    match = wander("triominos", players, seed, plies, joker=joker, joker_side=joker_side)
    assume(not match.over)
    viewer = seat if seat < players else None
    assert_same_bytes(match, lookalike_deal(match, viewer, places), viewer)
