"""The types of ids and seats in commands, requests and links."""

from __future__ import annotations

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
