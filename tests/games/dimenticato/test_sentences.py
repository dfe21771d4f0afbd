"""What actions of Dimenticato did, as the terminal tells it."""

from __future__ import annotations

import pytest

from support.history_entries import entry
from tavolino.rules.types import Entry
from tavolino.table.voice import Voice


def moved(**more: object) -> dict[str, object]:
    return {"type": "moved", "seat": 0, "figure": 2, **more}


def said(why: str, number: int) -> dict[str, object]:
    return {"type": "announced", "seat": 0, "figure": 2, "why": why, "count": number}


@pytest.mark.parametrize(
    ("done", "sentence"),
    [
        (
            entry("1>", {"type": "back", "figure": 2}),
            "beats ■ player 2\u2019s figure 2 and sets it back",
        ),
        (entry("1>", {"type": "home", "figure": 2}), "brings it home"),
        (entry("1>", moved(why="leave")), "sets out with figure 2"),
        (entry("1>", moved(why="walk", count=0)), "moves figure 2 on"),
        (entry("1>", moved(why="walk", count=1)), "moves figure 2 on by one field"),
        (entry("1>", moved(why="walk", count=3)), "moves figure 2 on by 3 fields"),
        (entry("1>", moved(count=0)), "moves figure 2"),
        (entry("1>", said("right", 3)), "says 3 for figure 2: right"),
        (entry("1>", said("right", 0)), "knows the number under figure 2"),
        (entry("1>", said("wrong", 3)), "says 3 for figure 2: wrong"),
        (entry("1>", said("vain", 0)), "says a number for figure 2: no luck"),
        (
            entry("1>", said("vain", 0), moves=False),
            "says a number for figure 2: no luck, its figure stays",
        ),
        (
            entry("1>", said("stuck", 3)),
            "says 3 for figure 2: right, but it has nowhere to go",
        ),
        (entry("1>", {"type": "passed", "seat": 0}), "passes"),
        (
            entry(
                "1>",
                {"type": "won", "seat": 0, "why": "limit"},
                {"type": "won", "seat": 1, "why": "limit"},
            ),
            "shares the win with everyone",
        ),
    ],
)
def test_what_an_action_did_is_told(done: Entry, sentence: str) -> None:
    assert Voice("dimenticato").describe(done) == f"1> ({sentence})"
