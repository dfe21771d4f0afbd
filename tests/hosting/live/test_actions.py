"""An action that waits for nothing but the store needs no task; any other takes the queue."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from support.fresh_stores import KINDS, fresh_store
from support.live_processes import MATCH, begin
from support.running_server import new_engine
from tavolino.hosting.bus.local import LocalBus
from tavolino.hosting.engine import Engine
from tavolino.hosting.live.actions import begin_action
from tavolino.hosting.match.commands import Act
from tavolino.hosting.match.messages import AnswerMessage
from tavolino.hosting.store.values import Unavailable

Test = Callable[[Engine, Engine], Awaitable[None]]


@pytest.fixture(params=KINDS)
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Test], None]:
    """Runs a test with two processes, as it were, and a match in which everyone is there."""

    async def with_engines(test: Test) -> None:
        bus = LocalBus()
        await bus.open("site")
        async with fresh_store(request.param, tmp_path) as store:
            one, other = new_engine(store, bus), new_engine(store, bus)
            await begin(one)
            await test(one, other)
        await bus.close()

    return lambda test: asyncio.run(with_engines(test))


async def next_act(engine: Engine) -> Act:
    """The next action in the match."""
    hosted = await engine.get_hosted(MATCH)
    number = hosted.number + 1
    action = hosted.match.legal()[0]
    return Act(id=f"command-{number}", number=number, seat=hosted.to_move, action=action)


def do(step: Callable[..., None], *arguments: Any) -> None:
    """Does the rest, and charges nobody."""
    step(*arguments)


async def take(engine: Engine, command: Act) -> AnswerMessage | None:
    """The answer to an action that is taken without a task."""
    answer: asyncio.Future[AnswerMessage | None] = asyncio.get_running_loop().create_future()
    assert begin_action(engine, MATCH, command, do, answer.set_result)
    assert not answer.done(), "it is not stored yet"
    return await answer


def is_left(engine: Engine, command: Act) -> bool:
    """Whether an action has to take another way."""
    answers: list[AnswerMessage | None] = []
    taken = begin_action(engine, MATCH, command, do, answers.append)
    assert answers == []
    return not taken


def test_an_action_is_stored_and_told_before_it_is_answered(
    run: Callable[[Test], None],
) -> None:
    async def test(one: Engine, other: Engine) -> None:
        command = await next_act(one)
        told: list[int] = []
        one.listeners.append(lambda hosted: told.append(hosted.number))
        answer = await take(one, command)
        assert answer == AnswerMessage(id=command.id, number=command.number)
        assert told == [command.number]
        assert (await other.fresh(MATCH)).number == command.number
        assert await one.take(MATCH, command, {command.seat}) == answer

    run(test)


def test_while_one_is_being_stored_others_wait(run: Callable[[Test], None]) -> None:
    async def test(one: Engine, other: Engine) -> None:
        command = await next_act(one)
        first = asyncio.create_task(take(one, command))
        await asyncio.sleep(0)
        assert is_left(one, await next_act(one))
        second = one.take(MATCH, await next_act(one), {0, 1})
        assert [answer and answer.number for answer in await asyncio.gather(first, second)] == [
            command.number,
            command.number + 1,
        ]

    run(test)


def test_an_action_after_which_another_process_came_first_is_left_to_others(
    run: Callable[[Test], None],
) -> None:
    async def test(one: Engine, other: Engine) -> None:
        command = await next_act(one)
        one.locks.clear()
        assert (await other.take(MATCH, command, {command.seat})).refused is None
        late = Act(id="late", number=command.number, seat=command.seat, action=command.action)
        assert await take(one, late) is None
        assert MATCH not in one.hosted_matches
        assert (await one.take(MATCH, late, {command.seat})).refused == "stale"

    run(test)


def test_if_no_one_knows_whether_it_was_stored_the_match_is_read_again(
    run: Callable[[Test], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(one: Engine, other: Engine) -> None:
        command = await next_act(one)

        def fail(step: object, appended: Callable[[bool | Exception], None]) -> None:
            asyncio.get_running_loop().call_soon(appended, Unavailable("away"))

        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(one.store, "begin_append", fail)
            answer = await take(one, command)
        assert answer is not None
        assert answer.refused == "unavailable"
        assert one.cannot_write()
        assert is_left(one, command), "it is not in memory any more"
        assert (await one.take(MATCH, command, {command.seat})).number == command.number

    run(test)


def test_what_is_refused_or_repeated_or_not_in_memory_is_left_to_others(
    run: Callable[[Test], None],
) -> None:
    async def test(one: Engine, other: Engine) -> None:
        command = await next_act(one)
        wrong = {"action": "nonsense", "seat": 1 - command.seat, "number": command.number + 1}
        values = {name: getattr(command, name) for name in command.__struct_fields__}
        for name, value in wrong.items():
            assert is_left(one, Act(**(values | {name: value}))), name
        assert await take(one, command) is not None
        assert is_left(one, command)
        assert is_left(other, await next_act(one))

    run(test)
