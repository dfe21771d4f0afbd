"""Those at a table: players who act at random, and watchers."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from simulator.people import Device, Follower, Gone, token_of
from simulator.wire import Message, Response

PHRASES = ("wow", "again", "heart")

FORBIDDEN, CONFLICT, EXPIRED = 403, 409, 410


class Person(Follower):
    """Someone with a seat at a table, who plays at random."""

    def __init__(
        self, devices: list[Device], match: str, seat: int, name: str, pace: float
    ) -> None:
        """The last of the `devices` has the seat."""
        super().__init__(devices[-1], match, seat)
        self.name = name
        self.pace = pace
        self.devices = devices
        self.first = devices[0]
        self.sent: list[Message] = []
        self.forgets = False
        """Whether they may ask to be forgotten."""
        self.wish_to_join: Message = {}
        self.guests: list[Person] = []
        """Those at other devices, if this is the one at whose device the match was made."""
        self.is_unsure = False
        """Whether a request that was given up may have moved the seat to nobody's device."""
        self.asleep = False
        """Whether they do nothing any more until their time has run out."""

    async def play(self) -> None:
        """Follows the match and plays in it until it is over."""
        following = asyncio.create_task(self.follow())
        with suppress(Gone):
            while not self.over and not self.left and not self.device.is_forgotten:
                if self.refused == "moved" and not self.moving:
                    await self.take_back()
                await self.take_part()
        self.left = True
        self.hang_up()
        following.cancel()
        await asyncio.gather(following, return_exceptions=True)

    async def take_part(self) -> None:
        """Does something, or waits for news."""
        state, rng = self.state, self.rng
        if not state or state["phase"] != "on" or self.has_left() or self.falls_asleep():
            await self.until_news()
            return
        await self.do_something_else()
        wish = self.wish(state)
        if wish is None and "legal" not in state:
            await self.until_news()
            return
        await asyncio.sleep(rng.random() * self.pace)
        state, number = self.state, self.number + 1
        if wish is not None:
            answer = await self.order(number, **wish)
            if answer.get("refused") is None:
                await self.until_seen(number)
        elif "legal" in state:
            answer = await self.order(number, type="act", action=rng.choice(state["legal"]))
            if answer.get("refused") in {None, "stale"}:
                await self.until_seen(number)
            else:
                await self.until_news()

    async def do_something_else(self) -> None:
        """Does something besides playing, now and then."""
        rng = self.rng
        if self.forgets and rng.random() < 0.012:
            await self.forget_me()
            raise Gone
        if rng.random() < 0.01:
            await self.move()
        if len(self.devices) > 1 and rng.random() < 0.03:
            await self.take_back()
        if rng.random() < 0.05:
            await self.chat()
        if self.guests and rng.random() < 0.03:
            await self.hand_over(rng.choice(self.guests))

    async def until_seen(self, number: int) -> None:
        """Waits until an event was told here."""
        while self.number < number and not self.over and not self.left:
            await self.until_news()
            if self.device.is_forgotten:
                raise Gone
            if self.refused == "moved" and not self.moving:
                await self.take_back()

    def has_left(self) -> bool:
        """Whether they gave up, or a bot sits on their seat."""
        chair = self.state["seats"][self.seat]
        return chair is None or chair["gone"] or chair["bot"] is not None

    def falls_asleep(self) -> bool:
        """Whether they let their time run out from now on: only if it is running."""
        clock = self.state.get("clock")
        if clock is not None and clock["running"] == self.seat:
            self.asleep = self.asleep or self.rng.random() < 0.04
        return self.asleep

    def wish(self, state: Message) -> Message | None:
        """Something else than an action, now and then; what others ask is mostly answered."""
        chance = self.rng.random()
        if "draw" in state and self.seat not in state["draw"] and chance < 0.6:
            return {"type": "answer", "to": "draw", "yes": chance < 0.25}
        if "undo" in state and self.seat not in state["undo"]["allowed"] and chance < 0.6:
            return {"type": "answer", "to": "undo", "yes": chance < 0.4}
        if chance < 0.04:
            return {"type": "ask_undo"}
        if chance < 0.06:
            return {"type": "offer_draw"}
        return {"type": "resign"} if chance < 0.07 else None

    async def order(self, number: int, **wish: Any) -> Message:
        """Sends a command, and now and then one that is refused, or was sent before."""
        rng = self.rng
        if rng.random() < 0.04:
            odd = rng.choice((number + 3, max(1, number - 2), number))
            await self.command(odd, type="act", action=rng.choice(("@Z9", "pass", "B>")))
        answer = await self.command(number, **wish)
        self.sent.append({"id": answer["id"], "number": number, "seat": self.seat, **wish})
        if rng.random() < 0.1:
            await self.send_until_answered(rng.choice((self.sent[-1], rng.choice(self.sent))))
        if rng.random() < 0.02:
            await self.send_until_answered({**rng.choice(self.sent), "number": number + 1})
        return answer

    async def chat(self) -> None:
        """Does something that is not kept, or only reads."""
        rng, at = self.rng, f"/matches/{self.match}"
        calls: tuple[tuple[str, str, str, Message | None], ...] = (
            ("say", "POST", f"{at}/phrases", self.phrase()),
            ("point", "POST", f"{at}/points", {"pick": "cell A1"}),
            ("events", "GET", f"{at}/events?after={rng.randrange(9)}", None),
            ("own_seats", "GET", f"{at}/seats", None),
            ("replay", "GET", f"{at}/replay?count=5", None),
            ("record", "GET", f"{at}/record", None),
            ("why", "POST", f"{at}/why", {"seat": self.seat, "pointed": ["A1"]}),
            ("hint", "POST", f"{at}/hint", {"seat": self.seat}),
            ("my_matches", "GET", "/me/matches", None),
        )
        await self.device.ask(*rng.choice(calls), (CONFLICT,), self.is_lost)
        if rng.random() < 0.5:
            await self.read()

    def phrase(self) -> Message:
        """Something to say."""
        return {"type": "say", "seat": self.seat, "phrase": self.rng.choice(PHRASES)}

    async def hand_over(self, guest: Person) -> None:
        """Lets a bot play on for someone else."""
        wish = {"id": f"{self.rng.getrandbits(96):024x}", "level": 1}
        path = f"/matches/{self.match}/seats/{guest.seat}/bot"
        was_removed, guest.is_removed = guest.is_removed, True
        found, *_ = await asyncio.gather(
            self.device.ask("hand_over", "POST", path, wish, (FORBIDDEN, CONFLICT)),
            guest.join_again(),
            guest.give_up_in_time(),
        )
        if found.status < 300:
            guest.left = True
            await guest.join_in_vain()
        elif not was_removed:
            guest.is_removed = False

    async def give_up_in_time(self) -> None:
        """Perhaps gives up before someone else can let a bot play on."""
        if self.rng.random() < 0.3:
            with suppress(Gone):
                await self.command(self.number + 1, type="resign")

    async def join_again(self) -> Response:
        """Asks once more what was asked to join, where that was asked."""
        path = f"/matches/{self.match}/join"
        may_be = (FORBIDDEN, CONFLICT)
        return await self.first.ask("join", "POST", path, self.wish_to_join, may_be)

    async def join_in_vain(self) -> None:
        """Asks once more what was asked to join. The seat must not be open to them."""
        if not self.first.is_forgotten and (await self.join_again()).status < 300:
            self.town.complain("seat", f"{self.name} was removed in {self.match}, and is back")

    # -- devices -------------------------------------------------------------------------------

    async def forget_me(self) -> None:
        """Asks to be forgotten. Whoever does is gone, whatever becomes of the servers."""
        self.left = True
        self.note("asks to be forgotten")
        for device in self.devices:
            device.is_forgotten = True  # and with it all who share it
        for device in self.devices:
            if device.headers:
                await device.ask("forget_me", "DELETE", "/me")
        if not self.is_unsure:
            self.town.history.forgotten[self.name] = None

    async def move(self) -> None:
        """Moves the seat to another device."""
        old, at = self.device, f"/matches/{self.match}"
        self.moving = self.has_moved = True
        found = await old.ask("transfer", "POST", f"{at}/transfer", {"seat": self.seat}, (403,))
        if found.status == FORBIDDEN:
            self.moving = False
            await self.take_back()
            return
        link = token_of(found.json()["link"])
        new = Device(self.town, self.rng, f"{self.name}'s device {len(self.devices) + 1}")
        moved = await new.ask(
            "use_transfer", "POST", "/transfer", {"token": link}, (EXPIRED, FORBIDDEN)
        )
        if moved.status < 300:
            used = self.town.history.links_used
            used[link] = used.get(link, 0) + 1
            self.devices.append(new)
            self.device = new
            self.hang_up()
            if self.wish_to_join and self.rng.random() < 0.3:
                await self.join_again()
            if old.is_forgotten:  # by others who share it, at this very moment
                await self.forget_me()
                raise Gone
        else:  # the answer was lost, or is still to come
            self.is_unsure = True
            await self.take_back()
        self.moving = False

    async def take_back(self) -> None:
        """Takes the seat back from wherever it was moved to."""
        self.moving = True
        for device in [self.device, *reversed(self.devices[:-1])]:
            path = f"/matches/{self.match}/seats/{self.seat}/return"
            found = await device.ask(
                "return_seat", "POST", path, None, (FORBIDDEN, 404, EXPIRED)
            )
            if found.status < 300:
                self.device = device
                self.devices.remove(device)
                self.devices.append(device)
                self.hang_up()
                break
        self.refused = ""
        self.moving = False


class Watcher(Follower):
    """Someone who watches a match to its end."""

    async def watch(self) -> None:
        """Follows the match until it is over."""
        following = asyncio.create_task(self.follow())
        while not self.over and not self.left:
            await self.until_news()
        self.left = True
        self.hang_up()
        following.cancel()
        await asyncio.gather(following, return_exceptions=True)
