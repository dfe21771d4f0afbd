"""What a seat has observed of a match, and how bots and beliefs use it.

Bots get only this, neither the match nor a position. It is plain data, so it can be sent to
another process or, as JSON, to another machine.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple, Self, cast

from tavolino.bots.bot import Bot
from tavolino.bots.named import bot_named
from tavolino.games import descriptor_of, game_named
from tavolino.games.beliefs import Belief
from tavolino.rules.game import Game
from tavolino.rules.types import View
from tavolino.table.match import Match


class Observation(NamedTuple):
    """A view before a decision, and the action if the seat itself made that decision."""

    view: View
    action: str | None


@dataclass(frozen=True)
class Observations:
    """Everything that a seat has observed so far."""

    game: str
    seat: int
    past: list[Observation]
    """One for each decision so far; empty if the game's views tell the past."""
    view: View
    """What the seat sees now."""

    @classmethod
    def of(cls, match: Match, seat: int) -> Self:
        """What a seat has observed of a match."""
        decisions = len(match.entries) if match.game.forgets else 0
        past = [observe(match, seat, ply) for ply in range(decisions)]
        return cls(match.game.name, seat, past, watched_view(match, seat, len(match.entries)))


def watched_view(match: Match, seat: int, ply: int) -> View:
    """The view of a seat that watched the decision before it, if there is one.

    Besides the view, it has what that decision showed only for a moment.
    """
    watched: dict[str, object] = {**match.view(seat, ply)}
    if ply:
        entry: Mapping[str, object] = match.entries[ply - 1]
        watched |= {key: entry[key] for key in match.game.momentary if key in entry}
    return cast("View", watched)


def observe(match: Match, seat: int, ply: int) -> Observation:
    """What a seat observed of one decision: number `ply`, counted from 0."""
    entry = match.entries[ply]
    return Observation(
        watched_view(match, seat, ply), entry["action"] if entry["seat"] == seat else None
    )


def bot_after(name: str, observations: Observations) -> Bot:
    """A new bot that has taken in the past and is ready to choose in the current view."""
    bot = bot_named(game_named(observations.game), name)
    for view, action in observations.past:
        if action is None:
            bot.watch(view)
        else:
            bot.recall(view, action)
    return bot


def belief_after(observations: Observations) -> Belief:
    """A belief that has observed the past, forgets nothing and can search the current view."""
    descriptor = descriptor_of(observations.game)
    belief = descriptor.belief()
    for observation in observations.past:
        remember(belief, descriptor.rules, observation)
    return belief


def remember(belief: Belief, game: Game, observation: Observation) -> None:
    """Lets a belief observe one decision of the past."""
    view, action = observation
    belief.observe(view)
    if action is not None:
        belief.note_choice(view, game.code(action))
