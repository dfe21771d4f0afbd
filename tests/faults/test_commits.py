"""Nothing is lost when a process is killed inside a commit, and a build that loses is caught.

People and bots play all games while a proxy stops commits before they are sent, when they are
sent, and when they are answered. There the server, the worker or the backend of PostgreSQL dies
by SIGKILL. Afterwards everything holds that `test_chaos.py` checks.

TAVOLINO_COMMIT_KILLS says how often to kill at each of the three points.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import shutil
import sys
import time
from pathlib import Path

import pytest

import tavolino
from support.client_journal import Journal
from support.commit_kills import Killer, listening, of_the_kills, told_of
from support.commit_proxy import Proxy
from support.log_checks import account_of, complaints_of
from support.persistent_players import World
from support.playing_tables import Tables
from support.restarted_processes import Site, free_ports, new_folder

KILLS = int(os.environ.get("TAVOLINO_COMMIT_KILLS") or 0)
SEED = int(os.environ.get("TAVOLINO_CHAOS_SEED") or random.randrange(10**9))

pytestmark = pytest.mark.skipif(not KILLS, reason="`make commits` runs this")

TABLES = 12
CAUGHT = 6
"""A sabotaged build is caught within so many kills at each point, usually much earlier."""

SETTLE = 400.0
"""Seconds in which everything ends after the last kill, or a sabotaged build is caught. A small
part of it is needed."""

MAX_SHOWN = 20
"""Complaints that are shown."""

EARLY = "was told before it was stored"
WAS_LOST = "was committed, and is lost"
"""What is said of a build that speaks too early, and of a database that forgets."""

WAITED_FOR = "kept = await self.store.append(step)"
BEGUN = "engine.store.begin_append(step, stored)"
STORING = {"hosting/engine.py": WAITED_FOR, "hosting/live/actions.py": BEGUN}
"""The lines that store an event: after a task has waited for it, or an action without one."""

SABOTAGED = {
    "told before it is stored": {
        WAITED_FOR: f"self.spread(hosted, step); {WAITED_FOR}",
        BEGUN: f"engine.spread(hosted, step); {BEGUN}",
    },
    "answered before it is stored": {
        WAITED_FOR: "kept = bool(asyncio.create_task(self.store.append(step)))",
        BEGUN: "stored(True); engine.store.begin_append(step, id)",
    },
}
"""What becomes of these lines."""


class Rig:
    """A site whose servers and worker reach PostgreSQL through proxies, with people at it."""

    def __init__(
        self, folder: Path, times: int, source: Path | None = None, **settings: object
    ) -> None:
        rng = random.Random(SEED)
        ports = free_ports(3)
        env = {"PYTHONPATH": f"{source}"} if source else {}
        self.site = Site(folder, rng, workers=1, proxies=ports, env=env, settings=settings)
        self.proxies = [Proxy(port, self.site.postgres.port) for port in ports]
        self.world = World(self.site.addresses, Journal(), rng)
        self.tables = Tables(self.world, matches=0, clocked=0.0)
        self.killer = Killer(self.site, self.world.journal, self.proxies, times)

    async def play(self) -> str:
        """Kills as often as planned and plays to the end; an account of it."""
        begun = time.monotonic()
        journal = self.world.journal
        async with listening(self.proxies), self.site.running():
            playing = [asyncio.create_task(self.tables.play_on()) for _ in range(TABLES)]
            try:
                await self.killer.run()
                self.tables.closing = True
                async with asyncio.timeout(SETTLE):
                    await asyncio.gather(*playing)
            except TimeoutError:
                open_matches = journal.games.keys() - journal.ended
                self.killer.complaints.append(f"this was not over: {open_matches}")
            finally:
                await self.world.close(playing)
            complaints, logs = await complaints_of(self.site.database, journal)
        self.killer.complaints += [*complaints, *of_the_kills(self.killer.kills, logs)]
        took = time.monotonic() - begun
        summary = told_of(self.killer.kills, logs)
        return f"seed {SEED}: {account_of(journal, logs)}, {took:.0f} s\n{summary}"

    async def play_until_caught(self) -> None:
        """Kills until something does not hold, and leaves everything as it is then."""
        async with listening(self.proxies), self.site.running():
            playing = [asyncio.create_task(self.tables.play_on()) for _ in range(TABLES)]
            try:
                async with asyncio.timeout(SETTLE):
                    await self.killer.run(until_caught=True)
            except TimeoutError:
                pass  # then it was not caught
            finally:
                await self.world.close(playing)


# A request that is given up in mid connection may leave its socket to the collector.
@pytest.mark.filterwarnings("ignore::ResourceWarning")
def test_a_kill_inside_a_commit_loses_nothing() -> None:
    folder = new_folder()
    rig = Rig(folder, KILLS)
    account = asyncio.run(rig.play())
    gc.collect()
    sys.stdout.write(f"\n{account}\n")
    troubles = [trouble for proxy in rig.proxies for trouble in proxy.troubles]
    complaints = [*rig.killer.complaints, *rig.site.complaints, *troubles]
    shown = "\n".join(complaints[:MAX_SHOWN])
    assert not complaints, f"{account}, see {folder}\n{len(complaints)} complaints:\n{shown}"
    shutil.rmtree(folder)


@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.parametrize("sabotage", SABOTAGED)
def test_a_server_that_speaks_too_early_is_caught(sabotage: str) -> None:
    folder = new_folder()
    source = sabotaged_source(folder, SABOTAGED[sabotage])
    caught(Rig(folder, CAUGHT, source), sabotage, EARLY)
    shutil.rmtree(folder)


@pytest.mark.filterwarnings("ignore::ResourceWarning")
def test_a_database_that_does_not_wait_for_its_disk_is_caught() -> None:
    folder = new_folder()
    # What is committed then waits for a process that writes it now and then.
    rig = Rig(folder, CAUGHT, synchronous_commit="off", wal_writer_delay="10s")
    caught(rig, "synchronous_commit=off", WAS_LOST, EARLY)
    shutil.rmtree(folder)


def caught(rig: Rig, sabotage: str, *complaints: str) -> None:
    """Checks that something does not hold, and that it is one of these."""
    asyncio.run(rig.play_until_caught())
    gc.collect()
    found = rig.killer.complaints
    assert found, f"{len(rig.killer.kills)} kills did not catch {sabotage}, seed {SEED}"
    assert all(any(kind in each for kind in complaints) for each in found), found
    sys.stdout.write(f"\n{sabotage}: caught after {len(rig.killer.kills)} kills: {found[0]}\n")


def sabotaged_source(folder: Path, sabotage: dict[str, str]) -> Path:
    """A copy of the source of the server that stores events in another way."""
    ours = Path(tavolino.__file__).parent
    unneeded = shutil.ignore_patterns("__pycache__", "client", "docs")
    copy = shutil.copytree(ours, folder / "source" / "tavolino", ignore=unneeded)
    for module, line in STORING.items():
        file = copy / module
        before, found, after = file.read_text().partition(line)
        assert found, f"{module} has changed: this edit does not fit any more"
        file.write_text(before + sabotage[line] + after)
    return copy.parent
