"""Tables: matches of all games, with people and bots, from the invitation to the rematch."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random

from simulator.history import Seat
from simulator.people import Device, Gone, Town, token_of
from simulator.players import Person, Watcher
from simulator.wire import Message
from simulator.witness import WATCHER
from tavolino.games import GAMES

TABLES = [(name, players) for name, game in GAMES.items() for players in game.players]

NAMES = ("Ada", "Ben", "Cem", "Dora", "Eli", "Finn", "Gia", "Hana", "Ilse", "Jan", "Kai", "Lea")

CLOCKS: tuple[Message, ...] = (
    {"per": "move", "seconds": 10},
    {"per": "game", "seconds": 20, "increment": 2},
)

Request = tuple[str, str, str, Message]
"""A call, its method and path, and what is asked for."""

CONFLICT, INVALID = 409, 422


class Table:
    """A table at which one match may follow the other."""

    def __init__(self, town: Town, seed: str, until: float, *, forgets: bool) -> None:
        """No match is begun after `until`. People ask to be forgotten if it `forgets`."""
        self.town = town
        self.forgets = forgets
        self.rng = Random(seed)
        self.chance = Random(f"{seed} chance")
        """For all that is done for this table, also by servers."""
        self.until = until
        self.people: list[Person] = []
        self.pace = self.rng.choice((0.05, 0.2, 0.6))

    async def run(self) -> None:
        """Plays matches, as long as there is time for one more."""
        await asyncio.sleep(self.rng.random() * 2)
        while self.town.loop.now < self.until:
            with suppress(Gone):
                await self.evening()

    async def evening(self) -> None:
        """A new match, and perhaps one more of the same people."""
        watch = await self.open_table()
        more = True
        while more:
            match = self.people[0].match
            watchers = self.rng.choice((0, 0, 1, 2)) if watch else 0
            await asyncio.gather(
                *(person.play() for person in self.people),
                *(self.watch(match, watch) for _ in range(watchers)),
            )
            self.town.note("the match is over", match)
            watch, more = "", await self.rematch()

    # -- before the match ----------------------------------------------------------------------

    async def open_table(self) -> str:
        """A match with everyone there: some at one device, others by invitation, bots."""
        rng = self.rng
        game, players = rng.choice(TABLES)
        bots = rng.choice((0, 0, 1, rng.randrange(players)))
        later = rng.randint(0, bots)
        at_once = rng.randint(1, players - bots)
        host = self.device()
        names = [self.new_name() for _ in range(at_once)]
        wish: Message = {
            "id": f"{rng.getrandbits(96):024x}",
            "game": game,
            "players": players,
            "names": names,
            "bots": [self.level() for _ in range(bots - later)],
            "options": self.options(game),
        }
        if rng.random() < 0.45:
            wish["clock"] = rng.choice(CLOCKS)
        found = await host.ask("create", "POST", "/matches", wish, (INVALID,))
        while found.status == INVALID:  # these options do not go together
            wish["options"] = {"limit": 20} if "limit" in wish["options"] else {}
            found = await host.ask("create", "POST", "/matches", wish)
        made = found.json()
        match = made["match"]
        self.town.history.made[match] = self.town.loop.now
        self.town.note(f"{names[0]} opens {game} for {players}, {bots} of them bots", match)
        self.people = [
            self.seat(host, match, own["seat"], name)
            for own, name in zip(made["seats"], names, strict=True)
        ]
        more = players - bots - at_once
        invitation = token_of(made["join"])
        frees = more and more + later > 1 and rng.random() < 0.3
        freed = await self.free(host, match, invitation) if frees else None
        await asyncio.gather(
            *(self.join(match, invitation) for _ in range(more)),
            *(self.add_bot(host, match) for _ in range(later)),
            self.repeat(host, freed),
        )
        self.people[0].guests = self.people[at_once:]
        return token_of(made["watch"])

    async def free(self, host: Device, match: str, invitation: str) -> Request:
        """Frees the seat of someone who has joined. They try in vain to come back."""
        guest = await self.join(match, invitation)
        self.people.remove(guest)
        guest.is_removed = guest.left = True
        request = (
            "free_seat",
            "POST",
            f"/matches/{match}/seats/{guest.seat}/free",
            {"id": f"{self.rng.getrandbits(96):024x}"},
        )
        await asyncio.gather(host.ask(*request), guest.join_again())
        await guest.join_in_vain()
        return request

    async def repeat(self, host: Device, request: Request | None) -> None:
        """Asks for the same again while others join, which changes nothing."""
        if request is not None:
            await asyncio.sleep(self.rng.random() * 2)
            await host.ask(*request)

    def device(self) -> Device:
        """A new device of nobody yet."""
        return Device(self.town, Random(self.rng.getrandbits(64)), "somebody")

    def new_name(self) -> str:
        """A name that no one else has: it is looked for once its owner is forgotten."""
        return f"{self.rng.choice(NAMES)} {self.rng.getrandbits(48):012x}"

    def level(self) -> int:
        """The level of a bot, mostly a fast one."""
        return self.rng.choice((1, 1, 1, 2, 2, 3, 3, 4))

    def options(self, game: str) -> Message:
        """Options of a game, with a limit so that it ends soon."""
        rng = self.rng
        options: Message = {}
        for option in GAMES[game].options:
            if option.name == "limit":
                options["limit"] = rng.randint(2, 14)
            elif option.values and rng.random() < 0.3:
                options[option.name] = rng.choice(option.values)
        return options

    def seat(self, device: Device, match: str, seat: int, name: str) -> Person:
        """Someone who was told that they have a seat."""
        device.owner = name
        self.town.history.seats.append(Seat(match, seat, name))
        return self.person([device], match, seat, name)

    def person(self, devices: list[Device], match: str, seat: int, name: str) -> Person:
        """Someone in a match."""
        person = Person(devices, match, seat, name, self.pace)
        person.forgets = self.forgets
        self.town.visits.append(person)
        return person

    async def join(self, match: str, invitation: str) -> Person:
        """Someone takes a seat by an invitation, or by a code."""
        device, name, rng = self.device(), self.new_name(), self.rng
        await asyncio.sleep(rng.random())
        if rng.random() < 0.2:
            code = await self.people[0].device.ask(
                "make_code", "POST", f"/matches/{match}/code", {}, (CONFLICT,)
            )
            if code.status < 300:
                used = {"code": code.json()["code"].lower()}
                found = await device.ask("use_code", "POST", "/codes", used, (404, CONFLICT))
                if found.status < 300:
                    invitation = found.json()["invitation"]
        if rng.random() < 0.2:
            path = f"/matches/{match}/look"
            await device.ask("look", "POST", path, {"invitation": invitation})
        wish = {"id": f"{rng.getrandbits(96):024x}", "invitation": invitation, "name": name}
        found = await device.ask("join", "POST", f"/matches/{match}/join", wish)
        if rng.random() < 0.2:  # the same request once more changes nothing
            again = await device.ask("join", "POST", f"/matches/{match}/join", wish)
            if again.json()["seat"] != found.json()["seat"]:
                self.town.complain("seat", f"{name} joined twice: {again.json()}")
        person = self.seat(device, match, found.json()["seat"], name)
        person.wish_to_join = wish
        self.people.append(person)
        return person

    async def add_bot(self, host: Device, match: str) -> None:
        """Gives a free seat to a bot."""
        wish = {"id": f"{self.rng.getrandbits(96):024x}", "level": self.level()}
        await host.ask("add_bot", "POST", f"/matches/{match}/bots", wish, (CONFLICT,))

    async def watch(self, match: str, invitation: str) -> None:
        """Someone watches the match."""
        device = self.device()
        device.owner = f"a watcher of {match[:4]}"
        await device.ask("watch", "POST", f"/matches/{match}/watch", {"invitation": invitation})
        await Watcher(device, match, WATCHER).watch()

    # -- after the match -----------------------------------------------------------------------

    async def rematch(self) -> bool:
        """Begins a rematch, if some ask for it. Perhaps someone is forgotten just then."""
        rng = self.rng
        self.people = [person for person in self.people if person.over]
        late = self.town.loop.now > self.until
        if not self.people or late or rng.random() < 0.6:
            return False
        for person in self.people:
            person.left = False
        self.people = [each for each in self.people if not each.device.is_forgotten]
        if not self.people:
            return False
        first, *others = self.people
        leaving = others[:1] if self.forgets and rng.random() < 0.5 else []
        number = (await first.read())["number"] + 1
        asked = await asyncio.gather(
            *(
                person.command(number, type="rematch", begins="next")
                for person in [first, *others[1:2]]
            ),
            *(person.forget_me() for person in leaving),
            return_exceptions=True,
        )
        for error in asked:
            if isinstance(error, BaseException) and not isinstance(error, Gone):
                raise error
        self.people = [each for each in self.people if not each.device.is_forgotten]
        if not self.people:
            return False
        first = self.people[0]
        found = (await first.read())["state"].get("rematch")
        if found is not None and rng.random() < 0.3:  # one is enough
            with suppress(Gone):
                await first.command(number + 1, type="rematch", begins="next")
        if found is None:
            return False
        self.town.history.made[found] = self.town.loop.now
        self.people = [
            self.person(person.devices, found, person.seat, person.name)
            for person in self.people
        ]
        seats = (await self.people[0].read())["state"]["seats"]
        await asyncio.gather(
            *(self.add_bot(self.people[0].device, found) for chair in seats if chair is None)
        )
        return True
