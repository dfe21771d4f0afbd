"""Spans of a trace. They cost nothing unless the process that runs us has set a tracer."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any

tracer: Any = None
"""An OpenTelemetry tracer, if the host has asked for traces."""


def begin_span(name: str, **attributes: object) -> Callable[[], None]:
    """Begins a span that ends elsewhere. Returns what ends it."""
    if tracer is None:
        return do_nothing
    end: Callable[[], None] = tracer.start_span(name, attributes=attributes).end
    return end


def do_nothing() -> None:
    """Ends no span."""


def span(name: str, **attributes: object) -> AbstractContextManager[Any]:
    """A span of a trace, for something worth timing."""
    if tracer is None:
        return nullcontext()
    opened: AbstractContextManager[Any] = tracer.start_as_current_span(
        name, attributes=attributes
    )
    return opened
