"""The power is cut again and again, under SQLite and under PostgreSQL (`make powercut`).

Every other cut keeps some of what was not synced, in any order. A database that does not wait
for its disk must lose something here, or these tests would prove nothing.

TAVOLINO_POWER_CUTS says how often for SQLite, and it is half as often for PostgreSQL.
TAVOLINO_CHAOS_SEED repeats the same choices.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from support.machine_power import why_not
from support.power_cut_runs import Outcome, on_postgres, on_sqlite
from support.restarted_processes import new_folder

CUTS = int(os.environ.get("TAVOLINO_POWER_CUTS") or 60)
SEED = int(os.environ.get("TAVOLINO_CHAOS_SEED") or random.randrange(10**9))
MAX_SHOWN = 20
"""Complaints that are shown."""

pytestmark = [
    pytest.mark.skipif(why_not() is not None, reason=str(why_not())),
    # A request that is given up in mid connection may leave its socket to the collector.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]

Run = Callable[..., Coroutine[Any, Any, Outcome]]


def run(what: str, power: Run, cuts: int, **careless: str) -> tuple[Outcome, Path]:
    """Plays through power cuts, and says how that went."""
    folder = new_folder()
    outcome = asyncio.run(power(folder, cuts, SEED, **careless))
    sys.stdout.write(f"\n{what}, seed {SEED}: {outcome}\n")
    return outcome, folder


@pytest.mark.parametrize(("power", "cuts"), [(on_sqlite, CUTS), (on_postgres, CUTS // 2)])
def test_power_cuts_take_nothing_that_was_told(power: Run, cuts: int) -> None:
    outcome, folder = run(power.__name__, power, cuts)
    shown = "\n".join(outcome.complaints[:MAX_SHOWN])
    assert not outcome.complaints, f"{outcome}, see {folder}\n{shown}"
    assert outcome.acknowledged > 0
    assert outcome.lost == 0
    shutil.rmtree(folder)


@pytest.mark.parametrize("synchronous", ["OFF", "NORMAL"])
def test_an_sqlite_that_does_not_wait_for_the_disk_loses_something(synchronous: str) -> None:
    what = f"SQLite with synchronous = {synchronous}"
    outcome, folder = run(what, on_sqlite, 1, careless=synchronous)
    assert outcome.lost > 0
    shutil.rmtree(folder)


CARELESS = [{"fsync": "off"}, {"synchronous_commit": "off", "wal_writer_delay": "10s"}]


@pytest.mark.parametrize("settings", CARELESS, ids=lambda settings: next(iter(settings)))
def test_a_postgres_that_does_not_wait_for_the_disk_loses_something(
    settings: dict[str, str],
) -> None:
    outcome, folder = run(f"PostgreSQL with {settings}", on_postgres, 1, **settings)
    assert outcome.lost > 0
    shutil.rmtree(folder)
