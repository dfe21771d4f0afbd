"""Creates a new game package: small, complete, and conforming."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,29}")

TEMPLATE: Final = Path(__file__).parent / "template"

# {name} is the game's name.
MODULES: Final = "src/tavolino_{name}"
PLACES: Final = {
    "pyproject.toml": "pyproject.toml",
    "setup.py": "setup.py",
    "README.md": "README.md",
    "init.py": f"{MODULES}/__init__.py",
    "test_game.py": "tests/test_{name}.py",
}
"""Where files of the template go that do not go to the modules under their own names."""


def write_package(name: str, folder: Path) -> list[Path]:
    """Writes a package for a game of this name into a new folder. Returns the files it wrote.

    Raises ValueError if the name is not valid, and FileExistsError if the folder exists.
    """
    if not NAME.fullmatch(name):
        raise ValueError("a name has lowercase letters, digits and _, and begins with a letter")
    folder.mkdir(parents=True)
    written = []
    for source in sorted(filter(Path.is_file, TEMPLATE.rglob("*"))):
        file = folder / place_of(source.relative_to(TEMPLATE).as_posix(), name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(fill_in(source.read_text(encoding="utf-8"), name), encoding="utf-8")
        written.append(file)
    (folder / MODULES.format(name=name) / "py.typed").touch()
    return written


def place_of(source: str, name: str) -> str:
    """The path of a template's file in the package."""
    source = source.removesuffix(".txt")
    return PLACES.get(source, f"{MODULES}/{source}").format(name=name)


def fill_in(text: str, name: str) -> str:
    """A text of the template, filled in for a game of this name."""
    title = name.replace("_", " ").title()
    values = {"name": name, "Class": title.replace(" ", ""), "Title": title}
    return re.sub(r"%%(\w+)%%", lambda gap: values[gap[1]], text)
