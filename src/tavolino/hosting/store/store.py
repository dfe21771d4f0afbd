"""The interfaces of a store of matches, by what they are for.

Whoever needs a part of a store asks for that part. Every method may raise Unavailable. Secrets
are passed as hashes: a store never keeps the secrets themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from tavolino.hosting.match.events import Event
from tavolino.hosting.match.stored import MatchRow, StoredMatch, Summary
from tavolino.hosting.store.values import (
    FIRST_TO_FORGET,
    Appended,
    Backlog,
    Due,
    File,
    Forgetting,
    HeldSeat,
    Kept,
    ListedMatch,
    Logs,
    Moved,
    Pulse,
    Row,
    Step,
    StoredCode,
    Transferred,
)


class MatchStore(Protocol):
    """Matches and their logs."""

    async def create(
        self, row: MatchRow, summary: Summary, made_by: bytes | None = None
    ) -> bool:
        """Stores a new match with an empty log. Returns False if its id is already in use.

        `made_by` is the hash of the secret of the guest who made it.
        """
        ...

    async def made_by(self, match: str) -> bytes | None:
        """The hash of the secret of the guest who made a match; None if unknown."""
        ...

    async def load(self, match: str) -> StoredMatch | None:
        """A match without its events; None if there is none."""
        ...

    async def upgrade(self, row: MatchRow) -> None:
        """Stores the rules version and the options of a match, unless they are as new."""
        ...

    async def events(self, match: str, after: int) -> list[Event]:
        """The events of a match after this number, in order and at most one PAGE."""
        ...

    async def append(self, step: Step) -> bool:
        """Writes the next event of a match and its new summary durably, in one transaction.

        Returns False and writes nothing if the event is not the next one, or if its command's
        id is already in the log.
        """
        ...

    def begin_append(self, step: Step, appended: Appended) -> None:
        """Does what `append` does, and calls `appended` with what that would return or raise.

        It never calls that before it has returned.
        """

    async def append_removal(self, step: Step, seat: int) -> bool:
        """Appends a step with which a person is removed from a seat.

        In the same transaction, it takes the seat away from all secrets that hold it or held
        it, and marks them with `mark_removed(seat)`. They may watch.
        """
        ...

    async def numbers(self, matches: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these matches."""
        ...


class DutyStore(Protocol):
    """What is due: turns of bots, clocks that have run out, and the heartbeat."""

    async def due_bots(self, now: int, age: int) -> list[Due]:
        """At most 500 matches in which a bot has been due for longer than an age.

        Each match is returned to one caller only, and not again before that age has passed.
        Leased matches are left out. Returning a match clears an expired lease.
        """
        ...

    async def backlog(self) -> Backlog:
        """How many bots are due, and since when."""
        ...

    async def lease(self, match: str, number: int, now: int) -> bool:
        """Leases the turn after an event. Returns False if it is over or already leased."""
        ...

    async def renew(self, matches: Sequence[str], now: int) -> None:
        """Renews the leases on turns in these matches."""

    async def overdue(self, now: int) -> list[str]:
        """At most 500 matches in which the time of the seat to move has run out."""
        ...

    async def lift_deadline(self, match: str, now: int) -> None:
        """Clears the deadline of an overdue match until its next event."""
        ...

    async def beat(self, gap: int) -> Pulse:
        """Records a heartbeat of the servers. A silence longer than the gap counts as downtime.

        So does a change of the store's clock, as negative downtime if it was set back. Table
        time then continues from the previous heartbeat.
        """
        ...

    async def pulse(self, gap: int) -> Pulse | None:
        """What `beat` would return now, without recording it; None if there never was one."""
        ...


class SeatStore(Protocol):
    """Who holds which seats."""

    async def hold(self, match: str, seat: int, *secret_hashes: bytes) -> None:
        """Gives secrets a seat, or the right to watch. Doing so twice changes nothing.

        All of them get it in one transaction: none must be left over if their person is
        forgotten meanwhile. Those that have lost this seat, and are marked so, do not get it.
        """

    async def held_seats(self, match: str, secret_hashes: Sequence[bytes]) -> set[int]:
        """The seats of a match that these secrets open, possibly including WATCHER.

        For each seat that was taken away from one of them, it includes `mark_removed(seat)`,
        and for each that was moved to another device `mark_moved(seat)`.
        """
        ...

    async def seats_held(self, match: str) -> set[int]:
        """The seats of a match that are held by anyone."""
        ...

    async def holders(self, match: str, seat: int) -> list[bytes]:
        """The hashes of all secrets that open a seat of a match."""
        ...

    async def remove(self, match: str, seat: int, secret_hash: bytes) -> None:
        """Takes a seat and its links away from a secret, which may watch from then on.

        The secret is marked with `mark_removed(seat)`.
        """

    async def move(self, match: str, seat: int, secret_hashes: Sequence[bytes]) -> None:
        """Gives a seat to these secrets alone.

        All others who held it may watch, and are marked with `mark_moved(seat)`. If it is the
        first seat of the match's maker, the first of these secrets becomes the maker.
        """

    async def take_back(
        self, match: str, seat: int, way: bytes, secret_hashes: Sequence[bytes], now: int
    ) -> bool:
        """Moves a seat to these secrets by a way back, and deletes all links and ways back.

        Returns False and changes nothing if the way back was used before or has expired.
        """
        ...

    async def moved_seats(self, matches: Sequence[str]) -> list[tuple[str, int, bytes]]:
        """The seats of these matches that were moved, each with a secret that it moved from."""
        ...

    async def copy_holders(self, old: str, new: str) -> None:
        """Gives everyone the same seats and rights to watch in a new match as in an old one.

        Whoever was removed in the old one gets no seat in the new one either. That a seat was
        moved to another device no longer matters. Once the new match has an event, this changes
        nothing: a seat may have been moved there.
        """

    async def matches_of(self, secret_hash: bytes, most: int = 200) -> list[HeldSeat]:
        """The matches that a secret opens, the most recently changed first."""
        ...


class LinkStore(Protocol):
    """Links that transfer a seat to another device, and codes that lead to a match."""

    async def make_transfer(
        self, match: str, seat: int, secret_hash: bytes, until: int
    ) -> None:
        """Stores a single-use link that transfers a seat to another device, valid until a time.

        Earlier links for the seat become invalid. The ways back to it stay valid.
        """

    async def make_ways_back(
        self, match: str, seat: int, secret_hashes: Sequence[bytes], until: int
    ) -> None:
        """Stores single-use secrets that bring a seat back, all valid until a time.

        Earlier links for the seat become invalid. Earlier ways back stay valid.
        """

    async def use_transfer(self, secret_hash: bytes, now: int) -> Transferred | None:
        """Uses up a link or a way back.

        Returns its seat, or None if it was used before or has expired.
        """
        ...

    async def code_of(self, match: str, now: int) -> StoredCode | None:
        """The code of a match, if it has one that is valid."""
        ...

    async def make_code(self, match: str, secret_hash: bytes, until: int, now: int) -> bool:
        """Stores the code of a match that has none, and deletes all that have expired.

        Returns False if the code is already in use, or if the match has one meanwhile.
        """
        ...

    async def drop_code(self, match: str) -> None:
        """Deletes the code of a match."""

    async def match_of_code(self, secret_hash: bytes, now: int) -> str | None:
        """The match to which a code leads; None if there is no such code or it has expired."""
        ...


class PrivacyStore(Protocol):
    """Forgetting guests, and the ledger of deletions."""

    async def ask_to_forget(self, secret_hash: bytes, now: int) -> None:
        """Records that a guest asked to be forgotten, and when they last did."""

    async def guests_to_forget(
        self, most: int, after: tuple[int, bytes] = FIRST_TO_FORGET
    ) -> list[tuple[int, bytes]]:
        """Guests to be forgotten, in order after one of them: when each asked, and who."""
        ...

    async def forgetting(self) -> Forgetting:
        """How many guests are to be forgotten, and since when."""
        ...

    async def is_forgetting(self, secret_hash: bytes) -> bool:
        """Whether a guest is to be forgotten."""
        ...

    async def has_forgotten(self, secret_hash: bytes, asked_at: int) -> None:
        """Records that a guest is forgotten, unless they have asked again since."""

    async def wipe_journal(self) -> bool:
        """Removes what was deleted or changed before from an SQLite file's journal.

        Returns False if someone else is just reading from it.
        """
        ...

    async def record_deletion(self, entry: str, now: int) -> None:
        """Records an entry of the ledger of deletions, for good.

        If it is recorded again, its time is later than before.
        """

    async def deletions(self) -> list[str]:
        """The ledger of deletions, the oldest entries first."""
        ...

    async def deletions_since(self, at: int) -> dict[str, int]:
        """The entries that were last recorded at this table time or later, with their times."""
        ...

    async def rename(self, match: str, seat: int, name: str) -> None:
        """Changes the name of the person on this seat in the log."""

    async def rename_removed(self, match: str, seat: int, name: str) -> None:
        """Changes the names of people who were removed from this seat in the log."""

    async def vacate(self, match: str, seat: int) -> None:
        """Takes a seat away from all cookies, tokens and links, which are all one person's."""

    async def let_go(self, match: str, seat: int, secret_hash: bytes) -> None:
        """Takes away from a secret that it made a match, and a seat or mark in it."""


class HostStore(Protocol):
    """What the host of a site watches, lists, deletes and blocks."""

    async def record_backup(self) -> None:
        """Records that the database has just been backed up."""

    async def backup_age(self) -> int:
        """Milliseconds since the last backup, or since the tables have a place for it."""
        ...

    async def size(self) -> int:
        """The bytes of the database on its disk, without its journal."""
        ...

    async def list_matches(self, game: str, phase: str, most: int) -> list[ListedMatch]:
        """Matches of a game and in a phase (any if empty), the most recently changed first."""
        ...

    async def delete(self, match: str) -> bool:
        """Deletes a match and all that belongs to it. Returns False if there is none."""
        ...

    async def untouched(self, until: int, most: int) -> list[str]:
        """Unfinished matches in which nothing has happened since `until`, the oldest first.

        Those with a seat of a guest who is to be forgotten are left out.
        """
        ...

    async def delete_untouched(self, match: str, until: int) -> bool:
        """Deletes a match and all that belongs to it, unless something happened meanwhile."""
        ...

    async def block(self, who: str, now: int) -> None:
        """Adds someone to the blocklist."""

    async def unblock(self, who: str) -> bool:
        """Removes someone from the blocklist. Returns False if they were not on it."""
        ...

    async def blocklist(self) -> set[str]:
        """The blocklist."""
        ...


class ArchiveFiles(Protocol):
    """The files of the archive. A file never changes: a new one replaces it."""

    async def read(self, name: str, row_group: int, match: str) -> list[Row]:
        """The log of a match. Raises FileNotFoundError if there is no such file."""
        ...

    def groups(self, name: str) -> Iterator[Logs]:
        """The logs of a file, one group after the other."""
        ...

    async def write(self, name: str, groups: Iterable[Logs]) -> list[list[str]]:
        """Writes a file durably. Returns the matches in each group of rows."""
        ...

    async def delete(self, name: str) -> None:
        """Deletes a file if it is there."""


class ArchiveStore(Protocol):
    """The logs of finished matches, packed into rows or moved to files."""

    location: str
    """The folder or object store with the files of the archive; empty if there is none."""

    def files(self) -> ArchiveFiles:
        """The files of the archive. Raises NoArchive if this process cannot read them."""
        ...

    def alone(self) -> AbstractAsyncContextManager[bool]:
        """Whether no other process archives until the block ends. A killed process does not."""
        ...

    async def with_events(self, after: str, most: int) -> list[str]:
        """The next ids of matches that have events in rows, in order."""
        ...

    async def archive(self, matches: Sequence[str], until: int) -> Moved:
        """Archives those of these matches that have been over since `until` or longer."""
        ...

    async def oldest_kept(self, until: int, most: int) -> list[Kept]:
        """Archived logs in rows, of matches that have been over since `until` or longer."""
        ...

    async def begin_file(self, day: str, matches: int) -> str:
        """A name for a new file, which is recorded before the file is written."""
        ...

    async def name_file(
        self, name: str, row_group: int, matches: Sequence[tuple[str, int]]
    ) -> int:
        """Records where matches are in a file, unless their revision has changed meanwhile.

        Returns for how many it did.
        """
        ...

    async def archive_files(self, after: str) -> list[File]:
        """The next files of the archive, ordered by name."""
        ...

    async def matches_in_file(self, file: str) -> dict[str, int]:
        """The matches whose log is in a file, and the revision of their row."""
        ...

    async def file_of(self, match: str) -> str | None:
        """The file in which the log of a match is; None if it is in none."""
        ...

    async def drop_file(self, name: str) -> None:
        """Records that a file is deleted."""


class Store(
    MatchStore,
    DutyStore,
    SeatStore,
    LinkStore,
    PrivacyStore,
    HostStore,
    ArchiveStore,
    Protocol,
):
    """A store as a whole: it is opened and closed, and belongs to a site."""

    site: str
    """A name for the database, once it is open: the same for all who use it, whatever they call
    it themselves, and no one else's. Secrets change, and addresses differ between machines."""

    payer: Callable[[], tuple[str, ...]]
    """Whose statement is run now. A store that runs one at a time lets them take turns."""

    async def has_tables(self) -> bool:
        """Whether the database has tables of Tavolino, of any version. It need not be open."""
        ...

    async def open(self) -> None:
        """Connects and brings the tables up to date. Raises Unusable if that is impossible."""

    async def close(self) -> None:
        """Finishes pending writes and disconnects."""
