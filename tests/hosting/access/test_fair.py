"""Fair slots: addresses are served in turn, and within an address guests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tavolino.hosting.access.budgets import Payer
from tavolino.hosting.access.fair import FairSlots
from tavolino.hosting.machine import Machine

ANN, BEN = Payer("ann", "192.0.2.7"), Payer("ben", "192.0.2.7")
CEM = Payer("cem", "192.0.2.8")


async def served_in(
    slots: FairSlots, wishes: list[tuple[Payer, str]], leaving: str = ""
) -> str:
    """The order in which wishes are served that all come while the one slot is taken."""
    served: list[str] = []

    async def have(payer: Payer, wish: str) -> None:
        async with slots.turn(payer):
            served.append(wish)
            await asyncio.sleep(0)

    async with slots.turn(Payer()):
        tasks = {wish: asyncio.create_task(have(payer, wish)) for payer, wish in wishes}
        await asyncio.sleep(0)
        for wish in leaving:
            tasks[wish].cancel()
    await asyncio.gather(*tasks.values(), return_exceptions=True)
    return "".join(served)


def order(
    wishes: list[tuple[Payer, str]],
    leaving: str = "",
    owes: Callable[[Payer], bool] = lambda _: False,
) -> str:
    """The same from outside an event loop."""
    return asyncio.run(served_in(FairSlots(1, Machine(), owes), wishes, leaving))


def test_one_who_asks_for_much_waits_for_it_alone() -> None:
    much = [(ANN, letter) for letter in "abcd"]
    assert order([*much, (BEN, "e"), (CEM, "f"), (CEM, "g")]) == "afegbcd"


def test_many_guests_at_one_address_have_no_more_than_one() -> None:
    many = [(Payer(letter, "192.0.2.7"), letter) for letter in "abcdefgh"]
    assert order([*many, (CEM, "x"), (CEM, "y")]).index("y") == 3


def test_whoever_leaves_while_waiting_keeps_no_one_waiting() -> None:
    assert order([(ANN, "a"), (BEN, "b"), (CEM, "c")], leaving="ac") == "b"


def test_whoever_owes_waits_until_no_one_else_does() -> None:
    wishes = [(ANN, "a"), (ANN, "b"), (BEN, "c"), (CEM, "d"), (CEM, "e")]
    assert order(wishes, owes=lambda payer: payer == ANN) == "cdeab"


def test_as_many_are_served_at_a_time_as_there_are_slots() -> None:
    async def test() -> None:
        slots = FairSlots(2, Machine())
        await slots.acquire(ANN)
        await slots.acquire(ANN)
        third = asyncio.create_task(slots.acquire(BEN))
        await asyncio.sleep(0)
        assert not third.done()
        assert slots.oldest() >= 0
        assert slots.length() == 1
        slots.release()
        await third
        slots.release()
        slots.release()
        assert slots.free == 2
        assert slots.oldest() == 0
        assert slots.length() == 0

    asyncio.run(test())
