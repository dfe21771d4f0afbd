"""Workers: take the turns of bots that are due, through the same engine as people.

That a bot is due follows from the match alone. The bus only wakes workers; when it forgets to,
the scheduler's sweep does it again.
"""

from __future__ import annotations

import asyncio
import secrets

import msgspec
import structlog

from tavolino.bots.observations import Observations, bot_after
from tavolino.server.bus.bus import Unlisten
from tavolino.server.engine import Engine, NoMatch
from tavolino.server.match.commands import Act
from tavolino.server.match.hosted import HostedMatch, RulesChanged
from tavolino.server.metrics import BOT_TURNS
from tavolino.server.notices import BOTS, Beat, BotDue, decode_notice
from tavolino.server.runner import NotRun, Runner
from tavolino.server.store.store import Pulse, Unavailable

log = structlog.get_logger()

GROUP = "workers"


class NotPlayed(Exception):
    """What a bot chose was refused for a reason that trying at once again does not change."""


class Turn(msgspec.Struct, frozen=True):
    """All that a bot gets to choose its action, and the number of the event before it."""

    bot: str
    number: int
    observations: Observations


class Worker:
    """Thinks for bots, each turn elsewhere, so that nothing else has to wait."""

    def __init__(self, engine: Engine, runner: Runner, turns: int) -> None:
        """`turns` is how many the runner thinks about at a time."""
        self.engine = engine
        self.runner = runner
        self.free = asyncio.Semaphore(turns)
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
        self.runner.stop()

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
            task = asyncio.create_task(self.play(notice.match))
            self.tasks[notice.match] = task
            task.add_done_callback(lambda _: self.tasks.pop(notice.match, None))

    async def play(self, match: str) -> None:
        """Plays for bots as long as it is their turn; what fails, the sweep asks for again."""
        try:
            while (chosen := await self.choose(match)) is not None:
                await self.act(match, *chosen)
        except (NotPlayed, NotRun, Unavailable, NoMatch, RulesChanged) as error:
            log.warning("a bot's turn failed", match=match, error=repr(error))

    async def choose(self, match: str) -> tuple[Turn, str] | None:
        """The turn that is due, and what the bot chooses in it; None if none is due."""
        async with self.free:
            # Not before: while this waited, another worker may have played the turn.
            turn = await self.turn(match)
            if turn is None:
                return None
            return turn, await self.runner.run(think, turn, secrets.randbits(62))

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


def think(turn: Turn, seed: int) -> str:
    """In the runner: what a bot chooses that has observed just this."""
    bot = bot_after(turn.bot, turn.observations)
    return bot.choose(turn.observations.view, seed)
