"""Lets mypyc write C for Pyodide's Python: `generate.py FOLDER SUFFIX`.

mypyc writes C for the machine that it runs on, which is a setting here: integers have 32 bits,
and the names of compiled modules end with SUFFIX.
"""

from __future__ import annotations

import importlib.machinery
import runpy
import sys
import sysconfig

folder, suffix = sys.argv[1:]
sysconfig.get_config_vars()["SIZEOF_SIZE_T"] = 4
importlib.machinery.EXTENSION_SUFFIXES.insert(0, suffix)

from mypyc.build import mypycify  # noqa: E402 - reads both when it is imported

if __name__ == "__main__":
    modules = runpy.run_path("setup.py")["mypy_arguments"]()
    # mypyc does not notice that what it keeps in its cache was written for another machine.
    mypycify(["--no-incremental", *modules], group_name="tavolino", target_dir=folder)
