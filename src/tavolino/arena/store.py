"""A run on disk: its plan, its versions, and one file per chunk and table."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, Self, TypeAlias

import pyarrow as pa
import pyarrow.parquet as pq

import tavolino
from tavolino.arena.plan import ArenaPlan
from tavolino.arena.rows import GAMES, JUDGED, RECORDS, Row, Rows
from tavolino.games import GAMES as RULES
from tavolino.rules import position

Parts: TypeAlias = dict[str, bytes]
"""The Parquet files of one chunk, by table."""

TABLES: Final = {"records": RECORDS, "judged": JUDGED, "games": GAMES}
"""In the order of writing: a chunk is complete once its games are there."""

MANIFEST = "manifest.json"


@dataclass(frozen=True)
class Run:
    """A directory with a plan and the games that have been played so far."""

    path: Path
    plan: ArenaPlan

    @classmethod
    def begin(cls, path: Path, plan: ArenaPlan) -> Self:
        """Starts a new run, or continues one.

        Raises ValueError, in one sentence, if the directory has anything else in it, or was
        started with another plan or other versions.
        """
        ours = manifest(plan)
        if (path / MANIFEST).exists():
            refuse_differences(path, read_manifest(path), ours)
        elif path.is_file() or (path.exists() and set(path.iterdir()) - {new(path / MANIFEST)}):
            raise ValueError(f"{path} is not a run, and it is not empty")
        else:
            path.mkdir(parents=True, exist_ok=True)
            keep(path / MANIFEST, (json.dumps(ours, indent=2) + "\n").encode())
        for table in TABLES:
            (path / table).mkdir(exist_ok=True)
        return cls(path, plan)

    @classmethod
    def read(cls, path: Path) -> Self:
        """An existing run, whatever made it. Raises ValueError if there is none."""
        if not (path / MANIFEST).exists():
            raise ValueError(f"{path} is not a run: it has no {MANIFEST}")
        return cls(path, ArenaPlan.from_json(read_manifest(path)["plan"]))

    @property
    def done(self) -> list[int]:
        """The numbers of the chunks that are complete, in order."""
        return sorted(int(file.stem) for file in (self.path / "games").glob("*.parquet"))

    @property
    def left(self) -> list[int]:
        """The numbers of the chunks that have not been played yet."""
        done = set(self.done)
        return [chunk.number for chunk in self.plan.chunks if chunk.number not in done]

    def write(self, number: int, parts: Parts) -> None:
        """Stores a chunk completely or not at all: its games are written last."""
        for table in TABLES:
            if table in parts:
                keep(self.part(table, number), parts[table])

    def rows(self, table: str) -> Iterator[Row]:
        """All rows of a table in the order of chunks, with one file at a time in memory."""
        for number in self.done:
            if table == "games" or self.part(table, number).exists():
                yield from pq.ParquetFile(self.part(table, number)).read().to_pylist()

    def part(self, table: str, number: int) -> Path:
        """The file with a chunk's rows of a table."""
        return self.path / table / f"{number:06}.parquet"


def encode(rows: Rows) -> Parts:
    """Rows as Parquet files. The same rows always give the same bytes."""
    parts = {}
    for table, schema in TABLES.items():
        some = getattr(rows, table)
        if some or table == "games":
            sink = pa.BufferOutputStream()
            pq.write_table(pa.Table.from_pylist(some, schema), sink, compression="zstd")
            parts[table] = sink.getvalue().to_pybytes()
    return parts


def manifest(plan: ArenaPlan) -> dict[str, Any]:
    """What defines a run; time, place and the number of workers do not."""
    plain = json.loads(json.dumps(plan.to_json()))
    return {**versions(plan), "plan": plain, "chunks": len(plan.chunks)}


def versions(plan: ArenaPlan) -> dict[str, Any]:
    """Everything that must be equal for a plan to give the same bytes."""
    games = sorted({setting.game for setting in plan.settings})
    return {
        "tavolino": tavolino.__version__,
        "rules": {game: RULES[game].rules_version for game in games},
        "python": platform.python_version(),
        "pyarrow": pa.__version__,
        "ray": version("ray"),
        "compiled": position.__file__.endswith((".so", ".pyd")),
    }


def refuse_differences(
    where: object, theirs: Mapping[str, Any], ours: Mapping[str, Any]
) -> None:
    """Raises ValueError if two manifests, or the versions in them, differ."""
    for name, own in ours.items():
        if name not in theirs or theirs[name] != own:
            if name in {"plan", "chunks"}:
                raise ValueError(f"{where} is a run of another plan")
            raise ValueError(
                f"{where} has {name} {theirs.get(name)}, but this is {name} {own}: "
                "games of both do not go together"
            )


def read_manifest(path: Path) -> dict[str, Any]:
    """The manifest in a directory. Raises ValueError if it cannot be read."""
    try:
        value = json.loads((path / MANIFEST).read_text(encoding="utf-8"))
    except ValueError as error:
        raise ValueError(f"{path / MANIFEST} is not JSON: {error}") from error
    if not isinstance(value, dict) or "plan" not in value:
        raise ValueError(f"{path / MANIFEST} is not the manifest of a run")
    for setting in value["plan"]["settings"]:  # plans did not always say it themselves
        setting.setdefault("rules_version", value["rules"][setting["game"]])
    return value


def new(file: Path) -> Path:
    """The name of a file while it is being written."""
    return file.with_name(f"{file.name}.new")


def keep(file: Path, content: bytes) -> None:
    """Writes a file atomically: after a crash it is there as a whole, or not at all."""
    with new(file).open("wb") as stream:
        stream.write(content)
        stream.flush()
        os.fsync(stream.fileno())
    new(file).replace(file)
    # The new name survives a crash once the directory is synced: files survive in order.
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
