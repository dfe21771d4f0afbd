"""What a server makes good by itself: time, presence, a dead bus, names, matches gone wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from support.fresh_stores import fresh_sqlite, new_step
from support.fresh_stores import new_match as new_row
from support.live_processes import MATCH, Listener, Process, begin, two_processes, until
from support.nats_server import Server
from support.running_server import new_engine, new_match, served
from support.set_machine import SetMachine
from tavolino.hosting.access.blocklist import Blocklist
from tavolino.hosting.access.budgets import Budgets
from tavolino.hosting.bus.notices import (
    BOT_SUBJECT,
    FORGOTTEN_SUBJECT,
    HEARTBEAT_SUBJECT,
    BotDueNotice,
    ForgottenNotice,
    HeartbeatNotice,
    Notice,
)
from tavolino.hosting.clock import DOWNTIME, TableTime
from tavolino.hosting.engine import Engine, MatchRequest
from tavolino.hosting.live.hub import Hub
from tavolino.hosting.match.commands import Act
from tavolino.hosting.match.events import Acted, Event
from tavolino.hosting.match.messages import encode, page_after
from tavolino.hosting.match.stored import Clock
from tavolino.hosting.match.unplayable import RulesChanged
from tavolino.hosting.scheduler import PROCESS_TIMEOUT, Scheduler
from tavolino.hosting.services import Services
from tavolino.hosting.store.sql import SqlStore
from tavolino.hosting.store.store import Store
from tavolino.hosting.store.values import Pulse, Step, Unavailable
from tavolino.hosting.worker import Worker
from tavolino.server.backends.nats import NatsBus
from tavolino.server.process.processes import ProcessRunner

Test = Callable[[Process, Process], Awaitable[None]]
Run = Callable[[Test], None]

CLOCK = Clock(per="move", seconds=10)
OTHER = "o" * 22


@pytest.fixture(params=["nats", "local"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """Runs a test with two processes, on PostgreSQL and NATS or on SQLite alone."""

    async def with_both(test: Test) -> None:
        async with two_processes(request.param, tmp_path) as (one, two):
            await test(one, two)

    return lambda test: asyncio.run(with_both(test))


async def away(gap: int) -> Pulse:
    """A store that does not answer."""
    raise Unavailable("gone")


async def beat_in_vain(processes: tuple[Process, ...], heard: list[Notice]) -> None:
    """Beats that do not reach the store, but everyone who listens."""
    before = len(heard)
    for process in processes:
        await process.scheduler.beat()
    await until(lambda: len(heard) >= before + len(processes))


# -- time -------------------------------------------------------------------------------------


def test_a_clock_that_is_set_leaves_table_time_where_it_was(run: Run) -> None:
    hour = 3_600_000
    set_by = "UPDATE pulse SET alive_at = alive_at + $1, down = down + $1"

    async def table_time(store: Store) -> int:
        pulse = await store.beat(60_000)
        return pulse.now - pulse.down

    async def test(one: Process, two: Process) -> None:
        store = one.engine.store
        assert isinstance(store, SqlStore)
        before = await table_time(store)
        # The clock was ahead until now and is set back; then it was behind and is set right.
        for ahead in (hour, -hour):
            await store._rows(set_by, ahead)
            assert 0 <= await table_time(store) - before < 60_000

    run(test)


def test_while_the_store_is_away_no_process_moves_the_time_of_another_on(run: Run) -> None:
    async def test(one: Process, two: Process) -> None:
        machine = SetMachine(0)
        budgets = Budgets(0, machine.seconds)
        workers = [Worker(process.engine, budgets, ProcessRunner, 1) for process in (one, two)]
        for process in (one, two):
            process.engine.time = TableTime(machine)
            await process.scheduler.beat()
        for process, worker in zip((one, two), workers, strict=True):
            process.engine.store.beat = away  # type: ignore[method-assign]
            process.engine.store.pulse = away  # type: ignore[method-assign]
            await worker.start()
        before = max(process.engine.time.now() for process in (one, two))
        heard: list[Notice] = []
        await one.engine.notices.listen(HEARTBEAT_SUBJECT, heard.append)
        for _ in range(20):
            machine.time += 1_000
            await beat_in_vain((one, two), heard)
        assert one.engine.time.now() <= before + DOWNTIME
        assert two.engine.time.now() <= before + DOWNTIME
        for worker in workers:
            await worker.stop()

    run(test)


def test_a_heartbeat_that_is_not_answered_keeps_no_other_back(run: Run) -> None:
    async def test(one: Process, two: Process) -> None:
        beat, asked = one.engine.store.beat, 0

        async def answers_but_the_first(gap: int) -> Pulse:
            nonlocal asked
            asked += 1
            if asked == 1:
                await asyncio.Event().wait()
            return await beat(gap)

        one.engine.store.beat = answers_but_the_first  # type: ignore[method-assign]
        scheduler = Scheduler(one.engine, one.hub, Blocklist(one.engine.store))
        one.engine.time = TableTime(one.engine.machine)
        await asyncio.wait_for(scheduler.start(), 10)
        assert asked >= 2
        await scheduler.stop()

    run(test)


# -- matches that do not replay ---------------------------------------------------------------


async def timed(engine: Engine, match: str) -> None:
    """A match of two people with ten seconds for each decision."""
    await engine.create(match, MatchRequest(game="anneaux", players=2, clock=CLOCK))
    for seat in range(2):
        await engine.join(match, f"join-{seat}", f"Seat {seat}", seat=seat)


async def pause(process: Process) -> None:
    """Pauses a process for longer than its clock goes on by itself. It has a timed match."""
    machine = SetMachine(0)
    process.engine.time = TableTime(machine)
    await process.scheduler.beat()
    await timed(process.engine, MATCH)
    machine.time += 2 * DOWNTIME


def test_a_clock_that_has_stopped_is_read_before_an_event_is_written(run: Run) -> None:
    async def test(one: Process, two: Process) -> None:
        await pause(one)
        assert one.engine.time.has_stopped()
        pulse = await one.engine.store.pulse(DOWNTIME)
        assert pulse is not None
        await one.engine.close(MATCH)
        event = (await one.engine.fresh(MATCH)).events[-1]
        assert event.at >= pulse.now - pulse.down

    run(test)


def test_nothing_is_judged_by_a_clock_that_has_stopped(run: Run) -> None:
    async def test(one: Process, two: Process) -> None:
        await pause(one)
        hosted = await one.engine.fresh(MATCH)
        what = Acted(hosted.to_move, hosted.match.legal()[0])
        # Whoever asks has to look again whether the time of the seat has run out meanwhile.
        assert not await one.engine.append(hosted, "an-action", what)
        assert await one.engine.append(hosted, "an-action", what)

    run(test)


async def spoil(engine: Engine, match: str) -> None:
    """Keeps an action that the rules of today refuse, as if others had allowed it."""
    hosted = await engine.fresh(match)
    number = hosted.number + 1
    event = Event(number, "spoilt", engine.time.now(), Acted(hosted.to_move, "@Z99"))
    summary = msgspec.structs.replace(hosted.summary(), number=number)
    assert await engine.store.append(Step(match=match, event=event, summary=summary))


def test_a_match_that_does_not_replay_keeps_no_other_waiting(run: Run) -> None:
    async def test(one: Process, two: Process) -> None:
        await begin(one.engine, bots=(0, 1))
        await timed(one.engine, "a" * 22)
        await timed(one.engine, "b" * 22)
        await spoil(one.engine, "a" * 22)
        heard: list[object] = []
        await two.engine.notices.listen(BOT_SUBJECT, heard.append)
        two.engine.time.offset += 60_000
        assert await two.engine.store.overdue(two.engine.time.now()) == ["a" * 22, "b" * 22]
        await two.scheduler.sweep()
        assert (await two.engine.fresh("b" * 22)).phase == "over"
        await until(lambda: BotDueNotice(MATCH, 2) in heard)
        # Nor is it overdue for ever.
        assert await two.engine.store.overdue(two.engine.time.now()) == []

    run(test)


def test_a_deadline_that_passed_is_lifted_until_the_next_event(run: Run) -> None:
    async def test(one: Process, two: Process) -> None:
        store = one.engine.store
        for match in "ab":
            await store.create(*new_row(match))
            await store.append(new_step(match, 1, deadline=1000 + (match == "b")))
        await store.lift_deadline("a", 999)  # another one than someone saw pass
        assert await store.overdue(2000) == ["a", "b"]
        await store.lift_deadline("a", 1000)
        assert await store.overdue(2000) == ["b"]
        await store.append(new_step("a", 2, deadline=500))
        assert await store.overdue(2000) == ["a", "b"]

    run(test)


def test_a_match_that_fails_in_any_other_way_keeps_no_other_waiting(run: Run) -> None:
    async def test(one: Process, two: Process) -> None:
        await timed(one.engine, MATCH)
        await timed(one.engine, OTHER)
        time_out = one.engine.time_out

        async def failing(match: str) -> None:
            if match == MATCH:
                raise AssertionError("a mistake of ours")
            await time_out(match)

        one.engine.time_out = failing  # type: ignore[method-assign]
        one.engine.time.offset += 60_000
        await one.scheduler.sweep()
        assert (await one.engine.fresh(OTHER)).phase == "over"
        assert await one.engine.store.overdue(one.engine.time.now()) == [MATCH]

    run(test)


def test_who_follows_a_match_that_goes_on_by_other_rules_stops_no_one(run: Run) -> None:
    async def test(one: Process, two: Process) -> None:
        await timed(one.engine, MATCH)
        await timed(one.engine, OTHER)
        listeners = [Listener(0), Listener(0)]
        for match, listener in zip((MATCH, OTHER), listeners, strict=True):
            await two.hub.enter(match, listener.client, after=2)
        two.engine.notices.publish = lambda subject, notice: None  # type: ignore[method-assign]
        one.engine.notices.publish = two.engine.notices.publish  # type: ignore[method-assign]
        hosted = await one.engine.fresh(OTHER)
        action = hosted.match.legal()[0]
        command = Act(id="an-action", number=3, seat=hosted.to_move, action=action)
        assert (await one.engine.take(OTHER, command, {0, 1})).refused is None
        await spoil(one.engine, MATCH)
        await two.hub.catch_up()
        await until(lambda: listeners[1].numbers() == [3])
        with pytest.raises(RulesChanged):
            await two.engine.fresh(MATCH)

    run(test)


# -- presence ---------------------------------------------------------------------------------


def test_people_are_there_again_when_their_silent_process_comes_back(run: Run) -> None:
    async def test(one: Process, two: Process) -> None:
        ticks = 0
        await begin(one.engine)
        first, second = Listener(0), Listener(1)
        for process, listener in ((one, first), (two, second)):
            process.scheduler.ticks = lambda: ticks
            await process.engine.notices.listen(HEARTBEAT_SUBJECT, process.scheduler.hear)
            await process.hub.enter(MATCH, listener.client, after=0)
        two.engine.notices.publish(HEARTBEAT_SUBJECT, HeartbeatNotice(two.engine.name))
        await until(
            lambda: first.present() == ([0, 1], 0) and two.engine.name in one.scheduler.heard
        )
        ticks += PROCESS_TIMEOUT + 1
        one.scheduler.forget_the_dead()
        one.scheduler.ask_the_returned()
        await until(lambda: first.present() == ([0], 0))
        two.engine.notices.publish(HEARTBEAT_SUBJECT, HeartbeatNotice(two.engine.name))
        await until(lambda: two.engine.name in one.scheduler.heard)
        one.scheduler.forget_the_dead()
        one.scheduler.ask_the_returned()
        await until(lambda: first.present() == ([0, 1], 0))
        assert not one.scheduler.silent

    run(test)


def test_who_is_there_is_asked_when_the_bus_is_back(run: Run) -> None:
    async def test(one: Process, two: Process) -> None:
        await begin(one.engine)
        first, second = Listener(0), Listener(1)
        await one.hub.enter(MATCH, first.client, after=0)
        await two.hub.enter(MATCH, second.client, after=0)
        await until(lambda: first.present() == second.present() == ([0, 1], 0))
        one.hub.drop_processes({two.engine.name})
        two.hub.drop_processes({one.engine.name})
        await until(lambda: first.present() == ([0], 0) and second.present() == ([1], 0))
        one.hub.make_up()
        await until(lambda: first.present() == second.present() == ([0, 1], 0))

    run(test)


# -- a bus that is dead -----------------------------------------------------------------------


def test_a_process_whose_bus_is_away_is_ready_but_lacks_something(tmp_path: Path) -> None:
    async def test() -> None:
        nats = Server(tmp_path)
        nats.start()
        try:
            async with fresh_sqlite(tmp_path) as store:
                bus = NatsBus(nats.url)
                await bus.open(store.site)
                engine = new_engine(store, bus)
                scheduler = Scheduler(engine, Hub(engine), Blocklist(engine.store))
                await scheduler.start()
                await until(lambda: not scheduler.troubles())
                assert not scheduler.degradations()
                nats.kill()
                await until(lambda: bool(scheduler.degradations()))
                lost = scheduler.heard[engine.name]
                # Long enough to be taken for deaf, or for dead, if it were on the bus.
                await until(lambda: scheduler.ticks() - lost > PROCESS_TIMEOUT)
                assert not scheduler.troubles()
                assert engine.name in scheduler.heard
                nats.start()
                await until(lambda: not scheduler.degradations())
                assert not scheduler.troubles()
                returned = scheduler.ticks()
                await until(lambda: scheduler.heard[engine.name] > returned)
                await scheduler.stop()
                await bus.close()
        finally:
            nats.kill()

    asyncio.run(test())


# -- names ------------------------------------------------------------------------------------


async def knows(engine: Engine, name: str) -> bool:
    """Whether a process would tell a name."""
    async with engine.lock(MATCH):
        hosted = await engine.fresh(MATCH)
        return name in encode(page_after(hosted, 0, 0, engine.time.now())).decode()


def test_a_forgotten_name_is_told_by_no_process_that_had_the_match_at_hand(run: Run) -> None:
    async def test(one: Process, two: Process) -> None:
        await begin(one.engine)
        await two.hub.open()
        assert await knows(two.engine, "Seat 1")
        await one.engine.store.rename(MATCH, 1, "")
        one.engine.notices.publish(FORGOTTEN_SUBJECT, ForgottenNotice(MATCH))
        await until(lambda: MATCH not in two.engine.hosted_matches)
        assert not await knows(two.engine, "Seat 1")

    run(test)


def test_a_name_forgotten_while_the_bus_was_away_is_told_by_no_process(run: Run) -> None:
    async def test(one: Process, two: Process) -> None:
        await begin(one.engine)
        listener = Listener(0)
        await two.hub.enter(MATCH, listener.client, after=0)
        assert await knows(two.engine, "Seat 1")
        await one.engine.store.rename(MATCH, 1, "")
        two.hub.make_up()
        assert not await knows(two.engine, "Seat 1")

    run(test)


def test_every_process_hears_of_whoever_leaves_for_good(tmp_path: Path) -> None:
    async def another(services: Services) -> Process:
        process = Process(services.store, services.bus)
        await process.hub.open()
        await process.engine.fresh(match)
        return process

    with served(tmp_path) as server:
        olga = server.client()
        match = new_match(olga, names=["Olgaolga"])["match"]
        two = server.run(another(server.services))
        assert match in two.engine.hosted_matches
        assert olga.delete("/me").status_code == 204
        server.run(until(lambda: match not in two.engine.hosted_matches))
