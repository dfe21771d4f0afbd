"""The layers of the packages, and the page that explains them."""

from __future__ import annotations

import inspect
import pkgutil
import re
import runpy
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import grimp
import pytest

import tavolino
from support.installed_games import OWN
from support.paths import ROOT
from tavolino import hosting, server
from tavolino.hosting.store import store

PAGE = ROOT / "docs" / "made" / "index.md"
MAX_METHODS = 15


def modules(package: Any) -> set[str]:
    """The modules and packages in a package."""
    return {module.name for module in pkgutil.iter_modules(package.__path__)}


@pytest.mark.parametrize("package", [tavolino, hosting, server])
def test_every_module_is_in_a_layer(package: Any) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    [contract] = [
        each
        for each in project["tool"]["importlinter"]["contracts"]
        if each.get("containers") == [package.__name__]
    ]
    assert contract["exhaustive"]
    layers = {name.strip() for layer in contract["layers"] for name in layer.split("|")}
    assert layers == modules(package)


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    """Who imports whom in the package."""
    return grimp.build_graph("tavolino")


@pytest.mark.parametrize("game", OWN)
def test_a_game_knows_no_other_and_its_rules_know_only_the_contract(
    game: str, graph: grimp.ImportGraph
) -> None:
    home = f"tavolino.games.{game}"
    for module in [home, *graph.find_descendants(home)]:
        known = graph.find_modules_directly_imported_by(module)
        others = {name.split(".")[2] for name in known if name.startswith("tavolino.games.")}
        assert not (others & {*OWN}) - {game}, module
        if module.startswith(f"{home}.rules."):
            beyond = {f"{home}.rules", "tavolino.rules"}
            assert {name for name in known if name.rpartition(".")[0] not in beyond} == set()


def test_every_contract_and_every_source_of_compiled_modules_matches_something(
    graph: grimp.ImportGraph,
) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    named = re.findall(r"tavolino[\w.*]*", repr(project["tool"]["importlinter"]["contracts"]))
    assert [name for name in named if not graph.find_matching_modules(name)] == []
    sources = runpy.run_path(str(ROOT / "setup.py"))["SOURCES"]
    assert [each for each in sources if not [*(ROOT / "src/tavolino").glob(each)]] == []


def test_packages_can_be_taken_in_at_a_glance() -> None:
    assert len(modules(server)) <= 7
    assert len(modules(hosting)) <= 18


def test_an_interface_of_the_store_is_small() -> None:
    methods = {
        name: [each for each in vars(kind).values() if inspect.isfunction(each)]
        for name, kind in inspect.getmembers(store, inspect.isclass)
        if kind.__module__ == store.__name__
    }
    assert len(methods) > 5
    assert {name for name, found in methods.items() if len(found) > MAX_METHODS} == set()


def test_the_architecture_page_names_every_folder() -> None:
    files = subprocess.check_output(["git", "ls-files"], cwd=ROOT, text=True).splitlines()
    places = [Path(file).parts for file in files]
    folders = {f"{parts[0]}/" for parts in places if len(parts) > 1} - {"src/"}
    folders |= {
        "/".join(parts[:3]) + "/" for parts in places if parts[0] == "src" and parts[3:]
    }
    page = PAGE.read_text()
    assert {folder for folder in folders if f"| `{folder}` |" not in page} == set()
