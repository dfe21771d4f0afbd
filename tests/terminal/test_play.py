"""Playing at one terminal, with what is typed given as a list of lines."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from tavolino import GAMES, Match
from tavolino.games import descriptor_of
from tavolino.table.record import Record
from tavolino.table.voice import Voice
from tavolino.terminal.keep import Session
from tavolino.terminal.opponents import Opponents
from tavolino.terminal.play import TerminalTable
from tavolino.words import languages

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


def test_a_refusal_names_the_section_of_the_rules_that_says_so() -> None:
    match = Match.new("anneaux", players=2, seed=1)
    screen = play(match, "C>", "C<").replace("\n", " ")
    assert "another must be turned first. Rules: “Turning a ring”." in screen


def test_why_explains_what_cannot_be_chosen() -> None:
    match = Match.new("anneaux", players=2, seed=1)
    screen = play(match, "@A1", "why a1", "why A2", "why", "why nowhere", "WHY a1 A2", "quit")
    assert "Only a line lets you take a pawn. Rules: “Taking pawns”." in screen
    assert "You can choose that." in screen
    assert "Say what you would like to choose" in screen
    assert "There is nothing called “nowhere”" in screen
    assert "There is no pawn of yours" in screen
    assert len(match.entries) == 1


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_refusal_names_its_section_in_every_language(name: str, language: str) -> None:
    voice = Voice(name, language)
    for reason, why in GAMES[name].reasons.items():
        said = voice.refuse(reason, why.sentence, why.entries)
        rule = descriptor_of(name).rule(why.entries)
        assert (rule is not None) == (said != voice.explain("reason", reason))
        assert "rules-" not in said


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


# -- who begins, and another match -----------------------------------------------------------


def after_the_end(match: Match, *lines: str) -> tuple[str, Match | None]:
    """What is on the screen when a match is over and these lines are typed; the next match."""
    screen = Console(file=io.StringIO(), width=100, force_terminal=False)
    typed = iter(lines)

    def ask(prompt: str, words: list[str]) -> str:
        screen.print(prompt, end="", markup=False)
        return next(typed, "quit") if match.over else match.legal()[0]

    following = TerminalTable(match, screen, ask, Opponents(match, [None, "1"], seed=1)).play()
    assert isinstance(screen.file, io.StringIO)
    if following is not None:
        assert following.opponents.names == {1: "1"}
    return screen.file.getvalue(), following.match if following else None


@pytest.mark.parametrize(("typed", "beginner"), [("again", 0), ("Again  same", 1)])
def test_another_match_begins_with_the_next_seat_or_the_same(typed: str, beginner: int) -> None:
    match = Match.new("anneaux", players=2, seed=1, start=1, limit=20)
    _, following = after_the_end(match, "help", typed)
    assert following is not None
    assert (following.to_move, following.options) == (beginner, {"limit": 20})
    assert following.entries == []


def test_whoever_lost_may_begin_another_match() -> None:
    for seed in range(3):
        match = Match.new("anneaux", players=2, seed=seed)
        screen, following = after_the_end(match, "help", "again loser")
        assert "whoever lost begins" in screen
        assert match.outcome is not None
        assert following is not None
        assert following.to_move not in match.outcome.winners


def test_after_a_shared_win_no_loser_is_offered() -> None:
    match = Match.new("anneaux", players=2, seed=1, limit=4)
    screen, following = after_the_end(match, "again loser")
    assert "again same, again lot, help" in screen
    assert "again loser" not in screen
    assert following is None


def test_by_lot_either_seat_begins_another_match() -> None:
    begun = set()
    for _ in range(40):  # the same one every time: once in 500 billion runs
        match = Match.new("anneaux", players=2, seed=1, limit=1)
        _, following = after_the_end(match, "again lot")
        assert following is not None
        begun.add(following.to_move)
    assert begun == {0, 1}


def test_without_a_wish_nothing_follows_the_end() -> None:
    match = Match.new("anneaux", players=2, seed=1, limit=4)
    assert after_the_end(match, "")[1] is None


def test_a_chosen_seat_is_kept_with_the_game_and_older_files_are_read_as_before() -> None:
    match = Match.new("anneaux", players=2, seed=1)
    session = Session(match, ["3", None], 1)
    assert Session.loads(session.dumps()).bots == ["3", None]
    assert Opponents(match, Session.loads(session.dumps()).bots).names == {0: "3"}
    older = session.dumps().replace('["3",null]', '["3"]')
    assert Opponents(match, Session.loads(older).bots).names == {1: "3"}
