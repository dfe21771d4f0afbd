"""Archives a store in processes that kill themselves, each one statement later than the last.

    PYTHONPATH=tests python tests/support/archive_and_die.py DATABASE SCHEMA FOLDER

After each kill, another process checks that every log is there, once and unchanged. Prints how
many were killed before one came to the end. Processes are forked, which takes no time to start;
so this one does nothing but fork, and leaves threads and connections to the others.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Iterable
from itertools import count
from typing import Any

from msgspec.structs import replace

from support.fresh_stores import new_match, new_step, summary, whole_log
from tavolino.hosting.machine import Machine
from tavolino.hosting.match.events import Joined
from tavolino.hosting.store import archiver as archiving
from tavolino.hosting.store.logs import Steps
from tavolino.hosting.store.values import Logs, Step
from tavolino.server.backends import parquet as files
from tavolino.server.backends.postgres import PostgresStore
from tavolino.server.backends.sqlite import SqliteStore

MATCHES = [f"match {number}" for number in range(7)]
STORE: Any = PostgresStore if "://" in sys.argv[1] else SqliteStore


class Life:
    """How many moments a process still has to live."""

    def __init__(self, moments: int) -> None:
        self.moments = moments

    def tick(self) -> None:
        """Lets a moment pass, the last with SIGKILL."""
        self.moments -= 1
        if self.moments == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def ticking(self, steps: Steps[Any]) -> Steps[Any]:
        """The same transaction, with a moment before and after each statement."""
        rows: Any = None
        while True:
            try:
                statement = steps.send(rows)
            except StopIteration as done:
                return done.value
            self.tick()
            rows = yield statement
            self.tick()

    def shorten(self) -> None:
        """Has moments pass with all that is written."""
        rows, transact = STORE._rows, STORE._transact
        archive: Any = files.ParquetFiles
        write, delete = archive._write, archive._delete

        async def ticking_rows(store: Any, *values: Any) -> Any:
            self.tick()
            return await rows(store, *values)

        async def ticking_transact(store: Any, steps: Steps[Any], **how: bool) -> Any:
            done = await transact(store, self.ticking(steps), **how)
            self.tick()
            return done

        def ticking_write(it: Any, name: str, groups: Iterable[Logs]) -> Any:
            written = write(it, name, groups)
            self.tick()
            return written

        def ticking_delete(it: Any, name: str) -> None:
            delete(it, name)
            self.tick()

        STORE._rows, STORE._transact = ticking_rows, ticking_transact
        archive._write, archive._delete = ticking_write, ticking_delete


def a_log(match: str) -> list[Step]:
    """The log of a match that is over."""
    what = {1: Joined(0, "")}
    steps = [new_step(match, number, at=7, what=what.get(number)) for number in range(1, 6)]
    last = new_step(match, 6, at=int(match[-1]))
    return [*steps, Step(match=match, event=last.event, summary=summary(6, "over"))]


async def fill(store: Any) -> None:
    """Stores matches that are over."""
    for match in MATCHES:
        await store.create(*new_match(match))
        for step in a_log(match):
            assert await store.append(step)


async def archive(store: Any) -> None:
    """Archives everything, in small steps."""
    archiving.AT_ONCE, archiving.MAX_IN_FILE, archiving.IN_A_GROUP = 2, 3, 2
    archiving.REST_FACTOR = 0
    async with store.alone() as is_alone:
        assert is_alone, "a killed process holds no lock"
        # First one log goes back to a row, so that its file has to be replaced.
        await store.rename(MATCHES[0], 0, f"{os.getpid()}")
        await archiving.Archiver(store, 10**9, Machine()).run(1, 1)


async def check(store: Any) -> None:
    """Every log is where it should be, and as it was."""
    for match in MATCHES:
        expected = [step.event for step in a_log(match)]
        first, *others = await whole_log(store, match)
        if match == MATCHES[0]:
            assert isinstance(first.what, Joined)
            first = replace(first, what=replace(first.what, name=""))
        assert [first, *others] == expected, match


def forked(work: Callable[[Any], Awaitable[None]], life: Life | None = None) -> int:
    """The exit status of a process that does something with the store."""
    process = os.fork()
    if process == 0:
        try:
            if life is not None:
                life.shorten()
            asyncio.run(opened(work))
        except BaseException as error:  # noqa: BLE001 - told by the status
            sys.stderr.write(f"{error!r}\n")
            os._exit(1)
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])


async def opened(work: Callable[[Any], Awaitable[None]]) -> None:
    """Does something with the store."""
    database, schema, folder = sys.argv[1:]
    postgres = STORE is PostgresStore
    places = [schema, folder] if postgres else [folder]
    store = STORE(database, Machine(), *places)
    await store.open()
    await work(store)
    await store.close()


def main() -> None:
    """Kills one process after the other."""
    assert forked(fill) == 0
    for moments in count(1):
        status = forked(archive, Life(moments))
        assert status in {0, -signal.SIGKILL}
        assert forked(check) == 0
        if status == 0:
            sys.stdout.write(f"{moments - 1}\n")
            return


if __name__ == "__main__":
    main()
