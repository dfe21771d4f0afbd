"""Writes the licences of everything in the pack that is not ours into one text."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path

PYTHON = Path(__file__).with_name("licenses.txt")
"""The licences of Pyodide and of what it contains, which its npm package does not have."""

NAMED = re.compile(r"\.dist-info/(licenses/)?(LICENSE|NOTICE)[^/]*$")


def licences(wheels: list[Path]) -> str:
    """The text, with the licences that each wheel brings."""
    return PYTHON.read_text(encoding="utf-8") + "".join(section(wheel) for wheel in wheels)


def section(wheel: Path) -> str:
    """The licences of one wheel under its name and version."""
    with zipfile.ZipFile(wheel) as archive:
        names = sorted(name for name in archive.namelist() if NAMED.search(name))
        assert names, f"{wheel.name} has no licence"
        texts = [archive.read(name).decode() for name in names]
    line = "=" * 80
    title = " ".join(wheel.name.split("-")[:2])
    return "\n".join(["", "", line, title, line, "", "\n\n".join(texts).strip(), ""])
