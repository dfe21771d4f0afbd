"""Calls to list your matches and to be forgotten."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from tavolino.hosting.calls.caller import Caller
from tavolino.hosting.calls.values import MyMatch
from tavolino.hosting.match.events import WATCHER
from tavolino.hosting.privacy.forget import ask_to_forget, forget
from tavolino.hosting.store.values import HeldSeat, Unavailable

AT_ONCE = 100
"""How many matches a guest is removed from before their request is answered."""


async def my_matches(caller: Caller) -> list[MyMatch]:
    """The matches you play or watch, the most recently changed first."""
    services = caller.services
    found = [held for key in caller.hashes() for held in await services.store.matches_of(key)]
    found.sort(key=lambda held: -held.changed_at)
    now = services.engine.time.now()
    return [MyMatch(**msgspec.structs.asdict(held), now=now) for held in list_seats(found)]


def list_seats(found: list[HeldSeat]) -> list[HeldSeat]:
    """Each seat once. A match that you play is not listed as watched, too."""
    played = {held.match for held in found if held.seat >= 0}
    once = {(held.match, held.seat): held for held in found}
    return [
        held
        for held in once.values()
        if held.seat >= 0 or (held.seat == WATCHER and held.match not in played)
    ]


async def forget_me(caller: Caller) -> None:
    """Deletes everything about you: your names and your seats.

    You give up the games you play. In matches that have not begun, a bot takes your seat. What
    cannot be done at once is done soon, even if the server restarts meanwhile.
    """
    engine = caller.services.engine
    for key in caller.hashes():
        if not await caller.is_known(key):
            continue  # nothing is stored for someone who was never here
        caller.spend("deletions_of_a_day")
        await ask_to_forget(engine, key)
        with suppress(Unavailable):  # the background job continues with it
            await forget(engine, key, AT_ONCE)
    caller.is_forgotten = True
