"""The architecture as a whole: the size of files, locked versions, and what runs where."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import tavolino
from rivals import copy_sources
from support.compiled import (
    BOTH,
    COMPILED_ONLY,
    INTERPRETED_ONLY,
    ON_THEIR_OWN,
    entry_of,
    files_with,
)
from support.installed_games import OWN
from support.paths import ROOT, TESTS

KINDS = (
    "src/**/*.py", "tests/**/*.py", "bench/**/*.py", "deploy/**/*.py", "pack/*.py",
    "pack/*.mjs", "web/src/**/*.ts", "web/src/**/*.svelte", "web/e2e/*.ts",
)  # fmt: skip
GENERATED = "schema.d.ts"
SOURCES = sorted(file for kind in KINDS for file in ROOT.glob(kind) if file.name != GENERATED)
MAX_LINES = 500
"""More than the 400 lines of the style guide: a file that is a little longer than they are is
better than one that is cut in two for their sake."""


def test_a_file_fits_on_a_few_screens() -> None:
    lines = {str(file.relative_to(ROOT)): file.read_text().count("\n") for file in SOURCES}
    assert {file: count for file, count in lines.items() if count > MAX_LINES} == {}


def test_locked_requirements_have_hashes_and_no_addresses() -> None:
    for file in (ROOT / "requirements").glob("*.txt"):
        text = file.read_text()
        assert "--hash=sha256:" in text
        assert not re.search(r"https?://|--index-url|--find-links", text)


def pinned(lock: str) -> dict[str, str]:
    """The version of each package in a lock file."""
    text = (ROOT / "requirements" / lock).read_text()
    return dict(re.findall(r"^([a-z0-9.-]+)(?:\[.*\])?==(\S+)", text, re.MULTILINE))


def test_a_server_is_locked_to_the_versions_that_are_tested() -> None:
    server = pinned("server.txt")
    assert server.items() <= pinned("portable.txt").items() <= pinned("dev.txt").items()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    names = {re.split(r"[^\w.-]", each)[0].replace(".", "-") for each in needed}
    assert names <= server.keys()
    assert not {"pytest", "mypy", "ruff", "ray"} & server.keys()


@pytest.mark.parametrize("folder", ["web", "pack"])
def test_a_lock_of_npm_has_checksums_and_no_addresses(folder: str) -> None:
    packages = json.loads((ROOT / folder / "package-lock.json").read_text())["packages"]
    locked = [package for name, package in packages.items() if name]
    assert all("integrity" in package and "resolved" not in package for package in locked)


def test_young_packages_are_pinned_where_they_compile_and_bounded_where_they_run() -> None:
    project = (ROOT / "pyproject.toml").read_text()
    assert project.count('"librt==0.16.0"') == project.count('"mypy==2.4.1"') == 4
    # `make wheels` runs the vectors with both ends of this range.
    assert '"librt>=0.11,<0.17; ' in project


FOLLOW = """
import sys
sys.modules["librt"] = sys.modules["librt.vecs"] = None
from tavolino.rules.packed import vec
from rules.test_vectors import test_vectors
assert vec[int]([1]) == [1] and type(vec[int]([1])) is list
test_vectors(sys.argv[1])
"""


@pytest.mark.parametrize("game", OWN)
def test_without_packed_vectors_lists_do_the_same(game: str, tmp_path: Path) -> None:
    # As in a browser: the sources alone, and nothing compiled anywhere.
    copy_sources(tmp_path)
    command = [sys.executable, "-c", FOLLOW, game]
    path = os.pathsep.join([str(tmp_path), str(TESTS)])
    subprocess.run(command, check=True, cwd=tmp_path, env={"PYTHONPATH": path})


def test_the_version_is_that_of_the_changelog() -> None:
    assert f"## {tavolino.__version__}" in (ROOT / "CHANGELOG.md").read_text()


# -- what runs where --------------------------------------------------------------------------

PLAYING = {"tavolino.Match", "tavolino.table.match"}
"""Not compiled, but whoever imports these plays by the rules, which are."""


@cache
def compiled_modules() -> set[str]:
    """The modules that setup.py compiles."""
    values = {
        ast.unparse(node.targets[0]): node.value
        for node in ast.parse((ROOT / "setup.py").read_text()).body
        if isinstance(node, ast.Assign)
    }
    source = ROOT / "src"
    return {
        ".".join(file.relative_to(source).with_suffix("").parts)
        for sources in ast.literal_eval(values["SOURCES"])
        for file in (source / "tavolino").glob(sources)
        if file.name not in ast.literal_eval(values["INTERPRETED"])
    }


def imported(file: Path) -> Iterator[str]:
    """All that a test imports, also through the helpers beside it."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            names = [module, *(f"{module}.{alias.name}" for alias in node.names)]
        else:
            continue
        yield from names
        helper = TESTS / f"{names[0].replace('.', '/')}.py"
        if helper.exists():
            yield from imported(helper)


def touched(name: str) -> set[str]:
    """What is compiled, or plays with it, of all that a test imports."""
    return (compiled_modules() | PLAYING).intersection(imported(TESTS / name))


def test_what_runs_only_interpreted_keeps_away_from_compiled_code() -> None:
    tests = files_with(INTERPRETED_ONLY)
    assert {name: touched(name) for name in tests if touched(name)} == {}


def test_a_test_of_compiled_code_would_be_noticed() -> None:
    assert touched("search/test_mcts.py") >= {"tavolino.search.mcts", "tavolino.rules.position"}
    assert "tavolino.rules.chance" in touched("rules/test_secrets.py")  # through a helper
    assert "tavolino.Match" in touched("docs/test_readme.py")


def test_whatever_is_left_out_of_one_run_is_in_the_other() -> None:
    entries = [*INTERPRETED_ONLY, *COMPILED_ONLY, *BOTH, *ON_THEIR_OWN]
    assert len(entries) == len({*entries})
    assert [name for name in entries if not (TESTS / name).exists()] == []


def test_the_nearest_entry_decides_where_a_test_runs() -> None:
    for name in (*INTERPRETED_ONLY, *COMPILED_ONLY, *BOTH, *ON_THEIR_OWN):
        assert entry_of(name) == name
        assert entry_of(f"{name}/test_new.py") == name
        assert files_with([name])


def test_whatever_is_left_out_of_both_runs_has_a_command() -> None:
    makefile = (ROOT / "Makefile").read_text()
    assert all(f"tests/{name}" in makefile for name in ON_THEIR_OWN)
