"""Which seat someone gets."""

from __future__ import annotations

from tavolino.hosting.match.hosted import HostedMatch
from tavolino.hosting.match.refusals import Refused


def free_seat(hosted: HostedMatch, wanted: int | None) -> int:
    """The seat that someone gets: the wanted one if it is free, or the first free one."""
    free = [seat for seat, chair in enumerate(hosted.chairs) if chair is None]
    if not free:
        raise Refused("full")
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise Refused("taken" if wanted < hosted.row.players else "no_such_seat")
    return wanted
