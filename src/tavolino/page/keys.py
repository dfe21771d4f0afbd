"""The keys of a page: by one it signs, by the other it is known as the only guest."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tavolino.hosting.access.signing import new_secret
from tavolino.hosting.machine import Machine


class Keys(msgspec.Struct, kw_only=True):
    """The keys as they are stored beside the database."""

    seal: str
    guest: str


def load_keys(file: Path, machine: Machine) -> Keys:
    """The keys in a file, which is written when first needed."""
    if file.exists():
        return msgspec.json.decode(file.read_bytes(), type=Keys)
    keys = Keys(seal=new_secret(machine), guest=new_secret(machine))
    keep(file, keys)
    return keys


def keep(file: Path, keys: Keys) -> None:
    """Writes the keys to a file, all or nothing."""
    new = file.with_name(f"{file.name}.new")
    new.write_bytes(msgspec.json.encode(keys))
    new.replace(file)
