"""No file lists the games: whoever adds one writes its folders and edits nothing else.

A file may take one game as an example. In tests several may be examples, each by itself; there
a list is a literal, or a table of cases, that names more than two. Two may be a pair: one game
of each kind, where a test needs both.
"""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

from support.installed_games import OWN
from support.paths import ROOT, TESTS

PLACES = ("web/src", "web/e2e", "web/gallery", "web/public", "src", "bench", ".ci")
ALONE = ("Makefile", "web/*.*")

MADE = {"__pycache__", "client", "docs", "stored", "tavolino.egg-info"}
"""Folders whose files are built, or are records of each game."""
KINDS = {
    "",
    ".css",
    ".html",
    ".json",
    ".jsonc",
    ".mjs",
    ".py",
    ".svelte",
    ".ts",
    ".webmanifest",
}
GENERATED = {"web/package-lock.json", "web/src/api/schema.d.ts"}

STILL = {"bench/engine/report.py": "yardsticks in C and OpenSpiel exist for these two"}
"""What names several games, and why."""
WRITTEN = sorted(file.relative_to(TESTS) for file in TESTS.rglob("*.py"))


def files() -> Iterator[Path]:
    """Every file that someone writes by hand."""
    for place in PLACES:
        yield from (ROOT / place).rglob("*")
    for pattern in ALONE:
        yield from ROOT.glob(pattern)


def is_read(path: Path) -> bool:
    """Whether a file may not list the games: word files may, and whatever belongs to a game."""
    parts = path.parts
    words = "words" in parts[:-1] and not path.name.endswith(".test.ts")
    return (
        path.suffix in KINDS
        and path.as_posix() not in GENERATED
        and not MADE.intersection(parts)
        and not words
        and not any(name in part for name in OWN for part in parts)
    )


def named_in(text: str) -> list[str]:
    """The games whose names are in a text, alone or as a part of a longer name."""
    return [name for name in OWN if re.search(rf"(?<![a-z]){name}|{name.capitalize()}", text)]


def listing() -> set[str]:
    """The files that name two games or more."""
    relative = (path.relative_to(ROOT) for path in files() if path.is_file())
    return {
        path.as_posix()
        for path in relative
        if is_read(path) and len(named_in((ROOT / path).read_text(encoding="utf-8"))) > 1
    }


def test_the_games_are_found_by_their_names() -> None:
    first, second = OWN[:2]
    text = f'import {first.capitalize()}View; test_{second} = "not{OWN[2]}"'
    assert named_in(text) == [first, second]


def test_no_file_lists_the_games() -> None:
    assert sorted(listing() - {*STILL}) == []


def test_what_lists_no_games_any_more_is_taken_off_the_list() -> None:
    assert sorted({*STILL} - listing()) == []


def test_a_game_is_in_three_folders() -> None:
    tracked = subprocess.check_output(
        ["git", "ls-files", "src", "web/src", "tests"], cwd=ROOT, text=True
    ).splitlines()
    for name in OWN:
        homes = tuple(
            f"{folder}/games/{name}/" for folder in ("src/tavolino", "web/src", "tests")
        )
        named = [file for file in tracked if name in file.lower()]
        assert [file for file in named if not file.startswith(homes)] == []
        assert all(any(file.startswith(home) for file in named) for home in homes)


def games_in(literal: ast.expr) -> set[str]:
    """The games that are named in a literal."""
    constants = (node.value for node in ast.walk(literal) if isinstance(node, ast.Constant))
    return {*OWN}.intersection(value for value in constants if isinstance(value, str))


def lists_in(file: Path) -> list[str]:
    """The literals of a test that name more than two games."""
    return [
        f"{file.name}:{node.lineno}: {', '.join(sorted(games_in(node)))}"
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.List | ast.Tuple | ast.Set | ast.Dict)
        and len(games_in(node)) > 2
    ]


def test_no_test_lists_the_games() -> None:
    tests = [file for file in WRITTEN if not {"stored", *OWN}.intersection(file.parts)]
    assert [found for file in tests for found in lists_in(TESTS / file)] == []
