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
import time
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from ipaddress import IPv6Address
from typing import Any

import msgspec
from attacker import ADDRESS, STRETCH, Attacker, Order
from flooding import PING, TEXT, flood, frame, leave
from holding import AT_FIRST, deaf, halves, heads
from prepared import GAME
from reaching import new_id
from worst import CALLS, CONNECTIONS, FRAMES, OTHERS, Asked, Attack, ask_all

from tavolino.hosting.access.budgets import BUDGETS
from tavolino.hosting.match.events import WATCHER

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
    await asyncio.gather(*(flood(attacker, way, partial(bytes, content)) for content in floods))


SOCKETS = 626
LISTENERS = 120


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
        line = await attacker.opened(attacker.way.follow(match, cookie=cookie, seat=seat))
        if line is not None:
            hearing = asyncio.create_task(attacker.hear(line))
            await asyncio.wait([hearing], timeout=random.uniform(0.1, 1))
            await leave(line, hearing)
        await asyncio.sleep(random.uniform(0.2, 1))


async def phrases(attacker: Attacker) -> None:
    """Phrases that a hundred others hear."""
    cookie, made = await attacker.own_match(names=2)
    match = made["match"]
    said = {"type": "say", "seat": 0, "phrase": "hello"}
    listening = [watch(attacker, match, made["watch"]) for _ in range(LISTENERS)]
    path = f"/matches/{match}/phrases"
    say = attacker.again(20, lambda: attacker.ask("POST", path, said, cookie=cookie))
    await asyncio.gather(attacker.all_within(AT_FIRST / 2, listening), say)


async def readers(attacker: Attacker) -> None:
    """Many sockets at the same moment that want to be told all of a match of thousands."""
    prepared = attacker.prepared
    way = partial(attacker.way.follow, prepared.long, cookie=prepared.cookie, seat=0)

    async def read() -> None:
        line = await attacker.opened(way())
        if line is not None:
            hearing = asyncio.create_task(attacker.hear(line))
            await asyncio.wait([hearing], timeout=max(0.0, attacker.until - time.monotonic()))
            await leave(line, hearing)

    await asyncio.gather(*(read() for _ in range(LISTENERS)))


# -- addresses -------------------------------------------------------------------------------

BURST, RATE = BUDGETS["request"].address
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
    passed = f"{kind} passed"

    async def send_on() -> None:
        while attacker.goes_on():
            headers = [("x-forwarded-for", line) for line in lines()]
            response = await attacker.ask("GET", "/site", headers=headers)
            attacker.got[passed] += response is not None and response.granted

    await attacker.all_within(0.1, [send_on() for _ in range(CONNECTIONS)])
    honest = BURST + RATE * (attacker.until - attacker.begun)
    if attacker.got[passed] > honest * SLACK:
        attacker.excess = f"{passed} x{attacker.got[passed]} instead of {honest:.0f}"


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


# -- others ------------------------------------------------------------------------------------


async def remembering_bots(attacker: Attacker) -> None:
    """A long match in which bots have much to remember: played on, twice a second."""
    cookie, match = attacker.prepared.cookie, attacker.prepared.with_bots

    async def play() -> None:
        message = await attacker.state(cookie, match)
        if message and message["state"]["to_move"] == 0:
            action = random.choice(message["state"]["legal"])
            await attacker.command(
                cookie, match, message["number"] + 1, 0, "act", action=action
            )

    await attacker.again(2, play)


async def strangers(attacker: Attacker) -> None:
    """Ever new guests, each with a match of their own."""

    def request() -> Asked:
        wish = {"id": new_id(), "game": GAME, "players": 2, "names": ["E", "M"]}
        return Asked("POST", "/matches", wish)

    await ask_all(attacker, request)


async def player(attacker: Attacker) -> None:
    """Someone who plays, and so waits in a lane of their own: everything without a pause."""
    cookie, made = await attacker.own_match(names=2)
    match = made["match"]
    way = partial(attacker.way.follow, match, cookie=cookie)
    said = frame(TEXT, b'{"type":"say","seat":0,"phrase":"hello"}')
    await asyncio.gather(
        ask_all(attacker, lambda: Asked("GET", f"/matches/{match}", cookie=cookie)),
        flood(attacker, way, lambda: said),
    )


FELLOWS = 100
"""Requests of one player that wait at the same time."""


async def fellow(attacker: Attacker) -> None:
    """Someone at the table of an innocent one, who reads all of their match over and over."""
    prepared = attacker.prepared
    asked = Asked(
        "GET", f"/matches/{prepared.shared.match}/events?after=0", cookie=prepared.cookie
    )
    await ask_all(attacker, lambda: asked, FELLOWS)


async def null(attacker: Attacker) -> None:
    """Nothing: what seems to hurt without any attack is the machine."""
    await asyncio.sleep(STRETCH)


async def busy(attacker: Attacker) -> None:
    """Only computes: what seems to hurt then is that the attackers share the machine."""
    while attacker.goes_on():
        sum(range(20_000))
        await asyncio.sleep(0)


NAMED: Mapping[str, Attack] = {
    attack.__name__: attack
    for attack in (
        null, busy, late, bots, frames, sockets, phrases, readers, addresses, advice, tried,
        halves, heads, deaf, remembering_bots, strangers, player, fellow,
    )
}  # fmt: skip

ATTACKS: Mapping[str, Attack] = {**NAMED, **CALLS, **FRAMES, **OTHERS}


async def main() -> None:
    """Says that it is ready, waits for an order, follows it, and reports."""
    print("ready", flush=True)
    order = msgspec.json.decode(sys.stdin.readline(), type=Order)
    attacker = Attacker(order)
    await attacker.alternate(ATTACKS[order.attack])
    print(msgspec.json.encode(attacker.report()).decode(), flush=True)


if __name__ == "__main__":
    os.nice(19)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asyncio.run(main())
