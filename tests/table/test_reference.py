"""Vectors of a slow reference: they agree with a sound engine, and find a broken one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from support.pebbles import PebblesGame
from tavolino.rules.chance import Rng
from tavolino.rules.types import Options
from tavolino.search.playout import perft
from tavolino.table.reference import (
    Disagreement,
    Reference,
    State,
    count_ways,
    digest,
    follow,
    follow_file,
    random_vector,
    write_vectors,
)

PEBBLES = PebblesGame()


class SlowPebbles(Reference):
    """A heap as a list of pebbles."""

    name = "pebbles"

    def deal(self, players: int, options: Options, rng: Rng) -> Mapping[str, object]:
        return {"start": int(rng.below(players))}

    def begin(self, players: int, options: Options, setup: Mapping[str, object]) -> State:
        heap = ["pebble"] * int(options["heap"])
        return {"players": players, "seat": setup["start"], "heap": heap, "winner": None}

    def to_move(self, state: State) -> int:
        return -1 if state["winner"] is not None else int(state["seat"])

    def legal(self, state: State) -> list[str]:
        return [f"take {n}" for n in (1, 2, 3) if n <= len(state["heap"])]

    def apply(self, state: State, action: str) -> State:
        left = state["heap"][int(action.split()[1]) :]
        winner = None if left else state["seat"]
        following = (state["seat"] + 1) % state["players"]
        return {**state, "heap": left, "winner": winner, "seat": following}

    def result(self, state: State) -> list[float]:
        return [1.0 if seat == state["winner"] else 0.0 for seat in range(state["players"])]

    def facts(self, state: State) -> dict[str, object]:
        return {"left": len(state["heap"]), "winners": [state["winner"]]}


CASES: list[tuple[int, Options]] = [
    (2, PEBBLES.complete({})),
    (3, PEBBLES.complete({"heap": 21})),
]


def vector() -> dict[str, Any]:
    return random_vector(SlowPebbles(), 2, PEBBLES.complete({}), Rng(1))


def test_a_sound_engine_agrees_with_the_vectors_written(tmp_path: Path) -> None:
    file = tmp_path / "pebbles.jsonl"
    write_vectors(file, SlowPebbles(), CASES, games=4)
    assert follow_file(PEBBLES, file) == 8


def test_the_same_seed_writes_the_same_vectors(tmp_path: Path) -> None:
    for name, seed in (("a", 1), ("b", 1), ("c", 2)):
        write_vectors(tmp_path / name, SlowPebbles(), CASES, seed=seed)
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()
    assert (tmp_path / "a").read_text() != (tmp_path / "c").read_text()


def test_a_digest_does_not_depend_on_the_order() -> None:
    assert digest(["take 2", "take 1"]) == digest(["take 1", "take 2"]) != digest(["take 1"])


@pytest.mark.parametrize(
    ("key", "value", "complaint"),
    [
        ("to_move", 7, "ply 0, seat to move"),
        ("legal", [3, "0" * 12], "ply 0, take 1 take 2 take 3"),
        ("result", 0.5, "result"),
    ],
)
def test_a_difference_is_found_and_named(key: str, value: object, complaint: str) -> None:
    changed = vector()
    changed[key][0] = value
    with pytest.raises(Disagreement, match=complaint):
        follow(PEBBLES, changed)


def test_a_fact_of_the_view_is_compared() -> None:
    with pytest.raises(Disagreement, match="left: the engine says 0, the reference 1"):
        follow(PEBBLES, vector() | {"left": 1})


def test_a_game_that_goes_on_after_the_last_action_disagrees() -> None:
    cut = {key: vector()[key][:-1] for key in ("actions", "to_move", "legal")}
    with pytest.raises(Disagreement, match="at the end"):
        follow(PEBBLES, vector() | cut)


def test_a_disagreement_names_the_line_of_the_file(tmp_path: Path) -> None:
    file = tmp_path / "pebbles.jsonl"
    file.write_text(f"{json.dumps(vector())}\n{json.dumps(vector() | {'left': 1})}\n")
    with pytest.raises(Disagreement, match=r"pebbles\.jsonl, line 2"):
        follow_file(PEBBLES, file)


def test_the_slow_count_of_ways_is_that_of_perft() -> None:
    reference, options = SlowPebbles(), PEBBLES.complete({})
    state = reference.begin(2, options, {"start": 0})
    position = PEBBLES.start(2, options, {"start": 0})
    for depth in range(9):
        assert count_ways(reference, state, depth) == perft(position, depth)
