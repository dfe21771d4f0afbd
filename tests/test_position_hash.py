"""The hash by which a server finds out that a stored match replays to another position."""

from __future__ import annotations

import msgspec
import pytest

from sittings import add, row_of, seated
from tavolino.games import GAMES
from tavolino.server.match.events import Acted
from tavolino.server.match.kept import Stored
from tavolino.server.match.sitting import RulesChanged, Sitting


def begun(game: str) -> Sitting:
    """A match with one decision made."""
    sitting = seated(row_of(game))
    add(sitting, Acted(sitting.to_move, sitting.match.legal()[0]))
    return sitting


@pytest.mark.parametrize("game", GAMES)
def test_it_does_not_depend_on_views(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = begun(game)
    before = sitting.position_hash()
    monkeypatch.setattr(sitting.match, "view", lambda _: {"a new key": "of every view"})
    assert sitting.position_hash() == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["decisions", "to_move", "winners", "ending"])
def test_it_tells_positions_apart_even_if_their_keys_do_not(game: str, name: str) -> None:
    sitting = begun(game)
    before = sitting.position_hash()
    position = sitting.match.position
    setattr(position, name, getattr(position, name) + 1)
    assert sitting.position_hash() != before


def test_a_match_that_was_stored_without_one_is_read() -> None:
    sitting = begun("anneaux")
    standing = msgspec.structs.replace(sitting.standing(), position_hash=None)
    again = Sitting.of(Stored(row=sitting.row, standing=standing, events=sitting.events))
    assert again.standing() == sitting.standing()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_replays_to_another_position_is_not_read(game: str) -> None:
    sitting = begun(game)
    standing = seated(sitting.row).standing()
    with pytest.raises(RulesChanged, match="replays differently"):
        Sitting.of(Stored(row=sitting.row, standing=standing, events=sitting.events))
