"""Analyses of recorded games, as the command shows them."""

from __future__ import annotations

import io
import json
import os
import signal
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console
from typer.testing import CliRunner

from games.dimenticato.lookalikes import dimenticato_view
from support.lookalikes import wander
from support.paths import vectors_of
from tavolino import GAMES
from tavolino.bots.budget import Budget
from tavolino.bots.observations import Observations, belief_after
from tavolino.cli import app
from tavolino.games.dimenticato.rules.position import DimenticatoPosition
from tavolino.table.record import Record
from tavolino.table.voice import Voice
from tavolino.terminal.analyse import look, match_until
from tavolino.terminal.words import BAR, shares_bar, widths


def file_of(game: str) -> str:
    return str(vectors_of(game))


def record_of(game: str) -> Record:
    return next(Record.read((vectors_of(game)).read_text().splitlines()))


@pytest.fixture(params=GAMES)
def record(request: pytest.FixtureRequest) -> Record:
    """A random game of each kind that is installed."""
    return wander(request.param, 2, 3, 14).record()


@pytest.fixture
def file(record: Record, tmp_path: Path) -> str:
    """A file with that game."""
    path = tmp_path / "played.jsonl"
    path.write_text(record.dumps() + "\n")
    return str(path)


def run(*words: str, status: int = 0) -> str:
    """What the command prints; its error output if it is meant to fail."""
    result = CliRunner().invoke(app, ["analyse", *words])
    assert result.exit_code == status, result.output
    return result.stderr if status else result.stdout


def test_the_best_actions_are_a_table_with_a_bar_below(record: Record, file: str) -> None:
    shown = run(file, "--ply", "10", "--iterations", "40")
    legal = record.rules.legal_texts(record.position(10))
    assert "to move after 10 actions; 40 iterations" in shown
    assert any(action in shown for action in legal)
    assert "share %" in shown
    assert "%  ■ " in shown.splitlines()[-1]


def test_the_same_as_json(record: Record, file: str) -> None:
    words = (file, "--ply", "10", "--iterations", "40", "--seed", "5", "--json")
    found = json.loads(run(*words))
    position = record.position(10)
    assert list(found) == ["seat", "ply", "shares", "choices", "iterations"]
    assert (found["seat"], found["ply"]) == (position.to_move, 10)
    assert sum(found["shares"]) == pytest.approx(1)
    legal = record.rules.legal_texts(position)
    assert all(choice["action"] in legal for choice in found["choices"])
    assert json.loads(run(*words)) == found


def test_the_last_decision_is_analysed_if_no_ply_is_given() -> None:
    record = record_of("anneaux")
    assert match_until(record, None).positions[-1].to_move >= 0
    assert len(match_until(record, None).entries) == len(record.actions) - 1
    record.actions = record.actions[:5]
    assert len(match_until(record, None).entries) == 5
    assert "after 39 actions" in run(file_of("anneaux"), "--seconds", "0.05")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--ply", "140"], "after 140 actions the game is over"),
        (["--ply", "141"], "plies 0 to 140"),
        (["--game", "999"], "no game 999"),
        (["--iterations", "5", "--seconds", "1"], "either --iterations or --seconds"),
    ],
)
def test_what_cannot_be_analysed_is_explained(words: list[str], complaint: str) -> None:
    assert complaint in run(file_of("memento"), *words, status=1)


def test_what_is_no_record_is_explained(tmp_path: Path) -> None:
    file = tmp_path / "records"
    file.write_text("hop\n")
    assert "not JSON" in run(str(file), status=1)


def test_in_dimenticato_all_that_the_seat_has_seen_is_remembered() -> None:
    match = match_until(record_of("dimenticato"), 60)
    view = dimenticato_view(match, match.to_move)
    assert None in view["numbers"]
    believed = belief_after(Observations.of(match, match.to_move)).position(view, 0)
    assert isinstance(believed, DimenticatoPosition)
    assert isinstance(match.position, DimenticatoPosition)
    # Before the first move all numbers lay open.
    assert list(believed.layout.numbers) == list(match.position.layout.numbers)


class Screen(io.StringIO):
    """Presses Ctrl-C when the first estimate is shown."""

    def write(self, text: str) -> int:
        if "share %" in text and "share %" not in self.getvalue():
            os.kill(os.getpid(), signal.SIGINT)
        return super().write(text)


def test_at_a_terminal_the_estimate_is_shown_while_it_grows_and_ctrl_c_ends_it() -> None:
    match = match_until(record_of("anneaux"), 10)
    screen = Screen()
    console = Console(file=screen, width=100, force_terminal=True)
    begun = time.thread_time()
    found = look(match, Budget(seconds=10), 0, console, Voice("anneaux"))
    assert time.thread_time() - begun < 5
    assert "Ctrl-C to stop" in screen.getvalue()
    assert found.choices


@given(st.lists(st.floats(0, 1), min_size=2, max_size=4).filter(lambda shares: sum(shares) > 0))
def test_the_bar_is_always_full(shares: list[float]) -> None:
    total = sum(shares)
    parts = widths([share / total for share in shares])
    assert sum(parts) == BAR
    assert min(parts) >= 0


def test_the_bar_can_be_read_without_colours() -> None:
    bar = "●" * 10 + "■" * 30
    assert shares_bar([0.25, 0.75], Voice("anneaux")).plain == f"  {bar}  ● 25 %  ■ 75 %"
