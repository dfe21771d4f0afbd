"""The files of the archive: Parquet, in a folder or in an object store that speaks S3.

A row is an event. A group of rows has the logs of a hundred matches, each in order, so that one
match is read without the rest of the file. A file never changes: what has to be taken out is
left out of the file that replaces it.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
from pyarrow import compute, fs
from pyarrow import parquet as pq

from tavolino.hosting.store.values import Logs, NoArchive, Row

SCHEMA = pa.schema(
    [
        ("match", pa.string()),
        ("number", pa.int32()),
        ("command", pa.string()),
        ("at", pa.int64()),
        ("what", pa.string()),
    ]
)
OBJECTS = "s3://"


class ParquetFiles:
    """The files in a folder, or under an address such as `s3://bucket/folder`.

    They are read and written in a thread, so that others need not wait.
    """

    def __init__(self, location: str) -> None:
        if not location:
            raise NoArchive("set TAVOLINO_ARCHIVE to where the files of the archive are")
        self._is_folder = not location.startswith(OBJECTS)
        if self._is_folder:
            self._system: Any = fs.LocalFileSystem()
            self._base = location
        else:
            self._system, self._base = fs.FileSystem.from_uri(location)

    async def read(self, name: str, row_group: int, match: str) -> list[Row]:
        return await asyncio.to_thread(self._read, name, row_group, match)

    async def write(self, name: str, groups: Iterable[Logs]) -> list[list[str]]:
        return await asyncio.to_thread(self._write, name, groups)

    async def delete(self, name: str) -> None:
        await asyncio.to_thread(self._delete, name)

    def groups(self, name: str) -> Iterator[Logs]:
        with self._system.open_input_file(self._path(name)) as source:
            file = pq.ParquetFile(source)
            for group in range(file.num_row_groups):
                yield logs_in(file.read_row_group(group))

    def _read(self, name: str, row_group: int, match: str) -> list[Row]:
        with self._system.open_input_file(self._path(name)) as source:
            table = pq.ParquetFile(source).read_row_group(row_group)
        found = table.filter(compute.equal(table["match"], match))
        return logs_in(found)[match]

    def _write(self, name: str, groups: Iterable[Logs]) -> list[list[str]]:
        written = []
        sink = pa.BufferOutputStream()
        with pq.ParquetWriter(sink, SCHEMA, compression="zstd") as writer:
            for logs in groups:
                rows = [(match, *row) for match, log in logs.items() for row in log]
                columns = [list(column) for column in zip(*rows, strict=True)]
                writer.write_table(pa.table(columns, schema=SCHEMA), row_group_size=len(rows))
                written.append(list(logs))
        content = sink.getvalue()
        if self._is_folder:
            write_durably(Path(self._base), name, content)
        else:
            with self._system.open_output_stream(self._path(name)) as stream:
                stream.write(content)
        return written

    def _delete(self, name: str) -> None:
        if self._system.get_file_info(self._path(name)).type != fs.FileType.NotFound:
            self._system.delete_file(self._path(name))

    def _path(self, name: str) -> str:
        return f"{self._base}/{name}"


def logs_in(table: Any) -> Logs:
    """The logs in a table."""
    logs: Logs = {}
    for match, *row in zip(*(column.to_pylist() for column in table.columns), strict=True):
        logs.setdefault(match, []).append(row)
    return logs


def write_durably(folder: Path, name: str, content: Any) -> None:
    """Writes a file that outlives a power cut, and that only its owner can read."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = os.open(folder / name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(file, "wb") as stream:
        stream.write(content)
        stream.flush()
        os.fsync(stream.fileno())
    place = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(place)  # so that its name is durable, too
    finally:
        os.close(place)
