"""Collects what a pack needs of the installed games: `games.py OUT`.

Run it where Tavolino is installed, and beside it the packages whose games belong into the pack.
OUT gets the words, rules and lessons of every game as data, because a pack has no parser for
them, and the source and all other files of those packages. It prints as JSON what `Games` in
`contents.py` has.
"""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import Distribution, EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from tavolino.games import GROUP, HOME, descriptors
from tavolino.games.descriptor import Descriptor
from tavolino.games.lesson import FOLDER as LESSON
from tavolino.games.register import FILE as REGISTER
from tavolino.games.rulebook import FOLDER as RULEBOOK
from tavolino.games.scene import SETUPS
from tavolino.words import BadWords
from tavolino.words.compiler import Compiler

LEFT = {".so", ".pyd", ".pyc", ".pyi", ".typed", ".ftl"}
"""Endings of files that a page cannot use, or that nothing reads there."""


def main() -> None:
    """Writes everything, and prints what there is."""
    out = Path(sys.argv[1])
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    points = list(of_packages())
    folders = {package(point.module): folder_of(point.module) for point in points}
    for folder in folders.values():
        copy(folder, out / folder.name)
    for descriptor in descriptors().values():
        write_words(descriptor, out)
        copy_data(descriptor, out)
    collected = {
        "points": {point.name: point.value for point in points},
        "boards": {point.name: str(board) for point in points if (board := board_of(point))},
        "compiled": {name: compiled(folder) for name, folder in folders.items()},
        "licences": dict(licence(point.dist) for point in points if point.dist),
    }
    sys.stdout.write(json.dumps(collected))


def of_packages() -> Iterator[EntryPoint]:
    """The entry points of the games that are found here and are not Tavolino's own."""
    for point in sorted(entry_points(group=GROUP), key=lambda each: each.value):
        found = descriptors().get(point.name)
        if package(point.module) != HOME and found is not None and point.load() is found:
            yield point


def package(module: str) -> str:
    """The name of the package in which a module is."""
    return module.partition(".")[0]


def folder_of(module: str) -> Path:
    """The folder of the package in which a module is."""
    spec = find_spec(package(module))
    if spec is None or not spec.submodule_search_locations:
        sys.exit(f"{module} is not in a package, so a pack cannot have it.")
    return Path(spec.submodule_search_locations[0])


def copy(folder: Path, to: Path) -> None:
    """Copies the files of a package that may be used in a page."""
    for file in sorted(folder.rglob("*")):
        if file.is_file() and file.suffix not in LEFT:
            place = to / file.relative_to(folder)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, place)


def write_words(descriptor: Descriptor, out: Path) -> None:
    """Writes the words, rules and lesson of a game as data, a file for each language."""
    for file in sorted(descriptor.folder.glob("*/*.ftl")):
        place = (out / place_of(descriptor, file)).with_suffix(".json")
        place.parent.mkdir(parents=True, exist_ok=True)
        try:
            texts = Compiler(file).texts()
        except BadWords as error:
            sys.exit(f"{descriptor.rules.name}: {error}")
        text = json.dumps(texts, ensure_ascii=False, separators=(",", ":"))
        place.write_text(text, encoding="utf-8")


def copy_data(descriptor: Descriptor, out: Path) -> None:
    """Copies what the rules and the lesson of a game need besides their words."""
    for name in (REGISTER, SETUPS, f"{RULEBOOK}/rulebook.json", f"{LESSON}/lesson.json"):
        file = descriptor.folder / name
        if file.is_file():
            place = out / place_of(descriptor, file)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, place)


def place_of(descriptor: Descriptor, file: Path) -> Path:
    """Where a file of a game is, as seen from the folder with its package."""
    return file.relative_to(folder_of(type(descriptor).__module__).parent)


def board_of(point: EntryPoint) -> Path | None:
    """The module that draws the board of a game, if it has one."""
    descriptor = descriptors()[point.name]
    return place_of(descriptor, descriptor.module) if descriptor.module.is_file() else None


def compiled(folder: Path) -> list[str]:
    """The modules of a package that are compiled here: beside the source is an extension."""
    return [
        str(file.relative_to(folder.parent))
        for file in sorted(folder.rglob("*.py"))
        if any(file.with_suffix(suffix).is_file() for suffix in EXTENSION_SUFFIXES)
    ]


def licence(distribution: Distribution) -> tuple[str, str]:
    """The name and version of a package, and its licence: its text, or what it is called."""
    metadata = distribution.metadata
    files = [file for file in distribution.files or () if "licen" in file.name.lower()]
    texts = [file.read_text() for file in files if ".dist-info" in file.parts[0]]
    fields = (metadata[name] for name in ("License-Expression", "License") if name in metadata)
    text = "\n\n".join(texts).strip() or next(fields, "It names no licence.")
    return f"{metadata['Name']} {metadata['Version']}", text


if __name__ == "__main__":
    main()
