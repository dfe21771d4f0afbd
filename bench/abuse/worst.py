"""The worst request for each call, each kind of frame and each other route, as far as known.

All of them are taken from the lists of the product. A call, a kind of frame or a route that is
missing here has no attack, and a test fails.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple, get_args

import msgspec
from attacker import Attacker
from flooding import TEXT, flood, frame, leave
from prepared import GAME, Prepared
from reaching import Headers, new_id
from starlette.routing import Route, WebSocketRoute

import tavolino
from tavolino.games import GAMES
from tavolino.hosting.calls.conversation import AnyFrame
from tavolino.hosting.calls.operations import OPERATIONS, Operation
from tavolino.server.http.app import ROUTES
from tavolino.server.http.static import PAGES

LANGUAGES = ("de", "en", "fr", "it", "uk")

CONNECTIONS = 16
"""Connections that each send a request as soon as the last one is answered."""

CLIENT = Path(tavolino.__file__).parent / "server" / "client"


class Own(NamedTuple):
    """A match of the attacker's, in which others may still sit down."""

    cookie: str
    match: str
    join: str
    watch: str


class Asked(NamedTuple):
    """A request."""

    method: str
    path: str
    body: object = None
    cookie: str = ""
    headers: Headers | None = None


# -- calls -------------------------------------------------------------------------------------

POINTED = [f"{name}{'x' * 90}" for name in "abcdefghij"]
"""As many names as one may point at, and long ones. None of them exists."""

Body = Callable[[Prepared, Own], Mapping[str, object]]

BODIES: Mapping[str, Body | None] = {
    "try_game": lambda prepared, own: {"players": 4, "actions": prepared.actions},
    "create": lambda prepared, own: {
        "id": new_id(), "game": random.choice(list(GAMES)), "players": 2, "names": ["E", "M"],
    },
    "invite": None,
    "look": lambda prepared, own: {"invitation": own.join},
    "join": lambda prepared, own: {"id": new_id(), "invitation": own.join, "name": "M" * 100},
    "watch": lambda prepared, own: {"invitation": own.watch},
    "add_bot": lambda prepared, own: {"id": new_id(), "level": 8},
    "free_seat": lambda prepared, own: {"id": new_id()},
    "hand_over": lambda prepared, own: {"id": new_id(), "level": 8},
    "transfer": lambda prepared, own: {"seat": 0},
    "use_transfer": lambda prepared, own: {"token": secrets.token_urlsafe(100)},
    "return_seat": None,
    "make_code": lambda prepared, own: {"new": True},
    "use_code": lambda prepared, own: {"code": "".join(random.choices("BDFGLMNPR", k=6))},
    "command": lambda prepared, own: command("ask_undo", prepared),
    "why": lambda prepared, own: {"seat": 0, "pointed": POINTED},
    "say": lambda prepared, own: {"type": "say", "seat": 0, "phrase": "hello"},
    "point": lambda prepared, own: {"pick": "x" * 60},
    "hint": lambda prepared, own: {"seat": 0},
}  # fmt: skip
"""What each call that takes something is told, by its name."""

ON_ITS_OWN = {
    "invite", "look", "join", "watch", "add_bot", "free_seat", "hand_over", "transfer",
    "return_seat", "make_code", "say", "point",
}  # fmt: skip
"""Calls that are made about a match of the attacker's own."""

FORGETFUL = {"hint", "why", "read", "own_seats"}
"""Calls that cost most in a match in which much has to be remembered."""

QUERIES = {"events": "?after=0", "replay": "?first=0&count=200"}
"""The worst query of a call, if it has one."""


def command(kind: str, prepared: Prepared) -> dict[str, object]:
    """A command that names any number of the long match."""
    number = random.randint(3, prepared.number)
    wish = {"type": kind, "id": new_id(), "number": number, "seat": random.randrange(2)}
    return wish | FIELDS.get(kind, {})


FIELDS: Mapping[str, dict[str, object]] = {
    "act": {"action": "x" * 200},
    "answer": {"to": "undo", "yes": False},
}
"""What commands of a kind say besides."""


def request_of(operation: Operation, prepared: Prepared, own: Own) -> Asked:
    """The worst request for a call. KeyError if it takes something and nothing is known."""
    name = operation.name
    if name == "forget_me":  # of someone who was never here
        stranger = ("authorization", f"Bearer {secrets.token_urlsafe(16)}")
        return Asked("DELETE", operation.path, headers=[stranger])
    match = prepared.long
    if name in ON_ITS_OWN:
        match = own.match
    elif name in FORGETFUL:
        match = prepared.remembered
    elif name == "evaluation":
        match = random.choice(prepared.finished)
    path = operation.path.format(
        match=match,
        seat=1,
        name=GAME if name == "try_game" else random.choice(list(GAMES)),
        language=random.choice(LANGUAGES),
    )
    body = BODIES[name] if operation.method == "POST" else None
    cookie = own.cookie if match == own.match or name == "create" else prepared.cookie
    return Asked(
        operation.method,
        path + QUERIES.get(name, ""),
        body(prepared, own) if body else None,
        cookie,
    )


async def call(operation: Operation, attacker: Attacker) -> None:
    """The same call over and over, on some connections at once."""
    own = await own_match(attacker)
    await ask_all(attacker, lambda: request_of(operation, attacker.prepared, own))


async def own_match(attacker: Attacker) -> Own:
    """A new match with a free seat."""
    cookie, made = await attacker.own_match(players=4)
    join, watch = (made[link].partition("#")[2].partition(".")[2] for link in ("join", "watch"))
    return Own(cookie, made["match"], join, watch)


async def ask_all(
    attacker: Attacker, request: Callable[[], Asked], connections: int = CONNECTIONS
) -> None:
    """Sends a request as soon as the last one is answered, on some connections at once."""

    async def ask_on() -> None:
        while attacker.goes_on():
            method, path, body, cookie, headers = request()
            await attacker.ask(method, path, body, cookie=cookie, headers=headers)

    await attacker.all_within(0.1, [ask_on() for _ in range(connections)])


# -- frames ------------------------------------------------------------------------------------


KINDS = [str(kind.__struct_config__.tag) for kind in get_args(AnyFrame)]
"""The kinds of frames that the product reads."""


def frame_of(kind: str, prepared: Prepared) -> bytes:
    """The worst frame of a kind."""
    said = {"type": "say", "seat": 0, "phrase": "hello"}
    return msgspec.json.encode(said if kind == "say" else command(kind, prepared))


async def frames(kind: str, attacker: Attacker) -> None:
    """Frames of one kind without end, over a few sockets on the long match."""
    prepared = attacker.prepared
    way = partial(attacker.way.follow, prepared.long, cookie=prepared.cookie)
    await asyncio.gather(
        *(flood(attacker, way, lambda: frame(TEXT, frame_of(kind, prepared))) for _ in range(4))
    )


# -- other routes ------------------------------------------------------------------------------


def largest(folder: str) -> list[str]:
    """The paths of the files in a folder of the client, the largest first."""
    files = [file for file in (CLIENT / folder).glob("*") if file.suffix not in {".br", ".gz"}]
    files.sort(key=lambda file: file.stat().st_size, reverse=True)
    return [f"/{folder}/{file.name}" for file in files]


ChosenPath = Callable[[Prepared], str]

PATHS: Mapping[str, ChosenPath] = {
    "page": lambda prepared: random.choice(PAGES).format(match="x", game=GAME, pack="x"),
    "client_file": lambda prepared: largest("assets")[0],
    "pack_file": lambda prepared: "/offline/current.json",
    "board_module": lambda prepared: f"/games/{random.choice(list(GAMES))}/board.js",
    "manifest": lambda prepared: "/manifest.webmanifest",
    "document": lambda prepared: "/openapi.json",
    "healthz": lambda prepared: "/healthz",
    "readyz": lambda prepared: "/readyz",
    "metrics": lambda prepared: "/metrics",
}
"""The worst path of each endpoint that is not a call, by the endpoint's name."""


async def fetch(path: ChosenPath, attacker: Attacker) -> None:
    """One path over and over, on some connections at once."""
    prepared = attacker.prepared
    await ask_all(attacker, lambda: Asked("GET", path(prepared), cookie=prepared.cookie))


async def live_socket(attacker: Attacker) -> None:
    """Sockets that want to be told all of a match in which much has to be remembered."""
    prepared = attacker.prepared

    async def follow() -> None:
        while attacker.goes_on():
            way = attacker.way.follow(prepared.remembered, cookie=prepared.cookie, seat=3)
            socket = await attacker.opened(way)
            if socket is not None:
                hearing = asyncio.create_task(attacker.hear(socket))
                await asyncio.wait([hearing], timeout=0.2)
                await leave(socket, hearing)

    await attacker.all_within(0.1, [follow() for _ in range(CONNECTIONS)])


async def live_lines(attacker: Attacker) -> None:
    """The same as lines."""
    prepared = attacker.prepared
    request = (
        f"GET /matches/{prepared.remembered}/stream?seat=3&after=0 HTTP/1.1\r\n"
        f"host: 127.0.0.1\r\ncookie: tavolino={prepared.cookie}\r\n\r\n"
    )

    async def follow() -> None:
        while attacker.goes_on():
            line = await attacker.way.open()
            line.writer.write(request.encode())
            attacker.got[(await line.reader.read(12))[-3:].decode()] += 1
            with suppress(TimeoutError):
                await asyncio.wait_for(line.reader.read(), 0.2)
            line.writer.close()

    await attacker.all_within(0.1, [follow() for _ in range(CONNECTIONS)])


def other_endpoints() -> set[str]:
    """The names of all endpoints that are not calls."""
    calls = {operation.name for operation in OPERATIONS}
    routes = [route for route in ROUTES if isinstance(route, Route | WebSocketRoute)]
    assert len(routes) == len(ROUTES), "there is another kind of route"
    return {route.endpoint.__name__ for route in routes if route.name not in calls}


# -- all of them -------------------------------------------------------------------------------

Attack = Callable[[Attacker], Awaitable[None]]

LIVE: Mapping[str, Attack] = {"live_socket": live_socket, "live_lines": live_lines}

CALLS: Mapping[str, Attack] = {each.name: partial(call, each) for each in OPERATIONS}
FRAMES: Mapping[str, Attack] = {f"frame-{kind}": partial(frames, kind) for kind in KINDS}
OTHERS: Mapping[str, Attack] = {
    name: partial(fetch, path) for name, path in PATHS.items()
} | LIVE
