"""The application: every route, and what stands before them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.routing import Route, WebSocketRoute

from tavolino.server.settings import Settings
from tavolino.server.web import advice, games, matches, me
from tavolino.server.web.commands import command
from tavolino.server.web.errors import add_error_handlers
from tavolino.server.web.health import healthz, metrics, readyz
from tavolino.server.web.live import live_events, live_lines, live_socket
from tavolino.server.web.middleware import SecurityMiddleware
from tavolino.server.web.openapi import describe
from tavolino.server.web.services import Services
from tavolino.server.web.static import FILES

PLAIN = [
    *FILES,
    Route("/matches/{match}/commands", command, methods=["POST"]),
    Route("/matches/{match}/live", live_events, methods=["GET"]),
    Route("/matches/{match}/stream", live_lines, methods=["GET"]),
    WebSocketRoute("/matches/{match}/live", live_socket),
    Route("/healthz", healthz),
    Route("/readyz", readyz),
    Route("/metrics", metrics),
]


def create_app(settings: Settings) -> FastAPI:
    """One server process. Its store has to be open before the application starts."""
    services = Services(settings)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await services.start()
        try:
            yield
        finally:
            await services.stop()

    # The documents' pages would load scripts from another host: the JSON has to do.
    app = FastAPI(lifespan=life, docs_url=None, redoc_url=None, redirect_slashes=False)
    app.state.services = services
    app.routes.extend(PLAIN)
    for room in (games, matches, advice, me):
        app.include_router(room.router)
    add_error_handlers(app)
    app.add_middleware(SecurityMiddleware, settings=settings)
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]
    return app
