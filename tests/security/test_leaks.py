"""Nothing leaks: what no one may know changes not one byte of what they get."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.installed_games import EVERY_TABLE
from support.lookalike_pairs import pair_for
from support.prepared_matches import token_of
from support.two_servers import Servers, both_served, overhear
from tavolino import GAMES
from tavolino.hosting.match.events import WATCHER

REMEMBERING = [table for table in EVERY_TABLE if not GAMES[table[0]].forgets]


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    with both_served(tmp_path_factory) as both:
        yield both


@pytest.mark.parametrize(("game", "players"), REMEMBERING)
def test_no_one_hears_anything_of_what_they_may_not_know(
    servers: Servers, game: str, players: int
) -> None:
    for seat in (*range(players), WATCHER):
        seed = 10 * players + seat
        pair = pair_for(game, players, None if seat == WATCHER else seat, seed)
        match = overhear(servers, pair, seat, seed)
        assert someone_sees_another(servers, match, players) == GAMES[game].hides


def someone_sees_another(servers: Servers, match: str, players: int) -> bool:
    """Whether the two matches do differ, for someone who may know what differs."""
    seen = [
        [
            server.client(token_of(seat)).get(f"/matches/{match}").content
            for seat in range(players)
        ]
        for server in servers
    ]
    return seen[0] != seen[1]
