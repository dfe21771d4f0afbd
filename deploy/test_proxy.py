"""The Caddyfile: the real Caddy in front of real servers, with TLS."""

from __future__ import annotations

import asyncio
import json
import secrets
import ssl
import subprocess
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from support.command_process import play
from support.fresh_stores import DATABASE, query
from support.nats_server import NATS
from support.ports import free_port
from support.running_server import TIMEOUT, Served, joined, new_match, served, until
from tavolino.hosting.access.budgets import BUDGETS, USUAL

ROOT = Path(__file__).parent.parent
CADDY = ROOT / "build/deploy/bin/caddy"

RATE = 1
"""The least that a host can allow."""

TOO_MANY = 4 * int(BUDGETS["request"].address.burst * RATE / USUAL)
"""More requests than one address may send at once through two servers."""


class Site:
    """Two servers with one database, and Caddy in front of them."""

    def __init__(self, folder: Path, schema: str) -> None:
        self.folder = folder
        self.public = f"https://localhost:{free_port()}"
        self.settings: dict[str, Any] = {
            "database": DATABASE,
            "schema": schema,
            "nats": NATS,
            "public": self.public,
            "trusted_hops": 1,
        }
        self.closing = ExitStack()
        self.servers: list[Served] = []
        self.stops: list[ExitStack] = []

    def serve(self) -> None:
        """Starts one more server."""
        stop = self.closing.enter_context(ExitStack())
        self.servers.append(stop.enter_context(served(self.folder, **self.settings)))
        self.stops.append(stop)

    def client(self, **more: Any) -> httpx.Client:
        """A new browser."""
        client = httpx.Client(base_url=self.public, timeout=TIMEOUT, **more)
        return self.closing.enter_context(client)


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    with opened(tmp_path, monkeypatch) as site:
        yield site


@contextmanager
def opened(folder: Path, monkeypatch: pytest.MonkeyPatch, **more: Any) -> Iterator[Site]:
    """A site that clients of this process trust."""
    site = Site(folder, schema := f"test_{secrets.token_hex(6)}")
    site.settings |= more
    try:
        with site.closing:
            site.serve()
            site.serve()
            root = site.closing.enter_context(caddy(site))
            monkeypatch.setenv("SSL_CERT_FILE", str(root))
            yield site
    finally:
        asyncio.run(query(f"DROP SCHEMA IF EXISTS {schema} CASCADE"))


@contextmanager
def caddy(site: Site) -> Iterator[Path]:
    """Caddy in front of a site's servers; the file with the certificate to trust."""
    options = ["admin off", "local_certs", "default_bind 127.0.0.1", f"http_port {free_port()}"]
    environment = {
        "XDG_CONFIG_HOME": str(site.folder),
        "XDG_DATA_HOME": str(site.folder),
        "TAVOLINO_PUBLIC": site.public,
        "TAVOLINO_SERVERS": " ".join(f"127.0.0.1:{server.port}" for server in site.servers),
        "TAVOLINO_CADDY_OPTIONS": "\n".join(options),
    }
    command = [f"{CADDY}", "run", "--config", f"{ROOT / 'deploy/Caddyfile'}"]
    root = site.folder / "caddy/pki/authorities/local/root.crt"
    with (
        (site.folder / "caddy.log").open("wb") as log,
        subprocess.Popen(command, env=environment, stdout=log, stderr=log) as process,
    ):
        try:
            until(lambda: root.exists() and answers(site.public, root))
            yield root
        finally:
            process.terminate()


def answers(public: str, root: Path) -> bool:
    """Whether Caddy answers, with a certificate that this root has signed."""
    with suppress(httpx.TransportError):
        trusted = ssl.create_default_context(cafile=root)
        return httpx.get(f"{public}/readyz", verify=trusted).status_code == 200
    return False


def held(site: Site) -> list[int]:
    """How many live connections each server has."""
    return [server.call(len, server.services.drain.connections) for server in site.servers]


def test_two_play_over_sockets_that_different_servers_hold(site: Site) -> None:
    ann, ben = site.client(), site.client()
    made = new_match(ann, "anneaux", names=["Ann"], options={"limit": 30})
    match, token = made["match"], joined(ben, made)["token"]
    results: list[dict[str, Any]] = []

    def first_seat() -> None:
        results.append(play(site.public, match, 0, made["seats"][0]["token"]))

    playing = threading.Thread(target=first_seat, daemon=True)
    playing.start()
    until(lambda: sum(held(site)) == 1)
    address = f"{site.public.replace('http', 'ws')}/matches/{match}/live?seat=1"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}):
        until(lambda: held(site) == [1, 1])
    until(lambda: sum(held(site)) == 1)
    result = play(site.public, match, 1, token)
    playing.join(TIMEOUT)
    assert results == [result]


def test_browsers_are_told_to_stay_with_tls(site: Site) -> None:
    ann = site.client()
    new_match(ann)
    assert list(ann.cookies) == ["__Host-tavolino"]
    assert ann.get("/").headers["strict-transport-security"]


def test_streams_are_passed_on_line_by_line(site: Site) -> None:
    ann = site.client()
    made = new_match(ann, names=["Ann", "Ben"])
    path = f"/matches/{made['match']}"
    seat = ann.get(path).json()[0]["state"]["to_move"]
    with ann.stream("GET", f"{path}/stream", params={"seat": seat}) as stream:
        lines = (json.loads(line) for line in stream.iter_lines() if line.strip())
        message = next(line for line in lines if line.get("state", {}).get("legal"))
        act = {"type": "act", "seat": seat, "action": message["state"]["legal"][0]}
        number = message["number"] + 1
        wish = {"id": secrets.token_hex(12), "number": number, **act}
        assert ann.post(f"{path}/commands", json=wish).status_code == 200
        assert next(line for line in lines if line.get("number") == number)


def test_a_server_that_stops_is_not_missed(site: Site) -> None:
    ann = site.client()
    made = new_match(ann)
    leaving = threading.Thread(target=site.stops[0].close)
    leaving.start()
    while leaving.is_alive():
        assert ann.get(f"/matches/{made['match']}").status_code == 200
    leaving.join()
    for _ in range(20):
        assert ann.get(f"/matches/{made['match']}").status_code == 200
    assert ann.get("/readyz").status_code == 200


def test_nobody_can_pretend_to_come_from_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path, monkeypatch, rate=RATE) as site:
        ann = site.client()
        statuses = {
            ann.get("/games", headers={"x-forwarded-for": f"192.0.2.{number}"}).status_code
            for number in range(TOO_MANY)
        }
    assert statuses == {200, 429}
