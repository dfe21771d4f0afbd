"""Compiles the rules, the search and the evaluators to WebAssembly modules for Pyodide.

mypyc writes the C, and clang and the linker of zig compile it, against the headers of
`headers.py`. As in a wheel, one module has all the code, and a small module for each Python
module takes its part out of it.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import mypyc
import ziglang
from headers import headers

SUFFIX = ".cpython-314-wasm32-emscripten.so"
WHOLE = "tavolino__mypyc"

COMPILE = (
    "clang", "--target=wasm32-unknown-emscripten", "-nostdinc", "-fPIC", "-fvisibility=hidden",
    "-O2", "-g0", "-w", "-fwrapv", "-DNDEBUG", "-D__EMSCRIPTEN__=1", "-DPY_CALL_TRAMPOLINE",
)  # fmt: skip
LINK = (
    "wasm-ld", "-shared", "--experimental-pic", "--no-entry", "--strip-all", "-O2",
    "--unresolved-symbols=import-dynamic",
    "--export-if-defined=__wasm_apply_data_relocs", "--export-if-defined=__wasm_call_ctors",
)  # fmt: skip


def modules(work: Path, standard_library: Path) -> dict[str, Path]:
    """The compiled modules by their path in the pack. Raises CannotCompile."""
    folders = headers(work, standard_library)
    code = work / "c"
    generate(code)
    sources = sorted(code.rglob("*.c"))
    built = work / "so"
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        made = pool.map(lambda source: build(source, code, built, folders), sources)
    return dict(made)


def generate(code: Path) -> None:
    """Writes the C, and refuses what would be slow on 32 bits."""
    subprocess.run(
        [sys.executable, Path(__file__).with_name("generate.py"), code, SUFFIX],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    boxed = boxed_literals((code / "__native_tavolino.c").read_text(encoding="utf-8"))
    if boxed:
        sys.exit(f"literals from 2**30 on are boxed at every use (rules/bits.py): {boxed}")


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


def build(source: Path, code: Path, built: Path, folders: list[Path]) -> tuple[str, Path]:
    """Compiles and links one module, unless the same was built before."""
    name = source.relative_to(code).with_suffix("")
    if name.name == "__native_tavolino":
        name = Path(WHOLE)
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
