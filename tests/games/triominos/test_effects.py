"""Effects of My First Triominos: what an action did, what it hid, and of which kind it was."""

from __future__ import annotations

from typing import cast

import pytest

from support.random_games_effects import kinds_met, steps, these
from tavolino import GAMES, Match
from tavolino.games.triominos.rules.types import TriominosView
from tavolino.rules.chance import Rng
from tavolino.rules.types import Entry


@pytest.mark.parametrize("players", [2, 3, 4])
def test_triominos_chips_add_up_and_hexagons_are_those_of_the_table(players: int) -> None:
    for seen, entry, then in steps("triominos", players, games=20):
        before, after = cast("TriominosView", seen), cast("TriominosView", then)
        seat = entry["seat"]
        earned = sum(effect["count"] for effect in these(entry, "chips"))
        assert after["chips"][seat] == before["chips"][seat] + earned
        new = [cells for cells in after["hexagons"] if cells not in before["hexagons"]]
        hexagons = [
            effect["at"] for effect in these(entry, "chips") if effect["why"] == "hexagon"
        ]
        assert sorted(hexagons) == sorted(new)
        laid = {text.partition("=")[0] for text in after["table"]}
        assert all(laid >= set(cells) for cells in after["hexagons"])
        assert not laid & set(after["free"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_bought_shows_in_no_effect(players: int) -> None:
    game = GAMES["triominos"]
    bought = 0
    for seed in range(12):
        match = Match.new("triominos", players, seed)
        rng = Rng(seed)
        while not match.over:
            legal = match.legal()
            match.play("buy" if "buy" in legal else legal[int(rng.below(len(legal)))])
        for ply, entry in enumerate(match.entries):
            if entry["action"] == "buy":
                others = [seat for seat in range(players) if seat != entry["seat"]]
                for seat in (*others, None):
                    redacted: Entry = game.redact([entry], match.positions[ply + 1], seat)[0]
                    over = match.positions[ply + 1].to_move < 0
                    assert ("card" in redacted) == over
                    assert redacted["effects"] == [
                        {
                            "type": "chips",
                            "seat": entry["seat"],
                            "at": [],
                            "count": -1,
                            "why": "buy",
                        },
                        {"type": "bought", "seat": entry["seat"], "at": [], "count": 1},
                    ]
                bought += 1
    assert bought > 20


# -- kinds of action, for reports -----------------------------------------------------------

KINDS = {
    "lay",
    "lay for more",
    "lay the joker",
    "swap for the joker",
    "buy",
    "buy although a card fits",
}


def test_every_rule_is_met_somewhere() -> None:
    assert kinds_met("triominos", KINDS) == KINDS


# -- what a sentence needs ------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_decision_tells_what_was_decided_and_with_which_card(players: int) -> None:
    for _, entry, after in steps("triominos", players, games=8):
        done = [effect for effect in entry["effects"] if effect["type"] in DECIDED]
        assert len(done) == 1
        part = done[0].get("part", "")
        if done[0]["type"] in ("placed", "swapped"):
            corners = entry["action"].partition("=")[2]
            assert part == ("joker" if corners == "***" else "-".join(sorted(corners)))
        else:
            assert part == ""
        for won in these(entry, "won"):
            view = cast("TriominosView", after)
            laid = [text.split("=") for text in view["table"]]
            cards = {cell: "".join(sorted(corners)) for cell, corners in laid}
            mine = [cell for cell in cards if layer_of(view, cards[cell]) == won["seat"]]
            assert won["at"] == mine


DECIDED = ("placed", "swapped", "bought", "passed")


def layer_of(view: TriominosView, card: str) -> int | None:
    """Who brought a card to the table; nobody did with the first."""
    return view["played"][card][0] if card in view["played"] else None
