"""A witness compares what servers send with the rows of the database, at that very moment.

It knows the tables and the rules of the games, and nothing of the code that it watches.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from simulator.store import Database
from tavolino.games import GAMES
from tavolino.rules.game import Game
from tavolino.rules.position import Position

Message = dict[str, Any]

WATCHER = -1

TOLD = ("phase", "seats", "to_move", "draw", "undo", "clock", "result", "rematch")
"""What a state says besides the board."""


class Row(NamedTuple):
    """An event as it is stored."""

    command: str
    at: int
    what: Message


class Board:
    """The positions of a match, played by the rules from the rows of its log."""

    def __init__(
        self, game: Game, players: int, options: dict[str, Any], setup: dict[str, Any]
    ) -> None:
        self.game = game
        self.players = players
        self.positions: list[Position] = [game.start(players, options, setup)]
        self.after: list[Position] = [self.positions[0]]
        """The position after each event."""

    def follow(self, what: Message) -> None:
        """Applies an event. Only actions and what is taken back change the board."""
        if what["type"] == "acted":
            position = self.positions[-1].copy()
            code = self.game.code(what["action"])
            if code not in position.legal():
                raise ValueError(f"{what['action']} is not legal")
            if position.to_move != what["seat"]:
                raise ValueError(f"it is not the turn of seat {what['seat']}")
            position.apply(code)
            self.positions.append(position)
        elif what["type"] == "taken_back":
            del self.positions[what["ply"] + 1 :]
        self.after.append(self.positions[-1])

    def view(self, number: int, seat: int) -> Any:
        """What a seat may see after an event, as JSON has it."""
        view = self.game.view(self.after[number], None if seat == WATCHER else seat)
        return msgspec.json.decode(msgspec.json.encode(view))

    def legal(self, number: int) -> list[str]:
        """What the seat to move can do after an event."""
        return self.game.legal_texts(self.after[number])


class Account:
    """A match as the database has it."""

    def __init__(self, match: str, row: tuple[Any, ...]) -> None:
        game, players, options, setup, clock = row
        self.match = match
        self.game: str = game
        self.clock: Message | None = msgspec.json.decode(clock) if clock else None
        self.log: list[Row] = []
        self.board = Board(
            GAMES[game], players, msgspec.json.decode(options), msgspec.json.decode(setup)
        )
        self.views: dict[tuple[int, int], Any] = {}
        self.shown: dict[int, dict[bytes, Message]] = {}
        """How the table was said to stand after each event, each saying once."""


MATCH = "SELECT game, players, options, setup, clock FROM match WHERE id = ?"
EVENTS = """
SELECT number, command_id, at, what FROM action WHERE match_id = ? AND number > ?
ORDER BY number
"""


class Witness:
    """Sees all that is sent, and complains about what is not in the database like that."""

    def __init__(self, database: Database, complain: Callable[[str, str], None]) -> None:
        self.database = database
        self.complain = complain
        self.accounts: dict[str, Account] = {}
        self.seen = 0
        """How many events were sent to people."""

    def account(self, match: str) -> Account | None:
        """A match with all events that are stored by now; None if there is no such match."""
        account = self.accounts.get(match)
        if account is None:
            rows = self.database.rows(MATCH, match)
            if not rows:
                return None
            account = self.accounts[match] = Account(match, rows[0])
        self.read(account)
        return account

    def read(self, account: Account) -> None:
        """Reads the events that were stored since the last time."""
        rows = self.database.rows(EVENTS, account.match, len(account.log))
        for number, command, at, text in rows:
            what = msgspec.json.decode(text)
            if number != len(account.log) + 1:
                self.complain("log", f"event {number} of {account.match} has none before it")
                return
            account.log.append(Row(command, at, what))
            try:
                account.board.follow(what)
            except Exception as error:  # noqa: BLE001 - whatever the rules say
                self.complain("log", f"event {number} of {account.match}: {error}")
                account.board.after.append(account.board.positions[-1])

    def sees(self, match: str, seat: int, message: Message) -> None:
        """A message is just being sent to someone who follows a match as a seat."""
        kind = message["type"]
        if kind == "answer":
            if message.get("number") is not None:
                self.check_stored(match, message["number"], f"the answer to {message['id']}")
            for missing in message.get("missing") or ():
                self.sees(match, seat, missing)
        elif kind in {"event", "state"}:
            self.seen += 1
            number = message["number"]
            account = self.check_stored(match, number, kind)
            if account is None:
                return
            if kind == "event":
                self.check_event(account, number, seat, message["what"])
            if "state" in message:
                self.check_state(account, number, seat, message["state"])

    def check_stored(self, match: str, number: int, what: str) -> Account | None:
        """The account of a match, if it has this event."""
        account = self.accounts.get(match)
        if account is None or number > len(account.log):
            account = self.account(match)
        if account is None or number > len(account.log):
            self.complain("sent", f"{what} tells of event {number} of {match}: not stored")
            return None
        return account

    def check_event(self, account: Account, number: int, seat: int, what: Message) -> None:
        """An event is told as the database has it."""
        row = account.log[number - 1].what
        if (what["type"], what["seat"]) != (row["type"], row["seat"]):
            self.complain("told", f"{what} of {account.match} is event {number}, not {row}")
        entry = what.get("entry")
        if account.board.game.forgets:
            return  # what may be shown of a decision changes with every decision
        if entry and seat == what["seat"] and entry["action"] != row["action"]:
            self.complain("told", f"{entry} of {account.match} is event {number}, not {row}")

    def note_shown(self, account: Account, number: int, state: Message) -> None:
        """Notes what someone is told of the table besides the board, for the umpire."""
        told = {name: state.get(name) for name in TOLD}
        if told["clock"] is not None:
            told["clock"] = {**told["clock"], "now": 0}
        account.shown.setdefault(number, {})[msgspec.json.encode(told)] = told

    def check_state(self, account: Account, number: int, seat: int, state: Message) -> None:
        """A seat is shown the view that the rules make for it."""
        self.note_shown(account, number, state)
        expected = account.views.get((number, seat))
        if expected is None:
            expected = account.views[number, seat] = account.board.view(number, seat)
        if state["view"] != expected:
            self.complain(
                "view", f"seat {seat} of {account.match} is shown another view of {number}"
            )
        legal = state.get("legal")
        if legal is not None:
            position = account.board.after[number]
            if position.to_move != seat or legal != account.board.legal(number):
                self.complain("view", f"seat {seat} of {account.match} is shown {legal}")
            if state["seats"][seat]["gone"] or state["phase"] != "on":
                self.complain("view", f"seat {seat} of {account.match} has left, and may act")
