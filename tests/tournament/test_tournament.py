"""Bots play matches: fairly, in pairs, and the same games however they are carried out."""

from __future__ import annotations

import io
import json
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from rich.console import Console

from support.installed_games import every_table
from support.paths import environment
from support.simple_bots import Simple, simple
from tavolino.bots.bot import Bot
from tavolino.games import GAMES
from tavolino.games.descriptor import limit_options
from tavolino.rules.chance import Rng
from tavolino.rules.game import Game
from tavolino.rules.types import Options
from tavolino.table.match import Match
from tavolino.table.record import BadRecord, Record
from tavolino.tournament.command import rate_records, read_test, run_match
from tavolino.tournament.plan import TournamentPlan
from tavolino.tournament.play import BadPlay, Stopped, play, random_opening
from tavolino.tournament.results import results_of
from tavolino.tournament.run import run

SHORT: Options = {"limit": 30}
QUICK = TournamentPlan("anneaux", ("random", "first"), pairs=3, options=SHORT)


def played(plan: TournamentPlan, out: Path, workers: int = 1) -> bytes:
    run_match(plan, simple, out=out, workers=workers)
    return out.read_bytes()


@every_table()
def test_every_bot_sees_every_position_of_its_own_seat_once(name: str, players: int) -> None:
    made: list[Simple] = []

    def factory(game: Game, text: str) -> Bot:
        made.append(Simple(game, text))
        return made[-1]

    contestants = ("random", "first")
    plan = TournamentPlan(
        name, contestants, players, 1, seed=5, options=limit_options(GAMES[name], 30), opening=2
    )
    for number in range(players):
        made.clear()
        record, result = plan.play(number, factory)
        assert [bot.kind for bot in made] == list(result.names) == record.names
        assert [bot.seats for bot in made] == [{seat} for seat in range(players)]
        assert {tuple(bot.seen) for bot in made} == {tuple(range(len(record.actions) + 1))}
        assert sum(result.shares) == pytest.approx(1)


@pytest.mark.parametrize("name", list(GAMES))
def test_a_record_replays_to_the_same_result(name: str) -> None:
    plan = TournamentPlan(
        name, ("random", "last"), pairs=2, options=limit_options(GAMES[name], 30)
    )
    pairs = [plan.play(number, simple) for number in range(plan.games)]
    assert results_of(record for record, _ in pairs) == [result for _, result in pairs]


def test_games_of_a_pair_differ_only_in_who_sits_where() -> None:
    plan = TournamentPlan("triominos", ("random", "first"), pairs=3, opening=4)
    records = [plan.play(number, simple)[0] for number in range(plan.games)]
    for one, other in zip(records[::2], records[1::2], strict=True):
        assert one.setup == other.setup
        assert one.actions[:4] == other.actions[:4]
        assert one.names == ["random", "first"]
        assert other.names == ["first", "random"]
    assert len({json.dumps(record.setup) for record in records}) == 3


def test_a_match_goes_on_after_games_of_earlier_rules(tmp_path: Path) -> None:
    options: Options = {"version": "simple", "limit": 20}
    plan = TournamentPlan("memento", ("random", "first"), pairs=2, options=options)
    whole = played(plan, tmp_path / "whole.jsonl").decode().splitlines()
    earlier = {"rules_version": 1, "options": options | {"version": "complex"}}
    out = tmp_path / "earlier.jsonl"
    out.write_text("".join(f"{json.dumps(json.loads(line) | earlier)}\n" for line in whole[:2]))
    lines = played(plan, out).decode().splitlines()
    assert [Record.loads(line) for line in lines] == [Record.loads(line) for line in whole]
    assert results_of(Record.read(lines)) == results_of(Record.read(whole))


def test_games_begin_at_random_unless_cards_are_dealt() -> None:
    for name in GAMES:
        plan = TournamentPlan(name, ("first", "last"), pairs=10)
        openings = [plan.opening_of(pair) for pair in range(10)]
        if set(GAMES[name].new_setup(2, {}, Rng(1))) > {"start"}:
            assert openings == [[]] * 10
        else:
            assert {len(opening) for opening in openings} == {3}
            assert len({tuple(opening) for opening in openings}) > 5


def test_an_opening_does_not_end_a_game() -> None:
    game = GAMES["anneaux"]
    position = game.start(2, {"limit": 5}, {"start": 0})
    opening = random_opening(game, position, 50, 1)
    assert len(opening) == 4
    assert position.decisions == 0


SEATINGS = [
    (("first", "last"), 2, False),
    (("first", "last", "random"), 2, False),
    (("first", "last", "random"), 2, True),
    (("first", "last"), 3, False),
    (("first", "last"), 4, False),
    (("first", "last", "random"), 3, False),
    (("first", "last", "random", "random-2"), 4, False),
]


@pytest.mark.parametrize(("names", "players", "ladder"), SEATINGS)
def test_everyone_sits_on_every_seat_equally_often(
    names: tuple[str, ...], players: int, ladder: bool
) -> None:
    plan = TournamentPlan("anneaux", names, players, pairs=4, ladder=ladder)
    seated = Counter(
        (name, seat)
        for number in range(plan.games)
        for seat, name in enumerate(plan.names(number))
    )
    began = Counter(
        plan.names(number)[plan.setup(plan.pair(number))["start"]]
        for number in range(plan.games)
    )
    for name in names:
        times = {seated[name, seat] for seat in range(players)}
        assert len(times) == 1
        assert began[name] == times.pop()


def test_a_ladder_pairs_each_bot_with_the_next() -> None:
    names = ("1", "2", "3", "4")
    assert [two[0] for two in TournamentPlan("memento", names, ladder=True).matchups] == [
        ("1", "2"), ("2", "3"), ("3", "4"),
    ]  # fmt: skip
    assert len(TournamentPlan("memento", names).matchups) == 6


def test_a_bot_against_itself_plays_each_game_once() -> None:
    plan = TournamentPlan("anneaux", ("random", "random"), pairs=6, options=SHORT)
    report = run_match(plan, simple, workers=1)
    assert len(report.results) == plan.games == 6
    assert report.distinct == 1
    assert report.ratings.names == ("random",)


@pytest.mark.parametrize(
    ("names", "players", "ladder", "seed"),
    [
        (("1",), 2, False, 0),
        (("1", "2", "1"), 2, False, 0),
        (("1", "2", "3"), 4, False, 0),
        (("1", "2"), 3, True, 0),
        (("1", "2"), 5, False, 0),
        (("1", "2"), 2, False, 2**62),
    ],
)
def test_what_cannot_be_planned_is_said(
    names: tuple[str, ...], players: int, ladder: bool, seed: int
) -> None:
    with pytest.raises(ValueError, match=r"^(a|anneaux|\d seats) "):
        TournamentPlan("anneaux", names, players, ladder=ladder, seed=seed)


def test_two_workers_write_the_same_bytes_as_one(tmp_path: Path) -> None:
    plan = TournamentPlan("anneaux", ("random", "first", "last"), pairs=4, options=SHORT)
    alone = played(plan, tmp_path / "one.jsonl", workers=1)
    assert alone.count(b"\n") == plan.games == 24
    assert played(plan, tmp_path / "two.jsonl", workers=2) == alone


@pytest.mark.parametrize("cut", [0, 1, 9, 200, -1, -40])
def test_a_match_that_was_cut_short_goes_on(tmp_path: Path, cut: int) -> None:
    whole = played(QUICK, tmp_path / "whole.jsonl")
    part = tmp_path / "part.jsonl"
    part.write_bytes(whole[:cut])
    assert played(QUICK, part) == whole


def test_a_finished_match_is_only_counted(tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    whole = played(QUICK, out)
    assert played(QUICK, out) == whole
    more = TournamentPlan("anneaux", ("random", "first"), pairs=5, options=SHORT)
    assert played(more, out).startswith(whole)


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (TournamentPlan("memento", ("random", "first"), pairs=3), "game"),
        (TournamentPlan("anneaux", ("random", "first"), pairs=3), "options"),
        (TournamentPlan("anneaux", ("random", "first"), 3, 3, options=SHORT), "players"),
        (TournamentPlan("anneaux", ("random", "last"), pairs=3, options=SHORT), "bots"),
        (TournamentPlan("anneaux", ("random", "first"), 2, 3, 5, SHORT), "setup"),
        (TournamentPlan("anneaux", ("random", "first"), 2, 3, 1, SHORT), "opening"),
        (TournamentPlan("anneaux", ("random", "first"), 2, 2, 0, SHORT), "the plan only 4"),
    ],
)
def test_a_file_of_another_match_is_left_alone(
    tmp_path: Path, other: TournamentPlan, what: str
) -> None:
    out = tmp_path / "match.jsonl"
    whole = played(QUICK, out)
    with pytest.raises(ValueError, match=what):
        played(other, out)
    assert out.read_bytes() == whole


@pytest.mark.parametrize(
    "text", [b"a letter", b"a letter\n", b"\xff\n", b'{"game":"go"', b"{}\n"]
)
def test_a_file_that_is_no_match_is_left_alone(tmp_path: Path, text: bytes) -> None:
    out = tmp_path / "letter.txt"
    out.write_bytes(text)
    with pytest.raises(ValueError, match="does not go with this match"):
        played(QUICK, out)
    assert out.read_bytes() == text


@pytest.mark.parametrize("workers", [1, 2])
def test_an_action_that_is_not_allowed_ends_the_match(workers: int) -> None:
    plan = TournamentPlan("anneaux", ("cheat", "first"), pairs=2)
    with pytest.raises(BadPlay, match=r"seat \d chose '@A1' at ply"):
        run_match(plan, simple, workers=workers)


def test_an_unknown_bot_is_said_before_anything_is_played(tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    with pytest.raises(ValueError, match="there is no bot 'nobody'"):
        run_match(TournamentPlan("anneaux", ("first", "nobody")), simple, out=out)
    assert not out.exists()


def test_whoever_reads_games_may_stop_at_any_time(tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    games = run(TournamentPlan("anneaux", ("first", "random"), pairs=10**6), simple, out, 2)
    assert [next(games).pair for _ in range(3)] == [0, 0, 1]
    games.close()
    assert out.read_bytes().count(b"\n") == 3


def test_a_game_can_be_given_up() -> None:
    game = GAMES["anneaux"]
    match = Match(game, 2, {}, {"start": 0})
    bots = [simple(game, "first"), simple(game, "last")]
    with pytest.raises(Stopped):
        play(match, bots, 0, lambda: len(match.entries) == 5)
    assert len(match.entries) == 5


ENDLESS = """
import signal, sys
from pathlib import Path
from support.simple_bots import simple
from tavolino.tournament.command import run_match
from tavolino.tournament.plan import TournamentPlan
if __name__ == "__main__":
    # Whoever is started in the background may have been told to ignore Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    plan = TournamentPlan("anneaux", ("random", "first"), pairs=10**6, options={"limit": 30})
    report = run_match(plan, simple, out=Path(sys.argv[1]), workers=int(sys.argv[2]))
    print(len(report.results), *report.notes)
"""


@contextmanager
def endless(out: Path, workers: int) -> Iterator[subprocess.Popen[str]]:
    """A match without end that has written its first game."""
    with subprocess.Popen(
        [sys.executable, "-c", ENDLESS, out, str(workers)],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        while process.poll() is None and not (out.exists() and out.read_bytes()):
            time.sleep(0.02)
        yield process


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_ends_with_what_there_is(tmp_path: Path, workers: int) -> None:
    out = tmp_path / "match.jsonl"
    with endless(out, workers) as process:
        process.send_signal(signal.SIGINT)
        said, complaints = process.communicate()
    games, note = said.split(maxsplit=1)
    assert note.startswith("ended before its time")
    written = len(list(Record.read(out.read_text().splitlines())))
    # The interrupt may come between writing a game and counting it.
    assert int(games) > 0
    assert written in {int(games), int(games) + 1}
    assert (process.returncode, complaints) == (0, "")


def test_a_match_that_is_killed_leaves_no_workers(tmp_path: Path) -> None:
    with endless(tmp_path / "match.jsonl", 2) as process:
        process.kill()
        # They hold the other ends of these pipes, so this waits for the last of them.
        process.communicate(timeout=60)


def test_a_test_ends_the_match_at_its_verdict(tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    plan = TournamentPlan("anneaux", ("random", "random-2"), pairs=200, options={"limit": 8})
    for _ in range(2):  # the second time from the file alone
        report = run_match(plan, simple, out=out, workers=1, test=read_test("0,300"))
        assert report.test
        assert report.test.verdict == "reject"
        assert len(report.results) == out.read_bytes().count(b"\n") < plan.games
        assert report.to_json()["sprt"]["verdict"] == "reject"


def test_a_test_is_two_numbers_between_two_bots() -> None:
    for text in ("5", "a,b", "50,0", "1,2,3"):
        with pytest.raises(ValueError, match="a test is"):
            read_test(text)
    for names in (("first", "last", "random"), ("first", "first")):
        with pytest.raises(ValueError, match="between two bots"):
            run_match(TournamentPlan("anneaux", names), simple, test=read_test("0,50"))


@pytest.mark.parametrize("players", [2, 3])
def test_records_are_rated_as_the_match_was(tmp_path: Path, players: int) -> None:
    out = tmp_path / "match.jsonl"
    plan = TournamentPlan("anneaux", ("first", "random"), players, 6, options={"limit": 100})
    report = run_match(plan, simple, out=out, workers=1)
    again = rate_records(Record.read(out.read_text().splitlines()))
    assert again.to_json() | {"seconds": 0} == report.to_json() | {"seconds": 0}


def test_only_games_by_the_same_rules_are_rated_together() -> None:
    def played_with(**options: str | int) -> Record:
        return TournamentPlan("memento", ("random", "first"), options=options).play(0, simple)[
            0
        ]

    usual = played_with(limit=30)
    assert len(results_of([usual, played_with(limit=40)])) == 2
    with pytest.raises(BadRecord, match="the same options"):
        results_of([usual, played_with(version="simple")])


def test_what_cannot_be_rated_is_said() -> None:
    records = [QUICK.play(number, simple)[0] for number in range(2)]
    unfinished = Record(**{**vars(records[1]), "actions": records[1].actions[:3]})
    nameless = Record(**{**vars(records[1]), "names": None})
    freer = Record(**{**vars(records[1]), "options": {}})
    elsewhere = TournamentPlan("memento", ("random", "first")).play(0, simple)[0]
    for record in (unfinished, nameless, freer, elsewhere):
        with pytest.raises(BadRecord, match=r"^game 1: "):
            results_of([records[0], record])


def test_the_report_has_every_figure() -> None:
    plan = TournamentPlan(
        "anneaux", ("random", "first", "last"), pairs=3, options={"limit": 60}
    )
    report = run_match(plan, simple, workers=1, console=Console(file=io.StringIO()))
    report_json = report.to_json()
    assert json.loads(json.dumps(report_json)) == report_json
    assert [one["name"] for one in report_json["contestants"]] == list(plan.contestants)
    assert [one["games"] for one in report_json["contestants"]] == [12, 12, 12]
    assert sum(one["score"] for one in report_json["contestants"]) == pytest.approx(
        1.5, abs=1e-3
    )
    assert [(one["to"], one["of"]) for one in report_json["differences"]] == [
        ("random", "first"), ("first", "last"),
    ]  # fmt: skip
    assert 0 < report_json["distinct"] <= 1
    assert 0 <= report_json["draws"] <= 1
    assert 3 < report_json["length"] <= 60
    page = io.StringIO()
    report.show(Console(file=page, width=100))
    for piece in (*plan.contestants, "Elo ± 95 %", "moving first", "distinct", "played in"):
        assert piece in page.getvalue()
