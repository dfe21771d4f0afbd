"""Spans of a trace. They cost nothing unless the process that runs us has set a tracer."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Any

tracer: Any = None
"""An OpenTelemetry tracer, if the host has asked for traces."""


def span(name: str, **attributes: object) -> AbstractContextManager[Any]:
    """A span of a trace, for something worth timing."""
    if tracer is None:
        return nullcontext()
    opened: AbstractContextManager[Any] = tracer.start_as_current_span(
        name, attributes=attributes
    )
    return opened
