"""Lets mypyc write C for Pyodide's Python: `generate.py FOLDER SUFFIX GROUP ARGUMENT...`.

mypyc writes C for the machine that it runs on, which is a setting here: integers have 32 bits,
and the names of compiled modules end with SUFFIX. GROUP names the unit, and the arguments are
those for mypy, among them the modules.
"""

from __future__ import annotations

import importlib.machinery
import sys
import sysconfig

folder, suffix, group, *arguments = sys.argv[1:]
sysconfig.get_config_vars()["SIZEOF_SIZE_T"] = 4
importlib.machinery.EXTENSION_SUFFIXES.insert(0, suffix)

from mypyc.build import mypycify  # noqa: E402 - reads both when it is imported

if __name__ == "__main__":
    # mypyc does not notice that what it keeps in its cache was written for another machine.
    mypycify(["--no-incremental", *arguments], group_name=group, target_dir=folder)
