"""What clients write down while servers die under them, to be compared with the log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

TRANSIENT = {"unavailable", "too_fast"}
"""Refusals that say nothing of a command: the same one is to be sent again."""


@dataclass
class Sent:
    """A command, and all answers it ever got."""

    match: str
    command: dict[str, Any]
    tries: int = 0
    answers: list[tuple[int | None, str | None]] = field(default_factory=list)
    """The number of the event it became, or why it was refused."""


@dataclass
class Joining:
    """Someone who was told that they have a seat."""

    match: str
    seat: int
    name: str


@dataclass
class Key:
    """A token that was said to open a seat, by joining or by a link to another device."""

    match: str
    seat: int
    name: str
    token: str


@dataclass
class FollowedStream:
    """What one connection was told: each event by its number, kind, seat and action."""

    match: str
    seat: int
    after: int
    events: list[tuple[int, str, int, str | None]] = field(default_factory=list)
    states: list[tuple[int, int]] = field(default_factory=list)
    """A state without an event: its number, and how many events had come before it."""


class Journal:
    """All that clients saw and did."""

    def __init__(self) -> None:
        self.games: dict[str, str] = {}
        """The game of each match that clients know of."""
        self.ended: set[str] = set()
        """Matches that all their people saw the end of."""
        self.sent: dict[str, Sent] = {}
        self.joined: list[Joining] = []
        self.keys: list[Key] = []
        self.moves: list[int] = []
        """How often each link to another device worked."""
        self.bots: dict[str, set[int]] = {}
        """For each match the seats that bots were said to have got."""
        self.asleep: set[tuple[str, int]] = set()
        """Matches and seats of those who let their time run out."""
        self.forgotten: set[str] = set()
        """Names of those who were told that they are forgotten."""
        self.streams: list[FollowedStream] = []
        self.strange: list[str] = []
        """Answers that no one should get."""

    def answered(self, answer: dict[str, Any]) -> None:
        """Writes down an answer to a command, unless it says nothing of it."""
        if answer.get("refused") in TRANSIENT:
            return
        sent = self.sent.get(answer["id"])
        if sent is None:
            self.strange.append(f"an answer to no command: {answer}")
        else:
            sent.answers.append((answer.get("number"), answer.get("refused")))

    def seated(self, match: str, seat: int, name: str, token: str) -> None:
        """Writes down that someone was told that they have a seat, and the key to it."""
        self.joined.append(Joining(match, seat, name))
        self.keys.append(Key(match, seat, name, token))

    def moved(self, key: Key) -> None:
        """Writes down that a seat has a new key. Those before it open the seat no more."""
        place = key.match, key.seat
        self.keys = [old for old in self.keys if (old.match, old.seat) != place] + [key]

    def knows(self, match: str, number: int, command: str) -> bool:
        """Whether anyone was told of an event, or that a command became one."""
        answers = self.sent[command].answers if command in self.sent else []
        return any(answer is not None for answer, _ in answers) or any(
            stream.match == match and any(event[0] == number for event in stream.events)
            for stream in self.streams
        )

    def tries(self) -> int:
        """How often commands were sent in all."""
        return sum(sent.tries for sent in self.sent.values())
