"""The clocks of the seats. All times are milliseconds of table time."""

from __future__ import annotations

from tavolino.hosting.match.stored import Clock


class Timing:
    """The clocks of a match. Without a clock, no one's time ever runs out.

    Only people are timed: how long a bot takes depends on the server.
    """

    def __init__(self, clock: Clock | None, players: int) -> None:
        self.clock = clock
        self.left = [clock.seconds * 1000 if clock else 0] * players
        self.spared: set[int] = set()
        """Seats not timed before their first decision: they may not know that they play."""
        self.running = -1
        """The seat whose time runs, or -1."""
        self.since = 0
        self.deadline: int | None = None

    def turn(self, before: int, seat: int, at: int, *, acted: bool) -> None:
        """Updates the clocks after an event, which passed the turn from `before` to `seat`.

        `seat` is -1 unless a person is to move now. `acted` tells a decision from other events.
        """
        if self.clock is None:
            return
        if acted:
            self.spared.discard(before)
        if seat in self.spared:
            seat = -1
        if seat == before == self.running and not acted:
            return  # offers and answers do not stop a clock
        if self.running >= 0:
            self.left[self.running] = self.after(self.running, at, acted=acted)
        self.running = seat
        self.since = at
        self.deadline = at + self.left[seat] if seat >= 0 else None

    def after(self, seat: int, at: int, *, acted: bool) -> int:
        """The time a seat has left when its clock stops."""
        assert self.clock is not None
        if self.clock.per == "move":
            return self.clock.seconds * 1000
        gained = self.clock.increment * 1000 if acted else 0
        return max(0, self.left[seat] - (at - self.since)) + gained

    def ran_out(self, now: int) -> bool:
        """Whether the time of the seat to move has run out."""
        return self.deadline is not None and now >= self.deadline
