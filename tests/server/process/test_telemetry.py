"""Traces go to the host's collector, if its libraries are installed."""

from __future__ import annotations

import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from tavolino.hosting import tracing
from tavolino.server.process import telemetry
from tavolino.server.settings import BadSettings


def test_traces_go_where_the_host_wants_them(monkeypatch: pytest.MonkeyPatch) -> None:
    received: list[str] = []

    class Collector(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["content-length"]))
            received.append(self.path)
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Keeps quiet."""

    with tracing.span("nothing"):
        pass
    with HTTPServer(("127.0.0.1", 0), Collector) as collector:
        thread = threading.Thread(target=collector.handle_request)
        thread.start()
        monkeypatch.setattr(tracing, "tracer", None)
        provider = telemetry.trace_to(f"http://127.0.0.1:{collector.server_port}")
        with tracing.span("command", type="act"):
            pass
        provider.force_flush()
        thread.join(timeout=10)
        provider.shutdown()
    assert received == ["/v1/traces"]


def test_traces_without_their_libraries_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.resources", None)
    with pytest.raises(BadSettings, match=r"tavolino\[telemetry\]"):
        telemetry.trace_to("http://127.0.0.1:4318")
