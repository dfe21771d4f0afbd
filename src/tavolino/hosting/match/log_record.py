"""The record of a match that today's rules cannot replay, made directly from its log."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import cast

from tavolino.games import game_named
from tavolino.hosting.match.events import Acted, Event, Joined, TakenBack
from tavolino.hosting.match.messages import FinishedRecord
from tavolino.hosting.match.stored import MatchRow
from tavolino.rules.errors import RulesError
from tavolino.rules.types import Options, Setup


def record_from_log(row: MatchRow, events: Iterable[Event]) -> FinishedRecord:
    """The record of a match without replaying it: decisions that were not taken back."""
    actions: list[str] = []
    names = [""] * row.players
    for event in events:
        match event.what:
            case Joined(seat, name):
                names[seat] = name
            case Acted(_, action):
                actions.append(action)
            case TakenBack(_, ply):
                del actions[ply:]
            case _:
                pass
    with suppress(RulesError):  # otherwise it stays a record of its own rules version
        row = row.upgraded(game_named(row.game))
    return FinishedRecord(
        game=row.game,
        rules_version=row.rules_version,
        players=row.players,
        options=cast("Options", row.options),
        setup=cast("Setup", row.setup),
        actions=actions,
        names=names,
    )
