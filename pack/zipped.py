"""Runs in Pyodide: packs modules as bytecode, and with them the standard library they use.

Only Pyodide's own Python can write its bytecode. With bytecode a page starts three times as
fast as with source. The archives are not compressed: the browser unpacks what the server
compressed, and compressed twice they would be larger.
"""

from __future__ import annotations

import importlib
import importlib.util
import marshal
import sys
import zipfile
from contextlib import suppress
from pathlib import Path

LIBRARY = "python314.zip"

LATE = ("_strptime", "encodings.idna", "pickle", "queue", "traceback")
"""Modules of the standard library that others import only when they need them."""

WHOLE = ("_pyodide/", "pyodide/")
"""What Pyodide imports by itself. It also reads its own docstrings."""


def pack(stage: str, names: list[str], others: list[str], out: str) -> None:
    """Writes the archives `tavolino.zip` and `standard.zip`.

    They have what the modules with these names import, and the others.
    """
    sys.path.insert(0, stage)
    for name in names:
        importlib.import_module(name)
    for name in (*others, *LATE):
        # `from a import b` names a.b, which is often no module.
        with suppress(ModuleNotFoundError):
            importlib.import_module(name)
    importlib.import_module("tavolino.games").descriptors()  # its imports are late, too
    folder = Path(stage)
    files = [file for file in sorted(folder.rglob("*")) if file.is_file()]
    ours = {str(file.relative_to(folder)): file.read_bytes() for file in files}
    write(Path(out, "tavolino.zip"), ours)
    library = next(path for path in sys.path if path.endswith(LIBRARY))
    with zipfile.ZipFile(library) as archive:
        used = sorted(used_files(library).intersection(archive.namelist()))
        used += [name for name in archive.namelist() if name.startswith(WHOLE)]
        standard = {name: archive.read(name) for name in dict.fromkeys(used)}
    write(Path(out, "standard.zip"), standard)


def used_files(library: str) -> set[str]:
    """The files of the standard library that were imported."""
    specs = [getattr(module, "__spec__", None) for module in sys.modules.values()]
    origins = [spec.origin for spec in specs if spec and spec.origin]
    return {origin.removeprefix(f"{library}/") for origin in origins}


def write(to: Path, files: dict[str, bytes]) -> None:
    """Writes an archive, with bytecode instead of source and the same bytes every time."""
    with zipfile.ZipFile(to, "w") as archive:
        for name, content in sorted(files.items()):
            if name.endswith("/"):
                continue
            packed, data = name, content
            if name.endswith(".py"):
                packed, data = f"{name}c", bytecode(name, content)
            archive.writestr(zipfile.ZipInfo(packed), data)


def bytecode(name: str, source: bytes) -> bytes:
    """A module as a .pyc file whose source is never looked for."""
    # 1 leaves assertions out, 2 docstrings as well.
    optimize = 1 if name.startswith(WHOLE) else 2
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    unchecked = b"\1\0\0\0" + bytes(8)
    return importlib.util.MAGIC_NUMBER + unchecked + marshal.dumps(code)
