"""An umpire follows a match's log event by event, and complains about what must not be there.

It knows the rules of the games, and has a model of its own of all else at a table: seats,
offers, requests, clocks and the end. It shares no code with the servers that wrote the log.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any, Literal, NamedTuple

from simulator.witness import WATCHER, Account, Message, Row

Seat = Literal["free", "person", "bot", "gone"]
"""What sits on a seat. A seat is gone if its person gave up; then a bot plays on for it."""

NOBODY = -1

MOST_REQUESTS = 100
MOST_EVENTS = 10_000

IDS: dict[str, set[str]] = {
    "joined": {"join", "bot", "rematch", "left"},
    "left": {"free"},
    "handed_over": {"hand-over"},
    "resigned": {"", "left"},
    "timed_out": {"time"},
    "ended": {"closed", "rules"},
}
"""What ids of the server's own commands begin with, before a colon. People and bots send ids
without a colon."""


class Undo(NamedTuple):
    """A request to take decisions back, and the seats that agree."""

    seat: int
    ply: int
    allowed: set[int]


class Clocks:
    """Whose time runs since when, and how much each seat has left, in milliseconds."""

    def __init__(self, clock: Message, players: int) -> None:
        self.per: str = clock["per"]
        self.gain: int = clock.get("increment", 0) * 1000
        self.left: list[int] = [clock["seconds"] * 1000] * players
        self.running = NOBODY
        self.since = 0

    @property
    def deadline(self) -> float:
        """When the time that runs will have run out."""
        return math.inf if self.running == NOBODY else self.since + self.left[self.running]

    def stand(self) -> Message:
        """How the clocks stand; since when does not matter if no time runs."""
        since = None if self.running == NOBODY else self.since
        return {"left": self.left, "running": self.running, "since": since}

    def pass_to(self, seat: int, at: int, *, decided: bool) -> None:
        """Lets the time of a seat run, or nobody's. What decides nothing does not stop it."""
        if seat == self.running and not decided:
            return
        if self.running != NOBODY and self.per == "game":
            left = max(0, self.deadline - at)
            self.left[self.running] = int(left) + (self.gain if decided else 0)
        self.running, self.since = seat, at


class Umpire:
    """A table as of the event that was followed last.

    For each type of event, a method of that name says what is wrong with one, and follows it.
    """

    def __init__(self, account: Account) -> None:
        self.board = account.board
        self.log = account.log
        self.seats: list[Seat] = ["free"] * self.board.players
        self.unaware: set[int] = set()
        """Seats that may not know yet that they play: not before their first decision."""
        self.plies: list[int] = []
        """The number of the event of each decision that was not taken back."""
        self.draw: set[int] = set()
        """The seats that agree to share the win. None if nobody offered it."""
        self.undo: Undo | None = None
        self.draws = self.undos = 0
        """How often either was asked for."""
        self.is_over = self.is_rematched = False
        self.is_ended = False
        """Whether the server has ended the match, without a winner."""
        self.clocks = Clocks(account.clock, self.board.players) if account.clock else None
        self.number = 0
        self.at = 0

    # -- how things stand ----------------------------------------------------------------------

    @property
    def is_on(self) -> bool:
        """Whether everyone is there, and the match is not over."""
        return "free" not in self.seats and not self.is_over

    def people(self) -> set[int]:
        """The seats of people who have not given up."""
        return {seat for seat, kind in enumerate(self.seats) if kind == "person"}

    def playing(self) -> set[int]:
        """The seats that can still win: all that were not given up."""
        return {seat for seat, kind in enumerate(self.seats) if kind != "gone"}

    def to_move(self) -> int:
        """The seat that decides next, by the rules."""
        return int(self.board.after[self.number].to_move)

    def winners(self) -> list[int]:
        """The seats that share the win."""
        won = self.board.after[self.number].winners
        if won:
            return [seat for seat in range(self.board.players) if won >> seat & 1]
        return [] if self.is_ended else sorted(self.playing())

    # -- every event ---------------------------------------------------------------------------

    def follow(self, row: Row) -> Iterator[str]:
        """Says what is wrong with the next event, and follows it."""
        kind, seat = row.what["type"], row.what["seat"]
        if row.at < self.at:
            yield f"time goes back from {self.at} to {row.at}"
        yield from self.check_id(row)
        if self.is_over and kind != "rematched":
            yield "it comes after the end"
        elif (seat == WATCHER) != (kind == "ended") or not WATCHER <= seat < len(self.seats):
            yield "there is no such seat"
        elif kind in METHODS:
            yield from METHODS[kind](self, row)
        else:
            yield "there is no such event"
        self.number += 1
        self.at = max(self.at, row.at)
        if self.to_move() < 0 or self.number >= MOST_EVENTS:
            self.is_over = True
        self.pass_the_clock(decided=kind == "acted")

    def check_id(self, row: Row) -> Iterator[str]:
        """The server has ids of its own for what it does itself, and for nothing else."""
        kind, seat = row.what["type"], row.what["seat"]
        purpose, _, rest = row.command.rpartition(":")
        if purpose not in IDS.get(kind, {""}):
            yield f"no such event has the id {row.command}"
        if purpose in {"time", "closed", "rules"} and rest != str(self.number + 1):
            yield f"its id names another number: {row.command}"
        if purpose in {"rematch", "left"} and rest != str(seat):
            yield f"its id names another seat: {row.command}"

    def pass_the_clock(self, *, decided: bool) -> None:
        """Lets the time of whoever is to move run: only people have clocks."""
        if self.clocks is not None:
            seat = self.to_move() if self.is_on else NOBODY
            is_timed = seat in self.people() - self.unaware
            self.clocks.pass_to(seat if is_timed else NOBODY, self.at, decided=decided)

    def check_on(self, row: Row) -> Iterator[str]:
        """The game is on, and nobody's time has run out.

        If the clock of this server was behind, it gave the event the time of the one before.
        """
        if not self.is_on:
            yield "the game is not on"
        if self.clocks is not None and row.at > self.at and row.at >= self.clocks.deadline:
            yield f"it is too late: time ran out at {self.clocks.deadline:.0f}"

    def check_person(self, row: Row) -> Iterator[str]:
        """A person who has not given up does it, in time."""
        yield from self.check_on(row)
        if row.what["seat"] not in self.people():
            yield "no person has this seat"

    # -- seats ---------------------------------------------------------------------------------

    def joined(self, row: Row) -> Iterator[str]:
        """Someone sits down on a free seat, or a bot instead of a person who was forgotten."""
        seat, bot = row.what["seat"], row.what.get("bot")
        leaves = row.command.startswith("left:") and bot is not None and not self.is_on
        if self.seats[seat] != ("person" if leaves else "free"):
            yield f"the seat is not free: {self.seats[seat]}"
        self.seats[seat] = "person" if bot is None else "bot"
        self.unaware.discard(seat)
        if not row.what.get("agreed", True):
            self.unaware.add(seat)
            if not row.command.startswith("rematch:"):
                yield "only a rematch seats those who did not agree"

    def left(self, row: Row) -> Iterator[str]:
        """A seat is freed before the game."""
        seat = row.what["seat"]
        if seat not in self.people():
            yield "no person has this seat"
        if self.is_on:
            yield "the game has begun"
        self.seats[seat] = "free"
        self.draw, self.undo = set(), None

    def handed_over(self, row: Row) -> Iterator[str]:
        """A bot gets the seat of a person during the game, if another person stays."""
        seat = row.what["seat"]
        if seat not in self.people():
            yield "no person has this seat"
        if not self.is_on:
            yield "the game is not on"
        if self.people() <= {seat}:
            yield "only bots would be left"
        self.seats[seat] = "bot"
        self.draw, self.undo = set(), None

    # -- the game ------------------------------------------------------------------------------

    def acted(self, row: Row) -> Iterator[str]:
        """The seat to move plays; the board has checked that its action is legal."""
        yield from self.check_on(row)
        if row.what["seat"] != self.to_move():
            yield f"it is the turn of seat {self.to_move()}"
        if self.board.after[self.number + 1] is not self.board.after[self.number]:
            self.plies.append(self.number + 1)
        self.unaware.discard(row.what["seat"])
        self.draw, self.undo = set(), None

    def resigned(self, row: Row) -> Iterator[str]:
        """A person gives up. Who is forgotten does so even if time has run out."""
        if not row.command.startswith("left:"):
            yield from self.check_person(row)
        elif not self.is_on or row.what["seat"] not in self.people():
            yield "nobody is there who could be forgotten"
        self.give_up(row.what["seat"])

    def timed_out(self, row: Row) -> Iterator[str]:
        """The time that runs has run out."""
        seat = row.what["seat"]
        if self.clocks is None or self.clocks.running != seat:
            yield "its time does not run"
        elif row.at < self.clocks.deadline:
            yield f"it has time until {self.clocks.deadline:.0f}"
        self.give_up(seat)

    def give_up(self, seat: int) -> None:
        """Lets a bot play on, if one person stays and another seat."""
        self.seats[seat] = "gone"
        self.draw, self.undo = set(), None
        self.is_over = len(self.playing()) == 1 or not self.people()

    # -- sharing the win -----------------------------------------------------------------------

    def draw_offered(self, row: Row) -> Iterator[str]:
        """Someone offers to share the win, and nobody has yet."""
        yield from self.check_person(row)
        if "bot" in self.seats:
            yield "a bot never agrees"
        if self.draw:
            yield "there is an offer already"
        if self.draws >= MOST_REQUESTS:
            yield "there were too many offers"
        self.draws += 1
        self.draw = {row.what["seat"]}

    def draw_accepted(self, row: Row) -> Iterator[str]:
        """Someone agrees. Once everyone who plays has, the match is over."""
        yield from self.draw_answered(row)
        self.draw = self.draw | {row.what["seat"]}
        self.is_over = self.draw >= self.playing()

    def draw_declined(self, row: Row) -> Iterator[str]:
        """Someone refuses, and the offer is gone."""
        yield from self.draw_answered(row)
        self.draw = set()

    def draw_answered(self, row: Row) -> Iterator[str]:
        """There is an offer, and whoever answers has not agreed yet."""
        yield from self.check_person(row)
        if not self.draw:
            yield "there is no offer"
        if row.what["seat"] in self.draw:
            yield "the seat has agreed already"

    # -- taking back ---------------------------------------------------------------------------

    def undo_asked(self, row: Row) -> Iterator[str]:
        """Someone asks the other people to let them take their last decision back."""
        seat = row.what["seat"]
        yield from self.check_request(row)
        if self.undo is not None:
            yield "there is a request already"
        if self.people() <= {seat}:
            yield "there is nobody to ask"
        self.undo = Undo(seat, row.what["ply"], {seat})

    def undo_allowed(self, row: Row) -> Iterator[str]:
        """Someone allows it, but not everyone has yet."""
        yield from self.undo_answered(row)
        if self.undo is not None:
            self.undo.allowed.add(row.what["seat"])
            if self.undo.allowed >= self.people():
                yield "everyone has agreed, and nothing is taken back"

    def undo_declined(self, row: Row) -> Iterator[str]:
        """Someone refuses, and the request is gone."""
        yield from self.undo_answered(row)
        self.undo = None

    def undo_answered(self, row: Row) -> Iterator[str]:
        """There is a request, and whoever answers has not agreed yet."""
        yield from self.check_person(row)
        if self.undo is None:
            yield "there is no request"
        elif row.what["seat"] in self.undo.allowed:
            yield "the seat has agreed already"

    def taken_back(self, row: Row) -> Iterator[str]:
        """The last person agrees to a request, or there was nobody to ask."""
        seat, ply = row.what["seat"], row.what["ply"]
        if self.undo is None:
            yield from self.check_request(row)
            if self.people() - {seat}:
                yield "nobody was asked"
        else:
            yield from self.check_on(row)
            if (seat, ply) != (self.undo.seat, self.undo.ply):
                yield f"that was not asked, but {self.undo}"
            if len(self.people() - self.undo.allowed) != 1:
                yield f"it takes one more consent, not {self.people() - self.undo.allowed}"
        del self.plies[ply:]
        self.draw, self.undo = set(), None

    def check_request(self, row: Row) -> Iterator[str]:
        """A person may take back only their last decision, and nothing that showed secrets."""
        yield from self.check_person(row)
        if self.undos >= MOST_REQUESTS:
            yield "there were too many requests"
        self.undos += 1
        seat, ply = row.what["seat"], row.what["ply"]
        own = [k for k, number in enumerate(self.plies) if self.mover(number) == seat]
        if own[-1:] != [ply]:
            yield f"its last decision is {own[-1:]}"
        elif any(self.reveals(number, seat) for number in self.plies[ply:]):
            yield "something has been shown since"

    def mover(self, number: int) -> int:
        """The seat whose decision an event is."""
        return int(self.board.after[number - 1].to_move)

    def reveals(self, number: int, seat: int) -> bool:
        """Whether a decision showed something, so that a seat cannot take it back."""
        game, (before, after) = self.board.game, self.board.after[number - 1 : number + 1]
        entry = game.entry(before, game.code(self.log[number - 1].what["action"]), after)
        options = self.board.view(number, WATCHER)["options"]
        return game.reveals(entry, options, seat)

    # -- the end -------------------------------------------------------------------------------

    def ended(self, _: Row) -> Iterator[str]:
        """The server ends the match, whenever it wants."""
        self.is_over = self.is_ended = True
        yield from ()

    def rematched(self, row: Row) -> Iterator[str]:
        """Someone who played begins the only rematch."""
        if not self.is_over:
            yield "the match is not over"
        if self.is_rematched:
            yield "there is a rematch already"
        if self.seats[row.what["seat"]] not in {"person", "gone"}:
            yield "no person has this seat"
        self.is_rematched = True


def seat_told(chair: Message | None) -> Seat:
    """What sits on a seat, as it is told."""
    if chair is None:
        return "free"
    if chair["gone"]:
        return "gone"
    return "person" if chair["bot"] is None else "bot"


def clocks_told(clock: Message | None) -> Message | None:
    """The clocks as they are told."""
    if clock is None:
        return None
    since = None if clock["running"] == NOBODY else clock["since"]
    return {"left": clock["left"], "running": clock["running"], "since": since}


READ: dict[str, Callable[[Any], object]] = {
    "phase": str,
    "seats": lambda seats: [seat_told(chair) for chair in seats],
    "to_move": int,
    "draw": lambda draw: set(draw or ()),
    "undo": lambda undo: undo and Undo(undo["seat"], undo["ply"], set(undo["allowed"])),
    "clock": clocks_told,
    "result": lambda result: result and sorted(result["winners"]),
    "rematch": bool,
}
"""How to compare what is told with how the table stands."""


def told_wrongly(umpire: Umpire, told: Message) -> Iterator[str]:
    """People are told how the table stands."""
    phase = "over" if umpire.is_over else "on" if umpire.is_on else "waiting"
    stands = {
        "phase": phase,
        "seats": umpire.seats,
        "to_move": umpire.to_move() if umpire.is_on else NOBODY,
        "draw": umpire.draw,
        "undo": umpire.undo,
        "clock": umpire.clocks and umpire.clocks.stand(),
        "result": umpire.winners() if umpire.is_over else None,
        "rematch": umpire.is_rematched,
    }
    for name, read in READ.items():
        if read(told[name]) != stands[name]:
            yield f"{name} is told as {told[name]}, and is {stands[name]}"


METHODS: dict[str, Callable[[Umpire, Row], Iterator[str]]] = {
    "joined": Umpire.joined,
    "left": Umpire.left,
    "handed_over": Umpire.handed_over,
    "acted": Umpire.acted,
    "resigned": Umpire.resigned,
    "timed_out": Umpire.timed_out,
    "draw_offered": Umpire.draw_offered,
    "draw_accepted": Umpire.draw_accepted,
    "draw_declined": Umpire.draw_declined,
    "undo_asked": Umpire.undo_asked,
    "undo_allowed": Umpire.undo_allowed,
    "undo_declined": Umpire.undo_declined,
    "taken_back": Umpire.taken_back,
    "ended": Umpire.ended,
    "rematched": Umpire.rematched,
}


def complaints(account: Account) -> Iterator[str]:
    """What the rules of a table do not allow in a match, and what was told otherwise."""
    umpire = Umpire(account)
    for number in range(len(account.log) + 1):
        if number:
            row = account.log[number - 1]
            for wrong in umpire.follow(row):
                yield f"event {number} of {account.match}, {row.what}: {wrong}"
        for told in account.shown.get(number, {}).values():
            for wrong in told_wrongly(umpire, told):
                yield f"after event {number} of {account.match}: {wrong}"
