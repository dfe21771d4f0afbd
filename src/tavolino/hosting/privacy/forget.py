"""Forgetting guests: a stored job that any server can continue, even after a restart.

First we store the request, as the hash of the guest's secret. Then we go through every match
that the secret opens: the guest leaves the seat, the name is deleted, and last the secrets that
open the seat. Each step can be repeated, and done by two processes at once.

A process that has the match in memory drops it when it hears of that on the bus. As messages
may be lost, it also looks into the ledger of deletions (see `lookout.py`).

Others may start a rematch meanwhile. A rematch copies the holders of seats before it writes
names, and writes names only for seats that are held in the new match. So we find it here like
any other match. If no one sits on the seat yet, we seat a bot with the same command id that
would have seated the guest.

An SQLite file has a journal with what its pages were. Before a guest is taken off the list, it
is emptied.

The ledger also names everyone who was forgotten for the day when an older backup has to be
restored (see `ledger.py`).
"""

from __future__ import annotations

import structlog

from tavolino.hosting.bus.notices import FORGOTTEN_SUBJECT, ForgottenNotice
from tavolino.hosting.engine import Engine, NoMatch
from tavolino.hosting.match.events import WATCHER, Joined, Resigned
from tavolino.hosting.match.hosted import STAND_IN, HostedMatch
from tavolino.hosting.match.rematches import seating_command
from tavolino.hosting.match.unplayable import NewerVersion, Unplayable
from tavolino.hosting.privacy import ledger
from tavolino.hosting.store.values import (
    FIRST_TO_FORGET,
    HeldSeat,
    NoArchive,
    Unavailable,
    is_moved,
    mark_moved,
    mark_removed,
)

log = structlog.get_logger()

MAX_GUESTS = 10
"""The most guests handled in one round, for which a server's heartbeat has to wait."""

MAX_MATCHES = 20
"""The most matches of one guest handled in one round."""

RECHECK_PERIOD = 60_000
"""Milliseconds for which a guest is checked again. Anything that was in progress when they
asked, such as a rematch, is written by then: no call takes nearly as long."""


async def ask_to_forget(engine: Engine, key: bytes) -> None:
    """Stores that a guest is to be forgotten, in the ledger first."""
    now = engine.time.now()
    await engine.store.record_deletion(ledger.forgotten_guest(key), now)
    await engine.store.ask_to_forget(key, now)


async def forget_some(engine: Engine, after: tuple[int, bytes]) -> tuple[int, bytes]:
    """Continues forgetting guests, for one round, and returns the last of them.

    The next round goes on after them, and begins again after the last of all: one who cannot be
    forgotten yet keeps no one else waiting.
    """
    guests = await engine.store.guests_to_forget(MAX_GUESTS, after)
    forgotten = []
    for asked_at, key in guests:
        try:
            is_done = await forget(engine, key, MAX_MATCHES)
        except Unavailable:
            raise
        except Exception:
            log.exception("forgetting a guest failed")  # go on with the others
        else:
            if is_done and engine.time.now() - asked_at > RECHECK_PERIOD:
                forgotten.append((key, asked_at))
    # If others are reading the journal, a later round does it.
    if forgotten and await engine.store.wipe_journal():
        for key, asked_at in forgotten:
            await engine.store.has_forgotten(key, asked_at)
    return guests[-1] if len(guests) == MAX_GUESTS else FIRST_TO_FORGET


async def forget(engine: Engine, key: bytes, most: int) -> bool:
    """Forgets a guest in at most `most` matches. Returns whether none were left."""
    found = await engine.store.matches_of(key, most)
    for held in found:
        try:
            await forget_in(engine, key, held)
        except NewerVersion:
            pass  # a process of that version can do it
        except NoArchive as error:
            log.warning("a guest cannot be forgotten yet", match=held.match, error=str(error))
    return not found


async def forget_in(engine: Engine, key: bytes, held: HeldSeat) -> None:
    """Removes a guest from one match."""
    if held.seat >= 0:
        await forget_seated(engine, key, held)
    elif held.seat < WATCHER and not is_moved(held.seat):
        await forget_removed(engine, key, held)
    # A seat is lost together with its token. If a repeated request just gave it back to both,
    # it is found again, and taken from both again.
    await engine.store.let_go(held.match, min(held.seat, WATCHER), key)


async def forget_seated(engine: Engine, key: bytes, held: HeldSeat) -> None:
    """Removes a guest from a seat, with the name and all secrets that open the seat."""
    store, match = engine.store, held.match
    async with engine.lock(match):
        if held.seat not in await store.held_seats(match, [key]):
            return  # they were just removed, and are found again by the mark
        await leave(engine, match, held.seat)
        # Names that are no longer in the store must not be served from memory.
        await store.rename(match, held.seat, "")
        engine.let_go(match)
    await record(engine, key, held)
    await store.vacate(match, held.seat)
    engine.notices.publish(FORGOTTEN_SUBJECT, ForgottenNotice(match))


async def forget_removed(engine: Engine, key: bytes, held: HeldSeat) -> None:
    """Deletes the name of a guest whom the maker of the match has removed from a seat."""
    await engine.store.rename_removed(held.match, mark_removed(held.seat), "")
    await record(engine, key, held)
    engine.notices.publish(FORGOTTEN_SUBJECT, ForgottenNotice(held.match))


async def record(engine: Engine, key: bytes, held: HeldSeat) -> None:
    """Records all secrets of a seat in the ledger: they are the same person's.

    This comes after the name is deleted: whoever reads the match because of an entry must not
    find the name. And it comes before the secrets are deleted: as long as they open the seat, a
    process that dies in between leaves the match to be found again.
    """
    keys = [key]
    for seat in (held.seat, mark_moved(held.seat)):
        keys += await engine.store.holders(held.match, seat)
    now = engine.time.now()
    for each in dict.fromkeys(keys):
        await engine.store.record_deletion(ledger.forgotten_guest_in(held.match, each), now)


async def leave(engine: Engine, match: str, seat: int) -> None:
    """Leaves a seat, so that no one waits for a person who will not come back."""
    try:
        hosted = await engine.fresh(match)
        while (leaving := leaving_of(hosted, seat)) is not None:
            await engine.append(hosted, *leaving)
            hosted = await engine.fresh(match)
    except NewerVersion:
        raise  # a process of that version can do it
    except (NoMatch, Unplayable) as error:
        # No one can continue the match, but the name can still be deleted.
        log.warning("a match cannot be left", match=match, error=str(error))
    except Unavailable:
        raise
    except Exception:
        log.exception("leaving a match failed", match=match)
        engine.let_go(match)


def leaving_of(hosted: HostedMatch, seat: int) -> tuple[str, Joined | Resigned] | None:
    """The command id and event with which someone leaves a seat; None if they have left."""
    chair = hosted.chairs[seat]
    bot = Joined(seat, f"Bot {STAND_IN}", STAND_IN)
    if chair is None:
        command: str = seating_command(seat)
        return None if command in hosted.answered else (command, bot)
    if hosted.phase == "over" or chair.bot is not None:
        return None
    return f"left:{seat}", bot if hosted.phase == "waiting" else Resigned(seat)
