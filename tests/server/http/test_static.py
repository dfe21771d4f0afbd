"""The client's files: served as they were built, kept as long as they may be, nothing else."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.raw_socket import RawSocket
from support.running_server import Served, served
from support.static_files import FOR_EVER, plain, write
from tavolino.games import descriptors
from tavolino.server.http.manifest import MANIFEST, main
from tavolino.server.http.static import PAGES as ROUTES

PAGE = b"<!doctype html><title>Tavolino</title><script src=/assets/app-1a2b.js></script>"
SCRIPT = b"console.log('hello');" * 50
LINKED = b"console.log('from a cache');"
FILES = {
    "index.html": PAGE,
    "sw.js": b"self.skipWaiting();",
    MANIFEST: b'{"name": "Tavolino"}',
    "licenses.txt": b"their terms",
    "robots.txt": b"User-agent: *",
    "assets/app-1a2b.js": SCRIPT,
    "assets/app-1a2b.js.gz": gzip.compress(SCRIPT),
    "assets/app-1a2b.js.br": b"as if it were brotli",
    "assets/only-3c4d.css": b"body{}",
    "assets/font-5e6f.woff2": b"letters",
    "assets/notes.md": b"of no known kind",
    "assets/.hidden.js": b"no one asks for this",
    "icons/icon-192.png": b"a picture",
    "secret.html": b"not one of the files that are named",
}
PAGES = ("/table/abc", "/rules/memento", "/learn/anneaux", "/privacy")
PACK = "/here/0123456789abcdef"
ADDRESSES = (
    *("/", "/join", "/watch", "/transfer", "/code", *PAGES),
    "/carry",  # links to transfer a seat had this path
    *("/here", PACK, f"{PACK}/", *(f"{PACK}{page}" for page in PAGES)),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose client was built."""
    home = tmp_path_factory.mktemp("home")
    folder = write(home / "client", FILES)
    (home / "outside.js").write_bytes(b"not for anyone")
    (home / "cached").write_bytes(LINKED)
    (folder / "assets/linked-7a8b.js").symlink_to(home / "cached")
    with served(home, client=folder) as running:
        yield running


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_that_people_open_is_the_same_page(server: Served, address: str) -> None:
    response = plain(server, address)
    assert response.content == PAGE
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"


NOWHERE = (
    *("/nowhere", "/table", "/table/abc/more", "/privacy/", f"{PACK}/nowhere"),
    *("/assets/nothing-1a2b.js", "/index.html", "/offline/current.json"),
    *sorted({re.sub(r"{\w+}", "x", path).rstrip("/") + "/a/b/c" for path in ROUTES}),
)


@pytest.mark.parametrize("address", NOWHERE)
def test_people_get_a_page_where_nothing_is_and_programs_a_reason(
    server: Served, address: str
) -> None:
    people = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    for again in ({}, {"if-none-match": plain(server, "/").headers["etag"]}):
        response = plain(server, address, **people, **again)
        assert (response.status_code, response.content) == (404, PAGE)
        assert response.headers["content-type"] == "text/html; charset=utf-8"
        assert response.headers["vary"] == "accept"
        assert "default-src 'none'" in response.headers["content-security-policy"]
    for accepted in ("*/*", "application/json"):
        answer = plain(server, address, accept=accepted)
        assert (answer.status_code, answer.json()["reason"]) == (404, "not_found")


def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    with served(tmp_path, client=tmp_path / "nowhere") as server:
        client = server.client()
        assert "make web" in client.get("/").text
        assert client.get("/assets/app-1a2b.js").status_code == 404
        assert client.get("/sw.js").status_code == 404
        answer = client.get("/nowhere", headers={"accept": "text/html"})
        assert (answer.status_code, answer.json()["reason"]) == (404, "not_found")


@pytest.mark.parametrize(
    ("path", "kind", "keep"),
    [
        ("/assets/app-1a2b.js", "text/javascript; charset=utf-8", FOR_EVER),
        ("/assets/only-3c4d.css", "text/css; charset=utf-8", FOR_EVER),
        ("/assets/font-5e6f.woff2", "font/woff2", FOR_EVER),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/icons/icon-192.png", "image/png", "no-cache"),
        ("/licenses.txt", "text/plain; charset=utf-8", "no-cache"),
        ("/robots.txt", "text/plain; charset=utf-8", "no-cache"),
    ],
)
def test_files_say_what_they_are_and_how_long_they_stay(
    server: Served, path: str, kind: str, keep: str
) -> None:
    response = plain(server, path)
    assert response.content == FILES[path[1:]]
    assert response.headers["content-type"] == kind
    assert response.headers["cache-control"] == keep
    assert response.headers["vary"] == "accept-encoding"
    assert "content-encoding" not in response.headers
    assert response.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in response.headers["content-security-policy"]
    assert "unsafe" not in response.headers["content-security-policy"]


def test_every_installed_game_has_a_shortcut(server: Served) -> None:
    response = plain(server, f"/{MANIFEST}")
    assert response.headers["content-type"] == "application/manifest+json"
    assert response.headers["cache-control"] == "no-cache"
    manifest = response.json()
    assert manifest["name"] == "Tavolino"
    urls = [shortcut["url"] for shortcut in manifest["shortcuts"]]
    assert urls == [f"./?game={game}" for game in descriptors()]


def test_shortcuts_of_a_static_site_start_its_pack(tmp_path: Path) -> None:
    write(tmp_path, {MANIFEST: b"{}", "offline/current.json": b'{"pack": "0123"}'})
    main(tmp_path)
    manifest = json.loads((tmp_path / MANIFEST).read_bytes())
    urls = [shortcut["url"] for shortcut in manifest["shortcuts"]]
    assert urls == [f"./#/0123/?game={game}" for game in descriptors()]


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip;q=0.5", "gzip"),
        ("br;q=0, gzip;q=1.0", "gzip"),
        ("br; q=0.000, gzip ;q=0", None),
        ("deflate", None),
        ("", None),
    ],
)
def test_packed_files_go_to_those_who_can_unpack_them(
    server: Served, accepted: str, encoding: str | None
) -> None:
    client = server.client(headers={"accept-encoding": accepted})
    with client.stream("GET", "/assets/app-1a2b.js") as response:
        body = b"".join(response.iter_raw())
    ending = {"br": ".br", "gzip": ".gz", None: ""}[encoding]
    assert body == FILES[f"assets/app-1a2b.js{ending}"]
    assert response.headers.get("content-encoding") == encoding
    assert response.headers["content-type"].startswith("text/javascript")


def test_what_someone_has_already_is_not_sent_again(server: Served) -> None:
    tag = plain(server, "/").headers["etag"]
    for has in (tag, f"W/{tag}", f'"other", {tag}'):
        again = plain(server, "/", **{"if-none-match": has})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["cache-control"] == "no-cache"
    assert plain(server, "/", **{"if-none-match": '"other"'}).status_code == 200


def test_a_date_tells_what_someone_has_if_no_tag_does(server: Served) -> None:
    since = {"if-modified-since": plain(server, "/").headers["last-modified"]}
    assert plain(server, "/", **since).status_code == 304
    assert plain(server, "/", **since, **{"if-none-match": '"other"'}).status_code == 200
    long_ago = {"if-modified-since": "Thu, 01 Jan 1998 00:00:00 GMT"}
    assert plain(server, "/", **long_ago).status_code == 200


def test_a_part_of_a_file_can_be_had(server: Served) -> None:
    part = plain(server, "/assets/app-1a2b.js", range="bytes=8-11")
    assert (part.status_code, part.content) == (206, SCRIPT[8:12])
    assert part.headers["content-range"] == f"bytes 8-11/{len(SCRIPT)}"
    assert plain(server, "/assets/app-1a2b.js", range="bytes=9999-").status_code == 416


def test_a_linked_file_is_served_by_the_kind_of_its_name(server: Served) -> None:
    response = plain(server, "/assets/linked-7a8b.js")
    assert response.content == LINKED
    assert response.headers["content-type"] == "text/javascript; charset=utf-8"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../secret.html",
        "/assets/..%2fsecret.html",
        "/assets/%2e%2e/secret.html",
        "/assets/..%2f..%2foutside.js",
        "/assets/%2e%2e%2f%2e%2e%2foutside.js",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/assets/..\\..\\outside.js",
        "/assets/app-1a2b.js%00.css",
        "/assets/%ff.js",
        "/assets/.hidden.js",
        "/assets/notes.md",
        "/assets/app-1a2b.js.br",
        "/assets/",
        "/assets",
        "/assets/" + "a" * 3000 + ".js",
        "/secret.html",
        "/index.html",
        "/icons/../../outside.js",
        "/sw.js/../secret.html",
    ],
)
def test_no_name_leads_out_of_the_folder(server: Served, path: str) -> None:
    # By a socket of one's own: clients tidy such addresses up before they send them.
    with RawSocket(server) as raw:
        raw.request(f"GET {path}", {"Connection": "close"})
        status, headers = raw.head()
        body = raw.take(int(headers.get("content-length", "0")))
    assert status in {400, 404}
    assert body not in FILES.values()
    assert b"not for anyone" not in body


def test_files_are_looked_at_and_not_changed(server: Served) -> None:
    client = server.client()
    head = client.head("/assets/app-1a2b.js")
    assert (head.status_code, head.content) == (200, b"")
    assert client.post("/assets/app-1a2b.js").status_code == 405


def test_a_page_with_many_files_uses_up_nothing(tmp_path: Path) -> None:
    built = write(tmp_path, {"index.html": b"here", "assets/a-1.js": b"here"})
    with served(tmp_path, client=built, rate=1) as server:
        client = server.client()
        assert {client.get("/assets/a-1.js").status_code for _ in range(50)} == {200}
        answers = [client.get("/games").status_code for _ in range(100)]
        assert answers[0] == 200
        assert 429 in answers


def test_the_document_can_be_written_without_a_server(server: Served) -> None:
    command = [sys.executable, "-m", "tavolino.server.http.openapi"]
    said = subprocess.run(command, check=True, capture_output=True, timeout=60)
    document = json.loads(said.stdout)
    assert document == server.client().get("/openapi.json").json()
    assert list(document["components"]["schemas"]) == sorted(document["components"]["schemas"])


def test_the_board_of_a_package_is_a_script_from_our_own_host(
    server: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, descriptor = next(iter(descriptors().items()))
    assert plain(server, f"/games/{name}/board.js").status_code == 404
    assert plain(server, "/games/nonesuch/board.js").status_code == 404
    (tmp_path / "board.js").write_text("export default {};")
    monkeypatch.setitem(vars(descriptor), "folder", tmp_path)
    answer = plain(server, f"/games/{name}/board.js")
    assert answer.text == "export default {};"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    [script] = [game for game in plain(server, "/games").json() if game["name"] == name]
    assert script["module"] == f"/games/{name}/board.js"


def test_the_words_of_a_package_are_told_with_english_where_one_is_missing(
    server: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, descriptor = next(iter(descriptors().items()))
    assert plain(server, f"/games/{name}/words/de").json()["title"]
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("title = Stones\ncount-hand = { $count } left\n")
    (tmp_path / "words" / "de.ftl").write_text("title = Steine\n")
    monkeypatch.setitem(vars(descriptor), "folder", tmp_path)
    words = plain(server, f"/games/{name}/words/de").json()
    assert words == {"title": "Steine", "count-hand": [{"value": "count"}, " left"]}
    assert plain(server, f"/games/{name}/words/..%2Fen").status_code == 404
