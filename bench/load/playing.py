"""Matches played as fast as they can be: both seats choose at random from what is legal."""

from __future__ import annotations

import asyncio
import random
import time
from functools import partial

import msgspec
from seating import SEATS, Seated
from wire import Line

TABLES = 32
"""Matches at a time."""


class Result(msgspec.Struct, frozen=True):
    """That a match is over; how is of no interest here."""


class Summary(msgspec.Struct, frozen=True):
    """What a player has to know of a state."""

    legal: list[str] | None = None
    result: Result | None = None


class StateUpdate(msgspec.Struct, frozen=True):
    """What a player has to know of a message."""

    type: str
    number: int = 0
    state: Summary | None = None
    refused: str | None = None


decode = msgspec.json.Decoder(StateUpdate).decode


class Round:
    """Some seconds of play: what was played in them, and how long everyone waited.

    Everyone is there before the clock starts; so many matches are played `at_once`.
    """

    def __init__(self, tables: list[Table], at_once: int = TABLES) -> None:
        self.spare = list(tables)
        self.at_once = at_once
        self.waits: list[float] = []
        """For each action the seconds from its sending until both players had heard of it."""
        self.trouble: Exception | None = None
        self.seconds = 0.0
        self.is_on = False

    async def play(self, seconds: float) -> None:
        """Plays for so long, with a new match for each that ends."""
        self.is_on = True
        begun = time.perf_counter()
        for _ in range(self.at_once):
            self.begin_another()
        await asyncio.sleep(seconds)
        self.is_on = False
        self.seconds = time.perf_counter() - begun
        if self.trouble is not None:
            raise self.trouble

    def begin_another(self) -> None:
        """Has the next match played."""
        if self.spare:
            self.spare.pop().begin(self)
        else:
            self.fail("there were too few matches")

    def fail(self, what: str) -> None:
        """Remembers why this measurement is worth nothing."""
        self.trouble = self.trouble or RuntimeError(what)


class Table:
    """A match with both its players."""

    def __init__(self, seated: Seated) -> None:
        self.match = seated.match
        self.lines = [
            Line(seated.path(seat), token, partial(self.hear, seat), self.lost)
            for seat, token in enumerate(seated.tokens)
        ]
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.first = seated.number
        self.to_be_ready = SEATS
        self.opening: tuple[int, StateUpdate] | None = None
        self.round: Round | None = None
        self.sent: dict[int, float] = {}
        """When each action was sent that not all have heard of yet."""
        self.unheard: dict[int, int] = {}

    async def connect(self, port: int) -> None:
        """Returns when both players know how things stand."""
        for line in self.lines:
            await line.connect(port)
        await self.ready

    def leave(self) -> None:
        """Both players go."""
        self.round = None
        for line in self.lines:
            line.drop()

    def lost(self) -> None:
        """A connection has ended."""
        if self.round is not None:
            self.round.fail("a connection was lost")
        elif not self.ready.done():
            self.ready.set_exception(RuntimeError("a player was turned away"))

    def hear(self, seat: int, text: bytes) -> None:
        """A player is told something."""
        update = decode(text)
        if update.refused is not None and self.round is not None:
            self.round.fail(f"an action was refused: {update.refused}")
        if update.state is None:
            return
        if update.number > self.first:
            self.heard(update.number)
        if update.state.result is not None:
            if not self.unheard and self.round is not None and self.round.is_on:
                self.round.begin_another()
        elif self.round is None:
            self.get_ready(seat, update)
        elif update.state.legal:
            self.act(seat, update.number + 1, update.state.legal)

    def get_ready(self, seat: int, update: StateUpdate) -> None:
        """A player knows how things stand before the first action."""
        assert update.state is not None
        if update.state.legal:
            self.opening = seat, update
        self.to_be_ready -= 1
        if self.to_be_ready == 0:
            self.ready.set_result(None)

    def begin(self, played: Round) -> None:
        """Plays the first action."""
        assert self.opening is not None
        self.round = played
        seat, update = self.opening
        assert update.state is not None
        assert update.state.legal
        self.act(seat, update.number + 1, update.state.legal)

    def act(self, seat: int, number: int, legal: list[str]) -> None:
        """Plays one action, unless the time is up."""
        assert self.round is not None
        if not self.round.is_on:
            return
        action = random.choice(legal)
        self.sent[number] = time.perf_counter()
        self.unheard[number] = SEATS
        self.lines[seat].send(
            b'{"type":"act","id":"action-%06d","number":%d,"seat":%d,"action":"%s"}'
            % (number, number, seat, action.encode())
        )

    def heard(self, number: int) -> None:
        """A player has heard of an action."""
        self.unheard[number] -= 1
        if self.unheard[number] == 0:
            del self.unheard[number]
            wait = time.perf_counter() - self.sent.pop(number)
            if self.round is not None and self.round.is_on:
                self.round.waits.append(wait)


async def connected(port: int, matches: list[Seated]) -> list[Table]:
    """All these matches, ready to be played."""
    tables = [Table(seated) for seated in matches]
    await asyncio.gather(*(table.connect(port) for table in tables))
    return tables
