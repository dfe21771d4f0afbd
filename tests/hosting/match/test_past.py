"""A match in memory stays small, so that a process can keep thousands of them.

It keeps the codes of its past, and makes positions, entries and events again when they are
asked for. The limit holds even if rules are interpreted; compiled positions are smaller.
"""

from __future__ import annotations

import gc
import random
import tracemalloc
from collections.abc import Iterator

import pytest

from support.hosted_matches import row_of
from support.installed_games import every_table
from tavolino import Match
from tavolino.games import GAMES
from tavolino.hosting.match.events import PAGE, Acted, Event, Joined
from tavolino.hosting.match.hosted import HostedMatch
from tavolino.hosting.match.ids import id_from
from tavolino.hosting.match.messages import encode, page_after
from tavolino.hosting.match.past import STRETCH, LeanMatch, stretch
from tavolino.rules.game import MAX_LIMIT

EVENTS = 50

MOST = 20 * 1024
"""Bytes that a match may take after so many events."""

BEGAN = 1_700_000_000_000
"""A time as long as real ones, in milliseconds."""


def long_match(game: str, players: int, events: int, seed: int = 1) -> HostedMatch:
    """A match with ids and times as long as real ones, which goes on for as long as it can."""
    limited = any(option.name == "limit" for option in GAMES[game].options)
    options: dict[str, object] = {"limit": MAX_LIMIT} if limited else {}
    hosted = HostedMatch(row_of(game, players, seed=seed, options=options))
    for seat in range(players):
        add(hosted, Joined(seat, f"Seat {seat}"))
    rng = random.Random(seed)
    while hosted.phase == "on" and hosted.number < events:
        add(hosted, Acted(hosted.to_move, quiet_action(hosted, rng)))
    return hosted


def add(hosted: HostedMatch, what: Acted | Joined) -> None:
    """The next event."""
    number = hosted.number + 1
    hosted.apply(Event(number, id_from("command", str(number)), BEGAN + number, what))


def quiet_action(hosted: HostedMatch, rng: random.Random) -> str:
    """A random action that does not end the game, if a few tries find one."""
    action = ""
    for _ in range(20):
        action = rng.choice(hosted.match.legal())
        after = hosted.match.position.copy()
        after.apply(hosted.match.check(action))
        if after.to_move >= 0:
            break
    return action


@pytest.fixture
def traced() -> Iterator[None]:
    """Traces what is allocated."""
    tracemalloc.start()
    try:
        yield
    finally:
        tracemalloc.stop()


@pytest.mark.usefixtures("traced")
@every_table("game")
def test_a_match_takes_little_memory(game: str, players: int) -> None:
    long_match(game, players, EVENTS)  # what all matches of a game share is made once
    before = traced_now()
    hosted = long_match(game, players, EVENTS)
    hosted.match.legal()
    page_after(hosted, 0, 0, 0)
    assert traced_now() - before < MOST
    assert hosted.number == EVENTS or hosted.match.over


def traced_now() -> int:
    """The bytes that are in use, without the stretches that the process keeps."""
    stretch.cache_clear()
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


@every_table("game")
def test_the_past_is_made_again_as_it_was(game: str, players: int) -> None:
    match = long_match(game, players, 2 * STRETCH + 20).match
    check_past(match)
    stretch.cache_clear()
    for back in (1, 1, STRETCH // 2, STRETCH):
        for _ in range(min(back, len(match.actions) - 1)):
            match.undo()
        check_past(match)
        while not match.over and len(match.actions) % 3:
            match.play(match.legal()[-1])
        check_past(match)


def check_past(lean: LeanMatch) -> None:
    """A match knows as much of its past as one that has kept everything."""
    full = Match(lean.game, lean.players, lean.options, lean.setup)
    for action in lean.actions:
        full.play(action)
    assert [position.key() for position in lean.positions] == [
        position.key() for position in full.positions
    ]
    assert [*lean.entries] == full.entries
    assert lean.entries[-1] == full.entries[-1]
    assert lean.legal() == full.legal()
    assert lean.moves == full.moves
    for seat in (*range(lean.players), None):
        assert lean.view(seat) == full.view(seat)
        assert lean.history(seat) == full.history(seat)


@pytest.mark.parametrize("game", GAMES)
def test_no_answer_needs_more_than_the_stretches_it_is_about(game: str) -> None:
    """However long a match is, what it has not kept is played again from close by."""
    hosted = long_match(game, min(GAMES[game].players), PAGE)
    stretch.cache_clear()
    encode(page_after(hosted, hosted.number - 1, 0, 0))
    assert not stretch.cache_info().currsize, "the newest event needs nothing of the past"
    encode(page_after(hosted, hosted.number - 10, 0, 0))
    assert stretch.cache_info().currsize <= 2
