"""What actions of My First Triominos did, as the terminal tells it."""

from __future__ import annotations

import pytest

from entries import entry
from tavolino.rules.types import Entry
from tavolino.terminal.words import sentence_of


@pytest.mark.parametrize(
    ("done", "sentence"),
    [
        (
            entry("buy", {"did": "chips", "count": -1, "why": "buy"}),
            "-1 for a card from the pot",
        ),
        (entry("buy", {"did": "chips", "why": "bridge"}), "+1 for a bridge"),
        (entry("buy", card="123"), "card 123"),
    ],
)
def test_what_an_action_did_is_told(done: Entry, sentence: str) -> None:
    assert sentence_of("triominos", done) == f"buy ({sentence})"
