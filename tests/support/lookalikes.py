"""Random matches, and lookalikes of them: they differ only in what a seat may not know."""

from __future__ import annotations

from hypothesis import HealthCheck, assume, settings
from hypothesis import strategies as st

from support.installed_games import EVERY_TABLE
from tavolino import GAMES, Match
from tavolino.rules.chance import Rng
from tavolino.table.lookalike import lookalike_of

hiding_tables = st.sampled_from([table for table in EVERY_TABLE if GAMES[table[0]].hides])
"""The games that show no seat everything, with every number of seats."""

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


def other_lookalike(match: Match, seat: int | None, seed: int) -> Match:
    """A lookalike that is another position; one in which nothing is hidden is no example.

    Where the seat to move remembers more than it sees, this is none: it would be told others.
    """
    assume(not match.over)
    lookalike = lookalike_of(match, seat, Rng(seed))
    assume(lookalike.position.key() != match.position.key())
    assume(seat != match.to_move or lookalike.legal() == match.legal())
    return lookalike
