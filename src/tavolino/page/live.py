"""Live connections within a page: the frames of a WebSocket, without a socket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

import structlog

from tavolino.hosting.calls.caller import Caller
from tavolino.hosting.calls.conversation import COME_BACK, Take, converse
from tavolino.hosting.live.client import AwaitedLine, Line

log = structlog.get_logger()

# As a browser reports them for a WebSocket.
CONNECTION_LOST = 1006
CRASHED = 1011

Send = Callable[[str], None]
Closed = Callable[[int, str], None]


class PageConnection:
    """A conversation's connection with the page. It is closed only once."""

    def __init__(self, send: Send, closed: Closed) -> None:
        self.frames: asyncio.Queue[str | None] = asyncio.Queue()
        self.is_closed = False
        self.is_waiting = False
        """Whether the conversation waits for a frame."""
        self.take: Take | None = None
        self.line: Line = AwaitedLine(self.send)
        self._send = send
        self._closed = closed

    async def accept(self) -> None:
        """Does nothing: the page has connected already."""

    async def receive(self) -> str | None:
        """The next frame; None if the page has closed the connection."""
        if self.is_closed:
            return None
        self.is_waiting = True
        frame = await self.frames.get()
        self.is_waiting = False
        return frame

    def offer_to(self, take: Take) -> None:
        """Offers each frame first to someone who may take it."""
        self.take = take

    def hear(self, frame: str) -> None:
        """Takes a frame from the page."""
        is_idle = self.is_waiting and self.frames.empty() and not self.is_closed
        if not (is_idle and self.take is not None and self.take(frame)):
            self.frames.put_nowait(frame)

    async def send(self, message: bytes) -> None:
        """Sends a message, unless the connection is closed."""
        if not self.is_closed:
            self._send(message.decode())

    async def close(self, code: int, reason: str = "") -> None:
        """Closes the connection and tells the page why."""
        self.end(code, reason)

    def cut(self) -> None:
        """Closes the connection at once."""
        self.end(CONNECTION_LOST, "")

    def end(self, code: int, reason: str) -> None:
        """Closes the connection, unless it is closed, and tells the page why."""
        if not self.is_closed:
            self.leave()
            self._closed(code, reason)

    def leave(self) -> None:
        """Ends the conversation without telling the page."""
        self.is_closed = True
        self.take = None
        self.frames.put_nowait(None)


class Live:
    """A live connection as the page has it: it sends frames, and may close it."""

    def __init__(
        self,
        caller: Caller,
        match: str,
        query: Mapping[str, str],
        send: Send,
        closed: Closed,
    ) -> None:
        """`send` gets each message. `closed` gets code and reason if we close it."""
        self._connection = PageConnection(send, closed)
        self.task = asyncio.create_task(self._run(caller, match, query))

    def receive(self, text: str) -> None:
        """Takes a frame from the page: a command or a phrase."""
        self._connection.hear(text)

    def close(self) -> None:
        """Closes the connection for the page. Nothing is sent after that."""
        self._connection.leave()

    def end(self) -> None:
        """Closes the connection because the table is closed."""
        self._connection.end(COME_BACK, "")

    async def _run(self, caller: Caller, match: str, query: Mapping[str, str]) -> None:
        try:
            await converse(self._connection, caller, match, query)
        except Exception:
            log.exception("a live connection failed", match=match)
            self._connection.end(CRASHED, "")
