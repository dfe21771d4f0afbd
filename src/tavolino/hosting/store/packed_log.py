"""The log of a match in a few bytes: its rows as JSON, compressed.

What a row says of its event is kept as the text that was stored, so an archived event is the
same, byte for byte, also if a newer version wrote it.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable

import msgspec

from tavolino.hosting.store.values import NoArchive, Row

LEVEL = 6
"""Of compression. The highest level takes twice as long for one percent less."""

_decoder = msgspec.json.Decoder(list[tuple[int, str, int, msgspec.Raw]])


def pack_log(rows: Iterable[Row]) -> bytes:
    """Packs rows of number, command, time and text."""
    log = [(number, command, at, msgspec.Raw(what)) for number, command, at, what in rows]
    return zlib.compress(msgspec.json.encode(log), LEVEL)


def unpack_log(body: bytes) -> list[Row]:
    """The rows of a packed log. Raises NoArchive if it is damaged."""
    try:
        log = _decoder.decode(zlib.decompress(body))
        return [
            (number, command, at, bytes(what).decode()) for number, command, at, what in log
        ]
    except (zlib.error, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise NoArchive(f"a log in the archive is damaged: {error}") from error
