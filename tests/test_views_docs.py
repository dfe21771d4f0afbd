"""The page on views names every key there is, and no other."""

from __future__ import annotations

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
