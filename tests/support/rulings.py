"""Changes one ruling at a time and sees the test fail that holds it.

    python tests/support/rulings.py [id ...]

`rulings.toml` beside a game's tests has one change of the source for each ruling that has an
option or a refusal. The test that the register names for the statement must notice it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from support.installed_games import OWN
from support.paths import ROOT
from tavolino.games import descriptor_of
from tavolino.rules.game import Game

SOURCE = ROOT / "src" / "tavolino"


@dataclass(frozen=True)
class Change:
    """One ruling, changed in one place of the source."""

    id: str
    file: str
    """the changed file, seen from the game's folder"""
    ruled: str
    """the text that holds the ruling; it occurs once in the file"""
    changed: str
    """what replaces it"""
    test: str = ""
    """the test that must fail, if it is not the one that the register names"""

    @property
    def game(self) -> str:
        """The game whose ruling this is."""
        return self.id.partition(".")[0]

    @property
    def path(self) -> Path:
        """The changed file, seen from the source folder."""
        return Path("games") / self.game / self.file


def changes(game: str) -> list[Change]:
    """The changes of a game's rulings."""
    file = ROOT / "tests" / "games" / game / "rulings.toml"
    return [Change(**row) for row in tomllib.loads(file.read_text(encoding="utf-8"))["change"]]


def ruled_statements(game: Game) -> set[str]:
    """The statements that can be changed: those with an option and those that refuse."""
    register = descriptor_of(game.name).register
    refusing = {entry for reason in game.reasons.values() for entry in reason.entries}
    return {
        id_
        for id_, statement in register.items()
        if statement.options or (id_ in refusing and statement.test)
    }


def copied_source(folder: str) -> Path:
    """A copy of the source in a folder."""
    copy = Path(folder) / "tavolino"
    ignored = shutil.ignore_patterns("client", "*.so")
    return Path(shutil.copytree(SOURCE, copy, ignore=ignored))


def test_of(change: Change) -> str:
    """The test that must notice a change."""
    return change.test or descriptor_of(change.game).register[change.id].test


def is_caught(change: Change) -> bool:
    """Whether the test that holds a ruling fails when the ruling is changed."""
    with tempfile.TemporaryDirectory() as folder:
        file = copied_source(folder) / change.path
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace(change.ruled, change.changed), encoding="utf-8")
        return not passes([test_of(change)], folder)


def passes(tests: list[str], folder: str) -> bool:
    """Whether tests pass with the source in this folder."""
    path = os.pathsep.join([folder, str(ROOT / "tests")])
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    return run.returncode == 0


def main(wanted: list[str]) -> int:
    """Makes every change, or those of these statements; returns how many went unnoticed."""
    chosen = [change for game in OWN for change in changes(game)]
    chosen = [change for change in chosen if not wanted or change.id in wanted]
    with tempfile.TemporaryDirectory() as folder:
        copied_source(folder)
        unchanged = passes(sorted({test_of(change) for change in chosen}), folder)
        assert unchanged, "the tests must pass while nothing is changed"
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        caught = list(pool.map(is_caught, chosen))
    for change, seen in zip(chosen, caught, strict=True):
        if not seen:
            sys.stdout.write(
                f"{change.id}: nobody noticed {change.changed!r} for {change.ruled!r}\n"
            )
    sys.stdout.write(f"{len(chosen)} rulings changed, {sum(caught)} caught\n")
    return len(chosen) - sum(caught)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
