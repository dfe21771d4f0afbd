"""Finds out which Python modules belong into the pack, and puts them into one folder.

The pack has what `ROOTS` import, directly or not, also in functions. Packages that are not
`PACKED` are missing in the page, and so is every module of ours that cannot be imported
without them.
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

SOURCE = Path("src")

ROOTS = ("tavolino.page.table", "tavolino.page.thinking")
"""What the page imports, besides the descriptors of the games."""

PACKED = {
    "itsdangerous": "itsdangerous",
    "librt": "librt",
    "msgspec": "msgspec",
    "mypy_extensions": "mypy-extensions",
    "structlog": "structlog",
}
"""The packages that the page may import, with the names of their distributions."""

LOCK = Path("requirements/dev.txt")
"""Has their versions and checksums, so the page runs what the server runs."""

PLATFORM = "pyemscripten_2026_0_wasm32"

NEEDLESS = re.compile(r"\.pyi$|\.typed$|\.dist-info/|(^|/)tests?/|^librt/(?!__init__|vecs)")
"""Files of those packages that nothing reads."""


class Imports(NamedTuple):
    """The names that a module imports, and those without which it cannot be imported."""

    all: set[str]
    required: set[str]


def stage(to: Path, wheels: Path, compiled: dict[str, Path]) -> tuple[list[str], list[Path]]:
    """Copies everything into an empty folder.

    Returns the names of the modules that the page imports, and the wheels of other packages.
    """
    shutil.rmtree(to, ignore_errors=True)
    names, others = reached()
    for name in names:
        file = file_of(name)
        assert file is not None, "only modules with a file are reached"
        place = to / file.relative_to(SOURCE)
        place.parent.mkdir(parents=True, exist_ok=True)
        if not any(at.startswith(f"{name.replace('.', '/')}.cpython") for at in compiled):
            shutil.copy(file, place)
    for at, built in compiled.items():
        place = to / at
        if place.parent.exists():
            shutil.copy(built, place)
    packages = {each.partition(".")[0] for each in others}
    found = download(wheels, packages & PACKED.keys())
    for wheel in found:
        unpack(wheel, to)
    write_metadata(to)
    return names + sorted(each for each in others if not lacking(each)), found


def reached() -> tuple[list[str], set[str]]:
    """Our modules that can be imported in the page, and what else they import."""
    todo = [*ROOTS, *(value.partition(":")[0] for value in entry_points().values())]
    found: set[str] = set()
    while todo:
        name = todo.pop()
        if name in found or file_of(name) is None or lacking(name):
            continue
        found.add(name)
        todo += imports(name).all
    for root in ROOTS:
        if root not in found:
            sys.exit(f"{root} cannot be imported in the page: {' needs '.join(lacking(root))}")
    everything = {each for name in found for each in imports(name).all}
    return sorted(found), {each for each in everything if not each.startswith("tavolino")}


@cache
def lacking(name: str) -> tuple[str, ...]:
    """Why a module cannot be imported in the page: who needs whom, down to what is missing."""
    package = name.partition(".")[0]
    if package != "tavolino":
        known = package in PACKED or package in sys.stdlib_module_names
        return () if known else (package,)
    todo, by = [name], {name: ""}
    while todo:
        one = todo.pop()
        for each in sorted(imports(one).required if file_of(one) else ()):
            if each in by:
                continue
            by[each] = one
            if not each.startswith("tavolino") and lacking(each):
                return chain(each, by)
            todo.append(each)
    return ()


def chain(last: str, by: dict[str, str]) -> tuple[str, ...]:
    """The way to a missing package, in order."""
    way = [last]
    while by[way[0]]:
        way.insert(0, by[way[0]])
    return tuple(way)


def file_of(name: str) -> Path | None:
    """The file of one of our modules or packages; None if it is something else."""
    if not name.startswith("tavolino"):
        return None
    folder = SOURCE / name.replace(".", "/")
    candidates = (folder / "__init__.py", folder.with_suffix(".py"))
    return next((file for file in candidates if file.is_file()), None)


@cache
def imports(name: str) -> Imports:
    """What one of our modules imports."""
    file = file_of(name)
    assert file is not None, "only our own modules are read"
    tree = ast.parse(file.read_text(encoding="utf-8"))
    package = {name.rpartition(".")[0]} - {""}
    return Imports(
        package.union(imported(tree, late=True)), package.union(imported(tree, late=False))
    )


def imported(node: ast.AST, *, late: bool) -> Iterator[str]:
    """The names that code imports; with `late`, also in functions and where it may fail."""
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        for each in node.orelse:
            yield from imported(each, late=late)
        return
    if not late and isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Try):
        return
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    if isinstance(node, ast.ImportFrom) and node.module:
        yield node.module
        yield from (f"{node.module}.{alias.name}" for alias in node.names)
    for child in ast.iter_child_nodes(node):
        yield from imported(child, late=late)


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


def write_metadata(to: Path) -> None:
    """Writes what `importlib.metadata` reads: the games are found by their entry points."""
    folder = to / "tavolino-0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: tavolino\nVersion: 0\n")
    lines = [f"{name} = {value}" for name, value in entry_points().items()]
    (folder / "entry_points.txt").write_text("\n".join(["[tavolino.games]", *lines, ""]))


def entry_points() -> dict[str, str]:
    """The entry points of our games."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    points: dict[str, str] = project["entry-points"]["tavolino.games"]
    return points
