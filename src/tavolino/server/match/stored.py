"""What is kept of a match: how it was created, how it stands, and with its log all of it.

Times are milliseconds of table time (see the store).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Phase = Literal["waiting", "on", "over"]


class Clock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long people may think: for each decision, or for the whole match."""

    per: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=10, le=30 * 24 * 3600)]
    increment: Annotated[
        int, Meta(ge=0, le=3600, description="seconds gained with each decision")
    ] = 0


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A match as it was created. Never changes."""

    id: str
    game: str
    rules_version: int
    players: int
    options: Mapping[str, object]
    setup: Mapping[str, object]
    clock: Clock | None = None
    created_at: int


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """How a match stands after its last event: what is looked for without reading its log."""

    number: int
    phase: Phase
    bot_due: bool
    """Whether a bot is to move."""
    deadline: int | None
    """When the time of the seat to move runs out."""
    position_hash: bytes | None
    """Rules that replay the log to another position are found out by it; None in a match whose
    last event was stored before there was this hash."""


class StoredMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match as it was created, and how it stands. Its log is read page by page."""

    row: MatchRow
    summary: Summary
