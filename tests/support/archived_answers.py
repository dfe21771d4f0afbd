"""Short matches to archive, and all that people are told of them."""

from __future__ import annotations

import httpx

from support.lookalikes import wander
from support.prepared_matches import token_of
from support.running_server import Served
from tavolino import Match
from tavolino.hosting.match.events import WATCHER

IN_FILES = ("archive", "--days", "1", "--file-days", "1")


def short_match(game: str) -> Match:
    """A match after a few decisions."""
    played = wander(game, 2, 1, 24)
    match = Match(played.game, 2, played.options, played.setup)
    for entry in played.entries[:5]:
        match.play(entry["action"])
    return match


def resign(client: httpx.Client, match: str, number: int, seat: int = 0) -> None:
    wish = {"type": "resign", "id": "resigned-resigned", "number": number, "seat": seat}
    assert client.post(f"/matches/{match}/commands", json=wish).status_code == 200


def answers(server: Served, matches: list[str]) -> list[bytes]:
    """All that people are told of matches, as they are asked one after the other."""
    found = []
    for match in matches:
        for seat in (0, 1, WATCHER):
            client = server.client(token_of(seat))
            paths = ("", "/events", "/events?after=4", "/replay", "/record")
            found += [client.get(f"/matches/{match}{path}") for path in paths]
            found.append(client.get(f"/matches/{match}/replay", params={"seat": seat}))
        found.append(server.client(token_of(0)).get(f"/matches/{match}/evaluation"))
    assert all(response.status_code == 200 for response in found), found
    return [response.content for response in found]
