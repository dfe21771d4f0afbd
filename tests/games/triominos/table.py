"""A table of My First Triominos as tests want it, and what they ask of it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tavolino.games.triominos.rules.cards import CARD_NAMES, CARDS
from tavolino.games.triominos.rules.game import TriominosGame
from tavolino.games.triominos.rules.position import TriominosPosition
from tavolino.games.triominos.rules.types import TriominosEntry, TriominosView
from tavolino.rules.chance import Rng
from tavolino.rules.errors import IllegalAction
from tavolino.rules.position import Position
from tavolino.rules.types import Value

GAME = TriominosGame()

ONES = "112 113 114 115 ***"
"""With 111 on the table, these are all the cards that can be laid."""


def deal(
    *racks: str, first: str = "111", last: str = "", **options: Value
) -> TriominosPosition:
    """A game in which each seat is dealt these cards, then the highest; seat 0 starts.

    `last` are the lowest cards of the pot; the joker is there too unless it is named.
    """
    if "***" not in " ".join([*racks, last]):
        last += " ***"
    named = " ".join([*racks, first, last]).split()
    others = [name for name in CARD_NAMES if name not in named]
    deck: list[str] = []
    for rack in racks:
        cards = rack.split()
        deck += cards + [others.pop() for _ in range(6 - len(cards))]
    deck += [first, *others, *last.split()]
    return begin(len(racks), {"start": 0, "deck": deck}, **options)


def begin(players: int, setup: Mapping[str, object], **options: Value) -> TriominosPosition:
    position = GAME.start(players, options, setup)
    assert isinstance(position, TriominosPosition)
    return position


def random_game(seed: int, players: int = 3, **options: Value) -> tuple[TriominosPosition, Rng]:
    rng = Rng(seed)
    return begin(players, GAME.new_setup(players, options, rng), **options), rng


def after(position: TriominosPosition, *actions: str) -> TriominosPosition:
    for action in actions:
        GAME.play(position, action)
    return position


def entry_of(position: TriominosPosition, action: str) -> TriominosEntry:
    """Plays an action; how that is told to those who may know everything."""
    before = position.copy()
    return GAME.entry(before, GAME.code(action), after(position, action))


def see(position: Position, seat: int | None = None) -> TriominosView:
    return GAME.view(position, seat)


def reason(position: Position, action: str) -> str:
    before = position.key()
    with pytest.raises(IllegalAction) as refused:
        GAME.play(position, action)
    assert position.key() == before
    return refused.value.reason


def keep_only(position: TriominosPosition, seat: int, *names: str) -> None:
    """Empties a rack but for these cards, as if the others had been laid."""
    position.racks[seat] = sum(2 ** CARDS[name] for name in names)
