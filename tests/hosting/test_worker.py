"""Workers think about a turn once, when they can, and only when they know what time it is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from support.fresh_stores import fresh_sqlite
from support.live_processes import until
from support.running_server import new_engine
from tavolino.hosting.access.budgets import Budgets
from tavolino.hosting.bus.local import LocalBus
from tavolino.hosting.bus.notices import BotDueNotice, HeartbeatNotice
from tavolino.hosting.clock import DOWNTIME
from tavolino.hosting.engine import Engine, MatchRequest
from tavolino.hosting.match.commands import Act
from tavolino.hosting.runner import Ran
from tavolino.hosting.worker import HEARTBEAT_TIMEOUT, Turn, Worker

MATCHES = ("a" * 22, "b" * 22)


class Thinking:
    """Thinks about a turn until it is told what to choose."""

    def __init__(self) -> None:
        self.turns: list[Turn] = []
        self.chosen: list[asyncio.Future[str]] = []

    async def run(self, _: Any, turn: Turn, __: int) -> Any:
        self.turns.append(turn)
        self.chosen.append(asyncio.get_running_loop().create_future())
        return Ran(await self.chosen[-1], 0.0)

    def stop(self) -> None:
        pass


@asynccontextmanager
async def working(folder: Path) -> AsyncIterator[tuple[Engine, Worker, Thinking]]:
    """A worker with one process to think in."""
    bus = LocalBus()
    await bus.open("site")
    async with fresh_sqlite(folder) as store:
        engine = new_engine(store, bus)
        thinking = Thinking()
        worker = Worker(engine, Budgets(0, engine.machine.seconds), lambda _: thinking, 1)
        yield engine, worker, thinking
        await asyncio.gather(*worker.tasks.values())
    await bus.close()


async def begin(engine: Engine, match: str, level: str = "1") -> None:
    """A match in which a bot is to begin, against a person."""
    await engine.create(match, MatchRequest(game="anneaux", players=2))
    first = (await engine.fresh(match)).match.to_move
    for seat in range(2):
        bot = level if seat == first else None
        await engine.join(match, f"join-{seat}", "Someone", bot=bot, seat=seat)


async def first_action(engine: Engine, match: str) -> Act:
    """What a bot may choose to begin with."""
    hosted = await engine.fresh(match)
    action = hosted.match.legal()[0]
    return Act(id="an-action", number=3, seat=hosted.to_move, action=action)


def test_a_turn_that_waits_and_is_played_by_another_is_not_thought_about(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with working(tmp_path) as (engine, worker, thinking):
            await engine.time.follow(engine.store.beat(DOWNTIME))
            for match in MATCHES:
                await begin(engine, match)
                worker.hear(BotDueNotice(match, 2))
            await until(lambda: len(thinking.turns) == 1)
            other = await first_action(engine, MATCHES[1])
            assert (await engine.take(MATCHES[1], other, {other.seat}, bot=True)).number == 3
            thinking.chosen[0].set_result((await first_action(engine, MATCHES[0])).action)
            await until(lambda: not worker.tasks)
            assert len(thinking.turns) == 1
            assert await engine.store.numbers(MATCHES) == dict.fromkeys(MATCHES, 3)

    asyncio.run(test())


def test_a_process_is_free_again_when_a_turn_has_failed(tmp_path: Path) -> None:
    async def test() -> None:
        async with working(tmp_path) as (engine, worker, thinking):
            await engine.time.follow(engine.store.beat(DOWNTIME))
            await begin(engine, MATCHES[1])
            for match in MATCHES:  # there is no first one
                worker.hear(BotDueNotice(match, 2))
            await until(lambda: len(thinking.turns) == 1)
            thinking.chosen[0].set_result((await first_action(engine, MATCHES[1])).action)
            await until(lambda: not worker.tasks)
            assert await engine.store.numbers(MATCHES) == {MATCHES[1]: 3}

    asyncio.run(test())


# -- what time it is -------------------------------------------------------------------------


def test_a_worker_waits_until_the_store_has_said_what_time_it_is(tmp_path: Path) -> None:
    async def test() -> None:
        async with working(tmp_path) as (engine, worker, _):
            await worker.read_clock()  # no server ever ran
            worker.hear(HeartbeatNotice("server", 50_000))
            worker.hear(BotDueNotice(MATCHES[0], 2))
            assert not worker.tasks
            pulse = await engine.store.beat(DOWNTIME)
            await worker.read_clock()
            assert 0 <= engine.time.now() - pulse.now < 5_000
            worker.hear(BotDueNotice(MATCHES[0], 2))
            assert list(worker.tasks) == [MATCHES[0]]

    asyncio.run(test())


def test_a_late_heartbeat_on_the_bus_does_not_change_a_workers_clock(tmp_path: Path) -> None:
    async def test() -> None:
        async with working(tmp_path) as (engine, worker, _):
            await engine.store.beat(DOWNTIME)
            await worker.read_clock()
            before = engine.time.now()
            worker.hear(HeartbeatNotice("server", before - 6_000))
            assert engine.time.now() >= before

    asyncio.run(test())


def test_a_worker_renews_its_leases_while_other_answers_are_lost(tmp_path: Path) -> None:
    renewed: list[str] = []

    async def lost(*_: object) -> Any:
        await asyncio.Event().wait()

    async def renew(matches: Sequence[str], now: int) -> None:
        renewed.extend(matches)
        if len(renewed) == 1:
            await lost()

    async def test() -> None:
        async with working(tmp_path) as (engine, worker, _):
            engine.store.pulse = lost  # type: ignore[method-assign, assignment]
            engine.store.renew = renew  # type: ignore[method-assign]
            worker.thinking[MATCHES[0]] = 2
            await worker.start()
            await until(lambda: len(renewed) >= 2)
            await worker.stop()

    asyncio.run(test())


def test_a_worker_is_alone_while_it_hears_no_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with working(tmp_path) as (_, worker, __):
            ticks = 0
            worker.ticks = lambda: ticks
            worker.hear(HeartbeatNotice("server"))
            ticks += HEARTBEAT_TIMEOUT
            assert not worker.is_alone()
            ticks += 1
            assert worker.is_alone()

    asyncio.run(test())


def test_a_worker_that_is_alone_finds_turns_in_the_store(tmp_path: Path) -> None:
    async def test() -> None:
        async with working(tmp_path) as (engine, worker, thinking):
            await engine.store.beat(DOWNTIME)
            await worker.start()
            await engine.time.has_begun.wait()
            await begin(engine, MATCHES[0])
            worker.heard -= HEARTBEAT_TIMEOUT + 1
            await until(lambda: bool(thinking.turns))
            thinking.chosen[0].set_result((await first_action(engine, MATCHES[0])).action)
            await worker.stop()

    asyncio.run(test())


# -- whose turn it is ------------------------------------------------------------------------

ANN, BEN = ("ann", "192.0.2.7"), ("ben", "192.0.2.8")


async def ask(engine: Engine, worker: Worker, match: str, level: str, *payer: str) -> None:
    """A bot of a level is due in a match, and someone pays for it."""
    await begin(engine, match, level)
    worker.hear(BotDueNotice(match, 2, *payer))


def test_a_quick_bot_never_waits_behind_slow_ones(tmp_path: Path) -> None:
    async def test() -> None:
        async with working(tmp_path) as (engine, worker, thinking):
            await engine.time.follow(engine.store.beat(DOWNTIME))
            for number in range(20):
                await ask(engine, worker, f"slow-{number:017}", "8", *ANN)
            await until(lambda: len(thinking.turns) == 1)
            await ask(engine, worker, MATCHES[0], "1", *BEN)
            await until(lambda: len(thinking.turns) == 2)
            assert [turn.bot for turn in thinking.turns] == ["8", "1"]
            await worker.stop()

    asyncio.run(test())


def test_guests_are_served_in_turn(tmp_path: Path) -> None:
    async def test() -> None:
        async with working(tmp_path) as (engine, worker, thinking):
            await engine.time.follow(engine.store.beat(DOWNTIME))
            for number in range(20):
                await ask(engine, worker, f"anns-{number:017}", "8", *ANN)
            await ask(engine, worker, MATCHES[0], "7", *BEN)
            await until(lambda: len(worker.slow.slots.waiting) == 2)
            for thought in range(2):  # the first began when no one else was there
                await until(lambda: len(thinking.turns) == thought + 1)  # noqa: B023
                first = await first_action(engine, f"anns-{thought:017}")
                thinking.chosen[thought].set_result(first.action)
            await until(lambda: len(thinking.turns) == 3)
            assert [turn.bot for turn in thinking.turns] == ["8", "8", "7"]
            await worker.stop()

    asyncio.run(test())
