"""Two games that differ only in what a seat may not know look the same to that seat.

The pairs are made from setups, without help from `determinize`: two cards that the seat
does not see change places, and everything else is played as it was.
"""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tavolino import GAMES, Match
from tavolino.rules.chance import Rng
from tavolino.rules.errors import RulesError
from tavolino.rules.game import Setup

# The same examples every time: what fails once is to fail always.
thorough = settings(
    max_examples=150,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow],
)


def wander(name: str, players: int, seed: int, plies: int, **options: object) -> Match:
    """A random match, somewhere on its way."""
    match, rng = Match.new(name, players, seed, **options), Rng(seed)
    while not match.over and len(match.entries) < plies:
        legal = match.legal()
        match.play(legal[int(rng.below(len(legal)))])
    return match


def swapped(setup: Setup, key: str, one: int, other: int) -> Setup:
    """A setup in which two entries of a list have changed places."""
    entries = list(setup[key])
    entries[one], entries[other] = entries[other], entries[one]
    return setup | {key: entries}


def seen(match: Match, seat: int | None) -> dict[str, Any]:
    """Everything a seat is ever sent."""
    return {
        "view": match.view(seat),
        "told": match.told(seat),
        "legal": match.legal() if match.to_move == seat else None,
    }


def assert_same_bytes(one: Match, other: Match, seat: int | None) -> None:
    assert json.dumps(seen(one, seat)) == json.dumps(seen(other, seat))


@thorough
@given(
    players=st.integers(2, 4),
    seed=st.integers(0, 10**6),
    plies=st.integers(0, 80),
    seat=st.integers(0, 4),
    places=st.tuples(st.integers(0, 35), st.integers(0, 35)),
    joker=st.booleans(),
)
def test_triominos_hides_racks_and_the_pot(
    players: int, seed: int, plies: int, seat: int, places: tuple[int, int], joker: bool
) -> None:
    match = wander("triominos", players, seed, plies, joker=joker)
    viewer = seat if seat < players else None
    assume(not match.over)
    deck = match.setup["deck"]
    one, other = places
    assume(one < other < len(deck))
    shown = {entry["action"][-3:] for entry in match.entries} | known_cards(match, viewer)
    readings = {card[k:] + card[:k] for card in (deck[one], deck[other]) for k in range(3)}
    assume(not readings & shown)
    twin = Match(match.game, players, match.options, swapped(match.setup, "deck", one, other))
    for entry in match.entries:
        try:
            twin.play(entry["action"])
        except RulesError:
            assume(False)
    assert_same_bytes(match, twin, viewer)


def known_cards(match: Match, seat: int | None) -> set[str]:
    """The cards a seat has in its rack, and the one the table began with."""
    racks = GAMES["triominos"].view(match.position, seat)["racks"]
    own = racks[seat] if seat is not None else []
    return {*(own or []), match.view(None)["table"][0][-3:]}


@thorough
@given(
    players=st.integers(2, 4),
    seed=st.integers(0, 10**6),
    plies=st.integers(0, 150),
    choice=st.integers(0, 100),
)
def test_dimenticato_hides_what_figures_stand_on(
    players: int, seed: int, plies: int, choice: int
) -> None:
    match = wander("dimenticato", players, seed, plies)
    view = match.view(None)
    # A number that was just announced rightly was said aloud.
    assume(not match.over and view["announced"] is None)
    hidden = covered_pairs(view["numbers"])
    assume(hidden)
    one, other = hidden[choice % len(hidden)]
    twin = Match(match.game, players, {}, swapped(match.setup, "values", one, other))
    assume(follow(match, twin))
    for seat in (*range(players), None):
        assert_same_bytes(match, twin, seat)


def covered_pairs(numbers: list[int | None]) -> list[tuple[int, int]]:
    """Two fields of one card, both covered."""
    covered = [field for field, number in enumerate(numbers) if number is None]
    return [(a, b) for a, b in combinations(covered, 2) if a // 4 == b // 4]


def follow(match: Match, twin: Match) -> bool:
    """Plays the same match with other numbers under the figures, if that can be done.

    Who announced rightly does so in the twin too; who was wrong stays wrong.
    """
    for k, entry in enumerate(match.entries):
        action = entry["action"]
        if entry.get("moves"):
            field = field_of(match, k, entry["seat"], int(action[0]))
            action = action[:2] + str(twin.setup["values"][field])
        try:
            twin.play(action)
        except RulesError:
            return False
        if twin.entries[-1].get("moves") != entry.get("moves"):
            return False
    return True


def field_of(match: Match, ply: int, seat: int, figure: int) -> int:
    """The number of the dice field a figure stood on."""
    row, column = match.view(None, ply)["figures"][seat][figure - 1]
    fields = list(match.game.geometry(match.players)["fields"])
    return fields.index(f"{row},{column}")
