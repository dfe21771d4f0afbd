"""Planted bugs: single lines of the product that are changed before it is imported.

python -m simulator.planted NAME    runs seeds until the bug is found
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

BUGS = Path(__file__).with_name("bugs") / "planted.toml"


class Bug(NamedTuple):
    """A line of a file, and what it is changed to."""

    name: str
    says: str
    file: str
    old: str
    new: str
    after: str = ""
    """A line that comes before it, if the line occurs more than once."""

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


def bugs() -> list[Bug]:
    """All planted bugs."""
    found = tomllib.loads(BUGS.read_text(encoding="utf-8"))["bug"]
    return [Bug(**{**bug, "old": bug["old"].strip()}) for bug in found]


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
    [bug] = [each for each in bugs() if each.name == name]
    assert bug.module not in sys.modules, f"{bug.module} is imported already"
    sys.meta_path.insert(0, Planter(bug))
    return bug


def main(name: str, first: int, most: int) -> str:
    """Runs seeds until the bug is found. Returns a line that says what was found."""
    plant(name)
    from simulator.plan import plan_of  # noqa: PLC0415 - only now it may be imported
    from simulator.world import run  # noqa: PLC0415

    for count in range(most):
        outcome = run(plan_of(first + count))
        if outcome.complaints:
            kind, text = outcome.complaints[0]
            return f"{name}\t{count + 1}\t{first + count}\t{kind}\t{text[:160]}"
    return f"{name}\t-\t{most} seeds\t\t"


if __name__ == "__main__":
    print(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])), flush=True)  # noqa: T201
