"""Processes that think, so that no one else has to wait meanwhile."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from tavolino.bots.pool import new_pool
from tavolino.server.runner import NotRun

T = TypeVar("T")

NICE = 5
"""Those who serve go first: a thought that takes seconds may take a little longer."""


class ProcessRunner:
    """Runs functions in so many processes, started when they are first needed."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    async def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """Runs a function; if its process dies, once more in a new one."""
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self.pool = self.pool or new_pool(self.processes, NICE)
            try:
                return await loop.run_in_executor(pool, function, *arguments)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
        raise NotRun(function.__name__)

    def stop(self) -> None:
        """Ends them now, whatever they think about, and all others this process started."""
        for process in multiprocessing.active_children():
            process.terminate()
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
