"""Archives finished matches beside running servers, a little at a time.

A run does three things: it packs the logs of matches that have been over for some days, moves
the oldest packed logs to files, and replaces files from which something was taken out. It can
be interrupted at any point; the next run continues.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterable, Iterator, Mapping
from datetime import UTC, datetime
from typing import TypeVar

import msgspec

from tavolino.hosting.machine import Machine
from tavolino.hosting.store.packed_log import unpack_log
from tavolino.hosting.store.store import ArchiveStore
from tavolino.hosting.store.values import File, Kept, Logs

T = TypeVar("T")

DAY = 24 * 3600 * 1000
"""Milliseconds."""

AT_ONCE = 10
"""Matches that are looked at in one transaction, which takes some 10 ms. Steps of live matches
wait for the disk while it is committed, so more at once is faster and noticed by players."""

MAX_IN_FILE = 10_000
"""The most matches in a file: some ten megabytes, which fit into memory."""

IN_A_GROUP = 100
"""Matches that are together in a file. To read one, all of them are read."""

REST_FACTOR = 2.0
"""How long a run rests after each transaction, compared with how long that took. So it leaves
the database to the servers for two thirds of the time."""


class ArchiveReport(msgspec.Struct):
    """What a run has done."""

    matches: int = 0
    events: int = 0
    filed: int = 0
    """Matches moved to files."""
    files: int = 0
    replaced: int = 0
    """Files that were replaced or deleted."""


class Archiver:
    """Archives the matches of a store."""

    def __init__(self, store: ArchiveStore, now: int, machine: Machine) -> None:
        self.store = store
        self.now = now
        self.machine = machine
        self.done = ArchiveReport()

    async def run(self, days: int, file_days: int | None) -> ArchiveReport:
        """Archives what has been over for `days`, and moves it to files after `file_days`."""
        await self.pack(self.now - days * DAY)
        if file_days is not None:
            await self.file(self.now - file_days * DAY)
        await self.tidy()
        return self.done

    async def pack(self, until: int) -> None:
        """Packs the logs of all matches that have been over since `until` or longer."""
        last = ""
        while matches := await self.do_and_rest(self.store.with_events(last, AT_ONCE)):
            moved = await self.do_and_rest(self.store.archive(matches, until))
            self.done.matches += moved.matches
            self.done.events += moved.events
            last = matches[-1]

    async def file(self, until: int) -> None:
        """Moves packed logs of matches that have been over since `until` or longer to files."""
        while kept := await self.store.oldest_kept(until, MAX_IN_FILE):
            revisions = {one.match: one.revision for one in kept}
            self.done.filed += await self.write(revisions, unpack_groups(kept))
            self.done.files += 1

    async def write(self, revisions: Mapping[str, int], groups: Iterable[Logs]) -> int:
        """Writes logs to a new file, and then has their rows name it. Returns how many do."""
        day = datetime.fromtimestamp(self.now / 1000, UTC)
        name = await self.store.begin_file(f"{day:%Y-%m-%d}", len(revisions))
        written = await self.store.files().write(name, groups)
        named = 0
        for group, matches in enumerate(written):
            read = [(match, revisions[match]) for match in matches]
            named += await self.do_and_rest(self.store.name_file(name, group, read))
        return named

    async def tidy(self) -> None:
        """Replaces all files in which something is left of a log that is elsewhere now."""
        last = ""
        while found := await self.store.archive_files(last):
            for file in found:
                if file.named != file.matches:
                    await self.replace(file)
            last = found[-1].name

    async def replace(self, file: File) -> None:
        """Replaces a file by one with only the logs that are still in it, if there are any."""
        revisions = await self.store.matches_in_file(file.name)
        if revisions:
            await self.write(revisions, self.remaining_logs(file.name, revisions))
        if not await self.store.matches_in_file(file.name):
            await self.store.files().delete(file.name)
            await self.store.drop_file(file.name)
            self.done.replaced += 1

    def remaining_logs(self, name: str, matches: Mapping[str, int]) -> Iterator[Logs]:
        """The logs of these matches in a file, group by group."""
        for group in self.store.files().groups(name):
            left = {match: log for match, log in group.items() if match in matches}
            if left:
                yield left

    async def do_and_rest(self, work: Awaitable[T]) -> T:
        """Does something, and then rests."""
        begun = self.machine.seconds()
        result = await work
        await asyncio.sleep((self.machine.seconds() - begun) * REST_FACTOR)
        return result


async def take_out(store: ArchiveStore, now: int, machine: Machine, name: str) -> bool:
    """Replaces one file at once. Returns False if another process is archiving meanwhile."""
    async with store.alone() as is_alone:
        if is_alone:
            await Archiver(store, now, machine).replace(File(name, 0, 0))
        return is_alone


def unpack_groups(kept: list[Kept]) -> Iterator[Logs]:
    """Logs, group by group."""
    for first in range(0, len(kept), IN_A_GROUP):
        group = kept[first : first + IN_A_GROUP]
        yield {one.match: unpack_log(one.body) for one in group}
