"""The adviser: hints during a match, and evaluations of matches that are over.

Like bots, it sees only the view of the seat to move. It works on one small task at a time and
serves guests in turn, so a hint waits for at most one task of each other guest.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from typing import Any, TypeVar, cast

import msgspec

from tavolino.bots.analysis import Choice, analyse
from tavolino.bots.budget import Budget
from tavolino.bots.observations import Observations, belief_after
from tavolino.games import game_named
from tavolino.games.beliefs import Belief
from tavolino.hosting.access.budgets import Payer
from tavolino.hosting.access.fair import FairSlots
from tavolino.hosting.engine import Engine
from tavolino.hosting.match.hosted import HostedMatch
from tavolino.hosting.match.refusals import Refused
from tavolino.hosting.runner import NotRun, Runner
from tavolino.rules.game import Game
from tavolino.rules.position import Position
from tavolino.rules.types import Entry, Options, View

HINTS = 3
FOR_A_HINT = Budget(500)
FOR_A_PLY = Budget(200)
"""A few hundredths of a second when compiled."""

MAX_PLIES = 60
"""The most positions of a match that are evaluated, evenly spread."""

MAX_EVALUATED = 500
"""The most evaluations that are cached."""

MAX_WAITING = 200
"""The most hints and evaluations in progress. Further requests are refused for now."""

WORLDS = 8
"""The number of possible positions (determinizations) in which a line of play is tried."""

MAX_LATER = 4
"""The most decisions of a line after the turn that it begins with."""

BUSY = "Too many are asking at once. Try again in a moment."

T = TypeVar("T")


class HintedAction(msgspec.Struct, frozen=True, kw_only=True):
    """An action, its expected share of the win, and how often the search visited it."""

    action: str
    share: float
    visits: int


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """The best actions for the seat to move, the best one first."""

    actions: list[HintedAction]
    line: list[Entry]
    """What is likely to be played from the first action on, until the seat decides in its next
    turn. It stops where something hidden decides, so it is empty if what the first action does
    cannot be known before it is played."""
    threat: Entry | None
    """What another seat is likely to do next after other actions, but cannot do after the
    first one; null if there is no such decision."""
    share: list[float]
    """The expected share of the win of each seat."""


class Evaluation(msgspec.Struct, frozen=True, kw_only=True):
    """Who was ahead when, in a match that is over."""

    shares: list[list[float] | None]
    """The expected share of each seat before the first decision and after each one. Positions
    that were not evaluated are null, and the last entry is the actual result."""


class Adviser:
    """Gives hints and evaluations to the people of one server process."""

    def __init__(self, engine: Engine, runner: Runner) -> None:
        self.engine = engine
        self.runner = runner
        self.slots = FairSlots(1, engine.machine)
        self.hinting = 0
        self.evaluated: OrderedDict[str, Evaluation] = OrderedDict()
        self.evaluating: dict[str, asyncio.Task[Evaluation]] = {}

    async def stop(self) -> None:
        """Cancels all work and stops the runner."""
        for task in self.evaluating.values():
            task.cancel()
        await asyncio.gather(*self.evaluating.values(), return_exceptions=True)
        self.runner.stop()

    async def hint(self, observations: Observations, payer: Payer) -> Hint:
        """Good actions for a seat to move that has made these observations."""
        self.check_busy()
        self.hinting += 1
        try:
            return await self.ask(payer, find_hint, observations)
        finally:
            self.hinting -= 1

    def cached_evaluation(self, match: str) -> Evaluation | None:
        """The cached evaluation of a match; None if there is none yet."""
        known = self.evaluated.get(match)
        if known is not None:
            self.evaluated.move_to_end(match)
        return known

    async def evaluation(self, match: str, payer: Payer) -> Evaluation:
        """The evaluation of a match, computed only once however many ask for it."""
        if match not in self.evaluating:
            self.check_busy()
            task = asyncio.create_task(self.evaluate(match, payer))
            self.evaluating[match] = task
            task.add_done_callback(lambda _: self.evaluating.pop(match, None))
        # A caller who disconnects must not cancel it for the others.
        return await asyncio.shield(self.evaluating[match])

    async def evaluate(self, match: str, payer: Payer) -> Evaluation:
        """Evaluates the positions of a match one by one."""
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
        while len(self.evaluated) > MAX_EVALUATED:
            self.evaluated.popitem(last=False)
        return self.evaluated[match]

    def check_busy(self) -> None:
        """Raises Refused if too many requests are already in progress."""
        if self.hinting + len(self.evaluating) >= MAX_WAITING:
            raise Refused("unavailable", BUSY)

    async def ask(self, payer: Payer, thought: Callable[[Any], T], about: object) -> T:
        """Runs a function in the runner when it is this guest's turn."""
        try:
            async with self.slots.turn(payer):
                return (await self.runner.run(thought, about)).result
        except NotRun as error:
            raise Refused("unavailable", BUSY) from error


# -- what is asked ---------------------------------------------------------------------------


def check_hint(hosted: HostedMatch, seat: int, seats: set[int]) -> None:
    """Raises Refused if someone who holds these seats gets no hint for this seat now.

    In matches between people at different devices, no one gets hints.
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


def views_to_evaluate(hosted: HostedMatch) -> dict[int, View]:
    """The view of the seat to move for each ply that is evaluated.

    In a game that forgets, nothing is covered in these views: a perfect memory knew all of it.
    """
    match = hosted.match
    total = len(match.entries)
    steps = min(total, MAX_PLIES)
    plies = [k * total // steps for k in range(steps)]
    then = {ply: match.positions[ply] for ply in plies}
    return {
        ply: match.game.look_back(position, int(position.to_move))
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


def find_hint(observations: Observations, budget: Budget = FOR_A_HINT) -> Hint:
    """The best actions for a seat that has made these observations and forgets nothing."""
    now = observations.view
    # The seed depends only on the view, so the same question gets the same answer.
    belief = belief_after(observations)
    found = analyse(now, budget, now["decisions"], belief)
    actions = [
        HintedAction(action=choice.action, share=round(choice.share, 4), visits=choice.visits)
        for choice in found.choices[:HINTS]
    ]
    line = foreseen(now, found.choices[0].line, belief)
    return Hint(
        actions=actions,
        line=line,
        threat=averted(now, line, found.choices[1:], belief),
        share=[round(share, 4) for share in found.shares],
    )


def foreseen(view: View, actions: Sequence[str], belief: Belief) -> list[Entry]:
    """What these actions would do one after the other, as far as the seat to move knows.

    They are tried in several possible positions. The line ends where one is not legal or the
    outcomes differ, and where the game says that an action reveals something.
    """
    game = game_named(view["game"])
    me = view["to_move"]
    options = game.complete(cast("Mapping[str, Options]", view).get("options", {}))
    worlds = [belief.position(view, seed) for seed in range(WORLDS if game.hides else 1)]
    line: list[Entry] = []
    later = 0
    for action in actions:
        first, *others = [try_action(game, world, action) for world in worlds]
        if first is None or any(other != first for other in others):
            break
        if game.reveals(first, options, me):
            break
        line.append(first)
        mine = first["seat"] == me
        later += 1 if later or not mine else 0
        if later == MAX_LATER or (later and mine):
            break
    return line


def try_action(game: Game, position: Position, action: str) -> Entry | None:
    """Plays an action in a position and returns its entry; None if it is not legal there."""
    code = game.code(action)
    if code not in position.legal():
        return None
    before = position.copy()
    position.apply(code)
    return game.entry(before, code, position)


def averted(
    view: View, line: Sequence[Entry], others: Sequence[Choice], belief: Belief
) -> Entry | None:
    """The likeliest reply to other actions, if the turn that a line begins with averts it."""
    game = game_named(view["game"])
    me = view["to_move"]
    if game.hides:  # what the others could do is a guess
        return None
    replies: dict[str, Entry] = {}
    visits: Counter[str] = Counter()
    for choice in others:
        reply = first_of_others(foreseen(view, choice.line, belief), me)
        if reply is not None:
            replies.setdefault(reply["action"], reply)
            visits[reply["action"]] += choice.visits
    if not replies:
        return None
    threat = replies[visits.most_common(1)[0][0]]
    after = belief.position(view, 0)
    for entry in takewhile(lambda entry: entry["seat"] == me, line):
        try_action(game, after, entry["action"])
    if after.to_move == me:  # the line does not show how this turn ends
        return None
    possible = [first_of_others(line, me), try_action(game, after, threat["action"])]
    return None if any(does_as_much(entry, threat) for entry in possible) else threat


def first_of_others(line: Sequence[Entry], me: int) -> Entry | None:
    """The first decision of another seat in a line of play; None if there is none."""
    return next((entry for entry in line if entry["seat"] != me), None)


def does_as_much(entry: Entry | None, other: Entry) -> bool:
    """Whether a decision has all kinds of effects that another one has."""
    if entry is None:
        return False
    kinds = {effect["type"] for effect in entry["effects"]}
    return kinds >= {effect["type"] for effect in other["effects"]}


def estimate(view: View) -> list[float]:
    """The expected share of each seat, given what the seat to move sees."""
    found = analyse(view, FOR_A_PLY, view["decisions"])
    return [round(share, 4) for share in found.shares]
