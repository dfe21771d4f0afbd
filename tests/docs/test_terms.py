"""The word list for translators has every term of every game in every language."""

from __future__ import annotations

import pytest
from pages import filled

from support.installed_games import OWN
from support.paths import ROOT
from tavolino.games import descriptor_of
from tavolino.kit.terms import terms
from tavolino.words import languages

PAGE = filled((ROOT / "docs" / "made" / "words.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", OWN)
@pytest.mark.parametrize("language", languages())
def test_the_list_has_every_term(game: str, language: str) -> None:
    table = PAGE.partition(f"{{ #{language}-{game} }}")[2].partition("\n#")[0]
    _, _, *rows = table.strip().splitlines()
    said = terms(descriptor_of(game))
    assert len(rows) == len(said) > 0
    for row, term in zip(rows, said, strict=True):
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        assert cells[:3] == [
            term["thing"],
            term[language]["use"],
            term[language].get("box", ""),
        ]
        assert all(f"{word}…" in cells[3] for word in term[language].get("avoid", ()))
