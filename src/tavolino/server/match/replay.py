"""Replays: a match from any of its decisions on, as one seat or a watcher may look back at it.

A seat may see again what it saw. Not so in a game that forgets while it is on: there two
positions in a row tell what lies covered between them, so only the present one is shown, and
after the end all of them with nothing covered.
"""

from __future__ import annotations

import msgspec

from tavolino.rules.types import Entry, View
from tavolino.server.match.events import WATCHER
from tavolino.server.match.hosted import HostedMatch


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """Some decisions that stand, and what a seat saw before the first and after each."""

    first: int
    """The number of decisions before the first view."""
    total: int
    """The number of all decisions that stand."""
    entries: list[Entry]
    """The decisions from the one asked for on, as they may be told now."""
    views: list[View]
    """One more than entries; in a game that forgets and is on, only the present one."""


def replay_of(hosted: HostedMatch, seat: int, first: int, count: int) -> Replay:
    """At most so many decisions of a match from number `first` on."""
    match = hosted.match
    viewer = None if seat == WATCHER else seat
    total = len(match.entries)
    first = min(first, total)
    last = min(first + count, total)
    over = hosted.phase == "over"
    # A match that was given up is over for everyone but the rules, which go on keeping secrets.
    told = match.entries[first:] if over else match.history(viewer, first)
    if match.game.forgets and not over:
        views, shown = [match.view(viewer)], total
    else:
        look = match.game.looked_back if over else match.game.view
        views, shown = [look(then, viewer) for then in match.positions[first : last + 1]], first
    return Replay(
        first=shown,
        total=total,
        entries=told[: last - first],
        views=views,
    )
