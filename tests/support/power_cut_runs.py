"""Players play while the power of the machine with their matches is cut again and again."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import sysconfig
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import asyncpg

from support.acknowledged_events import (
    TimedJournal,
    acknowledged,
    complaints_of,
    logs_of,
    while_playing,
)
from support.log_checks import Logs
from support.machine_power import Machine, OnMachine, PostgresOnMachine
from support.paths import TESTS
from support.persistent_players import World
from support.playing_tables import Tables
from support.restarted_processes import Part, Site, free_ports
from tavolino.hosting import machine as hosting_machine
from tavolino.hosting.store.store import Store
from tavolino.hosting.store.values import Unavailable
from tavolino.server.backends.postgres import PostgresStore
from tavolino.server.backends.sqlite import SqliteStore

TABLES = 8
EVENTS = (5, 40)
"""How many commands become events between two cuts: the fewest and the most."""

NO_DATABASE = (Unavailable, sqlite3.DatabaseError, asyncpg.PostgresError)
"""How a store fails of which too much is gone."""


@dataclass
class Outcome:
    """What became of a run."""

    cuts: int = 0
    acknowledged: int = 0
    lost: int = 0
    matches: int = 0
    seconds: float = 0.0
    complaints: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.cuts} power cuts, {self.matches} matches, {self.acknowledged} events "
            f"acknowledged, {self.lost} lost, {self.seconds:.0f} s"
        )


class ServerOnMachine(OnMachine):
    """A server with its matches in a file on the disk of a machine."""

    def __init__(self, machine: Machine, port: int, careless: str) -> None:
        program = [f"{Path(sysconfig.get_path('scripts')) / 'tavolino'}"]
        if careless:
            program = [sys.executable, f"{TESTS / 'support/careless_server.py'}"]
        self.file = machine.disk / "matches.sqlite"
        options = ["--database", f"{self.file}", "--bots", "1", "--port", f"{port}"]
        env = {"TAVOLINO_RATE": "0", "CARELESS": careless}
        super().__init__("server", [*program, "serve", *options], machine.log.parent, env)
        self.machine = machine
        machine.parts.append(self)


@asynccontextmanager
async def mounted(folder: Path) -> AsyncIterator[Machine]:
    """A machine with an empty disk."""
    folder.chmod(0o711)  # PostgreSQL runs as another user
    machine = Machine(folder)
    machine.mount()
    machine.powered.set()
    try:
        yield machine
    finally:
        machine.unmount()


async def cut_again_and_again(
    machine: Machine, journal: TimedJournal, rng: random.Random, cuts: int
) -> None:
    """Cuts the power whenever some more was played; every other cut keeps some of the rest."""
    for k in range(cuts):
        await journal.more(rng.randint(*EVENTS))
        await machine.power_cut(2 * rng.randrange(10**6) + k % 2)


async def play(
    machine: Machine,
    addresses: list[str],
    cuts: int,
    seed: int,
    *,
    to_the_end: bool,
    tables: int = TABLES,
) -> tuple[TimedJournal, list[str]]:
    """Plays through some power cuts: what players saw, and complaints if they are stuck."""
    rng = random.Random(seed)
    journal = TimedJournal()
    world = World(addresses, journal, rng)
    trouble = partial(cut_again_and_again, machine, journal, rng, cuts)
    playing = [Tables(world, 0) for _ in range(tables)]
    return journal, await while_playing(playing, trouble, to_the_end=to_the_end)


async def compared(store: Store, journal: TimedJournal, outcome: Outcome) -> None:
    """Adds to an outcome what the store has of what players were told."""
    logs: Logs = {}
    try:
        await store.open()
        try:
            logs, complaints = await logs_of(store, journal)
            outcome.complaints += complaints
        finally:
            await store.close()
    except NO_DATABASE as error:
        outcome.complaints.append(f"nothing can be read: {error}")
    outcome.complaints += complaints_of(journal, logs)
    known, lost = acknowledged(journal, logs)
    outcome.acknowledged, outcome.lost, outcome.matches = (
        len(known),
        len(lost),
        len(journal.games),
    )


async def on_sqlite(
    folder: Path, cuts: int, seed: int, careless: str = "", tables: int = TABLES
) -> Outcome:
    """A server with SQLite on a machine whose power is cut so many times.

    A careless one runs with another `synchronous` than the store asks for.
    """
    begun = time.monotonic()
    async with mounted(folder) as machine:
        [port] = free_ports(1)
        server = ServerOnMachine(machine, port, careless)
        keeping = asyncio.create_task(server.keep_running(lambda: 0.5))
        try:
            addresses = [f"127.0.0.1:{port}"]
            journal, complaints = await play(
                machine, addresses, cuts, seed, to_the_end=not careless, tables=tables
            )
        finally:
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)
            ended = await server.rest()
        if not careless:
            complaints += [*server.surprises, *ended, *await server.end_orphans()]
        outcome = Outcome(cuts=machine.cuts, complaints=complaints)
        await compared(SqliteStore(server.file, hosting_machine.Machine()), journal, outcome)
    outcome.seconds = time.monotonic() - begun
    return outcome


async def on_postgres(folder: Path, cuts: int, seed: int, **settings: str) -> Outcome:
    """Two servers whose PostgreSQL is on a machine whose power is cut so many times.

    Settings of PostgreSQL make it careless.
    """
    begun = time.monotonic()
    async with mounted(folder) as machine:
        [port] = free_ports(1)
        postgres = PostgresOnMachine(port, machine, **settings)
        site = Site(folder, random.Random(seed), postgres)
        async with site.running():
            journal, complaints = await play(
                machine, site.addresses, cuts, seed, to_the_end=not settings
            )
            outcome = Outcome(cuts=machine.cuts, complaints=complaints)
            await until_it_answers(postgres)
            await compared(
                PostgresStore(postgres.url, hosting_machine.Machine()), journal, outcome
            )
        if not settings:
            outcome.complaints += site.complaints
    outcome.seconds = time.monotonic() - begun
    return outcome


async def until_it_answers(part: Part) -> None:
    """Waits until PostgreSQL has recovered, if it ever does."""
    assert isinstance(part, PostgresOnMachine)
    end = time.monotonic() + 30
    while time.monotonic() < end:
        try:
            await (await asyncpg.connect(part.url)).close()
        except (OSError, asyncpg.PostgresError):
            await asyncio.sleep(0.1)
        else:
            return
