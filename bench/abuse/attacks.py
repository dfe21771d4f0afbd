"""The attacks: each asks for more of one thing than is fair, for as long as it may.

    python bench/abuse/attacks.py <order.json

They run in a process that takes only what is left of the processor, since they stand for
another machine, and come from one address.
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import sys
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from functools import partial
from ipaddress import IPv6Address
from typing import Any

import msgspec
from attacker import ADDRESS, Attacker, Order
from prepared import GAME
from websockets.asyncio.client import ClientConnection, connect
from websockets.protocol import State

from tavolino.hosting.match.events import WATCHER

FINAL, TEXT, PING = 0x80, 1, 9
NO_MASK = b"\0\0\0\0"
"""A mask is demanded of clients, but not which one; this one changes nothing."""

AT_FIRST = 1.0
"""Seconds in which many connections are made: no network brings them all at one moment."""

MAX_UNSENT = 200_000
"""Bytes of a flood that may wait to be sent."""


# -- late commands ---------------------------------------------------------------------------


async def late(attacker: Attacker) -> None:
    """Commands that name old numbers of a long match, and all of it told again and again."""
    prepared = attacker.prepared
    cookie, path = prepared.cookie, f"/matches/{prepared.long}"

    async def command_late() -> None:
        number = random.randint(3, prepared.number)
        seat = random.randrange(2)
        await attacker.command(cookie, prepared.long, number, seat, "ask_undo")

    def get(what: str) -> Callable[[], Coroutine[Any, Any, object]]:
        return lambda: attacker.ask("GET", f"{path}/{what}", cookie=cookie)

    await asyncio.gather(
        attacker.again(20, command_late),
        attacker.again(20, get("events?after=0")),
        attacker.again(20, get("replay?first=0&count=200")),
        attacker.again(20, get("record")),
        grow(attacker),
    )


async def grow(attacker: Attacker) -> None:
    """Makes a match of one's own as long as it goes: the same action, taken back for ever."""
    cookie, made = await attacker.own_match(names=2)
    match = made["match"]
    message = await attacker.state(cookie, match)
    seat = message["state"]["to_move"] if message else 0
    message = await attacker.state(cookie, match, seat)
    if message is None:
        return
    number, other = message["number"], 1 - seat
    steps = [
        partial(attacker.command, seat=seat, kind="act", action=message["state"]["legal"][0]),
        partial(attacker.command, seat=seat, kind="ask_undo"),
        partial(attacker.command, seat=other, kind="answer", to="undo", yes=True),
    ]
    grown = 0
    while attacker.goes_on():
        if await steps[grown % 3](cookie, match, number + grown + 1):
            grown += 1
        else:
            await asyncio.sleep(0.05)


# -- bots ------------------------------------------------------------------------------------


async def bots(attacker: Attacker) -> None:
    """Matches with three of the strongest bots: first of one guest, then of ever new ones."""
    cookie, _ = await attacker.own_match(players=4, bots=(8, 8, 8))
    own = True

    async def begin() -> None:
        nonlocal own
        made = await attacker.new_match(cookie if own else "", players=4, bots=(8, 8, 8))
        own = own and made is not None
        if made is None:
            return
        guest, match = made[0], made[1]["match"]
        message = await attacker.state(guest, match)
        if message and message["state"]["to_move"] == 0:
            action = message["state"]["legal"][0]
            number = message["number"] + 1
            await attacker.command(guest, match, number, 0, "act", action=action)

    await attacker.again(20, begin)


# -- frames and sockets ----------------------------------------------------------------------


async def frames(attacker: Attacker) -> None:
    """Phrases, nonsense and pings over sockets, without end; who is closed comes back."""
    cookie, made = await attacker.own_match(names=2)
    way = partial(attacker.way.follow, made["match"], cookie=cookie)
    said = b'{"type":"say","seat":0,"phrase":"hello"}'
    floods = [frame(TEXT, said)] * 4 + [frame(TEXT, b"{")] * 3 + [frame(PING, b"")] * 4
    await asyncio.gather(*(flood(attacker, way, content) for content in floods))


def frame(opcode: int, content: bytes) -> bytes:
    """A short frame as it is sent."""
    return bytes((FINAL | opcode, FINAL | len(content))) + NO_MASK + content


async def flood(attacker: Attacker, way: Callable[[], connect], content: bytes) -> None:
    """Sends the same frame some thousand times a second."""
    while attacker.goes_on():
        socket = await attacker.opened(way())
        if socket is None:
            await asyncio.sleep(0.05)
            continue
        attacker.got["opened"] += 1
        hearing = asyncio.create_task(attacker.hear(socket))
        while attacker.goes_on() and socket.state is State.OPEN:
            if socket.transport.get_write_buffer_size() < MAX_UNSENT:
                socket.transport.write(content * 50)
            await asyncio.sleep(0.01)
        await leave(socket, hearing)


async def leave(socket: ClientConnection, hearing: asyncio.Task[None]) -> None:
    """Goes without a word."""
    socket.transport.abort()
    await hearing


SOCKETS = 626


async def sockets(attacker: Attacker) -> None:
    """Sockets on one match that come and go: of one guest, and of many who watch."""
    cookie, made = await attacker.own_match(names=2)
    match = made["match"]
    own = [come_and_go(attacker, match, cookie, 0) for _ in range(SOCKETS // 2)]
    others = [watch(attacker, match, made["watch"]) for _ in range(SOCKETS // 2)]
    await attacker.all_within(AT_FIRST, own + others)


async def watch(attacker: Attacker, match: str, link: str) -> None:
    """Someone new, who watches by a link."""
    body = {"invitation": link.partition("#")[2].partition(".")[2]}
    while attacker.goes_on():
        response = await attacker.ask("POST", f"/matches/{match}/watch", body)
        if response is not None and response.granted:
            await come_and_go(attacker, match, response.cookie, WATCHER)
        await asyncio.sleep(1)


async def come_and_go(attacker: Attacker, match: str, cookie: str, seat: int) -> None:
    """Opens a socket, stays for a moment, and again."""
    while attacker.goes_on():
        socket = await attacker.opened(attacker.way.follow(match, cookie=cookie, seat=seat))
        if socket is not None:
            hearing = asyncio.create_task(attacker.hear(socket))
            await asyncio.wait([hearing], timeout=random.uniform(0.1, 1))
            await leave(socket, hearing)
        await asyncio.sleep(random.uniform(0.2, 1))


# -- addresses -------------------------------------------------------------------------------

BURST, RATE = 200, 50
"""Requests that one address may send at once, and then in a second."""

SLACK = 1.2
"""Times the honest number that may pass: the server began to count a moment earlier."""


async def addresses(attacker: Attacker) -> None:
    """Requests of one address that look as if they came from many.

    A proxy such as HAProxy adds its own line to those that a client has made up. A network has
    more addresses of IPv6 than anyone can count.
    """
    network = int(IPv6Address("2001:db8::"))
    kinds: Mapping[str, Callable[[], list[str]]] = {
        "made up": lambda: [made_up(), ADDRESS],
        "one /64": lambda: [str(IPv6Address(network + random.getrandbits(64)))],
    }
    await asyncio.gather(*(send_as(attacker, *kind) for kind in kinds.items()))


def made_up() -> str:
    """Any address."""
    return ".".join(str(random.randrange(1, 255)) for _ in range(4))


async def send_as(attacker: Attacker, kind: str, lines: Callable[[], list[str]]) -> None:
    """Requests with these lines; more of them than one address may send should not pass."""
    passed = 0

    async def send() -> None:
        nonlocal passed
        headers = [("x-forwarded-for", line) for line in lines()]
        response = await attacker.ask("GET", "/site", headers=headers)
        passed += response is not None and response.granted

    await attacker.again(300, send)
    honest = BURST + RATE * (attacker.until - attacker.begun)
    if passed > honest * SLACK:
        attacker.excess += f"{kind}: {passed} requests passed instead of {honest:.0f}. "


# -- what is thought about and tried out -----------------------------------------------------


async def advice(attacker: Attacker) -> None:
    """Evaluations of twenty matches at once, and hints, over and over."""
    prepared = attacker.prepared
    cookie, made = await attacker.own_match(cookie=prepared.cookie, bots=(1,))

    async def evaluate(match: str) -> None:
        while attacker.goes_on():
            await attacker.ask("GET", f"/matches/{match}/evaluation", cookie=cookie)
            await asyncio.sleep(0.2)

    hint = f"/matches/{made['match']}/hint"
    await asyncio.gather(
        attacker.again(20, lambda: attacker.ask("POST", hint, {"seat": 0}, cookie=cookie)),
        *(evaluate(match) for match in prepared.finished),
    )


async def tried(attacker: Attacker) -> None:
    """Boards of lessons, with as many actions as a request may have."""
    body = {"players": 4, "actions": attacker.prepared.actions}
    await attacker.again(40, lambda: attacker.ask("POST", f"/games/{GAME}/try", body))


# -- half-sent requests ----------------------------------------------------------------------

HALVES = 1100
"""More than the server may have open."""

HALF = b"GET /site HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "


async def halves(attacker: Attacker) -> None:
    """Requests that never end, a byte a second; who is turned away comes back."""
    await attacker.all_within(AT_FIRST, [send_slowly(attacker) for _ in range(HALVES)])


async def send_slowly(attacker: Attacker) -> None:
    """One connection after the other that says next to nothing."""
    while attacker.goes_on():
        try:
            await half_request(attacker)
        except OSError:
            attacker.got["turned away"] += 1
        await asyncio.sleep(1)


async def half_request(attacker: Attacker) -> None:
    """Sends one request until no one listens any more."""
    reader, writer = await asyncio.open_connection(ADDRESS, attacker.way.port)
    try:
        writer.write(HALF)
        ended = asyncio.create_task(reader.read())
        while attacker.goes_on():
            done, _ = await asyncio.wait([ended], timeout=1)
            if done:
                ended.result()
                attacker.got["closed"] += 1
                return
            writer.write(b"x")
        attacker.got["held to the end"] += 1
        ended.cancel()
    finally:
        writer.close()


ATTACKS: Mapping[str, Callable[[Attacker], Awaitable[None]]] = {
    "late": late,
    "bots": bots,
    "frames": frames,
    "sockets": sockets,
    "addresses": addresses,
    "advice": advice,
    "try": tried,
    "halves": halves,
}


async def main() -> None:
    """Says that it is ready, waits for an order, follows it, and reports."""
    print("ready", flush=True)
    order = msgspec.json.decode(sys.stdin.readline(), type=Order)
    attacker = Attacker(order)
    await ATTACKS[order.attack](attacker)
    print(msgspec.json.encode(attacker.report()).decode(), flush=True)


if __name__ == "__main__":
    os.nice(19)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asyncio.run(main())
