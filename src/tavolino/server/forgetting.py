"""Forgetting: a job that any server takes on, and that outlives them all.

Whoever asks to be forgotten is written down first, as the hash of their secret. Then every
match in which that secret opens anything is worked off: the seat is left, the name taken out,
and only then what opens the seat. Each step can be done twice, and by two processes at once.

Others may make a rematch meanwhile. They copy what opens the seats before they write names,
and write them only for seats that are held in the new match: so it is found here like any
other. If no one sits on the seat there yet, a bot does, by the very command that would have
seated the guest.
"""

from __future__ import annotations

from contextlib import suppress

import structlog

from tavolino.server.engine import Engine, NoMatch, seating
from tavolino.server.match.events import WATCHER, Joined, Resigned
from tavolino.server.match.hosted import STAND_IN, HostedMatch
from tavolino.server.match.unplayable import NewerVersion, Unplayable
from tavolino.server.notices import FORGOTTEN, Forgotten
from tavolino.server.store.store import Held, Unavailable, removed

log = structlog.get_logger()

GUESTS = 10
"""Guests looked at in one round of a server, whose heartbeat waits for it."""

MATCHES = 20
"""Matches of one guest in one round."""

LINGERS = 60_000
"""Milliseconds during which a guest is looked at again: whatever they or others had under way
when they asked, such as a rematch, is written by then. No call takes nearly as long."""


async def forget_some(engine: Engine) -> None:
    """Goes on with what is still to be forgotten, for one round."""
    for key, asked_at in await engine.store.forgetting(GUESTS):
        try:
            is_done = await forget(engine, key, MATCHES)
            if is_done and engine.time.now() - asked_at > LINGERS:
                await engine.store.has_forgotten(key, asked_at)
        except Unavailable:
            raise
        except Exception:
            log.exception("forgetting a guest failed")  # the others do not wait for it


async def forget(engine: Engine, key: bytes, most: int) -> bool:
    """Forgets a guest in at most so many matches; whether none is left."""
    found = await engine.store.matches_of(key, most)
    for held in found:
        with suppress(NewerVersion):
            await forget_in(engine, key, held)
    return not found


async def forget_in(engine: Engine, key: bytes, held: Held) -> None:
    """Takes a guest out of one match."""
    store, match = engine.store, held.match
    if held.seat >= 0:
        async with engine.lock(match):
            await leave(engine, match, held.seat)
            # No one may be told a name from memory that is no longer in the store.
            await store.rename(match, held.seat, "")
            engine.let_go(match)
        await store.vacate(match, held.seat)
        engine.notices.publish(FORGOTTEN, Forgotten(match))
    elif held.seat < WATCHER:
        await store.rename_removed(match, removed(held.seat), "")
        engine.notices.publish(FORGOTTEN, Forgotten(match))
    await store.let_go(match, key)


async def leave(engine: Engine, match: str, seat: int) -> None:
    """Sees to it that no one waits for a seat that no one will hold any more."""
    try:
        hosted = await engine.fresh(match)
        while (leaving := leaving_of(hosted, seat)) is not None:
            await engine.append(hosted, *leaving)
            hosted = await engine.fresh(match)
    except NewerVersion:
        raise  # a process of that version can leave it
    except (NoMatch, Unplayable) as error:
        # No one plays it on; the name can be taken out all the same.
        log.warning("a match cannot be left", match=match, error=str(error))
    except Unavailable:
        raise
    except Exception:
        log.exception("leaving a match failed", match=match)
        engine.let_go(match)


def leaving_of(hosted: HostedMatch, seat: int) -> tuple[str, Joined | Resigned] | None:
    """How someone leaves a seat, with the id of the command for it; None if they have."""
    chair = hosted.chairs[seat]
    bot = Joined(seat, f"Bot {STAND_IN}", STAND_IN)
    if chair is None:
        command: str = seating(seat)
        return None if command in hosted.answered else (command, bot)
    if hosted.phase == "over" or chair.bot is not None:
        return None
    return f"left:{seat}", bot if hosted.phase == "waiting" else Resigned(seat)
