"""Names: a class is found by its name, and a constant says what it is."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

from support.paths import ROOT

FORMER = re.compile(
    r"_?(MOST|FEWEST|SHORTEST|LONGEST)(_.+)?|PATIENCE|QUIET|LOST|EVERY|AGAIN|LOOK|FEW"
)
"""Limits and times that are called MAX, MIN, TIMEOUT and INTERVAL."""


def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


TREES = {file: tree_of(file) for file in (ROOT / "src").rglob("*.py")}


def test_no_two_classes_have_the_same_name() -> None:
    names = Counter(
        node.name
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    )
    assert [name for name, times in names.items() if times > 1] == []


def test_constants_say_maximum_minimum_timeout_or_interval() -> None:
    found = {
        f"{file.relative_to(ROOT)}: {target.id}"
        for file, tree in TREES.items()
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name) and FORMER.fullmatch(target.id)
    }
    assert found == set()
