"""The study in docs/balance: its figures are of its plan, and the page says what they say.

PYTHONPATH=tests python tests/docs/test_balance.py REPORT.json
takes the figures from a report, and writes
the tables of the page from them (`make study`)
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from support.fake_arena_runs import write_run
from support.paths import ROOT
from tavolino.arena.plan import ArenaPlan
from tavolino.arena.report.command import write_report
from tavolino.games import GAMES

BALANCE = ROOT / "docs" / "balance"
PAGE = BALANCE / "index.md"
FIGURES = BALANCE / "figures.json"
STRENGTHS = ("best:16", "best:128", "best:1024")
MIDDLE = STRENGTHS[1]


METRICS = (
    "length_median", "length_low", "length_high", "branching_median", "real_choice",
    "lead_changes", "drama", "comeback", "completion", "draws",
)  # fmt: skip
"""What the page says about games of the middle strength."""


def read(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def figures_of(report: dict[str, Any]) -> dict[str, Any]:
    """The part of a report that the page shows, with the plan of its run."""
    settings = []
    for setting in report["settings"]:
        kept = {name: setting[name] for name in ("game", "players", "options", "bots", "games")}
        kept["places"] = setting["places"][:1]
        if setting["bots"][0] == MIDDLE:
            kept["metrics"] = {name: setting["metrics"][name] for name in METRICS}
        settings.append(kept)
    return {"plan": report["run"]["plan"], "settings": settings}


def percent(figure: dict[str, Any]) -> str:
    """A share with the longer half of its interval."""
    margin = max(figure["high"] - figure["value"], figure["value"] - figure["low"])
    return f"{100 * figure['value']:.0f} ± {100 * margin:.0f}"


CHOSEN = {
    "simple": "simple",
    "original": "original",
    "complex": "complex",
    True: "with joker",
    False: "without joker",
}
"""The options that are compared, in words."""


def rows(settings: list[dict[str, Any]]) -> dict[tuple[str, int], dict[str, Any]]:
    """The settings by title and seats, and then by who plays."""
    found: dict[tuple[str, int], dict[str, Any]] = {}
    for setting in sorted(settings, key=lambda setting: list(GAMES).index(setting["game"])):
        options = (setting["options"].get(name) for name in ("version", "joker"))
        chosen = [CHOSEN[value] for value in options if value is not None]
        title = ", ".join([GAMES[setting["game"]].title, *chosen])
        found.setdefault((title, setting["players"]), {})[setting["bots"][0]] = setting
    return found


def shares_table(settings: list[dict[str, Any]]) -> str:
    """The first place's share in percent, and the games it is from, strength by strength."""
    lines = ["| | seats | equal | " + " | ".join(STRENGTHS) + " |", "| --- " * 6 + "|"]
    for (title, players), by_bot in rows(settings).items():
        cells = [
            f"{percent(by_bot[bot]['places'][0])} ({by_bot[bot]['games']:,})"
            if bot in by_bot
            else "not played"
            for bot in STRENGTHS
        ]
        lines.append(f"| {title} | {players} | {100 / players:.0f} | {' | '.join(cells)} |")
    return "\n".join(lines)


def feel_table(settings: list[dict[str, Any]]) -> str:
    """What the middle strength's games are like."""
    heads = [
        "decisions: median (10th to 90th percentile)",
        "legal actions",
        "real choice",
        "lead changes",
        "drama",
        "comebacks",
        "ended by the rules",
        "shared wins",
    ]
    lines = ["| | seats | " + " | ".join(heads) + " |", "| --- " * (2 + len(heads)) + "|"]
    for (title, players), by_bot in rows(settings).items():
        metrics = by_bot[MIDDLE]["metrics"]

        def value(name: str, metrics: Any = metrics) -> float:
            return float(metrics[name]["value"])

        length = [value(f"length_{at}") for at in ("median", "low", "high")]
        cells = [
            f"{length[0]:.0f} ({length[1]:.0f} to {length[2]:.0f})",
            f"{value('branching_median'):.0f}",
            f"{100 * value('real_choice'):.0f} %",
            f"{value('lead_changes'):.1f}",
            *(
                f"{100 * value(name):.0f} %"
                for name in ("drama", "comeback", "completion", "draws")
            ),
        ]
        lines.append(f"| {title} | {players} | {' | '.join(cells)} |")
    return "\n".join(lines)


TABLES = {"SHARES": shares_table, "FEEL": feel_table}


def block(name: str) -> re.Pattern[str]:
    """A table of the page between its marks."""
    return re.compile(f"(?<=<!-- {name} -->\n).*?(?=\n<!-- end -->)", re.DOTALL)


def test_the_figures_are_of_the_plan_beside_them() -> None:
    assert ArenaPlan.from_json(read(FIGURES)["plan"]) == ArenaPlan.read(BALANCE / "study.toml")


def test_the_middle_strength_is_complete_and_sure_enough() -> None:
    for setting in read(FIGURES)["settings"]:
        if setting["bots"][0] == MIDDLE:
            asked = 0.03 if setting["players"] == 2 else 0.05
            first = setting["places"][0]
            assert (first["high"] - first["low"]) / 2 <= asked, setting


@pytest.mark.parametrize("name", TABLES)
def test_the_page_says_what_the_figures_say(name: str) -> None:
    found = block(name).search(PAGE.read_text(encoding="utf-8"))
    assert found is not None
    assert found[0] == TABLES[name](read(FIGURES)["settings"])


def test_figures_and_tables_come_from_a_report(tmp_path: Path) -> None:
    setting = {"game": "memento", "players": 2, "bots": list(STRENGTHS), "games": 40}
    judged = setting | {"judge": {"games": 6, "iterations": 8}}
    plan = ArenaPlan.from_json({"settings": [judged]})
    _, report = write_report(write_run(tmp_path / "run", plan), tmp_path)
    page, figures = tmp_path / "index.md", tmp_path / "figures.json"
    page.write_text("".join(f"<!-- {name} -->\nold\n<!-- end -->\n" for name in TABLES))
    write(report, figures, page)
    assert ArenaPlan.from_json(read(figures)["plan"]) == plan
    for name, table in TABLES.items():
        assert f"<!-- {name} -->\n{table(read(report)['settings'])}\n" in page.read_text()


def write(report: Path, figures: Path, page: Path) -> None:
    """Writes the figures of a report, and the tables of the page."""
    found = figures_of(read(report))
    lines = re.sub(r'([\[,]) ?({"game")', r"\1\n\2", json.dumps(found))  # one per setting
    figures.write_text(lines + "\n", encoding="utf-8")
    text = page.read_text(encoding="utf-8")
    for name, table in TABLES.items():
        text = block(name).sub(table(found["settings"]), text)
    page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]), FIGURES, PAGE)
