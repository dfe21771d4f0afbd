"""Administration of a site from the command line, whether its servers run or not."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from tavolino.hosting.access.address import network_of
from tavolino.hosting.access.blocklist import address_entry, guest_entry
from tavolino.hosting.bus.notices import Notices
from tavolino.hosting.clock import DOWNTIME
from tavolino.hosting.engine import Engine, NoMatch
from tavolino.hosting.machine import Machine
from tavolino.hosting.match.log_record import record_from_log
from tavolino.hosting.match.messages import FinishedRecord
from tavolino.hosting.match.unplayable import Unplayable
from tavolino.hosting.privacy import ledger
from tavolino.hosting.privacy.delete import delete_again, delete_match
from tavolino.hosting.store.archiver import Archiver, ArchiveReport
from tavolino.hosting.store.values import ListedMatch, Unavailable
from tavolino.server.backends.choice import bus_of, open_store, store_of
from tavolino.server.process.logs import log_lines
from tavolino.server.settings import BadSettings, Settings

T = TypeVar("T")


def administer(settings: Settings, work: Callable[[Admin], Awaitable[T]]) -> T:
    """Runs an administrative task. Raises BadSettings, with a sentence, if it fails."""
    # The answer of a command is alone on stdout, for programs. Only trouble is logged, since
    # cron sends a mail for every line.
    log_lines(logging.WARNING)

    async def run_work() -> T:
        async with open_site(settings) as admin:
            return await work(admin)

    try:
        return asyncio.run(run_work())
    except NoMatch as error:
        raise BadSettings(f"there is no match {error}") from error
    except (Unavailable, Unplayable, ledger.BadLedger, OSError) as error:
        raise BadSettings(str(error)) from error


@asynccontextmanager
async def open_site(settings: Settings) -> AsyncIterator[Admin]:
    """Opens the store of a site, and the bus to its servers if there is one."""
    machine, bus = Machine(), bus_of(settings)
    store = store_of(settings, machine)
    await open_store(store, settings, may_be_new=False)
    try:
        await bus.open(store.site)
        engine = Engine(store, Notices(bus, settings.secrets, machine), machine)
        await engine.time.follow(store.pulse(DOWNTIME))
        yield Admin(engine)
        await bus.close()
    finally:
        await store.close()


class Admin:
    """The administrative tasks of a site."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.store = engine.store

    async def matches(self, game: str, phase: str, most: int) -> list[ListedMatch]:
        """Matches of a game and in a phase (any if empty), the most recently changed first."""
        return await self.store.list_matches(game, phase, most)

    async def close(self, match: str) -> bool:
        """Ends a match without a winner. Returns False if it was already over."""
        return await self.engine.close(match)

    async def export(self, match: str) -> FinishedRecord:
        """The full record of a match with all its secrets, even if it is not over."""
        stored, events = await self.engine.stored_log(match)
        return record_from_log(stored.row, events)

    async def delete(self, match: str) -> bool:
        """Deletes a match and all that belongs to it, and disconnects those who follow it.

        Returns False if a file of the archive will contain it until `tavolino archive` ends,
        which is running.
        """
        return await delete_match(self.engine, match)

    async def archive(self, days: int, file_days: int | None) -> ArchiveReport:
        """Archives matches that have been over for some days."""
        if file_days is not None:
            self.store.files()
        async with self.store.alone() as is_alone:
            if not is_alone:
                raise BadSettings("another process is archiving already")
            archiver = Archiver(self.store, self.engine.time.now(), self.engine.machine)
            return await archiver.run(days, file_days)

    async def record_backup(self) -> None:
        """Records that the database was just backed up by other means."""
        await self.store.record_backup()

    async def extend_ledger(self, file: Path) -> int:
        """Adds the deletions that a ledger does not have yet. Returns how many these are."""
        return ledger.extend(file, await self.store.deletions())

    async def delete_again(self, file: Path) -> int:
        """Deletes everything that a ledger names. Returns the number of its entries."""
        entries = ledger.read(file)
        left = await delete_again(self.engine, entries)
        if left:
            raise BadSettings(
                f"{left} of {len(entries)} entries name matches of a newer version: "
                "run this again with that version"
            )
        return len(entries)

    async def block_address(self, address: str) -> str:
        """Blocks an IPv4 address, or the network of an IPv6 address."""
        known = network_of(address)
        if not known:
            raise BadSettings(f"{address} is not an IP address")
        return await self.block(address_entry(known))

    async def block_maker(self, match: str) -> str:
        """Blocks the guest who made a match."""
        made_by = await self.store.made_by(match)
        if made_by is None:
            raise BadSettings(f"it is not known who made match {match}")
        return await self.block(guest_entry(made_by))

    async def block(self, entry: str) -> str:
        """Adds an entry to the blocklist, which servers read once a second."""
        await self.store.block(entry, self.engine.time.now())
        return entry

    async def unblock(self, entry: str) -> None:
        """Removes an entry from the blocklist."""
        if not await self.store.unblock(entry):
            raise BadSettings(f"{entry!r} is not blocked")

    async def blocklist(self) -> list[str]:
        """The blocklist."""
        return sorted(await self.store.blocklist())
