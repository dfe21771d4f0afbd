"""The guide for a new game is followed to the letter: its code is the example's, and runs."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from support import game_packages as packages
from support.game_packages import COMMAND
from support.paths import ROOT
from tavolino.rules.game import MAX_LIMIT, SEATS
from tavolino.rules.position import MAX_ACTIONS

GUIDE = (ROOT / "docs" / "add-a-game.md").read_text()
EXAMPLE = ROOT / "examples" / "mills"
PACKAGE = "src/tavolino_mills"

FILES = {
    "board.py": f"{PACKAGE}/board.py",
    "position.py": f"{PACKAGE}/position.py",
    "types.py": f"{PACKAGE}/types.py",
    "game.py": f"{PACKAGE}/game.py",
    "__init__.py": f"{PACKAGE}/__init__.py",
    "setup.py": "setup.py",
}


def written(title: str) -> str:
    """A file as the guide has it, from all its blocks."""
    pattern = rf'```\w+ title="{re.escape(title)}"\n(.*?)```'
    return "".join(re.findall(pattern, GUIDE, re.DOTALL))


def without_gaps(code: str) -> list[str]:
    """The lines that are not empty: the guide cuts files at blank ones."""
    return [line for line in code.splitlines() if line]


@pytest.mark.parametrize("title", FILES)
def test_the_guide_has_the_code_of_the_example(title: str) -> None:
    example = (EXAMPLE / FILES[title]).read_text()
    assert without_gaps(written(title)) == without_gaps(example)


def test_the_guide_has_the_words_and_the_entry_point_of_the_example() -> None:
    assert (EXAMPLE / PACKAGE / "words" / "en.ftl").read_text() in GUIDE
    assert (EXAMPLE / "pyproject.toml").read_text().startswith(written("pyproject.toml"))


def test_the_guide_has_parts_of_the_rules_and_the_lesson_of_the_example() -> None:
    package = EXAMPLE / PACKAGE
    for title in ("rulebook/en.ftl", "lesson/en.ftl"):
        assert written(title)
        assert written(title) in (package / title).read_text()
    pictures = json.loads((package / "rulebook/rulebook.json").read_bytes())["pictures"]
    assert json.loads(written("rulebook/rulebook.json")) in pictures
    steps = json.loads((package / "lesson/lesson.json").read_bytes())
    assert json.loads(written("lesson/lesson.json")) in steps


def test_the_guide_has_the_limits_of_the_rules() -> None:
    assert f"| at most {MAX_ACTIONS:,} legal actions |" in GUIDE
    assert f"| at most {MAX_LIMIT:,} decisions |" in GUIDE
    assert SEATS == (2, 3, 4)
    assert "| two to four seats |" in GUIDE


def test_the_package_that_the_guide_builds_conforms_and_plays(tmp_path: Path) -> None:
    package = tmp_path / "tavolino_mills"
    package.mkdir()
    for title, file in FILES.items():
        if file.startswith(PACKAGE):
            (package / title).write_text(written(title))
    for folder in ("words", "rulebook", "lesson"):
        shutil.copytree(EXAMPLE / PACKAGE / folder, package / folder)
    for name in ("setups.json", "terms.toml"):
        shutil.copy(EXAMPLE / PACKAGE / name, package)
    installed(tmp_path)
    assert run(tmp_path, "-c", COMMAND, "conform", "tavolino-mills") in GUIDE
    for title in ("test_mills.py", "play.py"):
        assert written(title)
        run(tmp_path, "-c", written(title))


def installed(folder: Path) -> None:
    """Makes importlib find the entry point, as if the package had been installed there."""
    points = written("pyproject.toml").partition('[project.entry-points."tavolino.games"]\n')[2]
    [point, *_] = points.splitlines()
    packages.installed_as(folder, "tavolino-mills", point.replace('"', ""))


def run(folder: Path, *words: str) -> str:
    """What Python prints with the package of this folder beside Tavolino."""
    done = packages.run(folder, *words)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
