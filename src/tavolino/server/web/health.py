"""Whether this process lives, is ready, and what it has counted."""

from __future__ import annotations

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from tavolino.server.match.messages import encode
from tavolino.server.web.identity import services_of


async def healthz(request: Request) -> Response:
    """It lives: it answers."""
    return Response(b'{"lives":true}', media_type="application/json")


async def readyz(request: Request) -> Response:
    """It is ready: it stays, reaches its store, and is not deaf on the bus.

    Without any connection to the bus it is ready, too: all servers would be gone at once.
    """
    services = services_of(request)
    troubles = services.troubles()
    told = {
        "ready": not troubles,
        "degraded": services.scheduler.degraded(),
        "troubles": troubles,
    }
    body = encode(told)
    return Response(body, 503 if troubles else 200, media_type="application/json")


async def metrics(request: Request) -> Response:
    """What was counted, for Prometheus; strangers who come by a public address get nothing."""
    if not services_of(request).settings.shows_metrics:
        raise HTTPException(404)
    return Response(generate_latest(), headers={"content-type": CONTENT_TYPE_LATEST})
