"""Matches cannot grow for ever, and long ones keep no one else waiting."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from support.fresh_stores import fresh_sqlite
from support.hosted_matches import MATCH, add, do, row_of, seated
from support.pebbles import Pebbles, PebblesGame
from support.running_server import TIMEOUT, StillTime, new_engine, served
from tavolino.games import GAMES, descriptors
from tavolino.games.descriptor import Descriptor
from tavolino.hosting.access.signing import secret_hash
from tavolino.hosting.bus.local import LocalBus
from tavolino.hosting.engine import AT_ONCE, Engine
from tavolino.hosting.live.client import AwaitedLine, Client, Send
from tavolino.hosting.live.hub import Hub
from tavolino.hosting.match.commands import (
    MAX_REQUESTS,
    Act,
    Answer,
    AskUndo,
    OfferDraw,
    Rematch,
    Resign,
    handle,
)
from tavolino.hosting.match.events import PAGE, Acted, Event, TakenBack
from tavolino.hosting.match.hosted import MAX_EVENTS, HostedMatch
from tavolino.hosting.match.refusals import Refused
from tavolino.hosting.store.store import Store
from tavolino.hosting.store.values import Step
from tavolino.rules.errors import BadOptions
from tavolino.rules.game import MAX_LIMIT
from tavolino.rules.position import Position
from tavolino.rules.types import Options

# -- how long a match can get ------------------------------------------------------------------


def test_no_game_has_a_limit_that_no_table_reaches() -> None:
    with pytest.raises(BadOptions, match="from 1 to 2000"):
        GAMES["anneaux"].complete({"limit": MAX_LIMIT + 1})
    highest = [
        option.default
        for game in GAMES.values()
        for option in game.options
        if option.name == "limit"
    ]
    assert max(highest) * 2 == MAX_LIMIT


def act(hosted: HostedMatch) -> None:
    """The seat to move plays its first legal action."""
    number = hosted.number + 1
    action = hosted.match.legal()[0]
    do(hosted, Act(id=f"act-{number:06}", number=number, seat=hosted.to_move, action=action))


def test_a_decision_is_asked_back_only_so_often() -> None:
    alone = seated(row_of(), bots=(1 - seated(row_of()).to_move,))
    together = seated(row_of())
    for hosted in (alone, together):
        mover = hosted.to_move
        for _ in range(MAX_REQUESTS):
            act(hosted)
            ask = AskUndo(id="ask-undo", number=hosted.number + 1, seat=mover)
            if not isinstance(do(hosted, ask), TakenBack):
                number = hosted.number + 1
                yes = Answer(id="consents", number=number, seat=1 - mover, to="undo", yes=True)
                do(hosted, yes)
        act(hosted)
        with pytest.raises(Refused, match="often enough"):
            handle(hosted, ask, 0)


def test_sharing_the_win_is_offered_only_so_often() -> None:
    hosted = seated(row_of())
    for _ in range(MAX_REQUESTS):
        do(hosted, OfferDraw(id="offer-it", number=hosted.number + 1, seat=0))
        no = Answer(id="rather-not", number=hosted.number + 1, seat=1, to="draw", yes=False)
        do(hosted, no)
    with pytest.raises(Refused, match="often enough"):
        handle(hosted, OfferDraw(id="offer-it", number=hosted.number + 1, seat=0), 0)


class EndlessPebbles(Pebbles):
    """A heap of which nothing is ever taken away."""

    def fresh(self) -> Position:
        return EndlessPebbles(int(self.players), 0, 1, 0)

    def apply(self, code: int) -> None:
        self.decisions += 1
        self.pass_on()


class EndlessGame(PebblesGame):
    """Pebbles without an end, such as a package may bring."""

    def begin(self, players: int, options: Options, setup: Mapping[str, object]) -> Position:
        return EndlessPebbles(players, 0, 1, 12)


def test_a_game_without_an_end_ends_after_so_many_events(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Endless(Descriptor):
        rules = EndlessGame()

    monkeypatch.setitem(descriptors(), "pebbles", Endless())
    hosted = seated(row_of("pebbles", players=3))
    do(hosted, Resign(id="gives-up", number=4, seat=1))
    while hosted.number < MAX_EVENTS - 1:
        add(hosted, Acted(hosted.to_move, "take 1"))
    assert hosted.summary().phase == "on"
    act(hosted)
    assert hosted.result is not None
    assert (hosted.result.ending, hosted.result.winners) == ("limit", [0, 2])
    assert (hosted.phase, hosted.bot_due()) == ("over", None)
    do(hosted, Rematch(id="once-more", number=MAX_EVENTS + 1, seat=0))
    for command in (OfferDraw, Resign, Rematch):
        with pytest.raises(Refused):
            handle(hosted, command(id="no-more-now", number=MAX_EVENTS + 2, seat=0), 0)


# -- a page at a time --------------------------------------------------------------------------

LONG = 3 * PAGE + 50


def long_match() -> HostedMatch:
    """A match of people in which the first decision was often taken back."""
    hosted = seated(row_of())
    while hosted.number < LONG:
        mover = hosted.to_move
        act(hosted)
        add(hosted, TakenBack(mover, 0))
    return hosted


async def keep(store: Store, hosted: HostedMatch) -> None:
    """Stores a match as if it had just been played."""
    await store.create(hosted.row, HostedMatch(hosted.row).summary())
    steps = []
    again = HostedMatch(hosted.row)
    for event in hosted.events:
        again.apply(event)
        steps.append(Step(match=hosted.row.id, event=event, summary=again.summary()))
    assert all(await asyncio.gather(*(store.append(step) for step in steps)))


@asynccontextmanager
async def engine_with(hosted: HostedMatch, folder: Path) -> AsyncIterator[Engine]:
    """An engine that finds a match in its store."""
    bus = LocalBus()
    await bus.open("site")
    async with fresh_sqlite(folder) as store:
        await keep(store, hosted)
        yield new_engine(store, bus, StillTime())
    await bus.close()


class Ticks:
    """Counts how often others are served while something is done."""

    def __init__(self) -> None:
        self.count = 0

    async def __aenter__(self) -> Ticks:
        self.task = asyncio.create_task(self.run())
        return self

    async def __aexit__(self, *_: object) -> None:
        self.task.cancel()

    async def run(self) -> None:
        while True:
            self.count += 1
            await asyncio.sleep(0)


class Noting(Client):
    """A client that notes how often others had been served before each page."""

    def __init__(self, seat: int, send: Send, cut: Callable[[], None]) -> None:
        super().__init__(seat, AwaitedLine(send), cut)
        self.ticks = Ticks()
        self.noted: list[int] = []

    def catch_up(self, messages: Sequence[bytes]) -> None:
        self.noted.append(self.ticks.count)
        super().catch_up(messages)


def test_a_long_match_is_read_bit_by_bit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages: list[int] = []
    follow = HostedMatch.follow

    def counting(self: HostedMatch, events: list[Event]) -> None:
        pages.append(len(events))
        follow(self, events)

    async def test() -> None:
        played = long_match()
        async with engine_with(played, tmp_path) as engine:
            monkeypatch.setattr(HostedMatch, "follow", counting)
            hosted = await engine.fresh(MATCH)
            assert [*hosted.events] == [*played.events]
            assert (sum(pages), max(pages)) == (LONG, AT_ONCE)
            engine.let_go(MATCH)
            old = engine.hosted_matches[MATCH] = seated(row_of())
            await engine.fresh(MATCH)
            assert [*old.events] == [*played.events]
            assert (sum(pages), max(pages)) == (2 * LONG - 2, AT_ONCE)

    asyncio.run(test())


def test_a_late_command_is_told_a_page_of_what_is_missing(tmp_path: Path) -> None:
    async def test() -> None:
        async with engine_with(long_match(), tmp_path) as engine:
            late = AskUndo(id="much-too-late", number=3, seat=0)
            answer = await engine.take(MATCH, late, {0})
            assert answer.refused == "stale"
            assert answer.missing is not None
            assert [tell.number for tell in answer.missing] == list(range(3, PAGE + 3))
            assert answer.missing[-1].state is None

    asyncio.run(test())


def test_whoever_comes_late_is_told_all_while_others_are_served_and_play_on(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with engine_with(long_match(), tmp_path) as engine:
            hub = Hub(engine)
            messages: list[dict[str, Any]] = []

            async def send(message: bytes) -> None:
                messages.append(msgspec.json.decode(message))

            def events() -> list[dict[str, Any]]:
                return [tell for tell in messages if tell["type"] == "event"]

            hosted = await engine.fresh(MATCH)
            client = Noting(1, send, lambda: None)
            action = hosted.match.legal()[0]
            command = Act(id="meanwhile", number=LONG + 1, seat=hosted.to_move, action=action)
            async with Ticks() as client.ticks:
                entering = asyncio.create_task(hub.enter(MATCH, client, 0))
                playing = asyncio.create_task(engine.take(MATCH, command, {0, 1}))
                await asyncio.gather(entering, playing)
            assert len(set(client.noted)) == len(client.noted) == LONG // PAGE + 1
            async with asyncio.timeout(TIMEOUT):
                while len(events()) <= LONG:
                    await asyncio.sleep(0.01)
            assert [tell["number"] for tell in events()] == list(range(1, LONG + 2))
            assert [tell["number"] for tell in events() if "state" in tell] == [LONG, LONG + 1]

    asyncio.run(test())


def test_events_are_asked_for_in_pages(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        played = long_match()
        server.run(keep(server.services.store, played))
        server.run(server.services.store.hold(MATCH, 0, secret_hash("a" * 22)))
        client = server.client("a" * 22)
        messages: list[dict[str, Any]] = []
        while not messages or "state" not in messages[-1]:
            after = len(messages)
            page = client.get(f"/matches/{MATCH}/events", params={"after": after}).json()
            assert len(page) <= PAGE
            messages += page
        assert [tell["number"] for tell in messages] == list(range(1, LONG + 1))
        assert [tell["number"] for tell in messages if "state" in tell] == [LONG]
