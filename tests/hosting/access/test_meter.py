"""The meter: all work is done, each step is charged, and no one waits for a flood."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.set_machine import SetMachine
from tavolino.hosting.access.budgets import BUDGETS, USUAL, Budgets, Payer
from tavolino.hosting.access.fair import FairSlots
from tavolino.hosting.access.meter import (
    MAX_SEATED,
    MAX_SENDS,
    MAX_WAITING,
    PACE_OF_AN_ADDRESS,
    SEND_SECONDS,
    SLICE,
    FairOrder,
    Meter,
)
from tavolino.hosting.access.pace import AT_ONCE

MILLISECOND = 0.001

ANN, BEN, CEM = Payer("ann", "here"), Payer("ben", "here"), Payer("cem", "there")


class BusyMachine(SetMachine):
    """A machine whose processor is used only when a test says so. Time goes on by itself."""

    def __init__(self) -> None:
        super().__init__(0)
        self.used = 0.0

    def processor(self) -> float:
        return self.used

    def seconds(self) -> float:
        return asyncio.get_running_loop().time()


class Site:
    """A meter, and work that notes who did a step and when."""

    def __init__(self, rate: int = USUAL) -> None:
        self.machine = BusyMachine()
        self.budgets = Budgets(rate, self.machine.seconds)
        self.meter = Meter(self.machine, self.budgets)
        self.done: list[str] = []

    async def work(self, name: str, steps: int = 1, seconds: float = MILLISECOND) -> str:
        """Some steps, each of which takes a while."""
        for step in range(steps):
            if step:
                await asyncio.sleep(0)
            self.machine.used += seconds
            self.done.append(name)
        return name

    def begin(self, payer: Payer, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Begins some work in a task of its own, like a request."""

        async def request() -> Any:
            return await self.meter.run(payer, work)

        return asyncio.create_task(request())


def on_a_site(
    rate: int = USUAL,
) -> Callable[[Callable[[Site], Awaitable[None]]], Callable[[], None]]:
    """Runs a test in an event loop, with a site."""

    def decorate(test: Callable[[Site], Awaitable[None]]) -> Callable[[], None]:
        async def run() -> None:
            async with asyncio.timeout(20):
                await test(Site(rate))

        def as_test() -> None:
            asyncio.run(run())

        return as_test

    return decorate


# -- all work is done --------------------------------------------------------------------------


async def plain(steps: list[str], log: list[str]) -> int:
    """Work of all kinds, which notes all that happens to it."""
    total = 0
    for step in steps:
        if step == "sleep":
            await asyncio.sleep(0)
        elif step == "wait":
            await asyncio.sleep(0.0001)
        elif step == "fail":
            raise ValueError(step)
        elif step == "caught":
            try:
                async with asyncio.timeout(0.0005):
                    await asyncio.sleep(10)
            except TimeoutError:
                log.append("too late")
        else:
            total += sum(await asyncio.gather(asyncio.sleep(0, 1), asyncio.sleep(0, 2)))
        log.append(step)
    return total


STEPS = st.lists(st.sampled_from(["sleep", "wait", "caught", "gather", "fail"]), max_size=5)


@given(st.lists(STEPS, max_size=6))
def test_work_does_the_same_as_without_a_meter(works: list[list[str]]) -> None:
    async def results(*, metered: bool) -> list[Any]:
        site = Site()
        site.meter.taken = SLICE  # so that everyone has to wait from the beginning
        logs: list[list[str]] = [[] for _ in works]
        made = [plain(steps, log) for steps, log in zip(works, logs, strict=True)]
        payers = [ANN, BEN, CEM, ANN, BEN, CEM]
        started = [
            site.begin(payer, work) if metered else asyncio.create_task(work)
            for payer, work in zip(payers, made, strict=False)
        ]
        ended = await asyncio.gather(*started, return_exceptions=True)
        return [*map(repr, ended), logs]

    async def both() -> None:
        assert await results(metered=True) == await results(metered=False)

    asyncio.run(both())


@on_a_site()
async def test_work_that_is_cancelled_while_it_waits_hears_of_it(site: Site) -> None:
    heard: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(0)
        except asyncio.CancelledError:
            heard.append("cancelled")
            raise

    flood = [site.begin(ANN, site.work("flood", 2)) for _ in range(20)]
    waiting = site.begin(BEN, work())
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await asyncio.gather(*flood)
    assert len(site.done) == 40
    # Work that had not begun is not begun. Its coroutine is closed by the exception.
    assert heard in ([], ["cancelled"])
    assert not site.meter.lanes


# -- everything is charged ---------------------------------------------------------------------


@on_a_site()
async def test_each_step_is_charged_to_whoever_asked(site: Site) -> None:
    site.meter.seat("ann")
    await asyncio.gather(
        site.begin(ANN, site.work("a", 5)),
        site.begin(BEN, site.work("b", 7)),
        site.begin(CEM, site.work("c", 3)),
    )
    spent = site.budgets.take_spent()
    rounded = {account: round(seconds * 1000) for account, seconds in spent.items()}
    assert rounded == {
        ("time", "guest", "ann"): 5,
        ("time", "address", "here"): 7,
        ("time", "address", "there"): 3,
        ("all_time", "address", "here"): 12,
        ("all_time", "address", "there"): 3,
    }


# -- a fair order ------------------------------------------------------------------------------


@on_a_site()
async def test_whoever_asks_for_much_keeps_no_other_address_waiting(site: Site) -> None:
    flood = [site.begin(ANN, site.work("flood", 3)) for _ in range(50)]
    await asyncio.sleep(0)
    one = site.begin(CEM, site.work("one", 3))
    await asyncio.gather(one, *flood)
    last = max(k for k, name in enumerate(site.done) if name == "one")
    assert last < 20  # without an order, the third step would come after some 100
    assert site.done.count("flood") == 150


@on_a_site()
async def test_someone_who_plays_waits_for_no_one_else_at_their_address(site: Site) -> None:
    site.meter.seat("ben")
    flood = [site.begin(ANN, site.work("flood", 3)) for _ in range(50)]
    await asyncio.sleep(0)
    one = site.begin(BEN, site.work("one", 3))
    await asyncio.gather(one, *flood)
    assert max(k for k, name in enumerate(site.done) if name == "one") < 20


def flooding(site: Site, steps: int) -> list[asyncio.Task[Any]]:
    """Work of two guests at one address who both have a lane, with so many steps of each."""
    site.meter.seat("ann")
    site.meter.seat("ben")
    each = range(steps)
    return [site.begin(who, site.work("flood")) for who in (ANN, BEN) for _ in each]


@on_a_site()
async def test_an_address_has_only_a_part_of_the_time_while_others_are_there(
    site: Site,
) -> None:
    steps = 40
    await asyncio.gather(*flooding(site, steps))  # no one else is there yet
    assert site.meter.pace_wait("here") == 0
    await site.begin(CEM, site.work("one"))
    begun = site.machine.seconds()
    await asyncio.gather(*flooding(site, steps))
    least = (2 * steps * MILLISECOND - 2 * SLICE - AT_ONCE) / PACE_OF_AN_ADDRESS
    assert site.machine.seconds() - begun >= least


@on_a_site()
async def test_whoever_floods_holds_back_no_one_else_at_their_address(site: Site) -> None:
    site.meter.seat("ben")
    await site.begin(CEM, site.work("one"))
    flood = [site.begin(ANN, site.work("flood")) for _ in range(50)]
    await asyncio.sleep(0)
    await site.begin(BEN, site.work("ben"))
    assert site.done.index("ben") < 20
    await asyncio.gather(*flood)


@on_a_site()
async def test_long_steps_count_for_more_than_short_ones(site: Site) -> None:
    long = [site.begin(ANN, site.work("long", 1, 8 * MILLISECOND)) for _ in range(30)]
    short = [site.begin(CEM, site.work("short", 1, MILLISECOND)) for _ in range(30)]
    await asyncio.gather(*long, *short)
    assert site.done.index("short") < 3
    half = site.done[: site.done.index("short") + 33]
    assert half.count("long") < 10


@given(st.lists(st.tuples(st.sampled_from("abc"), st.floats(0.1, 3)), min_size=1, max_size=60))
def test_no_one_who_waits_is_served_much_less(
    served: list[tuple[str, float]],
) -> None:
    order = FairOrder()
    got = dict.fromkeys("abc", 0.0)
    for who in "abc":
        order.wait(who)
    for _, seconds in served:
        chosen = order.first()
        assert chosen is not None
        order.charge(chosen, seconds)
        got[chosen] += seconds
        order.wait(chosen)
    assert max(got.values()) - min(got.values()) <= 3 + 1e-9


# -- budgets -----------------------------------------------------------------------------------


@on_a_site()
async def test_who_has_used_up_their_time_waits_and_others_do_not(site: Site) -> None:
    burst = BUDGETS["time"].address.burst
    await site.begin(ANN, site.work("a", 1, burst + MILLISECOND))
    later = site.begin(ANN, site.work("later"))
    await site.begin(CEM, site.work("c"))
    site.meter.seat("ben")
    await site.begin(BEN, site.work("b"))
    assert not later.done()
    await later
    assert site.done == ["a", "c", "b", "later"]


@on_a_site()
async def test_whoever_holds_what_others_need_gets_on_with_it(site: Site) -> None:
    lock = FairSlots(1, site.machine)

    async def hold(payer: Payer, name: str, seconds: float) -> None:
        async with lock.turn(payer):
            await site.work(name, 3, seconds)

    # From her second step on, Ann owes more time than this test has.
    ann = site.begin(ANN, hold(ANN, "ann", BUDGETS["time"].address.burst))
    flood = [site.begin(ANN, site.work("flood")) for _ in range(50)]
    cem = site.begin(CEM, hold(CEM, "cem", MILLISECOND))
    await asyncio.gather(ann, cem)
    assert site.done.count("ann") == site.done.count("cem") == 3
    assert site.meter.owes(site.meter.lane_of(ANN)) > 20
    last = site.begin(ANN, site.work("flood"))
    await asyncio.sleep(0.1)
    assert not last.done()
    for each in (*flood, last):
        each.cancel()
    await asyncio.gather(*flood, last, return_exceptions=True)


@on_a_site(rate=0)
async def test_without_a_rate_no_one_waits_for_time(site: Site) -> None:
    await site.begin(ANN, site.work("a", 1, 1000.0))
    await asyncio.wait_for(site.begin(ANN, site.work("b")), 1)


@on_a_site()
async def test_only_so_many_steps_of_one_lane_wait(site: Site) -> None:
    await site.begin(ANN, site.work("a", 1, 100.0))
    many = [site.begin(ANN, site.work("b")) for _ in range(MAX_WAITING)]
    await asyncio.sleep(0)
    assert site.meter.is_crowded(BEN)
    assert not site.meter.is_crowded(CEM)
    for each in many:
        each.cancel()
    await asyncio.gather(*many, return_exceptions=True)


@on_a_site()
async def test_what_is_kept_of_guests_is_bounded(site: Site) -> None:
    for number in range(MAX_SEATED + 10):
        site.meter.seat(f"guest {number}")
    assert len(site.meter.seated) == MAX_SEATED
    await asyncio.gather(
        *(site.begin(Payer("", f"address {k}"), site.work("x", 2)) for k in range(100))
    )
    await asyncio.sleep(0)
    assert not site.meter.lanes
    assert not site.meter.at_home


# -- what others are told --------------------------------------------------------------------


@on_a_site()
async def test_who_acts_pays_for_telling_others_but_not_without_end(site: Site) -> None:
    spent = site.budgets.spent

    async def tell(messages: int) -> None:
        site.meter.charge_sends(messages)

    for messages, paid in ((3, 3), (10 * MAX_SENDS, MAX_SENDS)):
        before = sum(spent.values())
        await site.begin(CEM, tell(messages))
        # It is paid from the time of the lane and from that of all at the address.
        assert sum(spent.values()) - before == pytest.approx(2 * paid * SEND_SECONDS)
    before = sum(spent.values())
    site.meter.charge_sends(100)  # no one acts
    assert sum(spent.values()) == before
