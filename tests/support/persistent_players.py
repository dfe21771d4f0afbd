"""Good clients: they send a command again until it is answered, and come back where they were.

Whom they ask, how and for what is random; what they do when something fails is not.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from contextlib import suppress
from dataclasses import dataclass
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from support.client_journal import TRANSIENT, FollowedStream, Journal, Key, Sent

WATCHER = -1
ANSWER_TIMEOUT = 4.0
"""Seconds to wait for an answer before asking again."""

STREAM_TIMEOUT = 40.0
"""Seconds without a word after which a stream is given up; servers speak more often."""

STOPPING = 5.0
"""Seconds in which people go home who are told to."""

CONNECTION_ERRORS = (
    OSError,
    EOFError,
    TimeoutError,
    httpx.HTTPError,
    websockets.WebSocketException,
)
"""How connections end when a server dies."""

POLICY = 1008
"""What a socket is closed with that was not entitled to it."""

USED = 410
"""How a link is refused that worked before."""

NOT_MOVED = 403
"""How a return is refused if the seat was not moved from here."""

LEAVES = 0.004
"""How likely someone is to be forgotten instead of playing on."""

MOVES = 0.02
"""How likely someone is to transfer their seat to another device first."""

SLEEPS = 0.04
"""How likely someone lets their time run out."""

Message = dict[str, Any]
Headers = dict[str, str]


@dataclass
class Person:
    """Someone at a table, and the header of each device that they have had.

    The last one opens their seat.
    """

    name: str
    devices: list[Headers]


class World:
    """What all clients share: where servers are, and where to write down what they see."""

    def __init__(self, addresses: list[str], journal: Journal, rng: random.Random) -> None:
        self.addresses = addresses
        self.journal = journal
        self.rng = rng
        self.restless = True
        """Whether connections are given up and made again for no reason."""
        self.closed = False
        """Whether everyone goes home."""
        # Cookies are handed over by hand: who shares a jar would be the same person.
        no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=20)
        self.http = httpx.AsyncClient(
            cookies=no_cookies, limits=limits, timeout=ANSWER_TIMEOUT, trust_env=False
        )

    async def close(self, people: list[asyncio.Task[None]]) -> None:
        """Sends all people home.

        A library may take a cancellation for a lost connection. Whoever has missed it is
        cancelled again when the event loop ends.
        """
        self.closed = True
        for task in people:
            task.cancel()
        await asyncio.wait(people, timeout=STOPPING)
        await self.http.aclose()

    def server(self) -> str:
        """One of the servers, perhaps one that is down."""
        return self.rng.choice(self.addresses)

    async def wait_a_bit(self) -> None:
        """The pause of a client before it tries again."""
        if self.closed:
            raise asyncio.CancelledError
        await asyncio.sleep(self.rng.uniform(0.05, 0.4))

    def patience(self) -> float | None:
        """Seconds after which a connection is given up, so that both servers have clients."""
        return self.rng.uniform(0.5, 4.0) if self.restless else None

    async def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        headers: Headers | None = None,
        may_be: frozenset[int] = frozenset(),
    ) -> httpx.Response:
        """Asks the same again until there is an answer, each time of either server.

        It has to be a success, or one of the refusals that it may be.
        """
        while True:
            with suppress(*CONNECTION_ERRORS):
                response = await self.http.request(
                    method, f"http://{self.server()}{path}", json=body, headers=headers
                )
                if response.is_success or response.status_code in may_be:
                    return response
                if response.status_code not in {429, 503}:
                    self.journal.strange.append(f"{method} {path}: {response.text}")
            await self.wait_a_bit()


class Follower:
    """Someone who follows a match to its end, as a seat or to watch, from some device."""

    def __init__(self, world: World, match: str, seat: int, devices: list[Headers]) -> None:
        self.world = world
        self.match = match
        self.seat = seat
        self.devices = devices
        self.number = 0
        """Of the last event seen."""
        self.stands: tuple[int, Message] | None = None
        """How the match stood last, and after which event."""
        self.news = asyncio.Event()
        self.left = False
        """Whether they left for good: nothing is open to them any more."""
        self.moving = False
        """Whether the seat is just moving to another device."""
        self.socket: ClientConnection | None = None
        self.waiting: dict[str, asyncio.Future[Message | None]] = {}

    @property
    def headers(self) -> Headers:
        """Those of the device that has the seat."""
        return self.devices[-1]

    def may_refuse(self, headers: Headers) -> bool:
        """Whether what was asked with these headers may be refused."""
        return self.left or self.moving or headers is not self.headers

    @property
    def over(self) -> bool:
        """Whether the end was seen."""
        return self.stands is not None and self.stands[1]["phase"] == "over"

    async def stand(self, number: int) -> tuple[int, Message]:
        """How the match stands after this event or a later one."""
        while self.stands is None or self.stands[0] < number:
            self.news.clear()
            await self.news.wait()
        return self.stands

    async def follow(self) -> None:
        """Connects, and again after the last event seen, until the match is over."""
        while not self.over:
            stream = FollowedStream(self.match, self.seat, self.number)
            self.world.journal.streams.append(stream)
            with suppress(*CONNECTION_ERRORS):
                async with asyncio.timeout(self.world.patience()):
                    await self.listen(stream)
            self.socket = None
            for answer in self.waiting.values():
                if not answer.done():
                    answer.set_result(None)
            await self.world.wait_a_bit()

    async def listen(self, stream: FollowedStream) -> None:
        """Listens to one connection until it is lost: a socket or a stream."""
        query = f"after={self.number}&seat={self.seat}"
        address = f"{self.world.server()}/matches/{self.match}"
        if self.world.rng.random() < 0.7:
            await self.listen_to_socket(f"ws://{address}/live?{query}", stream)
        else:
            await self.listen_to_stream(f"http://{address}/stream?{query}", stream)

    async def listen_to_socket(self, url: str, stream: FollowedStream) -> None:
        """Messages over a WebSocket, over which commands can go, too."""
        headers = self.headers
        async with connect(
            url,
            additional_headers=headers,
            compression=None,
            open_timeout=ANSWER_TIMEOUT,
            close_timeout=1.0,
            proxy=None,
        ) as socket:
            self.socket = socket
            async for text in socket:
                self.hear(stream, msgspec.json.decode(text))
                if self.over:
                    return
            if socket.close_code == POLICY and not self.may_refuse(headers):
                self.world.journal.strange.append(f"{url}: {socket.close_reason}")

    async def listen_to_stream(self, url: str, stream: FollowedStream) -> None:
        """Messages as lines of a response that goes on."""
        timeout = httpx.Timeout(ANSWER_TIMEOUT, read=STREAM_TIMEOUT)
        headers = self.headers
        async with self.world.http.stream(
            "GET", url, headers=headers, timeout=timeout
        ) as response:
            refused = response.status_code not in {200, 429, 503}
            if refused and not self.may_refuse(headers):
                self.world.journal.strange.append(f"{url}: {response.status_code}")
            async for line in response.aiter_lines():
                if line.startswith('{"type"'):
                    self.hear(stream, msgspec.json.decode(line))
                if self.over:
                    return

    def hear(self, stream: FollowedStream, message: Message) -> None:
        """Takes in one message, and writes it down."""
        if message["type"] == "answer":
            self.answered(message)
        if message["type"] == "event":
            what = message["what"]
            action = (what.get("entry") or {}).get("action")
            self.number = message["number"]
            stream.events.append((self.number, what["type"], what["seat"], action))
        if message["type"] == "state":
            stream.states.append((message["number"], len(stream.events)))
        if "state" in message:
            self.stands = message["number"], message["state"]
            self.news.set()

    def answered(self, answer: Message) -> None:
        """An answer came, over the socket or to a request."""
        self.world.journal.answered(answer)
        waiting = self.waiting.get(answer["id"])
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)


class Player(Follower):
    """A person at the table, who plays at random."""

    def __init__(self, world: World, match: str, seat: int, person: Person) -> None:
        super().__init__(world, match, seat, person.devices)
        self.name = person.name
        self.sent: list[Sent] = []
        self.asleep = False
        """Whether they do nothing any more until their time has run out."""

    async def play(self) -> None:
        """Follows the match and plays in it until it is over."""
        async with asyncio.TaskGroup() as group:
            following = group.create_task(self.follow())
            number, state = await self.stand(0)
            while state["phase"] != "over" and not self.left:
                number, state = await self.stand(await self.take_part(number, state))
            if self.left:
                following.cancel()

    async def take_part(self, number: int, state: Message) -> int:
        """Does something, or nothing; the number of the event to wait for then."""
        if state["phase"] == "waiting" or state["seats"][self.seat]["gone"]:
            return number + 1
        if self.asleep or self.falls_asleep(state):
            return number + 1
        if self.world.rng.random() < LEAVES:
            await self.forget_me()
            return number
        if self.world.rng.random() < MOVES:
            await self.move()
        wish = self.wish(state)
        if wish is not None:
            answer = await self.command(number + 1, **wish)
            if answer.get("refused") in {None, "stale"}:
                return number + 1
        if "legal" in state:
            await self.command(
                number + 1, type="act", action=self.world.rng.choice(state["legal"])
            )
        return number + 1

    async def forget_me(self) -> None:
        """Asks to be forgotten. Whoever does is gone, whatever becomes of the servers."""
        self.left = True
        for headers in self.devices:  # each has had a seat in other matches
            await self.world.ask("DELETE", "/me", headers=headers)

    def falls_asleep(self, state: Message) -> bool:
        """Whether they let their time run out from now on: only if it is running."""
        if "clock" in state and state["clock"]["running"] == self.seat:
            self.asleep = self.world.rng.random() < SLEEPS
        if self.asleep:
            self.world.journal.asleep.add((self.match, self.seat))
        return self.asleep

    async def move(self) -> None:
        """Transfers the seat to another device by a link, which two use at the same time."""
        at = f"/matches/{self.match}"
        moved: list[str] = []
        self.moving = True
        while not moved:
            made = await self.world.ask(
                "POST", f"{at}/transfer", {"seat": self.seat}, self.headers
            )
            wish = {"token": token_of(made.json()["link"])}
            tries = (
                self.world.ask("POST", "/transfer", wish, may_be=frozenset({USED}))
                for _ in range(2)
            )
            answers = await asyncio.gather(*tries)
            moved = [answer.json()["token"] for answer in answers if answer.is_success]
            self.world.journal.moves.append(len(moved))
            if not moved:
                # The answer was lost, and with it the seat, if it had been moved by then.
                back, may_be = f"{at}/seats/{self.seat}/return", frozenset({NOT_MOVED, USED})
                await self.world.ask("POST", back, None, self.headers, may_be)
        self.world.journal.moved(Key(self.match, self.seat, self.name, moved[0]))
        self.devices.append(bearer(moved[0]))
        self.moving = False

    def wish(self, state: Message) -> Message | None:
        """Something else than an action, now and then; offers of others are mostly answered."""
        chance = self.world.rng.random()
        if "draw" in state and self.seat not in state["draw"]:
            return (
                {"type": "answer", "to": "draw", "yes": chance < 0.3} if chance < 0.7 else None
            )
        if "undo" in state and self.seat not in state["undo"]["allowed"]:
            return (
                {"type": "answer", "to": "undo", "yes": chance < 0.5} if chance < 0.7 else None
            )
        if chance < 0.02:
            return {"type": "ask_undo"}
        if chance < 0.03:
            return {"type": "offer_draw"}
        return {"type": "resign"} if chance < 0.033 else None

    async def command(self, number: int, **wish: object) -> Message:
        """Sends a command until it is answered; now and then one that was answered before."""
        ident = secrets.token_hex(12)
        sent = Sent(self.match, {"id": ident, "number": number, "seat": self.seat, **wish})
        self.world.journal.sent[ident] = sent
        answer = await self.until_answered(sent)
        self.sent.append(sent)
        if self.world.rng.random() < 0.1:
            await self.until_answered(self.world.rng.choice(self.sent))
        return answer

    async def until_answered(self, sent: Sent) -> Message:
        """Sends the same command again and again, by whatever way there is."""
        ident = sent.command["id"]
        while True:
            answer: asyncio.Future[Message | None] = asyncio.Future()
            self.waiting[ident] = answer
            await self.send(sent)
            with suppress(TimeoutError):
                # Not wait_for: it may lose a cancellation that comes with the answer.
                async with asyncio.timeout(ANSWER_TIMEOUT):
                    found = await answer
                if found is not None and found.get("refused") not in TRANSIENT:
                    del self.waiting[ident]
                    return found
            await self.world.wait_a_bit()

    async def send(self, sent: Sent) -> None:
        """Sends a command over the socket, to a server, or at the same time to both."""
        chance = self.world.rng.random()
        if chance < 0.1:
            servers = self.world.addresses
        elif chance < 0.4 or self.socket is None:
            servers = [self.world.server()]
        else:
            sent.tries += 1
            await self.send_over(self.socket, sent)
            return
        sent.tries += len(servers)
        await asyncio.gather(*(self.post(server, sent) for server in servers))

    async def send_over(self, socket: ClientConnection, sent: Sent) -> None:
        """Sends a command over the socket; the answer comes among the other messages."""
        try:
            await socket.send(msgspec.json.encode(sent.command).decode())
        except CONNECTION_ERRORS:
            self.lost(sent)

    async def post(self, server: str, sent: Sent) -> None:
        """Sends a command as a request."""
        url = f"http://{server}/matches/{sent.match}/commands"
        try:
            response = await self.world.http.post(url, json=sent.command, headers=self.headers)
            answer = response.json()
        except (*CONNECTION_ERRORS, ValueError):
            self.lost(sent)
            return
        if "id" in answer:
            self.answered(answer)
        else:
            if response.status_code not in {429, 503}:
                self.world.journal.strange.append(f"{url}: {response.text}")
            self.lost(sent)

    def lost(self, sent: Sent) -> None:
        """No answer will come this way."""
        waiting = self.waiting[sent.command["id"]]
        if not waiting.done():
            waiting.set_result(None)


def bearer(token: str) -> Headers:
    """The header with which a program has a seat."""
    return {"authorization": f"Bearer {token}"}


def token_of(link: str) -> str:
    """What stands in a link after the match."""
    return link.partition("#")[2].partition(".")[2]
