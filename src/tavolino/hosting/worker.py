"""Workers play the turns of bots that are due, through the same engine as people.

There are two lanes, each with its own processes, so that no fast bot waits behind one that
thinks for seconds. Within a lane, guests are served in turn.

Whether a bot is due depends only on the match. The bus just wakes workers. If a message is
lost, the scheduler's sweep repeats it. While the bus is away, workers poll the store
themselves. A worker leases a turn before it thinks, so that no two work on the same turn.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

import msgspec
import structlog

from tavolino.bots.named import bot_after
from tavolino.bots.observations import Observations
from tavolino.games import descriptor_of
from tavolino.hosting.access.budgets import Budgets, Payer
from tavolino.hosting.access.fair import FairSlots
from tavolino.hosting.bus.bus import Unlisten
from tavolino.hosting.bus.notices import (
    BOT_SUBJECT,
    HEARTBEAT_SUBJECT,
    BotDueNotice,
    HeartbeatNotice,
    Notice,
)
from tavolino.hosting.clock import DOWNTIME, keep_asking
from tavolino.hosting.engine import Engine, NoMatch, observations_of
from tavolino.hosting.match.commands import Act
from tavolino.hosting.match.hosted import HostedMatch
from tavolino.hosting.match.unplayable import Unplayable
from tavolino.hosting.metrics import (
    BOT_TURNS,
    THINKING_SECONDS,
    TURNS_AT_ONCE,
    TURNS_FAILED,
    TURNS_THINKING,
    TURNS_WAITING,
    TURNS_WAITING_SECONDS,
)
from tavolino.hosting.runner import NotRun, Runner
from tavolino.hosting.store.values import Unavailable

log = structlog.get_logger()

GROUP = "workers"

QUICK = 1000
"""The most iterations of a fast search: at most a few tenths of a second when compiled."""

ROUND_INTERVAL = 0.5
"""Seconds between two rounds, which may look for turns in the store."""

WAITED = 300
"""Milliseconds that a turn must have waited before we take it from the store: another worker
may be about to play it."""

HEARTBEAT_TIMEOUT = 3_000
"""Milliseconds without a heartbeat, after which no server seems to reach this worker."""


class NotPlayed(Exception):
    """A bot's action was refused, for a reason that an immediate retry would not change."""


class Turn(msgspec.Struct, frozen=True):
    """What a bot gets to choose its action, and the number of the last event."""

    bot: str
    number: int
    observations: Observations


class Lane(NamedTuple):
    """The slots and the runner for turns that take about equally long."""

    name: str
    slots: FairSlots
    runner: Runner

    def show(self) -> None:
        """Sets the gauges about this lane."""
        TURNS_WAITING.set(self.slots.length(), self.name)
        TURNS_WAITING_SECONDS.set(self.slots.oldest(), self.name)
        TURNS_THINKING.set(self.slots.slots - self.slots.free, self.name)
        TURNS_AT_ONCE.set(self.slots.slots, self.name)


class Worker:
    """Plays the turns of bots. They think in a runner, so that nothing else has to wait."""

    def __init__(
        self, engine: Engine, budgets: Budgets, runner: Callable[[int], Runner], turns: int
    ) -> None:
        """`runner` makes a runner for a number of turns at a time."""
        self.engine = engine
        self.budgets = budgets
        self.ticks = engine.machine.ticks
        self.heard = self.ticks()
        """When a server was last heard on the bus."""
        self.slow = Lane("slow", FairSlots(turns, engine.machine, self.owes), runner(turns))
        self.quick = Lane("quick", FairSlots(turns, engine.machine, self.owes), runner(turns))
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.unlisten: list[Unlisten] = []
        self.thinking: dict[str, int] = {}
        """Matches in which a bot is thinking here, with a lease on the turn, and the number of
        the last event before it."""
        self.background: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Starts to take turns."""
        notices = self.engine.notices
        self.unlisten.append(await notices.listen(HEARTBEAT_SUBJECT, self.hear))
        self.unlisten.append(await notices.share(BOT_SUBJECT, GROUP, self.hear))
        work = (keep_asking(self.read_clock), keep_asking(self.renew), self.run())
        self.background += [asyncio.create_task(each) for each in work]

    async def stop(self) -> None:
        """Stops taking turns. Unfinished turns are left to other workers."""
        for unlisten in self.unlisten:
            await unlisten()
        tasks = [*self.tasks.values(), *self.background]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for lane in (self.slow, self.quick):
            lane.runner.stop()

    def show(self) -> None:
        """Sets the gauges about turns here."""
        self.slow.show()
        self.quick.show()

    def hear(self, notice: Notice) -> None:
        """Handles the notice that a bot is due, or that a server is there."""
        if isinstance(notice, BotDueNotice):
            self.take(notice)
        elif isinstance(notice, HeartbeatNotice):
            self.heard = self.ticks()

    def take(self, due: BotDueNotice) -> None:
        """Takes a turn, with one task per match however often it is announced."""
        if self.engine.time.known and due.match not in self.tasks:
            payer = Payer(due.guest or due.match, due.address)
            task = asyncio.create_task(self.play(due.match, payer))
            self.tasks[due.match] = task
            task.add_done_callback(lambda done: self.drop(due.match, done))

    def drop(self, match: str, done: asyncio.Task[None]) -> None:
        """Drops the task of a match, unless the match has another one by now."""
        if self.tasks.get(match) is done:
            del self.tasks[match]

    def drop_thought(self, hosted: HostedMatch) -> None:
        """Ends a thought about a match that has moved on. A new turn can be taken at once.

        This is for runners that can stop a function. Others would go on with it, and the next
        thought would wait behind.
        """
        match = hosted.row.id
        if hosted.number > self.thinking.get(match, hosted.number):
            del self.thinking[match]
            self.tasks.pop(match).cancel()

    async def run(self) -> None:
        """Runs round after round. What fails is tried again in the next round."""
        while True:
            await asyncio.sleep(ROUND_INTERVAL)
            try:
                if self.engine.time.known and self.is_alone():
                    await self.look()
            except Unavailable as error:
                log.warning("the store does not answer", error=str(error))
            except Exception:
                log.exception("a round of the worker failed")

    async def read_clock(self) -> None:
        """Sets the clock, if any server ever ran.

        Only servers send heartbeats to the store, which measures how long none was running.
        """
        await self.engine.time.try_to_follow(self.engine.store.pulse(DOWNTIME))

    async def renew(self) -> None:
        """Renews the leases on turns that a bot is thinking about here."""
        if self.thinking:
            with suppress(Unavailable):
                await self.engine.store.renew([*self.thinking], self.engine.time.now())

    def is_alone(self) -> bool:
        """Whether, as far as this worker knows, no server can wake it."""
        connected = self.engine.notices.bus.is_connected()
        return not connected or self.ticks() - self.heard > HEARTBEAT_TIMEOUT

    async def look(self) -> None:
        """Looks in the store for turns that are due."""
        if self.slow.slots.free or self.quick.slots.free:  # otherwise leave them to others
            for due in await self.engine.store.due_bots(self.engine.time.now(), WAITED):
                self.take(self.engine.bot_due(due))

    def owes(self, payer: Payer) -> bool:
        """Whether a payer's bots have used up their thinking time."""
        return self.budgets.wait("thinking", payer) > 0

    async def play(self, match: str, payer: Payer) -> None:
        """Plays for bots as long as it is their turn. The sweep repeats turns that fail."""
        try:
            while (chosen := await self.choose(match, payer)) is not None:
                await self.act(match, *chosen)
        except Unplayable:
            pass  # the engine has logged it
        except (NotPlayed, NotRun, Unavailable, NoMatch) as error:
            TURNS_FAILED.add()
            log.warning("a bot's turn failed", match=match, error=repr(error))

    async def choose(self, match: str, payer: Payer) -> tuple[Turn, str] | None:
        """The turn that is due and the bot's choice; None if none is due."""
        lane = await self.due_lane(match)
        while lane is not None:
            async with lane.slots.turn(payer):
                # While we waited, another worker may have played the turn.
                turn = await self.turn(match)
                if turn is not None and self.lane(turn.observations.game, turn.bot) is lane:
                    return await self.think_leased(match, turn, payer, lane)
            lane = await self.due_lane(match)
        return None

    async def think_leased(
        self, match: str, turn: Turn, payer: Payer, lane: Lane
    ) -> tuple[Turn, str] | None:
        """The turn and the bot's choice; None if another worker has the lease."""
        if not await self.engine.store.lease(match, turn.number, self.engine.time.now()):
            return None
        self.thinking[match] = turn.number
        try:
            seed = self.engine.machine.random_bits(62)
            ran = await lane.runner.run(think, turn, seed)
        finally:
            if self.thinking.get(match) == turn.number:
                del self.thinking[match]
        THINKING_SECONDS.observe(ran.seconds, lane.name)
        self.budgets.charge("thinking", payer, ran.seconds)
        return turn, ran.result

    async def due_lane(self, match: str) -> Lane | None:
        """The lane for the turn that is due; None if none is due."""
        async with self.engine.lock(match):
            hosted = await self.engine.fresh(match)
            bot = hosted.bot_due()
            return None if bot is None else self.lane(hosted.row.game, bot)

    def lane(self, game: str, bot: str) -> Lane:
        """The lane for the turns of a bot."""
        return self.quick if is_quick(game, bot) else self.slow

    async def turn(self, match: str) -> Turn | None:
        """The turn that is due, as its seat sees it; None if none is due."""
        async with self.engine.lock(match):
            hosted = await self.engine.fresh(match)
            bot = hosted.bot_due()
            if bot is None:
                return None
            return Turn(bot, hosted.number, await observations_of(hosted, hosted.to_move))

    async def act(self, match: str, turn: Turn, action: str) -> None:
        """Sends the bot's action as a command, valid only if nothing else happened first."""
        seat = turn.observations.seat
        command = Act(
            id=self.engine.machine.random_hex(16),
            number=turn.number + 1,
            seat=seat,
            action=action,
        )
        answer = await self.engine.take(match, command, {seat}, bot=True)
        BOT_TURNS.add(turn.observations.game, answer.refused or "played")
        if answer.refused not in {None, "stale"}:
            raise NotPlayed(answer.refused)


def is_quick(game: str, bot: str) -> bool:
    """Whether a bot is fast enough for the quick lane."""
    return descriptor_of(game).levels[int(bot) - 1].iterations <= QUICK


def think(turn: Turn, seed: int) -> str:
    """The bot's choice. This runs in the runner."""
    bot = bot_after(turn.bot, turn.observations)
    return bot.choose(turn.observations.view, seed)
