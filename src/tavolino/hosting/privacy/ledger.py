"""The ledger of deletions: what to delete again after an older backup was restored.

A backup still has what was deleted after it was made. So the store records every deletion, and
the host copies these entries to a file that is part of no backup. An entry has no names: it
consists of the hash of a guest's secret, the id of a match, or both.

Servers read there, too, in which matches a name was deleted (see `lookout.py`).
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from pathlib import Path

from tavolino.hosting.match.ids import MATCH

ENTRY = re.compile(f"match ({MATCH})|guest ([0-9a-f]{{64}})(?: in ({MATCH}))?")
"""A match, or a guest everywhere, or a guest in a match."""


class BadLedger(Exception):
    """A file cannot be used as a ledger. The message says why."""


def deleted_match(match: str) -> str:
    """The entry for a match that was deleted."""
    return f"match {match}"


def forgotten_guest(secret_hash: bytes) -> str:
    """The entry for a guest who asked to be forgotten."""
    return f"guest {secret_hash.hex()}"


def forgotten_guest_in(match: str, secret_hash: bytes) -> str:
    """The entry for a guest who was forgotten in one match.

    It is recorded for all secrets of the seat. A person can transfer a seat to another device
    and ask there, and a backup from before knows only the first device.
    """
    return f"guest {secret_hash.hex()} in {match}"


def place_of(entry: str) -> str:
    """The match in which someone was forgotten; empty for any other entry."""
    found = ENTRY.fullmatch(entry)
    return (found[3] or "") if found else ""  # a newer version may know more kinds of entries


def parts(entry: str) -> tuple[str, bytes | None, str]:
    """The match that was deleted, or the guest and the match in which they were forgotten."""
    found = ENTRY.fullmatch(entry)
    assert found is not None
    match, guest, place = found.groups(default="")
    return match, bytes.fromhex(guest) if guest else None, place


def read(file: Path) -> list[str]:
    """The entries in a file. Raises BadLedger if it contains anything else."""
    try:
        entries = file.read_text(encoding="ascii").splitlines()
    except (OSError, ValueError) as error:
        raise BadLedger(f"{file} cannot be read: {error}") from error
    for number, entry in enumerate(entries, 1):
        if not ENTRY.fullmatch(entry):
            raise BadLedger(f"line {number} of {file} is not an entry of a ledger")
    return entries


def extend(file: Path, entries: Iterable[str]) -> int:
    """Adds the entries that a file does not have yet. Returns how many these are."""
    known = dict.fromkeys(read(file) if file.exists() else [])
    new = [entry for entry in dict.fromkeys(entries) if entry not in known]
    try:
        replace(file, "".join(f"{entry}\n" for entry in [*known, *new]))
    except OSError as error:
        raise BadLedger(f"{file} cannot be written: {error}") from error
    return len(new)


def replace(file: Path, text: str) -> None:
    """Replaces a file as a whole, so that a crash never leaves half an entry."""
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    draft.touch(0o600)
    with draft.open("w", encoding="ascii") as writing:
        writing.write(text)
        writing.flush()
        os.fsync(writing.fileno())
    draft.replace(file)
