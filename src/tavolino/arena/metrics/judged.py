"""What the judge's win chances say about one game: leads, drama, when it was decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

REAL = 0.05
"""The second best action is a real choice if it costs no more win chance than this."""

DECIDED = 0.8
"""A game is decided when the winner's chance stays at least this to the end."""

NOISE = 1e-9
"""Shares that differ by less count as equal."""


@dataclass(frozen=True)
class Course:
    """The course of a game: the win chances before each decision, and the winner.

    Positions before `chance`, which are random, are left out. The result is the last of the
    `chances`. `plies` is the number of decisions made at each of them.
    """

    plies: Sequence[int]
    chances: Sequence[Sequence[float]]
    winner: int | None

    @classmethod
    def of(cls, game: Mapping[str, Any], judged: Sequence[Mapping[str, Any]]) -> Course:
        """The course of a game, from its row and the rows of its judged decisions."""
        rows = sorted(judged, key=lambda row: int(row["ply"]))
        rows = [row for row in rows if row["ply"] >= game["chance"]]
        plies = [int(row["ply"]) for row in rows] + [int(game["decisions"])]
        chances = [row["shares"] for row in rows] + [game["shares"]]
        return cls(plies, chances, winner_of(game["shares"]))

    @property
    def leaders(self) -> list[int | None]:
        """The leader at each position, who keeps the lead while nobody else is ahead alone."""
        leaders: list[int | None] = []
        leader: int | None = None
        for chances in self.chances:
            top = max(chances)
            ahead = [place for place, chance in enumerate(chances) if chance > top - NOISE]
            leader = ahead[0] if len(ahead) == 1 else leader
            leaders.append(leader)
        return leaders

    @property
    def lead_changes(self) -> int:
        """How often the lead goes from one place to another."""
        held = [leader for leader in self.leaders if leader is not None]
        return sum(one != other for one, other in pairwise(held))

    @property
    def drama(self) -> float:
        """The most by which the winner was behind the leader."""
        assert self.winner is not None
        return max(max(chances) - chances[self.winner] for chances in self.chances)

    @property
    def left_when_decided(self) -> float:
        """The share of the game that is still to play when it is decided."""
        assert self.winner is not None
        decided = self.plies[-1]
        for ply, chances in zip(reversed(self.plies), reversed(self.chances), strict=True):
            if chances[self.winner] < DECIDED - NOISE:
                break
            decided = ply
        return (self.plies[-1] - decided) / self.plies[-1]

    @property
    def comes_back(self) -> bool:
        """Whether the winner did not lead at half time."""
        half = self.plies[-1] // 2
        at = max((k for k, ply in enumerate(self.plies) if ply <= half), default=0)
        return self.leaders[at] != self.winner


def winner_of(shares: Sequence[float]) -> int | None:
    """The place that won alone, if there is one."""
    return next((place for place, share in enumerate(shares) if share > 1 - NOISE), None)


def is_real(row: Mapping[str, Any]) -> bool:
    """Whether the second best action of a decision is nearly as good as the best."""
    return bool(row["second"] >= row["best"] - REAL - NOISE)
