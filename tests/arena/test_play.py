"""The games of a chunk: what is kept of them, which rules they used, and what a judge says."""

from __future__ import annotations

import json
from typing import Any

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.installed_games import about_three, every_table
from support.lookalikes import hiding_tables, other_lookalike, some, wander
from tavolino import GAMES, Match
from tavolino.arena.judge import Judge
from tavolino.arena.kinds import kind_of
from tavolino.arena.plan import ArenaPlan
from tavolino.arena.play import play_chunk
from tavolino.arena.rows import GAMES as GAMES_SCHEMA
from tavolino.arena.rows import JUDGED, RECORDS
from tavolino.games.descriptor import limit_options
from tavolino.table.record import Record


def plan_of(game: str, players: int, **changes: Any) -> ArenaPlan:
    setting = {
        "game": game,
        "players": players,
        "options": limit_options(GAMES[game], 80),
        "bots": "random",
        "games": 6,
        "opening": 1,
        "chunk": 4,
    }
    return ArenaPlan.from_json({"seed": 3, "settings": [setting | changes]})


tables = every_table("game")


@tables
def test_rows_say_what_the_records_say(game: str, players: int) -> None:
    plan = plan_of(game, players)
    rows = play_chunk(plan, 0)
    assert [row["number"] for row in rows.games] == [0, 1, 2, 3]
    for row, kept in zip(rows.games, rows.records, strict=True):
        record = Record.loads(kept["record"])
        match = Match.of(record)
        assert match.over
        assert record.names == ["random"] * players
        shares = match.position.shares()
        assert row["start"] == match.position.start
        assert row["shares"] == [shares[(row["start"] + k) % players] for k in range(players)]
        assert row["decisions"] == len(record.actions) == len(row["kinds"]) == len(row["legal"])
        assert row["movers"][0] == 0
        assert row["first"] == record.actions[0]
        assert row["chance"] == players
        assert [len(position.legal()) for position in match.positions[:-1]] == row["legal"]


@tables
def test_rows_fit_the_tables(game: str, players: int) -> None:
    rows = play_chunk(plan_of(game, players, games=1, judge={"games": 1, "iterations": 1}), 0)
    for part, schema in zip(rows, (GAMES_SCHEMA, RECORDS, JUDGED), strict=True):
        table = pa.Table.from_pylist(part, schema=schema)
        assert table.to_pylist() == part
        assert set(part[0]) == set(schema.names)


def test_a_chunk_depends_on_the_plan_and_its_number_alone() -> None:
    plan = plan_of("triominos", 2, bots="best:2", judge={"games": 5, "iterations": 2})
    again = ArenaPlan.from_json(json.loads(json.dumps(plan.to_json())))
    assert play_chunk(plan, 1) == play_chunk(again, 1)
    assert play_chunk(plan, 0) != play_chunk(plan, 1)


def test_other_chunks_have_the_same_games() -> None:
    small, large = plan_of("anneaux", 2), plan_of("anneaux", 2, chunk=6)
    games = [row for number in (0, 1) for row in play_chunk(small, number).games]
    assert games == play_chunk(large, 0).games


def test_bots_sit_by_place_whoever_moves_first() -> None:
    plan = plan_of("memento", 3, bots=[["best:1", "random", "1"]], games=4)
    for kept in play_chunk(plan, 0).records:
        record = Record.loads(kept["record"])
        assert record.names is not None
        start = record.setup["start"]
        assert isinstance(start, int)
        assert record.names[start:] + record.names[:start] == ["best:1", "random", "1"]


def test_seats_that_go_out_are_noted() -> None:
    rows = play_chunk(plan_of("anneaux", 3, bots="best:1", options={"limit": 300}), 0)
    ended = [row for row in rows.games if row["ending"] == "last-seat"]
    assert ended
    for row in ended:
        places = [place for place, out in enumerate(row["out"]) if out >= 0]
        assert len(places) == 2
        assert row["shares"][({0, 1, 2} - set(places)).pop()] == 1
        for place in places:
            assert place not in row["movers"][row["out"][place] :]


# -- judging --------------------------------------------------------------------------------


def judged(match: Match, iterations: int = 20) -> dict[str, Any]:
    """What a judge says about the decision that comes next."""
    judge, seat, last = Judge(match, iterations, seed=1), match.to_move, len(match.entries)
    # Where the past may be forgotten it has seen nothing of it.
    for ply in range(last if match.game.forgets else 0, last + 1):
        judge.witnesses[seat].belief.observe(match.view(seat, ply))
    kind = kind_of(match.game.name, match.position, match.position.legal()[0])
    return judge.row(last, kind, seat, match.view(seat))


def test_a_judge_sees_a_win_and_what_it_would_be_without_it() -> None:
    match = Match(GAMES["memento"], 2, {}, {"start": 0})
    for action in ("@No", "@Ea+Wa", "@Ex+Wx", "Wa-Wz", "Ex-Eo", "Wz-Wa", "Wx-Wo", "Ea-Ez"):
        match.play(action)
    for action in ("No-Ny", "Ez-Ea", "Ny-No", "Ea-Ez"):
        match.play(action)
    # Seat 0 stands on three centres; nothing can win at once, but a step to Mo would next.
    row = Judge(match, 200, 1).row(len(match.entries), "step", 0, match.view(0))
    assert row["place"] == 0
    assert row["best"] > 0.5
    assert sum(row["shares"]) == pytest.approx(1)
    assert row["without"] is not None


@pytest.mark.parametrize("game", GAMES)
def test_a_judge_tells_of_every_decision(game: str) -> None:
    rows = play_chunk(
        plan_of(game, about_three(game), games=2, judge={"games": 1, "iterations": 2}), 0
    )
    [first, _] = rows.games
    assert [row["kind"] for row in rows.judged] == first["kinds"]
    assert [row["place"] for row in rows.judged] == first["movers"]
    assert [row["ply"] for row in rows.judged] == list(range(first["decisions"]))
    for row, legal in zip(rows.judged, first["legal"], strict=True):
        assert sum(row["shares"]) == pytest.approx(1)
        assert 0 <= row["best"] <= 1
        assert legal > 1 or row["second"] is row["without"] is None


@some
@given(table=hiding_tables, seed=st.integers(0, 10**6), plies=st.integers(0, 60))
def test_a_judge_is_no_wiser_than_the_seat_that_decides(
    table: tuple[str, int], seed: int, plies: int
) -> None:
    match = wander(*table, seed, plies)
    lookalike = other_lookalike(match, match.to_move, seed)
    assert judged(match, 8) == judged(lookalike, 8)
