"""Puts everything that Python has in a page into one folder: modules, packages and data."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import NamedTuple

from imports import PACKED, Modules
from installed import SOURCE, Games

LOCK = Path("requirements/dev.txt")
"""Has the versions and checksums of packages, so the page runs what the server runs."""

PLATFORM = "pyemscripten_2026_0_wasm32"

NEEDLESS = re.compile(r"\.pyi$|\.typed$|\.dist-info/|(^|/)tests?/|^librt/(?!__init__|vecs)")
"""Files of those packages that nothing reads."""


class Staged(NamedTuple):
    """What is in the folder."""

    names: list[str]
    """The modules of ours and of packages with games."""
    others: list[str]
    """What else they import."""
    wheels: list[Path]
    """The wheels of other packages."""


def stage(to: Path, wheels: Path, compiled: dict[str, Path], games: Games) -> Staged:
    """Copies everything into an empty folder."""
    shutil.rmtree(to, ignore_errors=True)
    modules = Modules(games)
    points = modules.playable()
    names, others = modules.reached(points)
    for name in names:
        copy_module(name, to, compiled, games)
    for at, built in compiled.items():
        place = to / at
        if place.parent.exists():
            shutil.copy(built, place)
    copy_data(to, {package_of(value) for value in points.values()}, games.folder)
    found = download(wheels, {package_of(each) for each in others} & PACKED.keys())
    for wheel in found:
        unpack(wheel, to)
    write_metadata(to, points)
    return Staged(names, sorted(each for each in others if not modules.lacking(each)), found)


def package_of(module: str) -> str:
    """The name of the package in which a module is."""
    return module.partition(".")[0].partition(":")[0]


def copy_module(name: str, to: Path, compiled: dict[str, Path], games: Games) -> None:
    """Copies the source of a module, unless the module is compiled."""
    file = games.file_of(name)
    assert file is not None, "only modules with a file are reached"
    root = SOURCE if file.is_relative_to(SOURCE) else games.folder
    place = to / file.relative_to(root)
    place.parent.mkdir(parents=True, exist_ok=True)
    if not any(at.startswith(f"{name.replace('.', '/')}.cpython") for at in compiled):
        shutil.copy(file, place)


def copy_data(to: Path, packages: set[str], folder: Path) -> None:
    """Copies the files of some packages that are not Python."""
    for package in packages:
        for file in (folder / package).rglob("*"):
            place = to / file.relative_to(folder)
            if file.is_file() and file.suffix != ".py":
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, place)


def download(wheels: Path, packages: set[str]) -> list[Path]:
    """The wheels of packages for the page, in the versions of the lock file."""
    wanted = {PACKED[package] for package in packages}
    blocks = re.split(r"\n(?=\w)", LOCK.read_text(encoding="utf-8"))
    locked = [block for block in blocks if block.partition("==")[0] in wanted]
    # The lock file says for which machines a package is; here it is for the page.
    text = "\n".join(re.sub(r" ;[^\\\n]*", "", block) for block in locked)
    chosen = wheels / "requirements.txt"
    if not chosen.exists() or chosen.read_text(encoding="utf-8") != text:
        shutil.rmtree(wheels, ignore_errors=True)
        wheels.mkdir(parents=True)
        fetch(wheels, text)
        chosen.write_text(text, encoding="utf-8")
    return sorted(wheels.glob("*.whl"))


def fetch(wheels: Path, requirements: str) -> None:
    """Downloads wheels for Pyodide's Python into a folder."""
    listed = wheels.with_suffix(".txt")
    listed.write_text(requirements, encoding="utf-8")
    subprocess.run(
        [
            sys.executable, "-m", "pip", "download", "-qq", "--no-deps", "--require-hashes",
            "--only-binary=:all:", "--implementation=cp", "--python-version=3.14",
            f"--platform={PLATFORM}", "--dest", wheels, "--requirement", listed,
        ],
        check=True,
    )  # fmt: skip


def unpack(wheel: Path, to: Path) -> None:
    """Unpacks what is needed of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if not name.endswith("/") and not NEEDLESS.search(name):
                archive.extract(name, to)


def write_metadata(to: Path, points: dict[str, str]) -> None:
    """Writes what `importlib.metadata` reads: the games are found by their entry points."""
    folder = to / "tavolino-0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: tavolino\nVersion: 0\n")
    lines = [f"{name} = {value}" for name, value in points.items()]
    (folder / "entry_points.txt").write_text("\n".join(["[tavolino.games]", *lines, ""]))
