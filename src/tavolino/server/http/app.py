"""The application: all routes and the middleware before them."""

from __future__ import annotations

import json
from functools import cache

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from tavolino.hosting.calls.operations import OPERATIONS
from tavolino.hosting.services import Services
from tavolino.server.http.errors import HANDLERS
from tavolino.server.http.health import healthz, metrics, readyz
from tavolino.server.http.identity import services_of
from tavolino.server.http.live import live_lines, live_socket
from tavolino.server.http.middleware import SecurityMiddleware
from tavolino.server.http.openapi import describe
from tavolino.server.http.routes import route
from tavolino.server.http.static import FILES
from tavolino.server.settings import Settings


async def document(request: Request) -> Response:
    """The OpenAPI document, which takes so long to make that others would wait."""
    body = await services_of(request).offload(described)
    return Response(body, media_type="application/json")


@cache
def described() -> str:
    """The OpenAPI document as text, made once."""
    return json.dumps(describe())


ROUTES = [
    *FILES,
    *map(route, OPERATIONS),
    Route("/matches/{match}/stream", live_lines, methods=["GET"]),
    WebSocketRoute("/matches/{match}/live", live_socket),
    Route("/openapi.json", document),
    Route("/healthz", healthz),
    Route("/readyz", readyz),
    Route("/metrics", metrics),
]


def create_app(services: Services, settings: Settings) -> Starlette:
    """The application of one server process. The caller starts and stops its services."""
    app = Starlette(
        routes=ROUTES,
        exception_handlers=HANDLERS,
        middleware=[Middleware(SecurityMiddleware, services=services, settings=settings)],
    )
    app.router.redirect_slashes = False
    app.state.services = services
    app.state.settings = settings
    return app
