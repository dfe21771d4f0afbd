"""People with their devices: they ask again until they are answered, and come back.

Whom they ask, how and for what comes from the seed; what they do when something fails does not.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from simulator.history import Attempt, History, Note, Read, Stream
from simulator.wire import Headers, Lost, Message, Request, Response, Socket, Wire
from simulator.witness import Witness

if TYPE_CHECKING:
    from simulator.loop import VirtualLoop

PATIENCE = 4.0
"""Seconds after which people ask again."""

PAUSE = (0.02, 0.5)
"""Seconds before they do."""

TRANSIENT = {"unavailable", "too_fast"}
"""Refusals after which the same command is sent again."""

POLICY = 1008
"""The code with which a socket is closed to those who may not follow."""


class Server(Protocol):
    """A server as people know it: they may connect to it."""

    name: str
    wire: Wire | None


def never() -> bool:
    """Never so."""
    return False


class Town:
    """What all people share."""

    def __init__(
        self, loop: VirtualLoop, servers: list[Server], witness: Witness, history: History
    ) -> None:
        self.loop = loop
        self.servers = servers
        self.witness = witness
        self.history = history
        self.notes: list[Note] = []
        self.visits: list[Follower] = []
        """Everyone who has or had a seat in a match, once for each match."""
        self.strange: list[tuple[str, str]] = []
        """Answers that nobody should get, each with what is wrong about it."""

    def note(self, text: str, match: str = "") -> None:
        """Notes something for the story, of one match or of all."""
        self.notes.append(Note(self.loop.now, match, text))

    def complain(self, kind: str, text: str) -> None:
        """Complains of something that must not be."""
        self.note(f"WRONG ({kind}): {text}")
        self.strange.append((kind, text))


class Device:
    """A browser with its cookie, or a program with its token."""

    def __init__(self, town: Town, rng: Random, owner: str) -> None:
        self.town = town
        self.rng = rng
        self.owner = owner
        self.headers: Headers = {}
        self.first_cookie = ""
        self.is_forgotten = False
        """Whether someone has asked from here to be forgotten."""

    def wire(self) -> tuple[str, Wire | None]:
        """A connection to one of the servers, perhaps one that is down."""
        server = self.rng.choice(self.town.servers)
        return server.name, server.wire

    async def once(
        self, method: str, path: str, body: object = None, server: Server | None = None
    ) -> Response:
        """Asks one server once, this one or any. Raises Lost or TimeoutError."""
        name, wire = self.wire() if server is None else (server.name, server.wire)
        if wire is None:
            await asyncio.sleep(self.rng.uniform(*PAUSE))
            raise Lost
        content = b"" if body is None else msgspec.json.encode(body)
        async with asyncio.timeout(PATIENCE):
            response = await Request(wire, method, path, self.headers, content).response
        match = path.split("/")[2][:22] if path.startswith("/matches/") else ""
        if not path.endswith("/commands"):  # people tell of their commands themselves
            said = f"{self.owner}: {method} {path} at {name}: {response.status}"
            self.town.note(said.replace(f"/matches/{match}", "…") if match else said, match)
        cookie = response.headers.get("set-cookie")
        if cookie is not None:
            value = cookie.partition(";")[0]
            if value.endswith(('=""', "=")):
                self.headers.pop("cookie", None)
            else:
                self.headers["cookie"] = value
                self.first_cookie = self.first_cookie or value
        if response.status == 500:
            self.town.complain("crash", f"{method} {path}: {response.body.decode()}")
        return response

    async def ask(
        self,
        call: str,
        method: str,
        path: str,
        body: object = None,
        may_be: tuple[int, ...] = (),
        may_be_denied: Callable[[], bool] = never,
    ) -> Response:
        """Asks the same again until there is an answer that it may be.

        `may_be_denied` tells whether it may be one now to someone who has lost what they had.
        """
        while True:
            with suppress(Lost, TimeoutError):
                response = await self.once(method, path, body)
                if response.status < 300:
                    calls = self.town.history.calls
                    calls[call] = calls.get(call, 0) + 1
                    return response
                denied = response.status in {403, 404} and may_be_denied()
                if response.status in may_be or denied:
                    return response
                if response.status not in {429, 500, 503}:
                    if self.is_forgotten:
                        raise Gone
                    self.town.complain(
                        "refused", f"{self.owner}: {method} {path}: {response.body.decode()}"
                    )
                    raise Gone
            await asyncio.sleep(self.rng.uniform(*PAUSE))


class Gone(Exception):
    """Someone can do nothing more at this table."""


class Follower:
    """Someone who follows a match, as a seat or to watch."""

    def __init__(self, device: Device, match: str, seat: int) -> None:
        self.device = device
        self.town = device.town
        self.rng = device.rng
        self.match = match
        self.seat = seat
        self.number = 0
        """Of the last event seen."""
        self.state: Message = {}
        """How the match stood last."""
        self.news = asyncio.Event()
        self.left = False
        """Whether they want nothing more of the match."""
        self.moving = False
        """Whether their seat is just moving to another device."""
        self.is_removed = False
        """Whether someone else was given their seat."""
        self.has_moved = False
        """Whether it ever did: a request that was late may still move it back or on."""
        self.socket: Socket | None = None
        self.waiting: dict[str, Attempt] = {}
        """What was sent over the socket and is not answered yet."""
        self.refused = ""
        """The reason for which the last connection was closed."""

    @property
    def over(self) -> bool:
        """Whether they have seen the end."""
        return self.state.get("phase") == "over"

    async def follow(self) -> None:
        """Connects, and again after the last event seen, until they want nothing more."""
        while not self.left and not self.device.is_forgotten:
            device = self.device
            _, wire = device.wire()
            if wire is not None:
                with suppress(Lost, TimeoutError):
                    async with asyncio.timeout(self.patience()):
                        await self.listen(wire, device)
                self.hang_up()
            await asyncio.sleep(self.rng.uniform(*PAUSE))

    def patience(self) -> float | None:
        """Seconds after which someone connects anew for no reason; mostly never."""
        return self.rng.uniform(0.2, 4.0) if self.rng.random() < 0.15 else None

    async def listen(self, wire: Wire, device: Device) -> None:
        """Listens to one connection until it ends."""
        stream = Stream(self.match, self.seat, self.town.loop.now)
        self.town.history.streams.append(stream)
        path = f"/matches/{self.match}/live?after={self.number}&seat={self.seat}"
        socket = self.socket = Socket(wire, path, device.headers, self.see)
        self.note(f"connects to {wire.owner.name} after event {self.number}")
        while True:
            try:
                message = await socket.hear()
            except Lost:
                assert socket.closed is not None
                code, self.refused = socket.closed
                if code == POLICY and not self.may_be_refused(device):
                    self.town.complain(
                        "refused",
                        f"{device.owner} may not follow {self.match}: {self.refused}",
                    )
                raise
            self.hear(stream, message)

    def see(self, text: str) -> Message:
        """Lets the witness see a message at the moment at which it is sent."""
        message: Message = msgspec.json.decode(text)
        self.town.witness.sees(self.match, self.seat, message)
        return message

    def may_be_refused(self, device: Device) -> bool:
        """Whether a device has lost what it had."""
        elsewhere = self.has_moved or device is not self.device
        return self.left or elsewhere or self.is_removed or device.is_forgotten

    def hang_up(self) -> None:
        """Ends the connection, if there is one. What was sent over it may be lost."""
        socket, self.socket = self.socket, None
        if socket is not None:
            socket.lose()
        waiting, self.waiting = self.waiting, {}
        for attempt in waiting.values():
            attempt.returned = self.town.loop.now
        self.news.set()

    def hear(self, stream: Stream, message: Message) -> None:
        """Takes in one message."""
        kind = message["type"]
        if kind == "answer":
            self.answered(message)
        elif kind == "event":
            number = message["number"]
            stream.numbers.append(number)
            stream.times.append(self.town.loop.now)
            if number != self.number + 1:
                self.town.complain(
                    "order",
                    f"{self.device.owner} hears {number} of {self.match} after {self.number}",
                )
            self.number = number
            self.note(f"hears of event {number}, {message['what']['type']}")
        elif kind == "state" and message["number"] != (at := self.number):
            self.town.complain(
                "order",
                f"{self.device.owner} sees {message['number']} of {self.match} after {at}",
            )
        if "state" in message:
            self.state = message["state"]
            self.news.set()

    def answered(self, answer: Message) -> None:
        """An answer came over the socket."""
        attempt = self.waiting.pop(answer["id"], None)
        if attempt is not None:
            attempt.answer = answer
            attempt.returned = self.town.loop.now
            self.news.set()

    async def until_news(self, seconds: float = 1.0) -> None:
        """Waits for news, but not for ever."""
        self.news.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.news.wait()

    # -- commands ------------------------------------------------------------------------------

    async def command(self, number: int, **wish: object) -> Message:
        """Sends a command until it is answered, and returns the answer."""
        ident = f"{self.rng.getrandbits(64):016x}"
        return await self.send_until_answered(
            {"id": ident, "number": number, "seat": self.seat, **wish}
        )

    async def send_until_answered(self, command: Message) -> Message:
        """Sends the same command again and again, by whatever way there is."""
        while not self.left and not self.device.is_forgotten:
            chance = self.rng.random()
            if self.socket is not None and chance < 0.6 and command["id"] not in self.waiting:
                attempts = [await self.over_the_socket(command)]
            else:
                ways = 2 if chance > 0.9 else 1
                tries = (self.as_request(command) for _ in range(ways))
                attempts = await asyncio.gather(*tries)
            for attempt in attempts:
                answer = attempt.answer
                if answer is not None and answer.get("refused") not in TRANSIENT:
                    return answer
            await asyncio.sleep(self.rng.uniform(*PAUSE))
        raise Gone

    def attempt(self, command: Message) -> Attempt:
        """Notes that a command is sent."""
        attempt = Attempt(self.match, command, self.town.loop.now)
        self.town.history.attempts.append(attempt)
        return attempt

    async def over_the_socket(self, command: Message) -> Attempt:
        """Sends a command over the socket, and waits for the answer for a while."""
        attempt = self.attempt(command)
        assert self.socket is not None
        with suppress(Lost):
            self.socket.say(msgspec.json.encode(command).decode())
            self.waiting[command["id"]] = attempt
            latest = self.town.loop.now + PATIENCE
            while self.waiting.get(command["id"]) is attempt and self.town.loop.now < latest:
                await self.until_news()
        self.note_answer(attempt, "the socket")
        return attempt

    async def as_request(self, command: Message) -> Attempt:
        """Sends a command as a request."""
        attempt = self.attempt(command)
        path = f"/matches/{self.match}/commands"
        with suppress(Lost, TimeoutError):
            response = await self.device.once("POST", path, command)
            found = response.json()
            if "id" in found:
                attempt.answer = found
            elif response.status in {403, 404} and self.may_be_refused(self.device):
                attempt.answer = {"id": command["id"], "refused": found["reason"]}
            elif response.status not in {429, 500, 503}:
                self.town.complain(
                    "refused", f"{self.device.owner}: {path}: {command}: {found}"
                )
        attempt.returned = self.town.loop.now
        self.note_answer(attempt, "a request")
        return attempt

    def note_answer(self, attempt: Attempt, way: str) -> None:
        """Notes for the story what became of a command."""
        command, answer = attempt.command, attempt.answer
        said = "no answer" if answer is None else answer.get("refused") or "accepted"
        what = command.get("action") or command["type"]
        self.note(f"sends {what} as {command['number']} by {way}: {said}")

    def note(self, text: str) -> None:
        """Notes for the story what this person does."""
        self.town.note(f"{self.device.owner} {text}", self.match)

    def is_lost(self) -> bool:
        """Whether the seat may be open to nobody here any more."""
        return self.may_be_refused(self.device)

    async def read(self) -> Message:
        """How the match stands, asked of a server; nothing if the seat is lost."""
        path = f"/matches/{self.match}?seat={self.seat}"
        called = self.town.loop.now
        response = await self.device.ask("read", "GET", path, may_be_denied=self.is_lost)
        if response.status >= 300:
            return {}
        last: Message = response.json()[-1]
        # Asked several times, it may have been answered at any time since the last attempt.
        read = Read(self.match, called, self.town.loop.now, last["number"])
        self.town.history.reads.append(read)
        self.town.witness.sees(self.match, self.seat, last)
        return last


def token_of(link: str) -> str:
    """What a link has after the match."""
    return link.partition("#")[2].partition(".")[2]


def cookie_of(response: Any) -> str:
    """The cookie that a response sets."""
    return str(response.headers["set-cookie"]).partition(";")[0]
