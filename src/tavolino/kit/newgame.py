"""Creates a new game package: small, complete, and conforming."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Final

NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,29}")

# Where each file of the template goes; {name} is the game's name.
PLACES: Final = {
    "pyproject.toml": "pyproject.toml",
    "setup.py": "setup.py",
    "README.md": "README.md",
    "init.py": "src/tavolino_{name}/__init__.py",
    "position.py": "src/tavolino_{name}/position.py",
    "game.py": "src/tavolino_{name}/game.py",
    "types.py": "src/tavolino_{name}/types.py",
    "board.example.js": "src/tavolino_{name}/board.example.js",
    "board-types.d.ts": "src/tavolino_{name}/board-types.d.ts",
    "test_game.py": "tests/test_{name}.py",
}
WORDS: Final = "src/tavolino_{name}/words"


def write_package(name: str, folder: Path) -> list[Path]:
    """Writes a package for a game of this name into a new folder. Returns the files it wrote.

    Raises ValueError if the name is not valid, and FileExistsError if the folder exists.
    """
    if not NAME.fullmatch(name):
        raise ValueError("a name has lowercase letters, digits and _, and begins with a letter")
    folder.mkdir(parents=True)
    template = files("tavolino.kit") / "template"
    written = []
    for source in sorted(template.iterdir(), key=lambda file: file.name):
        file = folder / place_of(source.name.removesuffix(".txt"), name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(fill_in(source.read_text(encoding="utf-8"), name), encoding="utf-8")
        written.append(file)
    (folder / f"src/tavolino_{name}/py.typed").touch()
    return written


def place_of(source: str, name: str) -> str:
    """The path of a template's file in the package."""
    if source.endswith(".ftl"):
        return f"{WORDS.format(name=name)}/{source}"
    return PLACES[source].format(name=name)


def fill_in(text: str, name: str) -> str:
    """A text of the template, filled in for a game of this name."""
    title = name.replace("_", " ").title()
    values = {"name": name, "Class": title.replace(" ", ""), "Title": title}
    return re.sub(r"%%(\w+)%%", lambda gap: values[gap[1]], text)
