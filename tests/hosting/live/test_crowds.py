"""Whoever watches with a thousand others is told later than players, and misses nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from support.live_processes import MATCH, Listener, Process, begin, two_processes, until
from tavolino.hosting.live import hub as live
from tavolino.hosting.match.commands import Act
from tavolino.hosting.match.events import WATCHER
from tavolino.hosting.store.values import Unavailable

CROWD = 3

Test = Callable[[Process, list[Listener], Listener], Coroutine[None, None, None]]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Test], None]:
    """Runs a test with a crowd of three, and a player."""
    monkeypatch.setattr(live, "CROWD", CROWD)
    monkeypatch.setattr(live, "CROWD_INTERVAL", 1000.0)  # `end_interval` ends it

    async def with_a_crowd(test: Test) -> None:
        async with two_processes("sqlite", tmp_path) as (process, _):
            await begin(process.engine)
            crowd, player = [Listener(WATCHER) for _ in range(CROWD)], Listener(0)
            for each in (*crowd, player):
                await process.hub.enter(MATCH, each.client, 0)
            await test(process, crowd, player)

    return lambda test: asyncio.run(with_a_crowd(test))


async def act(process: Process) -> int:
    """Plays an action. Returns the number of its event."""
    hosted = await process.engine.get_hosted(MATCH)
    number, seat, action = hosted.number + 1, hosted.to_move, hosted.match.legal()[0]
    command = Act(id=f"command-{number}", number=number, seat=seat, action=action)
    assert (await process.engine.take(MATCH, command, {seat})).number == number
    return number


def end_interval(process: Process) -> None:
    """Tells the crowd now what has happened."""
    room = process.hub.rooms[MATCH]
    assert room.crowd is not None
    room.crowd.cancel()
    process.hub.begin_to_tell(room)


def test_a_crowd_is_told_once_for_several_events(run: Callable[[Test], None]) -> None:
    async def test(process: Process, crowd: list[Listener], player: Listener) -> None:
        first = await act(process)
        await until(lambda: player.numbers()[-1] == first)
        assert all(each.numbers()[-1] < first for each in crowd)
        last = await act(process)
        end_interval(process)
        await until(lambda: all(each.numbers()[-1] == last for each in crowd))
        for each in (*crowd, player):
            assert each.numbers() == list(range(1, last + 1))
        states = [tell["number"] for tell in crowd[0].messages if "state" in tell]
        assert states == [first - 1, last], "only the newest position is sent"

    run(test)


def test_the_interval_ends_by_itself(
    run: Callable[[Test], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(process: Process, crowd: list[Listener], player: Listener) -> None:
        monkeypatch.setattr(live, "CROWD_INTERVAL", 0.01)
        number = await act(process)
        await until(lambda: all(each.numbers()[-1] == number for each in crowd))

    run(test)


def test_whoever_joins_a_crowd_is_told_nothing_twice(run: Callable[[Test], None]) -> None:
    async def test(process: Process, crowd: list[Listener], player: Listener) -> None:
        number, late = await act(process), Listener(WATCHER)
        await process.hub.enter(MATCH, late.client, 0)
        everyone = [*crowd, late]
        await until(lambda: all(each.numbers()[-1] == number for each in everyone))
        end_interval(process)
        number = await act(process)
        end_interval(process)
        await until(lambda: all(each.numbers()[-1] == number for each in everyone))
        assert all(each.numbers() == list(range(1, number + 1)) for each in everyone)

    run(test)


def test_a_crowd_is_told_later_if_the_match_cannot_be_read(
    run: Callable[[Test], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(process: Process, crowd: list[Listener], player: Listener) -> None:
        number, room = await act(process), process.hub.rooms[MATCH]

        async def fail(match: str) -> object:
            raise Unavailable("away")

        process.engine.let_go(MATCH)
        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(process.engine.store, "load", fail)
            end_interval(process)
            await until(lambda: room.crowd is not None)
        assert all(each.numbers()[-1] < number for each in crowd)
        end_interval(process)
        await until(lambda: all(each.numbers()[-1] == number for each in crowd))

    run(test)


def test_when_most_have_left_the_others_are_told_at_once(run: Callable[[Test], None]) -> None:
    async def test(process: Process, crowd: list[Listener], player: Listener) -> None:
        room = process.hub.rooms[MATCH]
        await process.hub.leave(MATCH, crowd[0].client)
        number = await act(process)
        assert room.crowd is None
        await until(lambda: all(each.numbers()[-1] == number for each in crowd[1:]))
        assert crowd[1].numbers() == list(range(1, number + 1))

    run(test)
