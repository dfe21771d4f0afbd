"""Advice: hints during a match against bots, and an evaluation of a match that is over."""

from __future__ import annotations

from tavolino.hosting.access.budgets import PLACE_RETRY
from tavolino.hosting.adviser import Evaluation, Hint, check_hint
from tavolino.hosting.calls.caller import Caller
from tavolino.hosting.calls.errors import too_fast
from tavolino.hosting.calls.values import AskHint
from tavolino.hosting.engine import observations_of
from tavolino.hosting.match.ids import MatchId
from tavolino.hosting.metrics import LIMITED


async def hint(caller: Caller, match: MatchId, wish: AskHint) -> Hint:
    """Suggests good actions for your seat to move, in a match where only you and bots play."""
    services = caller.services
    seats = await caller.seats(match)
    async with services.engine.lock(match):
        hosted = await services.engine.fresh(match)
        check_hint(hosted, wish.seat, seats)
        caller.spend("hint")
        observations = await observations_of(hosted, wish.seat)
    return await services.adviser.hint(observations, caller.payer)


async def evaluation(caller: Caller, match: MatchId) -> Evaluation:
    """Evaluates a match that is over: who was ahead when."""
    await caller.seats(match)
    services, payer = caller.services, caller.payer
    known = services.adviser.cached_evaluation(match)
    if known is not None:
        return known
    if services.budgets.is_full("evaluating", payer):
        LIMITED.add("evaluating")
        raise too_fast(PLACE_RETRY)
    caller.spend("evaluation")
    with services.budgets.hold("evaluating", payer):
        return await services.adviser.evaluation(match, payer)
