"""A runner with a pool of processes, so that long computations block no one."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from tavolino.bots.budget import measured
from tavolino.bots.pool import new_pool
from tavolino.hosting.runner import NotRun, Ran

T = TypeVar("T")

NICE = 15
"""The niceness of the processes: serving people has priority over thinking."""


class ProcessRunner:
    """Runs functions in a pool of processes, which is started when first needed."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    async def run(self, function: Callable[..., T], *arguments: Any) -> Ran[T]:
        """Runs and measures a function. If its process dies, it runs once more in a new one."""
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self.pool = self.pool or new_pool(self.processes, NICE)
            try:
                ran = await loop.run_in_executor(pool, measured, function, *arguments)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
            else:
                return Ran(*ran)
        raise NotRun(function.__name__)

    def stop(self) -> None:
        """Terminates the pool at once, and all other child processes of this one."""
        for process in multiprocessing.active_children():
            process.terminate()
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
