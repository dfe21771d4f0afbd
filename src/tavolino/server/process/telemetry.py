"""OpenTelemetry traces, if the host has asked for them."""

from __future__ import annotations

from typing import Any

from tavolino.hosting import tracing
from tavolino.server.settings import BadSettings


def trace_to(endpoint: str) -> Any:
    """Sends traces to a collector by OTLP over HTTP. Returns the tracer provider.

    Needs the extra `telemetry`, and raises BadSettings without it.
    """
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import (  # noqa: PLC0415
            OTLPSpanExporter,
        )
        from opentelemetry.sdk.resources import Resource  # noqa: PLC0415
        from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
        from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415
    except ImportError as error:
        needs = "TAVOLINO_TELEMETRY needs an extra: pip install 'tavolino[telemetry]'"
        raise BadSettings(needs) from error

    provider = TracerProvider(resource=Resource.create({"service.name": "tavolino"}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(f"{endpoint}/v1/traces")))
    tracing.tracer = provider.get_tracer("tavolino")
    return provider
