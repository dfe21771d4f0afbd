"""The picture of strength over iterations."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavolino.bots.named import bot_named
from tavolino.tournament.command import run_match
from tavolino.tournament.curve import draw, iterations
from tavolino.tournament.plan import TournamentPlan


def test_a_curve_has_a_point_for_every_contestant_and_is_drawn_the_same_again(
    tmp_path: Path,
) -> None:
    plan = TournamentPlan("memento", ("best:1", "best:4"), pairs=3, options={"limit": 20})
    report = run_match(plan, bot_named, workers=1)
    one, again = tmp_path / "one.svg", tmp_path / "again.svg"
    draw(report, "Memento", one)
    draw(report, "Memento", again)
    assert one.read_bytes() == again.read_bytes()
    assert "<svg" in one.read_text(encoding="utf-8")


def test_only_bots_named_by_iterations_can_be_drawn() -> None:
    assert iterations("best:64") == 64
    with pytest.raises(ValueError, match="iterations"):
        iterations("7")
