"""Records and matches: a game as plain values, and step by step."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from support.earlier_records import EARLIER, describe
from support.installed_games import about_three
from tavolino import GAMES, Match, Record
from tavolino.games.anneaux.rules.types import AnneauxView
from tavolino.rules.chance import Rng
from tavolino.rules.errors import IllegalAction, UnknownGame
from tavolino.table.record import BadRecord

OPENING: dict[str, Any] = {
    "game": "anneaux",
    "players": 2,
    "options": {"limit": 30},
    "setup": {"start": 1},
    "actions": ["@A1", "B>", "@A2"],
}


def test_a_record_survives_json() -> None:
    record = Record.from_json(OPENING | {"names": ["Ada", "Їжак"], "date": "2026-11-15"})
    assert Record.loads(record.dumps()) == record
    assert "Їжак" in record.dumps()
    assert list(record.to_json()) == [
        "game", "rules_version", "players", "options", "setup", "actions", "names", "date",
    ]  # fmt: skip


def test_names_and_date_are_left_out_when_unknown() -> None:
    assert "names" not in json.loads(Record.from_json(OPENING).dumps())


def test_keys_of_others_are_passed_over() -> None:
    assert Record.from_json(OPENING | {"result": [1, 0]}) == Record.from_json(OPENING)


@pytest.mark.parametrize("text", ["\x1b[2J", "\x1b]0;title\x07", "\x9b31m", "a\nb", "\x7f"])
def test_no_name_or_date_is_a_command_for_a_terminal(text: str) -> None:
    for change in ({"names": ["Ada", text]}, {"date": text}):
        with pytest.raises(BadRecord, match="without control characters"):
            Record.from_json(OPENING | change)


@pytest.mark.parametrize(
    "change",
    [
        {"game": 3}, {"players": "2"}, {"options": None}, {"setup": []}, {"actions": "@A1"},
        {"actions": [1]}, {"names": "Ada"}, {"names": [1, 2]}, {"date": 2026},
        {"rules_version": "1"},
    ],
)  # fmt: skip
def test_what_is_no_record_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(OPENING | change)


@pytest.mark.parametrize("line", ["[]", "{", "null", "3", "[" * 100_000])
def test_what_is_no_object_is_refused(line: str) -> None:
    with pytest.raises(BadRecord):
        Record.loads(line)


def test_empty_lines_between_records_are_passed_over() -> None:
    line = json.dumps(OPENING)
    assert len(list(Record.read([line, "", "  ", line]))) == 2


@pytest.mark.parametrize("earlier", [{}, {"rules_version": None}, {"rules_version": 1}])
def test_a_record_of_rules_version_1_becomes_one_of_today(earlier: dict[str, object]) -> None:
    record = Record.from_json(OPENING | earlier)
    assert record.rules_version == GAMES["anneaux"].rules_version > 1
    assert record.position().decisions == 3
    assert json.loads(record.dumps())["rules_version"] == record.rules_version


@pytest.mark.parametrize("earlier", EARLIER, ids=describe)
def test_a_game_of_earlier_rules_replays_to_the_positions_it_had(
    earlier: dict[str, Any],
) -> None:
    record = Record.from_json(earlier)
    assert [int(position.key()) for position in record.replay()] == earlier["keys"]
    assert record.position().shares() == earlier["shares"]
    assert Record.loads(record.dumps()) == record
    unnamed = {key: value for key, value in earlier.items() if key != "rules_version"}
    assert Record.from_json(unnamed) == record


@pytest.mark.parametrize("earlier", EARLIER, ids=describe)
def test_a_game_of_earlier_rules_goes_on_to_its_end(earlier: dict[str, Any]) -> None:
    half = len(earlier["actions"]) // 2
    record = Record.from_json(earlier | {"actions": earlier["actions"][:half]})
    match, rng = Match.of(record), Rng(half)
    assert match.position.key() == earlier["keys"][half]
    while not match.over:
        legal = match.legal()
        match.play(legal[int(rng.below(len(legal)))])
    assert len(match.actions) > half


@pytest.mark.parametrize("version", [-1, 0, 99])
def test_a_record_of_rules_that_the_game_cannot_read_is_refused(version: int) -> None:
    with pytest.raises(BadRecord, match=f"cannot read version {version}"):
        Record.from_json(OPENING | {"rules_version": version})


def test_rules_of_another_version_or_game_are_not_guessed() -> None:
    record = Record.from_json(OPENING)
    record.rules_version = 1
    with pytest.raises(BadRecord, match="version"):
        record.start()
    with pytest.raises(UnknownGame, match="chess"):
        Record.from_json(OPENING | {"game": "chess"}).start()


def test_a_replay_says_where_it_breaks() -> None:
    record = Record.from_json(OPENING | {"actions": ["@A1", "B>", "B<"]})
    with pytest.raises(BadRecord, match="last to be turned") as broken:
        record.position()
    assert (broken.value.ply, broken.value.action) == (2, "B<")


def test_any_ply_of_a_record_can_be_looked_at() -> None:
    record = Record.from_json(OPENING)
    view = cast("AnneauxView", record.rules.view(record.position(1), None))
    assert view["pawns"] == [[], ["A1"]]
    assert record.position().decisions == 3
    for ply in (-1, 4):
        with pytest.raises(BadRecord):
            record.position(ply)


@pytest.mark.parametrize("name", GAMES)
def test_a_match_and_its_record_tell_the_same(name: str) -> None:
    match = Match.new(name, players=about_three(name), seed=8)
    rng = Rng(8)
    while not match.over:
        legal = match.legal()
        match.play(legal[int(rng.below(len(legal)))])
    again = Match.of(Record.loads(match.record().dumps()))
    assert again.position.key() == match.position.key()
    assert again.history(None) == match.history(None)
    assert again.view(0, ply=5) == match.view(0, ply=5)


def test_undo_takes_back_to_the_very_beginning() -> None:
    match = Match.of(Record.from_json(OPENING))
    start = Match.of(Record.from_json(OPENING | {"actions": []}))
    assert [match.undo() for _ in range(4)] == [True, True, True, False]
    assert match.view(None) == start.view(None)
    assert match.to_move == 1


def test_a_refused_action_leaves_a_match_as_it_was() -> None:
    match = Match.of(Record.from_json(OPENING))
    with pytest.raises(IllegalAction):
        match.play("@A1")
    assert len(match.entries) == 3
    assert match.record() == Record.from_json(OPENING)
