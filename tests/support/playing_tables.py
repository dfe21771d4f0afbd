"""Tables: matches of all games, with people and bots, from the invitation to the rematch."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from support.installed_games import EVERY_TABLE
from support.persistent_players import (
    WATCHER,
    Follower,
    Person,
    Player,
    World,
    bearer,
    token_of,
)
from tavolino.games import GAMES
from tavolino.games.descriptor import limit_options

People = dict[int, Person]
"""Who sits on which seat."""

FORGETTING = 0.5
"""How likely someone is forgotten while others ask for a rematch."""

LEAVES_EARLY = 0.05
"""How likely someone is forgotten while others are still coming."""


class Tables:
    """Some tables at which one match follows the other."""

    def __init__(self, world: World, matches: int, clocked: float = 0.3) -> None:
        """`clocked` says how likely a match has a clock."""
        self.world = world
        self.clocked = clocked
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
        players = [self.player(match, seat, people) for seat in people]
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())
            for _ in range(watchers if watch else 0):
                group.create_task(self.watch(match, watch))
        self.world.journal.ended.add(match)
        self.see_off(players, people)

    def player(self, match: str, seat: int, people: People) -> Player:
        """One of the people, in a match."""
        return Player(self.world, match, seat, people[seat])

    def see_off(self, players: list[Player], people: People) -> None:
        """Those who left are no longer at the table, and no one knows their names."""
        for player in players:
            if player.left:
                self.world.journal.forgotten.add(people.pop(player.seat).name)

    async def new_match(self) -> tuple[str, dict[str, Any], People]:
        """A match with everyone there: the first at one device, others by the link, bots."""
        rng = self.world.rng
        game, players = rng.choice(EVERY_TABLE)
        bots = rng.choice((0, 0, 0, rng.randint(1, players - 1)))
        later = rng.randint(0, bots)
        at_once = rng.randint(0, players - bots)
        wish: dict[str, Any] = {
            "id": secrets.token_hex(12),
            "game": game,
            "players": players,
            "names": [new_name() for _ in range(at_once)],
            "bots": [rng.randint(1, 3) for _ in range(bots - later)],
            "options": limit_options(GAMES[game], rng.randint(4, 30)),
        }
        if rng.random() < self.clocked:
            wish["clock"] = self.clock()
        made = (await self.world.ask("POST", "/matches", wish)).json()
        match = made["match"]
        self.world.journal.bots[match] = set(range(players - bots + later, players))
        people: People = {}
        for name, own in zip(wish["names"], made["seats"], strict=True):
            self.joined(match, own, name, people)
        await self.come(match, made["join"], players - bots - at_once, later, people)
        return game, made, people

    def clock(self) -> dict[str, Any]:
        """The shortest clock for each decision, or one for the whole match."""
        whole = {"per": "game", "seconds": 20, "increment": 2}
        return self.world.rng.choice(({"per": "move", "seconds": 10}, whole))

    async def come(self, match: str, link: str, more: int, bots: int, people: People) -> None:
        """The others come, people and bots at the same time; perhaps someone leaves by then."""
        if not people:
            await self.join(match, token_of(link), people)
            more -= 1
        leaving = [self.player(match, seat, people) for seat in list(people)[1:2]]
        if self.world.rng.random() > LEAVES_EARLY:
            leaving = []
        headers = next(iter(people.values())).devices[-1]
        await asyncio.gather(
            *(self.join(match, token_of(link), people) for _ in range(more)),
            *(self.add_bot(match, headers) for _ in range(bots)),
            *(player.forget_me() for player in leaving),
        )
        self.see_off(leaving, people)

    async def join(self, match: str, invitation: str, people: People) -> None:
        """Takes a seat by an invitation."""
        name = new_name()
        wish = {"id": secrets.token_hex(12), "invitation": invitation, "name": name}
        seated = (await self.world.ask("POST", f"/matches/{match}/join", wish)).json()
        self.joined(match, seated, name, people)

    def joined(self, match: str, seated: dict[str, Any], name: str, people: People) -> None:
        """Someone was told that they have a seat."""
        seat, token = seated["seat"], seated["token"]
        people[seat] = Person(name, [bearer(token)])
        self.world.journal.seated(match, seat, name, token)

    async def add_bot(self, match: str, headers: dict[str, str]) -> None:
        """Gives a free seat to a bot, if there still is one."""
        wish = {"id": secrets.token_hex(12), "level": self.world.rng.randint(1, 3)}
        path = f"/matches/{match}/bots"
        answer = await self.world.ask("POST", path, wish, headers, may_be=frozenset({409}))
        if answer.is_success:
            self.world.journal.bots.setdefault(match, set()).add(answer.json()["seat"])

    async def watch(self, match: str, invitation: str) -> None:
        """Watches a match until it is over."""
        path = f"/matches/{match}/watch"
        response = await self.world.ask("POST", path, {"invitation": invitation})
        cookie = response.headers["set-cookie"].partition(";")[0]
        await Follower(self.world, match, WATCHER, [{"cookie": cookie}]).follow()

    async def rematch(self, match: str, people: People) -> str | None:
        """The next match, if someone asks for it; perhaps several do at the same time.

        Perhaps someone else is forgotten just then: whoever stays then plays with a bot.
        """
        rng = self.world.rng
        asking = [seat for seat in people if rng.random() < 0.1]
        if not asking:
            return None
        number = (await self.read(match, people))["number"] + 1
        others = [self.player(match, seat, people) for seat in people if seat not in asking]
        leaving = others[:1] if rng.random() < FORGETTING else []
        players = [self.player(match, seat, people) for seat in asking]
        wishes = (player.command(number, type="rematch") for player in players)
        await asyncio.gather(*wishes, *(player.forget_me() for player in leaving))
        self.see_off(leaving, people)
        found: str = (await self.read(match, people))["state"]["rematch"]
        await self.fill(found, people)
        return found

    async def fill(self, match: str, people: People) -> None:
        """Gives the seats of those who were forgotten to bots, unless the server did."""
        headers = next(iter(people.values())).devices[-1]
        while None in (await self.read(match, people))["state"]["seats"]:
            await self.add_bot(match, headers)

    async def read(self, match: str, people: People) -> dict[str, Any]:
        """How a match stands."""
        headers = next(iter(people.values())).devices[-1]
        response = await self.world.ask("GET", f"/matches/{match}", headers=headers)
        stands: dict[str, Any] = response.json()[-1]
        return stands


def new_name() -> str:
    """A name that no one else has: it is looked for once its owner is forgotten."""
    return f"P {secrets.token_hex(8)}"
