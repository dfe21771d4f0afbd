"""Effects say what an action did, and views before and after agree with them."""

from __future__ import annotations

import re

import msgspec
import pytest

from support.installed_games import OWN, every_table
from support.paths import ROOT
from support.random_games_effects import steps
from tavolino.games import GAMES

RARE = {"anneaux": {"passed"}, "dimenticato": {"passed"}}
"""What hardly ever happens by chance; the games' own tests have it."""

PAGE = ROOT / "docs" / "reference" / "views.md"


def documented(name: str) -> set[str]:
    """Everything that can happen in a game, as docs/reference/views.md tells it."""
    table = PAGE.read_text().partition("| `type` | games | what happened |\n")[2]
    rows = re.findall(r"^\| `(\w+)` \| ([^|`]+) \| [^|]* \|$", table, re.MULTILINE)
    return {kind for kind, games in rows if games == "all" or GAMES[name].title in games}


@every_table()
def test_values_are_what_their_types_say(name: str, players: int) -> None:
    types = GAMES[name].types
    for _, entry, view in steps(name, players, games=1):
        for value, kind in ((view, types.view), (entry, types.entry)):
            msgspec.convert(value, kind, strict=True)
            assert set(value) <= kind.__required_keys__ | kind.__optional_keys__  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", OWN)
def test_every_kind_of_effect_happens_and_no_other(name: str) -> None:
    found = {
        effect["type"]
        for players in GAMES[name].players
        for _, entry, _ in steps(name, players)
        for effect in entry["effects"]
    }
    assert found | RARE.get(name, set()) == documented(name)
