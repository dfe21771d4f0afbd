"""Nothing is lost: matches go on while every process is killed again and again.

Two servers, two workers, PostgreSQL and NATS die by SIGKILL at random moments while people and
bots play all games through them. Afterwards every match is over, every answer that anyone got
is in the log, and no one was told anything else than the log says. Some ask to be forgotten
meanwhile: no table of the database has their names in the end.

TAVOLINO_CHAOS_KILLS says how often to kill, TAVOLINO_CHAOS_SEED repeats the same choices.
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

import httpx
import pytest

from chaos_check import complaints_of, still_known
from chaos_journal import Journal
from chaos_parts import Site, new_folder
from chaos_players import World
from chaos_tables import Tables

KILLS = int(os.environ.get("TAVOLINO_CHAOS_KILLS") or 210)
SEED = int(os.environ.get("TAVOLINO_CHAOS_SEED") or random.randrange(10**9))

TABLES = 12
MATCHES = 200
"""So many are played at least, if need be some more after the last kill."""

INTERVAL = (0.2, 1.4)
"""Seconds between two kills: the shortest and the longest time."""

LAST = 4
"""Of all kills, the last ones are of NATS alone, while clients stay where they are: what was
not told then, servers have to find out themselves."""

SETTLE = 400.0
"""Seconds in which everything ends after the last kill; a small part of it is needed."""

MOST_TOLD = 20
"""Complaints that are shown."""


async def play_and_kill(site: Site, world: World) -> float:
    """Plays until there were enough kills and matches; how long after the kills that took."""
    tables = Tables(world, MATCHES)
    playing = [asyncio.create_task(tables.play_on()) for _ in range(TABLES)]
    try:
        await site.kill(site.parts, KILLS - LAST, INTERVAL)
        world.restless = False
        await site.kill([site.nats], LAST, INTERVAL)
        tables.closing = True
        begun = time.monotonic()
        async with asyncio.timeout(SETTLE):
            await asyncio.gather(*playing)
            await until_ready(world)
            while await still_known(site.postgres.url, world.journal):
                await asyncio.sleep(0.5)
    except TimeoutError:
        open_matches = world.journal.games.keys() - world.journal.ended
        site.complaints.append(f"after {SETTLE} s this was not over: {open_matches}")
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await world.http.aclose()
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


async def chaos(folder: Path) -> tuple[list[str], str]:
    """All that went wrong, and an account of what was done."""
    rng = random.Random(SEED)
    journal = Journal()
    site = Site(folder, rng)
    world = World(site.addresses, journal, rng)
    begun = time.monotonic()
    async with site.running():
        settled = await play_and_kill(site, world)
        played = time.monotonic() - begun
        complaints, logs = await complaints_of(site.postgres.url, journal)
    kills = ", ".join(f"{part.name} {part.kills}" for part in site.parts)
    account = (
        f"seed {SEED}: {site.kills()} kills ({kills}), {len(logs)} matches, "
        f"{sum(map(len, logs.values()))} events, {len(journal.sent)} commands sent "
        f"{journal.tries()} times, {len(journal.told)} connections, "
        f"{len(journal.forgotten)} forgotten, {played:.0f} s, "
        f"{settled:.0f} of them after the last kill"
    )
    return [*site.complaints, *complaints], account


# A request that is given up in mid connection may leave its socket to the collector.
@pytest.mark.filterwarnings("ignore::ResourceWarning")
def test_whatever_is_killed_nothing_is_lost() -> None:
    folder = new_folder()
    complaints, account = asyncio.run(chaos(folder))
    gc.collect()
    sys.stdout.write(f"\n{account}\n")
    told = "\n".join(complaints[:MOST_TOLD])
    assert not complaints, f"{account}, see {folder}\n{len(complaints)} complaints:\n{told}"
    shutil.rmtree(folder)
