"""What actions of Dimenticato did, as the terminal tells it."""

from __future__ import annotations

import pytest

from entries import entry
from tavolino.rules.types import Entry
from tavolino.terminal.words import sentence_of


@pytest.mark.parametrize(
    ("done", "sentence"),
    [
        (entry("1>", {"did": "back", "figure": 2}), "sets figure 2 of ■ player 2 back"),
        (entry("1>", {"did": "home", "figure": 2}), "figure 2 is home"),
        (entry("1>", moves=True), "its figure moves"),
        (entry("1>", moves=False), "its figure stays"),
    ],
)
def test_what_an_action_did_is_told(done: Entry, sentence: str) -> None:
    assert sentence_of("dimenticato", done) == f"1> ({sentence})"
