"""Presence: who follows a match, here and through other processes."""

from __future__ import annotations

from tavolino.server.match.messages import PresenceMessage, encode
from tavolino.server.notices import Present


class Presence:
    """For each process the seats that are there through it, and how many watch."""

    def __init__(self) -> None:
        self.through: dict[str, tuple[list[int], int]] = {}
        self.shown = b""
        """What everyone here was last told."""
        self.changed_here = False
        """Whether other processes have yet to be told of a change here."""

    def update(self, notice: Present) -> bool:
        """Takes in what one process says; whether that is news."""
        here = (notice.seats, notice.watching)
        known = self.through.get(notice.origin, ([], 0))
        if notice.seats or notice.watching:
            self.through[notice.origin] = here
        else:
            self.through.pop(notice.origin, None)
        return here != known

    def drop(self, processes: set[str]) -> bool:
        """Forgets what dead processes said; whether that changes anything."""
        dead = processes & self.through.keys()
        for process in dead:
            del self.through[process]
        return bool(dead)

    def message(self) -> bytes:
        """Who is there, as clients are told it."""
        seats = sorted({seat for here, _ in self.through.values() for seat in here})
        watching = sum(count for _, count in self.through.values())
        return encode(PresenceMessage(seats=seats, watching=watching))
