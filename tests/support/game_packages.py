"""Packages of games beside Tavolino, found as if they were installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tavolino.kit.newgame import write_package

COMMAND = "from tavolino.cli import main; main()"


def new_game(folder: Path) -> Path:
    """A package as `tavolino new-game` writes it, found as if it were installed."""
    write_package("three_stones", folder / "package")
    source = folder / "package" / "src"
    info = source / "tavolino_three_stones-0.1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: tavolino-three_stones\nVersion: 0.1\n"
    )
    (info / "entry_points.txt").write_text(
        "[tavolino.games]\nthree_stones = tavolino_three_stones:GAME\n"
    )
    return source / "tavolino_three_stones"


def run(
    folder: Path, *words: str, typed: str | None = None
) -> subprocess.CompletedProcess[str]:
    """Runs Python with the packages of a folder beside Tavolino."""
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    return subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": str(folder)},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
