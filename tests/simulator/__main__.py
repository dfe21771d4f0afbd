"""The simulator as a command.

python -m simulator --seconds 60           fresh seeds for a minute, in two processes
python -m simulator --seed 4711            one seed: what happened, and what was wrong
python -m simulator --seed 4711 --shrink   the shortest story that goes wrong in this way
python -m simulator --again                that story once more, in a second

With --plant NAME, the product has a bug of the list.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count, islice
from pathlib import Path
from random import SystemRandom

import msgspec

if "--plant" in sys.argv:  # before the product is imported
    from simulator.planted import plant

    plant(sys.argv[sys.argv.index("--plant") + 1])

from simulator.plan import Plan, plan_of
from simulator.shrink import Shrinker, story
from simulator.world import run

SHRUNK = Path("build/simulated.json")
"""The plan of the last story that was made shorter."""

SHOWN = 20
"""The most failed seeds that are named."""


def outcome_of(seed: int) -> tuple[int, list[tuple[str, str]], dict[str, int], float]:
    """What became of a seed, and how many processor seconds it took."""
    begun = time.process_time()
    outcome = run(plan_of(seed))
    return seed, outcome.complaints, outcome.counts, time.process_time() - begun


def run_many(seeds: Iterator[int], seconds: float) -> int:
    """Runs seeds for some seconds, and says how many passed and failed."""
    latest = time.monotonic() + seconds
    total: Counter[str] = Counter()
    passed, failed, spent = 0, 0, 0.0
    processes = os.cpu_count() or 1
    with ProcessPoolExecutor(processes) as pool:
        open_: set[Future[tuple[int, list[tuple[str, str]], dict[str, int], float]]] = set()
        while True:
            if time.monotonic() < latest:
                more = islice(seeds, 2 * processes - len(open_))
                open_ |= {pool.submit(outcome_of, seed) for seed in more}
            if not open_:
                break
            done, open_ = wait(open_, return_when=FIRST_COMPLETED)
            for future in done:
                seed, complaints, counts, took = future.result()
                total.update(counts)
                spent += took
                passed += not complaints
                failed += bool(complaints)
                if complaints and failed <= SHOWN:
                    kind, text = complaints[0]
                    say(f"seed {seed} fails ({kind}): {text}")
    said = ", ".join(f"{number} {name}" for name, number in total.items())
    rate = total["events"] / max(spent, 0.001) * 3600
    say(f"{said}; {spent:.0f} processor seconds, {rate:.0f} events per processor hour")
    say(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def tell(plan: Plan, *, shrunk: bool) -> int:
    """Runs one plan, and tells what happened."""
    outcome = run(plan)
    if shrunk and outcome.complaints:
        plan = Shrinker(outcome).shrink().plan
        SHRUNK.parent.mkdir(exist_ok=True)
        SHRUNK.write_bytes(msgspec.json.encode(plan))
    begun = time.perf_counter()
    outcome = run(plan)
    took = time.perf_counter() - begun
    say(story(outcome))
    say(f"\n{took:.2f} s, digest {outcome.digest}, {outcome.counts}")
    return 1 if outcome.complaints else 0


def say(text: str) -> None:
    """Says something at once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> int:
    """Runs what the arguments ask for."""
    parser = argparse.ArgumentParser(prog="simulator", description="Runs simulated sites.")
    parser.add_argument("--seconds", type=float, help="run fresh seeds for so long")
    parser.add_argument("--first", type=int, help="the first seed; the others follow")
    parser.add_argument("--seeds", type=int, help="run so many seeds")
    parser.add_argument("--seed", type=int, help="run one seed, and tell what happened")
    parser.add_argument("--shrink", action="store_true", help="find a shorter story")
    parser.add_argument("--again", action="store_true", help="tell the last such story again")
    parser.add_argument("--plant", help="a bug of the list that the product is to have")
    asked = parser.parse_args()
    if asked.again:
        return tell(msgspec.json.decode(SHRUNK.read_bytes(), type=Plan), shrunk=False)
    if asked.seed is not None:
        return tell(plan_of(asked.seed), shrunk=asked.shrink)
    first = asked.first if asked.first is not None else SystemRandom().randrange(10**9)
    seeds: Iterator[int] = count(first)
    if asked.seeds is not None:
        seeds = islice(seeds, asked.seeds)
    return run_many(seeds, asked.seconds if asked.seconds is not None else 10**9)


if __name__ == "__main__":
    sys.exit(main())
