"""Processes that think, and end with the process that started them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor


def new_pool(processes: int, nice: int = 0) -> ProcessPoolExecutor:
    """A pool of processes that end with this one, and let others go first if they are nice."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(processes, context, initializer=begin, initargs=(nice,))


def begin(nice: int) -> None:
    """In a process of the pool: what it does before its first thought."""
    end_with_the_parent()
    if nice and hasattr(os, "nice"):  # not on Windows
        os.nice(nice)


def end_with_the_parent() -> None:
    """In a process: it ends when whoever started it wants it to, or is dead."""
    # Ctrl-C at the terminal is for whoever started it, who ends the pool in their own time.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=exit_after_the_parent, daemon=True).start()


def exit_after_the_parent() -> None:
    """Waits for the parent's end. One that was killed leaves a pool that never hears of it."""
    parent = multiprocessing.parent_process()
    assert parent is not None, "a pool's processes have a parent"
    parent.join()
    os._exit(1)
