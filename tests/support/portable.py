"""Tests that run on every system, with `TAVOLINO_PORTABLE=1` and requirements/portable.txt.

These are the tests that start no process, open no socket and need no other package, such as
those of rules, tables, words, drawings and the store in SQLite. Their files say so by what they
import, so nobody has to keep a list.
"""

from __future__ import annotations

import ast
import os
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from support.paths import ROOT, TESTS

PORTABLE = os.environ.get("TAVOLINO_PORTABLE") == "1"

SOURCE = ROOT / "src"
LOCK = ROOT / "requirements/portable.txt"

NOT_EVERYWHERE = {"multiprocessing", "select", "signal", "socket", "subprocess"}
"""Modules that every Python has, but that do not do the same on every system. The product may
import them, because it uses them only where they work."""

POSTGRES = "asyncpg"
"""What a test of PostgreSQL imports. Where one of several stores is in PostgreSQL, a helper
imports it, and the name of the test says which store it is about."""


def unportable() -> list[str]:
    """The names of the test files that need more than every system has."""
    usual = (sys.stdlib_module_names - NOT_EVERYWHERE) | locked() | {"tavolino"}
    return [
        file.relative_to(TESTS).as_posix()
        for file in sorted(TESTS.rglob("test_*.py"))
        if needs(file) - usual or POSTGRES in imports(file)
    ]


def locked() -> set[str]:
    """The names of the packages in the lock, as one imports them."""
    names = re.findall(r"^([a-z\d-]+)==", LOCK.read_text(encoding="utf-8"), re.MULTILINE)
    return {each for name in names for each in (name.replace("-", "_"), name.partition("-")[0])}


@cache
def needs(file: Path) -> frozenset[str]:
    """The modules of others that a file imports, itself or through files of ours."""
    found: set[str] = set()
    for name in imports(file):
        path = name.replace(".", "/")
        ours = [TESTS / f"{path}.py", SOURCE / f"{path}.py", SOURCE / path / "__init__.py"]
        if own := next((each for each in ours if each.is_file()), None):
            # A package may import its own modules.
            found |= frozenset() if own == file else needs(own)
        else:
            found.add(name.partition(".")[0])
    return frozenset(found - NOT_EVERYWHERE if file.is_relative_to(SOURCE) else found)


def imports(file: Path) -> Iterator[str]:
    """The modules that a file imports, of the product only those that it always imports."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in tree.body if file.is_relative_to(SOURCE) else ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            if node.module.startswith("tavolino"):
                yield from (f"{node.module}.{each.name}" for each in node.names)
