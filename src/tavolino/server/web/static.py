"""The client's files: the page behind every link, and what it is made of.

The client is built by `make web` into a folder of this package. Only files of known kinds in
known rooms of that folder are served, by names that lead nowhere else.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route
from starlette.staticfiles import NotModifiedResponse

from tavolino.games import descriptors
from tavolino.server.calls.links import PURPOSES
from tavolino.server.web.identity import services_of

PAGES: Final = (
    "/",
    *(f"/{purpose}" for purpose in PURPOSES),
    "/table/{match}",
    "/rules/{game}",
    "/learn/{game}",
)
"""What people open; the client itself finds out from the address what to show."""

ROOMS: Final = ("assets", "fonts", "icons")
"""Folders of the client; what is in the first is never changed, only renamed."""

SINGLE: Final = ("sw.js", "manifest.webmanifest", "robots.txt", "favicon.ico", "favicon.svg")

NAME: Final = re.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,120}")

KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}

PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""Encodings in which a file may lie beside itself, the best one first."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"

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


async def page(request: Request) -> Response:
    """The same for everyone: what a link opens stands after its #, which is not sent here."""
    index = services_of(request).settings.client / "index.html"
    if not index.is_file():
        return HTMLResponse(UNBUILT, headers={"cache-control": ASK_AGAIN})
    return file_response(request, index, ASK_AGAIN)


async def single(request: Request) -> Response:
    """A file that lies beside the page."""
    return found(request, services_of(request).settings.client, request.url.path[1:], ASK_AGAIN)


async def in_a_room(request: Request) -> Response:
    """A file in one of the rooms."""
    room = request.url.path.split("/")[1]
    keep = FOR_EVER if room == ROOMS[0] else ASK_AGAIN
    folder = services_of(request).settings.client / room
    return found(request, folder, request.path_params["name"], keep)


async def board_module(request: Request) -> Response:
    """The board that the package of a game brings itself."""
    descriptor = descriptors().get(request.path_params["game"])
    if descriptor is None or not descriptor.module.is_file():
        raise HTTPException(404)
    return file_response(request, descriptor.module, ASK_AGAIN)


def found(request: Request, folder: Path, name: str, keep: str) -> Response:
    """A file by its name, which can only be one in this very folder."""
    if not NAME.fullmatch(name) or Path(name).suffix not in KINDS:
        raise HTTPException(404)
    file = folder / name
    if not file.is_file():
        raise HTTPException(404)
    return file_response(request, file, keep)


def file_response(request: Request, file: Path, keep: str) -> Response:
    """A file as the sender takes it best; nothing of one it has already."""
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    encoding, packed = packed_as(file, request.headers.get("accept-encoding", ""))
    if encoding:
        headers["content-encoding"] = encoding
    kind = KINDS[file.suffix]
    response = FileResponse(packed, headers=headers, media_type=kind, stat_result=packed.stat())
    has = request.headers.get("if-none-match", "").split(",")
    if response.headers["etag"] in {tag.strip().removeprefix("W/") for tag in has}:
        return NotModifiedResponse(response.headers)
    return response


def packed_as(file: Path, accepted: str) -> tuple[str, Path]:
    """The best encoding that the sender accepts and there is, and the file that holds it."""
    for encoding, ending in PACKED.items():
        packed = file.with_name(file.name + ending)
        if accepts(accepted, encoding) and packed.is_file():
            return encoding, packed
    return "", file


def accepts(accepted: str, encoding: str) -> bool:
    """Whether a header names an encoding, and not to refuse it."""
    for part in accepted.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if name == encoding:
            return weight.strip("0.") != "" or not weight
    return False


FILES: Final = [
    *(Route(path, page) for path in PAGES),
    *(Route(f"/{name}", single) for name in SINGLE),
    *(Route(f"/{room}/{{name}}", in_a_room) for room in ROOMS),
    Route("/games/{game}/board.js", board_module),
]

_FILE_PATH: Final = re.compile(
    rf"/({'|'.join(ROOMS)})/.*|/({'|'.join(map(re.escape, SINGLE))})|/games/[^/]+/board\.js"
)


def is_file(path: str) -> bool:
    """Whether an address is that of a file, of which a page needs many at once."""
    return _FILE_PATH.fullmatch(path) is not None
