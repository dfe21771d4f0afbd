"""Identifies the caller of a request: a browser by its cookie, a program by its token."""

from __future__ import annotations

from typing import cast

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tavolino.hosting.calls.caller import Caller
from tavolino.hosting.match.ids import LETTERS
from tavolino.hosting.services import Services
from tavolino.server.http.address import client_address
from tavolino.server.settings import Settings

CALLER = "tavolino.caller"
"""Where a request keeps its caller."""

COOKIE_AGE = 400 * 24 * 3600
"""In seconds. Browsers keep no cookie longer."""


def services_of(connection: HTTPConnection) -> Services:
    """The services of the process that handles a request."""
    return cast("Services", connection.app.state.services)


def settings_of(connection: HTTPConnection) -> Settings:
    """The settings of the process that handles a request."""
    return cast("Settings", connection.app.state.settings)


def caller_of(connection: HTTPConnection) -> Caller:
    """The caller of a request, the same for all who ask about this request."""
    if CALLER not in connection.scope:
        connection.scope[CALLER] = find_caller(connection)
    return cast("Caller", connection.scope[CALLER])


def find_caller(connection: HTTPConnection) -> Caller:
    """Finds out who calls. Cookies that were not signed here are ignored."""
    services, settings = services_of(connection), settings_of(connection)
    signed = connection.cookies.get(cookie_name(settings), "")
    secret = services.signer.verify("cookie", signed)
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or len(token) != LETTERS:
        token = ""
    base = settings.public or str(connection.base_url).rstrip("/")
    came_from = client_address(connection.scope, settings.trusted_hops)
    caller = Caller(services, base, secret, token or None, came_from)
    caller.is_new = secret is not None and not services.signer.is_current("cookie", signed)
    return caller


def remember(caller: Caller, settings: Settings, response: Response) -> None:
    """Sets the cookie of a new caller, and deletes the cookie of a forgotten one.

    A cookie that was signed with an old key is signed again with the current one.
    """
    name, secure = cookie_name(settings), settings.secure
    if caller.is_forgotten:
        response.set_cookie(name, max_age=0, path="/", secure=secure)
    elif caller.is_new and caller.secret is not None:
        response.set_cookie(
            name,
            caller.services.signer.sign("cookie", caller.secret),
            max_age=COOKIE_AGE,
            path="/",
            secure=secure,
            httponly=True,
            samesite="lax",
        )


def cookie_name(settings: Settings) -> str:
    """The name of the cookie. Browsers accept the prefix only over HTTPS."""
    return "__Host-tavolino" if settings.secure else "tavolino"
