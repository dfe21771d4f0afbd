"""A table of Memento as tests want it, and what they ask of it."""

from __future__ import annotations

from typing import cast

import pytest

from tavolino.games.memento.rules.game import MementoGame
from tavolino.games.memento.rules.types import MementoView
from tavolino.rules.chance import Rng
from tavolino.rules.errors import IllegalAction
from tavolino.rules.position import Position

GAME = MementoGame()


def place(
    figures: dict[str, tuple[int, int]],
    to_move: int = 0,
    players: int = 2,
    version: str = "original",
    **more: object,
) -> Position:
    """A position in the middle of a game: figures as point -> (seat, height)."""
    view = GAME.view(GAME.start(players, {"version": version}, {"start": 0}), None)
    markers = [9] * players
    for seat, _ in figures.values():
        markers[seat] -= 1
    stones = sum(height for _, height in figures.values())
    view |= {
        "to_move": to_move,
        "decisions": 10,
        "figures": {n: {"seat": s, "height": h} for n, (s, h) in figures.items()},
        "supply": (15 if players == 4 else 11) - stones,
        "markers": markers,
    }
    return GAME.determinize(cast("MementoView", view | more), Rng(0))


def goals(position: Position, start: str) -> set[str]:
    """Where the figure on a point may move."""
    return {text[3:] for text in GAME.legal_texts(position) if text.startswith(f"{start}-")}


def after(position: Position, *actions: str) -> Position:
    for action in actions:
        GAME.play(position, action)
    return position


def figures(position: Position) -> dict[str, tuple[int, int]]:
    seen = GAME.view(position, None)["figures"]
    return {name: (figure["seat"], figure["height"]) for name, figure in seen.items()}


def reason(position: Position, action: str) -> str:
    with pytest.raises(IllegalAction) as refused:
        GAME.play(position, action)
    return refused.value.reason
