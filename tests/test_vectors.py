"""Every engine must agree with these games at every position."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

import pytest

import tavolino.rules.position
from compiled import COMPILED
from tavolino.games import GAMES, own_games
from tavolino.rules.triominos.types import TriominosView

VECTORS = Path(__file__).parent / "vectors"


def digest(texts: list[str]) -> str:
    return sha256("\n".join(texts).encode()).hexdigest()[:12]


def follow(vector: dict[str, Any]) -> None:
    """Replays one vector and compares everything it says."""
    game = GAMES[vector["game"]]
    position = game.start(vector["players"], vector["options"], vector["setup"])
    steps = zip(vector["actions"], vector["to_move"], vector["legal"], strict=True)
    for ply, (action, to_move, (count, expected)) in enumerate(steps):
        legal = game.legal_texts(position)
        assert (position.to_move, len(legal), digest(legal)) == (to_move, count, expected), ply
        game.play(position, action)
    assert position.to_move == -1
    assert [round(share, 6) for share in position.shares()] == vector["result"]
    if "chips" in vector:
        view = cast("TriominosView", game.view(position, None))
        assert view["chips"] == vector["chips"]


@pytest.mark.parametrize("name", [game.rules.name for game in own_games()])
def test_vectors(name: str) -> None:
    lines = (VECTORS / f"{name}.jsonl").read_text().splitlines()
    assert len(lines) >= 18
    for number, line in enumerate(lines):
        try:
            follow(json.loads(line))
        except AssertionError as error:
            raise AssertionError(f"{name}.jsonl, game {number}") from error


def test_this_run_is_of_the_kind_it_claims_to_be() -> None:
    compiled = not (tavolino.rules.position.__file__ or "").endswith(".py")
    assert compiled == COMPILED
