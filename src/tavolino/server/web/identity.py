"""How HTTP says who is calling: a browser by its cookie, a program by its token."""

from __future__ import annotations

from typing import cast

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tavolino.server.calls.caller import Caller
from tavolino.server.match.ids import LETTERS
from tavolino.server.services import Services
from tavolino.server.web.address import client_address

COOKIE_AGE = 400 * 24 * 3600
"""Seconds; browsers keep no cookie longer."""


def services_of(connection: HTTPConnection) -> Services:
    """The services of the process that a request came to."""
    return cast("Services", connection.app.state.services)


def caller_of(connection: HTTPConnection) -> Caller:
    """Whoever sent this; a cookie that was not signed here is no cookie."""
    services = services_of(connection)
    signed = connection.cookies.get(cookie_name(services), "")
    secret = services.seal.opened("cookie", signed)
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or len(token) != LETTERS:
        token = ""
    base = services.settings.public or str(connection.base_url).rstrip("/")
    came_from = client_address(connection.scope, services.settings.trusted_hops)
    caller = Caller(services, base, secret, token or None, came_from)
    caller.is_new = secret is not None and not services.seal.is_current("cookie", signed)
    return caller


def remember(caller: Caller, response: Response) -> None:
    """Gives someone new a cookie, to be known again, and takes it from someone forgotten.

    A cookie that was signed by a key of yesterday is signed anew.
    """
    services = caller.services
    name, secure = cookie_name(services), services.settings.secure
    if caller.is_forgotten:
        response.delete_cookie(name, path="/", secure=secure)
    elif caller.is_new and caller.secret is not None:
        response.set_cookie(
            name,
            services.seal.sign("cookie", caller.secret),
            max_age=COOKIE_AGE,
            path="/",
            secure=secure,
            httponly=True,
            samesite="lax",
        )


def cookie_name(services: Services) -> str:
    """Browsers accept the prefix only over HTTPS; at home there may be none."""
    return "__Host-tavolino" if services.settings.secure else "tavolino"
