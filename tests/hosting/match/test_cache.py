"""The cache of hosted matches is bounded in bytes, and its estimates are about right."""

from __future__ import annotations

import gc
import random
import tracemalloc

import pytest

from support.hosted_matches import add, row_of, seated
from tavolino.games import GAMES
from tavolino.hosting.match.cache import MatchCache
from tavolino.hosting.match.events import Acted, DrawDeclined, DrawOffered
from tavolino.hosting.match.hosted import BASE_SIZE, EVENT_SIZE, HostedMatch

EVENTS = 400
"""In the longest match that is measured."""


@pytest.mark.parametrize("game", GAMES)
def test_an_estimate_is_about_right(game: str) -> None:
    row = row_of(game, max(GAMES[game].players))
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        hosted = played(seated(row))
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert (after - before) / 3 < hosted.size() < 3 * (after - before)


def played(hosted: HostedMatch) -> HostedMatch:
    """A match that is played to its end, or for long, and of which every seat has asked."""
    rng = random.Random(1)
    while hosted.phase == "on" and hosted.number < EVENTS:
        add(hosted, Acted(hosted.to_move, rng.choice(hosted.match.legal())))
    for seat in range(hosted.row.players):
        hosted.observations(seat)
    return hosted


def test_matches_that_were_used_last_are_kept() -> None:
    cache = MatchCache(most=3 * (BASE_SIZE + 10 * EVENT_SIZE))
    for match in "abcd":
        cache[match] = seated(row_of())
        cache.use(match)
        cache.use("a")
    assert list(cache) == ["c", "d", "a"]


def test_a_match_that_grows_drops_others() -> None:
    cache = MatchCache(most=2 * (BASE_SIZE + 10 * EVENT_SIZE))
    cache["other"] = seated(row_of())
    cache["long"] = hosted = seated(row_of())
    cache.use("long")
    while hosted.number < 100:
        add(hosted, DrawOffered(0))
        add(hosted, DrawDeclined(1))
    assert set(cache) == {"other", "long"}
    cache.use("long")
    assert set(cache) == {"long"}
    assert cache.size == hosted.size()


def test_dropped_matches_take_nothing() -> None:
    cache = MatchCache()
    for match in "abc":
        cache[match] = seated(row_of())
    cache["a"] = seated(row_of())
    cache.pop("b")
    cache.pop("b", None)
    assert cache.size == 2 * seated(row_of()).size()
    cache.clear()
    assert (cache.size, cache.sizes) == (0, {})
