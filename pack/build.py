"""Builds the pack with which a page plays without a server: `make offline`.

A pack is a folder `build/offline/HASH` with Python itself (Pyodide), the part of its standard
library that we use, our modules and games, the games of packages that are installed beside
ours, `start.mjs` and `manifest.json`. `current.json` names the pack. The rules in it are
compiled. Where that is not possible they are interpreted, which both files say; with CI=true
it is an error.

`build.py [WORK [PACKS [PYTHON]]]` works in other folders than `build/pack` and `build/offline`,
and packs the games that are installed for another Python than that of `.venv`.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from contents import stage
from headers import CannotCompile
from installed import Games
from licences import licences

HERE = Path(__file__).parent
LIBRARY = HERE / "node_modules/pyodide/python_stdlib.zip"

MAX_PACK_BYTES = 5_000_000
"""How many bytes a browser may have to download for a pack, compressed."""

DEFAULTS = ("build/pack", "build/offline", ".venv/bin/python")


def main() -> None:
    """Builds the pack, and prints its size."""
    given = sys.argv[1:]
    work, packs, python = (Path(path) for path in (*given, *DEFAULTS[len(given) :]))
    work.mkdir(parents=True, exist_ok=True)
    games = Games.of(python, work / "games")
    modules, why = compiled(work, games)
    if why and os.environ.get("CI") == "true":
        sys.exit(f"The rules cannot be compiled: {why}.")
    out, manifest = packed(work, modules, games)
    if manifest["brotli"] > MAX_PACK_BYTES:
        sys.exit(f"The pack is too large: {megabytes(manifest)}.")
    name = publish(out, manifest, packs)
    kind = f"interpreted, because {why}" if why else "compiled"
    sys.stdout.write(f"{packs / name}: {kind}, {megabytes(manifest)}\n")


def compiled(work: Path, games: Games) -> tuple[dict[str, Path], str]:
    """The compiled modules, or none and the reason why."""
    try:
        from wasm import modules  # noqa: PLC0415 - needs mypyc and zig

        return modules(work, LIBRARY, games), ""
    except CannotCompile as reason:
        return {}, str(reason)


def packed(work: Path, modules: dict[str, Path], games: Games) -> tuple[Path, dict[str, Any]]:
    """A folder with all files of the pack, and its manifest."""
    folder = work / "stage"
    staged = stage(folder, work / "wheels", modules, games)
    out = work / "out"
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir()
    shutil.copy(HERE / "start.mjs", out)
    for game, board in games.boards.items():
        shutil.copy(games.folder / board, out / f"board-{game}.js")
    (out / "licenses.txt").write_text(licences(staged.wheels, games.licences), encoding="utf-8")
    names = ",".join(staged.names), ",".join(staged.others)
    manifest = json.loads(node("pack.mjs", folder, *names, out))
    return out, {**manifest, "compiled": bool(modules), **listed(out)}


def publish(out: Path, manifest: dict[str, Any], packs: Path) -> str:
    """Moves a pack to where it is served from. Returns its name, which tells what is in it."""
    text = json.dumps(manifest, indent=1)
    (out / "manifest.json").write_text(text, encoding="utf-8")
    name = digest(text.encode())[:16]
    shutil.rmtree(packs, ignore_errors=True)
    packs.mkdir(parents=True)
    out.rename(packs / name)
    brief = {"pack": name, **{key: manifest[key] for key in ("bytes", "brotli", "compiled")}}
    (packs / "current.json").write_text(json.dumps(brief), encoding="utf-8")
    return name


def listed(out: Path) -> dict[str, Any]:
    """The files of the pack, with what a browser has to download for each."""
    files: list[dict[str, Any]] = [
        {
            "name": file.name,
            "bytes": file.stat().st_size,
            "brotli": file.with_name(f"{file.name}.br").stat().st_size,
            "sha256": digest(file.read_bytes()),
        }
        for file in sorted(out.iterdir())
        if file.suffix != ".br"
    ]
    total = {key: sum(file[key] for file in files) for key in ("bytes", "brotli")}
    return {**total, "files": files}


def digest(content: bytes) -> str:
    """The SHA-256 of some bytes, in hexadecimal digits."""
    return hashlib.sha256(content).hexdigest()


def megabytes(manifest: dict[str, Any]) -> str:
    """The size of a pack, for people."""
    return f"{manifest['bytes'] / 1e6:.2f} MB, {manifest['brotli'] / 1e6:.2f} MB with brotli"


def node(script: str, *arguments: object) -> str:
    """Runs a script of this folder in Node, and returns what it prints."""
    command = ["node", str(HERE / script), *(str(argument) for argument in arguments)]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


if __name__ == "__main__":
    main()
