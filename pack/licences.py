"""Writes the licences of everything in the pack that is not ours into one text."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path

PYTHON = Path(__file__).with_name("licenses.txt")
"""The licences of Pyodide and of what it contains, which its npm package does not have."""

NAMED = re.compile(r"\.dist-info/(licenses/)?(LICENSE|NOTICE)[^/]*$")


def licences(wheels: list[Path], packages: dict[str, str]) -> str:
    """The text, with the licences that each wheel brings, and those of packages with games."""
    sections = [*map(of_wheel, wheels), *packages.items()]
    return PYTHON.read_text(encoding="utf-8") + "".join(section(*each) for each in sections)


def of_wheel(wheel: Path) -> tuple[str, str]:
    """The name and version of a wheel, and its licences."""
    with zipfile.ZipFile(wheel) as archive:
        names = sorted(name for name in archive.namelist() if NAMED.search(name))
        assert names, f"{wheel.name} has no licence"
        texts = [archive.read(name).decode() for name in names]
    return " ".join(wheel.name.split("-")[:2]), "\n\n".join(texts).strip()


def section(title: str, text: str) -> str:
    """The licences of one package under its name and version."""
    line = "=" * 80
    return "\n".join(["", "", line, title, line, "", text, ""])
