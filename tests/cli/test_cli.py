"""The command, as a person at a terminal or a program would use it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from support.installed_games import OWN
from support.paths import vectors_of
from tavolino.cli import app, main
from tavolino.games import GAMES

RUN = CliRunner()


def run(*words: str, typed: str = "", status: int = 0) -> str:
    """What a command prints; its error output if it is meant to fail."""
    result = RUN.invoke(app, list(words), input=typed)
    assert result.exit_code == status, result.output
    return result.stderr if status else result.stdout


def first_vector(game: str) -> str:
    return (vectors_of(game)).read_text().splitlines()[0]


def test_games_are_listed_with_their_options() -> None:
    listed = run("games")
    assert "memento" in listed
    assert "original, simple, complex" in listed
    games = {game["game"]: game for game in json.loads(run("games", "--json"))}
    limit = {"name": "limit", "default": 500, "minimum": 1, "maximum": 2000}
    assert games["memento"]["options"][1] == limit


def test_replay_says_how_games_end() -> None:
    printed = run("replay", "-", typed=first_vector("memento"))
    assert printed == "game 0: memento, 2 players, 140 actions, won by seat 0 and 1, limit\n"


def test_replay_of_a_whole_file(tmp_path: Path) -> None:
    vectors = vectors_of("anneaux")
    games = vectors.read_text(encoding="utf-8").splitlines()
    assert len(run("replay", str(vectors)).splitlines()) == len(games)
    assert "No such file" in run("replay", str(tmp_path / "none"), status=1)
    (tmp_path / "binary").write_bytes(b"\xff\xfe")
    assert "not a text" in run("replay", str(tmp_path / "binary"), status=1)


def test_replay_prints_what_was_legal_at_every_position() -> None:
    vector = json.loads(first_vector("anneaux"))
    lines = [
        json.loads(line)
        for line in run("replay", "--legal", "-", typed=json.dumps(vector)).splitlines()
    ]
    assert [line["to_move"] for line in lines[:-1]] == vector["to_move"]
    assert [len(line["legal"]) for line in lines[:-1]] == [
        count for count, _ in vector["legal"]
    ]
    assert list(lines[0]) == ["game", "ply", "to_move", "legal"]
    assert lines[-1] == {"game": 0, "result": [0.5, 0.5], "reason": "limit"}


def test_replay_of_an_unfinished_game() -> None:
    vector = json.loads(first_vector("anneaux"))
    vector["actions"] = vector["actions"][:3]
    last = run("replay", "--legal", "-", typed=json.dumps(vector)).splitlines()[-1]
    assert json.loads(last) == {"game": 0, "result": [0.0, 0.0], "reason": "unfinished"}


def test_replay_says_which_action_of_which_game_is_refused() -> None:
    good, bad = json.loads(first_vector("anneaux")), json.loads(first_vector("anneaux"))
    bad["actions"][2] = taken = bad["actions"][0]
    typed = f"{json.dumps(good)}\n{json.dumps(bad)}\n"
    assert (
        run("replay", "-", typed=typed, status=1)
        == f"game 1, ply 2, '{taken}': that cell is taken\n"
    )
    bad["actions"][2] = "hop"
    assert "'hop' is no action" in run("replay", "-", typed=json.dumps(bad), status=1)
    assert run("replay", "-", typed="{}", status=1).startswith("game 0: ")


def test_perft_counts_up_to_a_depth() -> None:
    assert run("perft", "memento", "--players", "2", "--depth", "2") == "1\t28\n2\t4026\n"
    joker = run("perft", "triominos", "--depth", "1", "--option", "joker=True")
    assert joker == run("perft", "triominos", "--depth", "1", "--option", "joker=true")
    short = run("perft", "anneaux", "--depth", "3", "--option", "limit=2", "--seed", "1")
    assert short == "1\t30\n2\t864\n3\t0\n"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("perft", "chess"), "there is no game 'chess'"),
        (("play", "chess"), f"there are {', '.join(GAMES)}"),
        (("perft", "memento", "--option", "size=3"), "has no option 'size'"),
        (("perft", "memento", "--option", "version=hard"), "original, simple, complex"),
        (("perft", "memento", "--option", "limit=0"), "from 1 to"),
        (("perft", "memento", "--option", "limit=x"), "from 1 to"),
        (("perft", "triominos", "--option", "joker=yes"), "is one of true, false, not yes"),
    ],
)
def test_mistakes_on_the_command_line_are_explained(words: list[str], complaint: str) -> None:
    assert complaint in run(*words, status=1)


@pytest.mark.parametrize("game", OWN)
def test_show_draws_any_ply_in_the_terminal_and_as_svg(game: str, tmp_path: Path) -> None:
    file = str(vectors_of(game))
    assert len(run("show", file, "--ply", "10").splitlines()) > 5
    picture = tmp_path / "board.svg"
    run("show", file, "--game", "1", "--seat", "0", "--svg", str(picture))
    assert picture.read_text().startswith("<svg")


def test_show_knows_its_limits() -> None:
    file = str(vectors_of("memento"))
    assert "no game 999" in run("show", file, "--game", "999", status=1)
    assert "plies 0 to 140" in run("show", file, "--ply", "141", status=1)
    for seat in ("2", "-1"):
        assert "the seats are 0 to 1" in run("show", file, "--seat", seat, status=1)


@pytest.mark.parametrize(
    "words",
    [
        ("show", str(vectors_of("memento")), "--svg"),
        ("match", "anneaux", "1", "2", "--out"),
    ],
)
def test_the_command_says_why_a_file_cannot_be_written(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(tmp_path / "nowhere" / "file")
    monkeypatch.setattr(sys, "argv", ["tavolino", *words, path])
    with pytest.raises(SystemExit, match=f"^{path}: No such file or directory$"):
        main()


def test_bots_are_matched_and_what_they_played_is_rated(tmp_path: Path) -> None:
    out = str(tmp_path / "games.jsonl")
    words = ("match", "anneaux", "1", "random", "--pairs", "2", "--workers", "1", "--out", out)
    matched = json.loads(run(*words, "--option", "limit=20", "--json"))
    rated = json.loads(run("rate", out, "--anchor", "random", "--json"))
    assert matched["games"] == rated["games"] == 4
    assert "random" in run("rate", out)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("match", "anneaux", "1"), "between two bots or more"),
        (("match", "anneaux", "1", "9"), "there is no bot '9'"),
        (("match", "anneaux", "1", "2", "--sprt", "50"), "two numbers of Elo"),
        (("match", "chess", "1", "2"), "there is no game 'chess'"),
    ],
)
def test_matches_that_cannot_be_played_are_explained(words: list[str], complaint: str) -> None:
    assert complaint in run(*words, status=1)


def test_without_numpy_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert "pip install 'tavolino[tournament]'" in run("match", "anneaux", "1", "2", status=1)
    assert "pip install 'tavolino[tournament]'" in run("rate", "-", status=1)
