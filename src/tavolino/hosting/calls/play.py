"""The calls of people and bots at a table: commands, and why something cannot be chosen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from tavolino.games import descriptor_of
from tavolino.hosting.access.budgets import Kind, Payer
from tavolino.hosting.calls.caller import Caller
from tavolino.hosting.calls.values import AskWhy, WhyNot
from tavolino.hosting.live.actions import begin_action
from tavolino.hosting.match.commands import Act, AnyCommand
from tavolino.hosting.match.ids import MatchId
from tavolino.hosting.match.messages import AnswerMessage, refused_answer
from tavolino.hosting.match.refusals import Refused
from tavolino.hosting.match.why import explain
from tavolino.hosting.metrics import COMMAND_SECONDS, COMMANDS
from tavolino.hosting.services import Services
from tavolino.hosting.tracing import begin_span, span


async def command(caller: Caller, match: MatchId, wish: AnyCommand) -> AnswerMessage:
    """Sends a command in a match: an action, an offer, an undo, an answer, giving up."""
    seats = await caller.seats(match)
    return await command_as(caller.services, match, seats, wish, caller.payer)


async def why(caller: Caller, match: MatchId, wish: AskWhy) -> WhyNot:
    """Says why the seat to move cannot choose what it pointed at, and which rule says so."""
    services = caller.services
    if wish.seat not in await caller.seats(match):
        raise Refused("not_your_seat")
    caller.spend("command")
    async with services.engine.lock(match):
        hosted = await services.engine.fresh(match)
        if hosted.phase != "on":
            raise Refused(hosted.phase)
        descriptor, view = descriptor_of(hosted.row.game), hosted.match.view(wish.seat)
    return WhyNot(why=await services.offload(explain, descriptor, view, wish.pointed))


PRICE: Final[tuple[Kind, ...]] = ("frame", "command", "events_of_a_day")
"""What an action over a live connection is paid for with."""


def act_at_once(
    services: Services,
    match: str,
    seats: set[int],
    command: Act,
    payer: Payer,
    answer: Callable[[AnswerMessage | None], None],
) -> bool:
    """Takes an action of someone who is known to hold these seats, and measures it.

    Returns False if it has to wait for something, even if only for its price. `answer` gets
    None if that turns out later.
    """
    budgets, begun = services.budgets, services.machine.seconds()
    if command.seat not in seats or any(budgets.wait(kind, payer) for kind in PRICE):
        return False

    def answered(given: AnswerMessage | None) -> None:
        end_span()
        if given is not None:
            if given.refused is None:
                budgets.charge("events_of_a_day", payer, 1)
            COMMANDS.add("act", given.refused or "accepted")
            COMMAND_SECONDS.observe(services.machine.seconds() - begun)
        answer(given)

    do = partial(services.meter.do, payer)
    if not begin_action(services.engine, match, command, do, answered):
        return False
    end_span = begin_span("command", type="act", match=match)
    services.engine.record_payer(match, payer)
    budgets.charge("frame", payer, 1)
    budgets.charge("command", payer, 1)
    return True


async def command_as(
    services: Services, match: str, seats: set[int], command: AnyCommand, payer: Payer
) -> AnswerMessage:
    """Answers a command of someone who is known to hold these seats, and measures it."""
    budgets = services.budgets
    wait = budgets.wait("events_of_a_day", payer) or budgets.spend("command", payer)
    if wait:
        return refused_answer(command.id, Refused("too_fast"), wait=wait)
    services.engine.record_payer(match, payer)
    begun = services.machine.seconds()
    tag = str(command.__struct_config__.tag)
    with span("command", type=tag, match=match):
        answer = await services.engine.take(match, command, seats)
    if answer.refused is None:
        budgets.charge("events_of_a_day", payer, 1)
    COMMANDS.add(tag, answer.refused or "accepted")
    COMMAND_SECONDS.observe(services.machine.seconds() - begun)
    return answer
