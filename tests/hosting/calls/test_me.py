"""The list of one's own matches."""

from __future__ import annotations

from tavolino.hosting.calls.me import list_seats
from tavolino.hosting.match.events import WATCHER
from tavolino.hosting.store.values import HeldSeat


def test_a_match_that_is_played_is_not_listed_as_watched_too() -> None:
    def held(match: str, seat: int) -> HeldSeat:
        return HeldSeat(
            match=match, seat=seat, game="memento", phase="on", number=1, changed_at=0
        )

    found = [held("a", 0), held("a", WATCHER), held("b", WATCHER), held("a", 0)]
    assert [(one.match, one.seat) for one in list_seats(found)] == [("a", 0), ("b", WATCHER)]
