"""My matches, and how to be forgotten."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter, Response

from tavolino.server.match.commands import Resign
from tavolino.server.match.events import WATCHER
from tavolino.server.notices import Forgotten, encode_notice, subject_of
from tavolino.server.store.store import Held
from tavolino.server.tokens import new_secret
from tavolino.server.web import bodies
from tavolino.server.web.identity import cookie_name
from tavolino.server.web.matches import Parts, Sender
from tavolino.server.web.services import Services

router = APIRouter(prefix="/me", tags=["me"])

EVERY_ONE = 10**6
"""More matches than anyone plays."""


@router.get("/matches")
async def my_matches(parts: Parts, sender: Sender) -> list[bodies.MyMatch]:
    """The matches you play or watch, the latest first."""
    found = [held for key in sender.hashes() for held in await parts.store.matches_of(key)]
    found.sort(key=lambda held: -held.changed_at)
    return [bodies.MyMatch(**msgspec.structs.asdict(held)) for held in shown(found)]


def shown(found: list[Held]) -> list[Held]:
    """Each seat once; a match that is played is not shown as watched, too."""
    played = {held.match for held in found if held.seat != WATCHER}
    once = {(held.match, held.seat): held for held in found}
    return [held for held in once.values() if held.seat != WATCHER or held.match not in played]


@router.delete("", status_code=204)
async def forget_me(response: Response, parts: Parts, sender: Sender) -> None:
    """Deletes what is known of you: your names and your seats. Games you play are given up."""
    for key in sender.hashes():
        everything = await parts.store.matches_of(key, most=EVERY_ONE)
        played = [held for held in everything if held.seat != WATCHER]
        for held in played:
            await give_up(parts, held)
        await parts.store.forget(key)
        for held in played:
            notice = encode_notice(Forgotten(held.match))
            parts.bus.publish(subject_of(held.match), notice)
    response.delete_cookie(cookie_name(parts), path="/", secure=parts.settings.secure)


async def give_up(parts: Services, held: Held) -> None:
    """Resigns for someone who leaves for good, and takes their name out."""
    number = held.number
    while held.phase == "on":
        command = Resign(id=new_secret(), number=number + 1, seat=held.seat)
        answer = await parts.desk.take(held.match, command, {held.seat})
        if answer.refused != "stale" or not answer.missing:
            break
        number = answer.missing[-1].number
    async with parts.desk.lock(held.match):
        # No one may be told a name from memory that is no longer in the store.
        await parts.store.rename(held.match, held.seat, "")
        parts.desk.let_go(held.match)
