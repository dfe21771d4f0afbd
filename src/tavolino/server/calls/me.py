"""My matches, and how to be forgotten."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from tavolino.server.calls.caller import Caller
from tavolino.server.calls.values import MyMatch
from tavolino.server.engine import Engine
from tavolino.server.match.events import WATCHER, Joined, Resigned
from tavolino.server.match.hosted import STAND_IN, HostedMatch
from tavolino.server.match.unplayable import Unplayable
from tavolino.server.notices import FORGOTTEN, Forgotten
from tavolino.server.services import Services
from tavolino.server.store.store import Held

EVERY_ONE = 10**6
"""More matches than anyone plays."""


async def my_matches(caller: Caller) -> list[MyMatch]:
    """The matches you play or watch, the latest first."""
    services = caller.services
    found = [held for key in caller.hashes() for held in await services.store.matches_of(key)]
    found.sort(key=lambda held: -held.changed_at)
    now = services.engine.time.now()
    return [MyMatch(**msgspec.structs.asdict(held), now=now) for held in shown(found)]


def shown(found: list[Held]) -> list[Held]:
    """Each seat once; a match that is played is not shown as watched, too."""
    played = {held.match for held in found if held.seat != WATCHER}
    once = {(held.match, held.seat): held for held in found}
    return [held for held in once.values() if held.seat != WATCHER or held.match not in played]


async def forget_me(caller: Caller) -> None:
    """Deletes what is known of you: your names and your seats.

    Games you play are given up; where others are still awaited, a bot takes your seat.
    """
    services = caller.services
    for key in caller.hashes():
        everything = await services.store.matches_of(key, most=EVERY_ONE)
        played = [held for held in everything if held.seat != WATCHER]
        for held in played:
            await give_up(services, held)
        await services.store.forget(key)
        for held in played:
            services.engine.notices.publish(FORGOTTEN, Forgotten(held.match))
    caller.is_forgotten = True


async def give_up(services: Services, held: Held) -> None:
    """Gets up for someone who leaves for good, and takes their name out."""
    async with services.engine.lock(held.match):
        if held.phase != "over":
            await leave(services.engine, held.match, held.seat)
        # No one may be told a name from memory that is no longer in the store.
        await services.store.rename(held.match, held.seat, "")
        services.engine.let_go(held.match)


async def leave(engine: Engine, match: str, seat: int) -> None:
    """Sees to it that no one waits for a seat that no one will hold any more."""
    with suppress(Unplayable):  # such a match is played on by no one here
        hosted = await engine.fresh(match)
        while (what := leaving(hosted, seat)) is not None:
            await engine.append(hosted, f"left:{seat}", what)
            hosted = await engine.fresh(match)


def leaving(hosted: HostedMatch, seat: int) -> Joined | Resigned | None:
    """How someone leaves a seat; None if they have."""
    chair = hosted.chairs[seat]
    if hosted.phase == "over" or chair is None or chair.bot is not None:
        return None
    if hosted.phase == "waiting":
        return Joined(seat, f"Bot {STAND_IN}", STAND_IN)
    return Resigned(seat)
