"""What the measurements import of the product is there: nothing else runs them often."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from support.paths import ROOT

BENCHES = sorted((ROOT / "bench").rglob("*.py"))


@pytest.mark.parametrize("file", BENCHES, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_measurement_imports_what_exists(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tavolino"):
            module = import_module(node.module or "")
            missing = [each.name for each in node.names if not hasattr(module, each.name)]
            assert not missing or node.module == "tavolino.games", missing
