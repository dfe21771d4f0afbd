"""Tables: matches of all games, with people and bots, from the invitation to the rematch."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from chaos_journal import Joining
from chaos_players import WATCHER, Follower, Player, World
from tables import EVERY_TABLE
from tavolino.games import GAMES
from tavolino.games.descriptor import limited

People = dict[int, dict[str, str]]
"""For each seat of a person the header that opens it."""


class Tables:
    """Some tables at which one match follows the other."""

    def __init__(self, world: World, matches: int) -> None:
        self.world = world
        self.matches = matches
        """How many are to be played at least."""
        self.closing = False
        """Whether that is enough: it is not as long as there is killing."""

    async def play_on(self) -> None:
        """One table."""
        while not self.closing or len(self.world.journal.games) < self.matches:
            await self.evening()

    async def evening(self) -> None:
        """A new match, and perhaps one more of the same people."""
        game, made, people = await self.new_match()
        match, watch = made["match"], token_of(made["watch"])
        while match is not None:
            self.world.journal.games[match] = game
            await self.match(match, people, watch)
            match, watch = await self.rematch(match, people), ""

    async def match(self, match: str, people: People, watch: str) -> None:
        """Plays one match to its end, before spectators."""
        watchers = self.world.rng.choice((0, 0, 1, 2))
        async with asyncio.TaskGroup() as group:
            for seat, headers in people.items():
                group.create_task(Player(self.world, match, seat, headers).play())
            for _ in range(watchers if watch else 0):
                group.create_task(self.watch(match, watch))
        self.world.journal.ended.add(match)

    async def new_match(self) -> tuple[str, dict[str, Any], People]:
        """A match with everyone there: the first at one device, others by the link, bots."""
        rng = self.world.rng
        game, players = rng.choice(EVERY_TABLE)
        bots = rng.choice((0, 0, 0, rng.randint(1, players - 1)))
        at_once = rng.randint(0, players - bots)
        wish: dict[str, Any] = {
            "id": secrets.token_hex(12),
            "game": game,
            "players": players,
            "names": [f"Here {seat}" for seat in range(at_once)],
            "bots": [rng.randint(1, 3) for _ in range(bots)],
            "options": limited(GAMES[game], rng.randint(4, 30)),
        }
        made = (await self.world.ask("POST", "/matches", wish)).json()
        match = made["match"]
        people = {own["seat"]: bearer(own["token"]) for own in made["seats"]}
        for own in made["seats"]:
            self.joined(match, own["seat"], f"Here {own['seat']}")
        joining = (
            self.join(match, token_of(made["join"]), f"There {k}", people)
            for k in range(at_once, players - bots)
        )
        await asyncio.gather(*joining)
        return game, made, people

    async def join(self, match: str, invitation: str, name: str, people: People) -> None:
        """Takes a seat by an invitation."""
        wish = {"id": secrets.token_hex(12), "invitation": invitation, "name": name}
        seated = (await self.world.ask("POST", f"/matches/{match}/join", wish)).json()
        people[seated["seat"]] = bearer(seated["token"])
        self.joined(match, seated["seat"], name)

    def joined(self, match: str, seat: int, name: str) -> None:
        """Someone was told that they have a seat."""
        self.world.journal.joined.append(Joining(match, seat, name))

    async def watch(self, match: str, invitation: str) -> None:
        """Watches a match until it is over."""
        path = f"/matches/{match}/watch"
        response = await self.world.ask("POST", path, {"invitation": invitation})
        cookie = response.headers["set-cookie"].partition(";")[0]
        await Follower(self.world, match, WATCHER, {"cookie": cookie}).follow()

    async def rematch(self, match: str, people: People) -> str | None:
        """The next match, if someone asks for it; perhaps several do at the same time."""
        rng = self.world.rng
        asking = [seat for seat in people if rng.random() < 0.1]
        if not asking:
            return None
        stands = await self.read(match, people)
        players = [Player(self.world, match, seat, people[seat]) for seat in asking]
        number = stands["number"] + 1
        await asyncio.gather(*(player.command(number, do="rematch") for player in players))
        found: str = (await self.read(match, people))["state"]["rematch"]
        return found

    async def read(self, match: str, people: People) -> dict[str, Any]:
        """How a match stands."""
        headers = next(iter(people.values()))
        response = await self.world.ask("GET", f"/matches/{match}", headers=headers)
        stands: dict[str, Any] = response.json()[-1]
        return stands


def bearer(token: str) -> dict[str, str]:
    """The header by which a program has a seat."""
    return {"authorization": f"Bearer {token}"}


def token_of(link: str) -> str:
    """What stands in a link after the match."""
    return link.partition("#")[2].partition(".")[2]
