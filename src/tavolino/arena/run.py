"""Plays a plan on Ray: on the cores of this machine, or on a cluster."""

from __future__ import annotations

import logging
import os
import secrets
import signal
import socket
import sys
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import islice
from tempfile import TemporaryDirectory
from typing import Any

import ray
from ray.exceptions import RayError, RayTaskError
from rich.console import Console

from tavolino.arena.plan import ArenaPlan
from tavolino.arena.play import play_chunk
from tavolino.arena.store import Parts, Run, encode, refuse_differences, versions
from tavolino.tournament.command import progress_bar

AHEAD = 2
"""Chunks in flight for each core: one that is being played, one that waits."""

RESIZE_INTERVAL = 5.0
"""Seconds until the cores are counted again, since machines come and go."""

CLUSTER_TIMEOUT = 10.0
"""Seconds for a cluster to answer."""

MAX_RETRIES = 10
"""How often a chunk is retried because a process or a machine was lost."""

STORE = 256 * 2**20
"""Bytes that Ray reserves for results here: some chunks, which are small."""

SOCKETS = "/tmp" if sys.platform == "darwin" else None  # noqa: S108 - a new folder in it
"""Where Ray puts its files: socket paths must be short, and a Mac's own folder is too long."""


def play_left(begun: Run, console: Console | None = None) -> None:
    """Plays what is left of a run on Ray (`cluster`), and stores each chunk as it arrives.

    Ctrl-C and SIGTERM stop it with KeyboardInterrupt; the same call then continues. Raises
    ValueError, in one sentence, if a chunk fails.
    """
    plan, left = begun.plan, begun.left
    sizes = [len(chunk.games) for chunk in plan.chunks]
    with progress_bar(console) as bar:
        # A chunk may take longer than the period over which speed is usually estimated.
        bar.speed_estimate_period = 600
        done = plan.games - sum(sizes[number] for number in left)
        shown = bar.add_task("", total=plan.games, completed=done)
        with closing(play_chunks(plan, left)) as chunks:
            for number, parts in chunks:
                begun.write(number, parts)
                bar.update(shown, advance=sizes[number])


@contextmanager
def cluster(workers: int | None, address: str | None) -> Iterator[None]:
    """Runs Ray while it is needed: our own on this machine, or the cluster at the address.

    Raises ValueError, in one sentence, if there is no cluster at the address. If a run stops
    amid its chunks, Ray may end this process while it shuts down, at once and without a
    message: it loses the workers and tries to report that over a connection it has just
    closed. So print whatever there is to say before you leave this context.
    """
    if workers is not None and address is not None:
        raise ValueError("a cluster has its own workers: use either --workers or --address")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    before = signal.getsignal(signal.SIGTERM)
    with TemporaryDirectory(prefix="tavolino-", dir=SOCKETS, ignore_cleanup_errors=True) as own:
        if address is None:
            # Ray listens on all addresses: only clients that know this run's token get an
            # answer.
            os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
            quiet |= {
                "num_cpus": workers,
                "include_dashboard": False,
                "object_store_memory": STORE,
                "_node_ip_address": "127.0.0.1",
                "_temp_dir": own,
            }
        try:
            if address is None:
                # Without "local", Ray would use the variable RAY_ADDRESS.
                ray.init("local", **quiet)
            else:
                join(address, quiet)
            # Ray has its own SIGTERM handler; ours behaves like Ctrl-C.
            signal.signal(signal.SIGTERM, signal.default_int_handler)
            yield
        finally:
            ray.shutdown()
            signal.signal(signal.SIGTERM, before)


def join(address: str, quiet: dict[str, Any]) -> None:
    """Joins the cluster at an address. Raises ValueError, in one sentence, if that fails."""
    host, _, port = address.rpartition(":")
    try:
        # Ray itself takes minutes to notice that nobody listens.
        socket.create_connection((host, int(port)), CLUSTER_TIMEOUT).close()
    except (OSError, ValueError) as error:
        raise ValueError(f"there is no Ray at {address}: {error}") from error
    try:
        ray.init(address, **quiet)
    except (ConnectionError, RayError, RuntimeError) as error:
        raise ValueError(f"Ray at {address} refused the connection: {error}") from error


def play_chunks(plan: ArenaPlan, left: Sequence[int]) -> Generator[tuple[int, Parts]]:
    """Yields the chunks with these numbers, each as soon as it was played. Ray must run."""
    task = ray.remote(max_retries=MAX_RETRIES)(chunk_parts)
    shared = ray.put((plan, versions(plan)))
    coming = iter(left)
    waiting: dict[ray.ObjectRef[Parts], int] = {}
    while True:
        for number in islice(coming, max(0, count_wanted() - len(waiting))):
            waiting[task.remote(shared, number)] = number
        if not waiting:
            return
        ready, _ = ray.wait(list(waiting), timeout=RESIZE_INTERVAL)
        for chunk in ready:
            number = waiting.pop(chunk)
            yield number, result(plan, number, chunk)


def count_wanted() -> int:
    """How many chunks should be in flight with the current number of cores."""
    resources = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return AHEAD * max(1, int(resources.get("CPU", 0)))


def chunk_parts(shared: tuple[ArenaPlan, dict[str, Any]], number: int) -> Parts:
    """Plays one chunk in a worker, if this machine would give the same bytes as any other."""
    plan, theirs = shared
    refuse_differences("the machine that began this run", theirs, versions(plan))
    return encode(play_chunk(plan, number))


def result(plan: ArenaPlan, number: int, chunk: ray.ObjectRef[Parts]) -> Parts:
    """The result of a chunk. Raises ValueError, in one sentence, if it failed."""
    why: object
    try:
        return ray.get(chunk)
    except RayTaskError as error:
        why = error.cause
    except RayError as error:
        why = error
    setting = plan.settings[plan.chunks[number].setting]
    raise ValueError(f"chunk {number} of the plan ({setting.title}) failed: {why}")
