"""Pictures of a position, for the screen and the terminal.

A picture is drawn from a view and the game's geometry: it shows what a seat, or a
spectator, may know, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from rich.text import Text

from tavolino.rules import GAMES
from tavolino.rules.game import View
from tavolino.table.drawing import anneaux, dimenticato, memento, triominos

Geometry: TypeAlias = dict[str, Any]


class Board(NamedTuple):
    """The two ways in which a game is drawn."""

    svg: Callable[[View, Geometry], str]
    terminal: Callable[[View, Geometry], Text]


BOARDS: Final = {
    "memento": Board(memento.svg, memento.terminal),
    "anneaux": Board(anneaux.svg, anneaux.terminal),
    "triominos": Board(triominos.svg, triominos.terminal),
    "dimenticato": Board(dimenticato.svg, dimenticato.terminal),
}


def svg(view: View) -> str:
    """A standalone SVG picture of what a view shows."""
    geometry = GAMES[view["game"]].geometry(view["players"])
    return BOARDS[view["game"]].svg(view, geometry)


def terminal(view: View) -> Text:
    """The same picture in characters, at most 80 wide unless a table of cards grows."""
    geometry = GAMES[view["game"]].geometry(view["players"])
    return BOARDS[view["game"]].terminal(view, geometry)
