"""A cluster of two machines, in one process that has a network of its own, and what befalls it.

    PYTHONPATH=tests python tests/support/lost_machines.py PLAN.toml OUT

Plays the plan twice: into OUT/machine while the second machine is lost, and into OUT/worker
while a process is. Then a plan that cannot be played, and prints what is said of it. Linux
only: who is at work is looked up in /proc.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from ray.cluster_utils import Cluster

from support.arena_runs import children, processes
from tavolino.arena.plan import ArenaPlan
from tavolino.arena.run import chunk_parts, cluster, play_left
from tavolino.arena.store import Run

POLL_INTERVAL = 0.005
"""Seconds between two looks at who is at work."""

AT_WORK = f"ray::{chunk_parts.__name__}".encode()
"""What a worker calls itself while it plays a chunk."""


def main(plan_file: Path, out: Path) -> None:
    """Loses a machine in one run, and a worker in another; both have to end well."""
    plan = ArenaPlan.read(plan_file)
    machines = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    second = machines.add_node(num_cpus=1)
    raylet = second.all_processes["raylet"][0].process.pid

    def lose_machine() -> None:
        freeze(lambda: children(raylet))
        for pid in [raylet, *children(raylet)]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def lose_worker() -> None:
        os.kill(freeze(processes), signal.SIGKILL)

    for name, trouble in (("machine", lose_machine), ("worker", lose_worker)):
        thread = threading.Thread(target=trouble, daemon=True)
        thread.start()
        with cluster(workers=None, address=machines.address):
            play_left(Run.begin(out / name, plan))
        # No trouble, no test: the run must not have been over before.
        assert not thread.is_alive(), f"no {name} was lost"
    with cluster(workers=None, address=machines.address):
        try:
            play_left(Run.begin(out / "impossible", impossible(plan)))
        except ValueError as error:
            # Flushed, since Ray may end this process when the context is left.
            print(f"\n{error}", flush=True)  # noqa: T201


def impossible(plan: ArenaPlan) -> ArenaPlan:
    """A plan with a bot that there is not; plans do not let that happen by themselves."""
    setting = replace(plan.settings[0])
    object.__setattr__(setting, "bots", ("nobody",) * setting.players)
    return ArenaPlan(plan.seed, (setting,))


def freeze(where: Callable[[], list[int]]) -> int:
    """Stops a process amid a chunk, as soon as there is one."""
    while True:
        for pid in where():
            if at_work(pid):
                os.kill(pid, signal.SIGSTOP)
                if at_work(pid):
                    return pid
                os.kill(pid, signal.SIGCONT)
        time.sleep(POLL_INTERVAL)


def at_work(pid: int) -> bool:
    """Whether a process plays a chunk at this moment."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().startswith(AT_WORK)
    except OSError:
        return False


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
