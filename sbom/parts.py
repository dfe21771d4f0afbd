"""Third-party components besides the packages that pip installs: in the wheel and the pack."""

from __future__ import annotations

import base64
import json
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from email import message_from_bytes
from email.message import Message
from importlib.metadata import PathDistribution
from pathlib import Path
from typing import Any, NamedTuple

WEB = Path("web")
OFFLINE = Path("pack")
CLIENT_LICENCES = WEB / "public/licenses.txt"

IN_PYODIDE = {
    "Python and its standard library": {"python": "PSF-2.0"},
    "musl and emscripten, the C library in Pyodide": {"musl": "MIT", "emscripten": "MIT"},
    "libffi and Expat in Pyodide": {"libffi": "MIT", "expat": "MIT"},
    "zlib in Pyodide": {"zlib": "Zlib"},
    "bzip2 in Pyodide": {"bzip2": "bzip2-1.0.6"},
    "libmpdec in Pyodide": {"libmpdec": "BSD-2-Clause"},
    "Zstandard in Pyodide": {"zstd": "BSD-3-Clause"},
    "SQLite and liblzma in Pyodide": {"sqlite": "blessing", "liblzma": "0BSD"},
}
"""What Pyodide contains, by the headings of `pack/licenses.txt`, with SPDX identifiers."""

PYODIDE = "Pyodide, with which Python runs in a browser"
HEADING = re.compile(r"^={80}\n(.+)\n={80}$", re.MULTILINE)


class Part(NamedTuple):
    """A third-party package, or a library inside one."""

    name: str
    version: str  # empty if it cannot be found out
    licence: str
    kind: str  # of its package URL: npm, pypi or generic
    sha512: str = ""


def in_the_wheel(docs: Path) -> Iterator[Part]:
    """The npm packages in the client, and the theme of the documentation.

    `docs` is the environment that builds the documentation.
    """
    shipped = subprocess.run(["node", "shipped.mjs"], cwd=WEB, capture_output=True, check=True)
    for name in json.loads(shipped.stdout):
        check_notice(name)
        yield npm(WEB, name)
    (theme,) = docs.glob("lib/python*/site-packages/zensical-*.dist-info")
    yield python_part(PathDistribution(theme).metadata)  # type: ignore[arg-type]


def check_notice(name: str) -> None:
    """Ends the process if players do not get the licence of an npm package."""
    (file,) = [
        each
        for each in (WEB / "node_modules" / name).iterdir()
        if re.fullmatch(r"licen[cs]e(\.(md|txt))?", each.name, re.IGNORECASE)
    ]
    if file.read_text(encoding="utf-8").strip() not in CLIENT_LICENCES.read_text("utf-8"):
        sys.exit(f"{CLIENT_LICENCES} lacks the licence of {name}.")


def in_the_pack(pack: Path, wheels: list[Path]) -> Iterator[Part]:
    """Pyodide, the libraries in it, and the Python packages of the pack.

    Ends the process if the licences in the pack are not those of these parts.
    """
    listed = subprocess.run(
        ["node", "versions.mjs"], cwd=OFFLINE, capture_output=True, check=True
    )
    versions: dict[str, str] = json.loads(listed.stdout)
    packages = [python_part(metadata_of(wheel)) for wheel in wheels]
    headings = HEADING.findall((pack / "licenses.txt").read_text(encoding="utf-8"))
    titles = [" ".join(wheel.name.split("-")[:2]) for wheel in wheels]
    if headings != [PYODIDE, *IN_PYODIDE, *titles]:
        sys.exit(f"The licences in the pack are of other parts than its own: {headings}")
    yield npm(OFFLINE, "pyodide")
    for libraries in IN_PYODIDE.values():
        for name, licence in libraries.items():
            yield Part(name, versions.get(name, ""), licence, "generic")
    yield from packages


def npm(folder: Path, name: str) -> Part:
    """An npm package, as the lock file has it."""
    lock = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))
    locked: dict[str, Any] = lock["packages"][f"node_modules/{name}"]
    digest = base64.b64decode(locked["integrity"].removeprefix("sha512-")).hex()
    return Part(name, locked["version"], locked["license"], "npm", digest)


def metadata_of(wheel: Path) -> Message:
    """The metadata of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [each for each in archive.namelist() if each.endswith(".dist-info/METADATA")]
        return message_from_bytes(archive.read(name))


def python_part(metadata: Message) -> Part:
    """A Python package with the licence that it declares."""
    classifiers = [
        each.rpartition(" :: ")[2]
        for each in metadata.get_all("Classifier", [])
        if each.startswith("License :: OSI Approved :: ")
    ]
    licence = metadata["License-Expression"] or "; ".join(classifiers) or metadata["License"]
    return Part(metadata["Name"], metadata["Version"], licence or "UNKNOWN", "pypi")
