"""The umpire accepts logs that may be, and says of each other log what is wrong with it."""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Iterator
from pathlib import Path
from types import GeneratorType
from typing import Any, NamedTuple

import pytest

from simulator import umpire
from simulator.umpire import METHODS, MOST_EVENTS, MOST_REQUESTS, READ, Umpire, complaints
from simulator.witness import TOLD, WATCHER, Account, Message, Row

SETUPS = Path(__file__).parents[2] / "src/tavolino/games/triominos/setups.json"


class Event(NamedTuple):
    """An event of a log; a second after the one before if it has no time."""

    what: Message
    at: int | None
    command: str


NO_ACTION = "@Z9"

PURPOSES = {
    "joined": "join:x",
    "left": "free:x",
    "handed_over": "hand-over:x",
    "timed_out": "time:{number}",
    "ended": "closed:{number}",
}


def do(kind: str, seat: int, at: int | None = None, command: str = "", **more: Any) -> Event:
    """An event, with the id that such events have."""
    what = {"type": kind, "seat": seat, **more}
    return Event(what, at, command or PURPOSES.get(kind, "chosen-id"))


def person(seat: int) -> Event:
    return do("joined", seat, name=f"Person {seat}", bot=None)


def unaware(seat: int, command: str = "rematch:{seat}") -> Event:
    """A rematch seats someone who did not ask for it."""
    command = command.replace("{seat}", str(seat))
    return do("joined", seat, name="", bot=None, agreed=False, command=command)


def bot(seat: int, command: str = "bot:x") -> Event:
    return do("joined", seat, name="Bot 3", bot="3", command=command)


def act(seat: int, at: int | None = None, command: str = "") -> Event:
    """The seat plays the last action that is legal."""
    return do("acted", seat, at, command)


def forget(seat: int, at: int | None = None) -> Event:
    """Someone is forgotten, and so gives up."""
    return do("resigned", seat, at, f"left:{seat}")


def ask(seat: int, ply: int) -> Event:
    return do("undo_asked", seat, ply=ply)


def take_back(seat: int, ply: int) -> Event:
    return do("taken_back", seat, ply=ply)


def offer(seat: int) -> Event:
    return do("draw_offered", seat)


ENDED = do("ended", WATCHER)
TWO = (person(0), person(1))
THREE = (*TWO, person(2))
ONE_AND_A_BOT = (person(0), bot(1))
PER_MOVE = {"clock": {"per": "move", "seconds": 10}}
PER_GAME = {"clock": {"per": "game", "seconds": 10, "increment": 2}}


class Log(NamedTuple):
    """The events of a match, and what is special about it."""

    events: tuple[Event, ...]
    match: dict[str, Any]


def log(*events: Event, **match: Any) -> Log:
    return Log(events, match)


def account_of(
    events: tuple[Event, ...],
    game: str = "anneaux",
    players: int = 2,
    clock: Message | None = None,
    **options: Any,
) -> Account:
    """The account of a match with these events, in which the seats play what is legal."""
    setup: Message = {"start": 0}
    if game == "triominos":
        setup = json.loads(SETUPS.read_text(encoding="utf-8"))["colours"]
    row = game, players, json.dumps(options), json.dumps(setup), clock and json.dumps(clock)
    account, at = Account("a match", row), 0
    board = account.board
    for number, (what, given, command) in enumerate(events, 1):
        at = at + 1000 if given is None else given
        told = what
        if what["type"] == "acted":
            told = {**what, "action": [NO_ACTION, *board.legal(number - 1)][-1]}
        account.log.append(Row(command.format(number=number), at, told))
        try:
            board.follow(told)
        except ValueError:  # the witness complains about that
            board.after.append(board.positions[-1])
    return account


# -- what may be -------------------------------------------------------------------------------

REQUESTS = tuple(
    event for _ in range(MOST_REQUESTS) for event in (ask(0, 0), do("undo_declined", 1))
)
OFFERS = tuple(
    event for _ in range(MOST_REQUESTS) for event in (offer(0), do("draw_declined", 1))
)

MAY_BE = {
    "people sit down and play in turn": log(*TWO, act(0), act(1), act(0)),
    "bots sit down and play": log(bot(0), person(1), act(0), act(1)),
    "the rules end it": log(*TWO, act(0), act(1), act(0), limit=3),
    "a seat is freed, and taken again": log(person(0), do("left", 0), *TWO, act(0)),
    "a bot sits down for a forgotten guest": log(
        person(0), bot(0, "left:0"), person(1), act(0)
    ),
    "a rematch seats who did not ask": log(unaware(0), person(1), act(0), act(1)),
    "a seat is handed over": log(*TWO, do("handed_over", 1), act(0), act(1)),
    "handing over ends an offer": log(*THREE, offer(0), do("handed_over", 2), players=3),
    "someone gives up before the last": log(
        *THREE, do("resigned", 0), act(0), act(1), players=3
    ),
    "someone gives up, and one is left": log(*TWO, do("resigned", 0), do("rematched", 0)),
    "a guest is forgotten": log(*TWO, forget(1), do("rematched", 0)),
    "a guest is forgotten after the time": log(*TWO, forget(0, 99_000), **PER_MOVE),
    "the last moment is in time": log(*TWO, act(0, 11_999), act(1, 21_998), **PER_MOVE),
    "time runs out": log(*TWO, do("timed_out", 0, 12_000), **PER_MOVE),
    "a bot plays on without a clock": log(
        *THREE, do("timed_out", 0, 13_000), act(0, 90_000), players=3, **PER_MOVE
    ),
    "each decision earns its increment": log(
        *TWO, act(0, 9000), act(1, 10_000), act(0, 14_999), **PER_GAME
    ),
    "time runs on while others ask": log(
        *TWO, offer(1), do("timed_out", 0, 12_000), **PER_MOVE
    ),
    "taking back gives the clock back": log(
        *TWO,
        act(0, 5000),
        ask(0, 0),
        do("taken_back", 0, 8000, ply=0),
        do("timed_out", 0, 17_000),
        **PER_GAME,
    ),
    "the unaware have no clock yet": log(unaware(0), person(1), act(0, 90_000), **PER_MOVE),
    "bots have no clock": log(bot(0), person(1), act(0, 90_000), **PER_MOVE),
    "a clock that is behind gives the same time": log(
        *THREE, forget(1, 99_000), act(0, 99_000), players=3, **PER_MOVE
    ),
    "everyone shares the win": log(*TWO, offer(0), do("draw_accepted", 1), do("rematched", 1)),
    "two of three have agreed": log(
        *THREE, offer(0), do("draw_accepted", 1), act(0), offer(2), players=3
    ),
    "the win is not shared with who gave up": log(
        *THREE,
        do("resigned", 2),
        offer(0),
        do("draw_accepted", 1),
        do("rematched", 2),
        players=3,
    ),
    "an offer is refused, and made again": log(*TWO, *OFFERS),
    "a decision ends offer and request": log(
        *TWO, act(0), act(1), offer(0), ask(0, 0), act(0), offer(0), ask(0, 2)
    ),
    "a request is refused, and made again": log(*TWO, act(0), *REQUESTS),
    "the last of two allows it": log(*TWO, act(0), ask(0, 0), take_back(0, 0), act(0)),
    "others' decisions are taken back, too": log(
        *TWO, act(0), act(1), act(0), act(1), ask(0, 2), take_back(0, 2), ask(1, 1)
    ),
    "two of three allow it": log(
        *THREE, act(0), ask(0, 0), do("undo_allowed", 1), take_back(0, 0), act(0), players=3
    ),
    "nobody is there to be asked": log(*ONE_AND_A_BOT, act(0), act(1), take_back(0, 0)),
    "a seat takes back what it has shown itself": log(
        *TWO, act(0), ask(0, 0), game="triominos"
    ),
    "open racks have no secrets": log(
        *TWO, act(0), act(1), ask(0, 0), game="triominos", open_racks=True
    ),
    "the server ends it": log(person(0), ENDED, do("rematched", 0)),
    "the rules of the server end it": log(
        *TWO, do("ended", WATCHER, command="rules:{number}"), do("rematched", 1)
    ),
}


@pytest.mark.parametrize("name", MAY_BE)
def test_a_log_that_may_be_gives_no_complaints(name: str) -> None:
    events, match = MAY_BE[name]
    assert [*complaints(account_of(events, **match))] == []


def test_every_type_of_event_may_be_somewhere() -> None:
    kinds = {event.what["type"] for events, _ in MAY_BE.values() for event in events}
    assert kinds == set(METHODS)


def test_every_id_of_the_server_may_be_somewhere() -> None:
    used = {
        (event.what["type"], event.command.rpartition(":")[0])
        for events, _ in MAY_BE.values()
        for event in events
    }
    assert {(kind, each) for kind, ids in umpire.IDS.items() for each in ids} <= used


# -- what must not be --------------------------------------------------------------------------

NOBODY = "no person has this seat"
NOT_ON = "the game is not on"

# The last event of each is wrong.
MUST_NOT_BE = [
    ("time goes back from 2000 to 1999", log(*TWO, act(0, 1999))),
    ("it comes after the end", log(*TWO, ENDED, act(0))),
    ("it comes after the end", log(*TWO, act(0), act(1), act(0), act(1), limit=3)),
    ("it comes after the end", log(*TWO, offer(0), do("draw_accepted", 1), act(0))),
    ("it comes after the end", log(*TWO, do("resigned", 0), act(0))),
    ("it comes after the end", log(*ONE_AND_A_BOT, bot(2), forget(0), act(0), players=3)),
    ("it comes after the end", log(*TWO, do("timed_out", 0, 12_000), act(0), **PER_MOVE)),
    ("there is no such seat", log(*TWO, offer(2))),
    ("there is no such seat", log(*TWO, offer(WATCHER))),
    ("there is no such seat", log(*TWO, do("ended", 0))),
    ("there is no such event", log(*TWO, do("danced", 0))),
    ("no such event has the id chosen-id", log(do("joined", 0, command="chosen-id"))),
    ("no such event has the id join:x", log(*TWO, act(0, command="join:x"))),
    ("no such event has the id x", log(*TWO, do("ended", WATCHER, command="x"))),
    (
        "its id names another number: time:4",
        log(*TWO, do("timed_out", 0, 12_000, "time:4"), **PER_MOVE),
    ),
    ("its id names another number: closed:2", log(do("ended", WATCHER, command="closed:2"))),
    ("its id names another number: rules:x", log(do("ended", WATCHER, command="rules:x"))),
    ("its id names another seat: rematch:1", log(unaware(0, "rematch:1"))),
    ("its id names another seat: left:1", log(*TWO, do("resigned", 0, command="left:1"))),
    ("the seat is not free: person", log(person(0), person(0))),
    ("the seat is not free: bot", log(bot(0), bot(0, "left:0"))),
    ("the seat is not free: free", log(bot(0, "left:0"))),
    ("the seat is not free: person", log(*TWO, bot(0, "left:0"))),
    ("only a rematch seats those who did not agree", log(unaware(0, "join:x"))),
    # left, handed_over
    (NOBODY, log(do("left", 0))),
    (NOBODY, log(bot(0), do("left", 0))),
    ("the game has begun", log(*TWO, do("left", 0))),
    (NOBODY, log(*ONE_AND_A_BOT, do("handed_over", 1))),
    (NOT_ON, log(*TWO, do("handed_over", 0), players=3)),
    ("only bots would be left", log(*ONE_AND_A_BOT, do("handed_over", 0))),
    # acted, resigned, timed_out
    (NOT_ON, log(*TWO, act(0), players=3)),
    ("it is the turn of seat 0", log(*TWO, act(1))),
    ("it is too late: time ran out at 12000", log(*TWO, act(0, 12_000), **PER_MOVE)),
    ("it is too late: time ran out at 12000", log(*TWO, offer(1), act(0, 12_000), **PER_MOVE)),
    (
        "it is too late: time ran out at 15000",
        log(*TWO, act(0, 9000), act(1, 10_000), act(0, 15_000), **PER_GAME),
    ),
    (
        "it is too late: time ran out at 21999",
        log(unaware(0), person(1), act(0, 3000), act(1, 11_999), act(0, 21_999), **PER_MOVE),
    ),
    (
        "it is too late: time ran out at 13000",
        log(*THREE, forget(1, 99_000), act(0, 99_001), players=3, **PER_MOVE),
    ),
    (NOBODY, log(*ONE_AND_A_BOT, do("resigned", 1))),
    ("nobody is there who could be forgotten", log(*ONE_AND_A_BOT, forget(1))),
    ("nobody is there who could be forgotten", log(person(0), forget(0))),
    ("its time does not run", log(*TWO, do("timed_out", 0, 99_000))),
    ("its time does not run", log(*TWO, do("timed_out", 1, 99_000), **PER_MOVE)),
    ("it has time until 12000", log(*TWO, do("timed_out", 0, 11_999), **PER_MOVE)),
    # sharing the win
    (NOBODY, log(*THREE, do("resigned", 0), offer(0), players=3)),
    ("a bot never agrees", log(*ONE_AND_A_BOT, offer(0))),
    ("there is an offer already", log(*TWO, offer(0), offer(1))),
    ("there were too many offers", log(*TWO, *OFFERS, offer(0))),
    ("there is no offer", log(*TWO, do("draw_declined", 1))),
    ("there is no offer", log(*TWO, offer(0), act(0), do("draw_accepted", 1))),
    ("there is no offer", log(*TWO, *OFFERS[:2], do("draw_declined", 1))),
    (
        "there is no offer",
        log(*THREE, offer(0), do("handed_over", 2), do("draw_accepted", 1), players=3),
    ),
    ("the seat has agreed already", log(*TWO, offer(0), do("draw_declined", 0))),
    (
        "the seat has agreed already",
        log(*THREE, offer(0), do("draw_accepted", 1), do("draw_accepted", 1), players=3),
    ),
    # taking back
    ("there is a request already", log(*TWO, act(0), act(1), ask(0, 0), ask(1, 1))),
    ("there is nobody to ask", log(*ONE_AND_A_BOT, act(0), ask(0, 0))),
    ("there were too many requests", log(*TWO, act(0), *REQUESTS, ask(0, 0))),
    ("its last decision is []", log(*TWO, ask(0, 0))),
    ("its last decision is [0]", log(*TWO, act(0), act(1), ask(0, 1))),
    ("its last decision is [2]", log(*TWO, act(0), act(1), act(0), ask(0, 0))),
    ("something has been shown since", log(*TWO, act(0), act(1), ask(0, 0), game="triominos")),
    (
        "everyone has agreed, and nothing is taken back",
        log(*TWO, act(0), ask(0, 0), do("undo_allowed", 1)),
    ),
    ("there is no request", log(*TWO, do("undo_allowed", 1))),
    ("there is no request", log(*TWO, act(0), ask(0, 0), act(1), do("undo_declined", 1))),
    ("the seat has agreed already", log(*TWO, act(0), ask(0, 0), do("undo_declined", 0))),
    ("nobody was asked", log(*TWO, act(0), take_back(0, 0))),
    (
        "that was not asked, but Undo(seat=1, ply=1, allowed={1})",
        log(*TWO, act(0), act(1), ask(1, 1), take_back(0, 0)),
    ),
    (
        "it takes one more consent, not {1, 2}",
        log(*THREE, act(0), ask(0, 0), take_back(0, 0), players=3),
    ),
    # the end
    ("the match is not over", log(*TWO, do("rematched", 0))),
    ("there is a rematch already", log(*TWO, ENDED, do("rematched", 0), do("rematched", 1))),
    (NOBODY, log(*ONE_AND_A_BOT, ENDED, do("rematched", 1))),
]


@pytest.mark.parametrize(("wrong", "case"), MUST_NOT_BE)
def test_a_log_that_must_not_be_gives_one_complaint(wrong: str, case: Log) -> None:
    account = account_of(case.events, **case.match)
    last = account.log[-1].what
    assert [*complaints(account)] == [f"event {len(account.log)} of a match, {last}: {wrong}"]


def test_a_log_ends_at_its_last_number() -> None:
    most = (person(0), do("left", 0)) * (MOST_EVENTS // 2)
    assert [*complaints(account_of(most))] == []
    [wrong] = complaints(account_of((*most, person(0))))
    assert wrong.endswith(": it comes after the end")


def test_every_complaint_of_the_umpire_is_provoked() -> None:
    source = inspect.getsource(umpire)
    [rules] = [node for node in ast.parse(source).body if is_class_of_rules(node)]
    written = {
        node.lineno
        for node in ast.walk(rules)
        if isinstance(node, ast.Yield) and node.value is not None
    }
    assert len(written) > 30
    provoked = {line for _, case in MUST_NOT_BE for line in lines_of(case)}
    lines = source.splitlines()
    assert [lines[line - 1].strip() for line in sorted(written - provoked)] == []


TOLD_AFTER_EIGHT: Message = {
    "phase": "on",
    "seats": [{"gone": False, "bot": None}] * 2 + [{"gone": True, "bot": "3"}],
    "to_move": 0,
    "draw": [0],
    "undo": None,
    "clock": {"left": [10_000] * 3, "running": 0, "since": 6_000},
    "result": None,
    "rematch": None,
}
AFTER_EIGHT = log(
    *(*THREE, act(0), act(1), act(2), do("resigned", 2), offer(0)), players=3, **PER_MOVE
)


def told(name: str, told: object) -> Iterator[str]:
    """What is complained of if people are told otherwise how the table stands."""
    account = account_of(AFTER_EIGHT.events, **AFTER_EIGHT.match)
    account.shown[len(account.log)] = {b"": {**TOLD_AFTER_EIGHT, name: told}}
    return complaints(account)


def test_people_may_be_told_how_the_table_stands() -> None:
    assert tuple(READ) == TOLD == tuple(TOLD_AFTER_EIGHT)
    assert [*told("phase", "on")] == []


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("phase", "over"),
        ("seats", [{"gone": False, "bot": None}] * 3),
        ("to_move", 1),
        ("draw", None),
        ("undo", {"seat": 0, "ply": 0, "allowed": [0]}),
        ("clock", {"left": [10_000, 10_000, 9_999], "running": 0, "since": 6_000}),
        ("clock", {"left": [10_000] * 3, "running": 0, "since": 5_000}),
        ("clock", None),
        ("result", {"winners": [0]}),
        ("rematch", "another"),
    ],
)
def test_people_must_not_be_told_otherwise(name: str, wrong: object) -> None:
    [complaint] = told(name, wrong)
    assert complaint.startswith(f"after event 8 of a match: {name} is told as ")


def test_the_winners_are_told_after_the_end() -> None:
    account = account_of((*TWO, do("resigned", 0)))
    [wrong] = umpire.told_wrongly(followed(account), over(account, [0]))
    assert wrong.endswith("and is [1]")
    assert [*umpire.told_wrongly(followed(account), over(account, [1]))] == []


def followed(account: Account) -> Umpire:
    """An umpire who has followed the whole log."""
    follower = Umpire(account)
    for row in account.log:
        assert [*follower.follow(row)] == []
    return follower


def over(account: Account, winners: list[int]) -> Message:
    """What people are told when a match for two is over because seat 0 gave up."""
    seats = [{"gone": seat == 0, "bot": None} for seat in range(2)]
    told = {**TOLD_AFTER_EIGHT, "phase": "over", "to_move": -1, "seats": seats}
    return {**told, "draw": None, "clock": None, "result": {"winners": winners}}


def is_class_of_rules(node: ast.stmt) -> bool:
    return isinstance(node, ast.ClassDef) and node.name == Umpire.__name__


def lines_of(case: Log) -> set[int]:
    """The lines of the umpire at which it complains about a log."""
    account, found = account_of(case.events, **case.match), set()
    follower = Umpire(account)
    for row in account.log:
        running = follower.follow(row)
        for _ in running:
            found.add(line_of(running))
    return found


def line_of(running: object) -> int:
    """The line at which the innermost generator of this one yields."""
    assert isinstance(running, GeneratorType)
    inner = running.gi_yieldfrom
    if inner is not None:
        return line_of(inner)
    assert running.gi_frame is not None
    return running.gi_frame.f_lineno
