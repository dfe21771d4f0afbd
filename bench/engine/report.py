"""The report of a benchmark run, as JSON and as tables for people."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table

from measure import Latency, Spread

RATIOS = {
    "anneaux_vs_c": ("anneaux", "c"),
    "anneaux_vs_interpreted": ("anneaux", "interpreted"),
    "anneaux_vs_openspiel": ("anneaux", "openspiel"),
    "memento_vs_openspiel": ("memento", "openspiel"),
}
"""The two contestants of each ratio: the first one's speed is divided by the second's."""

GOALS = {
    "anneaux_vs_c": 0.6,
    "anneaux_vs_interpreted": 60.0,
    "anneaux_vs_openspiel": 4.0,
    "memento_vs_openspiel": 2.0,
}
"""The lowest acceptable value of each ratio, compiled."""

GOAL_LATENCY = Latency(median=200.0, p99=1000.0)
"""The highest acceptable cost of an action on a live match, compiled."""


@dataclass(frozen=True)
class Report:
    """The figures of one run. A ratio that could not be measured is None, with a note."""

    ratios: Mapping[str, Spread | None]
    plies_per_s: Mapping[str, float]
    action_us: Mapping[str, Latency]
    compiled: bool
    notes: tuple[str, ...] = ()

    def to_json(self) -> dict[str, object]:
        """A plain JSON object."""
        return {
            **{name: spread and rounded(spread.median) for name, spread in self.ratios.items()},
            "spread": {
                name: spread and [rounded(spread.low), rounded(spread.high)]
                for name, spread in self.ratios.items()
            },
            "plies_per_s": {name: round(rate) for name, rate in self.plies_per_s.items()},
            "action_us": {
                name: {"median": rounded(cost.median), "p99": rounded(cost.p99)}
                for name, cost in self.action_us.items()
            },
            "compiled": self.compiled,
            "notes": list(self.notes),
        }

    def show(self, console: Console) -> None:
        """Prints the report as tables."""
        console.print(ratio_table(self))
        console.print(game_table(self))
        for note in self.notes:
            console.print(f"note: {note}", highlight=False, markup=False)


def rounded(figure: float) -> float:
    """Rounds to four digits, which is more than any of these figures needs."""
    return float(f"{figure:.4g}")


def ratio_table(report: Report) -> Table:
    """The ratios with their spread and their goals."""
    kind = "compiled" if report.compiled else "not compiled"
    table = Table("how many times as fast", title=f"Random games, {kind}")
    for heading in ("median", "10 % - 90 %", "goal"):
        table.add_column(heading, justify="right")
    for name, spread in report.ratios.items():
        figures = ["-", "-"]
        if spread:
            figures = [f"{spread.median:.2f}", f"{spread.low:.2f} - {spread.high:.2f}"]
        table.add_row(name.replace("_vs_", " vs "), *figures, f"{GOALS[name]:g}")
    return table


def game_table(report: Report) -> Table:
    """Each game's speed, and the cost of one action on a live match."""
    table = Table("game", title="Each game, two seats; an action at two to four")
    for heading in ("plies a second", "an action, µs", "99th percentile"):
        table.add_column(heading, justify="right")
    for name, rate in report.plies_per_s.items():
        cost = report.action_us[name]
        table.add_row(name, f"{rate:,.0f}", f"{cost.median:.1f}", f"{cost.p99:.1f}")
    most = GOAL_LATENCY
    table.add_section()
    table.add_row("goal", "", f"≤ {most.median:g}", f"≤ {most.p99:g}")
    return table
