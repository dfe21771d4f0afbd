"""A command that comes again is answered again; another one with its id is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest

from support.fresh_stores import fresh_sqlite
from support.hosted_matches import MATCH
from support.running_server import StillTime, new_engine
from tavolino.hosting.bus.local import LocalBus
from tavolino.hosting.engine import Engine, MatchRequest
from tavolino.hosting.match.commands import (
    Act,
    Answer,
    AnyCommand,
    AskUndo,
    OfferDraw,
    Rematch,
    Resign,
)

ALL = {0, 1, 2}

Plain = type[AskUndo] | type[OfferDraw] | type[Resign] | type[Rematch]


def act(number: int, seat: int, action: str = "@A1") -> Act:
    """An action that is to become this event, as all commands here by the same id."""
    return Act(id="the-same", number=number, seat=seat, action=action)


def answer(number: int, seat: int, to: str, *, yes: bool) -> Answer:
    """An answer, by the same id."""
    what = {"id": "the-same", "number": number, "seat": seat, "to": to, "yes": yes}
    return msgspec.convert(what, Answer)


def ask(
    kind: type[AskUndo | OfferDraw | Resign | Rematch], number: int, seat: int
) -> AnyCommand:
    """Anything else, by the same id."""
    return kind(id="the-same", number=number, seat=seat)


def every_other(command: AnyCommand) -> list[AnyCommand]:
    """Every command of the same id that is to become the same event, and some that are not."""
    number = command.number
    others: list[AnyCommand] = [ask(AskUndo, number + 1, command.seat)]
    for seat in ALL:
        others += [act(number, seat, action) for action in ("@A1", "@B2", "nonsense")]
        others += [ask(kind, number, seat) for kind in (AskUndo, OfferDraw, Resign, Rematch)]
        others.append(Rematch(id="the-same", number=number, seat=seat, begins="same"))
        others += [answer(number, seat, "draw", yes=yes) for yes in (True, False)]
        others += [answer(number, seat, "undo", yes=yes) for yes in (True, False)]
    return [other for other in others if other != command]


# Each story is told of seats counted from the one that begins. Its last command is repeated.
STORIES: dict[str, Sequence[AnyCommand]] = {
    "acted": [act(4, 0)],
    "asked back": [act(4, 0), ask(AskUndo, 5, 0)],
    "allowed": [act(4, 0), ask(AskUndo, 5, 0), answer(6, 2, "undo", yes=True)],
    "taken back by the last who was asked": [
        act(4, 0),
        ask(AskUndo, 5, 0),
        answer(6, 2, "undo", yes=True),
        answer(7, 1, "undo", yes=True),
    ],
    "not taken back": [act(4, 0), ask(AskUndo, 5, 0), answer(6, 1, "undo", yes=False)],
    "offered": [ask(OfferDraw, 4, 1)],
    "accepted": [ask(OfferDraw, 4, 1), answer(5, 2, "draw", yes=True)],
    "declined": [ask(OfferDraw, 4, 1), answer(5, 2, "draw", yes=False)],
    "resigned": [ask(Resign, 4, 2)],
    "rematched": [ask(Resign, 4, 2), ask(Resign, 5, 1), ask(Rematch, 6, 2)],
}


@pytest.mark.parametrize("name", STORIES)
def test_only_the_same_command_gets_the_same_answer(name: str, tmp_path: Path) -> None:
    asyncio.run(repeated(STORIES[name], 0, tmp_path))


def test_a_repeated_request_to_take_back_among_bots_is_answered_again(
    tmp_path: Path,
) -> None:
    asyncio.run(repeated([act(4, 0), ask(AskUndo, 5, 0)], 2, tmp_path))


async def repeated(story: Sequence[AnyCommand], bots: int, folder: Path) -> None:
    """Sends the commands of a story, and the last of them again, and every other one for it."""
    bus = LocalBus()
    await bus.open("site")
    async with fresh_sqlite(folder) as store:
        engine = new_engine(store, bus, StillTime())
        turned = await begun(engine, bots)
        *earlier, last = story
        for number, command in enumerate(earlier):
            own = msgspec.structs.replace(turned(command), id=f"earlier-{number}")
            assert (await engine.take(MATCH, own, ALL)).refused is None
        before = await engine.take(MATCH, turned(last), ALL)
        assert before.number == last.number
        again = new_engine(store, bus, StillTime())  # it knows no more than the log
        for one in (engine, again):
            assert await one.take(MATCH, turned(last), ALL) == before
            for other in every_other(last):
                assert (await one.take(MATCH, turned(other), ALL)).refused == "id_used", other
    await bus.close()


async def begun(engine: Engine, bots: int) -> Callable[[AnyCommand], AnyCommand]:
    """Begins a match of three, the last ones bots; how commands are turned to its seats."""
    await engine.create(MATCH, MatchRequest(game="anneaux", players=3))
    start = (await engine.fresh(MATCH)).match.to_move
    for place in range(3):
        bot = "1" if place >= 3 - bots else None
        await engine.join(MATCH, f"join:{place}", "Someone", seat=(start + place) % 3, bot=bot)
    return lambda command: msgspec.structs.replace(command, seat=(start + command.seat) % 3)
