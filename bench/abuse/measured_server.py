"""`tavolino`, on asyncio's own event loop, each of whose steps is measured.

    python bench/abuse/measured_server.py FILE serve …

At the end it writes into the file how long the longest steps used the processor, without what
the garbage collector took meanwhile, and what they were.
"""

from __future__ import annotations

import asyncio
import gc
import heapq
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from time import thread_time

import msgspec

KEPT = 200
"""As many of the longest steps as are kept."""


class Steps:
    """The longest steps so far."""

    def __init__(self) -> None:
        self.longest: list[tuple[float, int, str]] = []
        self.numbers = count()
        self.collecting_since = self.collected = 0.0

    def watch_collector(self, phase: str, _: object) -> None:
        """Adds up how long the garbage collector works."""
        if phase == "start":
            self.collecting_since = thread_time()
        else:
            self.collected += thread_time() - self.collecting_since

    def run(self, handle: asyncio.Handle) -> None:
        """Runs a callback, and notes how long it took."""
        name = " < ".join(names_of(handle))
        collected, begun = self.collected, thread_time()
        run_callback(handle)
        took = thread_time() - begun - (self.collected - collected)
        entry = (took, next(self.numbers), name)
        if len(self.longest) < KEPT:
            heapq.heappush(self.longest, entry)
        else:
            heapq.heappushpop(self.longest, entry)


def names_of(handle: asyncio.Handle) -> Iterator[str]:
    """What a callback is: a function, or where a task goes on, the innermost last."""
    task = getattr(handle._callback, "__self__", None)
    if not isinstance(task, asyncio.Task):
        yield getattr(handle._callback, "__qualname__", repr(handle._callback))
        return
    part: object = task.get_coro()
    while part is not None and hasattr(part, "__qualname__"):
        yield part.__qualname__
        part = (
            getattr(part, "cr_await", None)
            or getattr(part, "gi_yieldfrom", None)
            or work_of(part)
        )


def work_of(part: object) -> object:
    """What the meter drives, if this is where it does so."""
    frame = getattr(part, "gi_frame", None)
    return frame.f_locals.get("work") if frame is not None else None


run_callback = asyncio.Handle._run


def main() -> None:
    """Runs the command that the arguments say."""
    file = Path(sys.argv.pop(1))
    sys.modules["uvloop"] = None  # type: ignore[assignment]
    steps = Steps()
    gc.callbacks.append(steps.watch_collector)
    asyncio.Handle._run = lambda handle: steps.run(handle)  # type: ignore[method-assign] # noqa: PLW0108 - a function becomes a method
    from tavolino.cli import main as tavolino  # noqa: PLC0415 - only now

    try:
        tavolino()
    finally:
        longest = sorted(steps.longest, reverse=True)
        file.write_bytes(msgspec.json.encode([(took, name) for took, _, name in longest]))


if __name__ == "__main__":
    main()
