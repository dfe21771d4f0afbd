"""Finds the files of the archive, which need an extra that few have."""

from __future__ import annotations

from tavolino.hosting.store.store import ArchiveFiles
from tavolino.hosting.store.values import NoArchive


def files_at(location: str) -> ArchiveFiles:
    """The files of the archive. Raises NoArchive if this process cannot read them."""
    try:
        from tavolino.server.backends.parquet import ParquetFiles  # noqa: PLC0415
    except ImportError as error:
        needed = "the files of the archive need pyarrow: pip install 'tavolino[archive]'"
        raise NoArchive(needed) from error
    return ParquetFiles(location)
