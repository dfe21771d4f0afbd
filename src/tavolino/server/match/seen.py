"""What a seat has seen and done: all that whoever thinks for it may go by."""

from __future__ import annotations

import msgspec

from tavolino.rules.types import View
from tavolino.table.match import Match


class Seen(msgspec.Struct, frozen=True):
    """The views of a seat, the present one last."""

    game: str
    seat: int
    views: list[View]
    own: dict[int, str]
    """What it chose itself in earlier ones of these views."""


def seen_by(match: Match, seat: int) -> Seen:
    """What a seat has seen. Where views do not tell the past, there are earlier ones too."""
    now = len(match.entries)
    first = 0 if match.game.forgets else now
    return Seen(
        game=match.game.name,
        seat=seat,
        views=[match.view(seat, ply) for ply in range(first, now + 1)],
        own={
            ply: match.entries[ply]["action"]
            for ply in range(first, now)
            if match.entries[ply]["seat"] == seat
        },
    )
