"""Ids and seats in commands, requests and links, and ids derived from others."""

from __future__ import annotations

import base64
import hashlib
from typing import Annotated, Final

from msgspec import Meta

LETTERS: Final = 22
"""The length of every id and secret that the server makes: 128 bits."""

MATCH: Final = f"[A-Za-z0-9_-]{{{LETTERS}}}"
MatchId = Annotated[str, Meta(pattern=f"^{MATCH}$")]

CommandId = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_-]{8,64}$",
        description="chosen by the sender, new for every command; if you send it again, "
        "nothing new happens and the answer is the same",
    ),
]

RequestId = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_-]{16,64}$",
        description="Chosen by the sender at random, new for every request. If you send it "
        "again, nothing new happens and the answer is the same. Keep it secret, also later: "
        "anyone who sends it without a cookie gets the same seats.",
    ),
]

Seat = Annotated[int, Meta(ge=0, le=3)]

SIZE = 16
"""Bytes of every secret and id: 128 bits."""


def in_letters(value: bytes) -> str:
    """Bytes as letters, digits, - and _, safe in a URL."""
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def id_from(*parts: str) -> str:
    """An id derived from these parts, always the same one."""
    digest = hashlib.blake2b(digest_size=SIZE)
    for part in parts:
        digest.update(hashlib.sha256(part.encode()).digest())
    return in_letters(digest.digest())
