"""Workers: take the turns of bots that are due, through the same engine as people.

There are two lanes with processes of their own, so that no bot that answers at once waits
behind one that thinks for seconds. In each lane guests are served in turn.

That a bot is due follows from the match alone. The bus only wakes workers; when it forgets to,
the scheduler's sweep does it again.
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
from tavolino.server.match.hosted import HostedMatch, RulesChanged
from tavolino.server.metrics import BOT_TURNS
from tavolino.server.notices import BOTS, Beat, BotDue, decode_notice
from tavolino.server.runner import NotRun, Runner
from tavolino.server.store.store import Pulse, Unavailable

log = structlog.get_logger()

GROUP = "workers"

QUICK = 1000
"""Iterations of a search that takes some tenths of a second at most, compiled."""


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

    async def start(self) -> None:
        """Begins to take turns."""
        self.unlisten = await self.engine.bus.share(BOTS, GROUP, self.hear)

    async def stop(self) -> None:
        """Takes no more turns; what is being thought about is left to others."""
        if self.unlisten is not None:
            await self.unlisten()
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        for lane in (self.slow, self.quick):
            lane.runner.stop()

    def hear_time(self, message: bytes) -> None:
        """Sets the clock of a process without a scheduler, by what other schedulers say.

        Only servers look at the store's: it counts for how long none did.
        """
        notice = decode_notice(message)
        if isinstance(notice, Beat) and notice.now:
            self.engine.time.set(Pulse(now=notice.now, down=0))

    def hear(self, message: bytes) -> None:
        """A bot is due: one task for each match, however often it is said."""
        notice = decode_notice(message)
        if (
            isinstance(notice, BotDue)
            and self.engine.time.known
            and notice.match not in self.tasks
        ):
            payer = Payer(notice.guest or notice.match, notice.address)
            task = asyncio.create_task(self.play(notice.match, payer))
            self.tasks[notice.match] = task
            task.add_done_callback(lambda _: self.tasks.pop(notice.match, None))

    def owes(self, payer: Payer) -> bool:
        """Whether a payer's bots have thought more than their share."""
        return self.budgets.wait("thinking", payer) > 0

    async def play(self, match: str, payer: Payer) -> None:
        """Plays for bots as long as it is their turn; what fails, the sweep asks for again."""
        try:
            while (chosen := await self.choose(match, payer)) is not None:
                await self.act(match, *chosen)
        except (NotPlayed, NotRun, Unavailable, NoMatch, RulesChanged) as error:
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
                    seed = secrets.randbits(62)
                    action, seconds = await lane.runner.run(think, turn, seed)
                    self.budgets.charge("thinking", payer, seconds)
                    return turn, action
        return None

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
