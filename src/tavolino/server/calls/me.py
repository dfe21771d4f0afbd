"""My matches, and how to be forgotten."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from tavolino.server.calls.caller import Caller
from tavolino.server.calls.values import MyMatch
from tavolino.server.forgetting import forget
from tavolino.server.match.events import WATCHER
from tavolino.server.store.store import Held, Unavailable

AT_ONCE = 100
"""Matches that a guest is taken out of before they are answered."""


async def my_matches(caller: Caller) -> list[MyMatch]:
    """The matches you play or watch, the latest first."""
    services = caller.services
    found = [held for key in caller.hashes() for held in await services.store.matches_of(key)]
    found.sort(key=lambda held: -held.changed_at)
    now = services.engine.time.now()
    return [MyMatch(**msgspec.structs.asdict(held), now=now) for held in shown(found)]


def shown(found: list[Held]) -> list[Held]:
    """Each seat once; a match that is played is not shown as watched, too."""
    played = {held.match for held in found if held.seat >= 0}
    once = {(held.match, held.seat): held for held in found}
    return [
        held
        for held in once.values()
        if held.seat >= 0 or (held.seat == WATCHER and held.match not in played)
    ]


async def forget_me(caller: Caller) -> None:
    """Deletes what is known of you: your names and your seats.

    Games you play are given up; where others are still awaited, a bot takes your seat. What is
    not done at once is done soon, whatever happens to the server meanwhile.
    """
    engine = caller.services.engine
    for key in caller.hashes():
        await engine.store.ask_to_forget(key, engine.time.now())
        with suppress(Unavailable):  # the job goes on with it
            await forget(engine, key, AT_ONCE)
    caller.is_forgotten = True
