"""Who is asking: a browser by its cookie, a program by its token. No one has an account.

Both are secrets of 128 bits of which only hashes are kept. A browser's cookie opens all seats
it was given; a token opens one.
"""

from __future__ import annotations

import re

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tavolino.server.tokens import LETTERS, new_secret, secret_hash
from tavolino.server.web.errors import no_match
from tavolino.server.web.services import Services, services_of

COOKIE_AGE = 400 * 24 * 3600
"""Seconds; browsers keep no cookie longer."""

MATCH = re.compile(f"[A-Za-z0-9_-]{{{LETTERS}}}")
"""The id of a match; nothing else is looked for in the store, which may not take it."""


class Person:
    """Whoever sent a request. Someone new has no secret until one is given."""

    def __init__(self, secret: str | None, token: str | None) -> None:
        self.secret = secret
        self.token = token
        self.is_new = False

    def hashes(self) -> list[bytes]:
        """The hashes of all that could open a seat."""
        return [secret_hash(secret) for secret in (self.secret, self.token) if secret]

    def known(self, services: Services, command: str, *more: str) -> str:
        """The person's secret. Someone new gets one that follows from the command's id.

        So a command that is sent again because its answer was lost finds the same person.
        """
        if self.secret is None:
            self.secret = services.seal.secret_for("person", command, *more)
            self.is_new = True
        return self.secret

    def newly_known(self) -> str:
        """The person's secret; someone new gets one at random."""
        if self.secret is None:
            self.secret = new_secret()
            self.is_new = True
        return self.secret

    def remember(self, services: Services, response: Response) -> None:
        """Gives someone new a cookie, to be known again."""
        if not self.is_new or self.secret is None:
            return
        response.set_cookie(
            cookie_name(services),
            services.seal.sign("cookie", self.secret),
            max_age=COOKIE_AGE,
            path="/",
            secure=services.settings.secure,
            httponly=True,
            samesite="lax",
        )


def cookie_name(services: Services) -> str:
    """Browsers accept the prefix only over HTTPS; at home there may be none."""
    return "__Host-tavolino" if services.settings.secure else "tavolino"


def person_of(connection: HTTPConnection) -> Person:
    """Whoever sent this; a cookie that was not signed here is no cookie."""
    services = services_of(connection)
    signed = connection.cookies.get(cookie_name(services), "")
    secret = services.seal.opened("cookie", signed)
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or len(token) != LETTERS:
        token = ""
    return Person(secret, token or None)


async def seats_of(connection: HTTPConnection, match: str) -> set[int]:
    """The seats of a match that the sender holds, WATCHER among them; Denied if none."""
    hashes = person_of(connection).hashes()
    if hashes and MATCH.fullmatch(match):
        seats = await services_of(connection).store.held(match, hashes)
        if seats:
            return seats
    raise no_match()
