"""A backup of a site whose matches are in an SQLite file."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from tavolino.hosting.machine import Machine
from tavolino.hosting.store.sqlite_file import (
    EXISTS,
    LOCK_TIMEOUT,
    RECORD_BACKUP_BY_THE_CLOCK,
    keep_private,
)
from tavolino.server.settings import BadSettings, Settings


def back_up(settings: Settings, copy: Path) -> None:
    """Copies all matches to a new file, and the secret to one beside it.

    Servers may run meanwhile. The tables stay as they are, so this also works before an
    upgrade. The file records when it was backed up. Raises BadSettings, with a sentence, if
    it fails.
    """
    if settings.in_postgres:
        raise BadSettings("back up PostgreSQL with its own tools, such as pg_dump")
    secret, its_copy = Path(f"{settings.database}.secret"), Path(f"{copy}.secret")
    for file in (copy, its_copy):
        if file.exists():
            raise BadSettings(f"{file} exists already")
    keep_private(copy)  # before anything is in it
    try:
        copy_database(Path(settings.database), copy)
        if secret.exists():
            keep_private(its_copy)
            shutil.copyfile(secret, its_copy)
        record_backup(Path(settings.database))
    except (OSError, sqlite3.Error) as error:
        copy.unlink(missing_ok=True)
        raise BadSettings(f"{settings.database} cannot be copied: {error}") from error


def copy_database(file: Path, copy: Path) -> None:
    """Copies a database as it is at one moment, and waits until the disk has the copy."""
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as database:
        database.execute("VACUUM INTO ?", [str(copy)])
    with copy.open("rb") as written:
        os.fsync(written.fileno())


def record_backup(file: Path) -> None:
    """Records that a database was backed up, unless its tables are too old for that."""
    with closing(sqlite3.connect(file, LOCK_TIMEOUT, isolation_level=None)) as database:
        if database.execute(EXISTS, {"1": "backup"}).fetchone() is not None:
            database.execute(RECORD_BACKUP_BY_THE_CLOCK, {"1": Machine().now()})
