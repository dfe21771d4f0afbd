"""Worker processes for thinking, which end with the process that started them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor


def new_pool(processes: int, nice: int = 0) -> ProcessPoolExecutor:
    """A pool of processes that end with this one, at this niceness."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(processes, context, initializer=begin, initargs=(nice,))


def begin(nice: int) -> None:
    """Prepares a process of the pool."""
    end_with_the_parent()
    if nice and hasattr(os, "nice"):  # not on Windows
        os.nice(nice)


def end_with_the_parent() -> None:
    """Makes a process end when its parent shuts the pool down or dies."""
    # Ctrl-C in the terminal is for the parent, which shuts the pool down itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=exit_after_the_parent, daemon=True).start()


def exit_after_the_parent() -> None:
    """Exits when the parent ends. A parent that was killed cannot tell its pool to stop."""
    parent = multiprocessing.parent_process()
    assert parent is not None, "a pool's processes have a parent"
    parent.join()
    os._exit(1)
