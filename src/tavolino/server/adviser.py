"""The adviser: good actions for people who ask, and who was ahead when, once it is over.

It goes by what bots go by, the views of the seat that is to move, and thinks one thing at a
time, in small parts, one guest after another: a hint waits for one part of each other guest.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, TypeVar, cast

import msgspec

from tavolino.bots.analysis import analyse
from tavolino.bots.budget import Budget
from tavolino.bots.observations import Observations, mind_after
from tavolino.games import game_named
from tavolino.rules.chance import Rng
from tavolino.rules.types import Entry, Options, View
from tavolino.server.budgets import Payer
from tavolino.server.engine import Engine
from tavolino.server.fair import FairSlots
from tavolino.server.match.hosted import HostedMatch
from tavolino.server.match.refusals import Refused
from tavolino.server.runner import NotRun, Runner

HINTS = 3
FOR_A_HINT = Budget(500)
FOR_A_PLY = Budget(200)
"""Some hundredths of a second, compiled."""

MOST_PLIES = 60
"""How many positions of a match are looked at, evenly spread."""

MOST_EVALUATED = 500
"""How many evaluations are remembered."""

MOST_WAITING = 200
"""Hints and evaluations of all guests under way; then the next is asked to come back."""

WORLDS = 8
"""In how many positions that could be the real one the best action is tried."""

BUSY = "Too many are asking at once. Try again in a moment."

T = TypeVar("T")


class HintedAction(msgspec.Struct, frozen=True, kw_only=True):
    """An action, the share of the win it promises, and how often it was looked at."""

    action: str
    share: float
    visits: int


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """The best actions of the seat to move, the best one first."""

    actions: list[HintedAction]
    entry: Entry | None
    """What the first of them would do; null where that is not known before it is played."""
    share: list[float]
    """The share of the win that each seat may expect."""


class Evaluation(msgspec.Struct, frozen=True, kw_only=True):
    """Who was ahead when in a match that is over."""

    shares: list[list[float] | None]
    """Before the first decision and after each, what each seat could expect; not all are
    looked at, and the last one is how it ended."""


class Adviser:
    """Advises the people of one server process."""

    def __init__(self, engine: Engine, runner: Runner) -> None:
        self.engine = engine
        self.runner = runner
        self.slots = FairSlots(1)
        self.hinting = 0
        self.evaluated: OrderedDict[str, Evaluation] = OrderedDict()
        self.evaluating: dict[str, asyncio.Task[Evaluation]] = {}

    async def stop(self) -> None:
        """Gives no more advice."""
        for task in self.evaluating.values():
            task.cancel()
        await asyncio.gather(*self.evaluating.values(), return_exceptions=True)
        self.runner.stop()

    async def hint(self, observations: Observations, payer: Payer) -> Hint:
        """Good actions for a seat that has observed just this and is to move."""
        self.check_busy()
        self.hinting += 1
        try:
            return await self.ask(payer, find_hint, observations)
        finally:
            self.hinting -= 1

    def known(self, match: str) -> Evaluation | None:
        """Who was ahead when, if that was found already."""
        known = self.evaluated.get(match)
        if known is not None:
            self.evaluated.move_to_end(match)
        return known

    async def evaluation(self, match: str, payer: Payer) -> Evaluation:
        """Who was ahead when; found once, however many ask."""
        if match not in self.evaluating:
            self.check_busy()
            task = asyncio.create_task(self.evaluate(match, payer))
            self.evaluating[match] = task
            task.add_done_callback(lambda _: self.evaluating.pop(match, None))
        # Whoever goes away does not end it for the others.
        return await asyncio.shield(self.evaluating[match])

    async def evaluate(self, match: str, payer: Payer) -> Evaluation:
        """Looks at one position after the other."""
        async with self.engine.lock(match):
            hosted = await self.engine.fresh(match)
            if hosted.phase != "over":
                raise Refused("not_over")
            views = views_to_evaluate(hosted)
            shares: list[list[float] | None] = [None] * len(hosted.match.entries)
            shares.append(final_shares(hosted))
        for ply, view in views.items():
            shares[ply] = await self.ask(payer, estimate, view)
        self.evaluated[match] = Evaluation(shares=shares)
        while len(self.evaluated) > MOST_EVALUATED:
            self.evaluated.popitem(last=False)
        return self.evaluated[match]

    def check_busy(self) -> None:
        """Refused if too many wait already."""
        if self.hinting + len(self.evaluating) >= MOST_WAITING:
            raise Refused("unavailable", BUSY)

    async def ask(self, payer: Payer, thought: Callable[[Any], T], about: object) -> T:
        """Thinks elsewhere, when it is this guest's turn."""
        try:
            async with self.slots.turn(payer):
                return await self.runner.run(thought, about)
        except NotRun as error:
            raise Refused("unavailable", BUSY) from error


# -- what is asked ---------------------------------------------------------------------------


def observations_for_hint(hosted: HostedMatch, seat: int, seats: set[int]) -> Observations:
    """What a seat has observed, for someone who holds these seats and asks for a hint.

    Refused if the seat gets none now. Among people at different devices no one gets hints.
    """
    if seat not in seats:
        raise Refused("not_your_seat")
    if hosted.phase != "on":
        raise Refused("over" if hosted.phase == "over" else "waiting")
    if seat not in hosted.people():
        raise Refused("gone")
    if not seats.issuperset(hosted.people()):
        raise Refused("hints_off")
    if seat != hosted.to_move:
        raise Refused("not_your_turn")
    return Observations.of(hosted.match, seat)


def views_to_evaluate(hosted: HostedMatch) -> dict[int, View]:
    """For some plies before the last, the view of the seat that was to move.

    After the end nothing is covered any more, which is what a good memory knew all along.
    """
    match = hosted.match
    total = len(match.entries)
    steps = min(total, MOST_PLIES)
    plies = [k * total // steps for k in range(steps)]
    then = {ply: match.positions[ply] for ply in plies}
    return {
        ply: match.game.looked_back(position, int(position.to_move))
        for ply, position in then.items()
    }


def final_shares(hosted: HostedMatch) -> list[float]:
    """Each seat's share of the win."""
    assert hosted.result is not None, "a match that is over has a result"
    winners = hosted.result.winners
    return [
        round(1 / len(winners), 4) if seat in winners else 0.0
        for seat in range(hosted.row.players)
    ]


# -- in the runner ---------------------------------------------------------------------------


def find_hint(observations: Observations) -> Hint:
    """The best actions for someone who has observed this and forgets nothing."""
    now = observations.view
    # The seed follows from what is seen: the same question has the same answer.
    found = analyse(now, FOR_A_HINT, now["decisions"], mind_after(observations))
    actions = [
        HintedAction(action=choice.action, share=round(choice.share, 4), visits=choice.visits)
        for choice in found.choices[:HINTS]
    ]
    return Hint(
        actions=actions,
        entry=foreseen(now, actions[0].action),
        share=[round(share, 4) for share in found.shares],
    )


def foreseen(view: View, action: str) -> Entry | None:
    """What an action of the seat to move would do, for all that this view tells.

    It is tried in positions that could be the real one. None if they do not agree, or if it
    would show something new, by the game's own account.
    """
    game = game_named(view["game"])
    chosen = cast("Mapping[str, Options]", view).get("options", {})
    draw, rng = game.worlds(view), Rng(view["decisions"])
    tried: list[Entry] = []
    for _ in range(WORLDS if game.hides else 1):
        before = draw(rng)
        code = game.check(before, action)
        after = before.copy()
        after.apply(code)
        tried.append(game.entry(before, code, after))
    first = tried[0]
    if game.reveals(first, game.complete(chosen), view["to_move"]) or any(
        one != first for one in tried
    ):
        return None
    return first


def estimate(view: View) -> list[float]:
    """What each seat may expect, for all that the one to move sees."""
    found = analyse(view, FOR_A_PLY, view["decisions"])
    return [round(share, 4) for share in found.shares]
