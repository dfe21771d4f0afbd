"""Deletes matches: for the host, after a time, and again after a backup was restored."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

import structlog

from tavolino.hosting.bus.notices import FORGOTTEN_SUBJECT, ForgottenNotice
from tavolino.hosting.engine import Engine, NoMatch
from tavolino.hosting.match.unplayable import NewerVersion
from tavolino.hosting.metrics import EXPIRED
from tavolino.hosting.privacy import ledger
from tavolino.hosting.privacy.forget import forget_in
from tavolino.hosting.store.archiver import DAY, take_out
from tavolino.hosting.store.values import HeldSeat, Unavailable

log = structlog.get_logger()

ALL = 1_000_000
"""More matches than any guest has."""

MAX_EXPIRED = 10
"""The most matches that expire in one round."""


async def delete_match(engine: Engine, match: str) -> bool:
    """Deletes a match and all that belongs to it. Raises NoMatch if there is none.

    Returns False if a file of the archive will contain it until `tavolino archive` ends, which
    is running.
    """
    store, now = engine.store, engine.time.now()
    if await store.load(match) is None:
        raise NoMatch(match)
    file = await store.file_of(match)
    if file is not None:
        store.files()  # if we cannot reach it, nothing is deleted
    await store.record_deletion(ledger.deleted_match(match), now)
    await store.delete(match)
    engine.notices.publish(
        FORGOTTEN_SUBJECT, ForgottenNotice(match)
    )  # disconnects those who follow it
    return file is None or await take_out(store, now, engine.machine, file)


async def expire_some(engine: Engine, days: int) -> None:
    """Deletes some of the unfinished matches in which nothing has happened for so many days.

    The ledger does not need them: a restored backup brings them back as old as they were.
    """
    until = engine.time.now() - days * DAY
    for match in await engine.store.untouched(until, MAX_EXPIRED):
        try:
            if await engine.store.delete_untouched(match, until):
                EXPIRED.add()
                engine.notices.publish(FORGOTTEN_SUBJECT, ForgottenNotice(match))
        except Unavailable:
            raise
        except Exception:
            log.exception("deleting a match failed", match=match)  # go on with the others


async def delete_again(engine: Engine, entries: Iterable[str]) -> int:
    """Deletes everything that a ledger names.

    Returns how many entries are left because only a newer version can read their matches.
    """
    left = 0
    for entry in entries:
        # The table came from the backup, too, so it lacks the latest entries.
        await engine.store.record_deletion(entry, engine.time.now())
        match, guest, place = ledger.parts(entry)
        if guest is None:
            with suppress(NoMatch):
                await delete_match(engine, match)
        else:
            left += not await forget_again(engine, guest, place)
    return left


async def forget_again(engine: Engine, key: bytes, place: str) -> bool:
    """Forgets a guest in one match, or everywhere without one. Returns whether all is done."""
    if not place:
        await engine.store.ask_to_forget(key, engine.time.now())
    for held in await find_in(engine, key, place):
        with suppress(NewerVersion):
            await forget_in(engine, key, held)
    return not await find_in(engine, key, place)


async def find_in(engine: Engine, key: bytes, place: str) -> list[HeldSeat]:
    """What a secret opens in one match, or everywhere without one."""
    found = await engine.store.matches_of(key, ALL)
    return [held for held in found if place in {"", held.match}]
