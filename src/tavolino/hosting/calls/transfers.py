"""Calls to move a seat to another device, and to take it back from there.

A seat is on one device at a time. The one that gave it away may watch, and take the seat back
within an hour: the answer may have been lost, someone else may have got hold of the link, and
people change their minds. Nothing that the new device does closes this way back, neither a new
link nor moving the seat on. Once anyone has taken the seat back, nobody else can.

The rights of a match's maker move with their first seat: it is theirs, and others at the same
device have the seats after it.
"""

from __future__ import annotations

from collections.abc import Sequence

from tavolino.hosting.access.signing import new_secret, secret_hash
from tavolino.hosting.bus.notices import MovedNotice, subject_of
from tavolino.hosting.calls import links, values
from tavolino.hosting.calls.caller import Caller
from tavolino.hosting.calls.errors import Denied, was_removed
from tavolino.hosting.match.ids import MatchId, Seat
from tavolino.hosting.match.refusals import Refused
from tavolino.hosting.services import Services
from tavolino.hosting.store.values import mark_moved

LIFETIME = links.DAY // 24


async def transfer(
    caller: Caller, match: MatchId, wish: values.TransferSeat
) -> values.TransferLink:
    """Makes a link that moves your seat to another device. It works once, for an hour."""
    if wish.seat not in await caller.seats(match, wish.seat):
        raise Refused("not_your_seat")
    caller.spend("command")
    services, token = caller.services, new_secret(caller.services.machine)
    until = services.engine.time.now() + LIFETIME
    await services.store.make_transfer(match, wish.seat, secret_hash(token), until)
    address = links.link(caller.base, "transfer", match, token)
    qr = await links.qr_svg(services, address)
    return values.TransferLink(link=address, qr=qr, until=until)


async def use_transfer(caller: Caller, wish: values.UseTransfer) -> values.Seated:
    """Moves a seat here from another device, which may watch from then on.

    If it is the first seat of the match's maker, their rights move with it.
    """
    caller.spend("command")
    services = caller.services
    match, seat = await use_up(services, wish.token)
    token = new_secret(services.machine)
    keys = [secret_hash(await caller.identify_anew()), secret_hash(token)]
    givers = await services.store.holders(match, seat)
    ways = [secret_hash(way) for way in ways_back(services, match, seat, givers)]
    until = services.engine.time.now() + LIFETIME
    # Stored before anyone loses the seat, so that no crash leaves it to nobody.
    await services.store.make_ways_back(match, seat, ways, until)
    await services.store.move(match, seat, keys)
    await tell_moved(services, match, seat, keys)
    return values.Seated(match=match, seat=seat, token=token)


async def return_seat(caller: Caller, match: MatchId, seat: Seat) -> values.Seated:
    """Takes back a seat that was moved from here to another device within the last hour."""
    caller.spend("command")
    found = await caller.found(match)
    services, own = caller.services, caller.hashes()
    token = services.signer.secret_for("returned", match, str(seat), own[0].hex())
    key = secret_hash(token)
    if mark_moved(seat) in found:
        keys = [secret_hash(await caller.identify_anew()), key, *own]
        await take_back(services, match, seat, keys, ways_back(services, match, seat, own))
    elif seat not in await services.store.held_seats(match, [key]):
        raise Refused("not_your_seat")
    # Otherwise the answer to an earlier request was lost.
    await tell_moved(services, match, seat, [*own, key])
    return values.Seated(match=match, seat=seat, token=token)


async def take_back(
    services: Services, match: str, seat: int, keys: Sequence[bytes], ways: Sequence[str]
) -> None:
    """Takes a seat back by the first of these ways that is valid. Raises Denied if none is.

    The way is used up only together with the move: if the answer is lost, the request can be
    repeated, also while the first one is still at work.
    """
    now = services.engine.time.now()
    for way in ways:
        if await services.store.take_back(match, seat, secret_hash(way), keys, now):
            return
    if seat not in await services.store.held_seats(match, keys):
        raise used_up()


async def use_up(services: Services, token: str) -> tuple[str, int]:
    """Uses up a link. Returns its match and seat, or raises Denied if it is not valid."""
    now = services.engine.time.now()
    transferred = await services.store.use_transfer(secret_hash(token), now)
    if transferred is None:
        raise used_up()
    return transferred.match, transferred.seat


def used_up() -> Denied:
    """A link or a way back was used before, or is too old."""
    return Denied(
        410,
        "used",
        "This link was used already or is too old. Make a new one on the other device.",
    )


async def tell_moved(services: Services, match: str, seat: int, keys: Sequence[bytes]) -> None:
    """Tells all processes that a seat was moved to these secrets.

    Raises Denied, and takes the seat away again, if its person was just removed.
    """
    async with services.engine.lock(match):
        has_person = (await services.engine.fresh(match)).has_person(seat)
    if not has_person:
        for key in keys:
            await services.store.remove(match, seat, key)
        raise was_removed()
    services.engine.notices.publish(subject_of(match), MovedNotice(match, seat))


def ways_back(services: Services, match: str, seat: int, keys: Sequence[bytes]) -> list[str]:
    """The tokens that take a moved seat back to where these keys opened it."""
    return [services.signer.secret_for("return", match, str(seat), key.hex()) for key in keys]
