"""Builds the wheel: rules, search and evaluators compiled by mypyc, unless TAVOLINO_PURE=1.

TAVOLINO_SANITIZE=1 builds with gcc's check of shifts, which mypyc gets wrong for literals.
"""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import Extension, setup

SOURCES = ("rules/**/*.py", "search/*.py", "games/*/evaluator.py")

# packed.py chooses at run time where packed vectors come from, and types.py is read at run time
# by those who write documents from it: both have to stay Python.
INTERPRETED = {"packed.py", "types.py", "__init__.py"}

# Without the first flag gcc inlines nothing across mypyc's functions: 1.4 times slower.
# The others let it go on although the unit is large: another 1.05 times.
FLAGS = [
    "-fno-semantic-interposition",
    "--param=inline-unit-growth=1000",
    "--param=max-inline-insns-auto=100",
]
CHECK_SHIFTS = ["-fsanitize=shift", "-fno-sanitize-recover=shift"]


def compiled() -> list[Extension]:
    """One compiled unit of all these modules, so that calls between them are direct."""
    from mypyc.build import mypycify  # noqa: PLC0415 - a pure build needs no compiler

    modules = sorted(
        str(path)
        for sources in SOURCES
        for path in Path("src/tavolino").glob(sources)
        if path.name not in INTERPRETED
    )
    # What the compiled modules do not need, such as a terminal, may be missing here.
    options = ["--follow-imports=silent", *modules]
    extensions = mypycify(options, opt_level="3", debug_level="0", group_name="tavolino")
    flags = FLAGS + CHECK_SHIFTS * (os.environ.get("TAVOLINO_SANITIZE") == "1")
    for extension in extensions:
        extension.extra_compile_args += flags
        extension.extra_link_args += flags
    return extensions


setup(ext_modules=[] if os.environ.get("TAVOLINO_PURE") == "1" else compiled())
