"""Packs for playing without a server, as `make offline` builds them into a folder.

current.json                 names the newest pack
0123456789abcdef/start.mjs   a file of a pack; a pack never changes
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

CURRENT = "current.json"

PackName = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
"""The name of a pack: the hash of its content."""


class Pack(msgspec.Struct, frozen=True, kw_only=True):
    """A pack that people can download."""

    pack: PackName
    bytes: Annotated[int, Meta(ge=0, description="its size on the device")]
    brotli: Annotated[int, Meta(ge=0, description="the size of the download")]
    compiled: bool
    """Whether its rules are compiled. Otherwise they are too slow for the highest levels."""


class NoPack(Exception):
    """A folder has no pack. The message says why."""


def newest_pack(folder: Path) -> Pack:
    """The newest pack in a folder. Raises NoPack if there is none."""
    file = folder / CURRENT
    try:
        pack = msgspec.json.decode(file.read_bytes(), type=Pack)
    except OSError as error:
        raise NoPack(f"cannot read {CURRENT}: {error.strerror}") from error
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise NoPack(f"{CURRENT} does not describe one") from error
    if not (folder / pack.pack / "start.mjs").is_file():
        raise NoPack(f"the one in {CURRENT} is not there")
    return pack
