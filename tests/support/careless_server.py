"""A sabotaged `tavolino`: its SQLite does not wait for the disk as it should.

    CARELESS=OFF python tests/support/careless_server.py serve …

What finds no fault with this one would find none with the real one either.
"""

from __future__ import annotations

import os
from typing import Any

from tavolino.cli import main
from tavolino.hosting.store.sqlite_file import SqliteFile

connect = SqliteFile._connect


def connect_carelessly(self: SqliteFile) -> None:
    """Opens the file, and asks for less than the store did."""
    connect(self)
    self._connection.execute(f"PRAGMA synchronous = {os.environ['CARELESS']}")


if __name__ == "__main__":
    careless: Any = SqliteFile
    careless._connect = connect_carelessly
    main()
