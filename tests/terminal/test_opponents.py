"""Playing at one terminal against bots, with a person who types what a script says."""

from __future__ import annotations

import io
import os
import re
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from support.installed_games import SHORT
from tavolino import GAMES, Match
from tavolino.bots.budget import Budget
from tavolino.cli import app
from tavolino.rules.chance import Rng
from tavolino.table.voice import Voice
from tavolino.terminal.help import COMMANDS
from tavolino.terminal.opponents import Opponents
from tavolino.terminal.play import TerminalTable

VOICE = Voice("anneaux")

Person = Callable[[list[str]], str]
"""Types a line, given the legal actions."""

HANDED_OVER = "takes the screen"

FOR_A_HINT = "tavolino.terminal.analyse.FOR_A_HINT"


class Screen(io.StringIO):
    """Remembers what is shown, and presses Ctrl-C when some words are for the first time."""

    def __init__(self, words: str = "", times: int = 1) -> None:
        super().__init__()
        self.words = words
        self.times = times

    def write(self, text: str) -> int:
        if self.words and self.words in text:
            self.words = ""
            for _ in range(self.times):
                os.kill(os.getpid(), signal.SIGINT)
        return super().write(text)


def play(
    match: Match,
    bots: list[str],
    person: Person,
    *,
    screen: Screen | None = None,
    hints: bool = False,
    terminal: bool = False,
) -> str:
    """All that is on the screen when the person has finished."""
    screen = screen or Screen()
    console = Console(file=screen, width=100, force_terminal=terminal)

    def ask(prompt: str, words: list[str]) -> str:
        console.print(prompt, end="", markup=False)
        legal = [word for word in words if word not in {*COMMANDS, "help"}]
        return person(legal) if legal else ""

    TerminalTable(match, console, ask, Opponents(match, bots, seed=1), hints).play()
    return screen.getvalue()


def typing(*lines: str) -> Person:
    """Types one line after the other and quits."""
    left = iter(lines)
    return lambda legal: next(left, "quit")


def anyhow(seed: int) -> Person:
    """Plays at random, to the end."""
    rng = Rng(seed)
    return lambda legal: legal[int(rng.below(len(legal)))]


def seats(match: Match) -> list[int]:
    """Who decided what, in order."""
    return [entry["seat"] for entry in match.entries]


# -- playing --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_played_to_its_end_against_a_bot(name: str) -> None:
    match = Match.new(name, players=2, seed=3, **SHORT[name])
    screen = play(match, ["1"], anyhow(1))
    assert match.over
    assert "■ player 2 (Mimi, level 1) is a bot.\nYou are ● player 1." in screen
    assert screen.count("is thinking") == seats(match).count(1)
    assert " win" in screen
    assert HANDED_OVER not in screen


def test_the_same_seed_and_decisions_make_the_same_game() -> None:
    one, other = (Match.new("memento", players=2, seed=3, limit=30) for _ in range(2))
    play(one, ["3"], anyhow(2))
    play(other, ["3"], anyhow(2))
    assert one.entries == other.entries


@pytest.mark.parametrize("seed", range(3))
def test_a_person_is_told_all_that_several_bots_did(seed: int) -> None:
    # Among these games are some in which the person is out before the end.
    match = Match.new("anneaux", players=3, seed=seed, limit=90)
    # Long sentences go on in the next line.
    screen = " ".join(play(match, ["1", "3"], anyhow(seed)).split())
    place = 0
    for entry in match.entries:
        did = VOICE.describe(entry)
        place = screen.index(f" {VOICE.seat(entry['seat'])}: {did} ", place)
    assert match.over


def test_an_announcement_and_its_move_are_both_told() -> None:
    match = Match.new("dimenticato", players=2, seed=3, limit=60)
    screen = play(match, ["best:20"], anyhow(1))
    assert ", its figure moves)\n  ■ player 2: " in screen


def test_who_has_no_seat_watches_every_position() -> None:
    match = Match.new("triominos", players=2, seed=3)
    screen = play(match, ["1", "2"], typing())
    assert match.over
    assert screen.count("My First Triominos") == len(match.positions)
    assert screen.count("is thinking") == len(match.entries)


def test_the_screen_is_handed_over_between_people_only() -> None:
    match = Match.new("triominos", players=3, seed=3)
    screen = play(match, ["1"], anyhow(4))
    assert f"Now {VOICE.seat(0)} {HANDED_OVER}" in screen
    assert f"Now {VOICE.seat(1)} {HANDED_OVER}" in screen
    assert f"Now {VOICE.seat(2)} {HANDED_OVER}" not in screen


@pytest.mark.parametrize(("name", "clears"), [("dimenticato", True), ("anneaux", False)])
def test_only_what_has_to_be_remembered_is_cleared_away(name: str, clears: bool) -> None:
    match = Match.new(name, players=2, seed=3)
    screen = play(match, ["1"], typing("1", "1"), terminal=True)
    assert ("\x1b[2J" in screen) is clears


# -- taking back ----------------------------------------------------------------------------


def test_undo_takes_back_what_the_bots_did_since_as_well() -> None:
    match = Match.new("anneaux", players=3, seed=1)
    play(match, ["1", "2"], typing("@A1", "1", "undo", "quit"))
    assert seats(match) == [0, 1, 2]
    answers = match.entries[1:]
    play(match, ["1", "2"], typing("undo", "@A1", "quit"))
    assert match.entries[1:] == answers


def test_the_decision_of_a_bot_that_began_is_not_taken_back() -> None:
    match = next(
        match
        for match in (Match.new("anneaux", players=2, seed=seed) for seed in range(20))
        if match.to_move == 1
    )
    assert "nothing to take back" in play(match, ["1"], typing("undo"))
    assert seats(match) == [1]


def test_what_a_bot_has_bought_is_not_taken_back() -> None:
    match = Match.new("triominos", players=2, seed=3)
    match.play(next(action for action in match.legal() if action != "buy"))
    match.play("buy")
    assert "no one can forget" in play(match, ["1"], typing("undo"))
    assert len(match.entries) == 2


def test_a_bot_remembers_nothing_of_what_was_taken_back() -> None:
    match, straight = (Match.new("dimenticato", players=2, seed=3) for _ in range(2))
    bots, screen = Opponents(match, ["1"]), Console(file=io.StringIO(), width=100)
    table = TerminalTable(match, screen, lambda prompt, words: "", bots)
    other, same = match.legal()[-1], match.legal()[0]
    match.play(other)
    match.play(bots.choose(screen))
    assert table.undo()
    match.play(same)
    straight.play(same)
    assert bots.choose(screen) == Opponents(straight, ["1"]).choose(screen)


# -- Ctrl-C ---------------------------------------------------------------------------------


@pytest.mark.parametrize("terminal", [False, True])
def test_ctrl_c_makes_a_bot_answer_at_once(terminal: bool) -> None:
    match = Match.new("anneaux", players=2, seed=1)
    # It would think for hours.
    screen = Screen("is thinking")
    play(match, ["best:100000000"], typing("@A1"), screen=screen, terminal=terminal)
    assert seats(match) == [0, 1]
    assert ("Ctrl-C to stop" in screen.getvalue()) is terminal


def test_a_second_ctrl_c_ends_the_game() -> None:
    match = Match.new("anneaux", players=2, seed=1)
    screen = Screen("is thinking", times=2)
    before = signal.getsignal(signal.SIGINT)
    assert "stops here" in play(match, ["best:100000000"], typing("@A1"), screen=screen)
    assert seats(match) == [0]
    assert signal.getsignal(signal.SIGINT) is before


# -- hints ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_shows_good_actions_and_who_is_ahead(name: str) -> None:
    match = Match.new(name, players=2, seed=3)
    for _ in range(6):
        match.play(match.legal()[0])
    # One look is enough for a test, so it is cut short.
    screen = play(match, [], typing("hint"), screen=Screen("Looking for"), hints=True)
    hinted = screen.partition("good actions.\n")[2].splitlines()
    number, *action, share, sign = hinted[0].split()
    assert match.legal()[int(number) - 1] == " ".join(action)
    assert 0 <= int(share) <= 100
    assert sign == "%"
    assert any("●" in line and "%  ■ " in line for line in hinted[1:5])


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.forgets])
def test_a_hint_tells_what_has_to_be_remembered_little_by_little(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FOR_A_HINT, Budget(iterations=300))
    match = Match.new(name, players=2, seed=3)
    rules = match.game
    while all(rules.vague_text(code) == rules.text(code) for code in match.legal_codes()):
        match.play(match.legal()[-1])
    asked = ["hint", "hint", "hint"]
    parts = play(match, [], typing(*asked), hints=True).split("good actions.\n")[1:]
    among = [
        re.findall(r"\S+", part.partition("one of these:")[2].partition("\n")[0])
        for part in parts
    ]
    half, two, none = among
    assert set(two) < set(half) < set(match.legal())
    assert (len(half), len(two), none) == (3, 2, [])
    action = parts[2].split()[1]
    assert action in two
    for part in parts[:2]:
        first = part.split()[0]
        assert first == rules.vague_text(rules.code(action))
        assert "then perhaps" not in part


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.forgets])
def test_a_hint_that_looks_ahead_leaves_what_has_to_be_remembered(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FOR_A_HINT, Budget(iterations=300))
    match = Match.new(name, players=2, seed=0)
    for k in range(7):
        match.play(match.legal()[k % len(match.legal())])
    screen = play(match, [], typing("hint"), hints=True)
    foreseen = screen.partition("then perhaps")[2].partition("\n")[0].split()
    assert any(action.endswith("?") for action in foreseen)
    told = [text for text in foreseen if not text.endswith("?") and text != "…"]
    assert told
    assert all(match.game.vague_text(match.game.code(text)) == text for text in told)


def test_a_hint_looks_ahead() -> None:
    match = Match.new("anneaux", players=2, seed=1, limit=3)
    assert "then perhaps" in play(match, [], typing("hint"), hints=True)


def test_hints_are_there_only_if_asked_for() -> None:
    match = Match.new("anneaux", players=2, seed=1)
    screen = play(match, [], typing("hint", "help"))
    assert "without hints" in screen
    assert "hint       " not in screen
    assert "hint       good actions" in play(match, [], typing("help"), hints=True)


# -- the command ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--bot", "9"], "there is no bot '9'"),
        (["--bot", "clever"], "there is no bot 'clever'"),
        (["--bot", "1", "--bot", "1", "--bot", "1", "--players", "2"], "3 bots do not fit"),
        (["--bot", "1"] * 5, "5 bots do not fit on 4 seats"),
    ],
)
def test_bots_that_cannot_sit_down_are_explained(words: list[str], complaint: str) -> None:
    result = CliRunner().invoke(app, ["play", "anneaux", *words])
    assert result.exit_code == 1
    assert complaint in result.stderr


@pytest.mark.parametrize(
    ("words", "intro"),
    [
        (["--bot", "2"], "■ player 2 (Otto, level 2) is a bot.\nYou are ● player 1."),
        (["--bot", "1", "--bot", "best:5"], "▲ player 3 (best:5) is a bot.\nYou are ● player"),
        (
            ["--bot", "1", "--players", "3"],
            "▲ player 3 (Mimi, level 1) is a bot.\n`help` shows",
        ),
    ],
)
def test_people_sit_on_the_first_seats(words: list[str], intro: str) -> None:
    result = CliRunner().invoke(app, ["play", "anneaux", "--seed", "1", *words], input="quit\n")
    assert result.exit_code == 0
    assert intro in result.stdout


@pytest.mark.parametrize(
    ("words", "intro"),
    [
        (
            ["--bot", "2", "--seat", "1"],
            "● player 1 (Otto, level 2) is a bot.\nYou are ■ player 2.",
        ),
        (
            ["--bot", "1", "--bot", "1", "--seat", "1"],
            "▲ player 3 (Mimi, level 1) is a bot.\nYou are ■ player 2.",
        ),
    ],
)
def test_people_choose_their_seats(words: list[str], intro: str) -> None:
    result = CliRunner().invoke(
        app, ["play", "anneaux", *words, "--start", "1"], input="quit\n"
    )
    assert result.exit_code == 0
    assert intro in result.stdout
    assert "■ player 2 >" in result.stdout  # and no bot has played before


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["anneaux", "--start", "2"], "start is a seat from 0 to 1, not 2"),
        (["anneaux", "--seat", "2", "--bot", "1"], "the seats are 0 to 1, not 2"),
        (["anneaux", "--seat", "0", "--seat", "1", "--bot", "1"], "do not fit on 0 seats"),
        (["--resume", "--start", "0"], "has begun already"),
        (["--resume", "--seat", "0"], "--seat needs --bot"),
    ],
)
def test_seats_and_starts_that_cannot_be_are_explained(
    words: list[str], complaint: str
) -> None:
    result = CliRunner().invoke(app, ["play", *words])
    assert result.exit_code == 1
    assert complaint in result.stderr


def test_another_bot_takes_over_the_seat_of_the_one_before(tmp_path: Path) -> None:
    file = tmp_path / "saved.jsonl"
    command = ["play", "anneaux", "--bot", "1", "--seat", "1", "--start", "1"]
    CliRunner().invoke(app, command, input=f"save {file}\nquit\n")
    go_on = ["play", "--from", str(file), "--bot", "2"]
    result = CliRunner().invoke(app, go_on, input="quit\n")
    assert "● player 1 (Otto, level 2) is a bot.\nYou are ■ player 2." in result.stdout
    moved = CliRunner().invoke(app, [*go_on, "--seat", "0"], input="quit\n")
    assert "■ player 2 (Otto, level 2) is a bot.\nYou are ● player 1." in moved.stdout
