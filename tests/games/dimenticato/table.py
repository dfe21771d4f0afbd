"""A table of Dimenticato as tests want it, and what they ask of it."""

from __future__ import annotations

import pytest

from tavolino.games.dimenticato.rules.board import LARGE, PLACE_AT
from tavolino.games.dimenticato.rules.game import DimenticatoGame
from tavolino.games.dimenticato.rules.position import DimenticatoPosition, Layout
from tavolino.games.dimenticato.rules.reasons import REASONS
from tavolino.games.dimenticato.rules.types import DimenticatoEntry, DimenticatoSetup
from tavolino.games.dimenticato.rules.variant import variant_of
from tavolino.games.dimenticato.rules.worlds import CHOICES, card_count
from tavolino.rules.chance import Rng
from tavolino.rules.errors import IllegalAction

GAME = DimenticatoGame()
RNG = Rng(2024)
VARIANT = variant_of({"shown": False, "limit": 1000})
SHOWN = variant_of({"shown": True, "limit": 1000})


def plain_setup(players: int) -> DimenticatoSetup:
    """Small cards in their order, and on every card colours 0 1 / 2 3."""
    small = iter(CHOICES)
    values: list[int] = []
    for card in range(card_count(players)):
        values += (2, 3, 4, 5) if card in LARGE[players] else next(small)
    return {"start": 0, "values": values, "colours": [0, 1, 2, 3] * card_count(players)}


def table(players: int, *figures: str, **numbers: int) -> DimenticatoPosition:
    """A position with some figures on the track or home: `seat.figure@row,column`.

    All others are where they began. `on_0_2=4` puts a 4 under row 0, column 2.
    """
    setup = plain_setup(players)
    layout = Layout(players, setup["values"], setup["colours"], drawn=True)
    position = DimenticatoPosition(players, 0, VARIANT, layout)
    moved = {int(who[0]) * 4 + int(who[2]) - 1: who[4:] for who in figures}
    for index in moved:
        position.standing[position.field[index]] = 0
        position.left |= 2**index
    for index, name in moved.items():
        position.put(index, field_at(position, name))
    for name, number in numbers.items():
        field = field_at(position, name.removeprefix("on_").replace("_", ","))
        position.layout.numbers[field] = number
    return position


def field_at(position: DimenticatoPosition, name: str) -> int:
    """The number of a field by its row and column."""
    return int(position.track.field_at[PLACE_AT[name]])


def paint(position: DimenticatoPosition, name: str, colour: int) -> None:
    """Gives a field another colour."""
    position.layout.colours[field_at(position, name)] = colour


def all_out(players: int, seat: int, but: int) -> list[str]:
    """A seat's figures other than one, far away on the other side."""
    far = {2: ("4,0", "4,1", "5,0", "5,1"), 4: ("9,2", "9,3", "8,2", "8,3")}[players]
    return [f"{seat}.{k}@{far[k - 1]}" for k in (1, 2, 3, 4) if k != but]


def goals(position: DimenticatoPosition, figure: int = 1) -> set[str]:
    """Where that figure may go now."""
    texts = GAME.legal_texts(position)
    return {text[2:] for text in texts if text.startswith(f"{figure}>")}


def after(position: DimenticatoPosition, *texts: str) -> DimenticatoPosition:
    """The same position, so many actions later."""
    for text in texts:
        GAME.play(position, text)
    return position


def entry_of(position: DimenticatoPosition, text: str) -> DimenticatoEntry:
    """Plays an action; how that is told to those who may know everything."""
    before = position.copy()
    return GAME.entry(before, GAME.code(text), after(position, text))


def reason(position: DimenticatoPosition, text: str) -> str:
    """Why the action is refused; the position must not change by asking."""
    before = position.key()
    with pytest.raises(IllegalAction) as refused:
        GAME.play(position, text)
    assert position.key() == before
    assert str(refused.value) == REASONS[refused.value.reason].sentence
    return refused.value.reason


def deal(players: int, seed: int, **options: int) -> DimenticatoPosition:
    position = GAME.start(players, options, GAME.new_setup(players, options, Rng(seed)))
    assert isinstance(position, DimenticatoPosition)
    return position


def landing(foreign: str, *others: str, figure: str = "0.1@0,6") -> DimenticatoPosition:
    """Seat 0 has just announced 1 at row 0, column 6, or where else it is said to stand."""
    name = "on_" + figure[4:].replace(",", "_")
    position = table(4, figure, *all_out(4, 0, 1), foreign, *others, **{name: 1})
    return after(position, "1=1")
