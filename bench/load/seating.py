"""Matches to play on: written straight into the store, since making them is not measured."""

from __future__ import annotations

import asyncio
import random
import time

import msgspec

from tavolino.games import GAMES
from tavolino.hosting.access.signing import new_secret, secret_hash
from tavolino.hosting.machine import Machine
from tavolino.hosting.match.events import WATCHER, Acted, AnyEventData, Event, Joined
from tavolino.hosting.match.hosted import HostedMatch
from tavolino.hosting.match.stored import MatchRow
from tavolino.hosting.store.store import Store
from tavolino.hosting.store.values import Step
from tavolino.rules.chance import Rng

GAME = "anneaux"
SEATS = 2
AT_ONCE = 100


class Seated(msgspec.Struct, frozen=True):
    """A match that can be played at once: who knows the tokens has its seats."""

    match: str
    tokens: list[str]
    number: int

    def path(self, seat: int, after: int = 0) -> str:
        """Where a seat follows the match."""
        return f"/matches/{self.match}/live?seat={seat}&after={after}"


async def seat_matches(store: Store, count: int, decisions: int = 0) -> list[Seated]:
    """New matches in which so many decisions were made, at random."""
    few = asyncio.Semaphore(AT_ONCE)

    async def seat_one() -> Seated:
        async with few:
            return await seat_match(store, decisions)

    return await asyncio.gather(*(seat_one() for _ in range(count)))


async def let_watch(store: Store, seated: Seated, count: int) -> list[str]:
    """The tokens of so many who may watch a match."""
    tokens = [new_secret(Machine()) for _ in range(count)]
    for token in tokens:
        await store.hold(seated.match, WATCHER, secret_hash(token))
    return tokens


async def seat_match(store: Store, decisions: int) -> Seated:
    """A new match with someone on every seat."""
    now = time.time_ns() // 1_000_000
    row = MatchRow(
        id=new_secret(Machine()),
        game=GAME,
        rules_version=GAMES[GAME].rules_version,
        players=SEATS,
        options={},
        setup=GAMES[GAME].new_setup(SEATS, {}, Rng(random.getrandbits(63))),
        created_at=now,
    )
    hosted = HostedMatch(row)

    async def add(what: AnyEventData) -> None:
        number = hosted.number + 1
        hosted.apply(Event(number, f"load-{number}", now, what))
        step = Step(match=row.id, event=hosted.events[-1], summary=hosted.summary())
        assert await store.append(step), "no one else knows of this match"

    await store.create(row, hosted.summary())
    tokens = [new_secret(Machine()) for _ in range(SEATS)]
    for seat, token in enumerate(tokens):
        await add(Joined(seat, f"Seat {seat}"))
        await store.hold(row.id, seat, secret_hash(token))
    for _ in range(decisions):
        await add(Acted(hosted.to_move, random.choice(hosted.match.legal())))
    return Seated(row.id, tokens, hosted.number)
