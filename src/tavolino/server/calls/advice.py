"""Advice: hints while a match against bots is on, and who was ahead once a match is over."""

from __future__ import annotations

from tavolino.server.adviser import Evaluation, Hint, observations_for_hint
from tavolino.server.calls.caller import Caller
from tavolino.server.calls.values import AskHint
from tavolino.server.match.ids import MatchId
from tavolino.server.match.refusals import Refused
from tavolino.server.metrics import LIMITED


async def hint(caller: Caller, match: MatchId, wish: AskHint) -> Hint:
    """Good actions for your seat that is to move, where only you and bots play."""
    services = caller.services
    seats = await caller.seats(match)
    async with services.engine.lock(match):
        observations = observations_for_hint(
            await services.engine.fresh(match), wish.seat, seats
        )
    if not services.may_get_hint(match, wish.seat):
        LIMITED.labels("hint").inc()
        raise Refused("too_fast")
    return await services.adviser.hint(observations)


async def evaluation(caller: Caller, match: MatchId) -> Evaluation:
    """Who was ahead when, in a match that is over."""
    await caller.seats(match)
    return await caller.services.adviser.evaluation(match)
