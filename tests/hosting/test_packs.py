"""A server offers packs for playing without it, and tells people of the newest one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.raw_socket import RawSocket
from support.running_server import Served, served
from support.static_files import FOR_EVER, plain, write

NAME = "0123456789abcdef"
TOLD = {"pack": NAME, "bytes": 17_000_000, "brotli": 4_600_000, "compiled": True}
FILES = {
    "current.json": json.dumps(TOLD).encode(),
    f"{NAME}/start.mjs": b"export {}",
    f"{NAME}/manifest.json": b"{}",
    f"{NAME}/pyodide.asm.wasm": b"as if it were WebAssembly",
    f"{NAME}/pyodide.asm.wasm.br": b"as if it were brotli",
    f"{NAME}/standard.zip": b"as if it were a library",
    f"{NAME}/notes.md": b"of no known kind",
    "start.mjs": b"in no pack",
}
CLIENT = {
    "index.html": b"<!doctype html>",
    "assets/app-1a2b.js": b"the page",
    "assets/table-worker-1a2b.js": b"a worker",
    "assets/thinking-worker-1a2b.js": b"another worker",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a pack."""
    home = tmp_path_factory.mktemp("home")
    (home / "outside.mjs").write_bytes(b"not for anyone")
    packs, client = write(home / "packs", FILES), write(home / "client", CLIENT)
    with served(home, offline=packs, client=client) as running:
        yield running


def test_the_site_tells_of_its_newest_pack(server: Served) -> None:
    assert server.client().get("/site").json() == {"offline": TOLD}


def test_a_site_without_packs_says_so(tmp_path: Path) -> None:
    client = write(tmp_path / "client", CLIENT)
    with served(tmp_path, client=client) as server:
        assert server.client().get("/site").json() == {"offline": None}
        assert plain(server, "/offline/current.json").status_code == 404
        assert plain(server, f"/offline/{NAME}/start.mjs").status_code == 404
        # Someone may have downloaded a pack before.
        assert plain(server, f"/here/{NAME}/").status_code == 200


@pytest.mark.parametrize(
    ("name", "kind", "keep"),
    [
        ("current.json", "application/json", "no-cache"),
        (f"{NAME}/manifest.json", "application/json", FOR_EVER),
        (f"{NAME}/start.mjs", "text/javascript; charset=utf-8", FOR_EVER),
        (f"{NAME}/pyodide.asm.wasm", "application/wasm", FOR_EVER),
        (f"{NAME}/standard.zip", "application/zip", FOR_EVER),
    ],
)
def test_files_of_a_pack_never_change(server: Served, name: str, kind: str, keep: str) -> None:
    response = plain(server, f"/offline/{name}")
    assert response.content == FILES[name]
    assert response.headers["content-type"] == kind
    assert response.headers["cache-control"] == keep


def test_files_of_a_pack_are_sent_packed(server: Served) -> None:
    client = server.client(headers={"accept-encoding": "gzip, br"})
    with client.stream("GET", f"/offline/{NAME}/pyodide.asm.wasm") as response:
        assert b"".join(response.iter_raw()) == FILES[f"{NAME}/pyodide.asm.wasm.br"]
    assert response.headers["content-encoding"] == "br"
    assert response.headers["content-type"] == "application/wasm"


@pytest.mark.parametrize(
    "path",
    [
        f"/offline/{NAME}/../../outside.mjs",
        f"/offline/{NAME}/..%2f..%2foutside.mjs",
        f"/offline/{NAME}/%2e%2e%2fstart.mjs/",
        "/offline/../outside.mjs",
        "/offline/..%2foutside.mjs",
        "/offline/%2e%2e/outside.mjs",
        "/offline//etc/passwd",
        "/offline/start.mjs",
        f"/offline/{NAME}/notes.md",
        f"/offline/{NAME}/pyodide.asm.wasm.br",
        f"/offline/{NAME}/",
        f"/offline/{NAME}",
        "/offline/",
        "/offline",
    ],
)
def test_no_name_leads_out_of_the_packs(server: Served, path: str) -> None:
    with RawSocket(server) as raw:
        raw.request(f"GET {path}", {"Connection": "close"})
        status, headers = raw.head()
        body = raw.take(int(headers.get("content-length", "0")))
    assert status in {400, 404}
    assert body not in [*FILES.values(), b"not for anyone"]


def test_a_download_uses_up_nothing(tmp_path: Path) -> None:
    with served(tmp_path, offline=write(tmp_path / "packs", FILES), rate=1) as server:
        client = server.client()
        path = f"/offline/{NAME}/start.mjs"
        assert {client.get(path).status_code for _ in range(50)} == {200}


@pytest.mark.parametrize("path", [f"/{name}" for name in CLIENT] + [f"/here/{NAME}/"])
def test_only_the_workers_of_a_pack_may_run_webassembly(server: Served, path: str) -> None:
    policy = plain(server, path.replace("index.html", "")).headers["content-security-policy"]
    assert ("'wasm-unsafe-eval'" in policy) == ("-worker-" in path)
    assert "default-src 'none'" in policy
    assert "'unsafe" not in policy
