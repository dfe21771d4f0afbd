"""Runs on a real Ray, each in a network and among processes of its own.

Ray listens on all addresses, and some of its processes outlive a crash: here nobody else can
reach them, and they end with the namespace.
"""

from __future__ import annotations

import os
import re
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from support.arena_runs import children, content, plan_of, play_here
from support.paths import TESTS, environment
from tavolino.arena.store import Run

APART = (
    *("unshare", "--net", "--pid", "--fork", "--kill-child", "--mount-proc"),
    *("sh", "-c", 'ip link set lo up && "$0" "$@"; exit $?'),
)
"""Begins a command that runs by itself, and with which everything ends that it starts."""

MANY = 120
"""Games a chunk: enough to be caught playing it."""

PLAN = f"""
[[settings]]
game = "memento"
players = [2, 4]
options = {{ limit = 40 }}
bots = "random"
games = {10 * MANY}
chunk = {MANY}
judge = {{ games = 1, iterations = 2 }}
"""

LIMIT = 300.0
"""Seconds that anything may take where everything is slow."""


def is_permitted() -> bool:
    """Whether commands can run apart here."""
    try:
        return (
            subprocess.run([*APART, "true"], capture_output=True, check=False).returncode == 0
        )
    except OSError:
        return False


pytestmark = pytest.mark.skipif(not is_permitted(), reason="no namespaces of our own here")


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """The same plan, played without Ray."""
    folder = tmp_path_factory.mktemp("expected")
    return play_here(plan_of(folder, PLAN), folder / "run")


@pytest.fixture
def env() -> Iterator[dict[str, str]]:
    """Where Ray's files go: a path short enough for its sockets."""
    folder = tempfile.mkdtemp(prefix="ray-")
    token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    yield {**os.environ, **token, "TMPDIR": folder, "RAY_TMPDIR": folder}
    shutil.rmtree(folder, ignore_errors=True)


def arena_run(expected: Run, out: Path, workers: int) -> list[str]:
    """The command that carries out the plan."""
    plan = str(expected.path.parent / "plan.toml")
    command = [sys.executable, "-c", "from tavolino.cli import main; main()", "arena", "run"]
    return [*APART, *command, plan, "--out", str(out), "--workers", str(workers)]


@pytest.mark.parametrize("workers", [1, 2])
def test_a_run_has_the_same_bytes_whatever_the_number_of_workers(
    expected: Run, env: dict[str, str], tmp_path: Path, workers: int
) -> None:
    out = tmp_path / "run"
    subprocess.run(arena_run(expected, out, workers), check=True, env=env, timeout=LIMIT)
    assert content(out) == content(expected.path)


def test_a_run_that_is_ended_or_killed_with_all_its_processes_goes_on_to_the_same_bytes(
    expected: Run, env: dict[str, str], tmp_path: Path
) -> None:
    out = tmp_path / "run"
    command = arena_run(expected, out, workers=2)
    with subprocess.Popen(command, env=env, stderr=subprocess.PIPE, text=True) as process:
        wait_for(process, out, chunks=2)
        shell = children(process.pid)[0]
        os.kill(children(shell)[0], signal.SIGTERM)
        _, output = process.communicate(timeout=LIMIT)
        assert process.returncode == 1
    assert "ended before its time: the same command goes on from here" in output.splitlines()
    ended = len(Run.read(out).done)
    with subprocess.Popen(command, env=env) as process:
        wait_for(process, out, chunks=ended + 2)
        process.kill()
    assert Run.read(out).left, "it was over before it could be killed"
    subprocess.run(command, check=True, env=env, timeout=LIMIT)
    assert content(out) == content(expected.path)


def wait_for(process: subprocess.Popen[Any], out: Path, chunks: int) -> None:
    """Waits until a run has so many chunks."""
    until = time.monotonic() + LIMIT
    while len(list((out / "games").glob("*.parquet"))) < chunks:
        assert process.poll() is None, "it ended by itself"
        assert time.monotonic() < until
        time.sleep(0.005)


def test_a_run_that_loses_a_machine_or_a_worker_ends_with_the_same_bytes(
    expected: Run, env: dict[str, str], tmp_path: Path
) -> None:
    script = str(TESTS / "support/lost_machines.py")
    plan = str(expected.path.parent / "plan.toml")
    command = [*APART, sys.executable, script, plan, str(tmp_path)]
    ended = subprocess.run(
        command,
        check=False,
        env=environment() | env,
        timeout=LIMIT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert content(tmp_path / "machine") == content(expected.path)
    assert content(tmp_path / "worker") == content(expected.path)
    # And a chunk that cannot be played ends a run by a sentence that says which. How Ray ends
    # after that is not ours to say.
    assert re.fullmatch(
        r"chunk \d of the plan \(memento, 2 seats, limit=40, nobody\) failed: "
        r"there is no bot 'nobody'; there are .*",
        ended.stdout.splitlines()[-1],
    )
