"""The report on a match between bots, as a table for people and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from rich.console import Console
from rich.table import Table

from tavolino.tournament.ratings import PRIOR, Estimate, Ratings, rate
from tavolino.tournament.results import GameResult
from tavolino.tournament.sprt import Sprt

LEANS = (
    "someone won everything, if only on one of the seats, or some never met, so the results "
    f"alone give no ratings: these lean on a prior with a standard deviation of {PRIOR:g} Elo"
)


@dataclass(frozen=True)
class Report:
    """The results of a match, and what follows from them.

    `seconds` is how long it took to play, or None if the games were played before. `test` is
    the sequential test, if there was one.
    """

    results: Sequence[GameResult]
    ratings: Ratings
    seconds: float | None = None
    test: Sprt | None = None
    notes: tuple[str, ...] = ()

    @classmethod
    def of(
        cls,
        results: Sequence[GameResult],
        names: Sequence[str] = (),
        *,
        anchor: str | None = None,
        seconds: float | None = None,
        test: Sprt | None = None,
        notes: tuple[str, ...] = (),
    ) -> Report:
        """The report on some results, with contestants in the order of `names`."""
        ratings = rate(results, names, anchor)
        notes += (LEANS,) * ratings.leans
        return cls(results, ratings, seconds, test, notes)

    def games(self, name: str) -> int:
        """How many games a contestant took part in."""
        return sum(name in result.names for result in self.results)

    def score(self, name: str) -> float:
        """A contestant's mean share of the win per seat it sat on."""
        shares = [
            share
            for result in self.results
            for who, share in zip(result.names, result.shares, strict=True)
            if who == name
        ]
        return sum(shares) / len(shares) if shares else 0.0

    @property
    def distinct(self) -> float:
        """The share of games that differ in some action from all games before them."""
        return len({result.actions for result in self.results}) / len(self.results)

    @property
    def draws(self) -> float:
        """The share of games whose win was shared."""
        return sum(max(result.shares) < 1 for result in self.results) / len(self.results)

    @property
    def length(self) -> float:
        """The mean number of decisions per game."""
        return sum(len(result.actions) for result in self.results) / len(self.results)

    def to_json(self) -> dict[str, Any]:
        """A plain JSON object, with all ratings in Elo and their 95 % intervals."""
        rated = self.ratings
        return {
            "games": len(self.results),
            "contestants": [
                {
                    "name": name,
                    "games": self.games(name),
                    "score": round(self.score(name), 4),
                    "elo": as_json(rated.of(name)),
                }
                for name in rated.names
            ],
            "differences": [
                {"of": other, "to": one, "elo": as_json(rated.difference(other, one))}
                for one, other in pairwise(rated.names)
            ],
            "first_seat": as_json(rated.first_seat),
            "distinct": round(self.distinct, 4),
            "draws": round(self.draws, 4),
            "length": round(self.length, 2),
            "seconds": None if self.seconds is None else round(self.seconds, 2),
            "sprt": self.test and test_json(self.test),
            "leans_on_prior": rated.leans,
            "notes": list(self.notes),
        }

    def show(self, console: Console) -> None:
        """Prints the report."""
        console.print(rating_table(self))
        for line in (*self.facts(), *self.notes):
            console.print(line, highlight=False, markup=False)

    def facts(self) -> list[str]:
        """Facts about the match as a whole, one sentence each."""
        facts = [
            f"moving first is worth {format_estimate(self.ratings.first_seat)} Elo",
            f"{len(self.results):,} games, {self.length:.1f} decisions long on average",
            f"{self.distinct:.0%} of them distinct, {self.draws:.0%} shared",
        ]
        if self.seconds is not None:
            facts.append(f"played in {self.seconds:.1f} s")
        if self.test is not None:
            test = self.test
            facts.append(
                f"test of {test.elo0:g} against {test.elo1:g} Elo: {test.verdict} "
                f"(log-likelihood ratio {test.ratio:.2f})"
            )
        return facts


def rating_table(report: Report) -> Table:
    """Each contestant's rating, and how far it is above the previous one."""
    table = Table("bot")
    for heading in ("games", "score", "Elo ± 95 %", "above the one before"):
        table.add_column(heading, justify="right")
    rated, before = report.ratings, ""
    for name in rated.names:
        above = format_estimate(rated.difference(name, before)) if before else ""
        games, score = f"{report.games(name):,}", f"{report.score(name):.1%}"
        table.add_row(name, games, score, format_estimate(rated.of(name)), above)
        before = name
    return table


def format_estimate(figure: Estimate) -> str:
    """A value with its margin; the anchor has none."""
    if figure.error == 0:
        return f"{figure.value:.0f}"
    return f"{figure.value:+.0f} ± {figure.margin:.0f}"


def as_json(figure: Estimate) -> dict[str, float]:
    """A value with its 95 % interval."""
    return {
        "value": round(figure.value, 2),
        "low": round(figure.low, 2),
        "high": round(figure.high, 2),
    }


def test_json(test: Sprt) -> dict[str, Any]:
    """The result of a sequential test."""
    return {
        "elo0": test.elo0,
        "elo1": test.elo1,
        "ratio": round(test.ratio, 4),
        "verdict": test.verdict,
        "pairs": sum(test.scores.values()),
    }
