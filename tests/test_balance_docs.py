"""The study in docs/balance: its report is of its plan, opens, and says what the page says.

python tests/test_balance_docs.py    writes the tables of the page anew from the report
"""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from chromium import CHROMIUM, complaints
from tavolino.arena.plan import Plan
from tavolino.games import GAMES

BALANCE = Path(__file__).parents[1] / "docs" / "balance"
PAGE = BALANCE / "index.md"
STRENGTHS = ("best:16", "best:128", "best:1024")
MIDDLE = STRENGTHS[1]


def report() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((BALANCE / "report.json").read_text(encoding="utf-8"))
    return found


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


def test_the_report_is_of_the_plan_beside_it() -> None:
    plan = Plan.read(BALANCE / "study.toml")
    assert Plan.from_json(report()["run"]["plan"]) == plan


def test_the_middle_strength_is_complete_and_sure_enough() -> None:
    for setting in report()["settings"]:
        if setting["bots"][0] == MIDDLE:
            asked = 0.03 if setting["players"] == 2 else 0.05
            first = setting["places"][0]
            assert (first["high"] - first["low"]) / 2 <= asked, setting["title"]


@pytest.mark.parametrize("name", TABLES)
def test_the_page_says_what_the_report_says(name: str) -> None:
    found = block(name).search(PAGE.read_text(encoding="utf-8"))
    assert found is not None
    assert found[0] == TABLES[name](report()["settings"])


def test_the_report_for_browsers_shows_the_same_openings() -> None:
    html = (BALANCE / "report.html").read_text(encoding="utf-8")
    rows = re.findall(r"<code>(.+?)</code></th>\s*<td>(\d+)</td>", html)
    openings = [
        setting["openings"] for setting in report()["settings"] if "openings" in setting
    ]
    shown = [(one["first"], str(one["games"])) for each in openings for one in each["shown"]]
    assert sorted((unescape(first), games) for first, games in rows) == sorted(shown)


@pytest.mark.skipif(CHROMIUM is None, reason="there is no browser")
def test_a_browser_opens_the_report_without_a_complaint(tmp_path: Path) -> None:
    assert complaints(BALANCE / "report.html", tmp_path) == []


def filled(page: str) -> str:
    """The page with its tables as the report has them."""
    for name, table in TABLES.items():
        page = block(name).sub(table(report()["settings"]), page)
    return page


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
