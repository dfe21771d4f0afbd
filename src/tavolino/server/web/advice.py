"""Advice: hints while a match against bots is on, and who was ahead once a match is over."""

from __future__ import annotations

from fastapi import APIRouter, Response

from tavolino.server.adviser import seen_for_hint
from tavolino.server.match.messages import encode
from tavolino.server.match.refusals import Refused
from tavolino.server.metrics import LIMITED
from tavolino.server.web import bodies
from tavolino.server.web.matches import MatchId, Parts, Seats

router = APIRouter(tags=["advice"])


@router.post("/matches/{match}/hint", response_class=Response)
async def hint(match: MatchId, wish: bodies.AskHint, parts: Parts, seats: Seats) -> Response:
    """Good actions for your seat that is to move, where only you and bots play."""
    async with parts.engine.lock(match):
        hosted = await parts.engine.fresh(match)
        seen = seen_for_hint(hosted, wish.seat, seats)
    if not parts.may_get_hint(match, wish.seat):
        LIMITED.labels("hint").inc()
        raise Refused("too_fast")
    return Response(encode(await parts.adviser.hint(seen)), media_type="application/json")


@router.get("/matches/{match}/evaluation", response_class=Response)
async def evaluation(match: MatchId, parts: Parts, seats: Seats) -> Response:
    """Who was ahead when, in a match that is over."""
    return Response(
        encode(await parts.adviser.evaluation(match)), media_type="application/json"
    )
