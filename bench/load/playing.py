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

AT_ONCE = 50
"""Matches that are connected to at the same time."""


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

    def may_act(self, table: Table) -> None:
        """Someone's turn has come."""
        table.act()

    def over(self) -> None:
        """A match has ended."""
        if self.is_on:
            self.begin_another()

    def heard(self, table: Table, wait: float) -> None:
        """Both players of a table have heard of an action."""
        if self.is_on:
            self.waits.append(wait)

    def fail(self, what: str) -> None:
        """Remembers why this measurement is worth nothing."""
        self.trouble = self.trouble or RuntimeError(what)


class Scattered(Round):
    """The same at tables chosen at random: no match stays warm because it is played."""

    def __init__(self, tables: list[Table], at_once: int) -> None:
        super().__init__([table for table in tables if table.turn is not None], at_once)
        for table in tables:
            table.round = self

    def begin_another(self) -> None:
        """Has someone act whose turn it is."""
        if not self.spare:
            self.fail("there were too few matches")
            return
        chosen = random.randrange(len(self.spare))
        self.spare[chosen], self.spare[-1] = self.spare[-1], self.spare[chosen]
        self.spare.pop().act()

    def may_act(self, table: Table) -> None:
        """Whoever is to move waits until the table is chosen again."""

    def over(self) -> None:
        """The match is not chosen again."""

    def heard(self, table: Table, wait: float) -> None:
        """Both players of a table have heard of an action."""
        super().heard(table, wait)
        if table.turn is not None:
            self.spare.append(table)
        if self.is_on:
            self.go_on()

    def go_on(self) -> None:
        """Keeps as many actions on their way as there were."""
        self.begin_another()


class Paced(Scattered):
    """Actions at a rate, whether or not those before have been heard of.

    An action is left out if all tables wait for one.
    """

    def __init__(self, tables: list[Table], rate: float) -> None:
        super().__init__(tables, 0)
        self.rate = rate

    async def play(self, seconds: float) -> None:
        """Plays for so long."""
        acting = asyncio.create_task(self.act_on())
        try:
            await super().play(seconds)
        finally:
            acting.cancel()

    async def act_on(self) -> None:
        """Has someone act, at intervals as those of people who know nothing of each other."""
        due = time.perf_counter()
        while True:
            due += random.expovariate(self.rate)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if self.spare:
                self.begin_another()

    def go_on(self) -> None:
        """The next action has its own time."""


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
        self.turn: tuple[int, int, list[str]] | None = None
        """The seat to move, the number of its action, and what is legal."""
        self.round: Round | None = None
        self.sent: dict[int, float] = {}
        """When each action was sent that not all have heard of yet."""
        self.unheard: dict[int, int] = {}

    async def connect(self, *ports: int) -> None:
        """Returns when both players know how things stand. Seats take turns at the ports."""
        for seat, line in enumerate(self.lines):
            await line.connect(ports[seat % len(ports)])
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
        is_over = update.state.result is not None
        if update.state.legal and not is_over:
            self.turn = seat, update.number + 1, update.state.legal
        if update.number > self.first:
            self.heard(update.number)
        if not self.ready.done():
            self.get_ready()
        elif self.round is not None:
            self.go_on(self.round, seat, is_over=is_over)

    def get_ready(self) -> None:
        """A player knows how things stand before the first action."""
        self.to_be_ready -= 1
        if self.to_be_ready == 0:
            self.ready.set_result(None)

    def go_on(self, played: Round, seat: int, *, is_over: bool) -> None:
        """A player knows how things stand after an action."""
        if is_over and not self.unheard:
            played.over()
        elif self.turn is not None and self.turn[0] == seat:
            played.may_act(self)

    def begin(self, played: Round) -> None:
        """Plays the first action."""
        self.round = played
        self.act()

    def act(self) -> None:
        """Plays one action, unless the time is up."""
        assert self.round is not None
        assert self.turn is not None
        if not self.round.is_on:
            return
        (seat, number, legal), self.turn = self.turn, None
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
            if self.round is not None:
                self.round.heard(self, wait)


async def connected(matches: list[Seated], *ports: int) -> list[Table]:
    """All these matches, ready to be played."""
    tables = [Table(seated) for seated in matches]
    few = asyncio.Semaphore(AT_ONCE)

    async def connect(table: Table) -> None:
        async with few:
            await table.connect(*ports)

    await asyncio.gather(*(connect(table) for table in tables))
    return tables
