"""OpenTelemetry traces, if the host has asked for them."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Any

from tavolino.server.settings import BadSettings

tracer: Any = None


def trace_to(endpoint: str) -> Any:
    """Sends traces to a collector by OTLP over HTTP. Returns the tracer provider.

    Needs the extra `telemetry`, and raises BadSettings without it.
    """
    global tracer  # noqa: PLW0603 - set once, when the process starts
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
    tracer = provider.get_tracer("tavolino")
    return provider


def span(name: str, **attributes: object) -> AbstractContextManager[Any]:
    """A span of a trace, for something worth timing."""
    if tracer is None:
        return nullcontext()
    opened: AbstractContextManager[Any] = tracer.start_as_current_span(
        name, attributes=attributes
    )
    return opened
