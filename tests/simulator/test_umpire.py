"""The umpire accepts logs that may be, and complains about the first event that may not."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest

from simulator.plan import plan_of
from simulator.umpire import complaints
from simulator.witness import Account, Message, Row
from simulator.world import World


class Event(NamedTuple):
    """An event of a log; a second after the one before if it has no time."""

    what: Message
    at: int | None
    command: str


PURPOSES = {
    "joined": "join:x",
    "left": "free:x",
    "handed_over": "hand-over:x",
    "timed_out": "time:{number}",
    "ended": "closed:{number}",
}


def do(kind: str, seat: int, at: int | None = None, command: str = "", **more: Any) -> Event:
    """An event, with the id that such events have."""
    return Event(
        {"type": kind, "seat": seat, **more}, at, command or PURPOSES.get(kind, "chosen-id")
    )


def person(seat: int) -> Event:
    return do("joined", seat, name=f"Person {seat}", bot=None)


def unaware(seat: int) -> Event:
    return do("joined", seat, name="", bot=None, agreed=False, command=f"rematch:{seat}")


def bot(seat: int, command: str = "") -> Event:
    return do("joined", seat, name="Bot 3", bot="3", command=command)


def act(seat: int, at: int | None = None) -> Event:
    """The seat plays the first action that is legal."""
    return do("acted", seat, at, action=None)


def ask(seat: int, ply: int, at: int | None = None) -> Event:
    return do("undo_asked", seat, at, ply=ply)


def take_back(seat: int, ply: int, at: int | None = None) -> Event:
    return do("taken_back", seat, at, ply=ply)


def account_of(
    *events: Event,
    game: str = "anneaux",
    players: int = 2,
    clock: Message | None = None,
    **options: Any,
) -> Account:
    """The account of a match with these events."""
    setup = json.dumps({"start": 0})
    if game == "triominos":
        setup = json.dumps(TRIOMINOS)
    account = Account(
        "a match",
        (game, players, json.dumps(options), setup, clock and json.dumps(clock)),
    )
    at, board = 0, account.board
    for number, (what, given, command) in enumerate(events, 1):
        at = at + 1000 if given is None else given
        legal = board.legal(number - 1)
        row = {**what, "action": legal[0]} if what["type"] == "acted" and legal else what
        account.log.append(Row(command.format(number=number), at, row))
        try:
            board.follow(row)
        except (KeyError, ValueError, TypeError):
            board.after.append(board.positions[-1])
    return account


TRIOMINOS: Message = {}
