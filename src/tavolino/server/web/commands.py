"""Commands over HTTP: one plain route, since every action of a program goes through it."""

from __future__ import annotations

import time

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tavolino.server.match.commands import AnyCommand, decode_command
from tavolino.server.match.messages import AnswerMessage, encode, refused
from tavolino.server.match.refusals import Refused
from tavolino.server.metrics import COMMAND_SECONDS, COMMANDS, LIMITED
from tavolino.server.telemetry import span
from tavolino.server.web.errors import AGAIN_LATER, Denied, status_of
from tavolino.server.web.identity import seats_of
from tavolino.server.web.services import Services, services_of

NO_COMMAND = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""How reading a command can fail: by its form, its letters, or how deep it goes."""


async def command(request: Request) -> Response:
    """Asks for something in a match: an action, a draw, an undo, the end."""
    match = request.path_params["match"]
    if request.headers.get("content-type", "").partition(";")[0] != "application/json":
        raise Denied(415, "not_json", "Commands are JSON.")
    seats = await seats_of(request, match)
    body = await request.body()
    try:
        wish = decode_command(body)
    except NO_COMMAND as error:
        raise Denied(422, "malformed", "That is no command.") from error
    answer = await answered(services_of(request), match, wish, seats)
    status = status_of(answer.refused)
    headers = {"retry-after": "1"} if status in AGAIN_LATER else None
    return Response(encode(answer), status, headers, "application/json")


async def answered(
    parts: Services, match: str, command: AnyCommand, seats: set[int]
) -> AnswerMessage:
    """The answer to a command, counted and timed."""
    # A command for someone else's seat must not use up what that seat may do.
    payer = command.seat if command.seat in seats else min(seats)
    if not parts.may_ask(match, payer):
        LIMITED.labels("seat").inc()
        return refused(command.id, Refused("too_fast"))
    begun = time.perf_counter()
    do = command.__struct_config__.tag
    with span("command", do=do, match=match):
        answer = await parts.engine.take(match, command, seats)
    COMMANDS.labels(do, answer.refused or "accepted").inc()
    COMMAND_SECONDS.observe(time.perf_counter() - begun)
    return answer
