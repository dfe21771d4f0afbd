"""Pictures of a position, for the screen and the terminal.

A picture is drawn from a view and the game's geometry: it shows what a seat, or a
spectator, may know, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, NamedTuple, TypeVar

from rich.text import Text

from tavolino.rules import GAMES
from tavolino.rules.types import View
from tavolino.table.drawing import anneaux, dimenticato, memento, triominos

V = TypeVar("V", bound=View)
G = TypeVar("G")


class Board(NamedTuple, Generic[V, G]):
    """The two ways in which a game is drawn, from a view and a geometry of its own."""

    svg: Callable[[V, G], str]
    terminal: Callable[[V, G], Text]


# Which game a view is of is known only when it is drawn: hence Any.
BOARDS: Final[dict[str, Board[Any, Any]]] = {
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
