"""Every engine must agree with these games at every position."""

from __future__ import annotations

import pytest

import tavolino.rules.position
from support.compiled import COMPILED
from support.installed_games import OWN
from support.paths import vectors_of
from tavolino.games import GAMES
from tavolino.table.reference import follow_file


@pytest.mark.parametrize("name", OWN)
def test_vectors(name: str) -> None:
    assert follow_file(GAMES[name], vectors_of(name)) >= 18


def test_this_run_is_of_the_kind_it_claims_to_be() -> None:
    compiled = not (tavolino.rules.position.__file__ or "").endswith(".py")
    assert compiled == COMPILED
