"""Planted bugs: single lines of the product that are changed before it is imported.

python -m simulator.planted NAME    runs seeds until the simulator finds this bug
python -m simulator.planted         does so for all bugs, and counts how many it finds
python -m simulator.planted --found does so for those that it has found in the product
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

BUGS = Path(__file__).with_name("bugs")


class Bug(NamedTuple):
    """A line of a file, and what it is changed to."""

    name: str
    says: str
    file: str
    old: str
    new: str
    after: str = ""
    """A line that comes before it, if the line occurs more than once."""
    seed: int = 0
    """A seed that fails with it, if it is one that the simulator has found."""

    @property
    def module(self) -> str:
        """The module in which the bug is."""
        return ".".join(("tavolino", *Path(self.file).with_suffix("").parts))

    def planted(self, source: str) -> str:
        """The source of the module with the bug in it."""
        lines = source.split("\n")
        begin = 0
        if self.after:
            [begin] = [k for k, line in enumerate(lines) if line.strip() == self.after.strip()]
        places = [k for k, line in enumerate(lines) if k >= begin and line.strip() == self.old]
        if not places or (len(places) > 1 and not self.after):
            raise ValueError(f"{self.name}: the line is there {len(places)} times")
        line = lines[places[0]]
        indent = line[: len(line) - len(line.lstrip())]
        lines[places[0]] = indent + self.new
        return "\n".join(lines)


def bugs(file: str = "planted") -> list[Bug]:
    """The bugs that were planted, or those that the simulator has `found`."""
    text = (BUGS / f"{file}.toml").read_text(encoding="utf-8")
    return [Bug(**{**bug, "old": bug["old"].strip()}) for bug in tomllib.loads(text)["bug"]]


class Planter(MetaPathFinder):
    """Imports one module with a bug in it."""

    def __init__(self, bug: Bug) -> None:
        self.bug = bug

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self.bug.module or path is None:
            return None
        file = Path(next(iter(path)), f"{name.rpartition('.')[2]}.py")
        return spec_from_file_location(name, file, loader=Planting(name, str(file), self.bug))


class Planting(SourceFileLoader):
    """Loads a module with a bug in it, never from a cache."""

    def __init__(self, name: str, file: str, bug: Bug) -> None:
        super().__init__(name, file)
        self.bug = bug

    def path_stats(self, path: str) -> dict[str, float]:
        raise OSError("not from a cache")

    def get_data(self, path: str) -> bytes:
        return self.bug.planted(super().get_data(path).decode()).encode()


def plant(name: str) -> Bug:
    """Plants the bug of a name. The product must not be imported yet."""
    [bug] = [each for each in (*bugs(), *bugs("found")) if each.name == name]
    assert bug.module not in sys.modules, f"{bug.module} is imported already"
    sys.meta_path.insert(0, Planter(bug))
    return bug


# -- finding them ------------------------------------------------------------------------------


class Found(NamedTuple):
    """The first seed that fails with a bug, and how."""

    name: str
    runs: int
    """How many seeds were run, that one included; 0 if none of them failed."""
    seed: int
    kind: str
    text: str

    def __str__(self) -> str:
        if not self.runs:
            return f"{self.name}: not found"
        return (
            f"{self.name}: found after {self.runs}, seed {self.seed} ({self.kind}): {self.text}"
        )


def find(name: str, first: int, most: int) -> Found:
    """Plants a bug here, and runs seeds until one fails."""
    plant(name)
    from simulator.plan import plan_of  # noqa: PLC0415 - only now it may be imported
    from simulator.world import run  # noqa: PLC0415

    for count in range(most):
        outcome = run(plan_of(first + count))
        if outcome.complaints:
            kind, text = outcome.complaints[0]
            return Found(name, count + 1, first + count, kind, text[:160])
    return Found(name, 0, 0, "", "")


def find_elsewhere(name: str, first: int, most: int) -> Found:
    """Does the same in a process of its own."""
    command = [sys.executable, "-m", "simulator.planted", name, "--json"]
    command += ["--first", f"{first}", "--most", f"{most}"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return Found(*json.loads(done.stdout.splitlines()[-1]))


def find_all(names: Sequence[str], first: int, most: int) -> list[Found]:
    """Looks for bugs, one in each processor, and says of each when it was found."""
    found = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        looking = [pool.submit(find_elsewhere, name, first, most) for name in names]
        for each in as_completed(looking):
            found.append(each.result())
            say(str(found[-1]))
    return found


def say(text: str) -> None:
    """Says something at once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> None:
    """Looks for the bugs that the arguments ask for."""
    parser = argparse.ArgumentParser(prog="simulator.planted")
    parser.add_argument("name", nargs="?")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--most", type=int, default=1000, help="the most seeds for a bug")
    parser.add_argument("--found", action="store_true", help="those found before")
    parser.add_argument("--json", action="store_true", help="answer to a program")
    asked = parser.parse_args()
    if asked.name:
        found = find(asked.name, asked.first, asked.most)
        say(json.dumps(found) if asked.json else str(found))
        return
    names = [bug.name for bug in bugs("found" if asked.found else "planted")]
    runs = [found.runs for found in find_all(names, asked.first, asked.most) if found.runs]
    say(
        f"{len(names)} bugs: {sum(count <= 100 for count in runs)} found within 100 seeds, "
        f"{len(runs)} within {asked.most}"
    )


if __name__ == "__main__":
    main()
