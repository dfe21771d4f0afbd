"""Packages of games beside Tavolino, found as if they were installed."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

from support.paths import ROOT
from tavolino.games.descriptor import Descriptor
from tavolino.kit.newgame import write_package

COMMAND = "from tavolino.cli import main; main()"


def new_game(folder: Path) -> Path:
    """A package as `tavolino new-game` writes it, found as if it were installed."""
    write_package("three_stones", folder / "package")
    source = folder / "package" / "src"
    installed_as(source, "tavolino-three_stones", "three_stones = tavolino_three_stones:GAME")
    return source / "tavolino_three_stones"


def new_descriptor(folder: Path) -> Descriptor:
    """A new game in this process, whose texts and data are in a folder for a test to break."""
    package = new_game(folder)
    sys.path.insert(0, str(package.parent))
    try:
        module = import_module(package.name)  # from the first folder that had it
    finally:
        sys.path.remove(str(package.parent))
    game: Descriptor = type(module.GAME)()
    game.folder = package
    return game


def break_files(game: Descriptor, pattern: str, old: str, new: str) -> None:
    """Replaces a text in files of a game, each of which has to have it."""
    for file in game.folder.glob(pattern):
        text = file.read_text(encoding="utf-8")
        assert old in text, file
        file.write_text(text.replace(old, new), encoding="utf-8")


def example_game(folder: Path) -> Path:
    """The example of the guide, found in a folder as if it were installed there."""
    package = folder / "tavolino_mills"
    package.symlink_to(ROOT / "examples" / "mills" / "src" / package.name)
    installed_as(folder, "tavolino-mills", "mills = tavolino_mills:MILLS")
    return package


def installed_as(folder: Path, name: str, point: str) -> None:
    """Makes importlib find the entry point of a package in a folder."""
    info = folder / f"{name.replace('-', '_')}-0.1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1\n")
    (info / "entry_points.txt").write_text(f"[tavolino.games]\n{point}\n")


def python_path(folder: Path) -> str:
    """The path of Python with the packages of a folder."""
    return os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))


def run(
    folder: Path, *words: str, typed: str | None = None
) -> subprocess.CompletedProcess[str]:
    """Runs Python with the packages of a folder beside Tavolino."""
    return subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "PYTHONPATH": python_path(folder), "XDG_DATA_HOME": str(folder)},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
