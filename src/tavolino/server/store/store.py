"""What a store of matches can do: the interface, and the rows that go in and out.

All times are milliseconds of *table time*: the clock of the store less the time during which
no server was running (see `Store.beat`), so that no one's time runs out in a power cut.
Secrets come as hashes: what would open a seat is never kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import msgspec

from tavolino.server.match.events import WATCHER, Event
from tavolino.server.match.stored import MatchRow, Phase, StoredMatch, Summary

LEASE = 3_000
"""Milliseconds for which a turn is left to the worker that began to think about it. It renews
its leases more often, so they only run out if it is dead or has lost the store."""


def removed(seat: int) -> int:
    """What stands for a seat that was taken from a secret; of that, the seat."""
    return WATCHER - 1 - seat


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One event and how its match stands after it, written together or not at all."""

    match: str
    event: Event
    summary: Summary


class Held(msgspec.Struct, frozen=True, kw_only=True):
    """A seat someone holds in a match, or WATCHER, for the list of their matches."""

    match: str
    seat: int
    game: str
    phase: Phase
    number: int
    changed_at: int


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A match as its host sees it in a list."""

    match: str
    game: str
    phase: Phase
    number: int
    created_at: int
    changed_at: int
    made_by: bytes | None
    """The hash of its maker's secret, if that is known."""


class Due(NamedTuple):
    """A match in which a bot is to move after an event, and the hash of its maker's secret."""

    match: str
    number: int
    made_by: bytes | None


class Carried(msgspec.Struct, frozen=True, kw_only=True):
    """What a link that carries a seat to another device opens."""

    match: str
    seat: int


class Pulse(msgspec.Struct, frozen=True, kw_only=True):
    """The clock of the store: what it shows, and how much of that is no table time."""

    now: int
    down: int


class Unavailable(Exception):
    """The store cannot be reached; whether a step was written is not known."""


class Unusable(Exception):
    """A database that is there but not fit for a store. The message says why."""


class Store(Protocol):
    """Keeps matches. Every method may raise Unavailable."""

    site: str
    """A name for the database, once it is open: the same for all who use it, whatever they call
    it themselves, and no one else's. Secrets change, and addresses differ between machines."""

    async def open(self) -> None:
        """Connects, and brings the tables up to date; Unusable if that cannot be."""

    async def close(self) -> None:
        """Finishes what was begun and lets go."""

    # -- matches ---------------------------------------------------------------------------

    async def create(
        self, row: MatchRow, summary: Summary, made_by: bytes | None = None
    ) -> bool:
        """Keeps a new match with an empty log; False if there is one of this id already.

        `made_by` is the hash of the secret of the guest who made it.
        """
        ...

    async def made_by(self, match: str) -> bytes | None:
        """The hash of the secret of the guest who made a match; None if no one knows it."""
        ...

    async def load(self, match: str) -> StoredMatch | None:
        """A match without its events; None if there is none."""
        ...

    async def events(self, match: str, after: int) -> list[Event]:
        """The events of a match with numbers above this one, in order; at most a PAGE."""
        ...

    async def append(self, step: Step) -> bool:
        """Writes the next event of a match and advances it, durably, in one statement.

        False, and nothing is written, if the event is not the next one or if its command's
        id is in the log already.
        """
        ...

    async def numbers(self, matches: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these matches."""
        ...

    # -- duties ----------------------------------------------------------------------------

    async def due_bots(self, now: int, age: int) -> list[Due]:
        """Matches in which a bot has been due for longer than an age.

        Each is given once in an age, to one caller: asking marks them. At most 500. None is
        given while it is leased, and those that are given are leased to no one any more.
        """
        ...

    async def oldest_due(self) -> int | None:
        """Since when the bot has been due that has waited longest; None if none is."""
        ...

    async def lease(self, match: str, number: int, now: int) -> bool:
        """Takes the turn after an event for oneself; False if it is over or another's."""
        ...

    async def renew(self, matches: Sequence[str], now: int) -> None:
        """Takes the turns for longer that are leased in these matches."""

    async def overdue(self, now: int) -> list[str]:
        """Matches in which the time of the seat to move has run out. At most 500."""
        ...

    async def lift_deadline(self, match: str, now: int) -> None:
        """No longer counts a match as overdue that is so by now, until its next event."""
        ...

    async def beat(self, gap: int) -> Pulse:
        """Says that a server runs. A longer silence than the gap before counts as down.

        So does a clock that was set, and by a negative time if it was set back: table time
        then goes on from the beat before.
        """
        ...

    async def pulse(self, gap: int) -> Pulse | None:
        """What a beat would give now, without being one; None if there never was any."""
        ...

    # -- what hosts do -----------------------------------------------------------------------

    async def listed(self, game: str, phase: str, most: int) -> list[Listed]:
        """Matches, the latest changed first: of a game and in a phase, or of any if empty."""
        ...

    async def delete(self, match: str) -> bool:
        """Deletes a match and all that belongs to it; False if there is none."""
        ...

    async def block(self, who: str, now: int) -> None:
        """Keeps in mind that someone is blocked."""

    async def unblock(self, who: str) -> bool:
        """Forgets that someone is blocked; False if they were not."""
        ...

    async def blocked(self) -> set[str]:
        """Everyone who is blocked."""
        ...

    # -- seats -----------------------------------------------------------------------------

    async def hold(self, match: str, seat: int, secret_hash: bytes) -> None:
        """Lets whoever knows a secret have a seat, or watch; twice is as good as once."""

    async def held(self, match: str, secret_hashes: Sequence[bytes]) -> set[int]:
        """The seats of a match that these secrets open, WATCHER among them.

        For a seat that was taken from one of them, `removed(seat)` is among them, too.
        """
        ...

    async def seats_held(self, match: str) -> set[int]:
        """The seats of a match that anyone holds."""
        ...

    async def holders(self, match: str, seat: int) -> list[bytes]:
        """The hashes of all secrets that open a seat."""
        ...

    async def remove(self, match: str, seat: int, secret_hash: bytes) -> None:
        """Takes a seat from a secret, and its links; `held` then says `removed(seat)`."""

    async def copy_holders(self, old: str, new: str) -> None:
        """Lets everyone have the same seat in a new match as in an old one, or watch it."""

    async def matches_of(self, secret_hash: bytes, most: int = 200) -> list[Held]:
        """What a secret opens, the latest changed first."""
        ...

    async def make_carry(self, match: str, seat: int, secret_hash: bytes, until: int) -> None:
        """Keeps a link that carries a seat to another device, once, until then.

        Earlier links of the seat are good no longer.
        """

    async def use_carry(self, secret_hash: bytes, now: int) -> Carried | None:
        """What a link opens, the first time it is used and not after its time."""
        ...

    # -- being forgotten -------------------------------------------------------------------

    async def ask_to_forget(self, secret_hash: bytes, now: int) -> None:
        """Keeps that a guest is to be forgotten, and when they last asked for it."""

    async def forgetting(self, most: int) -> list[tuple[bytes, int]]:
        """Guests who are to be forgotten, in no order, and when they asked for it."""
        ...

    async def is_forgetting(self, secret_hash: bytes) -> bool:
        """Whether a guest is to be forgotten."""
        ...

    async def has_forgotten(self, secret_hash: bytes, asked_at: int) -> None:
        """Nothing is left of a guest who was to be forgotten and did not ask again since."""

    async def rename(self, match: str, seat: int, name: str) -> None:
        """Writes another name where the last person joined on this seat, and is not removed."""

    async def rename_removed(self, match: str, seat: int, name: str) -> None:
        """Writes another name where people joined on this seat who were removed since."""

    async def vacate(self, match: str, seat: int) -> None:
        """Takes a seat from all that opens it: cookies, tokens and links are one person's."""

    async def let_go(self, match: str, secret_hash: bytes) -> None:
        """Takes from a secret all but seats of a match: that it made it, and may watch it."""
