"""The layers of the packages, and the page that explains them."""

from __future__ import annotations

import inspect
import pkgutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

import tavolino
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
