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
from tavolino.hosting.match.events import WATCHER
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
    return values.TransferLink(link=address, qr=links.qr_svg(address), until=until)


async def use_transfer(caller: Caller, wish: values.UseTransfer) -> values.Seated:
    """Moves a seat here from another device, which may watch from then on.

    If it is the first seat of the match's maker, their rights move with it.
    """
    caller.spend("command")
    match, seat = await use_up(caller.services, [wish.token])
    givers = await caller.services.store.holders(match, seat)
    return await move_here(caller, match, seat, givers=givers)


async def return_seat(caller: Caller, match: MatchId, seat: Seat) -> values.Seated:
    """Takes back a seat that was moved from here to another device within the last hour."""
    caller.spend("command")
    if mark_moved(seat) not in await caller.found(match):
        raise Refused("not_your_seat")
    own = caller.hashes()
    await use_up(caller.services, ways_back(caller.services, match, seat, own))
    return await move_here(caller, match, seat, keep=own)


async def use_up(services: Services, tokens: Sequence[str]) -> tuple[str, int]:
    """Uses up the first token that is valid. Returns its match and seat."""
    now = services.engine.time.now()
    for token in tokens:
        transferred = await services.store.use_transfer(secret_hash(token), now)
        if transferred is not None:
            return transferred.match, transferred.seat
    raise Denied(
        410,
        "used",
        "This link was used already or is too old. Make a new one on the other device.",
    )


async def move_here(
    caller: Caller,
    match: str,
    seat: int,
    *,
    keep: Sequence[bytes] = (),
    givers: Sequence[bytes] = (),
) -> values.Seated:
    """Moves a seat to the caller. The secrets to `keep` open it again, too.

    Those of the `givers` can take it back.
    """
    own = new_secret(caller.services.machine)
    cookie = secret_hash(await caller.identify_anew())
    await move(caller.services, match, seat, [cookie, secret_hash(own), *keep], givers)
    return values.Seated(match=match, seat=seat, token=own)


async def move(
    services: Services, match: str, seat: int, keys: Sequence[bytes], givers: Sequence[bytes]
) -> None:
    """Moves a seat to a cookie and to tokens. Raises Denied if its person was just removed."""
    store = services.store
    maker = await store.made_by(match)
    of_maker = await store.held_seats(match, [maker]) if maker else set()
    tokens = ways_back(services, match, seat, givers)
    until = services.engine.time.now() + LIFETIME
    # Stored before anyone loses the seat, so that no crash leaves it to nobody.
    await store.make_ways_back(match, seat, [secret_hash(token) for token in tokens], until)
    await store.move(match, seat, keys)
    if maker and seat == min((held for held in of_maker if held > WATCHER), default=None):
        await store.pass_on(match, maker, keys[0])
    async with services.engine.lock(match):
        has_person = (await services.engine.fresh(match)).has_person(seat)
    if not has_person:
        for key in keys:
            await store.remove(match, seat, key)
        raise was_removed()
    services.engine.notices.publish(subject_of(match), MovedNotice(match, seat))


def ways_back(services: Services, match: str, seat: int, keys: Sequence[bytes]) -> list[str]:
    """The tokens that take a moved seat back to where these keys opened it."""
    return [services.signer.secret_for("return", match, str(seat), key.hex()) for key in keys]
