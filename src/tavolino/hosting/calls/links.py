"""Links: to join, to watch, and to transfer a seat to another device.

The secret part of a link comes after the `#`. Browsers do not send it, so no log contains it.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tavolino.hosting.calls.caller import Caller
from tavolino.hosting.calls.errors import Denied
from tavolino.hosting.services import Services

DAY = 24 * 3600 * 1000
INVITATION_LIFETIME = 30 * DAY

PURPOSES = ("join", "watch", "transfer")

FORMER_PURPOSES = ("carry",)
"""Paths of links that were given out before."""


def link(base: str, purpose: str, match: str, token: str) -> str:
    """A URL to open in a browser."""
    return f"{base}/{purpose}#{match}.{token}"


def to_join(caller: Caller, match: str) -> str:
    """A link for people who are to play."""
    return link(caller.base, "join", match, new_token(caller.services, "join", match))


def to_watch(caller: Caller, match: str) -> str:
    """A link for people who are to watch."""
    return link(caller.base, "watch", match, new_token(caller.services, "watch", match))


def new_token(services: Services, purpose: str, match: str) -> str:
    """A token that opens a free seat, or a match to watch, for 30 days."""
    until = services.engine.time.now() + INVITATION_LIFETIME
    return services.signer.sign(purpose, f"{match}.{until}")


def check_token(services: Services, purposes: Sequence[str], match: str, token: str) -> None:
    """Raises Denied if a token is valid for no purpose in this match, or has expired."""
    found = (services.signer.verify(purpose, token) for purpose in purposes)
    signed, _, until = next(filter(None, found), "").partition(".")
    if signed != match:
        raise Denied(403, "bad_link", "This link does not lead to a table. Ask for a new one.")
    # Links to watch once had no date. Those have expired by now.
    if not until or services.engine.time.now() > int(until):
        raise Denied(
            410,
            "expired",
            "This invitation was valid for 30 days, and they have passed. "
            "Ask for a new one, or begin a match of your own.",
        )


MASK: Final = 3
"""The pattern over every QR code. Readers take any of the eight, and comparing all of them
takes most of the time."""


async def qr_svg(services: Services, text: str) -> str:
    """A QR code as an SVG picture."""
    return await services.offload(draw_qr, text)


@lru_cache(maxsize=1000)
def draw_qr(text: str) -> str:
    """Draws a QR code, which takes some milliseconds. The last ones are kept."""
    import segno  # noqa: PLC0415 - a page without a server makes no links to itself

    picture = io.BytesIO()
    segno.make_qr(text, mask=MASK).save(picture, kind="svg", scale=4, xmldecl=False)
    return picture.getvalue().decode()
