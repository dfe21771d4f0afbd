"""Tests of the pack that `make offline` built, and of building one that is not compiled."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PACKS = ROOT / "build/offline"
TOOLS = ROOT / "build/zig/bin/python"

# apt-get reads this file if it is told to. No one listens on this port.
NO_MIRROR = """
Acquire::http::Proxy "http://127.0.0.1:9";
Acquire::https::Proxy "http://127.0.0.1:9";
Acquire::Retries "0";
"""

UNPACK = """
const [file] = process.argv.slice(1);
process.stdout.write(zlib.brotliDecompressSync(fs.readFileSync(file)));
"""


def current(packs: Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads((packs / "current.json").read_text())
    return told


def manifest(packs: Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(
        (packs / current(packs)["pack"] / "manifest.json").read_text()
    )
    return told


def test_the_pack_is_compiled_and_small() -> None:
    brief = current(PACKS)
    assert brief["compiled"]
    assert brief["brotli"] <= 5_000_000
    assert brief.items() - {("pack", brief["pack"])} <= manifest(PACKS).items()


def test_the_manifest_lists_every_file() -> None:
    pack = PACKS / current(PACKS)["pack"]
    files = manifest(PACKS)["files"]
    names = {file["name"] for file in files}
    packed = {f"{name}.br" for name in names}
    assert {file.name for file in pack.iterdir()} == names | packed | {"manifest.json"}
    for file in files:
        content = (pack / file["name"]).read_bytes()
        assert len(content) == file["bytes"]
        assert hashlib.sha256(content).hexdigest() == file["sha256"]
        assert (pack / f"{file['name']}.br").stat().st_size == file["brotli"]


def test_compressed_files_have_the_same_content() -> None:
    pack = PACKS / current(PACKS)["pack"]
    for file in manifest(PACKS)["files"]:
        packed = pack / f"{file['name']}.br"
        command = ["node", "--eval", UNPACK, packed]
        unpacked = subprocess.run(command, check=True, capture_output=True).stdout
        assert hashlib.sha256(unpacked).hexdigest() == file["sha256"]


def test_the_pack_says_nothing_about_the_machine_that_built_it() -> None:
    for file in (PACKS / current(PACKS)["pack"]).iterdir():
        assert str(ROOT).encode() not in file.read_bytes(), file.name


def build(folder: Path, *, ci: bool) -> subprocess.CompletedProcess[str]:
    """Builds a pack where Debian's headers cannot be fetched."""
    work = folder / "work"
    work.mkdir(parents=True)
    for kept in ("brotli", "wheels"):
        (work / kept).symlink_to(ROOT / "build/pack" / kept)
    (folder / "apt.conf").write_text(NO_MIRROR)
    settings = {"APT_CONFIG": str(folder / "apt.conf"), "CI": str(ci).lower()}
    return subprocess.run(
        [TOOLS, "pack/build.py", work, folder / "packs"],
        env=os.environ | settings,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_without_headers_a_pack_is_interpreted_and_always_the_same(tmp_path: Path) -> None:
    for name in ("one", "other"):
        done = build(tmp_path / name, ci=False)
        assert done.returncode == 0, done.stderr
        assert "interpreted, because apt-get failed: " in done.stdout
    brief = current(tmp_path / "one/packs")
    assert not brief["compiled"]
    assert brief == current(tmp_path / "other/packs")
    assert brief["pack"] != current(PACKS)["pack"]


def test_without_headers_the_gate_fails(tmp_path: Path) -> None:
    done = build(tmp_path, ci=True)
    assert done.returncode != 0
    assert "The rules cannot be compiled: apt-get failed: " in done.stderr
    assert not (tmp_path / "packs").exists()
