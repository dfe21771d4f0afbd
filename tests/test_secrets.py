"""Two games that differ only in what a seat may not know look the same to that seat."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

from tavolino import Match
from twins import thorough, twin_deal, twin_track, wander


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
    assume(not match.over)
    viewer = seat if seat < players else None
    assert_same_bytes(match, twin_deal(match, viewer, places), viewer)


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
    twin = twin_track(match, choice)
    for seat in (*range(players), None):
        assert_same_bytes(match, twin, seat)
