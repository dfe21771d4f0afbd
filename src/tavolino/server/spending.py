"""What is spent through each process, told to all others once a second."""

from __future__ import annotations

import asyncio

from tavolino.server.budgets import Budgets
from tavolino.server.engine import Engine
from tavolino.server.notices import SPENDING, Notice, Spent

EVERY = 1.0
"""Seconds between two messages."""

LOST = 6
"""Seconds without a message, after which a process holds no places any more."""

MOST = 2_000
"""Accounts in one message: some hundred kilobytes."""


class Spending:
    """Tells and hears what is spent."""

    def __init__(self, engine: Engine, budgets: Budgets) -> None:
        self.engine = engine
        self.budgets = budgets
        self.heard: dict[str, float] = {}
        """When each process that holds places was last heard."""
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begins to tell and to hear."""
        await self.engine.notices.listen(SPENDING, self.hear)
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Ends."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        """Tells once a second, if there is anything to tell."""
        while True:
            await asyncio.sleep(EVERY)
            self.tell()
            self.forget_the_lost()

    def tell(self) -> None:
        """Tells what was spent since the last time, and what is held now."""
        spent = list(self.budgets.take_spent().items())
        held = self.budgets.many_held()
        for first in range(0, len(spent), MOST) if spent else ([0] if held else []):
            notice = Spent(self.engine.name, spent[first : first + MOST], held)
            self.engine.notices.publish(SPENDING, notice)

    def hear(self, notice: Notice) -> None:
        """Takes in what another process tells."""
        if not isinstance(notice, Spent) or notice.origin == self.engine.name:
            return
        for account, amount in notice.spent:
            self.budgets.add(account, amount)
        self.budgets.held_elsewhere[notice.origin] = notice.held
        self.heard[notice.origin] = asyncio.get_running_loop().time()

    def forget_the_lost(self) -> None:
        """No longer counts what is held through processes that say nothing."""
        now = asyncio.get_running_loop().time()
        for origin in [origin for origin, heard in self.heard.items() if now - heard > LOST]:
            del self.heard[origin]
            del self.budgets.held_elsewhere[origin]
