"""What attackers need and would take hours to play: written into the store beforehand."""

from __future__ import annotations

import random
import time
from functools import partial
from itertools import count
from pathlib import Path

import msgspec

from tavolino.games import GAMES
from tavolino.hosting.access.signing import Signer, new_secret, secret_hash
from tavolino.hosting.machine import Machine
from tavolino.hosting.match.events import (
    Acted,
    AnyEventData,
    Event,
    Joined,
    Resigned,
    TakenBack,
    UndoAsked,
)
from tavolino.hosting.match.hosted import HostedMatch
from tavolino.hosting.match.stored import MatchRow
from tavolino.hosting.store.values import Step
from tavolino.rules.chance import Rng
from tavolino.rules.game import MAX_LIMIT
from tavolino.server.backends.sqlite import SqliteStore
from tavolino.table.match import Match

GAME = "memento"
"""It has long games and no secrets, its bots think longest, and its boards take longest."""

SEATS = 2
DECISIONS = 250
"""In the long match, before all the taking back."""

TAKEN_BACK = 2000
"""Times that the long match has a decision, a wish to take it back, and a yes."""

FINISHED = 20
PLIES = 80
"""Decisions in a match that is over: more than an evaluation looks at."""

TRIED = 300
"""Actions on a board that is tried out; no request may have more."""


FORGETS = next(name for name, game in GAMES.items() if game.forgets)
REMEMBERED = 900
"""Decisions of a match in which much has to be remembered."""


class Shared(msgspec.Struct, frozen=True):
    """A match in which the attacker has a seat, and someone innocent the other one."""

    match: str
    cookie: str
    """Of the innocent one."""


class Prepared(msgspec.Struct, frozen=True):
    """A guest, by their cookie, with all seats of long matches and of some that are over."""

    cookie: str
    long: str
    number: int
    """Of the last event of the long match."""
    remembered: str
    """A long match of a game that forgets, in which seat 0 is to move."""
    with_bots: str
    """The same, with bots on all other seats."""
    waiting: str
    """A match with a free seat."""
    shared: Shared
    finished: list[str]
    actions: list[str]
    """A long game of four, played on the board that a deal gives which is always alike."""


async def prepare(file: Path, secret: str) -> Prepared:
    """Writes all of it into a new file, for a server with this secret."""
    store = SqliteStore(file, Machine())
    await store.open()
    await store._rows("PRAGMA synchronous = OFF")  # may well be lost
    guest, innocent = new_secret(Machine()), new_secret(Machine())
    cookie_of = partial(Signer((secret,)).sign, "cookie")
    long = await long_match(store, guest)
    remembered = await remembered_match(store, guest, people=4)
    with_bots = await remembered_match(store, guest, people=1)
    waiting = await new_match(store, guest, joined=1)
    shared = await new_match(store, guest)
    await play(store, shared, PLIES)
    await store.hold(shared.row.id, SEATS - 1, secret_hash(innocent))
    finished = [await finished_match(store, guest) for _ in range(FINISHED)]
    await store.close()
    return Prepared(
        cookie=cookie_of(guest),
        long=long.row.id,
        number=long.number,
        remembered=remembered.row.id,
        with_bots=with_bots.row.id,
        waiting=waiting.row.id,
        shared=Shared(shared.row.id, cookie_of(innocent)),
        finished=[match.row.id for match in finished],
        actions=long_game(),
    )


async def long_match(store: SqliteStore, guest: str) -> HostedMatch:
    """A match in which the same decision was taken back again and again."""
    hosted = await new_match(store, guest)
    await play(store, hosted, DECISIONS)
    seat, action = hosted.to_move, hosted.match.legal()[0]
    for _ in range(TAKEN_BACK):
        await add(store, hosted, Acted(seat, action))
        await add(store, hosted, UndoAsked(seat, len(hosted.acted) - 1))
        await add(store, hosted, TakenBack(seat, len(hosted.acted) - 1))
    return hosted


async def finished_match(store: SqliteStore, guest: str) -> HostedMatch:
    """A match that someone gave up."""
    hosted = await new_match(store, guest)
    await play(store, hosted, PLIES)
    await add(store, hosted, Resigned(hosted.to_move))
    return hosted


async def remembered_match(store: SqliteStore, guest: str, *, people: int) -> HostedMatch:
    """A long match of a game that forgets, in which seat 0 is to move."""
    hosted = await new_match(store, guest, FORGETS, 4, people)
    for actions in count():
        game = game_of(hosted.match, REMEMBERED + actions)
        end = Match(hosted.match.game, 4, hosted.row.options, hosted.row.setup)
        for action in game:
            end.play(action)
        if end.to_move == 0:
            break
    for action in game:
        await add(store, hosted, Acted(hosted.to_move, action))
    return hosted


async def new_match(
    store: SqliteStore,
    guest: str,
    name: str = GAME,
    players: int = SEATS,
    people: int = 4,
    joined: int = 4,
) -> HostedMatch:
    """A match with all its seats held by one guest, but for those of bots and free ones."""
    game = GAMES[name]
    options = {"limit": MAX_LIMIT} if name == FORGETS else {}
    row = MatchRow(
        id=new_secret(Machine()),
        game=name,
        rules_version=game.rules_version,
        players=players,
        options=options,
        setup=game.new_setup(players, options, Rng(random.getrandbits(63))),
        created_at=time.time_ns() // 1_000_000,
    )
    hosted = HostedMatch(row)
    await store.create(row, hosted.summary())
    for seat in range(min(players, joined)):
        await add(store, hosted, Joined(seat, f"Eve {seat}", None if seat < people else "1"))
        if seat < people:
            await store.hold(row.id, seat, secret_hash(guest))
    return hosted


async def play(store: SqliteStore, hosted: HostedMatch, decisions: int) -> None:
    """Plays so many decisions of a game that does not end with them."""
    for action in game_of(hosted.match, decisions):
        await add(store, hosted, Acted(hosted.to_move, action))


async def add(store: SqliteStore, hosted: HostedMatch, what: AnyEventData) -> None:
    """The next event of a match."""
    number = hosted.number + 1
    hosted.apply(Event(number, f"prepared-{number}", hosted.row.created_at, what))
    step = Step(match=hosted.row.id, event=hosted.events[-1], summary=hosted.summary())
    assert await store.append(step), "no one else knows of this match"


def long_game() -> list[str]:
    """Actions that can be played on a board for four that is tried out."""
    game = GAMES[GAME]
    return game_of(Match(game, 4, {}, game.new_setup(4, {}, Rng(0))), TRIED)


def game_of(start: Match, decisions: int) -> list[str]:
    """A random game from a start on that is not over after so many decisions."""
    for seed in count():
        rng = random.Random(seed)
        match = Match(start.game, start.players, start.options, start.setup)
        while not match.over and len(match.entries) < decisions:
            match.play(rng.choice(match.legal()))
        if not match.over:
            return [entry["action"] for entry in match.entries]
    raise AssertionError("some game is long enough")
