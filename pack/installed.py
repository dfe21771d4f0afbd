"""The installed games, as `games.py` collects them for a pack."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

SOURCE = Path("src")


@dataclass(frozen=True)
class Games:
    """Tavolino's own games, and those of packages that are installed beside it."""

    folder: Path
    """The files of the packages, and the words of all games as data."""
    points: dict[str, str]
    """The entry points of the packages' games."""
    boards: dict[str, str]
    """Which file in the folder draws the board of a game, if its package has one."""
    compiled: dict[str, list[str]]
    """By package the files of the modules that are compiled where it is installed."""
    licences: dict[str, str]
    """The licences of the packages, by distribution."""

    @classmethod
    def of(cls, python: Path, folder: Path) -> Games:
        """Collects the games that are installed for this Python."""
        # Our own games are those of this folder, whatever is installed there.
        path = filter(None, [str(SOURCE.resolve()), os.environ.get("PYTHONPATH")])
        done = subprocess.run(
            [python, Path(__file__).with_name("games.py"), folder],
            env=os.environ | {"PYTHONPATH": os.pathsep.join(path)},
            check=False,
            stdout=subprocess.PIPE,
        )
        if done.returncode:
            sys.exit(f"The games of {python} cannot be packed.")
        return cls(folder, **json.loads(done.stdout))

    @cached_property
    def entry_points(self) -> dict[str, str]:
        """The entry points of all games, our own first."""
        project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
        own: dict[str, str] = project["entry-points"]["tavolino.games"]
        return own | self.points

    def has(self, module: str) -> bool:
        """Whether a module belongs to Tavolino or to a package with games."""
        return module.partition(".")[0] in {"tavolino", *self.compiled}

    def file_of(self, module: str) -> Path | None:
        """The source of a module of Tavolino or of a package; None if there is none."""
        if not self.has(module):
            return None
        for root in (SOURCE, self.folder):
            folder = root / module.replace(".", "/")
            for file in (folder / "__init__.py", folder.with_suffix(".py")):
                if file.is_file():
                    return file
        return None
