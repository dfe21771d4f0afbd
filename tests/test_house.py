"""The house itself: how large its files are, and what may not stand in them."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tavolino
from tables import OWN
from tavolino.bench.rivals import copy_sources

ROOT = Path(__file__).parent.parent
KINDS = ("src/**/*.py", "tests/*.py", "web/src/**/*.ts", "web/src/**/*.svelte", "web/e2e/*.ts")
GENERATED = "schema.d.ts"
SOURCES = sorted(file for kind in KINDS for file in ROOT.glob(kind) if file.name != GENERATED)
MOST_LINES = 400


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_file_fits_on_a_few_screens(file: Path) -> None:
    assert len(file.read_text().splitlines()) <= MOST_LINES


def test_locked_requirements_have_hashes_and_no_addresses() -> None:
    for file in (ROOT / "requirements").glob("*.txt"):
        text = file.read_text()
        assert "--hash=sha256:" in text
        assert not re.search(r"https?://|--index-url|--find-links", text)


def test_the_lock_of_the_client_has_checksums_and_no_addresses() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    locked = [package for name, package in packages.items() if name]
    assert all("integrity" in package and "resolved" not in package for package in locked)


def test_what_is_wanted_at_run_time_is_pinned_where_it_is_young() -> None:
    project = (ROOT / "pyproject.toml").read_text()
    assert project.count("librt==0.16.0") >= 3


FOLLOW = """
import sys
sys.modules["librt"] = sys.modules["librt.vecs"] = None
from tavolino.rules.packed import vec
from test_vectors import test_vectors
assert vec[int]([1]) == [1] and type(vec[int]([1])) is list
test_vectors(sys.argv[1])
"""


@pytest.mark.parametrize("game", OWN)
def test_without_packed_vectors_lists_do_the_same(game: str, tmp_path: Path) -> None:
    # As in a browser: the sources alone, and nothing compiled anywhere.
    copy_sources(tmp_path)
    shutil.copytree(ROOT / "tests" / "vectors", tmp_path / "vectors")
    for name in ("compiled.py", "test_vectors.py"):
        shutil.copy(ROOT / "tests" / name, tmp_path)
    command = [sys.executable, "-c", FOLLOW, game]
    subprocess.run(command, check=True, cwd=tmp_path, env={"PYTHONPATH": str(tmp_path)})


def test_the_version_is_that_of_the_changelog() -> None:
    assert f"## {tavolino.__version__}" in (ROOT / "CHANGELOG.md").read_text()
