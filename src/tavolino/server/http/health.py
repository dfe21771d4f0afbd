"""Health checks and metrics of this process."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from tavolino.hosting.match.messages import encode
from tavolino.server.http.exposition import MEDIA_TYPE, exposition
from tavolino.server.http.identity import services_of, settings_of


async def healthz(request: Request) -> Response:
    """Liveness: always answers."""
    return Response(b'{"lives":true}', media_type="application/json")


async def readyz(request: Request) -> Response:
    """Readiness: the process is not stopping, reaches its store and hears itself on the bus.

    Without any connection to the bus it is still ready. Otherwise an outage of the bus would
    take all servers down at once.
    """
    services = services_of(request)
    troubles = services.troubles()
    report = {
        "ready": not troubles,
        "degraded": services.scheduler.degradations(),
        "troubles": troubles,
    }
    body = encode(report)
    return Response(body, 503 if troubles else 200, media_type="application/json")


async def metrics(request: Request) -> Response:
    """The metrics for Prometheus; 404 if there is a public address or a separate port."""
    if not settings_of(request).shows_metrics:
        raise HTTPException(404)
    return Response(exposition(), headers={"content-type": MEDIA_TYPE})
