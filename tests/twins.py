"""Twins: two matches that differ only in what a seat may not know.

They are made from setups, without help from `determinize`: two cards or numbers that the seat
does not see change places, and everything else is played as it was.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import cast

from hypothesis import HealthCheck, assume, settings

from tavolino import Match
from tavolino.rules.chance import Rng
from tavolino.rules.dimenticato.types import (
    DimenticatoEntry,
    DimenticatoGeometry,
    DimenticatoSetup,
    DimenticatoView,
)
from tavolino.rules.errors import RulesError
from tavolino.rules.triominos.types import TriominosSetup, TriominosView

# The same examples every time: what fails once is to fail always.
some = settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow],
)
thorough = settings(some, max_examples=150)


def wander(name: str, players: int, seed: int, plies: int, **options: object) -> Match:
    """A random match, somewhere on its way."""
    match, rng = Match.new(name, players, seed, **options), Rng(seed)
    while not match.over and len(match.entries) < plies:
        legal = match.legal()
        match.play(legal[int(rng.below(len(legal)))])
    return match


def swapped(
    setup: Mapping[str, object], key: str, one: int, other: int
) -> Mapping[str, object]:
    """A setup in which two entries of a list have changed places."""
    entries = setup[key]
    assert isinstance(entries, list)
    entries = entries.copy()
    entries[one], entries[other] = entries[other], entries[one]
    return {**setup, key: entries}


# -- My First Triominos ---------------------------------------------------------------------


def triominos_view(match: Match, seat: int | None, ply: int | None = None) -> TriominosView:
    """What a seat sees, or saw, of a match of My First Triominos."""
    return cast("TriominosView", match.view(seat, ply))


def twin_deal(match: Match, seat: int | None, places: tuple[int, int]) -> Match:
    """The same match with two cards changed that the seat has never seen."""
    hidden = hidden_places(match, seat)
    assume(hidden)
    one, other = (hidden[place % len(hidden)] for place in places)
    setup = swapped(match.setup, "deck", one, other)
    twin = Match(match.game, match.players, match.options, setup)
    # A joker met first is put back, so a card that changes places with it begins the table.
    first = [triominos_view(each, None, 0)["table"] for each in (twin, match)]
    assume(first[0] == first[1])
    for entry in match.entries:
        try:
            twin.play(entry["action"])
        except RulesError:
            assume(False)
    assume(twin.position.key() != match.position.key())
    return twin


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


# -- Dimenticato ----------------------------------------------------------------------------


def dimenticato_view(match: Match, seat: int | None, ply: int | None = None) -> DimenticatoView:
    """What a seat sees, or saw, of a match of Dimenticato."""
    return cast("DimenticatoView", match.view(seat, ply))


def dimenticato_entries(match: Match) -> list[DimenticatoEntry]:
    """All decisions of a match of Dimenticato."""
    return cast("list[DimenticatoEntry]", match.entries)


def values_of(match: Match) -> list[int]:
    """The number of each dice field."""
    return cast("DimenticatoSetup", match.setup)["values"]


def fields_of(match: Match) -> list[str]:
    """The names of all fields, dice fields first."""
    geometry = cast("DimenticatoGeometry", match.game.geometry(match.players))
    return list(geometry["fields"])


def twin_track(match: Match, choice: int) -> Match:
    """The same match with two covered numbers of one card changed."""
    view = dimenticato_view(match, None)
    # A number that was just announced rightly was said aloud.
    assume(not match.over and view["announced"] is None)
    hidden = covered_pairs(view["numbers"])
    assume(hidden)
    one, other = hidden[choice % len(hidden)]
    twin = Match(match.game, match.players, {}, swapped(match.setup, "values", one, other))
    assume(follow(match, twin))
    return twin


def covered_pairs(numbers: list[int | None]) -> list[tuple[int, int]]:
    """Two fields of one card, both covered."""
    covered = [field for field, number in enumerate(numbers) if number is None]
    return [(a, b) for a, b in combinations(covered, 2) if a // 4 == b // 4]


def follow(match: Match, twin: Match) -> bool:
    """Plays the same match with other numbers under the figures, if that can be done.

    Who announced rightly does so in the twin too; who was wrong stays wrong.
    """
    for k, entry in enumerate(dimenticato_entries(match)):
        action = entry["action"]
        if entry.get("moves"):
            field = field_of(match, k, entry["seat"], int(action[0]))
            action = action[:2] + str(values_of(twin)[field])
        try:
            twin.play(action)
        except RulesError:
            return False
        if dimenticato_entries(twin)[-1].get("moves") != entry.get("moves"):
            return False
    return True


def field_of(match: Match, ply: int, seat: int, figure: int) -> int:
    """The number of the dice field a figure stood on."""
    row, column = dimenticato_view(match, None, ply)["figures"][seat][figure - 1]
    return fields_of(match).index(f"{row},{column}")
