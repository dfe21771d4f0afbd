"""What a seat sees as numbers: views written into one flat array with named parts.

Everything is written from a view, so nothing is in it that the seat may not know. Seats
are counted from the seat that looks: itself is 0, then clockwise. All numbers lie from 0 to
1. docs/adapters.md explains every part.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import prod
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from tavolino.adapters.actions import free_cells
from tavolino.rules import GAMES
from tavolino.rules.anneaux.board import CELLS, RINGS, cell_at
from tavolino.rules.anneaux.position import PAWNS
from tavolino.rules.anneaux.types import AnneauxView
from tavolino.rules.dimenticato.board import Board, place_of
from tavolino.rules.dimenticato.position import FIGURES
from tavolino.rules.dimenticato.types import DimenticatoView
from tavolino.rules.dimenticato.ways import NUMBERS
from tavolino.rules.dimenticato.worlds import COLOURS
from tavolino.rules.memento.board import INDEX, POINTS
from tavolino.rules.memento.game import VERSIONS
from tavolino.rules.memento.position import MARKERS
from tavolino.rules.memento.types import MementoView
from tavolino.rules.triominos.board import FAR, HANGING, cell_name
from tavolino.rules.triominos.cards import CARD_OF, CARDS, NO_CARD, distinct_turns
from tavolino.rules.triominos.game import TriominosGame
from tavolino.rules.triominos.position import CORNER_BITS, MOST_RIM
from tavolino.rules.triominos.types import TriominosView
from tavolino.rules.types import View

Array: TypeAlias = NDArray[np.float32]
Parts: TypeAlias = dict[str, Array]
Shapes: TypeAlias = dict[str, tuple[int, ...]]
V = TypeVar("V", bound=View)

MOST_STONES: Final = 15
MOST_LINES: Final = 8
MANY_CHIPS: Final = 36
MOST_CORNER: Final = 5


class Observation:
    """One seat's view of one game: `tensor` is flat, `dict` has the same memory by parts.

    The two names are those that OpenSpiel asks for.
    """

    def __init__(self, game: str, players: int) -> None:
        self.writer = WRITERS[game]
        shapes = common_shapes(players) | self.writer.shapes(players)
        self.tensor: Array = np.zeros(sum(map(prod, shapes.values())), np.float32)
        self.dict: Parts = {}
        first = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[first : first + prod(shape)].reshape(shape)
            first += prod(shape)

    def write(self, view: View) -> None:
        """Takes over what a view shows; it has to be a seat's, not a spectator's."""
        self.tensor.fill(0)
        write_common(self.dict, view)
        self.writer.write(self.dict, view)


def near(view: View, seat: int) -> int:
    """A seat as the looking seat counts it."""
    assert view["seat"] is not None, "a spectator has no seat to count from"
    return (seat - view["seat"]) % view["players"]


def mark(part: Array, view: View, seats: Iterable[int]) -> None:
    """A one for each of the seats."""
    for seat in seats:
        part[near(view, seat)] = 1


def measure(part: Array, view: View, amounts: list[int], most: int) -> None:
    """An amount for each seat, as a share of the most there can be."""
    for seat, amount in enumerate(amounts):
        part[near(view, seat)] = min(amount / most, 1)


# -- in every game --------------------------------------------------------------------------


def common_shapes(players: int) -> Shapes:
    """The parts every game has."""
    seats = (players,)
    return {
        "seat": seats,
        "to_move": seats,
        "start": seats,
        "winners": seats,
        "decisions": (1,),
    }


def write_common(parts: Parts, view: View) -> None:
    """Whose view it is, who is to move, who began, who has won."""
    parts["seat"][view["seat"]] = 1
    mark(parts["to_move"], view, [view["to_move"]] if view["to_move"] >= 0 else [])
    mark(parts["start"], view, [view["start"]])
    mark(parts["winners"], view, view["winners"])


def write_decisions(parts: Parts, view: View, limit: int) -> None:
    """How much of the limit is used up; a game without one leaves this at 0."""
    parts["decisions"][0] = min(view["decisions"] / limit, 1)


# -- Memento --------------------------------------------------------------------------------


def memento_shapes(players: int) -> Shapes:
    """The parts of Memento."""
    return {
        "figures": (players, 3, POINTS),
        "supply": (1,),
        "markers": (players,),
        "in_play": (players,),
        "turners": (players,),
        "just_turned": (1,),
        "version": (len(VERSIONS),),
    }


def write_memento(parts: Parts, view: MementoView) -> None:
    """The figures by seat, height and point, and what is in the hands."""
    write_decisions(parts, view, view["options"]["limit"])
    for name, figure in view["figures"].items():
        parts["figures"][near(view, figure["seat"]), figure["height"] - 1, INDEX[name]] = 1
    parts["supply"][0] = view["supply"] / MOST_STONES
    measure(parts["markers"], view, view["markers"], MARKERS)
    mark(parts["in_play"], view, view["in_play"])
    mark(parts["turners"], view, view["turners"])
    parts["just_turned"][0] = view["just_turned"]
    parts["version"][VERSIONS.index(view["options"]["version"])] = 1


# -- Anneaux --------------------------------------------------------------------------------


def anneaux_shapes(players: int) -> Shapes:
    """The parts of Anneaux."""
    return {
        "pawns": (players, CELLS),
        "hand": (players,),
        "spent": (CELLS,),
        "in_play": (players,),
        "last_ring": (len(RINGS),),
        "lines": (1,),
        "victim": (players,),
        "owed": (1,),
    }


def write_anneaux(parts: Parts, view: AnneauxView) -> None:
    """The pawns by seat and cell, and what lines have earned."""
    write_decisions(parts, view, view["options"]["limit"])
    for seat, cells in enumerate(view["pawns"]):
        for name in cells:
            parts["pawns"][near(view, seat), cell_at(name)] = 1
    measure(parts["hand"], view, view["hand"], PAWNS)
    for name in view["spent"]:
        parts["spent"][cell_at(name)] = 1
    mark(parts["in_play"], view, view["in_play"])
    if view["last_ring"] is not None:
        parts["last_ring"][RINGS.index(view["last_ring"])] = 1
    parts["lines"][0] = min(view["lines"] / MOST_LINES, 1)
    mark(parts["victim"], view, [] if view["victim"] is None else [view["victim"]])
    parts["owed"][0] = min(view["owed"] / MOST_LINES, 1)


# -- My First Triominos ---------------------------------------------------------------------


def triominos_shapes(players: int) -> Shapes:
    """The parts of My First Triominos."""
    return {
        "table": (NO_CARD, 7),
        "free": (MOST_RIM, 7),
        "racks": (players, NO_CARD),
        "rack_sizes": (players,),
        "chips": (players,),
        "played": (players, NO_CARD),
        "lacked": (players, NO_CARD),
        "buyers": (players,),
        "pot": (1,),
        "passed": (1,),
        "last_turns": (1,),
        "joker_taker": (players,),
        "options": (2,),
    }


def write_triominos(parts: Parts, view: TriominosView) -> None:
    """The cards on the table, the cells beside them, the racks that are seen."""
    write_table(parts, view)
    for seat, rack in enumerate(view["racks"]):
        for name in rack or []:
            parts["racks"][near(view, seat), CARDS[name]] = 1
        for name, since in view["lacked"][seat].items():
            parts["lacked"][near(view, seat), CARDS[name]] = since / NO_CARD
    for name, (seat, _, _) in view["played"].items():
        parts["played"][near(view, seat), CARDS[name]] = 1
    for seat in view["buyers"]:
        parts["buyers"][near(view, seat)] += 1 / NO_CARD
    measure(parts["rack_sizes"], view, view["rack_sizes"], NO_CARD)
    measure(parts["chips"], view, view["chips"], MANY_CHIPS)
    parts["pot"][0] = view["pot"] / NO_CARD
    parts["passed"][0] = view["passed"] / view["players"]
    parts["last_turns"][0] = (view["last_turns"] or 0) / view["players"]
    mark(
        parts["joker_taker"], view, [] if view["joker_taker"] is None else [view["joker_taker"]]
    )
    parts["options"][:] = (view["options"]["joker"], view["options"]["open_racks"])


def write_table(parts: Parts, view: TriominosView) -> None:
    """For each card where it lies and how it is turned; for each free cell what it needs."""
    game = GAMES["triominos"]
    assert isinstance(game, TriominosGame)
    for text in view["table"]:
        code = game.code(text)
        card, corners = int(CARD_OF[code & CORNER_BITS]), code & CORNER_BITS
        parts["table"][card, :4] = where(code >> 9)
        parts["table"][card, 4 + distinct_turns(card).index(corners)] = 1
    for slot, cell in enumerate(free_cells(game.known(view))):
        needed = view["free"][cell_name(cell)]
        parts["free"][slot, :4] = where(cell)
        parts["free"][slot, 4:] = [int(number) / MOST_CORNER for number in needed]


def where(cell: int) -> tuple[float, float, float, float]:
    """That there is such a cell, its two steps from the first card, whether it hangs."""
    reach = 2 * (FAR + 1)
    i, j = (cell >> 6 & 63) - 32, (cell & 63) - 32
    return 1, i / reach + 0.5, j / reach + 0.5, cell // HANGING


# -- Dimenticato ----------------------------------------------------------------------------


def dimenticato_shapes(players: int) -> Shapes:
    """The parts of Dimenticato."""
    board = Board(players)
    return {
        "numbers": (board.dice, NUMBERS),
        "colours": (board.dice, len(COLOURS)),
        "figures": (players, FIGURES, len(board.places)),
        "left": (players, FIGURES),
        "announced_figure": (FIGURES,),
        "announced_number": (NUMBERS,),
    }


def write_dimenticato(parts: Parts, view: DimenticatoView) -> None:
    """The numbers that lie open, the colours, and where the figures stand."""
    write_decisions(parts, view, view["options"]["limit"])
    field_at = Board(view["players"]).field_at
    for field, number in enumerate(view["numbers"]):
        if number is not None:
            parts["numbers"][field, number - 1] = 1
    for field, colour in enumerate(view["colours"]):
        # With fewer than four seats some colours are nobody's.
        whose = near(view, colour) if colour < view["players"] else colour
        parts["colours"][field, whose] = 1
    for seat, places in enumerate(view["figures"]):
        for figure, (row, column) in enumerate(places):
            field = field_at[place_of(row, column)]
            parts["figures"][near(view, seat), figure, field] = 1
        for figure in view["left"][seat]:
            parts["left"][near(view, seat), figure - 1] = 1
    if view["announced"] is not None:
        parts["announced_figure"][view["announced"]["figure"] - 1] = 1
        parts["announced_number"][view["announced"]["number"] - 1] = 1


class Writer(NamedTuple, Generic[V]):
    """How one game's views become numbers."""

    shapes: Callable[[int], Shapes]
    write: Callable[[Parts, V], None]


# Which game a view is of is known only when it is written: hence Any.
WRITERS: Final[dict[str, Writer[Any]]] = {
    "memento": Writer(memento_shapes, write_memento),
    "anneaux": Writer(anneaux_shapes, write_anneaux),
    "triominos": Writer(triominos_shapes, write_triominos),
    "dimenticato": Writer(dimenticato_shapes, write_dimenticato),
}
"""Every game's own parts."""
