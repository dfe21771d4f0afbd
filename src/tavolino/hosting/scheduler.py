"""The scheduler: what a server process does every second."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog

from tavolino.hosting.access.blocklist import Blocklist
from tavolino.hosting.bus.notices import (
    BOT_SUBJECT,
    FORGOTTEN_SUBJECT,
    HEARTBEAT_SUBJECT,
    ForgottenNotice,
    HeartbeatNotice,
    Notice,
)
from tavolino.hosting.clock import DOWNTIME, keep_asking
from tavolino.hosting.engine import Engine, NoMatch
from tavolino.hosting.live.hub import Hub
from tavolino.hosting.match.unplayable import NewerVersion, NotInstalled, RulesChanged
from tavolino.hosting.metrics import OLDEST_TURN, TURNS_DUE
from tavolino.hosting.privacy.delete import expire_some
from tavolino.hosting.privacy.forget import forget_some
from tavolino.hosting.privacy.lookout import Lookout
from tavolino.hosting.store.values import FIRST_TO_FORGET, Unavailable

log = structlog.get_logger()

ROUND_INTERVAL = 1.0
"""Seconds between two rounds."""

BUS_TIMEOUT = 3_000
"""Milliseconds without its own heartbeat on the bus, after which a process is not ready."""

PROCESS_TIMEOUT = 6_000
"""Milliseconds without a heartbeat, after which another process counts as dead."""

REMIND_INTERVAL = 3_000
"""Milliseconds after which workers are notified again that a bot is due."""

CATCH_UP_ROUNDS = 4
"""Rounds between two checks for events that were lost on the bus. While the bus is away, or
after a rejected message, there is a check in every round."""


class Scheduler:
    """Keeps time, sends heartbeats, and repeats notifications that were lost."""

    def __init__(self, engine: Engine, hub: Hub, blocklist: Blocklist, expiry: int = 0) -> None:
        """`expiry` is the days after which untouched matches are deleted; 0 for never."""
        self.engine = engine
        self.hub = hub
        self.blocklist = blocklist
        self.expiry = expiry
        self.lookout = Lookout(engine, hub.forget)
        self.ticks = engine.machine.ticks
        self.stored = self.ticks() - PROCESS_TIMEOUT
        """When the store last answered."""
        self.heard: dict[str, int] = {}
        """When each process, including this one, was last heard on the bus."""
        self.silent: set[str] = set()
        """Processes that count as dead."""
        self.last_forgotten = FIRST_TO_FORGET
        """The guest after whom forgetting goes on."""
        self.tasks: list[asyncio.Task[None]] = []
        self.bus = engine.notices.bus
        self.bus.on_return(self.hear_anew)

    async def start(self) -> None:
        """Reads the store's clock, however long that takes, and starts the background tasks."""
        await self.engine.notices.listen(HEARTBEAT_SUBJECT, self.hear)
        await self.engine.notices.listen(FORGOTTEN_SUBJECT, self.hear)
        self.tasks.append(asyncio.create_task(keep_asking(self.beat)))
        await self.engine.time.has_begun.wait()
        self.lookout.begin()
        self.tasks.append(asyncio.create_task(self.run()))

    async def stop(self) -> None:
        """Stops the background tasks."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def troubles(self) -> list[str]:
        """The reasons why this process is not ready; empty if it is."""
        now = self.ticks()
        troubles = []
        if now - self.stored > BUS_TIMEOUT:
            troubles.append("the store does not answer")
        own = self.heard.get(self.engine.name, now - PROCESS_TIMEOUT)
        if now - own > BUS_TIMEOUT and self.bus.is_connected():
            troubles.append("its own heartbeat does not come back through the bus")
        return troubles

    def degradations(self) -> list[str]:
        """What does not work although this process is ready."""
        found = []
        if self.engine.cannot_write():
            found.append("the store accepts no events: see the log for the reason")
        if not self.bus.is_connected():
            found.append(
                "there is no connection to NATS: updates come from the store, once a second"
            )
        return found

    def hear_anew(self) -> None:
        """Resets all last-heard times, because the bus was away and is back."""
        self.heard = dict.fromkeys([*self.heard, self.engine.name], self.ticks())

    def hear(self, notice: Notice) -> None:
        """Handles a heartbeat, or the notice that someone was forgotten."""
        if isinstance(notice, HeartbeatNotice):
            self.heard[notice.origin] = self.ticks()
        elif isinstance(notice, ForgottenNotice):
            # The hub drops the match. If we did so seconds later, clients would have to connect
            # once more.
            self.hub.start(self.look_out())

    async def run(self) -> None:
        """Runs round after round. What fails is tried again in the next round."""
        rounds = 0
        while True:
            rounds += 1
            connected = self.bus.is_connected()
            try:
                await self.blocklist.refresh()
                await self.sweep()
                self.last_forgotten = await forget_some(self.engine, self.last_forgotten)
                if self.expiry:
                    await expire_some(self.engine, self.expiry)
                if rounds % CATCH_UP_ROUNDS == 0 or not connected or self.hub.in_doubt:
                    await self.hub.catch_up()
                    await self.lookout.look()
            except Unavailable as error:
                log.warning("the store does not answer", error=str(error))
            except Exception:
                log.exception("a round of the scheduler failed")
            if connected:
                self.forget_the_dead()
                self.ask_the_returned()
            await asyncio.sleep(ROUND_INTERVAL)

    async def look_out(self) -> None:
        """Looks for forgotten names now. If it fails, a later round does it."""
        with suppress(Unavailable):
            await self.lookout.look()

    async def beat(self) -> None:
        """Sends a heartbeat to the bus and the store, and sets the clock."""
        time, store = self.engine.time, self.engine.store
        now = time.now() if time.known else 0
        self.engine.notices.publish(HEARTBEAT_SUBJECT, HeartbeatNotice(self.engine.name, now))
        if await time.try_to_follow(store.beat(DOWNTIME)):
            self.stored = self.ticks()

    async def sweep(self) -> None:
        """Times out overdue matches, and wakes workers for bots that wait."""
        now = self.engine.time.now()
        for match in await self.engine.store.overdue(now):
            await self.time_out(match, now)
        turns, since = await self.engine.store.backlog()
        TURNS_DUE.set(turns)
        OLDEST_TURN.set(0 if since is None else max(0, now - since) / 1000)
        if not self.bus.is_connected():
            return  # workers poll the store themselves, and notices would be lost
        for due in await self.engine.store.due_bots(now, REMIND_INTERVAL):
            self.engine.notices.publish(BOT_SUBJECT, self.engine.bot_due(due))

    async def time_out(self, match: str, now: int) -> None:
        """Times out an overdue match. A failure does not affect the other matches."""
        try:
            await self.engine.time_out(match)
        except (RulesChanged, NewerVersion):
            pass  # the match has just ended, or a newer process will handle it
        except (NoMatch, NotInstalled) as error:
            log.warning("a match cannot be ended", match=match, error=str(error))
            # Otherwise it would stay overdue for ever and block the others.
            await self.engine.store.lift_deadline(match, now)
        except Unavailable:
            raise
        except Exception:
            log.exception("ending a match failed", match=match)

    def forget_the_dead(self) -> None:
        """Notes which processes are no longer heard."""
        now = self.ticks()
        dead = {name for name, heard in self.heard.items() if now - heard > PROCESS_TIMEOUT}
        for name in dead:
            del self.heard[name]
        self.silent |= dead
        if dead:
            self.hub.drop_processes(dead - {self.engine.name})

    def ask_the_returned(self) -> None:
        """Asks who is present again if a process is heard that counted as dead."""
        returned = self.silent & self.heard.keys()
        self.silent -= returned
        if returned:
            self.hub.ask_all()
