"""The static files of the client: one page for all links, and its assets.

`make web` builds the client into a folder of this package. Starlette's `StaticFiles` finds the
files. The subclass here decides which types are served, and adds compression and caching.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, Response
from starlette.routing import Route
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Receive, Scope, Send

from tavolino.games import descriptors
from tavolino.hosting.calls.links import FORMER_PURPOSES, PURPOSES
from tavolino.server.http.identity import settings_of
from tavolino.server.http.manifest import MANIFEST, with_shortcuts

TABLES: Final = (
    "/table/{match}",
    "/rules/{game}",
    "/sheet/{game}",
    "/booklet/{game}",
    "/learn/{game}",
    "/privacy",
)
PAGES: Final = (
    "/",
    *(f"/{purpose}" for purpose in (*PURPOSES, *FORMER_PURPOSES)),
    "/code",
    *TABLES,
    "/here",
    *(f"/here/{{pack}}{path}" for path in ("", "/", *TABLES)),
)
"""The paths that people open. The client decides by the URL what to show. Under `/here`, the
table is in the page itself, and a pack plays it."""

FOLDERS: Final = ("assets", "fonts", "icons")
SINGLE: Final = (
    "sw.js",
    "licenses.txt",
    "robots.txt",
    "favicon.ico",
    "favicon.svg",
)

MEDIA_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
"""The file types that are served. Python's own table differs between machines."""

ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""The suffixes of precompressed files beside a file, the best encoding first."""

IMMUTABLE: Final = "public, max-age=31536000, immutable"
NO_CACHE: Final = "no-cache"

PART: Final = 32 * 1024
"""Bytes of a file that are read at a time, and so wait for a client that reads nothing."""

SMALL: Final = 256 * 1024
"""The most bytes of a file that is kept in memory."""

MAX_KEPT: Final = 200
"""The most files that are kept: those of the client that are in use."""

HASHED: Final = re.compile(r"/assets/.*|/offline/[0-9a-f]{16}/.*")
"""Paths with a hash of the content, so that what is there never changes."""

UNBUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tavolino</title>
<h1>Tavolino</h1>
<p>The little table is set: this server is running.</p>
<p>The boards for the browser have not been built yet: run <code>make web</code>.</p>
<p>Programs can play already. <a href="/openapi.json">The manual for programs</a></p>
</html>
"""


@lru_cache(maxsize=MAX_KEPT)
def content_of(file: Path, changed_at: int) -> bytes:
    """What is in a small file that was last changed at some time."""
    return file.read_bytes()


class PartsResponse(Response):
    """A small file. It is sent part by part, and a client that reads nothing gets only one."""

    def __init__(self, content: bytes, headers: Mapping[str, str]) -> None:
        super().__init__(headers=headers)
        self.content = content

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        await send(start)
        length = 0 if scope["method"] == "HEAD" else len(self.content)
        for first in range(0, length, PART):
            part = self.content[first : first + PART]
            await send({"type": "http.response.body", "body": part, "more_body": True})
        await send({"type": "http.response.body", "body": b""})


class ClientFiles(StaticFiles):
    """A folder of files, sent compressed to clients that accept it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file in the folder. It is found at once: a thread would take longer."""
        if scope["method"] not in {"GET", "HEAD"}:
            raise HTTPException(405)
        try:
            full_path, status = self.lookup_path(path)
        except (OSError, ValueError):  # such as a name that is too long
            raise HTTPException(404) from None
        if status is None or not stat.S_ISREG(status.st_mode):
            raise HTTPException(404)
        return self.file_response(full_path, status, scope)

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """A file of a known type in its best encoding, or 304 if the client already has it."""
        file = sent = Path(full_path)
        if file.name.startswith(".") or file.suffix not in MEDIA_TYPES:
            raise HTTPException(404)
        asked = Headers(scope=scope)
        cache = IMMUTABLE if HASHED.fullmatch(scope["path"]) else NO_CACHE
        headers = {"cache-control": cache, "vary": "accept-encoding"}
        for encoding in accepted_encodings(asked.get("accept-encoding", "")):
            compressed = file.with_name(file.name + ENCODINGS[encoding])
            if compressed.is_file():
                sent, headers["content-encoding"] = compressed, encoding
                break
        kind = MEDIA_TYPES[file.suffix]
        status = sent.stat()
        response = FileResponse(sent, status_code, headers, kind, stat_result=status)
        response.chunk_size = PART
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        if status.st_size <= SMALL and "range" not in asked:
            return PartsResponse(content_of(sent, status.st_mtime_ns), response.headers)
        return response


def accepted_encodings(header: str) -> list[str]:
    """Our encodings that an Accept-Encoding header allows, best first."""
    parts = (part.partition(";q=") for part in header.lower().replace(" ", "").split(","))
    named = {name for name, _, weight in parts if not weight or weight.strip("0.")}
    return [encoding for encoding in ENCODINGS if encoding in named]


async def file_in(folder: Path, path: str, request: Request) -> Response:
    """The response with a file of a folder, or 404 if either is missing."""
    # Some installers link a package's files to a cache instead of copying them.
    files = ClientFiles(directory=folder, check_dir=False, follow_symlink=True)
    return await files.get_response(path, request.scope)


async def page(request: Request) -> Response:
    """The page, the same for everyone: the secret of a link is after its #, and is not sent."""
    client = settings_of(request).client
    if not (client / "index.html").is_file():
        return HTMLResponse(UNBUILT, headers={"cache-control": NO_CACHE})
    return await file_in(client, "index.html", request)


def page_for_nothing(request: Request) -> Response | None:
    """The page for an address where nothing is, which the client says in the reader's language.

    None for programs, and if the client has not been built. The page is sent without a tag: a
    browser that has it already must get the status as well.
    """
    index = settings_of(request).client / "index.html"
    if "text/html" not in request.headers.get("accept", "") or not index.is_file():
        return None
    return HTMLResponse(index.read_bytes(), 404, {"cache-control": NO_CACHE, "vary": "accept"})


async def client_file(request: Request) -> Response:
    """A file of the client. Its URL is its path in the client's folder."""
    client = settings_of(request).client
    return await file_in(client, request.scope["path"][1:], request)


async def manifest(request: Request) -> Response:
    """What browsers install the client by, with a shortcut for each installed game."""
    file = settings_of(request).client / MANIFEST
    if not file.is_file():
        raise HTTPException(404)
    headers = {"cache-control": NO_CACHE}
    kind = MEDIA_TYPES[file.suffix]
    return JSONResponse(with_shortcuts(file.read_bytes()), headers=headers, media_type=kind)


async def pack_file(request: Request) -> Response:
    """A file of a pack, or the file that names the newest pack."""
    folder = settings_of(request).offline
    if folder is None:
        raise HTTPException(404)
    return await file_in(folder, request.scope["path"].removeprefix("/offline/"), request)


async def board_module(request: Request) -> Response:
    """The board module from the package of a game."""
    descriptor = descriptors().get(request.path_params["game"])
    if descriptor is None:
        raise HTTPException(404)
    return await file_in(descriptor.folder, descriptor.module.name, request)


FILES: Final = [
    *(Route(path, page) for path in PAGES),
    *(Route(f"/{name}", client_file) for name in SINGLE),
    Route(f"/{MANIFEST}", manifest),
    *(Route(f"/{folder}/{{name}}", client_file) for folder in FOLDERS),
    Route("/offline/current.json", pack_file),
    Route("/offline/{pack}/{name}", pack_file),
    Route("/games/{game}/board.js", board_module),
]

_FILE_PATH: Final = re.compile(
    rf"/({'|'.join(FOLDERS)}|offline)/.*|/({'|'.join(map(re.escape, (*SINGLE, MANIFEST)))})"
    r"|/games/[^/]+/board\.js"
)
_WORKER_PATH: Final = re.compile(r"/assets/(table|thinking)-worker-[^/]+\.js")


def is_file(path: str) -> bool:
    """Whether a path is that of a static file. A page loads many of them at once."""
    return _FILE_PATH.fullmatch(path) is not None


def is_worker(path: str) -> bool:
    """Whether a path is that of a script that runs a pack in a worker."""
    return _WORKER_PATH.fullmatch(path) is not None
