"""SECURITY.md: every threat names its tests, and every test file about attacks is named."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
THREATS = PAGE.partition("\n## Threats\n")[2].partition("\n## ")[0]
ROWS = [
    [cell.strip() for cell in line.strip("|").split(" | ")]
    for line in THREATS.splitlines()
    if line.startswith("| ") and not line.startswith(("| who |", "| --- |"))
]
NAMED = re.compile(r"`([\w/.-]+)::([^`]+)`")

ABOUT_ATTACKS = [
    "test_blocklist.py", "test_budgets.py", "test_bus_away.py", "test_bus_forged.py",
    "test_bus_sites.py", "test_door.py", "test_fair.py", "test_forg*.py", "test_*fuzz.py",
    "test_host.py", "test_intruders*.py", "test_laggard.py", "test_*leaks.py",
    "test_licences.py", "test_limits.py", "test_logs.py", "test_long_matches.py",
    "test_names.py", "test_ports.py", "test_repeated_commands.py", "test_rotation.py",
    "test_schemathesis.py", "test_*secrets.py", "test_settings.py", "test_slow_requests.py",
    "test_store_start.py", "test_taking_back.py",
]  # fmt: skip


def place(file: str) -> Path:
    """Where a file is that the page names."""
    return ROOT / file if "/" in file else ROOT / "tests" / file


@cache
def known_in(file: Path) -> set[str]:
    """The names of the tests in a file, or of the functions if it has no tests."""
    if not file.is_file():
        return set()
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".ts":
        return set(re.findall(r'^\s*test\(\s*"(.+?)", ', text, re.MULTILINE))
    functions = [
        node.name
        for node in ast.parse(text).body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    return {name for name in functions if name.startswith("test_")} or set(functions)


@pytest.mark.parametrize("row", ROWS, ids=range(len(ROWS)))
def test_a_threat_names_tests_that_exist(row: list[str]) -> None:
    who, what, answer, tests = row
    assert who
    assert what
    assert answer
    named = NAMED.findall(tests)
    assert ", ".join(f"`{file}::{test}`" for file, test in named) == tests
    assert named
    for file, test in named:
        assert test in known_in(place(file)), f"{file}::{test}"


def test_a_test_that_does_not_exist_is_noticed() -> None:
    assert len(ROWS) > 50
    assert "test_a_threat_names_tests_that_exist" in known_in(place("test_security.py"))
    assert "place" not in known_in(place("test_security.py"))
    assert "late" in known_in(place("bench/abuse/attacks.py"))
    assert "the first load is small" in known_in(place("web/e2e/pages.spec.ts"))
    assert not known_in(place("test_nonesuch.py"))


def test_every_file_about_attacks_is_named() -> None:
    named = {file for row in ROWS for file, _ in NAMED.findall(row[3])}
    for pattern in ABOUT_ATTACKS:
        files = {file.name for file in (ROOT / "tests").glob(pattern)}
        assert files, pattern
        assert files <= named, files - named
