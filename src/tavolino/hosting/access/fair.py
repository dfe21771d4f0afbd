"""Fair slots: a semaphore that serves those who wait in turn (round-robin).

Addresses take turns, and so do the guests within an address. So a guest who asks for a thousand
things delays no one but themselves.

    192.0.2.7   Ann: a b c d    Ben: e        order: a f e g b c d
    192.0.2.8   Cem: f g

Every lock and every limited number of places is one of these, so the meter knows who holds one
and does not keep them waiting.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from tavolino.hosting.access.budgets import Payer
from tavolino.hosting.access.holding import holding
from tavolino.hosting.machine import Machine

Waiter = tuple[float, asyncio.Future[None]]
"""When someone began to wait, and the future that wakes them."""

Guests = OrderedDict[str, deque[Waiter]]


class FairSlots:
    """A semaphore that serves addresses and their guests in turn."""

    def __init__(
        self, slots: int, machine: Machine, owes: Callable[[Payer], bool] = lambda _: False
    ) -> None:
        """A payer who `owes` is served only when no one else waits."""
        self.slots = slots
        self.free = slots
        self.machine = machine
        self.owes = owes
        self.waiting: OrderedDict[str, Guests] = OrderedDict()
        """Those who wait, by address and guest. The next to be served comes first."""

    @asynccontextmanager
    async def turn(self, payer: Payer) -> AsyncIterator[None]:
        """Waits for a slot and holds it within the block."""
        with holding():
            await self.acquire(payer)
            try:
                yield
            finally:
                self.release()

    def take_free(self) -> bool:
        """Takes a slot if one is free. Whoever does so must release it."""
        if not self.free:
            return False
        self.free -= 1
        return True

    async def acquire(self, payer: Payer) -> None:
        """Takes a slot, waiting for it if none is free."""
        if self.take_free():
            return
        woken = asyncio.get_running_loop().create_future()
        guests = self.waiting.setdefault(payer.address, OrderedDict())
        guests.setdefault(payer.guest, deque()).append((self.machine.seconds(), woken))
        try:
            await woken
        except asyncio.CancelledError:
            if woken.done() and not woken.cancelled():
                self.release()  # it got a slot at the same moment
            raise

    def release(self) -> None:
        """Passes a slot to the next waiter, or marks it as free."""
        while (payer := self.next_payer()) is not None:
            _, woken = self.take(payer)
            if not woken.done():  # otherwise it was cancelled
                woken.set_result(None)
                return
        self.free += 1

    def next_payer(self) -> Payer | None:
        """The payer whose turn it is; None if no one waits."""
        owing = None
        for address, guests in self.waiting.items():
            for guest in guests:
                payer = Payer(guest, address)
                if not self.owes(payer):
                    return payer
                owing = owing or payer
        return owing

    def take(self, payer: Payer) -> Waiter:
        """Takes the longest-waiting waiter of a payer, and moves the payer to the end."""
        guests = self.waiting.pop(payer.address)
        waiters = guests.pop(payer.guest)
        waiter = waiters.popleft()
        if waiters:
            guests[payer.guest] = waiters
        if guests:
            self.waiting[payer.address] = guests
        return waiter

    def length(self) -> int:
        """How many wait for a slot."""
        return sum(
            not woken.done()
            for guests in self.waiting.values()
            for waiters in guests.values()
            for _, woken in waiters
        )

    def oldest(self) -> float:
        """How many seconds the longest-waiting waiter has waited; 0 if no one waits."""
        since = [
            waiters[0][0] for guests in self.waiting.values() for waiters in guests.values()
        ]
        return self.machine.seconds() - min(since) if since else 0.0
