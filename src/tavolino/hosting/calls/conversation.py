"""Live conversations: someone follows a match and sends commands, over any connection."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from typing import Final, Protocol

import msgspec

from tavolino.hosting.access.budgets import PLACE_RETRY, Kind
from tavolino.hosting.calls.caller import Caller
from tavolino.hosting.calls.errors import DENIALS, denial_of, malformed_error, too_fast
from tavolino.hosting.calls.matches import choose_seat, say_as
from tavolino.hosting.calls.play import act_at_once, command_as
from tavolino.hosting.calls.requests import UNREADABLE
from tavolino.hosting.calls.values import Say
from tavolino.hosting.live.client import Client, Line
from tavolino.hosting.match.commands import Act, AnyCommand
from tavolino.hosting.match.messages import AnswerMessage, encode, refused_answer
from tavolino.hosting.match.refusals import Refused
from tavolino.hosting.metrics import CLIENTS, LIMITED

MAX_MALFORMED = 5
"""The number of invalid frames after which a connection is closed."""

# The codes with which a connection is closed, those of WebSockets.
CLOSED_BY_POLICY = 1008
TRY_AGAIN = 1013
COME_BACK = 1012


OWED: Final[tuple[Kind, ...]] = ("frame", "reading")
"""The budgets that must not be used up when someone connects."""

AnyFrame = AnyCommand | Say

Take = Callable[[str | bytes], bool]
"""Takes a frame at once. Returns False if it has to be received."""

decode_frame = msgspec.json.Decoder(AnyFrame).decode


class Connection(Protocol):
    """A connection with someone: frames come in, messages go out over its line."""

    line: Line

    async def accept(self) -> None:
        """Accepts the connection. Nothing is sent or received before."""

    async def receive(self) -> str | bytes | None:
        """The next frame; None if the other side has closed the connection."""
        ...

    def offer_to(self, take: Take) -> None:
        """Offers each frame to `take` before it can be received.

        It does so only while someone waits to receive it, who has answered all before it.
        """

    async def close(self, code: int, reason: str = "") -> None:
        """Closes the connection, which may not be accepted yet or may be closed already."""

    def cut(self) -> None:
        """Closes the connection at once, even with unsent data."""


async def read_query(
    caller: Caller, match: str, query: Mapping[str, str]
) -> tuple[set[int], int, int]:
    """The seats held in a match, the one to follow it as, the last event seen."""
    caller.check_welcome()
    try:
        after = int(query.get("after", "0"))
        wanted = int(query["seat"]) if "seat" in query else None
    except ValueError as error:
        raise malformed_error("after", "seat") from error
    async with caller.services.hub.entrance.turn(caller.payer):
        seats = await caller.seats(match, wanted)
    return seats, choose_seat(seats, wanted), after


@contextmanager
def pay(caller: Caller) -> Iterator[None]:
    """Pays for a live connection. Raises Denied if the caller has exceeded a limit."""
    budgets = caller.services.budgets
    if budgets.is_full("live", caller.payer):
        LIMITED.add("live")
        raise too_fast(PLACE_RETRY)
    wait, kind = max((budgets.wait(kind, caller.payer), kind) for kind in OWED)
    if wait:
        LIMITED.add(kind)
        raise too_fast(wait)
    caller.spend("connect")
    with budgets.hold("live", caller.payer):
        yield


async def converse(
    connection: Connection, caller: Caller, match: str, query: Mapping[str, str]
) -> None:
    """Follows a match: first missed events, then new ones, and commands.

    Someone who may not is told the reason when the connection is closed.
    """
    try:
        with pay(caller):
            await follow(connection, caller, match, *await read_query(caller, match, query))
    except tuple(DENIALS) as error:
        reason = denial_of(error)
        passes = reason.status == HTTPStatus.SERVICE_UNAVAILABLE
        await connection.close(TRY_AGAIN if passes else CLOSED_BY_POLICY, reason.reason)


async def follow(
    connection: Connection, caller: Caller, match: str, seats: set[int], seat: int, after: int
) -> None:
    """Follows a match for someone who may."""
    services = caller.services
    await connection.accept()
    client = Client(seat, connection.line, connection.cut, seats, caller.hashes())

    def end() -> None:
        client.leave()
        services.hub.start(connection.close(COME_BACK))

    with CLIENTS.one_more("socket"), services.drain.register(end):
        try:
            missed = await services.hub.enter(match, client, after)
            services.budgets.charge("reading", caller.payer, missed)
            await Conversation(connection, caller, match, seats, client).run()
        finally:
            await services.hub.leave(match, client)


class Conversation:
    """The frames that someone sends over a connection, and the answers to them."""

    def __init__(
        self,
        connection: Connection,
        caller: Caller,
        match: str,
        seats: set[int],
        client: Client,
    ) -> None:
        self.connection = connection
        self.caller = caller
        self.services = caller.services
        self.payer = caller.payer
        self.match = match
        self.seats = seats
        self.client = client

    async def run(self) -> None:
        """Answers frame after frame, until they come too fast or too many are invalid."""
        self.connection.offer_to(self.take)
        malformed = 0
        while malformed < MAX_MALFORMED:
            text = await self.connection.receive()
            if text is None:
                return
            if self.services.budgets.spend("frame", self.payer):
                await self.connection.close(CLOSED_BY_POLICY, "too_fast")
                return
            self.caller.check_welcome()
            try:
                frame = decode_frame(text)
            except UNREADABLE:
                malformed += 1
                self.tell_malformed()
                continue
            await self.answer(frame)
        await self.client.line.sent()  # until every frame has been answered
        await self.connection.close(CLOSED_BY_POLICY, "malformed")

    def take(self, text: str | bytes) -> bool:
        """Takes an action for which nothing has to wait but the store."""
        services = self.services
        if services.blocklist.entries or not services.meter.is_free(self.payer):
            return False
        return services.meter.do(self.payer, self.act, text)

    def act(self, text: str | bytes) -> bool:
        """Takes a frame if it is such an action."""
        try:
            frame = decode_frame(text)
        except UNREADABLE:
            return False
        if type(frame) is not Act:
            return False
        answered = partial(self.answered, frame)
        return act_at_once(self.services, self.match, self.seats, frame, self.payer, answered)

    def answered(self, command: Act, answer: AnswerMessage | None) -> None:
        """Sends the answer to an action, or finds one if others came first."""
        if answer is not None:
            self.client.tell(encode(answer))
        else:
            self.services.hub.start(self.answer_late(command))

    async def answer_late(self, command: Act) -> None:
        """Answers an action that was not the next event after all."""
        taking = self.services.engine.take(self.match, command, self.seats)
        try:
            self.client.tell(encode(await self.services.meter.run(self.payer, taking)))
        except tuple(DENIALS):
            self.client.cut_off()  # when it comes back, it is told why

    async def answer(self, frame: AnyFrame) -> None:
        """Sends a phrase to everyone, or answers a command."""
        if isinstance(frame, Say):
            self.say(frame)
            waited = False
        else:
            answer = await command_as(self.services, self.match, self.seats, frame, self.payer)
            self.client.tell(encode(answer))
            waited = answer.refused is None  # others ran while we waited for the store
        if not waited:
            await asyncio.sleep(0)  # let others run, however many frames are queued

    def say(self, wish: Say) -> None:
        """Says a phrase. One that exceeds the rate limit is dropped without an answer."""
        if self.services.budgets.spend("command", self.payer):
            return
        try:
            say_as(self.services, self.match, self.seats, wish)
        except Refused as refusal:
            self.client.tell(encode(refused_answer("", refusal)))

    def tell_malformed(self) -> None:
        """Answers that a frame was not valid."""
        self.client.tell(encode(AnswerMessage(id="", refused="malformed")))
