"""Playing at one terminal, with what is typed given as a list of lines."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from tavolino import GAMES, Match
from tavolino.table.record import Record
from tavolino.terminal.play import TerminalTable

HANDED_OVER = "takes the screen"


def play(match: Match, *lines: str) -> str:
    """All that is on the screen after these lines were typed."""
    screen = Console(file=io.StringIO(), width=100, force_terminal=False)
    typed = iter(lines)

    def ask(prompt: str, words: list[str]) -> str:
        screen.print(prompt, end="", markup=False)
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    TerminalTable(match, screen, ask).play()
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue()


def test_actions_are_typed_by_text_or_number() -> None:
    match = Match.new("anneaux", players=2, seed=1)
    play(match, "@A1", "1", "quit", "@A3")
    assert match.record().actions == ["@A1", "@A2"]


def test_a_refused_action_is_explained_and_asked_for_again() -> None:
    match = Match.new("anneaux", players=2, seed=1)
    screen = play(match, "@A1", "@A1", "hop", "99", "@A2")
    assert "The list ends with 29." in screen
    assert "That cell is taken." in screen
    assert "“hop” is nothing one can do" in screen
    assert len(match.entries) == 2


def test_lists_can_be_cut_to_a_beginning() -> None:
    match = Match.new("memento", players=2, seed=1)
    screen = play(match, "@Na", "list N", "help", "undo", "undo", "quit")
    assert " N>" in screen
    assert "save FILE" in screen
    assert "nothing to take back" in screen
    assert match.entries == []


def test_a_game_can_be_saved_on_the_way_and_at_its_end(tmp_path: Path) -> None:
    match = Match.new("anneaux", players=2, seed=1, limit=2)
    middle, end = tmp_path / "middle.jsonl", tmp_path / "end.jsonl"
    screen = play(
        match, "@A1", f"save {middle}", "save", f"save {tmp_path}", "B>", f"save {end}"
    )
    assert "share the win. The last move has been made" in screen
    assert "Say where" in screen
    assert "Is a directory" in screen
    assert Record.loads(end.read_text()).actions == ["@A1", "B>"]
    assert middle.exists()


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_played_to_its_end(name: str) -> None:
    match = Match.new(name, players=2, seed=3)
    # The first action of every list; an Enter where the screen is handed over says nothing.
    screen = play(match, *["1"] * 3000)
    assert match.over
    assert "win" in screen


@pytest.mark.parametrize("name", GAMES)
def test_where_something_is_secret_the_screen_is_handed_over(name: str) -> None:
    match = Match.new(name, players=2, seed=3)
    secret = match.game.has_secrets(match.game.complete({}))
    assert (HANDED_OVER in play(match, *["1"] * 6)) is secret


def test_open_racks_need_no_handing_over() -> None:
    match = Match.new("triominos", players=2, seed=3, open_racks=True)
    assert HANDED_OVER not in play(match, *["1"] * 6)


def test_what_has_shown_something_is_not_taken_back() -> None:
    match = Match.new("triominos", players=2, seed=3)
    assert "no one can forget" in play(match, "buy", "", "undo", "quit")
    assert len(match.entries) == 1
