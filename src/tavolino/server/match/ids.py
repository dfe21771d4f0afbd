"""The ids and numbers that commands, requests and links are made of, each described once."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

LETTERS: Final = 22
"""Letters of every id and secret that the server makes: 128 bits."""

MATCH: Final = f"[A-Za-z0-9_-]{{{LETTERS}}}"
MatchId = Annotated[str, Meta(pattern=f"^{MATCH}$")]

CommandId = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_-]{8,64}$",
        description="made up by the sender, new for every command; sent again, nothing new "
        "happens and the answer is the same",
    ),
]

RequestId = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_-]{16,64}$",
        description="Made up by the sender, at random, new for every request. Sent again, "
        "nothing new happens and the answer is the same. Keep it to yourself, also later: to "
        "whoever sends it without a cookie it gives the same seats.",
    ),
]

Seat = Annotated[int, Meta(ge=0, le=3)]
