"""Gossip: processes tell each other once a second what guests have spent of their budgets."""

from __future__ import annotations

import asyncio

from tavolino.hosting.access.budgets import Budgets
from tavolino.hosting.bus.notices import BUDGET_SUBJECT, BudgetNotice, Notice, Notices

GOSSIP_INTERVAL = 1.0
"""Seconds between two messages."""

PROCESS_TIMEOUT = 6
"""Seconds without a message, after which a process's held places no longer count."""

MAX_ACCOUNTS = 2_000
"""The most accounts in one message: a few hundred kilobytes."""


class BudgetGossip:
    """Exchanges what was spent with the other processes."""

    def __init__(self, notices: Notices, name: str, budgets: Budgets) -> None:
        """`name` is the name of this process on the bus."""
        self.notices = notices
        self.name = name
        self.budgets = budgets
        self.heard: dict[str, float] = {}
        """When each other process was last heard."""
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Subscribes, and starts the background task."""
        await self.notices.listen(BUDGET_SUBJECT, self.hear)
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Stops the background task."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        """Once a second, tells the others and forgets processes that are lost."""
        while True:
            await asyncio.sleep(GOSSIP_INTERVAL)
            self.tell()
            self.drop_silent_processes()

    def tell(self) -> None:
        """Publishes what was spent since the last time and what is held now, if anything."""
        spent = list(self.budgets.take_spent().items())
        held = self.budgets.many_held()
        for first in range(0, len(spent), MAX_ACCOUNTS) if spent else ([0] if held else []):
            notice = BudgetNotice(self.name, spent[first : first + MAX_ACCOUNTS], held)
            self.notices.publish(BUDGET_SUBJECT, notice)

    def hear(self, notice: Notice) -> None:
        """Adds what was spent in another process."""
        if not isinstance(notice, BudgetNotice) or notice.origin == self.name:
            return
        for account, amount in notice.spent:
            self.budgets.add(account, amount)
        self.budgets.held_elsewhere[notice.origin] = notice.held
        self.heard[notice.origin] = asyncio.get_running_loop().time()

    def drop_silent_processes(self) -> None:
        """Stops counting the places held through processes that are no longer heard."""
        now = asyncio.get_running_loop().time()
        for origin in [
            origin for origin, heard in self.heard.items() if now - heard > PROCESS_TIMEOUT
        ]:
            del self.heard[origin]
            del self.budgets.held_elsewhere[origin]
