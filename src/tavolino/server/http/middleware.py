"""The security middleware, which rejects bad requests before anything else sees them.

A foreign page must not act with a visitor's cookie, so the origin of a request must be this
server. This is plain ASGI because every request passes through it.
"""

from __future__ import annotations

from http import HTTPStatus

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tavolino.hosting.access.budgets import Payer
from tavolino.hosting.calls.errors import Denied, blocked_error, crash_error, too_fast
from tavolino.hosting.metrics import REQUESTS
from tavolino.hosting.services import Services
from tavolino.server.http.address import client_address
from tavolino.server.http.errors import TooLong, problem, too_long, two_lengths
from tavolino.server.http.identity import caller_of
from tavolino.server.http.static import is_file, is_worker
from tavolino.server.settings import Settings

MAX_BYTES = 64 * 1024
"""The longest body of a request."""

CROWDED_RETRY = 5.0
"""Seconds after which to ask again if too many requests of the same people wait."""

PROBES = {"/healthz", "/readyz", "/metrics"}
"""Paths for load balancers, which may use any host name. No page is among them."""

SAFE = {"GET", "HEAD", "OPTIONS"}
METHODS = SAFE | {"POST", "PUT", "PATCH", "DELETE"}

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; media-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'"
)
POLICY_OF_WORKERS = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' blob:"
)
"""A worker has the policy of its own script. Only workers run WebAssembly, and no page does. A
thinking worker looks at a blob: URL of its page to find out whether it should stop."""

HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
}

ONLY_HTTPS = {"strict-transport-security": "max-age=31536000"}
"""Browsers then use only HTTPS for a year, even if a link says otherwise."""


class SecurityMiddleware:
    """Checks host, origin, rate and length, and adds the headers that every response needs."""

    def __init__(self, app: ASGIApp, services: Services, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.budgets = services.budgets
        self.blocklist = services.blocklist
        self.meter = services.meter
        self.headers = HEADERS | (ONLY_HTTPS if self.settings.secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = self.headers
        if is_worker(scope["path"]):
            headers = headers | {"content-security-policy": POLICY_OF_WORKERS}
        sender = ResponseSender(scope, send, headers)
        payer = self.payer(scope)
        if self.meter.is_crowded(payer):
            await problem(too_fast(CROWDED_RETRY))(scope, receive, sender.send)
            return
        await self.meter.run(payer, self.answer(scope, receive, send, sender))

    def payer(self, scope: Scope) -> Payer:
        """Who pays for a request. Files are for everyone at an address."""
        if scope.get("method") in SAFE and is_file(scope["path"]):
            return self.budgets.payer(b"", client_address(scope, self.settings.trusted_hops))
        return caller_of(HTTPConnection(scope)).payer

    async def answer(
        self, scope: Scope, receive: Receive, send: Send, sender: ResponseSender
    ) -> None:
        """Answers a request, or refuses it."""
        refusal = self.refusal(scope, Headers(scope=scope))
        if refusal is not None:
            await refusal(scope, receive, sender.send)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        try:
            await self.app(scope, limit_body(receive), sender.send)
        except ClientDisconnect:  # in the middle of a body: no one is left to answer
            pass
        except Exception:
            if not sender.begun:
                crash = problem(crash_error())
                crash.headers["connection"] = "close"
                await crash(scope, receive, sender.send)
            raise

    def refusal(self, scope: Scope, headers: Headers) -> Response | None:
        """The response with which a request is rejected; None if it is accepted."""
        if "content-length" in headers and "transfer-encoding" in headers:
            return two_lengths()
        host = headers.get("host", "")
        if scope["path"] not in PROBES and not self.is_known(host):
            return problem(Denied(421, "host", "This server does not have that host name."))
        if not self.is_from_here(scope, headers, host):
            return problem(Denied(403, "origin", "Requests from other sites are not accepted."))
        came_from = client_address(scope, self.settings.trusted_hops)
        if self.blocklist.has_address(came_from):
            return problem(blocked_error())
        wait = self.wait(scope, came_from)
        if wait:
            return problem(too_fast(wait))
        length = headers.get("content-length", "0")
        return None if is_short(length) else too_long()

    def wait(self, scope: Scope, came_from: str) -> float:
        """Seconds until an address may send requests again. Static files are not counted."""
        if scope.get("method") in SAFE and is_file(scope["path"]):
            return 0.0
        return self.budgets.spend("request", self.budgets.payer(b"", came_from))

    def is_known(self, host: str) -> bool:
        """Whether a host name is one of ours. Others may have pointed their names here."""
        name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
        return name in self.settings.hosts

    def is_from_here(self, scope: Scope, headers: Headers, host: str) -> bool:
        """Whether an unsafe request comes from our own pages, or from no page at all."""
        if scope["type"] == "http" and scope["method"] in SAFE:
            return True
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") in {"same-origin", "none"}
        own = [self.settings.public] if self.settings.public else own_origins(host)
        return origin in own


def own_origins(host: str) -> list[str]:
    """The origins that our own pages may have if this host served them."""
    return [f"http://{host}", f"https://{host}"]


def is_short(length: str) -> bool:
    """Whether a Content-Length is valid and short enough."""
    return (
        length.isascii() and length.isdigit() and len(length) < 10 and int(length) <= MAX_BYTES
    )


def limit_body(receive: Receive) -> Receive:
    """Limits how much of a body is read, even if its length is not known."""
    read = 0

    async def receive_limited() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > MAX_BYTES:
            raise TooLong
        return message

    return receive_limited


class ResponseSender:
    """Sends a response, adds the common headers, and counts it."""

    def __init__(self, scope: Scope, send: Send, headers: dict[str, str]) -> None:
        self.scope = scope
        self.sending = send
        self.headers = headers
        self.begun = False

    async def send(self, message: Message) -> None:
        """Sends a part of the response."""
        if message["type"] in {"http.response.start", "websocket.http.response.start"}:
            self.begun = True
            headers = MutableHeaders(raw=message["headers"])
            for name, value in self.headers.items():
                headers.setdefault(name, value)
            if self.ends(refused=message["status"] == HTTPStatus.TOO_MANY_REQUESTS):
                headers["connection"] = "close"
            REQUESTS.add(self.method(), str(message["status"]))
        await self.sending(message)

    def ends(self, *, refused: bool) -> bool:
        """Whether to end the connection, because it has asked too fast again and again."""
        counting = self.scope.get("extensions", {}).get("tavolino.refusals")
        return counting is not None and counting["count"](refused=refused)

    def method(self) -> str:
        """The method under which a request is counted. Unknown methods count as `other`."""
        method = self.scope.get("method", "GET")
        return method if method in METHODS else "other"
