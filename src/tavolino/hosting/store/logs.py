"""The logs of matches, wherever they are: in rows of events, or archived.

An archived log is a row of `archive`, or part of a file that its row names. An event that comes
later, such as a rematch, is again a row of its own. So a log is its archived part, if there is
one, followed by its rows.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from tavolino.hosting.match.events import (
    OLD_TAG,
    PAGE,
    Event,
    Joined,
    decode_what,
    encode_what,
)
from tavolino.hosting.match.hosted import REMOVALS
from tavolino.hosting.store.packed_log import pack_log, unpack_log
from tavolino.hosting.store.rows import event_of
from tavolino.hosting.store.store import ArchiveFiles
from tavolino.hosting.store.values import NoArchive, Row

T = TypeVar("T")

Steps = Generator[tuple[str, Sequence[Row]], Sequence[Row], T]
"""A transaction. It yields statements, each with the values for every time that it is to be
executed, and is sent all rows that it returns."""

# In one statement, so that a log that is archived meanwhile is found once, here or there.
EVENTS = """
SELECT number, command_id, at, what, NULL AS body, NULL AS file, NULL AS row_group FROM (
    SELECT number, command_id, at, what FROM action
    WHERE match_id = $1 AND number > $2 ORDER BY number LIMIT $3
) AS live
UNION ALL
SELECT number, NULL, revision, NULL, body, file, row_group
FROM archive WHERE match_id = $1 AND number > $2
ORDER BY number
"""
REWRITE = """
UPDATE action SET what = $3 WHERE match_id = $1 AND number = $2 RETURNING match_id
"""
# Whatever was in a file stays there until `tavolino archive` writes the file anew.
REWRITE_ARCHIVED = """
UPDATE archive SET body = $2, file = NULL, row_group = NULL, revision = revision + 1
WHERE match_id = $1 AND revision = $3 RETURNING match_id
"""
SEATINGS = tuple(
    f'{{"{tag}":"{kind.__struct_config__.tag}",'
    for tag in ("type", OLD_TAG)
    for kind in (Joined, *REMOVALS)
)
"""How the texts of events begin that say who sits where."""

EVERYTHING = 1_000_000
"""More events than a log can have."""


class ArchivePlace(NamedTuple):
    """Where the archived part of a log is: in a row, or in a group of rows of a file."""

    revision: int
    body: bytes | None
    file: str | None
    row_group: int | None


class Log(NamedTuple):
    """The rows of a log, each with number, command, time and text."""

    archived: list[Row]
    live: list[Row]
    place: ArchivePlace | None
    """Where the archived rows were found, if there are any."""


class SqlLogs(ABC):
    """Reads logs, and changes names in them."""

    location: str = ""
    """The folder or object store with the files of the archive."""

    @abstractmethod
    async def _rows(self, statement: str, *values: Any) -> Sequence[Row]:
        """Runs one statement in its own transaction and returns its rows."""

    async def _look_up(self, statement: str, *values: Any) -> Sequence[Row]:
        """The same for a statement that only reads a few rows, and finds them by an index."""
        return await self._rows(statement, *values)

    @abstractmethod
    async def _transact(self, steps: Steps[T], *, may_be_undone: bool = False) -> T:
        """Runs several statements in one transaction and returns what they lead to.

        If it may be undone, a crash in the next second may do so, as if it had not been run.
        """

    async def events(self, match: str, after: int) -> list[Event]:
        log = await self._log(match, after, PAGE)
        return [event_of(values) for values in [*log.archived, *log.live][:PAGE]]

    async def _log(self, match: str, after: int = 0, most: int = EVERYTHING) -> Log:
        """The rows of a log after a number, `most` of them or all that are archived."""
        missing: ArchivePlace | None = None
        while True:
            read = self._look_up if most <= PAGE else self._rows
            rows = await read(EVENTS, match, after, most)
            if not rows or rows[0][3] is not None:
                return Log([], [row[:4] for row in rows], None)
            place = ArchivePlace(rows[0][2], *rows[0][4:])
            live = [row[:4] for row in rows[1:]]
            try:
                archived = await self._read_archived(match, place)
            except FileNotFoundError as error:
                # The file may have been written anew, under another name.
                if place == missing:
                    raise NoArchive(f"the archive lacks the file {place.file}") from error
                missing = place
            else:
                return Log([row for row in archived if row[0] > after], live, place)

    async def _read_archived(self, match: str, place: ArchivePlace) -> list[Row]:
        """The archived rows of a log."""
        if place.body is not None:
            return unpack_log(place.body)
        files = self.files()
        assert place.file is not None, "a log is in a row or in a file"
        assert place.row_group is not None
        try:
            return await files.read(place.file, place.row_group, match)
        except FileNotFoundError:
            raise
        except OSError as error:
            raise NoArchive(f"the archive cannot be read: {error}") from error

    def files(self) -> ArchiveFiles:
        """The files of the archive. Raises NoArchive, unless a store has any."""
        raise NoArchive("this store has no files of an archive")

    # -- names -----------------------------------------------------------------------------

    async def rename(self, match: str, seat: int, name: str) -> None:
        while not await self._rename(match, seat, name, is_removed=False):
            pass  # the log has been archived meanwhile

    async def rename_removed(self, match: str, seat: int, name: str) -> None:
        while not await self._rename(match, seat, name, is_removed=True):
            pass

    async def _rename(self, match: str, seat: int, name: str, *, is_removed: bool) -> bool:
        """Changes names in a log. Returns False if the log was archived before that."""
        log = await self._log(match)
        renamed = rename_rows([*log.archived, *log.live], seat, name, is_removed=is_removed)
        if log.place is not None and any(row[0] in renamed for row in log.archived):
            rows = [(*row[:3], renamed.pop(row[0], row[3])) for row in log.archived]
            changed = match, pack_log(rows), log.place.revision
            if not await self._rows(REWRITE_ARCHIVED, *changed):
                return False
        for number, what in renamed.items():
            if not await self._rows(REWRITE, match, number, what):
                return False
        return True


def rename_rows(rows: list[Row], seat: int, name: str, *, is_removed: bool) -> dict[int, str]:
    """The new texts, by number, of events in which someone joined who is to be renamed.

    That is the person on a seat, or with `is_removed` everyone who was removed from it, unless
    they have this name already.
    """
    present: dict[int, Joined] = {}
    removed: dict[int, Joined] = {}
    for number, _, _, text in rows:
        if not text.startswith(SEATINGS):
            continue
        what = decode_what(text)
        if what.seat != seat:
            continue
        if isinstance(what, REMOVALS):
            removed |= present
            present = {}
        elif isinstance(what, Joined) and what.bot is None:
            present[number] = what
    renamed = removed if is_removed else present
    return {
        number: encode_what(msgspec.structs.replace(what, name=name)).decode()
        for number, what in renamed.items()
        if what.name != name
    }
