"""Who begins a rematch. People keep their seats and colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

Begins = Literal["next", "same", "lot", "loser"]
"""The next seat clockwise, the same seat again, one by lot, or whoever lost."""


def loser_of(players: int, winners: Sequence[int]) -> int | None:
    """The seat that lost; None unless one of two won alone."""
    if players != 2 or len(winners) != 1:
        return None
    return 1 - winners[0]


def seat_to_begin(
    begins: Begins, start: int, players: int, winners: Sequence[int]
) -> int | None:
    """The seat that begins after a match that `start` began; None for one by lot."""
    match begins:
        case "next":
            return (start + 1) % players
        case "same":
            return start
        case "lot":
            return None
        case "loser":
            return loser_of(players, winners)
