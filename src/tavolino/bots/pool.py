"""Processes that think, so that no one else has to wait meanwhile."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor


def new_pool(processes: int) -> ProcessPoolExecutor:
    """So many processes, started when they are first needed."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(processes, context, initializer=end_with_the_parent)


def end_pool(pool: ProcessPoolExecutor) -> None:
    """Ends them now, whatever they are thinking about, and all others this process started."""
    for process in multiprocessing.active_children():
        process.terminate()
    pool.shutdown(cancel_futures=True)


def end_with_the_parent() -> None:
    """In a process of the pool: it ends when whoever started it wants it to, or is dead."""
    # Ctrl-C at the terminal is for whoever started it, who ends the pool in their own time.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=exit_after_the_parent, daemon=True).start()


def exit_after_the_parent() -> None:
    """Waits for the parent's end. One that was killed leaves a pool that never hears of it."""
    parent = multiprocessing.parent_process()
    assert parent is not None, "a pool's processes have a parent"
    parent.join()
    os._exit(1)
