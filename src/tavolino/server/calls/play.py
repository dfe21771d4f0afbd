"""Commands: what people and bots at a table ask for."""

from __future__ import annotations

import time

from tavolino.server.calls.caller import Caller
from tavolino.server.match.commands import AnyCommand
from tavolino.server.match.ids import MatchId
from tavolino.server.match.messages import AnswerMessage, refused
from tavolino.server.match.refusals import Refused
from tavolino.server.metrics import COMMAND_SECONDS, COMMANDS, LIMITED
from tavolino.server.services import Services
from tavolino.server.telemetry import span


async def command(caller: Caller, match: MatchId, wish: AnyCommand) -> AnswerMessage:
    """Asks for something in a match: an action, a draw, an undo, the end."""
    return await command_as(caller.services, match, await caller.seats(match), wish)


async def command_as(
    services: Services, match: str, seats: set[int], command: AnyCommand
) -> AnswerMessage:
    """The answer to someone who is known to hold these seats, counted and timed."""
    # A command for someone else's seat must not use up what that seat may do.
    payer = command.seat if command.seat in seats else min(seats)
    if not services.may_ask(match, payer):
        LIMITED.labels("seat").inc()
        return refused(command.id, Refused("too_fast"))
    begun = time.perf_counter()
    do = command.__struct_config__.tag
    with span("command", do=do, match=match):
        answer = await services.engine.take(match, command, seats)
    COMMANDS.labels(do, answer.refused or "accepted").inc()
    COMMAND_SECONDS.observe(time.perf_counter() - begun)
    return answer
