"""The report as one HTML file: the data for its templates, and how they are rendered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from jinja2 import Environment, PackageLoader, StrictUndefined

from tavolino.arena.metrics.figures import Figure
from tavolino.arena.metrics.registry import INTERVALS, METRICS, TABLES
from tavolino.arena.report import words
from tavolino.arena.report.charts import bars_chart, lengths_charts, places_chart
from tavolino.arena.report.openings import BEST, MIN_RANKED, Openings
from tavolino.arena.report.study import OTHER, Comparison, Group, Study
from tavolino.drawing.palette import declarations
from tavolino.games import GAMES

COLOURS = ("paper", "table", "ink", "edge", "muted", "accent", "bad")
MARKS = tuple(f"mark-{place}" for place in range(4))

GLANCE = (
    "first_share",
    "first_advantage",
    "length_median",
    "completion",
    "draws",
    "real_choice",
    "lead_changes",
    "drama",
)
"""The metrics of each game in the first table."""


@dataclass(frozen=True)
class Chapter:
    """All groups of one game."""

    game: str
    groups: list[Group]
    comparisons: list[Comparison]

    @property
    def title(self) -> str:
        """The title of the game."""
        return GAMES[self.game].title

    @property
    def kinds(self) -> list[str]:
        """All kinds of action that were played in any group."""
        return sorted(
            {
                kind
                for group in self.groups
                for played in group.members
                for kind in played.tally.kinds
            }
        )

    def uses(self, group: Group) -> dict[str, Figure]:
        """How often each kind of action is used per game, the most used first."""
        return rank({kind: group.judged.tally.use(kind).uses for kind in self.kinds})

    def worth(self, group: Group) -> dict[str, Figure]:
        """What each kind of action is worth, as far as known, the best first."""
        return rank({kind: group.judged.tally.use(kind).worth for kind in self.kinds})

    def top(self, players: int) -> float:
        """The top of charts of shares, the same for groups with equally many seats."""
        highest = max(
            share.high or 0.0
            for group in self.groups
            if group.strongest.setting.players == players
            for played in group.members
            for share in played.places
        )
        return min(1.0, highest + 0.05)


def page(study: Study, comparisons: Sequence[Comparison]) -> str:
    """Renders the whole file."""
    return TEMPLATES.get_template("report.html.j2").render(
        study=study, run=study.manifest, chapters=chapters_of(study, comparisons)
    )


def chapters_of(study: Study, comparisons: Sequence[Comparison]) -> list[Chapter]:
    """One chapter for each game, in the order of the plan."""
    games = dict.fromkeys(group.game for group in study.groups)
    return [
        Chapter(
            game,
            [group for group in study.groups if group.game == game],
            [comparison for comparison in comparisons if comparison.game == game],
        )
        for game in games
    ]


def rank(figures: Mapping[str, Figure | None]) -> dict[str, Figure]:
    """The figures that exist, the largest first."""
    known = [(name, figure) for name, figure in figures.items() if figure is not None]
    return dict(sorted(known, key=lambda pair: (-pair[1].value, pair[0])))


def colours(dark: bool) -> str:
    """The client's colours, as declarations for the style sheet."""
    return "\n  ".join(declarations(COLOURS + MARKS, dark))


def templates() -> Environment:
    """The template environment, with everything that does not depend on a single report."""
    found = Environment(
        loader=PackageLoader("tavolino.arena.report"),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=words.curly,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    for function in (
        words.figure_text,
        words.interval,
        words.number,
        words.ending,
        words.chance,
    ):
        found.filters[function.__name__] = function
    found.filters["whole"] = "{:,}".format
    found.globals |= {
        "METRICS": METRICS,
        "GLANCE": [metric for name in GLANCE for metric in METRICS if metric.name == name],
        "DEFINITIONS": (*METRICS, *TABLES),
        "INTERVALS": INTERVALS,
        "BEST": BEST,
        "ENOUGH": MIN_RANKED,
        "NOTHING": words.NOTHING,
        "OTHER": OTHER,
        "bars_chart": bars_chart,
        "colours": colours,
        "lengths_charts": lengths_charts,
        "places_chart": places_chart,
        "ranked_openings": Openings.of,
    }
    return found


TEMPLATES = templates()
