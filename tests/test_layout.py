"""The tests mirror src/tavolino, so that the tests of a module are where one looks for them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

from support.mirror import SOURCE, covering
from support.paths import TESTS

ABOUT_OTHER_THINGS = {"bench", "docs", "faults", "security", "simulator", "web"}
"""Folders with tests that are of no package."""

ABOUT_THE_REPOSITORY = {
    "test_architecture.py",
    "test_gate.py",
    "test_layout.py",
    "test_layers.py",
    "test_licences.py",
    "test_lists_of_games.py",
    "test_names.py",
    "test_public_api.py",
    "test_setup.py",
    "test_tags.py",
    "test_workflows.py",
}

PROGRAMS = {
    "conftest.py",
    "hosting/store/conftest.py",
    "faults/rolling_upgrade.py",
    "stored/make.py",
    "stored/make_records.py",
}
"""What is neither a test nor a helper."""

FILES = sorted(
    PurePosixPath(file.relative_to(TESTS))
    for file in TESTS.rglob("*.py")
    if "__pycache__" not in file.parts
)
MIRRORED = [
    file
    for file in FILES
    if file.name.startswith("test_")
    and len(file.parts) > 1
    and file.parts[0] not in ABOUT_OTHER_THINGS
]


def modules() -> Iterator[PurePosixPath]:
    """Every module and package of the source."""
    for path in SOURCE.rglob("*"):
        if path.suffix == ".py" and path.name != "__init__.py":
            yield PurePosixPath(path.relative_to(SOURCE)).with_suffix("")
        elif (path / "__init__.py").exists():
            yield PurePosixPath(path.relative_to(SOURCE))


MODULES = [*modules()]


def test_the_tests_at_the_top_are_about_the_whole_repository() -> None:
    top = {file.name for file in FILES if len(file.parts) == 1} - PROGRAMS
    assert top == ABOUT_THE_REPOSITORY


def test_every_other_folder_with_tests_is_a_package() -> None:
    folders = {file.parent for file in MIRRORED}
    assert {str(folder) for folder in folders if folder not in MODULES} == set()


@pytest.mark.parametrize("test", MIRRORED, ids=str)
def test_a_test_of_a_module_is_where_the_module_is(test: PurePosixPath) -> None:
    name = test.stem.removeprefix("test_")
    homes = [module.parent for module in MODULES if module.name == name]
    below = [home for home in homes if home.is_relative_to(test.parent)]
    assert below or not homes or name == test.parent.name, [str(home / name) for home in homes]


def test_helpers_are_in_support_or_with_what_they_are_about() -> None:
    helpers = [file for file in FILES if not file.name.startswith("test_")]
    elsewhere = [
        str(file)
        for file in helpers
        if file.parts[0] not in {"simulator", "support"} and not file.match("games/*/*.py")
    ]
    assert {*elsewhere} == PROGRAMS


def imported(file: Path) -> set[str]:
    """The modules that a file imports."""
    nodes = [*ast.walk(ast.parse(file.read_text(encoding="utf-8")))]
    names = {
        alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names
    }
    return names | {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}


def test_no_test_imports_another() -> None:
    importing = {
        str(file): found
        for file in FILES
        if (found := {m for m in imported(TESTS / file) if "test_" in m.rpartition(".")[2][:5]})
    }
    assert importing == {}


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("src/tavolino/hosting/access/budgets.py", {"hosting/access/test_budgets.py"}),
        ("src/tavolino/games/memento/rules/effects.py", {"games/memento/test_effects.py"}),
        ("src/tavolino/games/memento/rules/position.py", {"games/memento/test_rules.py"}),
        ("src/tavolino/words/texts.py", {"words/test_texts.py"}),
        ("tests/test_layout.py", {"test_layout.py"}),
        ("tests/security/test_leaks.py", {"security/test_leaks.py"}),
        ("tests/hosting/access/test_names.py", {"hosting/access/test_names.py"}),
        ("README.md", set()),
    ],
)
def test_the_tests_of_a_changed_file_are_found(changed: str, tests: set[str]) -> None:
    assert covering([changed])[0] == tests


def test_the_tests_of_its_folder_stand_in_for_those_of_a_module_without_any() -> None:
    tests, said = covering(["src/tavolino/search/nodes.py"])
    assert tests == {"search/test_evaluator.py", "search/test_ismcts.py", "search/test_mcts.py"}
    assert len(said) == 1
