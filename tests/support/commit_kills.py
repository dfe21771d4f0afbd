"""Kills inside commits: of the process that writes, of the backend that commits, or of both.

Each is a real SIGKILL while a proxy holds the commit at a known point. What has to be stored by
then is looked up before the kill and after it.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Literal

from support.client_journal import Journal
from support.commit_proxy import POINTS, STEP, Aim, Commit, Point, Proxy, Step
from support.log_checks import Logs
from support.restarted_processes import POLL_INTERVAL, Part, Site, connected, processes
from tavolino.server.backends.connection import UNREACHABLE

Victim = Literal["process", "backend", "both"]
VICTIMS: tuple[Victim, ...] = ("process", "backend", "both")

HEARING = 0.5
"""Seconds in which clients hear what they should not, even on a busy machine."""

STEPS = 0.75
"""The share of kills at steps of matches; the others are at seats, keys and links."""

MAX_PASSING = 20
"""So many commits may pass between two kills of a process, so that matches go on."""

IMPATIENT = 5.0
"""Seconds after which a kill is left to another process: this one has nothing to write."""

RETURNS = 60.0
"""Seconds in which PostgreSQL recovers; a small part of it is needed."""

STORED = """
SELECT match_id, command_id FROM action WHERE match_id = ANY($1) AND command_id = ANY($2)
"""


@dataclass
class Kill:
    """A kill, and the commit at which it happened."""

    victim: Victim
    part: str
    commit: Commit


class Killer:
    """Kills at each point of a commit so many times."""

    def __init__(self, site: Site, journal: Journal, proxies: list[Proxy], times: int) -> None:
        self.site = site
        self.journal = journal
        self.proxies = proxies
        self.plan = [
            (point, VICTIMS[k % len(VICTIMS)]) for k in range(times) for point in POINTS
        ]
        site.rng.shuffle(self.plan)
        self.times = len(self.plan)
        self.wants = self.chosen
        self.passing = MAX_PASSING
        self.kills: list[Kill] = []
        self.complaints: list[str] = []

    async def run(self, *, until_caught: bool = False) -> None:
        """Kills as often as planned, or until something does not hold or goes wrong.

        A build that is wrong may soon play no more, so it is caught at its first commands.
        """
        if until_caught:
            self.wants = self.has_command
            self.passing = 2
            self.plan.sort(key=lambda planned: planned[0] == "before")
        haunting = [
            asyncio.create_task(self.haunt(part, proxy))
            for part, proxy in zip(self.site.clients, self.proxies, strict=True)
        ]
        try:
            while len(self.kills) < self.times and not (until_caught and self.complaints):
                await asyncio.sleep(POLL_INTERVAL)
                if any(proxy.troubles for proxy in self.proxies):
                    return
        finally:
            for task in haunting:
                task.cancel()
            await asyncio.gather(*haunting, return_exceptions=True)

    async def haunt(self, part: Part, proxy: Proxy) -> None:
        """Kills one process, or its backends, again and again."""
        while True:
            if not self.plan:
                await asyncio.sleep(POLL_INTERVAL)
                continue
            point, victim = self.plan.pop()
            if not await self.strike(part, proxy, point, victim):
                self.plan.insert(0, (point, victim))

    async def strike(self, part: Part, proxy: Proxy, point: Point, victim: Victim) -> bool:
        """Kills at the next commit of a process; False if there was none for too long."""
        stopped, done = asyncio.Event(), asyncio.Event()

        async def call(commit: Commit) -> None:
            stopped.set()
            await self.kill(part, victim, commit)
            done.set()

        rng = self.site.rng
        aim = Aim(point, self.wants(), rng.randint(0, self.passing), call)
        proxy.aim = aim
        while not stopped.is_set():
            try:
                await asyncio.wait_for(stopped.wait(), IMPATIENT)
            except TimeoutError:
                if proxy.aim is aim:
                    proxy.aim = None
                    return False
        await done.wait()
        return True

    def chosen(self) -> Callable[[str, list[Step]], bool]:
        """Wants steps of matches more often than other writes."""
        wants_steps = self.site.rng.random() < STEPS
        return lambda write, _: (write == STEP) == wants_steps

    def has_command(self) -> Callable[[str, list[Step]], bool]:
        """Wants commands of people, who follow their match: someone would hear too early."""
        return lambda _, steps: any(step.command in self.journal.sent for step in steps)

    async def kill(self, part: Part, victim: Victim, commit: Commit) -> None:
        """Kills someone who takes part in a commit, which is stopped meanwhile."""
        if commit.point == "before":
            await self.check_nobody_knows(commit)
        if commit.point == "after":
            await self.check_stored(commit.steps)
        if victim != "process" and self.is_alive(commit.backend):
            os.kill(commit.backend, signal.SIGKILL)  # the others then start anew
        if victim != "backend":
            part.kill(self.site.rng)
        self.kills.append(Kill(victim, part.name, commit))
        if commit.point == "after":
            await self.check_stored(commit.steps)

    def is_alive(self, backend: int) -> bool:
        """Whether a process of PostgreSQL lives; another kill may have ended it."""
        postgres = self.site.postgres.process
        assert postgres is not None
        return any(pid == backend for pid, parent, _ in processes() if parent == postgres.pid)

    async def check_nobody_knows(self, commit: Commit) -> None:
        """Nothing is stored yet, so nobody may have heard of it."""
        early: list[str] = []
        until = time.monotonic() + HEARING
        while not early and time.monotonic() < until:
            await asyncio.sleep(POLL_INTERVAL)
            early += [
                f"{step} was told before it was stored"
                for step in commit.steps
                if self.journal.knows(step.match, step.number, step.command)
            ]
        with suppress(*UNREACHABLE):
            stored = await self.stored(commit.steps)
            early += [f"{step} was stored before its commit was sent" for step in stored]
        # As long as the backend lives, nobody else can have stored another step instead.
        if self.is_alive(commit.backend):
            self.complaints += early

    async def check_stored(self, steps: list[Step]) -> None:
        """PostgreSQL has said that all of it is stored, so it is."""
        try:
            async with asyncio.timeout(RETURNS):
                stored = await self.stored_at_last(steps)
        except TimeoutError:
            self.complaints.append(f"PostgreSQL does not return within {RETURNS} s")
            return
        self.complaints += [
            f"{step} was committed, and is lost" for step in steps if step not in stored
        ]

    async def stored_at_last(self, steps: list[Step]) -> list[Step]:
        """Those of these steps that are stored, once PostgreSQL is there again."""
        while True:
            with suppress(*UNREACHABLE):
                return await self.stored(steps)
            await asyncio.sleep(POLL_INTERVAL)

    async def stored(self, steps: list[Step]) -> list[Step]:
        """Those of these steps that are stored. Matches share some ids of commands."""
        matches = [step.match for step in steps]
        commands = [step.command for step in steps]
        async with connected(self.site.database) as connection:
            rows = await connection.fetch(STORED, matches, commands)
        found = {(match, command) for match, command in rows}
        return [step for step in steps if (step.match, step.command) in found]


@asynccontextmanager
async def listening(proxies: list[Proxy]) -> AsyncIterator[None]:
    """Keeps proxies open."""
    for proxy in proxies:
        await proxy.start()
    try:
        yield
    finally:
        for proxy in proxies:
            await proxy.stop()


def of_the_kills(kills: list[Kill], logs: Logs) -> Iterator[str]:
    """Every step whose commit was answered is in the log, at its number."""
    for kill in kills:
        for step in kill.commit.steps:
            if kill.commit.point == "after" and not is_in(step, logs):
                yield f"{step} was committed, and is not in the log after {kill}"


def is_in(step: Step, logs: Logs) -> bool:
    """Whether a step is in the log, at its number."""
    log = logs.get(step.match, [])
    return step.number <= len(log) and log[step.number - 1].command == step.command


def told_of(kills: Sequence[Kill], logs: Logs) -> str:
    """How many kills there were at each point, of whom, and at what."""
    lines = []
    for point in POINTS:
        these = [kill for kill in kills if kill.commit.point == point]
        victims = Counter(kill.victim for kill in these)
        writes = Counter(kill.commit.write for kill in these)
        parts = Counter(kill.part for kill in these)
        steps = [step for kill in these for step in kill.commit.steps]
        found = sum(is_in(step, logs) for step in steps)
        lines.append(
            f"{point}: {len(these)} kills ({counted(victims)}; through {counted(parts)}; "
            f"at {counted(writes)}), {len(steps)} steps, {found} of them in the logs"
        )
    return "\n".join(lines)


def counted(numbers: Counter[str] | Counter[Victim]) -> str:
    """Numbers of things, by their names."""
    return ", ".join(f"{name} {number}" for name, number in sorted(numbers.items()))
