"""setup.py compiles if it can, says in one sentence if it cannot, and hides no error."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from support.paths import ROOT

SETUP = ROOT / "setup.py"
NO_COMPILER = "/nowhere/cc"
SENTENCE = (
    "Tavolino: there is no C compiler with Python's headers here, so the rules are installed "
    "to be interpreted. Everything works, but bots think more slowly."
)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The least that setup.py needs: itself, a name, a readme and one module of rules."""
    shutil.copy(SETUP, tmp_path)
    (tmp_path / "pyproject.toml").write_text(
        '[project]\nname = "little"\nversion = "1"\ndynamic = ["readme"]\n'
    )
    (tmp_path / "README.md").write_text("# Little\n")
    rules = tmp_path / "src/tavolino/rules"
    rules.mkdir(parents=True)
    (rules / "dice.py").write_text("SIDES = 6\n")
    return tmp_path


def build(project: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs what pip runs to compile."""
    clean = {name: value for name, value in os.environ.items() if "TAVOLINO" not in name}
    return subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "built"],
        cwd=project,
        env=clean | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_without_a_compiler_it_says_so_in_one_sentence_and_goes_on(project: Path) -> None:
    done = build(project, CC=NO_COMPILER)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [SENTENCE]
    assert not list(project.rglob("*.so"))


def test_the_sentence_reaches_the_terminal_though_pip_hides_the_build(project: Path) -> None:
    hidden = f"{sys.executable} setup.py -q build_ext >hidden 2>&1"
    done = subprocess.run(
        ["script", "--quiet", "--return", "--command", hidden, "typescript"],
        cwd=project,
        env=os.environ | {"CC": NO_COMPILER, "TAVOLINO_PURE": ""},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
    )
    assert SENTENCE in done.stdout


def test_without_a_compiler_a_build_that_must_be_compiled_fails(project: Path) -> None:
    done = build(project, CC=NO_COMPILER, TAVOLINO_PURE="0")
    assert done.returncode != 0
    assert NO_COMPILER in done.stdout + done.stderr
    assert SENTENCE not in done.stdout


def test_with_a_compiler_a_mistake_of_ours_fails_the_build(project: Path) -> None:
    (project / "src/tavolino/rules/dice.py").write_text("SIDES = = 6\n")
    done = build(project)
    assert done.returncode != 0
    assert "dice.py:1: error: " in done.stdout + done.stderr
    assert SENTENCE not in done.stdout
