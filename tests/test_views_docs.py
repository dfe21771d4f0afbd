"""The page on views and geometry names every key there is, and no other."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tavolino import GAMES, Match

PAGE = (Path(__file__).parents[1] / "docs" / "views.md").read_text()


def keys_of(title: str) -> list[str]:
    """The keys in the table below a heading."""
    section = PAGE.partition(f"## {title}\n")[2].partition("\n## ")[0]
    return re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)


@pytest.mark.parametrize("name", GAMES)
def test_every_key_of_a_view_is_explained(name: str) -> None:
    view = Match.new(name, players=2, seed=1).view(0)
    assert list(view) == keys_of("In every game") + keys_of(GAMES[name].title)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_key_of_a_geometry_is_explained(name: str, players: int) -> None:
    game = GAMES[name]
    geometry = game.geometry(players)
    assert json.loads(json.dumps(geometry)) == geometry
    assert not re.search(r"-0\.0(?!\d)", json.dumps(geometry))
    rows = re.findall(rf"^\| {game.title} \| `(\w+)` \|", PAGE, re.MULTILINE)
    assert list(geometry) == rows
