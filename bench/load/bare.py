"""A bare server: what the server's processor time per action is compared with.

    python bench/load/bare.py DATABASE SCHEMA PORT

It does only what any server of this kind must do: it reads a command from a WebSocket, keeps it
in PostgreSQL with the same batched statement, tells both players, and answers. There is no game
in it and no bus. It speaks as much of the protocol as the players of `playing.py` need.
"""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import uvicorn
from seating import SEATS
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from tavolino.hosting.machine import Machine
from tavolino.server.backends.connection import connect
from tavolino.server.backends.group_commit import PLAN, GroupCommitter

VIEW = "x" * 600
"""With it a message is about as long as a real one in a match of two."""

LEGAL = ["@A1", "@A2", "@A3", "@B1"]
WHAT = '{"type":"acted","seat":0,"action":"A1-B2"}'
HASH = b"12345678"
NOW = 1_763_190_000_000


class Command(msgspec.Struct, frozen=True):
    """What a player sends."""

    type: str
    id: str
    number: int
    seat: int
    action: str


decode = msgspec.json.Decoder(Command).decode
encode = msgspec.json.Encoder().encode


class Bare:
    """All matches that are followed, and who follows them."""

    def __init__(self, database: str, schema: str) -> None:
        self.writer = GroupCommitter(lambda: connect(database, schema, PLAN), Machine())
        self.rooms: dict[str, dict[int, WebSocket]] = {}

    async def live(self, socket: WebSocket) -> None:
        """One player of one match, from the first message to the last."""
        match, seat = socket.path_params["match"], int(socket.query_params["seat"])
        await socket.accept()
        room = self.rooms.setdefault(match, {})
        room[seat] = socket
        try:
            await socket.send_text(
                state_message(SEATS, seat)
            )  # the last event: everyone has joined
            while True:
                await self.take(match, socket, decode(await socket.receive_text()))
        except WebSocketDisconnect:
            pass
        finally:
            del room[seat]
            if not room:
                self.rooms.pop(match, None)

    async def take(self, match: str, socket: WebSocket, command: Command) -> None:
        """Keeps a command, then tells everyone of it, then answers."""
        step = (match, command.number, command.id, NOW, WHAT, "on", False, None, HASH)
        written = await self.writer.write(step)
        answer: dict[str, object] = {"type": "answer", "id": command.id}
        if written:
            answer["number"] = command.number
            for seat, other in list(self.rooms[match].items()):
                await other.send_text(state_message(command.number, seat))
        else:
            answer["refused"] = "stale"
        await socket.send_text(encode(answer).decode())

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """Lets go of the database at the end."""
        yield
        await self.writer.close()


def state_message(number: int, seat: int) -> str:
    """What a seat is told after an event. Both take turns, and the match never ends."""
    state: dict[str, object] = {"phase": "on", "view": VIEW}
    if number % SEATS == seat:
        state["legal"] = LEGAL
    return encode({"type": "event", "number": number, "state": state}).decode()


def main(database: str, schema: str, port: str) -> None:
    """Serves until SIGTERM."""
    bare = Bare(database, schema)
    routes = [WebSocketRoute("/matches/{match}/live", bare.live)]
    uvicorn.run(
        Starlette(routes=routes, lifespan=bare.lifespan),
        host="127.0.0.1",
        port=int(port),
        http="h11",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
