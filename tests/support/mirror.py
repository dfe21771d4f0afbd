"""Which tests belong to which module: tests/ mirrors src/tavolino.

    PYTHONPATH=tests python -m support.mirror FILE...

prints the test files that belong to changed files, and says on stderr how it chose them.
"""

from __future__ import annotations

import sys
from pathlib import Path, PurePosixPath

from support.compiled import COMPILED_ONLY, ON_THEIR_OWN, files_with
from support.paths import ROOT, TESTS

SOURCE = ROOT / "src" / "tavolino"


def tests_beside(folder: PurePosixPath) -> list[str]:
    """The test files in a folder, without those that take too long for a quick look."""
    slow = {*files_with([*COMPILED_ONLY, *ON_THEIR_OWN])}
    found = (folder / file.name for file in (TESTS / folder).glob("test_*.py"))
    return sorted(str(test) for test in found if str(test) not in slow)


def named_after(module: PurePosixPath) -> tuple[list[str], bool]:
    """The tests of a file in src/tavolino, and whether they are named after it."""
    names = [module.stem]
    for folder in module.parents:
        if (TESTS / folder).is_dir() and folder.parts:
            for name in names:
                if (TESTS / folder / f"test_{name}.py").exists():
                    return [str(folder / f"test_{name}.py")], True
            return tests_beside(folder), False
        names.append(folder.name)
    return [], False


def covering(changed: list[str]) -> tuple[set[str], list[str]]:
    """The tests for changed files of the repository, and what is to be said about them."""
    chosen: set[str] = set()
    said = []
    for name in changed:
        file = PurePosixPath(name)
        if file.is_relative_to("tests") and file.match("test_*.py"):
            chosen |= {str(file.relative_to("tests"))} if (ROOT / name).exists() else set()
        elif file.is_relative_to("src/tavolino"):
            tests, named = named_after(file.relative_to("src/tavolino"))
            chosen |= {*tests}
            if not named:
                said.append(f"{name} has no test of its name: {' '.join(tests) or 'no tests'}")
    return chosen, said


if __name__ == "__main__":
    found, reasons = covering(sys.argv[1:])
    for line in reasons:
        print(line, file=sys.stderr)  # noqa: T201
    print(*(Path("tests", test) for test in sorted(found)), sep="\n")  # noqa: T201
