"""A server whose notices are lost finds the forgotten in the ledger of deletions."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from support.fresh_stores import fresh_sqlite
from support.running_server import new_engine
from tavolino.hosting.access.signing import secret_hash
from tavolino.hosting.bus.local import LocalBus
from tavolino.hosting.clock import DOWNTIME
from tavolino.hosting.engine import Engine, MatchRequest
from tavolino.hosting.privacy import ledger
from tavolino.hosting.privacy.forget import forget
from tavolino.hosting.privacy.lookout import Lookout

MATCH = "m" * 22
KEY = secret_hash("Ann's secret")


@asynccontextmanager
async def two_processes(folder: Path) -> AsyncIterator[tuple[Engine, Engine, Lookout]]:
    """Two engines on one store that do not hear each other, and the lookout of the second."""
    async with fresh_sqlite(folder) as store:
        engines = [new_engine(store, LocalBus()) for _ in range(2)]
        for engine in engines:
            await engine.time.follow(store.beat(DOWNTIME))
        lookout = Lookout(engines[1], engines[1].let_go)
        lookout.begin()
        yield engines[0], engines[1], lookout


async def seat_ann(engine: Engine) -> None:
    """Makes a match with Ann on seat 0."""
    await engine.create(MATCH, MatchRequest(game="anneaux", players=2))
    await engine.join(MATCH, "join-ann", "Ann", seat=0)
    await engine.store.hold(MATCH, 0, KEY)


async def name_shown(engine: Engine) -> str:
    """The name on seat 0, as a process shows it."""
    chair = (await engine.fresh(MATCH)).chairs[0]
    assert chair is not None
    return chair.name


def test_a_name_that_another_process_has_deleted_is_dropped(tmp_path: Path) -> None:
    async def test() -> None:
        async with two_processes(tmp_path) as (one, two, lookout):
            await seat_ann(one)
            assert await name_shown(two) == "Ann"
            await forget(one, KEY, 10)
            await lookout.look()
            assert await name_shown(two) != "Ann"

    asyncio.run(test())


@pytest.mark.parametrize("again", [False, True])
def test_a_match_is_dropped_once_for_each_time_it_is_recorded(
    tmp_path: Path, again: bool
) -> None:
    async def test() -> None:
        async with two_processes(tmp_path) as (one, two, lookout):
            await seat_ann(one)
            entry = ledger.forgotten_guest_in(MATCH, KEY)
            # The same millisecond twice: the entry must still be noticed again.
            now = one.time.now()
            await one.store.record_deletion(entry, now)
            await lookout.look()
            await two.fresh(MATCH)
            if again:
                await one.store.record_deletion(entry, now)
            await lookout.look()
            assert (MATCH in two.hosted_matches) is not again

    asyncio.run(test())


def test_whoever_is_just_reading_the_match_reads_it_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with two_processes(tmp_path) as (one, two, lookout):
            await seat_ann(one)
            async with two.lock(MATCH):
                assert await name_shown(two) == "Ann"
                await forget(one, KEY, 10)
                looking = asyncio.create_task(lookout.look())
                await asyncio.sleep(0.05)
                assert not looking.done()
            await looking
            assert MATCH not in two.hosted_matches

    asyncio.run(test())


def test_other_entries_drop_nothing() -> None:
    assert ledger.place_of(ledger.forgotten_guest_in(MATCH, KEY)) == MATCH
    for entry in (ledger.forgotten_guest(KEY), ledger.deleted_match(MATCH), "something new"):
        assert ledger.place_of(entry) == ""
