"""A replica takes over: the primary is killed, and players go on with all they were told.

Two servers and two workers know both by one address. Some primaries are killed, some fall
silent without closing a connection. Before others die, their replica is cut off, for a moment
or for longer than servers wait for an answer: nothing may be told then that it does not have.

TAVOLINO_FAILOVERS says how often, TAVOLINO_CHAOS_SEED repeats the same choices.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import sys
import time
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path

import pytest

from support.acknowledged_events import (
    TimedJournal,
    acknowledged,
    complaints_of,
    logs_of,
    while_playing,
)
from support.persistent_players import World
from support.playing_tables import Tables
from support.postgres_replica import Replicated
from support.restarted_processes import Site, free_ports, new_folder
from tavolino.hosting.machine import Machine
from tavolino.server.backends.connection import SILENCE_TIMEOUT
from tavolino.server.backends.postgres import PostgresStore

FAILOVERS = int(os.environ.get("TAVOLINO_FAILOVERS") or 6)
SEED = int(os.environ.get("TAVOLINO_CHAOS_SEED") or random.randrange(10**9))

TABLES = 8
EVENTS = (20, 80)
"""How many commands become events before a primary is killed: the fewest and the most."""

KINDS = ("killed", "cut off", "silent", "killed", "cut off for long", "killed")
"""What happens to primaries, in turn."""

CUT_OFF = {"cut off": 1.0, "cut off for long": SILENCE_TIMEOUT + 5.0}
"""Seconds for which a replica is cut off before its primary is killed."""

MAX_SHOWN = 20
"""Complaints that are shown."""


@dataclass
class Outcome:
    """What became of a run."""

    acknowledged: int = 0
    lost: int = 0
    silences: list[tuple[str, float]] = field(default_factory=list)
    """What happened to each primary, and for how many seconds there was no event then."""
    seconds: float = 0.0
    complaints: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        silences = ", ".join(f"{kind} {silence:.2f} s" for kind, silence in self.silences)
        return (
            f"seed {SEED}: {self.acknowledged} events acknowledged, {self.lost} lost, "
            f"{self.seconds:.0f} s; silences: {silences}"
        )


async def end_primaries(
    postgres: Replicated, journal: TimedJournal, kinds: list[str], outcome: Outcome
) -> None:
    """Lets something happen to one primary after the other, and its replica take over."""
    rng = random.Random(SEED)
    for kind in kinds:
        await postgres.make_replica()
        await journal.more(rng.randint(*EVENTS))
        if kind in CUT_OFF:
            await postgres.cut_off_the_replica()
            await asyncio.sleep(CUT_OFF[kind])
        how = signal.SIGSTOP if kind == "silent" else signal.SIGKILL
        moment = postgres.end_primary(how)
        await postgres.take_over()
        await journal.more(EVENTS[0])
        outcome.silences.append((kind, journal.silence(moment)))
        await postgres.bury()


async def fail_over(folder: Path, kinds: list[str], *, synchronous: bool) -> Outcome:
    """Plays while one replica after the other takes over."""
    outcome = Outcome()
    begun = time.monotonic()
    rng = random.Random(SEED)
    postgres = Replicated(free_ports(2), folder, synchronous=synchronous)
    site = Site(folder, rng, postgres)
    journal = TimedJournal()
    world = World(site.addresses, journal, rng)
    tables = [Tables(world, 0) for _ in range(TABLES)]

    async def trouble() -> None:
        await postgres.until_it_answers()
        await end_primaries(postgres, journal, kinds, outcome)

    async with site.running():
        outcome.complaints = await while_playing(tables, trouble, to_the_end=synchronous)
        store = PostgresStore(postgres.url, Machine())
        await store.open()
        logs, complaints = await logs_of(store, journal)
        await store.close()
    known, lost = acknowledged(journal, logs)
    outcome.acknowledged, outcome.lost = len(known), len(lost)
    outcome.complaints += [*site.complaints, *complaints, *complaints_of(journal, logs)]
    outcome.seconds = time.monotonic() - begun
    return outcome


# A request that is given up in mid connection may leave its socket to the collector.
@pytest.mark.filterwarnings("ignore::ResourceWarning")
def test_a_synchronous_replica_has_all_that_anyone_was_told() -> None:
    folder = new_folder()
    kinds = [*islice(cycle(KINDS), FAILOVERS)]
    outcome = asyncio.run(fail_over(folder, kinds, synchronous=True))
    sys.stdout.write(f"\n{FAILOVERS} failovers to a synchronous replica, {outcome}\n")
    shown = "\n".join(outcome.complaints[:MAX_SHOWN])
    assert not outcome.complaints, f"{outcome}, see {folder}\n{shown}"
    assert outcome.acknowledged > 0
    assert outcome.lost == 0
    shutil.rmtree(folder)


@pytest.mark.filterwarnings("ignore::ResourceWarning")
def test_an_asynchronous_replica_lacks_some_of_it() -> None:
    folder = new_folder()
    outcome = asyncio.run(fail_over(folder, ["cut off"], synchronous=False))
    sys.stdout.write(f"\nto an asynchronous replica, {outcome}\n")
    assert outcome.lost > 0
    shutil.rmtree(folder)
