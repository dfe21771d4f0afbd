"""With SQLite, the store's clock is this machine's, as it is when the store answers."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

from tavolino.hosting.machine import Machine
from tavolino.server.backends.sqlite import SqliteStore


class SetClock(Machine):
    at = 1000

    def now(self) -> int:
        return self.at


def test_a_late_answer_has_the_time_of_the_answer(tmp_path: Path) -> None:
    async def ask_late() -> int:
        machine = SetClock()
        store = SqliteStore(tmp_path / "late.sqlite", machine)
        await store.open()
        busy = threading.Event()
        keeps_busy = asyncio.create_task(store._run(busy.wait, ()))
        asked = asyncio.create_task(store.beat(1000))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        machine.at = 6000
        busy.set()
        answered = await asked
        await keeps_busy
        await store.close()
        return answered.now

    assert asyncio.run(ask_late()) == 6000
