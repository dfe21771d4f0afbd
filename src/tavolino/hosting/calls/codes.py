"""Calls to invite someone by a short code that is said aloud."""

from __future__ import annotations

from tavolino.hosting.access.codes import code_for, code_hashes, plain
from tavolino.hosting.calls import links, values
from tavolino.hosting.calls.caller import Caller
from tavolino.hosting.calls.errors import Denied
from tavolino.hosting.calls.matches import check_plays
from tavolino.hosting.match.ids import MatchId
from tavolino.hosting.match.refusals import Refused
from tavolino.hosting.services import Services

LIFETIME = 10 * 60 * 1000

ATTEMPTS = 10
"""How many codes are tried before we give up, because each is in use for another match."""


async def make_code(caller: Caller, match: MatchId, wish: values.AskCode) -> values.Code:
    """The code that leads to a match, valid for ten minutes. Only its players may ask for it.

    It stays the same until it expires, or until someone wants a new one. There is none once all
    seats are taken.
    """
    check_plays(await caller.seats(match))
    caller.spend("command")
    services, now = caller.services, caller.services.engine.time.now()
    await check_waits(services, match)
    store, signer = services.store, services.signer
    if wish.new:
        await store.drop_code(match)
    for attempt in range(ATTEMPTS):
        stored = await store.code_of(match, now)
        until = stored.until if stored else now + LIFETIME + attempt
        code = code_for(signer, match, until)
        key = code_hashes(signer, code)[0]
        if stored and stored.secret_hash != key:
            await store.drop_code(match)  # the host's keys have changed since it was made
        elif stored or await store.make_code(match, key, until, now):
            return values.Code(code=code, until=until, now=now)
    raise Refused("unavailable")


async def use_code(caller: Caller, wish: values.UseCode) -> values.CodeMatch:
    """The match to which a code leads, with an invitation to it. Wrong codes are limited.

    A code is refused once all seats of its match are taken.
    """
    caller.spend("guess")
    services = caller.services
    for key in code_hashes(services.signer, plain(wish.code)):
        match = await services.store.match_of_code(key, services.engine.time.now())
        if match is not None:
            await check_waits(services, match)
            services.budgets.charge("guess", caller.payer, -1)  # only wrong ones are paid for
            token = links.new_token(services, "join", match)
            return values.CodeMatch(match=match, invitation=token)
    raise Denied(
        404, "no_code", "No table has this code. It may have expired: ask for a new one."
    )


async def check_waits(services: Services, match: str) -> None:
    """Raises Refused unless a match still waits for players."""
    async with services.engine.lock(match):
        phase = (await services.engine.fresh(match)).phase
    if phase != "waiting":
        raise Refused("over" if phase == "over" else "full")
