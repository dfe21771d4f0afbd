"""The hosted gate runs what `.ci/run` runs, and leaves out only what a change cannot break."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from support.installed_games import OWN
from support.paths import ROOT, TESTS
from support.portable import unportable

CHANGED = ROOT / ".ci/changed"
PARTS = re.findall(r"^ *part (\w+) (.+)$", CHANGED.read_text(), re.MULTILINE)
"""The parts of the gate and the paths that each depends on."""


def hosted() -> dict[str, Any]:
    workflow = yaml.safe_load((ROOT / ".github/workflows/gate.yml").read_text())
    jobs: dict[str, Any] = workflow["jobs"]
    return jobs


def test_the_hosted_gate_waits_for_every_job() -> None:
    jobs = hosted()
    assert set(jobs.pop("gate")["needs"]) == set(jobs)


def test_the_hosted_gate_runs_every_target_of_the_gate() -> None:
    """Except those that others need anyway: the environment and the client."""
    targets = re.findall(r'\[@\]}" ([a-z ]+)', (ROOT / ".ci/run").read_text())
    here = set(re.findall(r"\b[a-z]{2,}\b", " ".join(targets)))
    entries = [entry for name in ("quick", "linux") for entry in matrix_of(name)]
    there = " ".join(entry["run"] for entry in entries)
    assert {target for target in here if not re.search(rf"\b{target}\b", there)} <= BY_OTHERS
    assert {"check", "test", "compiled", "browser"} <= here


BY_OTHERS = {"setup", "web"}


def matrix_of(job: str) -> list[dict[str, str]]:
    entries: list[dict[str, str]] = hosted()[job]["strategy"]["matrix"]["include"]
    return entries


@pytest.mark.parametrize("paths", [paths for _, paths in PARTS])
def test_every_path_that_a_part_depends_on_exists(paths: str) -> None:
    assert [path for path in paths.split() if not (ROOT / path).exists()] == []


def parts_broken_by(repository: Path, file: str, *versions: str) -> set[str]:
    """The parts that the last of these versions of a file may break, each in a commit."""
    git = ["git", "-c", "user.name=Ann", "-c", "user.email=ann@example.org"]

    def run(*command: str) -> str:
        done = subprocess.run(
            command, cwd=repository, check=True, capture_output=True, text=True
        )
        return done.stdout

    (repository / ".ci").mkdir()
    shutil.copy(CHANGED, repository / ".ci")
    (repository / file).parent.mkdir(parents=True, exist_ok=True)
    run(*git, "init")
    for version in versions:
        run(*git, "add", "--all")
        run(*git, "commit", "--message", "Before")
        (repository / file).write_text(version)
    run(*git, "add", "--all")
    run(*git, "commit", "--message", "After")
    answers = run(".ci/changed", "HEAD~1").split()
    assert len(answers) == len(PARTS)
    return {answer.removesuffix("=true") for answer in answers if answer.endswith("=true")}


@pytest.mark.parametrize(("part", "paths"), PARTS)
def test_a_change_of_what_a_part_depends_on_may_break_it(
    tmp_path: Path, part: str, paths: str
) -> None:
    path = paths.split(maxsplit=1)[0]
    file = path if (ROOT / path).is_file() else f"{path}/file"
    assert part in parts_broken_by(tmp_path, file, "before", "after")


def test_a_change_of_a_page_breaks_no_part(tmp_path: Path) -> None:
    assert parts_broken_by(tmp_path, "docs/index.md", "before", "after") == set()


def test_a_new_file_may_be_missing_in_the_sdist(tmp_path: Path) -> None:
    assert parts_broken_by(tmp_path, "docs/index.md", "new") == {"packaging"}


def test_without_a_commit_before_everything_may_be_broken() -> None:
    for base in ("", "0" * 40):
        output = subprocess.run(
            [CHANGED, base], check=True, capture_output=True, text=True
        ).stdout
        assert output.split() == [f"{part}=true" for part, _ in PARTS]


def test_rules_words_and_stores_are_tested_on_every_system_but_processes_are_not() -> None:
    left_out = set(unportable())
    everywhere = {f"games/{game}/test_rules.py" for game in OWN}
    everywhere |= {"words/test_words.py", "cli/test_cli.py", "hosting/store/test_store.py"}
    processes = {
        "server/process/test_serve.py",
        "terminal/test_real_terminal.py",
        "faults/test_chaos.py",
    }
    assert all((TESTS / file).exists() for file in everywhere | processes)
    assert not left_out & everywhere
    assert left_out > processes
