"""The JSON twin of a report: every number on the page, and many that had no room there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from tavolino.arena.metrics.comparison import Difference
from tavolino.arena.metrics.figures import Figure, share_of
from tavolino.arena.metrics.registry import INTERVALS, METRICS, TABLES
from tavolino.arena.report.study import Comparison, Played, Study, warnings


def twin(study: Study, comparisons: Sequence[Comparison]) -> dict[str, Any]:
    """One plain JSON object, the same for the same run."""
    return {
        "run": study.manifest,
        "chunks_played": study.done,
        "games": study.games,
        "settings": [setting_json(played) for played in study.played],
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


def setting_json(played: Played) -> dict[str, Any]:
    """All figures of a setting."""
    setting, tally = played.setting, played.tally
    return {
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
        "kinds": {kind: kind_json(played, kind) for kind in sorted(tally.kinds)},
        "openings": [
            {"first": first, "games": shares.games, "share": figure_json(share_of(shares))}
            for first, shares in sorted(tally.openings.items())
        ],
        "lengths": {str(length): games for length, games in sorted(tally.lengths.items())},
        "warnings": warnings(played),
    }


def kind_json(played: Played, kind: str) -> dict[str, Any]:
    """All figures of a kind of action."""
    use = played.tally.use(kind)
    return {
        "uses": figure_json(use.uses),
        "used": figure_json(use.used),
        "winners": figure_json(use.winners),
        "others": figure_json(use.others),
        "places": [figure_json(place) for place in use.places],
        "worth": figure_json(use.worth),
    }


def difference_json(row: Difference) -> dict[str, Any]:
    """A row of a comparison."""
    return {
        "metric": row.name,
        "before": figure_json(row.before),
        "after": figure_json(row.after),
        "difference": rounded(row.value),
        "low": rounded(row.low),
        "high": rounded(row.high),
        "p": rounded(row.chance),
        "p_holm": rounded(row.corrected),
        "significant": row.significant,
    }


def figure_json(figure: Figure | None) -> dict[str, Any] | None:
    """A figure with its interval, standard error and number of games."""
    if figure is None:
        return None
    return {
        name: rounded(value) if isinstance(value, float) else value
        for name, value in asdict(figure).items()
    }


def rounded(value: float) -> float:
    """Six digits that count: more of them say nothing."""
    return float(f"{value:.6g}")
