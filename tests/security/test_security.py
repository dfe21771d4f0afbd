"""SECURITY.md: every threat names its tests, and every test file about attacks is named."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from support.paths import ROOT, TESTS

PAGE = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
THREATS = PAGE.partition("\n## Threats\n")[2].partition("\n## ")[0]
ROWS = [
    [cell.strip() for cell in line.strip("|").split(" | ")]
    for line in THREATS.splitlines()
    if line.startswith("| ") and not line.startswith(("| who |", "| --- |"))
]
NAMED = re.compile(r"`([\w/.-]+)::([^`]+)`")

ABOUT_ATTACKS = [
    "faults/test_bus_away.py",
    "games/dimenticato/test_leaks.py",
    "games/dimenticato/test_secrets.py",
    "games/triominos/test_secrets.py",
    "hosting/access",
    "hosting/bus/test_two_sites.py",
    "hosting/calls/test_host.py",
    "hosting/live/test_slow_clients.py",
    "hosting/match/test_long_matches.py",
    "hosting/match/test_repeats.py",
    "hosting/match/test_taking_back.py",
    "hosting/privacy",
    "rules/test_secrets.py",
    "security",
    "server/backends/test_opening.py",
    "server/hardening",
    "server/http/test_openapi.py",
    "server/process/test_logs.py",
    "server/process/test_ports.py",
    "server/test_settings.py",
    "test_licences.py",
]


def place(file: str) -> Path:
    """Where a file is that the page names."""
    return ROOT / file


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
    assert "test_a_threat_names_tests_that_exist" in known_in(
        place("tests/security/test_security.py")
    )
    assert "place" not in known_in(place("tests/security/test_security.py"))
    assert "late" in known_in(place("bench/abuse/attacks.py"))
    assert "pages have nothing inline, and a policy that forbids it" in known_in(
        place("web/e2e/pages.spec.ts")
    )
    assert not known_in(place("tests/test_nonesuch.py"))


def test_every_file_about_attacks_is_named() -> None:
    named = {file for row in ROWS for file, _ in NAMED.findall(row[3])}
    for entry in ABOUT_ATTACKS:
        files = {str(file.relative_to(ROOT)) for file in about(TESTS / entry)}
        assert files, entry
        assert files <= named, files - named


def about(place: Path) -> list[Path]:
    """The tests in a folder but for this one, or the one test that is meant."""
    found = place.glob("test_*.py") if place.is_dir() else [place]
    return [file for file in found if file != Path(__file__)]
