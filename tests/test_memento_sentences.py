"""What actions of Memento did, as the terminal tells it."""

from __future__ import annotations

import pytest

from entries import entry
from tavolino.rules.types import Entry
from tavolino.terminal.words import sentence_of


@pytest.mark.parametrize(
    ("done", "sentence"),
    [
        (entry("Na-No", {"did": "taken", "count": 2}), "takes a Double of ■ player 2"),
        (entry("Na-No", {"did": "taken"}), "takes one of ■ player 2"),
        (entry("Na-No", {"did": "joined"}), "joins a Single of its own"),
        (entry("Na-No", {"did": "returned", "count": 3}), "3 stones go back"),
        (entry("Na-No", {"did": "stacked", "count": 3}), "now a Tripple"),
    ],
)
def test_what_an_action_did_is_told(done: Entry, sentence: str) -> None:
    assert sentence_of("memento", done) == f"Na-No ({sentence})"
