"""Workers: take the turns of bots that are due, through the same engine as people.

There are two lanes with processes of their own, so that no bot that answers at once waits
behind one that thinks for seconds. In each lane guests are served in turn.

That a bot is due follows from the match alone. The bus only wakes workers; when it forgets to,
the scheduler's sweep does it again. When it is away, workers look into the store themselves.
Whoever begins to think about a turn leases it, so that no other does until that one is dead.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import NamedTuple

import msgspec
import structlog

from tavolino.bots.budget import own_time
from tavolino.bots.observations import Observations, bot_after
from tavolino.games import descriptor_of
from tavolino.server.budgets import Budgets, Payer
from tavolino.server.bus.bus import Unlisten
from tavolino.server.engine import Engine, NoMatch
from tavolino.server.fair import FairSlots
from tavolino.server.match.commands import Act
from tavolino.server.match.hosted import HostedMatch
from tavolino.server.match.unplayable import Unplayable
from tavolino.server.metrics import BOT_TURNS
from tavolino.server.notices import BOTS, Beat, BotDue, Notice
from tavolino.server.runner import NotRun, Runner
from tavolino.server.store.store import Pulse, Unavailable
from tavolino.server.tabletime import DOWN

log = structlog.get_logger()

GROUP = "workers"

QUICK = 1000
"""Iterations of a search that takes some tenths of a second at most, compiled."""

ROUND = 0.5
"""Seconds between two rounds, in which leases are renewed and perhaps turns looked for."""

WAITED = 300
"""Milliseconds that a turn has waited before it is looked for: another worker may have it."""

QUIET = 3_000
"""Milliseconds without a word of the time, after which no server seems to reach a worker."""


class NotPlayed(Exception):
    """What a bot chose was refused for a reason that trying at once again does not change."""


class Turn(msgspec.Struct, frozen=True):
    """All that a bot gets to choose its action, and the number of the event before it."""

    bot: str
    number: int
    observations: Observations


class Lane(NamedTuple):
    """Turns that take about as long as each other."""

    slots: FairSlots
    runner: Runner


class Worker:
    """Thinks for bots, each turn elsewhere, so that nothing else has to wait."""

    def __init__(
        self, engine: Engine, budgets: Budgets, runner: Callable[[int], Runner], turns: int
    ) -> None:
        """`runner` makes one that thinks about so many turns at a time."""
        self.engine = engine
        self.budgets = budgets
        self.slow = Lane(FairSlots(turns, self.owes), runner(turns))
        self.quick = Lane(FairSlots(turns, self.owes), runner(turns))
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.unlisten: Unlisten | None = None
        self.thinking: set[str] = set()
        """Matches whose turn is leased and thought about."""
        self.rounds: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begins to take turns."""
        self.unlisten = await self.engine.notices.share(BOTS, GROUP, self.hear)
        self.rounds = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Takes no more turns; what is being thought about is left to others."""
        if self.unlisten is not None:
            await self.unlisten()
        tasks = [*self.tasks.values(), *([self.rounds] if self.rounds else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for lane in (self.slow, self.quick):
            lane.runner.stop()

    def hear_time(self, notice: Notice) -> None:
        """Sets the clock of a process without a scheduler, by what other schedulers say.

        Only servers beat in the store: it counts for how long none did.
        """
        if isinstance(notice, Beat) and notice.now:
            self.engine.time.set(Pulse(now=notice.now, down=0))

    def hear(self, notice: Notice) -> None:
        """A bot is due."""
        if isinstance(notice, BotDue):
            self.take(notice)

    def take(self, due: BotDue) -> None:
        """Takes a turn: one task for each match, however often it is said."""
        if self.engine.time.known and due.match not in self.tasks:
            payer = Payer(due.guest or due.match, due.address)
            task = asyncio.create_task(self.play(due.match, payer))
            self.tasks[due.match] = task
            task.add_done_callback(lambda _: self.tasks.pop(due.match, None))

    async def run(self) -> None:
        """One round after the other; what fails is tried again in the next."""
        while True:
            await asyncio.sleep(ROUND)
            try:
                if self.thinking:
                    await self.engine.store.renew([*self.thinking], self.engine.time.now())
                if self.is_alone():
                    await self.look()
            except Unavailable as error:
                log.warning("the store does not answer", error=str(error))
            except Exception:
                log.exception("a round of the worker failed")

    def is_alone(self) -> bool:
        """Whether no one can wake this worker, as far as it knows."""
        time = self.engine.time
        connected = self.engine.notices.bus.is_connected()
        return not connected or time.ticks() - time.seen > QUIET

    async def look(self) -> None:
        """Asks the store what time it is and which turns are due."""
        pulse = await self.engine.store.pulse(DOWN)
        if pulse is None:
            return  # no server ever ran
        self.engine.time.set(pulse)
        if self.slow.slots.free or self.quick.slots.free:  # else others may have them
            for due in await self.engine.store.due_bots(self.engine.time.now(), WAITED):
                self.take(self.engine.bot_due(due))

    def owes(self, payer: Payer) -> bool:
        """Whether a payer's bots have thought more than their share."""
        return self.budgets.wait("thinking", payer) > 0

    async def play(self, match: str, payer: Payer) -> None:
        """Plays for bots as long as it is their turn; what fails, the sweep asks for again."""
        try:
            while (chosen := await self.choose(match, payer)) is not None:
                await self.act(match, *chosen)
        except Unplayable:
            pass  # the engine has told the host
        except (NotPlayed, NotRun, Unavailable, NoMatch) as error:
            log.warning("a bot's turn failed", match=match, error=repr(error))

    async def choose(self, match: str, payer: Payer) -> tuple[Turn, str] | None:
        """The turn that is due, and what the bot chooses in it; None if none is due."""
        turn = await self.turn(match)
        while turn is not None:
            lane = self.lane(turn)
            async with lane.slots.turn(payer):
                # While this waited, another worker may have played the turn.
                turn = await self.turn(match)
                if turn is not None and self.lane(turn) is lane:
                    return await self.thought(match, turn, payer)
        return None

    async def thought(self, match: str, turn: Turn, payer: Payer) -> tuple[Turn, str] | None:
        """The turn and what the bot chooses; None if another worker thinks about it."""
        if not await self.engine.store.lease(match, turn.number, self.engine.time.now()):
            return None
        self.thinking.add(match)
        try:
            seed = secrets.randbits(62)
            action, seconds = await self.lane(turn).runner.run(think, turn, seed)
        finally:
            self.thinking.discard(match)
        self.budgets.charge("thinking", payer, seconds)
        return turn, action

    def lane(self, turn: Turn) -> Lane:
        """Where a turn is thought about."""
        return self.quick if is_quick(turn) else self.slow

    async def turn(self, match: str) -> Turn | None:
        """The turn that is due, as its seat sees it; None if none is."""
        async with self.engine.lock(match):
            return turn_of(await self.engine.fresh(match))

    async def act(self, match: str, turn: Turn, action: str) -> None:
        """Asks for what was chosen. It counts only if nothing else happened."""
        seat = turn.observations.seat
        command = Act(
            id=secrets.token_hex(16), number=turn.number + 1, seat=seat, action=action
        )
        answer = await self.engine.take(match, command, {seat}, bot=True)
        BOT_TURNS.labels(turn.observations.game, answer.refused or "played").inc()
        if answer.refused not in {None, "stale"}:
            raise NotPlayed(answer.refused)


def turn_of(hosted: HostedMatch) -> Turn | None:
    """The turn that is due."""
    bot = hosted.bot_due()
    if bot is None:
        return None
    return Turn(bot, hosted.number, Observations.of(hosted.match, hosted.to_move))


def is_quick(turn: Turn) -> bool:
    """Whether a bot answers at once."""
    levels = descriptor_of(turn.observations.game).levels
    return levels[int(turn.bot) - 1].iterations <= QUICK


def think(turn: Turn, seed: int) -> tuple[str, float]:
    """In the runner: what a bot chooses that has observed just this, and in which time."""
    begun = own_time()
    bot = bot_after(turn.bot, turn.observations)
    return bot.choose(turn.observations.view, seed), own_time() - begun
