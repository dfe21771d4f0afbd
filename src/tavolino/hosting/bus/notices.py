"""Notices: the signed messages that processes send each other over the bus.

Anyone who can reach the bus can send anything on it. So each message begins with a signature
that only processes of this site can make, valid for one subject, and ends with a stamp (see
`stamps.py`), so that it counts only once. Other messages are rejected.
"""

from __future__ import annotations

import hashlib
import hmac
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count

import msgspec
import structlog

from tavolino.hosting.bus.bus import Bus, Unlisten
from tavolino.hosting.bus.stamps import Heard, Stamp
from tavolino.hosting.machine import Machine
from tavolino.hosting.match.events import Event
from tavolino.hosting.metrics import NOT_BELIEVED

log = structlog.get_logger()

SIGNATURE = 16
"""Bytes of the signature at the start of each message: 128 bits, as in any id."""

LOG_INTERVAL = 60.0
"""Seconds between two log lines about rejected messages. A metric counts all of them."""

BOT_SUBJECT = "bots"
"""The subject on which workers hear that a bot is due. Each turn goes to one worker."""

HEARTBEAT_SUBJECT = "beat"
"""The subject for the heartbeats of all processes."""

FORGOTTEN_SUBJECT = "forgotten"
"""The subject on which every process hears of forgotten people, to drop cached matches."""

BUDGET_SUBJECT = "spending"
"""The subject on which every process tells what guests have spent of their budgets."""


Account = tuple[str, str, str]
"""A kind of budget, a scope (`guest` or `address`), and the pseudonym of who pays."""


def subject_of(match: str) -> str:
    """The subject of a match."""
    return f"match.{match}"


class EventNotice(msgspec.Struct, frozen=True, tag="happened", array_like=True):
    """An event was stored."""

    origin: str
    match: str
    event: Event


class PresenceNotice(msgspec.Struct, frozen=True, tag="present", array_like=True):
    """Who follows a match through one process. A process with a new room also `asks` others."""

    origin: str
    match: str
    seats: list[int]
    watching: int
    asks: bool = False


class PhraseNotice(msgspec.Struct, frozen=True, tag="said", array_like=True):
    """Someone at the table says one of the phrases."""

    origin: str
    match: str
    seat: int
    phrase: str


class PointNotice(msgspec.Struct, frozen=True, tag="pointed", array_like=True):
    """A helper points at something on the board."""

    origin: str
    match: str
    pick: str


class ForgottenNotice(msgspec.Struct, frozen=True, tag="forgotten", array_like=True):
    """A match has changed beyond its log: someone was forgotten, or the host deleted it."""

    match: str


class MovedNotice(msgspec.Struct, frozen=True, tag="moved", array_like=True):
    """A seat was moved to another device."""

    match: str
    seat: int


class BotDueNotice(msgspec.Struct, frozen=True, tag="bot_due", array_like=True):
    """A bot is to move after this event."""

    match: str
    number: int
    guest: str = ""
    address: str = ""
    """Who pays for the thinking time, if known."""


class BudgetNotice(msgspec.Struct, frozen=True, tag="spent", array_like=True):
    """What was spent through a process since its last notice, and who holds many places."""

    origin: str
    spent: list[tuple[Account, float]]
    held: dict[str, int]


class HeartbeatNotice(msgspec.Struct, frozen=True, tag="beat", array_like=True):
    """A heartbeat: a server is there, and can wake workers."""

    origin: str
    now: int = 0
    """Table time; 0 if the process has not read the store's clock yet. Only workers of the
    release before set their clocks by it: it may have been late on the bus."""


for about in ("signature", "content", "repeated", "late"):
    NOT_BELIEVED.add(about, amount=0)

Notice = (
    EventNotice
    | PresenceNotice
    | PhraseNotice
    | PointNotice
    | ForgottenNotice
    | MovedNotice
    | BotDueNotice
    | BudgetNotice
    | HeartbeatNotice
)

encode_notice = msgspec.msgpack.Encoder().encode
decode_notice = msgspec.msgpack.Decoder(Notice).decode
decode_parts = msgspec.msgpack.Decoder(list[msgspec.Raw]).decode
decode_stamp = msgspec.msgpack.Decoder(Stamp).decode


Hear = Callable[[Notice], None]


class Notices:
    """Publishes and receives notices over a bus. Accepts only what this site has signed."""

    def __init__(self, bus: Bus, secrets: Sequence[str], machine: Machine) -> None:
        """The first secret signs. Signatures by any of them are accepted."""
        self.bus = bus
        self.keys = [key_from(secret) for secret in secrets]
        self.machine = machine
        self.complained = -LOG_INTERVAL
        self.name = machine.random_hex(8)
        """The name of this process on the bus."""
        self.clock: Callable[[], int | None] = lambda: None
        """Table time; None if it is not known yet."""
        self.numbers = count()
        self.heard: defaultdict[Hear, Heard] = defaultdict(Heard)
        """What each listener has heard, whatever the subject."""

    def publish(self, subject: str, notice: Notice) -> None:
        """Publishes a notice on a subject. Never waits, never raises."""
        stamp = Stamp(self.name, next(self.numbers), self.clock() or 0)
        content = stamped(notice, stamp)
        self.bus.publish(subject, signature(self.keys[0], subject, content) + content)

    async def listen(
        self,
        subject: str,
        hear: Hear,
        doubt: Callable[[], None] | None = None,
    ) -> Unlisten:
        """Subscribes to the notices of a subject. `doubt` is called for rejected messages."""
        return await self.bus.listen(subject, partial(self.read, subject, hear, doubt))

    async def share(self, subject: str, group: str, hear: Hear) -> Unlisten:
        """Subscribes as a member of a group: each notice goes to only one member."""
        return await self.bus.share(subject, group, partial(self.read, subject, hear, None))

    def read(
        self,
        subject: str,
        hear: Hear,
        doubt: Callable[[], None] | None,
        message: bytes,
    ) -> None:
        """Passes on the notice in a message if it is signed, and has not been heard before."""
        notice = self.verify(subject, message, self.heard[hear])
        if notice is not None:
            hear(notice)
        elif doubt is not None:
            doubt()

    def verify(self, subject: str, message: bytes, heard: Heard) -> Notice | None:
        """The notice in a message; None if this site has not signed it or it does not count."""
        signed, content = message[:SIGNATURE], message[SIGNATURE:]
        if not any(
            hmac.compare_digest(signed, signature(key, subject, content)) for key in self.keys
        ):
            self.complain("signature")
            return None
        try:
            notice: Notice = decode_notice(content)
            *_, last = decode_parts(content)
            stamp = decode_stamp(last)
        except (msgspec.DecodeError, ValueError):
            self.complain("content")  # from another version, during an update
            return None
        # Our first messages have no time: the store's clock is read after they are sent.
        now = None if stamp.origin == self.name else self.clock()
        refused = heard.refuses(stamp, now)
        if refused:
            self.complain(refused)
            return None
        return notice

    def complain(self, about: str) -> None:
        """Counts a rejected message, and logs it from time to time."""
        NOT_BELIEVED.add(about)
        now = self.machine.seconds()
        if now - self.complained >= LOG_INTERVAL:
            self.complained = now
            log.warning("a message on the bus was rejected", about=about)


def stamped(notice: Notice, stamp: Stamp) -> bytes:
    """A notice as it is sent. The release before reads it, and ignores the stamp at the end."""
    return encode_notice([*decode_parts(encode_notice(notice)), stamp])


def key_from(secret: str) -> bytes:
    """The key for signatures on the bus, and for nothing else."""
    return hashlib.blake2b(secret.encode(), digest_size=32, person=b"tavolino bus").digest()


def signature(key: bytes, subject: str, content: bytes) -> bytes:
    """The signature of a message, which only those with the key can make."""
    # Subjects contain no line break, so different messages are never signed as equal bytes.
    signed = b"%b\n%b" % (subject.encode(), content)
    return hashlib.blake2b(signed, digest_size=SIGNATURE, key=key).digest()
