"""Each planted bug changes one line of the product, and the product still compiles."""

from __future__ import annotations

import ast
import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from simulator.planted import Bug, bugs, plant

ROOT = Path(__file__).parents[2]
PRODUCT = ROOT / "src/tavolino"

BUGS = [*bugs(), *bugs("found")]
each_bug = pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.name)


def source_of(bug: Bug) -> str:
    """The module without the bug."""
    return (PRODUCT / bug.file).read_text(encoding="utf-8")


def test_there_are_thirty_planted_bugs_or_more() -> None:
    assert len(bugs()) >= 30


def test_the_docs_say_of_every_bug_whether_it_is_found() -> None:
    page = (ROOT / "docs/made/simulator.md").read_text(encoding="utf-8")
    assert [bug.name for bug in BUGS if f"`{bug.name}`" not in page] == []


def test_every_planted_bug_has_a_name_of_its_own() -> None:
    names = [bug.name for bug in BUGS]
    assert len({*names}) == len(names)
    assert [name for name in names if not re.fullmatch(r"[a-z]+(-[a-z]+)+", name)] == []


def test_no_bug_is_planted_twice() -> None:
    changed = [(bug.file, bug.after, bug.old, bug.new) for bug in BUGS]
    assert len({*changed}) == len(changed)


@each_bug
def test_a_planted_bug_is_told_in_a_sentence(bug: Bug) -> None:
    assert re.fullmatch(r"[A-Z].*[a-z0-9]\.", bug.says)
    assert len(bug.says.split()) > 4


@each_bug
def test_a_planted_bug_changes_exactly_one_line(bug: Bug) -> None:
    before = source_of(bug).split("\n")
    after = bug.planted(source_of(bug)).split("\n")
    changed = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    [(old, new)] = changed
    assert (old.strip(), new.strip()) == (bug.old, bug.new)
    indents = [len(line) - len(line.lstrip()) for line in (old, new)]
    assert indents[0] == indents[1]


@each_bug
def test_a_module_with_a_planted_bug_compiles_to_something_else(bug: Bug) -> None:
    trees = [
        ast.dump(ast.parse(source)) for source in (source_of(bug), bug.planted(source_of(bug)))
    ]
    assert trees[0] != trees[1]
    compile(bug.planted(source_of(bug)), bug.file, "exec")


def example(lines: str, after: str = "") -> str:
    """What becomes of some lines when a bug is planted in them."""
    bug = Bug("a-bug", "It is wrong.", "a/file.py", "x = 1", "x = 2", after)
    return bug.planted(lines)


def test_a_line_is_changed_where_it_is() -> None:
    assert example("if y:\n    x = 1\n    z = 1\n") == "if y:\n    x = 2\n    z = 1\n"


def test_a_line_that_is_there_twice_is_the_first_after_another() -> None:
    assert example("x = 1\ny\nx = 1\nx = 1", after="y") == "x = 1\ny\nx = 2\nx = 1"


@pytest.mark.parametrize("lines", ["x = 1\nx = 1", "x = 11", "y", ""])
def test_a_line_that_is_not_there_once_is_refused(lines: str) -> None:
    with pytest.raises(ValueError, match=r"the line is there [02] times"):
        example(lines)


@pytest.mark.parametrize("lines", ["y\nx = 1\ny\nx = 1", "x = 1"])
def test_the_line_before_is_there_exactly_once(lines: str) -> None:
    with pytest.raises(ValueError, match="unpack"):
        example(lines, after="y")


SCRIPT = """
import sys
from simulator.planted import plant
if sys.argv[1]:
    plant(sys.argv[1])
from tavolino.hosting.clock import TableTime
from tavolino.hosting.machine import Machine

class Late(Machine):
    late = 0.0

    def now(self) -> int:
        return 0

    def seconds(self) -> float:
        return self.late

machine = Late()
time = TableTime(machine)
machine.late = 60.0
print(time.now())
"""
"""The time at a table a minute after the store was asked last."""


@pytest.mark.parametrize(
    ("planted", "now"),
    [("", 5_000), ("clock-runs-without-the-store", 60_000), ("clock-counts-downtime", 5_000)],
)
def test_a_planted_bug_is_in_the_product_and_no_other_is(planted: str, now: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, planted],
        env={**os.environ, "PYTHONPATH": str(ROOT / "tests")},
        capture_output=True,
        check=True,
        text=True,
    )
    assert int(done.stdout) == now


def test_a_bug_is_planted_only_before_the_product_is_imported() -> None:
    importlib.import_module("tavolino.hosting.clock")
    before = [*sys.meta_path]
    with pytest.raises(AssertionError, match="is imported already"):
        plant("clock-runs-without-the-store")
    assert sys.meta_path == before
