"""A world: a site, the people at its tables, and what goes wrong, run to the end of all of it.

plan --> world: site + tables + troubles, in one loop --> outcome: what must not be, if any
"""

from __future__ import annotations

import asyncio
import gc
import hashlib
from collections.abc import MutableMapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import structlog

from simulator.checks import complaints_at_the_end, unrest
from simulator.epilogue import look_around
from simulator.history import History, Note
from simulator.loop import Endless, VirtualLoop, run_as
from simulator.people import Town
from simulator.plan import Plan
from simulator.site import Site
from simulator.tables import Table
from simulator.troubles import Trouble, Weather, last_end
from simulator.witness import Witness
from tavolino.hosting.calls import links

END = 400.0
"""Seconds after the last trouble in which everything has to come to rest. It takes a minute
until no one is looked for any more who asked to be forgotten, and at most another one until the
last bot has thought."""

QUIET = 3.0
"""Seconds between two looks whether everything is at rest."""


@dataclass
class Outcome:
    """What became of a plan."""

    plan: Plan
    complaints: list[tuple[str, str]]
    """What must not be: its kind and a sentence."""
    notes: list[Note]
    digest: str
    """A hash of all that happened. Two runs of a plan have the same."""
    counts: dict[str, int] = field(default_factory=dict)
    calls: dict[str, int] = field(default_factory=dict)

    @property
    def kind(self) -> str:
        """The kind of the first complaint; empty if there is none."""
        return self.complaints[0][0] if self.complaints else ""


class World:
    """A world in progress."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        seed = str(plan.seed)
        # What it lacks is an error for whoever uses it.
        chance = Random(f"{seed} chance")
        self.loop = VirtualLoop(chance, shuffled=plan.shuffled)  # type: ignore[abstract]
        self.weather = Weather(self.loop.chance)
        self.site = Site(self.loop, seed, plan.servers, plan.workers, self.weather)
        self.history = History()
        self.witness = Witness(self.site.database, self.complain)
        self.town = Town(self.loop, [*self.site.servers], self.witness, self.history)
        self.tables = [
            Table(self.town, f"{seed} table {number}", plan.span, forgets=plan.forgets)
            for number in plan.tables
        ]
        self.logged: list[str] = []

    def complain(self, kind: str, text: str) -> None:
        """Complains of something that must not be."""
        self.town.complain(kind, text)

    def run(self) -> Outcome:
        """Runs everything to its end."""
        town, logging, draw = self.town, structlog.get_config(), links.draw_qr
        structlog.configure(processors=[self.take_log], cache_logger_on_first_use=False)
        # Nothing looks at QR codes, and they take long to draw.
        links.draw_qr = lambda text: ""  # type: ignore[assignment]
        try:
            self.loop.run(self.live(), self.judge)
        except Endless as error:
            self.complain("endless", f"it goes on and on: {error}")
        finally:  # what runs in this process later has logs and pictures again
            structlog.configure(**logging)
            links.draw_qr = draw
        self.site.database.connection.close()
        return Outcome(
            self.plan, town.strange, town.notes, self.digest, self.counts(), self.history.calls
        )

    digest = ""

    async def live(self) -> None:
        """Lets everything happen."""
        self.site.start()
        for trouble in self.plan.troubles:
            self.loop.create_task(self.befall(trouble))
        tables = [
            run_as(None, table.chance).run(self.loop.create_task, table.run())
            for table in self.tables
        ]
        over = last_end(self.plan.troubles)
        latest = max(over, self.plan.span) + END
        while (reasons := self.reasons_to_wait(tables, over)) and self.loop.now < latest:
            await asyncio.sleep(QUIET)
        for reason in reasons:
            self.complain("rest", f"after {END:.0f} s: {reason}")
        if not reasons:
            await look_around(self.town)
        for table in tables:
            if table.done() and table.exception() is not None:
                self.complain("people", f"{table.exception()!r}")

    def reasons_to_wait(self, tables: list[asyncio.Task[None]], over: float) -> list[str]:
        """What is still going on."""
        if self.loop.now < over:
            return ["troubles"]
        waiting = sum(not table.done() for table in tables)
        if waiting:
            return [f"{waiting} tables are not done"]
        return unrest(self.site)

    def judge(self) -> None:
        """Checks what is left at the end."""
        found = complaints_at_the_end(self.site, self.history, self.witness, self.plan.troubles)
        for kind, text in found:
            self.complain(kind, text)
        for text in [*self.loop.failures, *self.logged]:
            self.complain("crash", text)
        told = hashlib.blake2b(repr((self.loop.steps, self.loop.now)).encode())
        for note in self.town.notes:
            told.update(repr(note).encode())
        for line in self.site.database.connection.iterdump():
            told.update(line.encode())
        self.digest = told.hexdigest()[:16]

    async def befall(self, trouble: Trouble) -> None:
        """Lets a trouble happen, and end."""
        await asyncio.sleep(trouble.at)
        self.town.note(str(trouble)[10:])
        site, kind = self.site, trouble.kind
        if kind == "clock":
            site.machine.ahead += int(trouble.length * 1000)
            return
        if kind == "network_cut":
            process = site.named(trouble.who)
            if process.wire is not None:
                process.wire.lose_all()
            return
        if kind in {"kill", "pause"}:
            process = site.named(trouble.who)
            if not process.owner.alive:
                return
            if kind == "pause":
                process.owner.paused_until = self.loop.now + trouble.length
                return
            process.kill()
            await asyncio.sleep(trouble.length)
            process.start()
            return
        self.weather.begin(trouble)
        await asyncio.sleep(trouble.length)
        self.weather.end(trouble)
        if kind == "bus_away" and site.named(trouble.who).owner.alive:
            site.named(trouble.who).bus.come_back()

    def take_log(self, _: Any, method: str, event: MutableMapping[str, Any]) -> Any:
        """Takes in a line of the log. Errors must not be."""
        if self.loop.has_ended:
            raise structlog.DropEvent
        text = f"{event.pop('event')} {event}"
        self.town.note(f"log {method}: {text}")
        if method in {"error", "exception", "critical"}:
            self.logged.append(text)
        raise structlog.DropEvent

    def counts(self) -> dict[str, int]:
        """How much happened."""
        logs = [account.log for account in self.witness.accounts.values()]
        return {
            "matches": len(logs),
            "events": sum(len(log) for log in logs),
            "troubles": len(self.plan.troubles),
            "commands": len(self.history.attempts),
            "steps": self.loop.steps,
            "statements": self.site.database.done,
            "messages": self.site.network.messages,
            "seen": self.witness.seen,
            "thoughts": self.site.thoughts,
        }


def run(plan: Plan) -> Outcome:
    """Runs a plan."""
    if not gc.get_freeze_count():
        gc.collect()
        gc.freeze()  # what was imported stays, and need not be looked at again
    gc.disable()  # nothing may depend on when it runs
    try:
        return World(plan).run()
    finally:
        gc.collect()
        gc.enable()
