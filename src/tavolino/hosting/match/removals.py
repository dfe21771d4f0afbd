"""How the maker of a match removes someone who does not come, or does not play."""

from __future__ import annotations

from tavolino.hosting.match.events import HandedOver, Left
from tavolino.hosting.match.hosted import HostedMatch
from tavolino.hosting.match.refusals import Refused


def free(hosted: HostedMatch, seat: int) -> Left:
    """Frees a seat before the game begins."""
    check_person(hosted, seat)
    if hosted.phase != "waiting":
        raise Refused("over" if hosted.phase == "over" else "begun")
    return Left(seat)


def hand_over(hosted: HostedMatch, seat: int, bot: str) -> HandedOver:
    """Lets a bot play on during the game, if another person still plays."""
    check_person(hosted, seat)
    if hosted.phase != "on":
        raise Refused("over" if hosted.phase == "over" else "waiting")
    if hosted.people() == [seat]:
        raise Refused("bots_only")
    return HandedOver(seat, bot)


def check_person(hosted: HostedMatch, seat: int) -> None:
    """Raises Refused if no person sits on a seat."""
    if seat >= hosted.row.players:
        raise Refused("no_such_seat")
    if seat not in hosted.people():
        raise Refused("no_one_there")
