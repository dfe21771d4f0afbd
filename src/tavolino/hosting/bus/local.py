"""A bus within one process. Everything stays in memory, and no message is lost."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial

import structlog

from tavolino.hosting.bus.bus import Hear, Unlisten

log = structlog.get_logger()

_SUBJECT = re.compile(r"[\w-]+(?:\.[\w-]+)*", re.ASCII)


def is_subject(text: str) -> bool:
    """Whether a text is a valid subject: plain words separated by dots, without wildcards."""
    # NATS could take anything else, such as a line break from a URL, for a command.
    return _SUBJECT.fullmatch(text) is not None


def check_subject(text: str) -> None:
    """Raises ValueError if a text is not a valid subject."""
    if not is_subject(text):
        raise ValueError(f"{text!r} is not a valid subject")


class Listening:
    """A listener. It receives nothing more once `hear` is None."""

    __slots__ = ("hear",)

    def __init__(self, hear: Hear) -> None:
        self.hear: Hear | None = hear


def tell(all_listening: Iterable[Listening], message: bytes) -> None:
    """Passes a message to all listeners, even if one of them fails."""
    for listening in all_listening:
        if listening.hear is not None:
            try:
                listening.hear(message)
            except Exception:
                log.exception("a listener of the bus failed")


class LocalBus:
    """The bus of a server that is a single process."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        # Immutable tuples: a message in flight goes to those who listened when it was sent.
        self._listening: dict[str, tuple[Listening, ...]] = {}
        self._groups: dict[str, dict[str, deque[Listening]]] = {}

    async def open(self, site: str) -> None:
        self._loop = asyncio.get_running_loop()

    async def close(self) -> None:
        await asyncio.sleep(0)  # deliver what was published before
        self._loop = None
        self._listening.clear()
        self._groups.clear()

    def publish(self, subject: str, message: bytes) -> None:
        if not is_subject(subject):
            log.error("not published: the subject is not valid", subject=subject)
        elif self._loop is not None:
            # Not at once: listeners must not run in the middle of the code that publishes.
            listening = self._listening.get(subject, ())
            self._loop.call_soon(self._deliver, subject, listening, message)

    def _deliver(self, subject: str, listening: tuple[Listening, ...], message: bytes) -> None:
        tell(listening, message)
        for members in self._groups.get(subject, {}).values():
            members.rotate(-1)
            tell((members[-1],), message)

    async def listen(self, subject: str, hear: Hear) -> Unlisten:
        check_subject(subject)
        listening = Listening(hear)
        self._listening[subject] = (*self._listening.get(subject, ()), listening)
        return partial(self._unlisten, subject, listening)

    async def _unlisten(self, subject: str, listening: Listening) -> None:
        listening.hear = None
        left = tuple(one for one in self._listening.get(subject, ()) if one is not listening)
        if left:
            self._listening[subject] = left
        else:
            self._listening.pop(subject, None)

    async def share(self, subject: str, group: str, hear: Hear) -> Unlisten:
        check_subject(subject)
        check_subject(group)
        member = Listening(hear)
        self._groups.setdefault(subject, {}).setdefault(group, deque()).append(member)
        return partial(self._leave, subject, group, member)

    async def _leave(self, subject: str, group: str, member: Listening) -> None:
        member.hear = None
        groups = self._groups.get(subject, {})
        members = groups.get(group, deque())
        if member in members:
            members.remove(member)
            if not members:
                del groups[group]
            if not groups:
                del self._groups[subject]

    def is_connected(self) -> bool:
        return True

    async def round_trip(self) -> float | None:
        return 0.0

    def on_return(self, call: Callable[[], None]) -> None:
        """Does nothing: a local bus is never away."""
