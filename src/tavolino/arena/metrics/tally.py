"""Counts one setting's games as they are read: keeps sums, not games."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tavolino.arena.metrics.figures import Figure, Moments, Ratio, mean_of, ratio_of, share_of
from tavolino.arena.metrics.judged import Course, is_real, winner_of

LIMIT = "limit"
"""The ending of games that reached the decision limit."""


@dataclass
class Use:
    """How often one kind of action was played, by whom, and what it was worth.

    Only games in which it was played are counted here; the figures cover all games.
    """

    places: list[Moments]
    uses: Moments = field(default_factory=Moments)
    winners: Moments = field(default_factory=Moments)
    others: Moments = field(default_factory=Moments)
    worth: Ratio = field(default_factory=Ratio)

    def add(self, by_place: Sequence[int], winner: int | None) -> None:
        """Adds how often each place played it in one game."""
        total = sum(by_place)
        self.uses.add(total)
        for moments, uses in zip(self.places, by_place, strict=True):
            moments.add(uses)
        if winner is not None:
            self.winners.add(by_place[winner])
            self.others.add((total - by_place[winner]) / (len(by_place) - 1))


@dataclass(frozen=True)
class UseFigures:
    """The figures of one kind of action."""

    uses: Figure | None
    used: Figure | None
    winners: Figure | None
    others: Figure | None
    places: list[Figure | None]
    worth: Figure | None


class Tally:
    """The counts of one setting's games."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.judged = 0
        self.decided = 0
        self.places = [Moments() for _ in range(players)]
        self.completed, self.shared = Moments(), Moments()
        self.length, self.lengths = Moments(), Counter[int]()
        self.branching, self.single, self.legal = Ratio(), Ratio(), Counter[int]()
        self.eliminated, self.eliminated_at, self.waiting = Moments(), Moments(), Ratio()
        self.digests: set[int] = set()
        self.openings: defaultdict[str, Moments] = defaultdict(Moments)
        self.kinds: defaultdict[str, Use] = defaultdict(self.no_use)
        self.real = Ratio()
        self.lead_changes, self.drama = Moments(), Moments()
        self.left_when_decided, self.comebacks = Moments(), Moments()

    def no_use(self) -> Use:
        """The counts of a kind of action that nobody has played yet."""
        return Use([Moments() for _ in range(self.players)])

    def add(self, game: Mapping[str, Any], judged: Sequence[Mapping[str, Any]] = ()) -> None:
        """Adds one game's row and, if it was judged, the rows of its decisions."""
        self.games += 1
        self.digests.add(game["digest"])
        self.add_result(game)
        self.add_choices(game["legal"])
        self.add_eliminations(game["out"], game["decisions"])
        self.add_kinds(game)
        if judged:
            self.judged += 1
            self.add_course(Course.of(game, judged))
            self.add_judged([row for row in judged if row["ply"] >= game["chance"]])

    def add_result(self, game: Mapping[str, Any]) -> None:
        """Adds how a game ended, and after how long."""
        for moments, share in zip(self.places, game["shares"], strict=True):
            moments.add(share)
        self.openings[game["first"]].add(game["shares"][0])
        winner = winner_of(game["shares"])
        self.decided += winner is not None
        self.completed.add(game["ending"] != LIMIT)
        if game["ending"] != LIMIT:
            self.shared.add(winner is None)
        self.length.add(game["decisions"])
        self.lengths[game["decisions"]] += 1

    def add_choices(self, legal: Sequence[int]) -> None:
        """Adds how many actions were legal at each decision."""
        self.legal.update(legal)
        self.branching.add(sum(legal), len(legal))
        self.single.add(sum(many == 1 for many in legal), len(legal))

    def add_eliminations(self, out: Sequence[int], decisions: int) -> None:
        """Adds who went out before the end, and when."""
        gone = [at for at in out if 0 <= at < decisions]
        self.eliminated.add(bool(gone))
        if gone:
            self.eliminated_at.add(min(gone) / decisions)
            self.waiting.add(sum((decisions - at) / decisions for at in gone), len(gone))

    def add_kinds(self, game: Mapping[str, Any]) -> None:
        """Adds who played what, except for random decisions."""
        played = Counter(
            list(zip(game["kinds"], game["movers"], strict=True))[game["chance"] :]
        )
        winner = winner_of(game["shares"])
        for kind in sorted({kind for kind, _ in played}):
            by_place = [played[kind, place] for place in range(self.players)]
            self.kinds[kind].add(by_place, winner)

    def add_course(self, course: Course) -> None:
        """Adds how the lead changed."""
        self.lead_changes.add(course.lead_changes)
        if course.winner is not None:
            self.drama.add(course.drama)
            self.left_when_decided.add(course.left_when_decided)
            self.comebacks.add(course.comes_back)

    def add_judged(self, rows: Sequence[Mapping[str, Any]]) -> None:
        """Adds what was at stake at the decisions of one game."""
        choices = [row for row in rows if row["second"] is not None]
        self.real.add(sum(map(is_real, choices)), len(choices))
        worth: defaultdict[str, list[float]] = defaultdict(list)
        for row in rows:
            if row["without"] is not None:
                worth[row["kind"]].append(row["best"] - row["without"])
        for kind in sorted(worth):
            self.kinds[kind].worth.add(sum(worth[kind]), len(worth[kind]))

    def use(self, kind: str) -> UseFigures:
        """The figures of one kind of action, even if it was never played."""
        use = self.kinds[kind] if kind in self.kinds else self.no_use()
        in_games = Moments(self.games, use.uses.games, use.uses.games)
        return UseFigures(
            mean_of(use.uses.over(self.games)),
            share_of(in_games),
            mean_of(use.winners.over(self.decided)),
            mean_of(use.others.over(self.decided)),
            [mean_of(place.over(self.games)) for place in use.places],
            ratio_of(use.worth),
        )
