"""Lookalikes of My First Triominos made by hand: a check that does not rely on `determinize`.

Two cards that the seat does not see change places, and everything else is played as it was.
"""

from __future__ import annotations

from typing import cast

from hypothesis import assume

from tavolino import Match
from tavolino.games.triominos.rules.types import TriominosSetup, TriominosView
from tavolino.rules.errors import RulesError


def triominos_view(match: Match, seat: int | None, ply: int | None = None) -> TriominosView:
    """What a seat sees, or saw, of a match of My First Triominos."""
    return cast("TriominosView", match.view(seat, ply))


def lookalike_deal(match: Match, seat: int | None, places: tuple[int, int]) -> Match:
    """The same match with two cards changed that the seat has never seen."""
    hidden = hidden_places(match, seat)
    assume(hidden)
    one, other = (hidden[place % len(hidden)] for place in places)
    setup = cast("TriominosSetup", match.setup)
    deck = list(setup["deck"])
    deck[one], deck[other] = deck[other], deck[one]
    lookalike = Match(match.game, match.players, match.options, {**setup, "deck": deck})
    # A joker met first is put back, so a card that changes places with it begins the table.
    first = [triominos_view(each, None, 0)["table"] for each in (lookalike, match)]
    assume(first[0] == first[1])
    for entry in match.entries:
        try:
            lookalike.play(entry["action"])
        except RulesError:
            assume(False)
    assume(lookalike.position.key() != match.position.key())
    return lookalike


def hidden_places(match: Match, seat: int | None) -> list[int]:
    """The places of the deck whose cards a seat has never seen."""
    shown = {entry["action"][-3:] for entry in match.entries} | known_cards(match, seat)
    deck = cast("TriominosSetup", match.setup)["deck"]
    return [
        place
        for place, card in enumerate(deck)
        if not {card[k:] + card[:k] for k in range(3)} & shown
    ]


def known_cards(match: Match, seat: int | None) -> set[str]:
    """The cards a seat has in its rack, and the one the table began with."""
    view = triominos_view(match, seat)
    own = view["racks"][seat] if seat is not None else []
    return {*(own or []), view["table"][0][-3:]}
