"""What Ray costs: the same chunks on Ray and on a bare pool of as many processes.

    python bench/arena/run.py            (takes a few minutes)

Prints one JSON line: the seconds of each round on either, and the median and the spread of
the speed of Ray as a part of the pool's. Both are running and have played before the clock
starts; what that takes is told apart. Chunks are as long as they should be, a second or two.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import statistics
import tempfile
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from pathlib import Path

from tavolino.arena.plan import ArenaPlan, Setting
from tavolino.arena.play import play_chunk
from tavolino.arena.run import chunk_parts, cluster, play_chunks
from tavolino.arena.store import Parts, Run, versions

WORKERS = 2
ROUNDS = 5
CHUNKS = 8
SECONDS = 1.5
"""How long one chunk should take."""

NICENESS = 15
"""Ray's workers give way to all others by so much, so the pool's do, too: on a busy machine one
would else measure nothing but that."""

SETTING = Setting("memento", 2, {}, ("best:32", "best:32"), games=1, opening=1, chunk=1)


def calibrated() -> ArenaPlan:
    """A plan whose chunks take about as long as they should on this machine."""
    some = ArenaPlan(0, (replace(SETTING, games=3, chunk=3),))
    games, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        play_chunk(some, 0)
        games += 3
    chunk = max(1, round(games * SECONDS / (time.perf_counter() - begun)))
    return ArenaPlan(0, (replace(SETTING, games=CHUNKS * chunk, chunk=chunk),))


def timed(plan: ArenaPlan, play: Callable[[list[int]], Iterable[tuple[int, Parts]]]) -> float:
    """Seconds until all chunks of a plan have been played and kept in a new directory."""
    with tempfile.TemporaryDirectory() as folder:
        run = Run.begin(Path(folder), plan)
        begun = time.perf_counter()
        for number, parts in play(run.left):
            run.write(number, parts)
        taken = time.perf_counter() - begun
        assert not run.left
    return taken


def measure() -> dict[str, object]:
    """Alternates between both, so that a busy moment does not favour one of them."""
    plan = calibrated()
    shared = (plan, versions(plan))
    context = multiprocessing.get_context("spawn")
    begun = time.perf_counter()
    with ProcessPoolExecutor(WORKERS, context, os.nice, (NICENESS,)) as pool:

        def on_pool(left: list[int]) -> Iterable[tuple[int, Parts]]:
            chunks = {pool.submit(chunk_parts, shared, number): number for number in left}
            return ((chunks[done], done.result()) for done in as_completed(chunks))

        def on_ray(left: list[int]) -> Iterable[tuple[int, Parts]]:
            return play_chunks(plan, left)

        list(on_pool([0, 1]))
        pool_start = time.perf_counter() - begun
        begun = time.perf_counter()
        with cluster(WORKERS, None):
            list(on_ray([0, 1]))
            ray_start = time.perf_counter() - begun
            sides = {"ray": on_ray, "pool": on_pool}
            seconds: dict[str, list[float]] = {name: [] for name in sides}
            for number in range(ROUNDS):
                for name in sorted(sides, reverse=number % 2 == 0):
                    seconds[name].append(timed(plan, sides[name]))
    ratios = [pool / ray for ray, pool in zip(seconds["ray"], seconds["pool"], strict=True)]
    return {
        "ratio": round(statistics.median(ratios), 3),
        "spread": [round(min(ratios), 3), round(max(ratios), 3)],
        "seconds": {name: [round(one, 2) for one in taken] for name, taken in seconds.items()},
        "start": {"ray": round(ray_start, 1), "pool": round(pool_start, 1)},
        "chunks": CHUNKS,
        "games_a_chunk": plan.settings[0].chunk,
        "compiled": versions(plan)["compiled"],
    }


if __name__ == "__main__":
    print(json.dumps(measure()))
