"""Builds the wheel. If there is a C compiler, mypyc compiles rules, search and evaluators.

TAVOLINO_PURE=1 leaves everything interpreted. TAVOLINO_PURE=0 fails if there is no compiler.
TAVOLINO_SANITIZE=1 builds with gcc's check of shifts, which mypyc gets wrong for literals.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.errors import BaseError, CCompilerError

SOURCES = ("rules/*.py", "search/*.py", "games/*/rules/*.py", "games/*/evaluator.py")

# packed.py chooses at run time where packed vectors come from, and documents are written from
# the source of types.py. So both have to stay Python.
INTERPRETED = {"packed.py", "types.py", "__init__.py"}

# mypyc writes the C code, so gcc's warnings would help nobody, and they take a minute.
NO_WARNINGS = ["-w"]

# This lets gcc inline across mypyc's functions: 1.4 times faster. Larger limits for inlining
# would bring another 1.05 times, but take 170 seconds to compile instead of 70.
INLINE = ["-fno-semantic-interposition"]
# gcc inserts its checks before it optimises, so a checked build needs no optimising, which
# takes ten times as long to compile.
CHECK_SHIFTS = ["-fsanitize=shift", "-fno-sanitize-recover=shift"]

PURE = os.environ.get("TAVOLINO_PURE")
SANITIZE = os.environ.get("TAVOLINO_SANITIZE") == "1"
ABOUT_METADATA = {"dist_info", "egg_info", "sdist"}
"""Commands that need no compiled code. pip runs two of them before it builds."""

COMPILING = (
    "Tavolino: the rules are compiled now, which takes two to five minutes. "
    "TAVOLINO_PURE=1 installs them at once, to be interpreted."
)
NO_COMPILER = (
    "Tavolino: there is no C compiler with Python's headers here, so the rules are installed "
    "to be interpreted. Everything works, but bots think more slowly."
)


PROBE = """\
#include <Python.h>
PyMODINIT_FUNC PyInit_probe(void) { return NULL; }
"""


def can_compile() -> bool:
    """Whether an extension of two lines can be built here.

    This needs a compiler, a linker and Python's headers, but none of our code. So if our own
    code does not compile, the build still fails.
    """
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE, encoding="utf-8")
        extension = Extension("probe", [str(source)])
        command = Distribution({"ext_modules": [extension]}).get_command_obj("build_ext")
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except (BaseError, CCompilerError):
            return False
    return True


def tell(sentence: str) -> None:
    """Prints a sentence; also to the terminal, because pip hides what a build prints."""
    print(sentence)  # noqa: T201
    if not sys.stdout.isatty():
        with suppress(OSError), Path("/dev/tty").open("w", encoding="utf-8") as terminal:
            terminal.write(f"\n{sentence}\n")


def wanted() -> bool:
    """Whether this run of setup.py compiles anything. Prints a sentence that says so."""
    if PURE == "1" or ABOUT_METADATA.intersection(sys.argv):
        return False
    if PURE != "0" and (sys.implementation.name != "cpython" or not can_compile()):
        tell(NO_COMPILER)
        return False
    tell(COMPILING)
    return True


def mypy_arguments() -> list[str]:
    """The modules to compile."""
    modules = sorted(
        str(path)
        for sources in SOURCES
        for path in Path("src/tavolino").glob(sources)
        if path.name not in INTERPRETED
    )
    # Packages that the compiled modules do not need, such as rich, may be missing here.
    return ["--follow-imports=silent", *modules]


def compiled() -> list[Extension]:
    """All modules in one compiled unit, so that calls between them are direct."""
    from mypyc.build import mypycify  # noqa: PLC0415 - a pure build needs no compiler

    options = mypy_arguments()
    level, flags = ("0", CHECK_SHIFTS) if SANITIZE else ("3", INLINE)
    extensions = mypycify(options, opt_level=level, debug_level="0", group_name="tavolino")
    if sys.platform == "win32":  # only gcc and clang know these flags
        return extensions
    for extension in extensions:
        # All extensions share one list of arguments, so make a new one for each.
        extension.extra_compile_args = [*extension.extra_compile_args, *NO_WARNINGS, *flags]
        extension.extra_link_args = [*extension.extra_link_args, *flags]
    return extensions


def description() -> str:
    """The README as a package index can show it: without pictures and links to files."""
    text = Path("README.md").read_text(encoding="utf-8")
    text = re.sub(r"<img [^>]*>|!\[[^\]]*\]\([^)]*\)", "", text)
    text = re.sub(r"\[([^\]]*)\]\((?!https?:)[^)]*\)", r"\1", text)
    return re.sub(r"(?m)^(\|\s*)+\n(?!\|\s*-)", "", text)


if __name__ == "__main__":
    setup(
        ext_modules=compiled() if wanted() else [],
        long_description=description(),
        long_description_content_type="text/markdown",
    )
