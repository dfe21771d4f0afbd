"""The scheduler: what a server process does every second, whether anyone asks or not."""

from __future__ import annotations

import asyncio

import structlog

from tavolino.server.blocklist import Blocklist
from tavolino.server.engine import Engine, NoMatch
from tavolino.server.forgetting import forget_some
from tavolino.server.live.hub import Hub
from tavolino.server.match.unplayable import NewerVersion, NotInstalled, RulesChanged
from tavolino.server.metrics import BUS_CONNECTED, OLDEST_TURN
from tavolino.server.notices import BEAT, BOTS, Beat, Notice
from tavolino.server.store.store import Unavailable
from tavolino.server.tabletime import DOWN

log = structlog.get_logger()

EVERY = 1.0
"""Seconds between two rounds."""

DEAF = 3_000
"""Milliseconds on the bus without a beat of its own, after which a process is not ready."""

LOST = 6_000
"""Milliseconds without a beat, after which another process is taken for dead."""

OVERDUE = 3_000
"""Milliseconds after which workers are told again that a bot is due."""

CATCH_UP = 4
"""Rounds between two looks for events that the bus has lost. While it is away, or carries what
is not to be believed, there is one in every round."""


class Scheduler:
    """Keeps time, beats, and does again what was lost on the way."""

    def __init__(self, engine: Engine, hub: Hub, blocklist: Blocklist) -> None:
        self.engine = engine
        self.hub = hub
        self.blocklist = blocklist
        self.ticks = engine.time.ticks
        self.stored = self.ticks() - LOST
        """When the store was last reached."""
        self.heard: dict[str, int] = {}
        """When each process was last heard through the bus, this one too."""
        self.silent: set[str] = set()
        """Processes that were taken for dead."""
        self.task: asyncio.Task[None] | None = None
        self.bus = engine.notices.bus
        self.bus.on_return(self.hear_anew)

    async def start(self) -> None:
        """Begins, after the first look at the clock, however long that takes."""
        await self.engine.notices.listen(BEAT, self.hear)
        while not self.engine.time.known:
            try:
                await self.beat()
            except Unavailable as error:
                log.warning("the store does not answer", error=str(error))
                await asyncio.sleep(EVERY)
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Ends."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def troubles(self) -> list[str]:
        """Why this process is not ready; nothing if it is."""
        now = self.ticks()
        troubles = []
        if now - self.stored > DEAF:
            troubles.append("the store does not answer")
        own = self.heard.get(self.engine.name, now - LOST)
        if now - own > DEAF and self.bus.is_connected():
            troubles.append("its own heartbeat does not come back through the bus")
        return troubles

    def degraded(self) -> list[str]:
        """What is missing although this process is ready."""
        if self.bus.is_connected():
            return []
        return ["there is no connection to NATS: news come from the store, once a second"]

    def hear_anew(self) -> None:
        """The bus is back: the silence before says nothing of anyone."""
        self.heard = dict.fromkeys({*self.heard, self.engine.name}, self.ticks())

    def hear(self, notice: Notice) -> None:
        """A process lives."""
        if isinstance(notice, Beat):
            self.heard[notice.origin] = self.ticks()

    async def run(self) -> None:
        """One round after the other; what fails is tried again in the next."""
        rounds = 0
        while True:
            rounds += 1
            connected = self.bus.is_connected()
            BUS_CONNECTED.set(connected)
            try:
                await self.beat()
                await self.blocklist.refresh()
                await self.sweep()
                await forget_some(self.engine)
                if rounds % CATCH_UP == 0 or not connected or self.hub.in_doubt:
                    await self.hub.catch_up()
            except Unavailable as error:
                log.warning("the store does not answer", error=str(error))
            except Exception:
                log.exception("a round of the scheduler failed")
            if connected:
                self.forget_the_dead()
                self.ask_the_returned()
            await asyncio.sleep(EVERY)

    async def beat(self) -> None:
        """Says that this process lives, and sets its clock."""
        now = self.engine.time.now() if self.engine.time.known else 0
        self.engine.notices.publish(BEAT, Beat(self.engine.name, now))
        self.engine.time.set(await self.engine.store.beat(DOWN))
        self.stored = self.ticks()

    async def sweep(self) -> None:
        """Ends what ran out of time, and wakes workers for bots that wait."""
        now = self.engine.time.now()
        for match in await self.engine.store.overdue(now):
            await self.time_out(match, now)
        oldest = await self.engine.store.oldest_due()
        OLDEST_TURN.set(0 if oldest is None else max(0, now - oldest) / 1000)
        if not self.bus.is_connected():
            return  # workers look for themselves, and what is given out here would be lost
        for due in await self.engine.store.due_bots(now, OVERDUE):
            self.engine.notices.publish(BOTS, self.engine.bot_due(due))

    async def time_out(self, match: str, now: int) -> None:
        """Ends a match that ran out of time. One that fails keeps no other waiting."""
        try:
            await self.engine.time_out(match)
        except (RulesChanged, NewerVersion):
            pass  # it has just been ended, or a newer process will end it
        except (NoMatch, NotInstalled) as error:
            log.warning("a match cannot be ended", match=match, error=str(error))
            # It would be overdue for ever, and in the way of those that can be ended.
            await self.engine.store.lift_deadline(match, now)
        except Unavailable:
            raise
        except Exception:
            log.exception("ending a match failed", match=match)

    def forget_the_dead(self) -> None:
        """Takes note of processes that are no longer heard."""
        now = self.ticks()
        dead = {name for name, heard in self.heard.items() if now - heard > LOST}
        for name in dead:
            del self.heard[name]
        self.silent |= dead
        if dead:
            self.hub.lost(dead - {self.engine.name})

    def ask_the_returned(self) -> None:
        """Asks anew who is there once a process is heard that was taken for dead."""
        returned = self.silent & self.heard.keys()
        self.silent -= returned
        if returned:
            self.hub.ask_all()
