"""The static files of the client: one page for all links, and its assets.

`make web` builds the client into a folder of this package. Starlette's `StaticFiles` finds the
files. The subclass here decides which types are served, and adds compression and caching.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from tavolino.games import descriptors
from tavolino.server.calls.links import PURPOSES
from tavolino.server.web.identity import services_of

PAGES: Final = (
    "/",
    *(f"/{purpose}" for purpose in PURPOSES),
    "/table/{match}",
    "/rules/{game}",
    "/learn/{game}",
    "/privacy",
)
"""The paths that people open. The client decides by the URL what to show."""

FOLDERS: Final = ("assets", "fonts", "icons")
SINGLE: Final = ("sw.js", "manifest.webmanifest", "robots.txt", "favicon.ico", "favicon.svg")

MEDIA_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""The file types that are served. Python's own table differs between machines."""

ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""The suffixes of precompressed files beside a file, the best encoding first."""

IMMUTABLE: Final = "public, max-age=31536000, immutable"
NO_CACHE: Final = "no-cache"

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


class ClientFiles(StaticFiles):
    """A folder of files, sent compressed to clients that accept it."""

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
        # Only the names of files in assets contain a hash of their content.
        cache = IMMUTABLE if scope["path"].startswith("/assets/") else NO_CACHE
        headers = {"cache-control": cache, "vary": "accept-encoding"}
        for encoding in accepted_encodings(asked.get("accept-encoding", "")):
            compressed = file.with_name(file.name + ENCODINGS[encoding])
            if compressed.is_file():
                sent, headers["content-encoding"] = compressed, encoding
                break
        kind = MEDIA_TYPES[file.suffix]
        response = FileResponse(sent, status_code, headers, kind, stat_result=sent.stat())
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
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
    client = services_of(request).settings.client
    if not (client / "index.html").is_file():
        return HTMLResponse(UNBUILT, headers={"cache-control": NO_CACHE})
    return await file_in(client, "index.html", request)


async def client_file(request: Request) -> Response:
    """A file of the client. Its URL is its path in the client's folder."""
    client = services_of(request).settings.client
    return await file_in(client, request.scope["path"][1:], request)


async def board_module(request: Request) -> Response:
    """The board module from the package of a game."""
    descriptor = descriptors().get(request.path_params["game"])
    if descriptor is None:
        raise HTTPException(404)
    return await file_in(descriptor.folder, descriptor.module.name, request)


FILES: Final = [
    *(Route(path, page) for path in PAGES),
    *(Route(f"/{name}", client_file) for name in SINGLE),
    *(Route(f"/{folder}/{{name}}", client_file) for folder in FOLDERS),
    Route("/games/{game}/board.js", board_module),
]

_FILE_PATH: Final = re.compile(
    rf"/({'|'.join(FOLDERS)})/.*|/({'|'.join(map(re.escape, SINGLE))})|/games/[^/]+/board\.js"
)


def is_file(path: str) -> bool:
    """Whether a path is that of a static file. A page loads many of them at once."""
    return _FILE_PATH.fullmatch(path) is not None
