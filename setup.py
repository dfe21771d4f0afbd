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

# The C code is mypyc's own: to look for what gcc would warn of takes a minute and helps no one.
NO_WARNINGS = ["-w"]

# Without the first flag gcc inlines nothing across mypyc's functions: 1.4 times slower.
# The others let it go on although the unit is large: another 1.05 times.
INLINE = [
    "-fno-semantic-interposition",
    "--param=inline-unit-growth=1000",
    "--param=max-inline-insns-auto=100",
]
# gcc puts its checks into the source as it stands, before it optimises anything. So these go
# without optimising, which takes ten times as long to compile.
CHECK_SHIFTS = ["-fsanitize=shift", "-fno-sanitize-recover=shift"]
SANITIZE = os.environ.get("TAVOLINO_SANITIZE") == "1"


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
    level, flags = ("0", CHECK_SHIFTS) if SANITIZE else ("3", INLINE)
    extensions = mypycify(options, opt_level=level, debug_level="0", group_name="tavolino")
    for extension in extensions:
        # All extensions have the same list of arguments, so it is not added to in place.
        extension.extra_compile_args = [*extension.extra_compile_args, *NO_WARNINGS, *flags]
        extension.extra_link_args = [*extension.extra_link_args, *flags]
    return extensions


setup(ext_modules=[] if os.environ.get("TAVOLINO_PURE") == "1" else compiled())
