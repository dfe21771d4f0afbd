"""What actions of Memento did, as the terminal tells it."""

from __future__ import annotations

import pytest

from support.history_entries import entry
from tavolino.rules.types import Entry
from tavolino.table.voice import Voice


@pytest.mark.parametrize(
    ("done", "sentence"),
    [
        (
            entry(
                "@Na+Wa",
                {"type": "placed", "part": "N"},
                {"type": "placed", "why": "second", "part": "W"},
            ),
            "brings a Single into the top triangle, another into the left one",
        ),
        (
            entry("M<", {"type": "turned", "part": "M", "count": -1}),
            "turns the inner triangle anticlockwise",
        ),
        (
            entry("Na-No", {"type": "moved", "why": "within", "part": "N", "count": 2}),
            "moves a Double within the top triangle",
        ),
        (
            entry("Na-No", {"type": "taken", "count": 2, "part": "N"}),
            "takes a Double from ■ player 2 in the top triangle",
        ),
        (
            entry("Na-No", {"type": "joined", "seat": 0, "part": "E"}),
            "stacks onto their own Single in the right triangle",
        ),
        (
            entry(
                "No/2Na+Nx",
                {"type": "split", "seat": 0, "count": 3, "part": "N"},
                {"type": "moved", "seat": 0, "count": 2, "why": "split", "part": "N"},
            ),
            "splits a Triple, a Double at the top",
        ),
        (entry("Na-No", {"type": "returned", "count": 3}), "3 stones go back"),
        (entry("Na-No", {"type": "stacked", "count": 3}), "now a Triple"),
        (entry("Na-No", {"type": "out"}), "■ player 2 is out"),
        (
            entry("Na-No", {"type": "won", "seat": 0, "why": "whole-triangle"}),
            "fills the heart of a triangle and wins",
        ),
    ],
)
def test_what_an_action_did_is_told(done: Entry, sentence: str) -> None:
    assert Voice("memento").describe(done) == f"{done['action']} ({sentence})"
