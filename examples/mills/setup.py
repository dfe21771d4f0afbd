"""Builds the wheel. mypyc compiles the rules if it is installed, unless TAVOLINO_PURE=1."""

from __future__ import annotations

import os
from importlib.util import find_spec

from setuptools import Extension, setup

MODULES = ["src/tavolino_mills/board.py", "src/tavolino_mills/position.py"]  # what search uses


def compiled() -> list[Extension]:
    """The modules as one compiled unit. Tavolino has to be installed."""
    from mypyc.build import mypycify  # noqa: PLC0415 - a pure build needs no compiler

    options = ["--follow-imports=silent", *MODULES]
    extensions = mypycify(options, opt_level="3", debug_level="0", group_name="tavolino_mills")
    for extension in extensions:
        extension.extra_compile_args += ["-fno-semantic-interposition"]
    return extensions


pure = os.environ.get("TAVOLINO_PURE") == "1" or find_spec("mypyc") is None
setup(ext_modules=[] if pure else compiled())
