"""Two workers never think about the same turn, unless the one that began is dead.

The simulator (`tests/simulator`) checks the same at any moment, so this runs with `make chaos`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from time import monotonic

import httpx
import pytest

from support.killable_nats_site import Site, counted, site
from support.running_server import new_match, until

pytestmark = pytest.mark.skipif(
    "TAVOLINO_CHAOS_KILLS" not in os.environ, reason="`make chaos` runs this"
)

TURNS = 6
"""Enough that one of them would go to the other worker in any case."""

LONG = 12.0
"""Seconds in which a turn used to be given out four times."""

SLOW_WORKER = """
import asyncio, os, sys
from pathlib import Path
from tavolino.server.process import work
from tavolino.server.process.processes import ProcessRunner
from tavolino.server.settings import settings_from

thoughts, go = map(Path, sys.argv[1:])

class Slow(ProcessRunner):
    async def run(self, function, turn, seed):
        with thoughts.open("a") as file:
            print(os.getpid(), turn.observations.view["options"]["limit"], file=file)
        while not go.exists():
            await asyncio.sleep(0.01)
        return await super().run(function, turn, seed)

work.ProcessRunner = Slow
work.work(settings_from(bots=8))
"""
"""A worker that writes down what it thinks about, and thinks until there is a file."""


class Workers:
    """Two slow workers, and what they have thought about."""

    def __init__(self, tavolino: Site) -> None:
        self.thoughts = tavolino.folder / "thoughts"
        self.go = tavolino.folder / "go"
        self.thoughts.touch()
        self.processes = [self.start(tavolino) for _ in range(2)]

    def start(self, tavolino: Site) -> subprocess.Popen[bytes]:
        worker = subprocess.Popen(
            [sys.executable, "-c", SLOW_WORKER, str(self.thoughts), str(self.go)],
            env=os.environ | tavolino.settings(),
        )
        tavolino.ends.callback(worker.wait)
        tavolino.ends.callback(worker.kill)
        return worker

    def begun(self) -> list[tuple[int, int]]:
        """Each thought: the process, and the limit by which the match is known."""
        lines = self.thoughts.read_text().rpartition("\n")[0].splitlines()
        return [(int(line.split()[0]), int(line.split()[1])) for line in lines]


def bot_begins(client: httpx.Client, limit: int) -> bool:
    """Makes a match; whether a bot is to begin in it."""
    made = new_match(client, bots=[1], options={"limit": limit})
    state = client.get(f"/matches/{made['match']}").json()[0]["state"]
    return bool(state["to_move"] == 1)


def test_a_turn_is_thought_about_once_until_its_worker_dies(tmp_path: Path) -> None:
    with site(tmp_path) as tavolino:
        tavolino.nats.start()
        _, client = tavolino.serve()
        workers = Workers(tavolino)
        turns: list[int] = []
        limit = 100
        while len(turns) < TURNS:
            limit += 1
            turns += [limit] if bot_begins(client, limit) else []
        until(lambda: {turn for _, turn in workers.begun()} == {*turns})
        end = monotonic() + LONG
        until(lambda: monotonic() > end)
        assert sorted(turn for _, turn in workers.begun()) == turns
        assert counted(client, "tavolino_oldest_turn_seconds") > LONG / 2
        [(dead, _), *_] = Counter(process for process, _ in workers.begun()).most_common(1)
        [victim] = [one for one in workers.processes if one.pid == dead]
        [other] = [one for one in workers.processes if one.pid != dead]
        victim.kill()
        lost = {turn for process, turn in workers.begun() if process == dead}
        taken = {(other.pid, turn) for turn in lost}
        until(lambda: taken <= {*workers.begun()})
        assert len(workers.begun()) == len(turns) + len(lost)
        workers.go.touch()
        until(lambda: played(client) == len(turns))
        until(lambda: counted(client, "tavolino_oldest_turn_seconds") == 0)


def played(client: httpx.Client) -> int:
    """In how many matches a bot has decided something."""
    return sum(mine["number"] > 2 for mine in client.get("/me/matches").json())
