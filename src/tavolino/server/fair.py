"""Fair slots: so many may work at a time, and those who wait are served in turn.

One address after another has its turn, and within an address one guest after another, so
whoever asks for a thousand things waits for them alone.

    192.0.2.7   Ann: a b c d    Ben: e        order: a f e g b c d
    192.0.2.8   Cem: f g
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from tavolino.server.budgets import Payer

Waiter = tuple[float, asyncio.Future[None]]
"""Since when someone waits, and what wakes them."""

Guests = OrderedDict[str, deque[Waiter]]


class FairSlots:
    """A semaphore that lets those in who have had the least."""

    def __init__(self, slots: int, owes: Callable[[Payer], bool] = lambda _: False) -> None:
        """Whoever `owes` waits until no one else does."""
        self.free = slots
        self.owes = owes
        self.waiting: OrderedDict[str, Guests] = OrderedDict()
        """Who waits, by address and guest; whose turn is next comes first."""

    @asynccontextmanager
    async def turn(self, payer: Payer) -> AsyncIterator[None]:
        """Waits for a slot, and has it while the block lasts."""
        await self.acquire(payer)
        try:
            yield
        finally:
            self.release()

    async def acquire(self, payer: Payer) -> None:
        """Takes a slot."""
        if self.free:
            self.free -= 1
            return
        woken = asyncio.get_running_loop().create_future()
        guests = self.waiting.setdefault(payer.address, OrderedDict())
        guests.setdefault(payer.guest, deque()).append((time.monotonic(), woken))
        try:
            await woken
        except asyncio.CancelledError:
            if woken.done() and not woken.cancelled():
                self.release()  # it was given a slot at the same moment
            raise

    def release(self) -> None:
        """Gives a slot to whoever is next, or keeps it."""
        while (payer := self.next_payer()) is not None:
            _, woken = self.take(payer)
            if not woken.done():  # else whoever waited has gone
                woken.set_result(None)
                return
        self.free += 1

    def next_payer(self) -> Payer | None:
        """Whose turn it is; None if no one waits."""
        owing = None
        for address, guests in self.waiting.items():
            for guest in guests:
                payer = Payer(guest, address)
                if not self.owes(payer):
                    return payer
                owing = owing or payer
        return owing

    def take(self, payer: Payer) -> Waiter:
        """The one who has waited longest of a payer, whose next turn comes last."""
        guests = self.waiting.pop(payer.address)
        waiters = guests.pop(payer.guest)
        waiter = waiters.popleft()
        if waiters:
            guests[payer.guest] = waiters
        if guests:
            self.waiting[payer.address] = guests
        return waiter

    def oldest(self) -> float:
        """For how many seconds the one who has waited longest does."""
        since = [
            waiters[0][0] for guests in self.waiting.values() for waiters in guests.values()
        ]
        return time.monotonic() - min(since) if since else 0.0
