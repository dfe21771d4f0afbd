"""Tests of the packs that `make offlinecheck` built, and of one that is not compiled."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

from support.game_packages import new_game

ROOT = Path(__file__).parent.parent
PACKS = ROOT / "build/offline"
MORE = ROOT / "build/offline-more"
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
    current_pack: dict[str, Any] = json.loads((packs / "current.json").read_text())
    return current_pack


def manifest(packs: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(
        (packs / current(packs)["pack"] / "manifest.json").read_text()
    )
    return content


def python_files(packs: Path) -> dict[str, bytes]:
    """The files that Python has in a page."""
    with zipfile.ZipFile(packs / current(packs)["pack"] / "tavolino.zip") as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def games(packs: Path) -> dict[str, str]:
    """The entry points of the games in a pack."""
    text = python_files(packs)["tavolino-0.dist-info/entry_points.txt"].decode()
    return dict(line.split(" = ") for line in text.splitlines()[1:])


def own_games() -> dict[str, str]:
    """The entry points of our own games."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    points: dict[str, str] = project["entry-points"]["tavolino.games"]
    return points


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


def test_the_pack_has_our_games_and_no_others() -> None:
    assert games(PACKS) == own_games()


def test_a_pack_has_the_games_of_packages_beside_ours_compiled_as_they_are_installed() -> None:
    files, more = python_files(PACKS), python_files(MORE)
    assert games(MORE) == own_games() | {"mills": "tavolino_mills:MILLS"}
    compiled = {name: content for name, content in files.items() if name.endswith(".so")}
    assert compiled.items() <= more.items()
    added = {name.partition(".cpython")[0] for name in more.keys() - compiled if ".so" in name}
    assert added == {"tavolino_mills__mypyc", "tavolino_mills/board", "tavolino_mills/position"}
    licences = MORE / current(MORE)["pack"] / "licenses.txt"
    assert "\ntavolino-mills 1.0\n" in licences.read_text()


@pytest.mark.parametrize("packs", [PACKS, MORE], ids=lambda packs: packs.name)
def test_a_pack_has_the_words_of_every_game_as_data_and_no_parser(packs: Path) -> None:
    files = python_files(packs)
    assert not [name for name in files if name.startswith(("fluent", "babel"))]
    assert not [name for name in files if name.endswith((".ftl", "words/fluent.pyc"))]
    for value in games(packs).values():
        folder = value.partition(":")[0].replace(".", "/")
        for source in ("src", "examples/mills/src"):
            for words in (ROOT / source / folder).glob("*/*.ftl"):
                assert json.loads(files[f"{folder}/{words.parent.name}/{words.stem}.json"])
            for data in (ROOT / source / folder).glob("**/*.json"):
                assert str(data.relative_to(ROOT / source)) in files


def build(folder: Path, packages: Path, *, ci: bool) -> subprocess.CompletedProcess[str]:
    """Builds a pack where Debian's headers cannot be fetched."""
    work = folder / "work"
    work.mkdir(parents=True)
    for kept in ("brotli", "wheels"):
        (work / kept).symlink_to(ROOT / "build/pack" / kept)
    (folder / "apt.conf").write_text(NO_MIRROR)
    settings = {
        "APT_CONFIG": str(folder / "apt.conf"),
        "CI": str(ci).lower(),
        "PYTHONPATH": str(packages),
    }
    return subprocess.run(
        [TOOLS, "pack/build.py", work, folder / "packs"],
        env=os.environ | settings,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


NEEDY = """
import rich
from tavolino_three_stones import ThreeStones
from tavolino_three_stones.game import ThreeStonesGame

class Needy(ThreeStones):
    rules = ThreeStonesGame()
    rules.name = "needy"

GAME = Needy()
"""


def test_without_headers_a_pack_is_interpreted_and_always_the_same(tmp_path: Path) -> None:
    package = new_game(tmp_path)
    (package / "board.js").write_text("export default () => ({});")
    (package / "needy.py").write_text(NEEDY)
    [points] = package.parent.glob("*/entry_points.txt")
    points.write_text(points.read_text() + "needy = tavolino_three_stones.needy:GAME\n")
    for name in ("one", "other"):
        done = build(tmp_path / name, package.parent, ci=False)
        assert done.returncode == 0, done.stderr
        assert "interpreted, because apt-get failed: " in done.stdout
        assert "needy is left out: tavolino_three_stones.needy needs rich" in done.stderr
    packs = tmp_path / "one/packs"
    brief = current(packs)
    assert not brief["compiled"]
    assert brief == current(tmp_path / "other/packs")
    assert brief["pack"] != current(PACKS)["pack"]
    assert games(packs) == own_games() | {"three_stones": "tavolino_three_stones:GAME"}
    board = packs / brief["pack"] / "board-three_stones.js"
    assert board.read_bytes() == (package / "board.js").read_bytes()


def test_without_headers_the_gate_fails(tmp_path: Path) -> None:
    done = build(tmp_path, tmp_path, ci=True)
    assert done.returncode != 0
    assert "The rules cannot be compiled: apt-get failed: " in done.stderr
    assert not (tmp_path / "packs").exists()
