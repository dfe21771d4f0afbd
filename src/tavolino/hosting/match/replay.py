"""Replays: a match from any of its decisions on, as one seat or a watcher may see it.

A seat may see again what it saw before. The exception is a game that forgets: there, two
consecutive positions reveal what was covered between them. So while it is on only the current
position is shown, and after the end all positions with nothing covered.
"""

from __future__ import annotations

import msgspec

from tavolino.hosting.match.events import WATCHER
from tavolino.hosting.match.hosted import HostedMatch
from tavolino.rules.types import Entry, View


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """Some decisions, and what a seat saw before the first and after each of them."""

    first: int
    """The number of decisions before the first view."""
    total: int
    """The number of all decisions, not counting those taken back."""
    entries: list[Entry]
    """The requested decisions, as they may be shown now."""
    views: list[View]
    """One more than entries; only the current view while a game that forgets is on."""


def replay_of(hosted: HostedMatch, seat: int, first: int, count: int) -> Replay:
    """The replay of at most `count` decisions of a match from number `first` on."""
    match = hosted.match
    viewer = None if seat == WATCHER else seat
    total = len(match.entries)
    first = min(first, total)
    last = min(first + count, total)
    over = hosted.phase == "over"
    # If players gave up, the match is over, but its game is not and still keeps secrets.
    entries = match.entries[first:last] if over else match.history(viewer, first, last)
    if match.game.forgets and not over:
        views, shown = [match.view(viewer)], total
    else:
        look = match.game.look_back if over else match.game.view
        views, shown = [look(then, viewer) for then in match.positions[first : last + 1]], first
    return Replay(
        first=shown,
        total=total,
        entries=entries,
        views=views,
    )
