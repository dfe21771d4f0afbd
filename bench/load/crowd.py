"""Many who watch one match: what they cost, and how long its players wait because of them."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE

import msgspec
import uvloop
from idle import Listener, allow_many_files
from playing import Paced, connected
from seating import Seated, let_watch, seat_match
from server import Server

from tavolino.hosting.match.events import WATCHER
from tavolino.hosting.store.store import Store

COUNTS = (900, 2000)
"""Watchers of a popular match, and of one that everybody watches."""

RATE = 8
"""Actions a second, more than two people make."""

SECONDS = 15
AT_ONCE = 100
SETTLE = 2.0
"""Seconds until everyone has been told who is there."""


class Wish(msgspec.Struct, frozen=True):
    """What the process of the watchers has to know."""

    match: Seated
    tokens: list[str]
    port: int


class Watched(msgspec.Struct, frozen=True):
    """What playing a match for some seconds has cost."""

    p99: float
    """Seconds until the slower player has heard of an action."""
    busy: float
    """Seconds of processor time for each action."""


class Crowd(msgspec.Struct, frozen=True):
    """What some watchers have cost."""

    count: int
    """Who were let in."""
    cut_off: int
    each_us: float
    """Microseconds of processor time for each watcher and action."""
    p99_ratio: float
    """How much longer the players wait than without watchers."""


async def measure(server: Server, store: Store, count: int) -> Crowd:
    """Plays a match for nobody else, and then one that so many watch."""
    alone = await play(server, await seat_match(store, 0))
    match = await seat_match(store, 0)
    wish = Wish(match, await let_watch(store, match, count), server.port)
    # In a process of their own: whoever reads 2,000 messages hears of nothing else meanwhile.
    others = await asyncio.create_subprocess_exec(
        *(sys.executable, __file__), stdin=PIPE, stdout=PIPE, limit=2**24
    )
    assert others.stdin is not None
    assert others.stdout is not None
    others.stdin.write(msgspec.json.encode(wish) + b"\n")
    let_in = int(await others.stdout.readline())
    await asyncio.sleep(SETTLE)
    watched = await play(server, match)
    others.stdin.close()
    left = int(await others.stdout.readline())
    await others.wait()
    return Crowd(
        count=let_in,
        cut_off=let_in - left,
        each_us=round((watched.busy - alone.busy) / max(let_in, 1) * 1e6, 2),
        p99_ratio=round(watched.p99 / alone.p99, 2),
    )


async def watch() -> None:
    """Watches a match with so many, until the input ends. Prints how many are in, twice."""
    wish = msgspec.json.decode(sys.stdin.buffer.readline(), type=Wish)
    everyone = [Listener(wish.match, WATCHER, token, wish.port) for token in wish.tokens]
    few = asyncio.Semaphore(AT_ONCE)

    async def attempt(one: Listener) -> None:
        async with few:
            await one.attempt()

    await asyncio.gather(*(attempt(one) for one in everyone))
    print(sum(one.is_there() for one in everyone), flush=True)
    await asyncio.to_thread(sys.stdin.buffer.read)
    print(sum(one.is_there() for one in everyone), flush=True)
    for one in everyone:
        one.drop()


async def play(server: Server, seated: Seated) -> Watched:
    """Plays a match for some seconds."""
    [table] = await connected([seated], server.port)
    played = Paced([table], RATE)
    before = server.busy()
    await played.play(SECONDS)
    busy = server.busy() - before
    table.leave()
    waits = sorted(played.waits)
    return Watched(waits[len(waits) * 99 // 100], busy / len(waits))


if __name__ == "__main__":
    allow_many_files()
    uvloop.run(watch())
