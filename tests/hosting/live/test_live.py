"""Those who follow a match hear everything, in order, through whichever process."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from support.live_processes import MATCH, Listener, Process, begin, two_processes, until
from tavolino.games import GAMES
from tavolino.games.descriptor import limit_options
from tavolino.hosting.access.budgets import Budgets
from tavolino.hosting.bus.notices import Notice
from tavolino.hosting.engine import Engine, MatchRequest
from tavolino.hosting.match.commands import Act
from tavolino.hosting.match.events import WATCHER
from tavolino.hosting.worker import Worker
from tavolino.server.process.processes import ProcessRunner

Test = Callable[[Process, Process], Awaitable[None]]


@pytest.fixture(params=["nats", "local"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Test], None]:
    """Runs a test with two processes."""

    async def with_both(test: Test) -> None:
        async with two_processes(request.param, tmp_path) as (one, two):
            await test(one, two)

    return lambda test: asyncio.run(with_both(test))


async def act(engine: Engine) -> None:
    """Whoever is to move plays."""
    async with engine.lock(MATCH):
        hosted = await engine.fresh(MATCH)
        number = hosted.number + 1
        action = hosted.match.legal()[0]
        command = Act(id=f"action-{number}", number=number, seat=hosted.to_move, action=action)
    answer = await engine.take(MATCH, command, {0, 1, 2, 3})
    assert answer.refused is None


def test_what_was_missed_comes_first_then_what_happens_without_a_gap(
    run: Callable[[Test], None],
) -> None:
    async def test(one: Process, two: Process) -> None:
        await begin(one.engine)
        listeners = [Listener(0), Listener(1), Listener(WATCHER)]
        for process, listener in zip((one, two, two), listeners, strict=True):
            await act(one.engine)
            await process.hub.enter(MATCH, listener.client, after=1)
        for turn in range(6):
            await act((one, two)[turn % 2].engine)
        await until(lambda: all(listener.numbers()[-1:] == [11] for listener in listeners))
        for listener in listeners:
            assert listener.numbers() == list(range(2, 12))

    run(test)


def test_whoever_missed_nothing_is_told_how_things_stand(run: Callable[[Test], None]) -> None:
    async def test(one: Process, two: Process) -> None:
        await begin(one.engine)
        listener = Listener(0)
        await two.hub.enter(MATCH, listener.client, after=2)
        await until(lambda: bool(listener.messages))
        assert listener.messages[0]["type"] == "state"
        assert listener.messages[0]["state"]["phase"] == "on"

    run(test)


def test_everyone_knows_who_is_there(run: Callable[[Test], None]) -> None:
    async def test(one: Process, two: Process) -> None:
        await begin(one.engine)
        first, second, watcher = Listener(0), Listener(1), Listener(WATCHER)
        await one.hub.enter(MATCH, first.client, after=0)
        await two.hub.enter(MATCH, second.client, after=0)
        await two.hub.enter(MATCH, watcher.client, after=0)
        everyone = (first, second, watcher)
        await until(lambda: all(one.present() == ([0, 1], 1) for one in everyone))
        await two.hub.leave(MATCH, second.client)
        await until(lambda: first.present() == ([0], 1))

    run(test)


def test_whoever_was_connected_to_a_dead_process_is_no_longer_there(
    run: Callable[[Test], None],
) -> None:
    async def test(one: Process, two: Process) -> None:
        await begin(one.engine)
        first, second = Listener(0), Listener(1)
        await one.hub.enter(MATCH, first.client, after=0)
        await two.hub.enter(MATCH, second.client, after=0)
        await until(lambda: first.present() == ([0, 1], 0))
        one.hub.drop_processes({two.engine.name})
        await until(lambda: first.present() == ([0], 0))

    run(test)


def test_phrases_are_heard_by_all(run: Callable[[Test], None]) -> None:
    async def test(one: Process, two: Process) -> None:
        await begin(one.engine)
        first, second = Listener(0), Listener(1)
        await one.hub.enter(MATCH, first.client, after=0)
        await two.hub.enter(MATCH, second.client, after=0)
        two.hub.say(MATCH, 1, "well_played")
        said = {"type": "phrase", "seat": 1, "phrase": "well_played"}
        await until(lambda: said in first.messages and said in second.messages)

    run(test)


def test_what_the_bus_loses_is_found_in_the_store(run: Callable[[Test], None]) -> None:
    async def test(one: Process, two: Process) -> None:
        await begin(one.engine)
        listener = Listener(0)
        await two.hub.enter(MATCH, listener.client, after=2)
        one.engine.notices.publish = lambda subject, notice: None  # type: ignore[method-assign]
        await act(one.engine)
        await act(one.engine)
        await asyncio.sleep(0.05)
        assert listener.numbers() == []
        await two.hub.catch_up()
        await until(lambda: listener.numbers() == [3, 4])

    run(test)


def test_a_seat_that_moved_unheard_is_lost_all_the_same(run: Callable[[Test], None]) -> None:
    async def test(one: Process, two: Process) -> None:
        await begin(one.engine)
        store = one.engine.store
        for seat, key in ((0, b"cookie"), (0, b"token"), (1, b"other")):
            await store.hold(MATCH, seat, key)
        old, program = Listener(0, b"cookie"), Listener(0, b"token")
        both, other = Listener(0, b"cookie", b"new token"), Listener(1, b"other")
        for listener in (old, program, both, other):
            await two.hub.enter(MATCH, listener.client, after=2)
        await two.hub.catch_up()
        assert not old.client.gone
        await store.move(MATCH, 0, [b"new token"])
        two.hub.make_up()
        await until(lambda: old.client.gone and program.client.gone)
        await two.hub.catch_up()
        assert not both.client.gone
        assert not other.client.gone

    run(test)


def test_a_room_is_closed_when_the_last_one_leaves(run: Callable[[Test], None]) -> None:
    async def test(one: Process, two: Process) -> None:
        await begin(one.engine)
        listener = Listener(0)
        await one.hub.enter(MATCH, listener.client, after=0)
        assert list(one.hub.rooms) == [MATCH]
        await one.hub.leave(MATCH, listener.client)
        assert not one.hub.rooms

    run(test)


def test_a_process_that_hears_itself_is_ready_and_a_deaf_one_is_not(
    run: Callable[[Test], None],
) -> None:
    async def test(one: Process, two: Process) -> None:
        now = 0
        one.scheduler.ticks = lambda: now
        one.scheduler.stored = 0
        await one.engine.notices.listen("beat", one.scheduler.hear)
        assert one.scheduler.troubles() == [
            "its own heartbeat does not come back through the bus"
        ]
        await one.scheduler.beat()
        await until(lambda: not one.scheduler.troubles())
        now += 3001
        assert len(one.scheduler.troubles()) == 2

    run(test)


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_a_whole_match_among_themselves(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        async with two_processes("local", tmp_path) as (one, _):
            worker = Worker(
                one.engine, Budgets(0, one.engine.machine.seconds), ProcessRunner, 1
            )
            await worker.start()
            await one.scheduler.beat()  # a worker waits until it is known what time it is
            # Beginners may take a thousand decisions over some games.
            short = limit_options(GAMES[game], 150)
            await one.engine.create(MATCH, MatchRequest(game=game, players=2, options=short))
            for seat in range(2):
                await one.engine.join(MATCH, f"join-{seat}", "Bot 1", bot="1", seat=seat)
            hosted = await one.engine.fresh(MATCH)
            await until(lambda: hosted.phase == "over", seconds=120)
            await worker.stop()

    asyncio.run(test())


def test_a_bot_that_no_one_was_woken_for_is_due_again_after_a_while(
    run: Callable[[Test], None],
) -> None:
    async def test(one: Process, two: Process) -> None:
        await begin(one.engine, bots=(0, 1))
        await asyncio.sleep(0.05)  # what was told of it by now is told to no one
        heard: list[Notice] = []
        await two.engine.notices.share("bots", "workers", heard.append)
        one.engine.time.offset += 3_001
        await one.scheduler.sweep()
        await until(lambda: len(heard) == 1)
        await one.scheduler.sweep()
        await asyncio.sleep(0.02)
        assert len(heard) == 1

    run(test)
