"""The small parts of the server, each on its own."""

from __future__ import annotations

import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from tavolino.hosting import tracing
from tavolino.hosting.access.signing import Seal, new_secret, secret_hash
from tavolino.hosting.calls.me import shown
from tavolino.hosting.clock import DOWN, TableTime
from tavolino.hosting.match.events import WATCHER
from tavolino.hosting.match.ids import LETTERS, id_from
from tavolino.hosting.store.values import Held, Pulse
from tavolino.server.process import telemetry
from tavolino.server.settings import BadSettings

# -- time -------------------------------------------------------------------------------------


def test_time_while_no_server_ran_is_charged_to_no_one() -> None:
    ticks = 1_000
    time = TableTime(lambda: ticks)
    time.set(Pulse(now=50_000, down=0))
    before = time.now()
    ticks += 200
    assert time.now() == before + 200
    # An hour later: so long no server ran.
    time.set(Pulse(now=50_200 + 3_600_000, down=3_600_000))
    assert time.now() == before + 200


def test_time_while_the_store_is_away_is_charged_to_no_one() -> None:
    ticks = 1_000
    time = TableTime(lambda: ticks)
    time.set(Pulse(now=50_000, down=0))
    ticks += DOWN
    assert time.now() == 50_000 + DOWN
    ticks += 120_000
    assert time.now() == 50_000 + DOWN  # even for a command that comes before the next beat
    time.set(Pulse(now=50_000 + 120_000 + DOWN, down=120_000 + DOWN))
    assert time.now() == 50_000
    ticks += 10
    assert time.now() == 50_010


# -- secrets ----------------------------------------------------------------------------------


def test_secrets_have_128_bits_and_are_kept_as_hashes() -> None:
    assert len(new_secret()) == LETTERS
    assert len({new_secret() for _ in range(100)}) == 100
    assert new_secret().encode() not in secret_hash("x")


def test_ids_follow_from_their_parts_and_from_where_these_end() -> None:
    assert id_from("a", "bc") == id_from("a", "bc")
    assert id_from("a", "bc") != id_from("ab", "c")
    assert len(id_from("a")) == LETTERS


def test_a_signature_is_good_for_its_purpose_and_its_key_alone() -> None:
    seal = Seal(("key",))
    signed = seal.sign("watch", "match")
    assert seal.opened("watch", signed) == "match"
    assert seal.opened("join", signed) is None
    assert Seal(("other",)).opened("watch", signed) is None
    assert seal.opened("watch", f"x{signed}") is None
    assert seal.opened("watch", "") is None


def test_a_secret_can_be_worked_out_again_only_with_the_key() -> None:
    seal = Seal(("key",))
    assert seal.secret_for("seat", "m", "0") == seal.secret_for("seat", "m", "0")
    assert len(seal.secret_for("seat", "m", "0")) == LETTERS
    assert seal.secret_for("seat", "m", "0") != seal.secret_for("seat", "m", "1")
    assert seal.secret_for("seat", "m", "0") != Seal(("other",)).secret_for("seat", "m", "0")


# -- my matches -------------------------------------------------------------------------------


def test_a_match_that_is_played_is_not_listed_as_watched_too() -> None:
    def held(match: str, seat: int) -> Held:
        return Held(match=match, seat=seat, game="memento", phase="on", number=1, changed_at=0)

    found = [held("a", 0), held("a", WATCHER), held("b", WATCHER), held("a", 0)]
    assert [(one.match, one.seat) for one in shown(found)] == [("a", 0), ("b", WATCHER)]


# -- telemetry --------------------------------------------------------------------------------


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
        with tracing.span("command", do="act"):
            pass
        provider.force_flush()
        thread.join(timeout=10)
        provider.shutdown()
    assert received == ["/v1/traces"]


def test_traces_without_their_libraries_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.resources", None)
    with pytest.raises(BadSettings, match=r"tavolino\[telemetry\]"):
        telemetry.trace_to("http://127.0.0.1:4318")
