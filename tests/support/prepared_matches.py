"""Planted matches: with a setup of one's choice, played as far as one likes.

Ids, names, tokens and command ids are always the same, so two servers in which the same was
planted say the same.
"""

from __future__ import annotations

from support.running_server import Served
from tavolino import Match
from tavolino.hosting.access.signing import secret_hash
from tavolino.hosting.match.commands import Act
from tavolino.hosting.match.events import WATCHER
from tavolino.hosting.match.hosted import HostedMatch
from tavolino.hosting.match.ids import LETTERS, id_from
from tavolino.hosting.match.stored import Clock, MatchRow
from tavolino.hosting.services import Services

NAMES = ("Anna", "Björn", "Céline", "Дарія")


def match_id(*parts: object) -> str:
    """The id of a match that is planted for this."""
    return id_from("planted", *map(str, parts))


def token_of(seat: int) -> str:
    """The token that opens a seat of every planted match; that of WATCHER lets one watch."""
    return f"token-of-seat-{seat % 5}".ljust(LETTERS, "-")


def plant(server: Served, match: str, played: Match, clock: Clock | None = None) -> None:
    """Makes a match in a server that has come as far as this one."""
    server.run(planting(server.services, match, played, clock))


async def planting(
    parts: Services, match: str, played: Match, clock: Clock | None = None
) -> None:
    """The same in the server's event loop, through its engine."""
    row = MatchRow(
        id=match,
        game=played.game.name,
        rules_version=played.game.rules_version,
        players=played.players,
        options=dict(played.options),
        setup=played.setup,
        clock=clock,
        created_at=0,
    )
    assert await parts.store.create(row, HostedMatch(row).summary())
    for seat in range(played.players):
        await parts.engine.join(match, f"planted:{seat}", NAMES[seat], seat=seat)
    for seat in (*range(played.players), WATCHER):
        await parts.store.hold(match, seat, secret_hash(token_of(seat)))
    for ply, entry in enumerate(played.entries):
        number = played.players + ply + 1
        action = Act(
            id=f"planted-{ply}", number=number, seat=entry["seat"], action=entry["action"]
        )
        answer = await parts.engine.take(match, action, {entry["seat"]})
        assert answer.number == number, answer
