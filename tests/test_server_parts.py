"""The small parts of the server, each on its own."""

from __future__ import annotations

import json
import secrets
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from tavolino.server import telemetry
from tavolino.server.bus.local import LocalBus
from tavolino.server.bus.nats import NatsBus
from tavolino.server.match.events import WATCHER
from tavolino.server.settings import BadSettings, make_secret, settings_from
from tavolino.server.store.postgres import PostgresStore
from tavolino.server.store.sqlite import SqliteStore
from tavolino.server.store.store import Held, Pulse
from tavolino.server.tabletime import DOWN, TableTime
from tavolino.server.tokens import LETTERS, Seal, id_from, new_secret, secret_hash
from tavolino.server.web.me import shown

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


# -- logs -------------------------------------------------------------------------------------

FAILING = """
import structlog
from tavolino.server.logs import log_as_json

def fail(name):
    raise ValueError("it failed")

log_as_json()
try:
    fail("Olgaolga"[::-1])
except ValueError:
    structlog.get_logger().exception("a round failed", match="m")
"""


def test_a_failure_is_logged_without_the_values_of_variables() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", FAILING], capture_output=True, text=True, check=True
    )
    logged = json.loads(ran.stderr)
    assert logged["event"] == "a round failed"
    [failure] = logged["exception"]
    assert failure["exc_value"] == "it failed"
    assert [frame["name"] for frame in failure["frames"]] == ["<module>", "fail"]
    assert "Olgaolga"[::-1] not in ran.stderr


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
    seal = Seal("key")
    signed = seal.sign("watch", "match")
    assert seal.opened("watch", signed) == "match"
    assert seal.opened("join", signed) is None
    assert Seal("other").opened("watch", signed) is None
    assert seal.opened("watch", f"x{signed}") is None
    assert seal.opened("watch", "") is None


def test_a_secret_can_be_worked_out_again_only_with_the_key() -> None:
    seal = Seal("key")
    assert seal.secret_for("seat", "m", "0") == seal.secret_for("seat", "m", "0")
    assert len(seal.secret_for("seat", "m", "0")) == LETTERS
    assert seal.secret_for("seat", "m", "0") != seal.secret_for("seat", "m", "1")
    assert seal.secret_for("seat", "m", "0") != Seal("other").secret_for("seat", "m", "0")


# -- settings ---------------------------------------------------------------------------------


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A home without any settings."""
    for name in ("DATABASE", "NATS", "SECRET", "PUBLIC"):
        monkeypatch.delenv(f"TAVOLINO_{name}", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def test_at_home_nothing_has_to_be_said(at_home: Path) -> None:
    settings = settings_from()
    assert settings.database == str(at_home / "tavolino" / "matches.sqlite")
    assert isinstance(settings.store(), SqliteStore)
    assert isinstance(settings.bus(), LocalBus)
    assert not settings.secure
    secret = at_home / "tavolino" / "matches.sqlite.secret"
    assert secret.stat().st_mode & 0o077 == 0
    assert settings_from().secret == settings.secret == secret.read_text()


def test_an_empty_secret_is_none(at_home: Path) -> None:
    secret = Path(f"{settings_from().database}.secret")
    secret.write_text("\n")
    with pytest.raises(BadSettings, match="is empty"):
        settings_from()


def test_whoever_is_interrupted_leaves_no_half_secret(
    at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_: int) -> str:
        raise KeyboardInterrupt

    with monkeypatch.context() as trouble:
        trouble.setattr(secrets, "token_urlsafe", interrupted)
        with pytest.raises(KeyboardInterrupt):
            settings_from()
    assert list((at_home / "tavolino").iterdir()) == []
    assert settings_from().secret


def test_of_two_processes_that_make_a_secret_at_once_the_first_wins(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite.secret"
    make_secret(file)
    first = file.read_text()
    make_secret(file)
    assert file.read_text() == first
    assert list(tmp_path.iterdir()) == [file]


def test_several_processes_need_a_database_a_bus_and_one_secret(
    at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BadSettings, match="--nats"):
        settings_from("postgresql://db")
    with pytest.raises(BadSettings, match="--database"):
        settings_from(nats="nats://bus")
    with pytest.raises(BadSettings, match="TAVOLINO_SECRET"):
        settings_from("postgresql://db", "nats://bus")
    monkeypatch.setenv("TAVOLINO_SECRET", "s3cret")
    settings = settings_from("postgresql://db", "nats://bus", "https://play.example.org/")
    assert isinstance(settings.store(), PostgresStore)
    assert isinstance(settings.bus(), NatsBus)
    assert settings.secure
    assert settings.public == "https://play.example.org"
    assert "play.example.org" in settings.hosts


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

    with telemetry.span("nothing"):
        pass
    with HTTPServer(("127.0.0.1", 0), Collector) as collector:
        thread = threading.Thread(target=collector.handle_request)
        thread.start()
        monkeypatch.setattr(telemetry, "tracer", None)
        provider = telemetry.trace_to(f"http://127.0.0.1:{collector.server_port}")
        with telemetry.span("command", do="act"):
            pass
        provider.force_flush()
        thread.join(timeout=10)
        provider.shutdown()
    assert received == ["/v1/traces"]
