"""Moves the logs of finished matches: from rows of events to one row, and from there to files.

At any time, a log is in one place. Events become a row in one transaction. A file is written
before the rows of its matches name it, and deleted once no row does. A file is in order if as
many rows name it as it has matches. Otherwise someone's log was taken out of it, or whoever
wrote it was killed: then it is written anew, or deleted.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from operator import itemgetter

from tavolino.hosting.machine import Machine
from tavolino.hosting.store.logs import SqlLogs, Steps
from tavolino.hosting.store.packed_log import pack_log
from tavolino.hosting.store.values import File, Kept, Logs, Moved

ARCHIVED = 1_000_000
"""Added to the version of the rules in the row of an archived match. A server that knows no
archive then takes the match for one of a newer version, and leaves it alone."""

# Only matches with events are looked at, so a run takes no longer if more are archived.
WITH_EVENTS = """
SELECT match_id FROM action WHERE match_id > $1 GROUP BY match_id ORDER BY match_id LIMIT $2
"""
# This also locks the match, so that no one deletes it meanwhile.
MARK = f"""
UPDATE match SET rules_version = rules_version % {ARCHIVED} + {ARCHIVED}
WHERE id = $1 AND phase = 'over' AND changed_at <= $2
    AND NOT EXISTS (SELECT 1 FROM archive WHERE match_id = $1)
RETURNING id, changed_at
"""  # noqa: S608 - a constant
TAKE_EVENTS = """
DELETE FROM action WHERE match_id = $1 RETURNING match_id, number, command_id, at, what
"""
KEEP_LOG = "INSERT INTO archive (match_id, number, over_at, body) VALUES ($1, $2, $3, $4)"

OLDEST = """
SELECT match_id, revision, body FROM archive
WHERE file IS NULL AND over_at <= $1 ORDER BY over_at LIMIT $2
"""
NEW_FILE = "INSERT INTO archive_file (name, matches) VALUES ($1, $2)"
IN_FILE = """
UPDATE archive SET body = NULL, file = $3, row_group = $4, revision = revision + 1
WHERE match_id = $1 AND revision = $2 RETURNING match_id
"""
FILES = """
SELECT name, matches, (SELECT count(*) FROM archive WHERE file = name) FROM archive_file
WHERE name > $1 ORDER BY name LIMIT 100
"""
NAMED = "SELECT match_id, revision FROM archive WHERE file = $1"
FILE_OF = "SELECT file FROM archive WHERE match_id = $1 AND file IS NOT NULL"
DROP_FILE = "DELETE FROM archive_file WHERE name = $1"


class SqlArchive(SqlLogs):
    """The archive of a store."""

    _machine: Machine

    @abstractmethod
    def alone(self) -> AbstractAsyncContextManager[bool]:
        """Whether no other process archives until the block ends."""

    async def with_events(self, after: str, most: int) -> list[str]:
        return [match for (match,) in await self._rows(WITH_EVENTS, after, most)]

    async def archive(self, matches: Sequence[str], until: int) -> Moved:
        # If a crash undoes it, the log is where it was. What was written later is gone,
        # too: a file may be there, but no row names it.
        return await self._transact(archive_statements(matches, until), may_be_undone=True)

    async def oldest_kept(self, until: int, most: int) -> list[Kept]:
        return [Kept(*row) for row in await self._rows(OLDEST, until, most)]

    async def begin_file(self, day: str, matches: int) -> str:
        name = f"{day}-{self._machine.random_hex(8)}.parquet"
        await self._rows(NEW_FILE, name, matches)
        return name

    async def name_file(
        self, name: str, row_group: int, matches: Sequence[tuple[str, int]]
    ) -> int:
        return await self._transact(file_statements(name, row_group, matches))

    async def archive_files(self, after: str) -> list[File]:
        return [File(*row) for row in await self._rows(FILES, after)]

    async def matches_in_file(self, file: str) -> dict[str, int]:
        rows = await self._rows(NAMED, file)
        return {match: revision for match, revision in rows}  # noqa: C416 - dict() has no types

    async def file_of(self, match: str) -> str | None:
        for (file,) in await self._rows(FILE_OF, match):
            return str(file)
        return None

    async def drop_file(self, name: str) -> None:
        await self._rows(DROP_FILE, name)


def archive_statements(matches: Sequence[str], until: int) -> Steps[Moved]:
    """The statements that archive matches."""
    marked = yield MARK, [(match, until) for match in matches]
    if not marked:
        return Moved(0, 0)
    logs: Logs = {match: [] for match, _ in marked}
    for match, *row in (yield TAKE_EVENTS, [(match,) for match in logs]):
        logs[match].append(row)
    for log in logs.values():
        log.sort(key=itemgetter(0))
    kept = [(match, logs[match][-1][0], at, pack_log(logs[match])) for match, at in marked]
    yield KEEP_LOG, kept
    return Moved(len(kept), sum(len(log) for log in logs.values()))


def file_statements(
    name: str, row_group: int, matches: Sequence[tuple[str, int]]
) -> Steps[int]:
    """The statements that record where matches are in a file."""
    values = [(match, revision, name, row_group) for match, revision in matches]
    return len((yield IN_FILE, values))
