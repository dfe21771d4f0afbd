"""Two servers that hold the same match but for what someone may not know.

It is played on in both, and that someone keeps everything they ever get from either.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from random import Random
from typing import Any

import pytest

from support.lookalike_pairs import Pair, Step, ways_on
from support.lookalikes import wander
from support.prepared_matches import match_id, plant
from support.received_bytes import ReceivedBytes
from support.running_server import Served, StillTime, served
from tavolino import Match
from tavolino.hosting.match.events import WATCHER

Servers = tuple[Served, Served]


@cache
def texts_of(game: str) -> list[str]:
    """Some actions of a game, of which one or the other cannot be played now."""
    actions = [entry["action"] for entry in wander(game, 2, 1, 24).entries]
    return Random(1).sample(actions, 4)


@contextmanager
def both_served(folders: pytest.TempPathFactory) -> Iterator[Servers]:
    """Two servers that have nothing in common but their secret and the time."""
    with (
        served(folders.mktemp("one"), time=StillTime()) as one,
        served(folders.mktemp("other"), time=StillTime()) as other,
    ):
        yield one, other


def refusable(pair: Pair, seat: int, number: int, rng: Random) -> Iterator[dict[str, Any]]:
    """What a seat may ask for in vain: now, too late and too early."""
    one, other = pair
    legal = {*one.legal(), *other.legal()}
    some = rng.sample(sorted(legal), min(3, len(legal)))
    for text in (*some, *texts_of(one.game.name), "pass", "?"):
        if one.to_move != seat or text not in legal:
            yield {"type": "act", "number": number + 1, "action": text}
        for back in (0, 1, 4):
            yield {"type": "act", "number": number - back, "action": text}
    yield {"type": "act", "number": number + 2, "action": "pass"}
    yield {"type": "ask_undo", "number": number}
    yield {"type": "ask_undo", "number": number - 2}
    yield {"type": "answer", "to": "undo", "yes": True, "number": number + 1}
    yield {"type": "answer", "to": "draw", "yes": False, "number": number + 1}
    yield {"type": "rematch", "number": number + 1}


async def hear(
    server: Served, match: str, pair: Pair, seat: int, steps: list[Step], seed: int
) -> list[bytes]:
    """All that a seat gets from a server while a match is played on."""
    one, other = pair
    number = one.players + len(one.entries)
    async with ReceivedBytes(server, match, seat) as hearing:
        hearing.number = number
        await hearing.look()
        await look_back(hearing)
        for step in steps:
            number += 1
            await hearing.play(step, number)
        later = Pair(played_on(one, steps), played_on(other, steps))
        await hearing.look()
        await look_back(hearing)
        await hearing.be_refused(refusable(later, seat, number, Random(seed)))
        if seat != WATCHER:
            await ask_undo(hearing, seat, number, one.players)
        await hearing.follow_by_socket(number - 2)
        await hearing.follow_by_stream(0)
        await hearing.last_word()
        return hearing.everything()


async def look_back(hearing: ReceivedBytes) -> None:
    """Asks for all that was, as oneself and as others, and for advice that no one gets."""
    for seat in range(WATCHER, 4):
        await hearing.ask("/replay", seat=seat)
    await hearing.ask("/replay", seat=hearing.seat, first=3, count=2)
    await hearing.ask("/replay", seat=hearing.seat, first=10**6)
    await hearing.ask("/evaluation")
    client = await hearing.client(hearing.seat)
    response = await client.post("/hint", json={"seat": max(hearing.seat, 0)})
    assert response.json()["reason"] in {"hints_off", "not_your_seat"}
    hearing.answers.append(response.content)


def played_on(match: Match, steps: list[Step]) -> Match:
    """The same match, so many steps later."""
    later = Match(match.game, match.players, match.options, match.setup)
    for action in (*(entry["action"] for entry in match.entries), *(s.action for s in steps)):
        later.play(action)
    return later


async def ask_undo(hearing: ReceivedBytes, seat: int, number: int, players: int) -> None:
    """Asks to take a decision back, which the next seat minds if it can be asked at all."""
    wish = '{"type":"ask_undo","id":"undo-undo","number":%d,"seat":%d}'
    answer = await hearing.say((wish % (number + 1, seat)).encode(), seat)
    if "number" in answer:
        no = '{"type":"answer","to":"undo","yes":false,"id":"mind-mind","number":%d,"seat":%d}'
        next_seat = (seat + 1) % players
        answer = await hearing.say((no % (number + 2, next_seat)).encode(), next_seat)
        assert answer.get("number") == number + 2


def overhear(servers: Servers, pair: Pair, seat: int, seed: int, *parts: object) -> str:
    """Plays a pair on in two servers; a seat hears the same. The id of the match."""
    one = pair.one
    match = match_id(one.game.name, one.players, seat, *parts)
    steps = ways_on(pair, None if seat == WATCHER else seat, seed, 8)
    heard = []
    for server, planted in zip(servers, pair, strict=True):
        plant(server, match, planted)
        heard.append(asyncio.run(hear(server, match, pair, seat, steps, seed)))
    assert_same(*heard)
    return match


def assert_same(one: list[bytes], other: list[bytes]) -> None:
    """Every message is the same, byte for byte."""
    assert len(one) == len(other)
    for message, lookalike in zip(one, other, strict=True):
        assert message == lookalike


def act(number: int, seat: int, action: str) -> dict[str, Any]:
    """A command."""
    command = f"command-{number}"
    return {"type": "act", "id": command, "number": number, "seat": seat, "action": action}
