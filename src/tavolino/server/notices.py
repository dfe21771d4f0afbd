"""What processes tell each other over the bus, each message a hint."""

from __future__ import annotations

import msgspec

from tavolino.server.budgets import Account
from tavolino.server.match.events import Event

BOTS = "bots"
"""Where workers hear that a bot is due; each turn goes to one of them."""

BEAT = "beat"
"""Where every process says that it lives."""

FORGOTTEN = "forgotten"
"""Where every process hears of those who are forgotten, whatever it has at hand of them."""

SPENDING = "spending"
"""Where every process says what guests have spent of their budgets."""


def subject_of(match: str) -> str:
    """Where a match's news are told."""
    return f"match.{match}"


class Happened(msgspec.Struct, frozen=True, tag="happened", array_like=True):
    """An event was kept."""

    origin: str
    match: str
    event: Event


class Present(msgspec.Struct, frozen=True, tag="present", array_like=True):
    """Who follows a match through one process; the first to come asks the others, too."""

    origin: str
    match: str
    seats: list[int]
    watching: int
    asks: bool = False


class Said(msgspec.Struct, frozen=True, tag="said", array_like=True):
    """Someone at the table says one of the phrases."""

    origin: str
    match: str
    seat: int
    phrase: str


class Forgotten(msgspec.Struct, frozen=True, tag="forgotten", array_like=True):
    """Someone is forgotten: their name is out of the log, and no one holds their seat."""

    match: str


class BotDue(msgspec.Struct, frozen=True, tag="bot_due", array_like=True):
    """A bot is to move after this event."""

    match: str
    number: int
    guest: str = ""
    address: str = ""
    """Who pays for the thinking, if that is known."""


class Spent(msgspec.Struct, frozen=True, tag="spent", array_like=True):
    """What was spent through a process since it last said so, and who holds many places."""

    origin: str
    spent: list[tuple[Account, float]]
    held: dict[str, int]


class Beat(msgspec.Struct, frozen=True, tag="beat", array_like=True):
    """A process lives; its table time sets the clocks of workers, which keep none."""

    origin: str
    now: int = 0
    """Nothing if it has not seen the store's clock yet."""


Notice = Happened | Present | Said | Forgotten | BotDue | Spent | Beat

encode_notice = msgspec.msgpack.Encoder().encode
decode_notice = msgspec.msgpack.Decoder(Notice).decode
