"""A plan is carried out on Ray: on the cores of this machine, or on a cluster's."""

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

from tavolino.arena.plan import Plan
from tavolino.arena.play import play_chunk
from tavolino.arena.store import Parts, Run, encoded, refuse_differences, versions
from tavolino.tournament.command import progress_bar

AHEAD = 2
"""Chunks in flight for each core: one that is played, one that waits."""

LOOK = 5.0
"""Seconds until the cores are counted again, since machines come and go."""

PATIENCE = 10.0
"""Seconds in which a cluster has to answer."""

RETRIES = 10
"""How often a chunk is played anew because a process or a machine was lost."""

STORE = 256 * 2**20
"""Bytes that Ray sets aside for results here: some chunks, which are small."""

SOCKETS = "/tmp" if sys.platform == "darwin" else None  # noqa: S108 - a new folder in it
"""Where Ray's files go: paths of sockets are short, and the folder that a Mac offers is not."""


def play_left(begun: Run, console: Console | None = None) -> None:
    """Plays what is left of a run on Ray (`cluster`), and keeps each chunk as it arrives.

    Ctrl-C and SIGTERM end it by KeyboardInterrupt; the same call then goes on. ValueError, in
    one sentence, if a chunk fails.
    """
    plan, left = begun.plan, begun.left
    sizes = [len(chunk.games) for chunk in plan.chunks]
    with progress_bar(console) as bar:
        # A chunk may take longer than the seconds over which speed is usually taken.
        bar.speed_estimate_period = 600
        done = plan.games - sum(sizes[number] for number in left)
        shown = bar.add_task("", total=plan.games, completed=done)
        with closing(played(plan, left)) as chunks:
            for number, parts in chunks:
                begun.write(number, parts)
                bar.update(shown, advance=sizes[number])


@contextmanager
def cluster(workers: int | None, address: str | None) -> Iterator[None]:
    """Ray, while it is needed: our own on this machine, or the one at the address.

    ValueError, in one sentence, if there is none at the address. Where a run ends amid its
    chunks, Ray may end this process while it shuts down, at once and without a word: it loses
    the workers, and would tell so over a connection that it has just closed. So whatever is to
    be said of such an end has to be said before this context is left.
    """
    if workers is not None and address is not None:
        raise ValueError("a cluster has the workers it has: say either --workers or --address")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    before = signal.getsignal(signal.SIGTERM)
    with TemporaryDirectory(prefix="tavolino-", dir=SOCKETS, ignore_cleanup_errors=True) as own:
        if address is None:
            # Ray listens on all addresses: only who knows this run's token gets an answer.
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
                # Without "local" the variable RAY_ADDRESS would have a say.
                ray.init("local", **quiet)
            else:
                join(address, quiet)
            # Ray has its own way to end by SIGTERM; ours is that of Ctrl-C.
            signal.signal(signal.SIGTERM, signal.default_int_handler)
            yield
        finally:
            ray.shutdown()
            signal.signal(signal.SIGTERM, before)


def join(address: str, quiet: dict[str, Any]) -> None:
    """Takes part in the cluster at an address; ValueError, in one sentence, if that fails."""
    host, _, port = address.rpartition(":")
    try:
        # Ray itself would take minutes to say that nobody listens.
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError) as error:
        raise ValueError(f"there is no Ray at {address}: {error}") from error
    try:
        ray.init(address, **quiet)
    except (ConnectionError, RayError, RuntimeError) as error:
        raise ValueError(f"Ray at {address} does not let us in: {error}") from error


def played(plan: Plan, left: Sequence[int]) -> Generator[tuple[int, Parts]]:
    """Chunks with these numbers, each as soon as it has been played; Ray is running."""
    task = ray.remote(max_retries=RETRIES)(chunk_parts)
    shared = ray.put((plan, versions(plan)))
    coming = iter(left)
    waiting: dict[ray.ObjectRef[Parts], int] = {}
    while True:
        for number in islice(coming, max(0, wanted() - len(waiting))):
            waiting[task.remote(shared, number)] = number
        if not waiting:
            return
        ready, _ = ray.wait(list(waiting), timeout=LOOK)
        for chunk in ready:
            number = waiting.pop(chunk)
            yield number, result(plan, number, chunk)


def wanted() -> int:
    """How many chunks should be in flight with the cores there are now."""
    resources = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return AHEAD * max(1, int(resources.get("CPU", 0)))


def chunk_parts(shared: tuple[Plan, dict[str, Any]], number: int) -> Parts:
    """In a worker: plays one chunk, if this machine would give the same bytes as any other."""
    plan, theirs = shared
    refuse_differences("the machine that began this run", theirs, versions(plan))
    return encoded(play_chunk(plan, number))


def result(plan: Plan, number: int, chunk: ray.ObjectRef[Parts]) -> Parts:
    """What a chunk gave; ValueError, in one sentence, if it failed."""
    why: object
    try:
        return ray.get(chunk)
    except RayTaskError as error:
        why = error.cause
    except RayError as error:
        why = error
    setting = plan.settings[plan.chunks[number].setting]
    raise ValueError(f"chunk {number} of the plan ({setting.title}) failed: {why}")
