"""What is stored of a match besides its log: how it was created, and its current summary.

Times are milliseconds of table time (see `store/store.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, Self

import msgspec
from msgspec import Meta

from tavolino.rules.game import Game

Phase = Literal["waiting", "on", "over"]


class Clock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The time that people have to think, for each decision or for the whole match."""

    per: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=10, le=30 * 24 * 3600)]
    increment: Annotated[
        int, Meta(ge=0, le=3600, description="seconds gained with each decision")
    ] = 0


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A match as it was created. Only a newer rules version changes how it is written."""

    id: str
    game: str
    rules_version: int
    players: int
    options: Mapping[str, object]
    setup: Mapping[str, object]
    clock: Clock | None = None
    created_at: int

    def upgraded(self, game: Game) -> Self:
        """The match in today's rules version. Raises OtherRules if they cannot read it."""
        return msgspec.structs.replace(
            self,
            rules_version=game.rules_version,
            options=game.upgraded(self.options, self.rules_version),
        )


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """The state of a match after its last event, for queries that do not read its log."""

    number: int
    phase: Phase
    bot_due: bool
    """Whether a bot is to move."""
    deadline: int | None
    """When the time of the seat to move runs out."""
    position_hash: bytes | None
    """Detects rules that replay the log to a different position. None if the last event was
    stored before this hash existed."""


class StoredMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match as it was created, and its summary. Its log is read page by page."""

    row: MatchRow
    summary: Summary
