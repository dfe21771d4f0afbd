"""What processes tell each other over the bus, each message a hint, signed.

Whoever reaches the bus can send anything on it. So each message begins with a signature that
only processes of this site can make, good for one subject; what has none is not believed.
"""

from __future__ import annotations

import hashlib
import hmac
import time
from collections.abc import Callable, Sequence
from functools import partial

import msgspec
import structlog

from tavolino.server.budgets import Account
from tavolino.server.bus.bus import Bus, Unlisten
from tavolino.server.match.events import Event
from tavolino.server.metrics import NOT_BELIEVED

log = structlog.get_logger()

SIGNATURE = 16
"""Bytes at the beginning of each message: 128 bits, as many as in any id."""

COMPLAIN = 60.0
"""Seconds between two lines in the log about what is not believed; a metric counts them all."""

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


class Notices:
    """Tells and hears notices over a bus. Only what this site has signed is heard."""

    def __init__(self, bus: Bus, secrets: Sequence[str]) -> None:
        """The first secret signs; what was signed with any of them is believed."""
        self.bus = bus
        self.keys = [key_from(secret) for secret in secrets]
        self.complained = -COMPLAIN

    def publish(self, subject: str, notice: Notice) -> None:
        """Tells everyone who listens to a subject; never waits, never raises."""
        content = encode_notice(notice)
        self.bus.publish(subject, signature(self.keys[0], subject, content) + content)

    async def listen(
        self,
        subject: str,
        hear: Callable[[Notice], None],
        doubt: Callable[[], None] | None = None,
    ) -> Unlisten:
        """Hears every notice of a subject; `doubt` is called for what is not believed."""
        return await self.bus.listen(subject, partial(self.read, subject, hear, doubt))

    async def share(self, subject: str, group: str, hear: Callable[[Notice], None]) -> Unlisten:
        """Hears those notices of a subject that no other member of the group gets."""
        return await self.bus.share(subject, group, partial(self.read, subject, hear, None))

    def read(
        self,
        subject: str,
        hear: Callable[[Notice], None],
        doubt: Callable[[], None] | None,
        message: bytes,
    ) -> None:
        """Hands on what a message says if it is to be believed."""
        notice = self.believed(subject, message)
        if notice is not None:
            hear(notice)
        elif doubt is not None:
            doubt()

    def believed(self, subject: str, message: bytes) -> Notice | None:
        """What a message on a subject says; None if no process of this site says so."""
        signed, content = message[:SIGNATURE], message[SIGNATURE:]
        if not any(
            hmac.compare_digest(signed, signature(key, subject, content)) for key in self.keys
        ):
            self.complain("signature")
            return None
        try:
            notice: Notice = decode_notice(content)
        except msgspec.DecodeError:
            self.complain("content")  # of another version, while servers are renewed
            return None
        return notice

    def complain(self, about: str) -> None:
        """Counts what is not believed, and says so now and then."""
        NOT_BELIEVED.labels(about).inc()
        if time.monotonic() - self.complained >= COMPLAIN:
            self.complained = time.monotonic()
            log.warning("a message on the bus is not believed", about=about)


def key_from(secret: str) -> bytes:
    """The key for signatures on the bus, good for nothing else."""
    return hashlib.blake2b(secret.encode(), digest_size=32, person=b"tavolino bus").digest()


def signature(key: bytes, subject: str, content: bytes) -> bytes:
    """What only those can put before a message who know the key."""
    # No subject has a line end in it, so no two messages are signed as the same bytes.
    signed = b"%b\n%b" % (subject.encode(), content)
    return hashlib.blake2b(signed, digest_size=SIGNATURE, key=key).digest()
