"""Time in the loop is virtual, the seed gives the order, and the dead do nothing."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Coroutine
from functools import partial
from random import Random
from typing import Any

import pytest

from simulator import loop as loops
from simulator.loop import OWNER, Endless, Owner, VirtualLoop, run_as


def nothing() -> None:
    """Does nothing."""


def run(main: Coroutine[Any, Any, None], loop: VirtualLoop) -> VirtualLoop:
    """Runs a coroutine of the world in a loop."""
    loop.run(main, nothing)
    return loop


MAKE_LOOP: Callable[..., VirtualLoop] = VirtualLoop
"""mypy takes the class for abstract, because it lacks what it must not have."""


def new_loop(seed: int = 1, *, shuffled: bool = True) -> VirtualLoop:
    return MAKE_LOOP(Random(seed), shuffled=shuffled)


# -- time --------------------------------------------------------------------------------------


def test_nothing_waits_and_time_passes_all_the_same() -> None:
    loop = run(asyncio.sleep(1_000_000.0), new_loop())
    assert loop.now == 1_000_000.0


def test_timers_fire_in_the_order_of_their_times() -> None:
    loop, fired = new_loop(), list[tuple[float, float]]()

    def fire(delay: float) -> None:
        fired.append((delay, loop.time()))

    async def main() -> None:
        for delay in (3.0, 0.5, 2.0, 1.0):
            loop.call_later(delay, fire, delay)
        await asyncio.sleep(4.0)

    run(main(), loop)
    assert fired == [(0.5, 0.5), (1.0, 1.0), (2.0, 2.0), (3.0, 3.0)]


def test_a_timer_of_the_past_fires_now() -> None:
    loop, fired = new_loop(), list[float]()

    async def main() -> None:
        await asyncio.sleep(5.0)
        loop.call_at(1.0, lambda: fired.append(loop.now))
        loop.call_later(-1.0, lambda: fired.append(loop.now))
        await asyncio.sleep(1.0)

    run(main(), loop)
    assert fired == [5.0, 5.0]


@pytest.mark.parametrize("rate", [0.5, 1.0, 1.25])
def test_the_clock_of_a_process_runs_at_its_rate(rate: float) -> None:
    loop, seen = new_loop(), list[tuple[float, float]]()

    async def inside() -> None:
        for _ in range(2):
            await asyncio.sleep(10.0)
            seen.append((loop.time(), loop.now))

    async def main() -> None:
        await run_as(Owner("a process", rate)).run(loop.create_task, inside())

    run(main(), loop)
    expected = [(10.0, 10.0 / rate), (20.0, 20.0 / rate)]
    assert seen == [pytest.approx(each) for each in expected]


def test_a_timer_of_the_world_ignores_the_clock_of_whom_it_calls() -> None:
    loop, seen = new_loop(), list[tuple[float, float]]()

    async def main() -> None:
        inside = run_as(Owner("a process", 0.5))
        loop.at(8.0, inside, lambda: seen.append((loop.now, loop.time())))
        await asyncio.sleep(9.0)

    run(main(), loop)
    assert seen == [(8.0, 4.0)]


def test_a_timeout_ends_what_takes_too_long() -> None:
    loop, seen = new_loop(), list[float]()

    async def main() -> None:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(2.5):
                await loop.create_future()
        seen.append(loop.now)

    run(main(), loop)
    assert seen == [2.5]


# -- order -------------------------------------------------------------------------------------


def order_of(seed: int, begin: Callable[[VirtualLoop, Callable[[], None]], object]) -> str:
    """The order in which ten callbacks run that are ready at the same moment."""
    loop, order = new_loop(seed), list[str]()

    async def main() -> None:
        for letter in "abcdefghij":
            begin(loop, partial(order.append, letter))
        await asyncio.sleep(2.0)

    run(main(), loop)
    return "".join(order)


SAME_MOMENT: dict[str, Callable[[VirtualLoop, Callable[[], None]], object]] = {
    "ready": lambda loop, call: loop.call_soon(call),
    "timers": lambda loop, call: loop.call_later(1.0, call),
}


@pytest.mark.parametrize("kind", SAME_MOMENT)
def test_the_seed_chooses_among_what_is_due_at_the_same_moment(kind: str) -> None:
    orders = [order_of(seed, SAME_MOMENT[kind]) for seed in (1, 2)]
    assert orders[0] != orders[1]
    assert "abcdefghij" not in orders
    assert {"".join(sorted(order)) for order in orders} == {"abcdefghij"}


@pytest.mark.parametrize("kind", SAME_MOMENT)
def test_the_same_seed_gives_the_same_order(kind: str) -> None:
    assert order_of(7, SAME_MOMENT[kind]) == order_of(7, SAME_MOMENT[kind])


def test_unless_it_is_shuffled_what_is_ready_first_runs_first() -> None:
    loop, order = new_loop(shuffled=False), list[int]()

    async def main() -> None:
        for number in range(10):
            loop.call_soon(order.append, number)
        for number in range(10, 20):
            loop.call_later(1.0, order.append, number)
        await asyncio.sleep(2.0)

    run(main(), loop)
    assert order == [*range(20)]


# -- owners ------------------------------------------------------------------------------------


def test_whatever_a_process_begins_is_its_own() -> None:
    loop, owner, seen = new_loop(), Owner("a process"), list[Owner | None]()

    async def inner() -> None:
        loop.call_later(1.0, lambda: seen.append(OWNER.get()))
        await asyncio.sleep(2.0)
        seen.append(OWNER.get())

    async def main() -> None:
        await run_as(owner).run(loop.create_task, inner())
        seen.append(OWNER.get())

    run(main(), loop)
    assert seen == [owner, owner, None]


def test_nothing_of_a_killed_process_runs_any_more() -> None:
    loop, owner, ran = new_loop(), Owner("a process"), list[str]()
    waiting = loop.create_future()

    async def sleeps() -> None:
        await asyncio.sleep(2.0)
        ran.append("slept")

    async def waits() -> None:
        await waiting
        ran.append("waited")

    async def main() -> None:
        inside = run_as(owner)
        inside.run(loop.create_task, sleeps())
        inside.run(loop.create_task, waits())
        inside.run(loop.call_later, 2.0, ran.append, "called")
        loop.at(0.5, inside, ran.append, "called early")
        await asyncio.sleep(1.0)
        inside.run(loop.call_soon, ran.append, "called soon")
        owner.alive = False
        waiting.set_result(None)
        await asyncio.sleep(9.0)
        assert ran == ["called early"]

    run(main(), loop)
    assert "slept" not in ran
    assert "waited" not in ran


def test_a_killed_process_is_not_cleaned_up_before_the_end() -> None:
    loop, owner, cleaned = new_loop(), Owner("a process"), list[str]()

    async def inside() -> None:
        try:
            await asyncio.sleep(2.0)
        finally:
            cleaned.append("done")

    def judge() -> None:
        assert not cleaned

    async def main() -> None:
        run_as(owner).run(loop.create_task, inside())
        await asyncio.sleep(1.0)
        owner.alive = False
        await asyncio.sleep(5.0)

    loop.run(main(), judge)
    assert cleaned == ["done"]


def test_a_paused_process_goes_on_later_and_others_do_at_once() -> None:
    loop, owner, ran = new_loop(), Owner("a process"), list[tuple[str, float]]()

    def note(text: str) -> None:
        ran.append((text, loop.now))

    async def main() -> None:
        owner.paused_until = 5.0
        run_as(owner).run(loop.call_later, 1.0, note, "paused")
        run_as(owner).run(loop.call_later, 6.0, note, "after")
        run_as(Owner("another")).run(loop.call_later, 1.0, note, "another")
        await asyncio.sleep(9.0)

    run(main(), loop)
    assert ran == [("another", 1.0), ("paused", 5.0), ("after", 6.0)]


def test_a_process_that_is_killed_in_its_pause_does_not_go_on() -> None:
    loop, owner, ran = new_loop(), Owner("a process"), list[float]()

    async def main() -> None:
        owner.paused_until = 5.0
        run_as(owner).run(loop.call_later, 1.0, ran.append, 1.0)
        await asyncio.sleep(2.0)
        owner.alive = False
        await asyncio.sleep(9.0)
        assert ran == []

    run(main(), loop)


def test_what_is_cancelled_does_not_run() -> None:
    loop, ran = new_loop(), list[str]()

    async def main() -> None:
        soon, later = loop.call_soon(ran.append, "soon"), loop.call_later(1, ran.append, "late")
        kept = loop.call_later(1, ran.append, "kept")
        soon.cancel()
        later.cancel()
        assert (soon.cancelled(), later.cancelled(), kept.cancelled()) == (True, True, False)
        assert (later.when(), kept.when()) == (1.0, 1.0)
        await asyncio.sleep(2.0)

    run(main(), loop)
    assert ran == ["kept"]


# -- the end -----------------------------------------------------------------------------------


def test_what_a_callback_raises_is_recorded_and_others_run() -> None:
    loop, ran = new_loop(), list[str]()

    async def main() -> None:
        loop.call_soon(int, "no number")
        loop.call_later(1.0, ran.append, "later")
        await asyncio.sleep(2.0)

    run(main(), loop)
    [failure] = loop.failures
    assert "ValueError" in failure
    assert "no number" in failure
    assert ran == ["later"]


def test_what_a_task_raises_without_anyone_to_catch_it_is_recorded() -> None:
    loop = new_loop()

    async def fails() -> None:
        raise ValueError("nobody catches this")

    async def main() -> None:
        loop.create_task(fails())
        await asyncio.sleep(1.0)
        loop.tasks.clear()

    run(main(), loop)
    [failure] = loop.failures
    assert "nobody catches this" in failure


def test_what_the_main_task_raises_is_raised() -> None:
    async def main() -> None:
        await asyncio.sleep(1.0)
        raise KeyError("main")

    with pytest.raises(KeyError, match="main"):
        run(main(), new_loop())


def test_waiting_for_nothing_is_endless() -> None:
    loop = new_loop()

    async def main() -> None:
        await loop.create_future()

    with pytest.raises(Endless, match="nothing is left"):
        run(main(), loop)


def test_going_on_for_ever_is_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loops, "MAX_STEPS", 100)
    loop = new_loop()

    async def main() -> None:
        while True:
            await asyncio.sleep(0.0)

    with pytest.raises(Endless):
        run(main(), loop)
    assert loop.steps == 101


def test_after_the_end_no_loop_is_running() -> None:
    for main in (asyncio.sleep(1.0), asyncio.wait_for(asyncio.Event().wait(), 1.0)):
        loop = new_loop()
        try:
            loop.run(main, nothing)  # type: ignore[arg-type]
        except TimeoutError:
            assert loop.now == 1.0
        with pytest.raises(RuntimeError, match="no running event loop"):
            asyncio.get_running_loop()


# -- what is missing ---------------------------------------------------------------------------

ELSEWHERE: dict[str, Callable[[VirtualLoop, socket.socket], object]] = {
    "a thread": lambda loop, _: loop.run_in_executor(None, nothing),
    "another thread's call": lambda loop, _: loop.call_soon_threadsafe(nothing),
    "a socket that reads": lambda loop, pair: loop.add_reader(pair, nothing),
    "a socket that writes": lambda loop, pair: loop.add_writer(pair, nothing),
    "a signal": lambda loop, _: loop.add_signal_handler(15, nothing),
}

AWAITED: dict[str, Callable[[VirtualLoop, socket.socket], Coroutine[Any, Any, object]]] = {
    "a thread": lambda _, __: asyncio.to_thread(nothing),
    "a connection": lambda loop, _: loop.create_connection(asyncio.Protocol, "localhost", 9),
    "a server": lambda loop, _: loop.create_server(asyncio.Protocol, "localhost", 0),
    "datagrams": lambda loop, _: loop.create_datagram_endpoint(asyncio.DatagramProtocol),
    "an address": lambda loop, _: loop.getaddrinfo("localhost", 9),
    "bytes of a socket": lambda loop, pair: loop.sock_recv(pair, 1),
    "a process": lambda _, __: asyncio.create_subprocess_exec("true"),
    "a shell": lambda _, __: asyncio.create_subprocess_shell("true"),
}


@pytest.mark.parametrize("kind", ELSEWHERE)
def test_there_is_nothing_outside_of_the_loop(kind: str) -> None:
    loop = new_loop()
    with socket.socket() as pair, pytest.raises(NotImplementedError):
        ELSEWHERE[kind](loop, pair)


@pytest.mark.parametrize("kind", AWAITED)
def test_there_is_nothing_outside_of_the_loop_to_wait_for(kind: str) -> None:
    loop = new_loop()

    async def main() -> None:
        with socket.socket() as pair, pytest.raises(NotImplementedError):
            await AWAITED[kind](loop, pair)

    run(main(), loop)
