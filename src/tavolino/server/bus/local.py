"""A bus within one process: everything stays in memory, and nothing is lost."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial

import structlog

from tavolino.server.bus.bus import Hear, Unlisten

log = structlog.get_logger()

_SUBJECT = re.compile(r"[\w-]+(?:\.[\w-]+)*", re.ASCII)


def is_subject(text: str) -> bool:
    """Whether a text can be a subject: plain words with dots between, and no wildcard."""
    # Anything else, such as a line end from an address, could be read as a command.
    return _SUBJECT.fullmatch(text) is not None


def check_subject(text: str) -> None:
    """Raises ValueError for what cannot be a subject."""
    if not is_subject(text):
        raise ValueError(f"{text!r} is no subject")


class Listening:
    """One who listens. It hears nothing any more once `hear` is gone."""

    __slots__ = ("hear",)

    def __init__(self, hear: Hear) -> None:
        self.hear: Hear | None = hear


def tell(all_listening: Iterable[Listening], message: bytes) -> None:
    """Hands a message to all who listen; one who fails does not keep it from the others."""
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
        # Tuples, never changed: a message on its way keeps those who listened when it left.
        self._listening: dict[str, tuple[Listening, ...]] = {}
        self._groups: dict[str, dict[str, deque[Listening]]] = {}

    async def open(self, site: str) -> None:
        self._loop = asyncio.get_running_loop()

    async def close(self) -> None:
        await asyncio.sleep(0)  # what was published before is heard now
        self._loop = None
        self._listening.clear()
        self._groups.clear()

    def publish(self, subject: str, message: bytes) -> None:
        if not is_subject(subject):
            log.error("nothing is published on what is no subject", subject=subject)
        elif self._loop is not None:
            # Not at once: who publishes must not find itself in the midst of who hears.
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

    def on_return(self, call: Callable[[], None]) -> None:
        """Never calls: a process does not lose sight of itself."""
