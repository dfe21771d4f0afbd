"""Compiles the rules, the search and the evaluators to WebAssembly modules for Pyodide.

mypyc writes the C, and clang and the linker of zig compile it, against the headers of
`headers.py`. As in a wheel, one module has all the code of a package, and a small module for
each Python module takes its part out of it. Modules of other packages are compiled if they are
compiled where they are installed.
"""

from __future__ import annotations

import hashlib
import os
import re
import runpy
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

import mypyc
import ziglang
from headers import headers
from installed import SOURCE, Games

SUFFIX = ".cpython-314-wasm32-emscripten.so"
NATIVE = "__native_"
"""How the name of the file with all code of a unit begins."""

COMPILE = (
    "clang", "--target=wasm32-unknown-emscripten", "-nostdinc", "-fPIC", "-fvisibility=hidden",
    "-O2", "-g0", "-w", "-fwrapv", "-DNDEBUG", "-D__EMSCRIPTEN__=1", "-DPY_CALL_TRAMPOLINE",
)  # fmt: skip
LINK = (
    "wasm-ld", "-shared", "--experimental-pic", "--no-entry", "--strip-all", "-O2",
    "--unresolved-symbols=import-dynamic",
    "--export-if-defined=__wasm_apply_data_relocs", "--export-if-defined=__wasm_call_ctors",
)  # fmt: skip


class Unit(NamedTuple):
    """Modules of one package that are compiled together."""

    package: str
    folder: Path
    """Where mypy runs."""
    arguments: list[str]
    """For mypy: how it runs, and the files."""


def modules(work: Path, standard_library: Path, games: Games) -> dict[str, Path]:
    """The compiled modules by their path in the pack. Raises CannotCompile."""
    folders = headers(work, standard_library)
    ours = runpy.run_path("setup.py")["mypy_arguments"]()
    written = [generate(Unit("tavolino", Path(), ours), work / "c")]
    boxed = boxed_literals((written[0] / "__native_tavolino.c").read_text(encoding="utf-8"))
    if boxed:
        sys.exit(f"literals from 2**30 on are boxed at every use (rules/bits.py): {boxed}")
    for package, files in games.compiled.items():
        # Our settings for mypy are not theirs.
        how = ["--config-file=", "--follow-imports=silent"]
        if files:
            written.append(generate(Unit(package, games.folder, [*how, *files]), work / "c"))
    sources = [(code, source) for code in written for source in sorted(code.rglob("*.c"))]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        made = pool.map(lambda each: build(each[0], each[1], work / "so", folders), sources)
    return dict(made)


def generate(unit: Unit, to: Path) -> Path:
    """The folder with the C of a unit, written unless it was written from the same before."""
    code = (to / unit.package).resolve()
    script = Path(__file__).with_name("generate.py")
    key = hashlib.sha256(repr((unit, script.read_text(), version("mypy"))).encode())
    for folder in (SOURCE, unit.folder / unit.package):
        for part in sorted(folder.rglob("*.py")):
            key.update(part.read_bytes())
    kept = code / "key"
    if not kept.exists() or kept.read_text() != key.hexdigest():
        shutil.rmtree(code, ignore_errors=True)
        script = script.resolve()
        done = subprocess.run(
            [sys.executable, script, code, SUFFIX, unit.package, *unit.arguments],
            cwd=unit.folder,
            env=os.environ | {"MYPYPATH": str(SOURCE.resolve())},
            check=False,
            stdout=subprocess.PIPE,
            text=True,
        )
        if done.returncode:
            sys.exit(f"mypyc cannot compile {unit.package}: {done.stdout}")
        kept.write_text(key.hexdigest())
    return code


def boxed_literals(code: str) -> list[str]:
    """The functions that box a literal at every call; what happens once may be slow."""
    found = []
    function = ""
    for line in code.splitlines():
        if begun := re.match(r"\w.*\bCPyDef_(\w+)\(.*\{$", line):
            function = begun[1]
        elif re.search(r"CPyStatics\[\d+\] \| 1; /\* -?\d+ \*/", line):
            found.append(function)
    return sorted({name for name in found if not name.endswith(("__init__", "__top_level__"))})


def build(code: Path, source: Path, built: Path, folders: list[Path]) -> tuple[str, Path]:
    """Compiles and links one module, unless the same was built before."""
    name = source.relative_to(code).with_suffix("")
    if name.name.startswith(NATIVE):
        name = Path(f"{name.name.removeprefix(NATIVE)}__mypyc")
    at = f"{name}{SUFFIX}"
    key = hashlib.sha256(repr((COMPILE, LINK)).encode())
    for part in (source, *sorted(code.glob("*.h"))):
        key.update(part.read_bytes())
    to = built / key.hexdigest()[:16] / at
    if not to.exists():
        to.parent.mkdir(parents=True, exist_ok=True)
        object_file = to.with_suffix(".o")
        zig(*COMPILE, *searched(folders, code), "-c", str(source), "-o", str(object_file))
        zig(*LINK, f"--export=PyInit_{name.name}", "-o", str(to), str(object_file))
        object_file.unlink()
    return at, to


def searched(folders: list[Path], code: Path) -> list[str]:
    """The arguments that name the folders with headers: clang's own, the system's and ours."""
    own = Path(ziglang.__file__).parent / "lib/include"
    runtime = Path(mypyc.__file__).parent / "lib-rt"
    return [f"-I{folder}" for folder in (own, *folders, runtime, code)]


def zig(*command: str) -> None:
    """Runs one of zig's tools."""
    subprocess.run([sys.executable, "-m", "ziglang", *command], check=True)
