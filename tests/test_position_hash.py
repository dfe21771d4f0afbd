"""The hash by which a server finds out that a stored match replays to another position."""

from __future__ import annotations

import msgspec
import pytest

from hosted_matches import add, row_of, seated
from tavolino.games import GAMES
from tavolino.server.match.events import Acted
from tavolino.server.match.hosted import HostedMatch, RulesChanged
from tavolino.server.match.stored import StoredMatch


def begun(game: str) -> HostedMatch:
    """A match with one decision made."""
    hosted = seated(row_of(game))
    add(hosted, Acted(hosted.to_move, hosted.match.legal()[0]))
    return hosted


@pytest.mark.parametrize("game", GAMES)
def test_it_does_not_depend_on_views(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hosted = begun(game)
    before = hosted.position_hash()
    monkeypatch.setattr(hosted.match, "view", lambda _: {"a new key": "of every view"})
    assert hosted.position_hash() == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["decisions", "to_move", "winners", "ending"])
def test_it_tells_positions_apart_even_if_their_keys_do_not(game: str, name: str) -> None:
    hosted = begun(game)
    before = hosted.position_hash()
    position = hosted.match.position
    setattr(position, name, getattr(position, name) + 1)
    assert hosted.position_hash() != before


def test_a_match_that_was_stored_without_one_is_read() -> None:
    hosted = begun("anneaux")
    summary = msgspec.structs.replace(hosted.summary(), position_hash=None)
    again = HostedMatch.of(StoredMatch(row=hosted.row, summary=summary, events=hosted.events))
    assert again.summary() == hosted.summary()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_replays_to_another_position_is_not_read(game: str) -> None:
    hosted = begun(game)
    summary = seated(hosted.row).summary()
    with pytest.raises(RulesChanged, match="replays differently"):
        HostedMatch.of(StoredMatch(row=hosted.row, summary=summary, events=hosted.events))
