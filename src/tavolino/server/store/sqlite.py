"""The store in one SQLite file, for a single server process without a database server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tavolino.server.store.sqlite_file import SqliteFile, T
from tavolino.server.store.store import Unavailable


class SqliteStore(SqliteFile):
    """Keeps matches in a file. A single thread runs all statements, one at a time."""

    def __init__(self, path: str | Path) -> None:
        super().__init__(path)
        self._thread: ThreadPoolExecutor | None = None

    async def open(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        try:
            await self._do(self._connect)
        except BaseException:
            self._thread.shutdown(wait=False)
            self._thread = None
            raise

    async def close(self) -> None:
        if self._thread is not None:
            await self._do(self._connection.close)
            self._thread.shutdown()
            self._thread = None

    async def _run(self, work: Callable[[], T]) -> T:
        if self._thread is None:
            raise Unavailable("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)
