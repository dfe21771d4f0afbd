"""What actions of Anneaux did, as the terminal tells it."""

from __future__ import annotations

import pytest

from support.history_entries import entry
from tavolino.rules.types import Entry
from tavolino.table.voice import Voice


@pytest.mark.parametrize(
    ("done", "sentence"),
    [
        (entry("A1", {"type": "taken", "at": ["B2"]}), "takes the pawn on B2 (■ player 2)"),
        (
            entry("A1", {"type": "line", "why": "row", "at": ["A1", "A2", "A3"]}),
            "makes the row A1\u2013A3",
        ),
        (entry("A1", {"type": "out"}), "■ player 2 is out"),
    ],
)
def test_what_an_action_did_is_told(done: Entry, sentence: str) -> None:
    assert Voice("anneaux").describe(done) == f"A1 ({sentence})"
