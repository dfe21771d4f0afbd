"""Actions as numbers from 0 on, as learning libraries want them.

Memento, Anneaux and Dimenticato have a list of all their actions: a number means the same
in every position. The table of My First Triominos has no edge, so there a number names the
free cell by its place among those that a card could be laid on now.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Protocol

from tavolino.rules.anneaux import position as anneaux
from tavolino.rules.anneaux.board import CELLS, RINGS
from tavolino.rules.chance import Rng
from tavolino.rules.dimenticato import position as dimenticato
from tavolino.rules.dimenticato.board import Board
from tavolino.rules.dimenticato.ways import NUMBERS
from tavolino.rules.game import PLAYERS
from tavolino.rules.memento.board import CENTRES, INDEX, NAMES
from tavolino.rules.memento.game import VERSIONS, MementoGame
from tavolino.rules.position import Position
from tavolino.rules.triominos import position as triominos
from tavolino.rules.triominos.cards import ALL_READINGS

HEIGHTS: Final = (1, 2, 3)


class Actions(Protocol):
    """The numbers of a game's actions; a code is what the rules know an action by."""

    count: int

    def number(self, position: Position, code: int) -> int:
        """The number of a legal action."""
        ...

    def code(self, position: Position, number: int) -> int:
        """The code of an action by its number; it need not be legal here."""
        ...


class Listed:
    """All actions of a game in one list."""

    def __init__(self, codes: list[int]) -> None:
        self.codes = sorted(set(codes))
        self.numbers = {code: number for number, code in enumerate(self.codes)}
        self.count = len(self.codes)

    def number(self, position: Position, code: int) -> int:
        return self.numbers[code]

    def code(self, position: Position, number: int) -> int:
        return self.codes[number]


class Slots:
    """The actions of My First Triominos: pass, buy, swaps, then the cards for each free cell.

    Free cells beside a card have slots in the order the rules keep them in.
    """

    def __init__(self) -> None:
        self.readings = sorted(ALL_READINGS)  # the joker's, 0, comes first
        self.places = {corners: place for place, corners in enumerate(self.readings)}
        # No swap gives the joker itself away.
        self.fixed = [triominos.PASS, triominos.BUY]
        self.fixed += [triominos.SWAP + corners for corners in self.readings if corners]
        self.count = len(self.fixed) + triominos.MOST_RIM * len(self.readings)

    def number(self, position: Position, code: int) -> int:
        if code >= triominos.SWAP:
            return self.fixed.index(code)
        slot = free_cells(position).index(code >> 9)
        place = self.places[code & triominos.CORNER_BITS]
        return len(self.fixed) + slot * len(self.readings) + place

    def code(self, position: Position, number: int) -> int:
        if number < len(self.fixed):
            return self.fixed[number]
        slot, place = divmod(number - len(self.fixed), len(self.readings))
        return triominos.LAY + (free_cells(position)[slot] << 9) + self.readings[place]


def free_cells(position: Position) -> list[int]:
    """The cells beside a card of the table, slot by slot."""
    assert isinstance(position, triominos.Triominos)
    return [int(position.rim[slot]) for slot in range(int(position.rim_size))]


@cache
def actions_of(game: str, players: int) -> Actions:
    """The numbers of a game's actions, worked out once."""
    if players not in PLAYERS:
        raise ValueError(f"{game} is for 2, 3 or 4 players, not {players}")
    if game == "triominos":
        return Slots()
    if game == "dimenticato":
        return Listed(dimenticato_codes(players))
    return Listed(memento_codes() if game == "memento" else anneaux_codes())


def legal_numbers(position: Position, actions: Actions) -> list[int]:
    """The numbers of all legal actions, ascending."""
    return sorted(actions.number(position, code) for code in position.legal())


@cache
def memento_codes() -> list[int]:
    """Every action of Memento, asked of the rules.

    A figure reaches furthest when nobody else is there, so what a lone figure may do, on
    every point, of every height and in every version, is all that any figure ever may.
    From a centre it leaves every entrance free, so there Singles come in everywhere.
    """
    game, rng = MementoGame(), Rng(0)
    codes: list[int] = []
    for version in VERSIONS:
        opening = game.start(2, {"version": version}, {"start": 0})
        codes += opening.legal()
        view = game.view(opening, 0)
        view["decisions"] = 1
        for point in NAMES:
            for height in HEIGHTS:
                view["figures"] = {point: {"seat": 0, "height": height}}
                view["supply"] = 2 if INDEX[point] in CENTRES else 0
                codes += game.determinize(view, rng).legal()
    return codes


def anneaux_codes() -> list[int]:
    """Every action of Anneaux."""
    cells = range(CELLS)
    codes = [anneaux.PLACE + cell for cell in cells]
    codes += [anneaux.TURN + way for way in range(2 * len(RINGS))]
    codes += [
        anneaux.MOVE + (start << 5) + goal for start in cells for goal in cells if start != goal
    ]
    codes += [anneaux.TAKE + cell for cell in cells]
    return [*codes, anneaux.PASS]


def dimenticato_codes(players: int) -> list[int]:
    """Every action of Dimenticato: announcements, and each figure to each field.

    A move that sets a figure back names one dice field more.
    """
    board = Board(players)
    figures = range(dimenticato.FIGURES)
    codes = [
        dimenticato.ANNOUNCE | figure << 3 | number
        for figure in figures
        for number in range(1, NUMBERS + 1)
    ]
    codes += [
        dimenticato.GO | figure << 16 | goal << 8 | back
        for figure in figures
        for goal in board.places
        for back in (0, *board.places[: board.dice])
        if back != goal
    ]
    return [*codes, dimenticato.PASS]
