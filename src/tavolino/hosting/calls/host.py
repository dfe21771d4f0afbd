"""What the maker of a match may do at their table: free a seat, or let a bot play on."""

from __future__ import annotations

from functools import partial

from tavolino.hosting.calls.caller import Caller
from tavolino.hosting.calls.errors import Denied
from tavolino.hosting.calls.matches import check_levels, check_thinking, own_command
from tavolino.hosting.calls.values import FreeSeat, HandOverSeat
from tavolino.hosting.match import removals
from tavolino.hosting.match.ids import MatchId, Seat


async def free_seat(caller: Caller, match: MatchId, seat: Seat, wish: FreeSeat) -> None:
    """Frees someone's seat before the game begins. Only the maker of the match may do that."""
    await check_host(caller, match, seat)
    command = own_command("free", match, wish.id)
    what = partial(removals.free, seat=seat)
    await caller.services.engine.remove(match, command, seat, what)


async def hand_over(caller: Caller, match: MatchId, seat: Seat, wish: HandOverSeat) -> None:
    """Lets a bot play on for someone. Only the maker of the match may do that."""
    await check_host(caller, match, seat)
    check_thinking(caller)
    engine = caller.services.engine
    engine.record_payer(match, caller.payer)
    async with engine.lock(match):
        game = (await engine.get_hosted(match)).row.game
    check_levels(game, [wish.level])
    command = own_command("hand-over", match, wish.id)
    what = partial(removals.hand_over, seat=seat, bot=str(wish.level))
    await engine.remove(match, command, seat, what)


async def check_host(caller: Caller, match: str, seat: int) -> None:
    """Raises Denied unless the caller made the match and someone else has the seat."""
    seats = await caller.seats(match)
    if not await caller.has_made(match):
        raise Denied(403, "not_yours", "Only whoever opened this table can do that.")
    if seat in seats:
        raise Denied(403, "own_seat", "That is your own seat. You can give up instead.")
