"""A report is one file that needs nothing else, and its JSON says the same."""

from __future__ import annotations

import json
import re
import shutil
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from support.chromium import CHROMIUM, complaints
from support.fake_arena_runs import fake_game, write_run
from tavolino.arena.metrics.figures import share_of
from tavolino.arena.metrics.registry import METRICS, TABLES
from tavolino.arena.metrics.tally import Tally
from tavolino.arena.plan import ArenaPlan, Setting
from tavolino.arena.report.command import write_report
from tavolino.arena.report.page import TEMPLATES
from tavolino.arena.report.study import Group, Played, read_study, warnings
from tavolino.arena.report.words import number, text
from tavolino.arena.rows import Rows
from tavolino.arena.store import Run, encode

PLAN: dict[str, Any] = {
    "seed": 3,
    "settings": [
        {
            "game": "memento",
            "players": 3,
            "rules_version": 2,
            "options": {"version": ["simple", "complex"]},
            "bots": ["best:128", "best:16"],
            "games": 40,
            "opening": 1,
            "judge": {"games": 6, "iterations": 8},
        },
        {"game": "triominos", "players": 2, "bots": ["random"], "games": 30},
        {"game": "triominos", "players": 2, "bots": [["random", "1"]], "games": 30},
        {"game": "triominos", "players": 2, "bots": ["1"], "games": 30, "opening": 2},
    ],
}


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_run(tmp_path_factory.mktemp("arena") / "run", ArenaPlan.from_json(PLAN))


@pytest.fixture(scope="module")
def files(run: Path, tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """A report on a run that is compared with itself."""
    return write_report(run, tmp_path_factory.mktemp("report"), against=run)


@pytest.fixture(scope="module")
def report(files: list[Path]) -> tuple[str, dict[str, Any]]:
    """The page and its JSON."""
    page, plain = files
    return page.read_text(encoding="utf-8"), json.loads(plain.read_text(encoding="utf-8"))


class Page(HTMLParser):
    """What of a page can be checked without looking at it."""

    VOID = frozenset({"meta", "link", "br"})

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attrs for name, attrs in self.tags if name == tag]


@pytest.mark.skipif(CHROMIUM is None, reason="there is no browser")
def test_a_browser_opens_it_without_a_complaint(files: list[Path], tmp_path: Path) -> None:
    assert complaints(files[0], tmp_path / "profile") == []
    # The page forbids itself to ask any host, so it would be heard if it did.
    worse = tmp_path / "worse.html"
    html = files[0].read_text(encoding="utf-8")
    worse.write_text(html.replace("<main>", '<main><img src="https://localhost/x.png">'))
    assert len(complaints(worse, tmp_path / "profile")) == 1


def test_it_has_no_script_and_needs_no_other_host(report: tuple[str, Any]) -> None:
    html, _ = report
    without_names = re.sub(r'xmlns(:\w+)?="[^"]*"', "", html)
    assert "http://" not in without_names
    assert "https://" not in without_names
    page = Page(html)
    assert not page.all("script")
    assert not page.all("img")
    assert [attrs["href"] for attrs in page.all("link")] == ["data:,"]
    assert not [name for _, attrs in page.tags for name in attrs if name.startswith("on")]


def test_the_page_is_well_formed_and_says_what_it_shows(report: tuple[str, Any]) -> None:
    page = Page(report[0])
    assert page.open == []
    names = [attrs["id"] for _, attrs in page.tags if "id" in attrs]
    assert len(names) == len(set(names))
    places = {attrs.get("href") for attrs in page.all("a")}
    assert places <= {f"#{name}" for name in names}
    assert all(attrs["role"] == "img" and attrs["aria-label"] for attrs in page.all("svg"))
    assert len(page.all("svg")) >= 4 * len({"memento simple", "memento complex"})
    assert len(page.all("caption")) == len(page.all("table"))
    assert all(attrs.get("scope") in {"col", "row"} for attrs in page.all("th"))


def test_the_json_has_every_definition_and_the_page_too(report: tuple[str, Any]) -> None:
    html, plain = report
    names = [one.name for one in (*METRICS, *TABLES)]
    assert [one["name"] for one in plain["definitions"]] == names
    for one in (*METRICS, *TABLES):
        assert f'id="means-{one.name}"' in html
        assert text(one.meaning) in html
    for setting in plain["settings"]:
        assert list(setting["metrics"]) == [metric.name for metric in METRICS]


def test_page_and_json_agree_with_the_games(run: Path, report: tuple[str, Any]) -> None:
    html, plain = report
    rows = [row for row in Run.read(run).rows("games") if row["setting"] == 0]
    shares = [row["shares"][0] for row in rows]
    setting = plain["settings"][0]
    assert setting["games"] == len(rows) == 40
    assert setting["judged"] == 6
    first = setting["metrics"]["first_share"]
    assert first["value"] == pytest.approx(sum(shares) / 40)
    ends = f"{number(first['low'], 'share')} to {number(first['high'], 'share')}"
    assert f"<b>{number(first['value'], 'share')} %</b><small>{ends}</small>" in html
    mean = setting["metrics"]["length_mean"]["value"]
    assert mean == pytest.approx(sum(row["decisions"] for row in rows) / 40)
    assert f"<b>{number(mean, 'decisions')}</b>" in html
    uses = setting["kinds"]["split in two"]["uses"]["value"]
    assert uses == sum(row["kinds"][3:].count("split in two") for row in rows) / 40


def test_the_json_has_nothing_that_the_page_does_not_show(tmp_path: Path) -> None:
    weak = {
        "game": "memento",
        "players": 3,
        "bots": ["best:16", "best:64"],
        "games": 200,
        "judge": {"games": 4, "iterations": 8},
    }
    strong = weak | {"bots": ["best:128"], "games": 40, "judge": {"games": 0}}
    run = write_run(tmp_path / "run", ArenaPlan.from_json({"settings": [weak, strong]}))
    page, plain = (file.read_text(encoding="utf-8") for file in write_report(run, tmp_path))
    settings = {one["bots"][0]: one for one in json.loads(plain)["settings"]}
    parts = {"lengths", "kinds", "openings"}
    assert {bot: parts & set(one) for bot, one in settings.items()} == {
        "best:16": set(),
        "best:64": {"kinds", "openings"},
        "best:128": {"lengths"},
    }
    rows = re.findall(r"<code>(.+?)</code></th>\s*<td>(\d+)</td>", page)
    shown = settings["best:64"]["openings"]["shown"]
    assert rows == [(one["first"], str(one["games"])) for one in shown]
    assert settings["best:16"]["metrics"]["first_share"].keys() == {"value", "low", "high"}


def test_the_strongest_bots_are_shown_at_a_glance(report: tuple[str, Any]) -> None:
    glance = re.search(r'<section id="glance">.*?</section>', report[0], re.DOTALL)
    assert glance is not None
    # best:16 comes after best:128 in the plan, and is weaker all the same.
    assert "best:128, 40 games" in glance[0]
    assert "best:16," not in glance[0]
    # Games with another opening are no point of the same curve.
    assert "2 seats, opening=0" in glance[0]
    assert "2 seats, opening=2" in glance[0]
    # Bots that differ are no point of a curve.
    assert "2 seats, random against 1" in glance[0]


def test_options_and_runs_are_compared(report: tuple[str, Any]) -> None:
    html, plain = report
    compared = [(one["both"], one["before"], one["after"]) for one in plain["comparisons"]]
    assert compared[:2] == [
        ("3 seats, best:128", "version=simple", "version=complex"),
        ("3 seats, best:16", "version=simple", "version=complex"),
    ]
    assert len(compared) == 2 + len(plain["settings"])
    # A run does not differ from itself.
    for one in plain["comparisons"][2:]:
        assert (one["before"], one["after"]) == ("the other run", "this run")
        assert all(row["difference"] == 0 and not row["significant"] for row in one["rows"])
    assert "Against the other run" in html


def test_the_same_run_gives_the_same_bytes(
    run: Path, files: list[Path], tmp_path: Path
) -> None:
    again = write_report(run, tmp_path / "again", against=run)
    assert [file.name for file in again] == ["report.html", "report.json"]
    assert [file.read_bytes() for file in again] == [file.read_bytes() for file in files]


def test_what_a_game_says_is_never_taken_for_html(tmp_path: Path) -> None:
    plan = ArenaPlan.from_json({"settings": [PLAN["settings"][1]]})
    kept = Run.begin(tmp_path / "run", plan)
    for chunk in plan.chunks:
        rows = Rows([], [], [])
        for k in chunk.games:
            game, _ = fake_game(plan.settings[0], k, k)
            evil = {"first": "<script>", "kinds": ["a & <b>"] * game["decisions"]}
            rows.games.append({"setting": 0, "number": k} | game | evil)
        kept.write(chunk.number, encode(rows))
    page, _ = write_report(tmp_path / "run", tmp_path)
    html = page.read_text(encoding="utf-8")
    assert "&lt;script&gt;" in html
    assert "a &amp; &lt;b&gt;" in html
    assert not Page(html).all("script")
    assert "a & <b>" not in html


def tallied(games: int, **more: Any) -> Played:
    """A setting of which so many games were played, all in some way special."""
    setting = Setting("triominos", 2, {}, ("random", "random"), games)
    tally = Tally(2)
    for k in range(games):
        tally.add(fake_game(setting, k, k)[0] | {"ending": "pot"} | more)
    return Played(setting, tally)


def test_few_games_are_warned_of() -> None:
    assert "±5 % takes about 384 games" in warnings(tallied(100))[0]
    assert "±3 % takes about 1,067 games" in warnings(tallied(400))[0]
    assert warnings(tallied(1100)) == []


def test_games_that_repeat_or_do_not_end_are_warned_of() -> None:
    assert any(
        "Only 0 % of the games are distinct" in one for one in warnings(tallied(1100, digest=1))
    )
    assert any(
        "Only 0 % of the games were ended" in one
        for one in warnings(tallied(1100, ending="limit"))
    )


def openings_table(played: Played) -> str:
    """The part of the page that ranks openings."""
    tables: Any = TEMPLATES.get_template("tables.html.j2").module
    return str(tables.openings(played))


def test_openings_with_too_few_games_are_not_ranked() -> None:
    few = tallied(19, first="x")
    assert "too few to rank" in openings_table(few)
    enough = tallied(20, first="x")
    share = share_of(enough.tally.openings["x"])
    assert share is not None
    assert f"<b>{number(share.value, 'share')} %</b>" in openings_table(enough)
    assert "chosen by the bots" in openings_table(enough)


def test_a_run_that_is_not_over_says_so(run: Path, tmp_path: Path) -> None:
    shutil.copytree(run, tmp_path / "run")
    parts = sorted((tmp_path / "run" / "games").iterdir())
    parts[0].unlink()
    page, _ = write_report(tmp_path / "run", tmp_path)
    assert f"{len(parts) - 1} of {len(parts)} chunks" in page.read_text(encoding="utf-8")
    assert read_study(tmp_path / "run").played[0].tally.judged == 0


def test_a_run_without_games_is_refused(tmp_path: Path) -> None:
    Run.begin(tmp_path / "run", ArenaPlan.from_json(PLAN))
    with pytest.raises(ValueError, match="has no games yet"):
        write_report(tmp_path / "run", tmp_path)


def test_what_a_judge_says_is_from_the_strongest_that_were_judged() -> None:
    bots = ("best:1", "best:2", "best:4")
    members = [Played(Setting("memento", 2, {}, (bot, bot), games=9), Tally(2)) for bot in bots]
    group = Group("memento", "2 seats", members)
    assert group.judged is group.most_played is group.strongest is members[2]
    members[0].tally.judged = members[1].tally.judged = 3
    assert group.judged is members[1]
    members[0].tally.games = members[1].tally.games = 9
    assert group.most_played is members[1]
