"""The guide for a new game is followed to the letter: its code is run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tavolino.rules.errors import IllegalAction, NotAnAction

GUIDE = Path(__file__).parent.parent / "docs" / "add-a-game.md"


def run_guide() -> dict[str, Any]:
    """What the guide's code defines, after its proof has run."""
    names: dict[str, Any] = {"__name__": "pebbles"}
    for block in re.findall(r"```python\n(.*?)```", GUIDE.read_text(), re.DOTALL):
        exec(compile(block, str(GUIDE), "exec"), names)
    return names


def test_the_guide_ends_in_a_game_that_can_be_played() -> None:
    game = run_guide()["PebblesGame"]()
    position = game.start(2, {}, {"start": 1})
    for taken in (3, 3, 3, 1):
        game.play(position, f"take {taken}")
    with pytest.raises(IllegalAction, match="not so many"):
        game.play(position, "take 3")
    with pytest.raises(NotAnAction):
        game.play(position, "take 4")
    game.play(position, "take 2")
    assert position.shares() == [0.0, 1.0]
    assert game.ending(position) == "last-pebble"
