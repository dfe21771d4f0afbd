"""Bugs that the simulator has found: their seeds fail with the bug, and not without it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from simulator.plan import plan_of
from simulator.planted import Bug, bugs
from simulator.world import run
from support.paths import ROOT

FOUND = bugs("found")
each_bug = pytest.mark.parametrize("bug", FOUND, ids=lambda bug: bug.name)


@each_bug
def test_the_seed_fails_with_the_bug(bug: Bug) -> None:
    command = [sys.executable, "-m", "simulator.planted", bug.name]
    done = subprocess.run(
        [*command, "--first", str(bug.seed), "--most", "1"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "tests")},
        capture_output=True,
        check=True,
        text=True,
    )
    assert done.stdout.startswith(f"{bug.name}: found after 1, seed {bug.seed} ")


@each_bug
def test_the_seed_passes_without_the_bug(bug: Bug) -> None:
    assert run(plan_of(bug.seed)).complaints == []
