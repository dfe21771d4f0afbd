"""Nothing is lost: matches go on while every process is killed again and again.

Two servers, two workers, PostgreSQL and NATS die by SIGKILL at random moments while people and
bots play all games through them. Afterwards every match is over, every answer that anyone got
is in the log, and no one was told anything else than the log says. Some let their time run out:
it runs out once. Some transfer their seat to another device: the last key that they were given
opens it. Some ask to be forgotten: no table of the database has their names in the end. The
same holds for one server with SQLite.

TAVOLINO_CHAOS_KILLS says how often to kill, TAVOLINO_CHAOS_SEED repeats the same choices.
Without it, a few kills check that the real parts fit together. The simulator goes through many
more moments at which a process may die (`tests/simulator`).
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import shutil
import sys
import time
from collections.abc import Awaitable
from pathlib import Path

import httpx
import pytest

from support.client_journal import Journal
from support.log_checks import account_of, complaints_of, still_known
from support.persistent_players import World
from support.playing_tables import Tables
from support.restarted_processes import AnySite, LaptopSite, Part, Site, new_folder

ASKED = os.environ.get("TAVOLINO_CHAOS_KILLS")
KILLS = int(ASKED or 20)
SEED = int(os.environ.get("TAVOLINO_CHAOS_SEED") or random.randrange(10**9))

TABLES = 12
MATCHES = min(KILLS, 200)
"""So many are played at least, if need be some more after the last kill."""

INTERVAL = (0.2, 1.4)
"""Seconds between two kills: the shortest and the longest time."""

LAST = 4
"""Of all kills, the last ones are of NATS alone, while clients stay where they are: what was
not told then, servers have to find out themselves."""

LAPTOP_KILLS = KILLS // 10
LAPTOP_INTERVAL = (0.5, 3.0)
"""A single server is killed less often: while it starts, nobody plays."""

SETTLE = 400.0
"""Seconds in which everything ends after the last kill; a small part of it is needed."""

MAX_SHOWN = 20
"""Complaints that are shown."""


async def kill_all(site: Site, world: World) -> None:
    """Kills everything, and in the end only NATS."""
    await site.kill(site.parts, KILLS - LAST, INTERVAL)
    world.restless = False
    await site.kill([site.nats], LAST, INTERVAL)


async def kill_the_only(site: LaptopSite, world: World) -> None:
    """Kills the only server there is."""
    await site.kill(site.parts, LAPTOP_KILLS, LAPTOP_INTERVAL)


async def play_and_kill(
    site: AnySite, world: World, killing: Awaitable[None], matches: int
) -> float:
    """Plays until there were enough kills and matches; how long after the kills that took."""
    tables = Tables(world, matches)
    playing = [asyncio.create_task(tables.play_on()) for _ in range(TABLES)]
    try:
        await killing
        tables.closing = True
        begun = time.monotonic()
        async with asyncio.timeout(SETTLE):
            await asyncio.gather(*playing)
            await until_ready(world)
            while await still_known(site.database, world.journal):
                await asyncio.sleep(0.5)
    except TimeoutError:
        open_matches = world.journal.games.keys() - world.journal.ended
        site.complaints.append(f"after {SETTLE} s this was not over: {open_matches}")
    finally:
        await world.close(playing)
    return time.monotonic() - begun


async def until_ready(world: World) -> None:
    """Waits until both servers say that they are well."""
    for address in world.addresses:
        ready = False
        while not ready:
            try:
                ready = (await world.http.get(f"http://{address}/readyz")).is_success
            except httpx.HTTPError:
                ready = False
            await asyncio.sleep(0.1)


async def chaos(folder: Path, *, laptop: bool = False) -> tuple[list[str], str]:
    """All that went wrong, and an account of what was done."""
    rng = random.Random(SEED)
    journal = Journal()
    site: Site | LaptopSite = LaptopSite(folder, rng) if laptop else Site(folder, rng)
    world = World(site.addresses, journal, rng)
    begun = time.monotonic()
    async with site.running():
        if isinstance(site, LaptopSite):
            killing, matches = kill_the_only(site, world), MATCHES // 10
        else:
            killing, matches = kill_all(site, world), MATCHES
        settled = await play_and_kill(site, world, killing, matches)
        played = time.monotonic() - begun
        complaints, logs = await complaints_of(site.database, journal)
    account = (
        f"seed {SEED}: {site.kills()} kills ({told_of(site.parts)}), "
        f"{account_of(journal, logs)}, {played:.0f} s, "
        f"{settled:.0f} of them after the last kill"
    )
    return [*site.complaints, *complaints], account


def told_of(parts: list[Part]) -> str:
    """How often each was killed."""
    return ", ".join(f"{part.name} {part.kills}" for part in parts)


# A request that is given up in mid connection may leave its socket to the collector.
@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.parametrize(
    "laptop",
    [
        False,
        pytest.param(
            True, marks=pytest.mark.skipif(not ASKED, reason="`make chaos` runs this")
        ),
    ],
    ids=["postgres", "sqlite"],
)
def test_whatever_is_killed_nothing_is_lost(laptop: bool) -> None:
    folder = new_folder()
    complaints, account = asyncio.run(chaos(folder, laptop=laptop))
    gc.collect()
    sys.stdout.write(f"\n{account}\n")
    shown = "\n".join(complaints[:MAX_SHOWN])
    assert not complaints, f"{account}, see {folder}\n{len(complaints)} complaints:\n{shown}"
    shutil.rmtree(folder)
