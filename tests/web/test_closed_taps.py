"""Taps on something closed: the rules refuse what was wished by them, for the reason said."""

from __future__ import annotations

import json
from typing import Any

import pytest

from support.paths import ROOT
from tavolino import GAMES, Match
from tavolino.games import descriptor_of
from tavolino.rules.errors import IllegalAction

FOLDER = ROOT / "web" / "src" / "games"
FILES = sorted(FOLDER.glob("*/closed.json"))

TAPS = [
    pytest.param(file.parent.name, tap, id=f"{file.parent.name} {tap['reason']}")
    for file in FILES
    for tap in json.loads(file.read_text())["taps"]
]


def setup_of(game: str, tap: dict[str, Any]) -> dict[str, Any]:
    """One of the game's lesson, if the tap names one."""
    if "setup" not in tap:
        return {"start": 0}
    setups: dict[str, dict[str, Any]] = json.loads(
        (descriptor_of(game).folder / "lesson" / "setups.json").read_text()
    )
    return setups[tap["setup"]]


@pytest.mark.parametrize(("game", "tap"), TAPS)
def test_what_a_tap_wishes_is_refused_for_its_reason(game: str, tap: dict[str, Any]) -> None:
    match = Match(GAMES[game], 2, {}, setup_of(game, tap))
    for action in tap["actions"].split():
        match.play(action)
    with pytest.raises(IllegalAction) as refused:
        match.play(tap["wished"])
    assert refused.value.reason == tap["reason"]
