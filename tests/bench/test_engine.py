"""The bench measures what it says it measures, and says why when it cannot."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import rivals
from measure import Sample, Spread, action_latency, ratio
from report import RATIOS, Report
from run import is_compiled, run_games
from search import run_search
from tavolino.games import GAMES

ENGINE = Path(rivals.__file__).parent

RUN_WITHOUT_OPENSPIEL = """
import json, sys
sys.modules["pyspiel"] = None  # what Python itself does with a module that must not be found
from run import run_games
print(json.dumps(run_games(2, 0.002, actions=30, counted_games=2).to_json()))
"""


@pytest.fixture(scope="module")
def report() -> Report:
    return run_games(2, 0.002, actions=30, counted_games=2)


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    try:
        return rivals.build_c(tmp_path_factory.mktemp("limit"))
    except rivals.Absent as reason:
        pytest.skip(str(reason))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [0, 1, 2, 2**40 + 3])
def test_c_plays_the_same_games(program: Path, players: int, seed: int) -> None:
    assert rivals.same_games(program, players, 25, seed)


def test_c_refuses_nonsense(program: Path) -> None:
    for arguments in (["2"], ["5", "0", "1000", "1", "1"], ["2", "2", "1000", "1", "1"]):
        done = subprocess.run([program, *arguments], capture_output=True, check=False)
        assert done.returncode == 2


def test_report_has_every_figure(report: Report) -> None:
    report_json = report.to_json()
    assert set(report_json) == {
        *RATIOS, "spread", "plies_per_s", "action_us", "compiled", "notes"
    }  # fmt: skip
    assert set(report.plies_per_s) == set(report.action_us) == set(GAMES)
    assert json.loads(json.dumps(report_json)) == report_json
    assert report.compiled == is_compiled()


def test_ratios_are_positive(report: Report) -> None:
    assert report.ratios["anneaux_vs_interpreted"] is not None
    for spread in report.ratios.values():
        assert spread is None or 0 < spread.low <= spread.median <= spread.high
    assert all(rate > 0 for rate in report.plies_per_s.values())
    assert all(0 < cost.median <= cost.p99 for cost in report.action_us.values())


def test_a_missing_figure_has_a_note(report: Report) -> None:
    for name, spread in report.ratios.items():
        assert (spread is None) == any(note.startswith(name) for note in report.notes)


def test_tables_name_every_figure(report: Report) -> None:
    page = io.StringIO()
    report.show(Console(file=page, width=100))
    for name in (*GAMES, *(key.replace("_vs_", " vs ") for key in RATIOS)):
        assert name in page.getvalue()


def test_without_openspiel() -> None:
    command = [sys.executable, "-c", RUN_WITHOUT_OPENSPIEL]
    done = subprocess.run(command, capture_output=True, check=True, cwd=ENGINE)
    report_json = json.loads(done.stdout)
    assert report_json["anneaux_vs_openspiel"] is None
    assert report_json["memento_vs_openspiel"] is None
    assert report_json["anneaux_vs_interpreted"] > 0
    assert "anneaux_vs_openspiel: open_spiel is not installed" in report_json["notes"]


def test_without_a_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(rivals.Absent):
        rivals.build_c(tmp_path)


def test_the_interpreted_rival_is_interpreted(tmp_path: Path) -> None:
    with rivals.interpreted_contestant(tmp_path / "copy", "anneaux") as play:
        assert play(2, 1).plies > 0
    assert not list(tmp_path.rglob("*.so"))


def test_ratio_is_taken_round_by_round() -> None:
    ours = [Sample(200, 1.0), Sample(100, 1.0), Sample(300, 1.0)]
    theirs = [Sample(100, 1.0), Sample(50, 1.0), Sample(100, 1.0)]
    assert ratio(ours, theirs).median == 2.0
    assert Spread.of([4.0]) == Spread(4.0, 4.0, 4.0)


def test_an_action_is_timed_for_every_game() -> None:
    for name in GAMES:
        cost = action_latency(name, 20)
        assert 0 < cost.median <= cost.p99


def test_the_search_is_measured_against_openspiels() -> None:
    report = run_search(rounds=2, seconds_per_sample=0.01)
    report_json = report.to_json()
    assert set(report_json) == {"search_vs_openspiel", "spread", "iterations_per_s"}
    assert report.search_vs_openspiel
    assert report.search_vs_openspiel.median > 0
    assert set(report.iterations_per_s) == {*GAMES, "openspiel"}
    page = io.StringIO()
    report.show(Console(file=page, width=100))
    assert "anneaux vs openspiel" in page.getvalue()
