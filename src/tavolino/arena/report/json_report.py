"""The report as JSON: exactly the figures that the page shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tavolino.arena.metrics.comparison import Difference
from tavolino.arena.metrics.figures import Figure
from tavolino.arena.metrics.registry import INTERVALS, METRICS, TABLES
from tavolino.arena.report.openings import Openings
from tavolino.arena.report.study import Comparison, Group, Played, Study, warnings


def json_report(study: Study, comparisons: Sequence[Comparison]) -> dict[str, Any]:
    """A plain JSON object, the same for the same run."""
    groups = study.groups
    return {
        "run": study.manifest,
        "chunks_played": study.done,
        "games": study.games,
        "settings": [setting_json(played, groups) for played in study.played],
        "comparisons": [
            {
                "game": comparison.game,
                "both": comparison.both,
                "before": comparison.before,
                "after": comparison.after,
                "rows": [difference_json(row) for row in comparison.rows],
            }
            for comparison in comparisons
        ],
        "definitions": [
            {
                "name": one.name,
                "title": one.title,
                "definition": one.meaning,
                "source": one.source,
                "unit": one.unit,
                "needs_judged_games": one.judged,
            }
            for one in (*METRICS, *TABLES)
        ],
        "intervals": INTERVALS,
    }


def setting_json(played: Played, groups: Sequence[Group]) -> dict[str, Any]:
    """A setting with its figures; lengths, kinds and openings only if the page shows them."""
    setting, tally = played.setting, played.tally
    document = {
        "title": setting.title,
        "game": setting.game,
        "players": setting.players,
        "options": setting.rules.complete(setting.options),
        "bots": list(setting.bots),
        "opening": setting.opening,
        "games": tally.games,
        "judged": tally.judged,
        "metrics": {metric.name: figure_json(metric.measure(tally)) for metric in METRICS},
        "places": [figure_json(share) for share in played.places],
        "warnings": warnings(played),
    }
    if any(played is group.strongest for group in groups):
        document["lengths"] = {
            str(length): games for length, games in sorted(tally.lengths.items())
        }
    if any(played is group.judged for group in groups):
        document["kinds"] = {kind: kind_json(played, kind) for kind in sorted(tally.kinds)}
    if any(played is group.most_played for group in groups):
        document["openings"] = openings_json(Openings.of(tally))
    return document


def kind_json(played: Played, kind: str) -> dict[str, Any]:
    """How often a kind of action was played, and what it was worth."""
    use = played.tally.use(kind)
    worth = figure_json(use.worth)
    if use.worth is not None and worth is not None:
        worth["error"] = round_figure(use.worth.error)
    return {
        "uses": figure_json(use.uses),
        "used": value_json(use.used),
        "winners": value_json(use.winners),
        "others": value_json(use.others),
        "places": [value_json(place) for place in use.places],
        "worth": worth,
    }


def openings_json(openings: Openings) -> dict[str, Any]:
    """How many first actions there were, and the best and the worst of them."""
    return {
        "played": openings.played,
        "ranked": openings.ranked,
        "shown": [
            {"first": first, "games": share.games, "share": figure_json(share)}
            for first, share in openings.shown
        ],
    }


def difference_json(row: Difference) -> dict[str, Any]:
    """A row of a comparison."""
    return {
        "metric": row.name,
        "before": value_json(row.before),
        "after": value_json(row.after),
        "difference": round_figure(row.value),
        "low": round_figure(row.low),
        "high": round_figure(row.high),
        "p": round_figure(row.chance),
        "p_holm": round_figure(row.corrected),
        "significant": row.significant,
    }


def figure_json(figure: Figure | None) -> dict[str, Any] | None:
    """A figure with its interval."""
    if figure is None:
        return None
    return {
        "value": round_figure(figure.value),
        "low": round_figure(figure.low),
        "high": round_figure(figure.high),
    }


def value_json(figure: Figure | None) -> float | None:
    """A figure without its interval, where the page does not show one."""
    return None if figure is None else round_figure(figure.value)


def round_figure(value: float | None) -> float | None:
    """Rounds to six significant digits: more would mean nothing."""
    return float(f"{value:.6g}") if isinstance(value, float) else value
