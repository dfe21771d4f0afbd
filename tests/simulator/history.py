"""What people did and what they were told, for the checks at the end."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any, NamedTuple

Message = dict[str, Any]


class Note(NamedTuple):
    """Something that happened, as a story tells it."""

    at: float
    match: str
    """The match in which it happened; empty if it concerns all."""
    text: str


@dataclass(eq=False)
class Attempt:
    """A command that was sent once."""

    match: str
    command: Message
    called: float
    returned: float = math.inf
    answer: Message | None = None
    """None if it was lost."""


class Read(NamedTuple):
    """How far a match was when someone asked for it."""

    match: str
    called: float
    returned: float
    number: int


class Seat(NamedTuple):
    """A seat that someone was told they have."""

    match: str
    seat: int
    name: str


@dataclass
class Stream:
    """What one connection was told."""

    match: str
    seat: int
    since: float
    numbers: list[int] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    """When each of these events was heard of."""


@dataclass
class History:
    """All that people remember."""

    attempts: list[Attempt] = field(default_factory=list)
    reads: list[Read] = field(default_factory=list)
    seats: list[Seat] = field(default_factory=list)
    streams: list[Stream] = field(default_factory=list)
    made: dict[str, float] = field(default_factory=dict)
    """When each match was made."""
    forgotten: dict[str, None] = field(default_factory=dict)
    """The names of those who asked to be forgotten, and were told that they are."""
    links_used: dict[str, int] = field(default_factory=dict)
    """How often each link that moves a seat has worked."""
    calls: dict[str, int] = field(default_factory=dict)
    """How often each call of the API was answered with success."""
