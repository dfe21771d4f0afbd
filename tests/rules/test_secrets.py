"""Two matches that differ only in what a seat may not know look the same to that seat."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from support.lookalikes import hiding_tables, other_lookalike, thorough, wander
from support.seat_knowledge import assert_same_bytes


@thorough
@given(
    table=hiding_tables,
    seed=st.integers(0, 10**6),
    plies=st.integers(0, 120),
    seat=st.integers(0, 4),
)
def test_a_seat_gets_the_same_of_both(
    table: tuple[str, int], seed: int, plies: int, seat: int
) -> None:
    match = wander(*table, seed, plies)
    viewer = seat if seat < match.players else None
    lookalike = other_lookalike(match, viewer, seed)
    assert_same_bytes(match, lookalike, viewer)
    # Where the past may be forgotten the lookalike has none of its own.
    if not match.game.forgets:
        for ply in range(len(match.positions)):
            assert match.view(viewer, ply) == lookalike.view(viewer, ply)
