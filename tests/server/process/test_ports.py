"""Where a process listens, and by which names it answers there."""

from __future__ import annotations

import asyncio
import os
import socket
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from support.command_process import logged, wait_for
from support.fresh_stores import DATABASE, query
from support.nats_server import NATS
from support.ports import free_port
from support.raw_socket import RawSocket
from support.running_server import SECRET, served, until

PROBES = ("/healthz", "/readyz", "/metrics")


@pytest.mark.parametrize("host", ["10.0.0.5:8642", "[fd00::5]:8642", "balancer", ""])
def test_probes_are_answered_whatever_the_host(tmp_path: Path, host: str) -> None:
    with served(tmp_path) as server:
        until(lambda: server.client().get("/readyz").status_code == 200)
        for path in PROBES:
            with RawSocket(server) as raw:
                raw.request(f"GET {path}", {"Host": host})
                assert raw.head()[0] == 200
        for path in ("/", "/openapi.json", "/healthz/", "/games"):
            with RawSocket(server) as raw:
                raw.request(f"GET {path}", {"Host": host})
                assert raw.head()[0] == 421


def test_metrics_are_not_for_strangers(tmp_path: Path) -> None:
    hosts = frozenset({"play.example"})
    with served(tmp_path, public="https://play.example", hosts=hosts) as server:
        client = server.client(headers={"host": "play.example"})
        assert client.get("/metrics").status_code == 404
        assert client.get("/openapi.json").status_code == 200


def test_browsers_stay_with_https_where_there_is_https(tmp_path: Path) -> None:
    for public, strict in (("https://play.example", True), ("http://play.example", False)):
        with served(tmp_path, public=public, hosts=frozenset({"play.example"})) as server:
            page = server.client(headers={"host": "play.example"}).get("/")
            assert ("strict-transport-security" in page.headers) == strict


def has_ipv6() -> bool:
    """Whether this machine can be reached by an IPv6 address."""
    try:
        with socket.create_server(("::1", 0), family=socket.AF_INET6):
            return True
    except OSError:
        return False


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "127.0.0.2", "::1"])
def test_a_server_listens_where_it_is_told_to(tmp_path: Path, host: str) -> None:
    if ":" in host and not has_ipv6():
        pytest.skip("this machine has no IPv6")
    port, metrics = free_port(), free_port()
    words = ("serve", "--port", f"{port}", "--host", host, "--metrics-port", f"{metrics}")
    reached = {"0.0.0.0": ["127.0.0.1", "127.0.0.3"], "::": ["127.0.0.1", "[::1]"]}
    with logged(tmp_path / "log", *words, XDG_DATA_HOME=str(tmp_path)) as server:
        for at in reached.get(host, [f"[{host}]" if ":" in host else host]):
            wait_for(f"http://{at}:{port}")
            assert httpx.get(f"http://{at}:{port}/metrics").status_code == 404
            assert "tavolino_clients" in httpx.get(f"http://{at}:{metrics}/metrics").text
        if host not in reached:
            with socket.socket() as probe:
                assert probe.connect_ex(("127.0.0.1", port)) != 0
                assert probe.connect_ex(("127.0.0.1", metrics)) != 0
        server.end()
        assert server.lines() == []


def test_a_worker_has_metrics_too(tmp_path: Path) -> None:
    schema = f"test_{os.urandom(6).hex()}"
    environment = {
        "TAVOLINO_DATABASE": DATABASE,
        "TAVOLINO_SCHEMA": schema,
        "TAVOLINO_NATS": NATS,
        "TAVOLINO_SECRET": SECRET,
        "TAVOLINO_METRICS_PORT": f"{free_port()}",
    }
    port = environment["TAVOLINO_METRICS_PORT"]
    words = ("worker", "--processes", "1")
    with ExitStack() as ends:
        ends.callback(lambda: asyncio.run(query(f"DROP SCHEMA IF EXISTS {schema} CASCADE")))
        worker = ends.enter_context(logged(tmp_path / "log", *words, **environment))
        worker.says("working")
        assert "tavolino_bot_turns" in httpx.get(f"http://127.0.0.1:{port}").text
        with socket.socket() as probe:  # nobody else can ask unless the host says so
            assert probe.connect_ex(("127.0.0.2", int(port))) != 0
        assert worker.end() == 0
