"""What a store takes and returns, and the errors that it raises.

All times are milliseconds of *table time*: the store's clock minus the time during which no
server was running (see `DutyStore.beat`), so that no one's time runs out in a power cut.
Secrets are passed as hashes. The store never keeps the secrets themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from tavolino.hosting.match.events import WATCHER, Event
from tavolino.hosting.match.stored import Phase, Summary

Row = Sequence[Any]
"""The values of a row, in the order of the statement's columns."""

Appended = Callable[[bool | Exception], None]
"""Takes what `append` would return or raise."""

Logs = dict[str, list[Row]]
"""The rows of logs, by match: number, command, time and text of each event."""

LEASE = 3_000
"""Milliseconds for which a turn is leased to the worker that thinks about it. Workers renew
their leases more often, so a lease only expires if its worker is dead or has lost the store."""

FIRST_TO_FORGET = (-1, b"")
"""Before all guests who asked to be forgotten."""

LINGER = 120_000
"""Milliseconds for which a match with a clock is checked every second, before the database is
told when to check next. With every move a deadline is put off, and to note a new one costs an
entry in every index."""


def mark_removed(seat: int) -> int:
    """Maps a seat to the number that marks it as taken away, and that number to the seat."""
    return WATCHER - 1 - seat


def mark_moved(seat: int) -> int:
    """Maps a seat to the number that marks it as moved to another device, and back."""
    return WATCHER - 101 - seat


def is_moved(mark: int) -> bool:
    """Whether a number marks a seat as moved to another device."""
    return mark <= mark_moved(0)


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One event and the summary of its match after it, written together or not at all."""

    match: str
    event: Event
    summary: Summary


class HeldSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, or WATCHER, that someone holds in a match, for the list of their matches."""

    match: str
    seat: int
    game: str
    phase: Phase
    number: int
    changed_at: int


class ListedMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match in the list that the host of the site sees."""

    match: str
    game: str
    phase: Phase
    number: int
    created_at: int
    changed_at: int
    made_by: bytes | None
    """The hash of its maker's secret, if known."""


class Due(NamedTuple):
    """A match in which a bot is to move after an event, and the hash of its maker's secret."""

    match: str
    number: int
    made_by: bytes | None


class Backlog(NamedTuple):
    """How many bots are due, also those that are thinking, and since when the first of them."""

    turns: int
    since: int | None


class Forgetting(NamedTuple):
    """How many guests are to be forgotten, and since when the first of them."""

    guests: int
    since: int | None


class Transferred(msgspec.Struct, frozen=True, kw_only=True):
    """The seat that a link transfers to another device."""

    match: str
    seat: int


class StoredCode(NamedTuple):
    """The code of a match as it is stored: the hash of its secret, and when it expires."""

    secret_hash: bytes
    until: int


class Pulse(msgspec.Struct, frozen=True, kw_only=True):
    """The time of the store's clock, and how much of it does not count as table time."""

    now: int
    down: int


class Moved(NamedTuple):
    """How much was archived."""

    matches: int
    events: int


class Kept(NamedTuple):
    """An archived log in a row, as it was when it was read."""

    match: str
    revision: int
    body: bytes


class File(NamedTuple):
    """A file of the archive: how many matches are in it, and how many rows name it."""

    name: str
    matches: int
    named: int


class Unavailable(Exception):
    """The store cannot be reached. Whether a step was written is not known."""


class NoArchive(Unavailable):
    """A log is in a file that this process cannot read."""


class Unusable(Exception):
    """A database exists but cannot be used as a store. The message says why."""
