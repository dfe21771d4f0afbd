"""Presence: who follows a match, here and through other processes."""

from __future__ import annotations

from tavolino.hosting.bus.notices import PresenceNotice
from tavolino.hosting.match.messages import PresenceMessage, encode


class Presence:
    """The seats present through each process, and how many watch there."""

    def __init__(self) -> None:
        self.through: dict[str, tuple[list[int], int]] = {}
        self.shown = b""
        """The last message sent to the clients of this process."""
        self.changed_here = False
        """Whether other processes must still be told of a change here."""

    def update(self, notice: PresenceNotice) -> bool:
        """Updates who is present through one process. Returns whether anything changed."""
        here = (notice.seats, notice.watching)
        known = self.through.get(notice.origin, ([], 0))
        if notice.seats or notice.watching:
            self.through[notice.origin] = here
        else:
            self.through.pop(notice.origin, None)
        return here != known

    def drop(self, processes: set[str]) -> bool:
        """Forgets dead processes. Returns whether anything changed."""
        dead = processes & self.through.keys()
        for process in dead:
            del self.through[process]
        return bool(dead)

    def message(self) -> bytes:
        """Who is present, as the message that clients get."""
        seats = sorted({seat for here, _ in self.through.values() for seat in here})
        watching = sum(count for _, count in self.through.values())
        return encode(PresenceMessage(seats=seats, watching=watching))
