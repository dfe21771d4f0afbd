"""Fetches C headers from Debian: CPython 3.14's, and those of the C library that Pyodide uses.

Pyodide is built by emscripten, but needs its compiler no more than its headers: zig has the
same compiler and linker, and comes from PyPI.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import zipfile
from pathlib import Path

SUITE = "forky"
PACKAGES = ("libpython3.14-dev", "emscripten")
SYSCONFIG = "_sysconfigdata__emscripten_wasm32-emscripten.py"

# Inside emscripten's package, in the order in which the compiler has to search.
MUSL = (
    "include/compat",
    "include",
    "lib/libc/musl/arch/emscripten",
    "lib/libc/musl/include",
    "lib/libc/musl/arch/generic",
)


class CannotCompile(Exception):
    """Something that the compiler needs is missing here. The message says what."""


def headers(work: Path, standard_library: Path) -> list[Path]:
    """The folders to search for headers, in order. Raises CannotCompile if there are none."""
    unpacked, python = work / "debian", work / "include"
    if not python.exists():  # it comes last, so all else is there if it is
        shutil.rmtree(unpacked, ignore_errors=True)
        fetch(work / "apt", unpacked)
        adapt(unpacked / "usr/include", standard_library, python)
    system = unpacked / "usr/share/emscripten/system"
    return [*(system / folder for folder in MUSL), python, python / "internal"]


def fetch(apt: Path, to: Path) -> None:
    """Downloads and unpacks the packages, from the mirror that this machine uses anyway."""
    if shutil.which("apt-get") is None:
        raise CannotCompile("the headers come from Debian, and there is no apt-get here")
    shutil.rmtree(apt, ignore_errors=True)
    for folder in ("lists/partial", "cache/archives/partial"):
        (apt / folder).mkdir(parents=True)
    source = apt / "suite.list"
    source.write_text(f"deb {mirror()} {SUITE} main\n", encoding="utf-8")
    own = [
        f"Dir::Etc::sourcelist={source.absolute()}",
        "Dir::Etc::sourceparts=-",
        f"Dir::State::lists={(apt / 'lists').absolute()}",
        f"Dir::Cache={(apt / 'cache').absolute()}",
        "Debug::NoLocking=1",
        "APT::Sandbox::User=root",
    ]
    options = [word for setting in own for word in ("-o", setting)]
    run("apt-get", *options, "update", "-qq", cwd=apt)
    run("apt-get", *options, "download", "-qq", *PACKAGES, cwd=apt)
    for package in sorted(apt.glob("*.deb")):
        run("dpkg-deb", "-x", str(package.absolute()), str(to.absolute()), cwd=apt)


def mirror() -> str:
    """The address of this machine's mirror of Debian."""
    listed = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages"],
        capture_output=True,
        text=True,
        check=False,
    )
    found = [uri for uri in listed.stdout.split() if uri.rstrip("/").endswith("/debian")]
    if not found:
        raise CannotCompile("the headers come from Debian, and there is no mirror of it here")
    return found[0]


def run(*command: str, cwd: Path) -> None:
    """Runs a command. Raises CannotCompile with its last words if it fails."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr.strip() or "it says nothing").splitlines()[-1]
        raise CannotCompile(f"{' '.join(command[:1])} failed: {last}")


def adapt(include: Path, standard_library: Path, to: Path) -> None:
    """Takes CPython's headers, with the values of Pyodide's build instead of Debian's."""
    with zipfile.ZipFile(standard_library) as library:
        namespace: dict[str, dict[str, object]] = {}
        exec(library.read(SYSCONFIG), namespace)  # Pyodide's own file, checked by npm
    values = namespace["build_time_vars"]
    (debian,) = include.glob("*/python3.14/pyconfig.h")
    lines = debian.read_text(encoding="utf-8").splitlines()
    adapted = include / "python3.14"
    (adapted / "pyconfig.h").write_text(
        "".join(f"{pyodide_line(line, values)}\n" for line in lines), encoding="utf-8"
    )
    adapted.rename(to)


def pyodide_line(line: str, values: dict[str, object]) -> str:
    """A line of pyconfig.h with the value that Pyodide's build has for its name, if any."""
    found = re.match(r"#\s*define (\w+)\b|/\* #undef (\w+) \*/", line)
    name = found and (found[1] or found[2])
    if not name or name not in values:
        return line
    value = values[name]
    return f"/* #undef {name} */" if value in {0, "0", ""} else f"#define {name} {value}"
