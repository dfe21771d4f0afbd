"""Pairs: two matches that look the same to someone, and how both go on.

Unlike lookalikes that Hypothesis searches, they can be played on: with the same actions, and so
that no one who follows learns by right what differs.
"""

from __future__ import annotations

from itertools import count
from random import Random
from typing import NamedTuple

from support.lookalikes import wander
from tavolino import Match
from tavolino.rules.chance import Rng
from tavolino.table.lookalike import lookalike_of


class Step(NamedTuple):
    """A decision in both matches."""

    seat: int
    action: str


class Pair(NamedTuple):
    """Two matches that look the same to someone."""

    one: Match
    other: Match

    @property
    def differ(self) -> bool:
        """Whether some seat sees by right that they are two."""
        seats = range(self.one.players)
        return any(self.one.view(seat) != self.other.view(seat) for seat in seats)


def pair_for(game: str, players: int, viewer: int | None, seed: int) -> Pair:
    """Two matches, on their way, that differ only in what the viewer may not know.

    Where there are no secrets they do not differ. A game that forgets has no such pairs.
    """
    for attempt in count(1000 * seed):
        match = wander(game, players, attempt, 9 + attempt % 7)
        if match.over:
            continue
        pair = Pair(match, lookalike_of(match, viewer, Rng(attempt)))
        # A pair that comes to a halt at once would show little.
        if pair.differ == match.game.hides and len(ways_on(pair, viewer, attempt, 5)) == 5:
            return pair
    raise AssertionError


def ways_on(pair: Pair, viewer: int | None, seed: int, most: int) -> list[Step]:
    """How both go on: decisions that show the viewer the same in both, and end neither."""
    one, other = (Match.of(match.record()) for match in pair)
    rng = Random(seed)
    steps: list[Step] = []
    while len(steps) < most:
        mover, shuffled = one.to_move, rng.sample(one.legal(), len(one.legal()))
        text = next((text for text in shuffled if go_on_alike(one, other, viewer, text)), "")
        if not text:
            break
        steps.append(Step(mover, text))
    return steps


def go_on_alike(one: Match, other: Match, viewer: int | None, text: str) -> bool:
    """Plays a decision in both matches, if it can be and shows the viewer the same."""
    if text not in other.legal():
        return False
    for match in (one, other):
        match.play(text)
    seen = [(match.view(viewer), match.history(viewer)) for match in (one, other)]
    if seen[0] == seen[1] and not one.over and not other.over:
        return True
    for match in (one, other):
        match.undo()
    return False
