"""What a seat of My First Triominos sees, as numbers."""

from __future__ import annotations

from typing import Final

from tavolino.games.tensors import Parts, Shapes, TensorWriter, mark, measure, near
from tavolino.games.triominos.action_space import free_cells
from tavolino.games.triominos.rules.board import FAR, HANGING, cell_name
from tavolino.games.triominos.rules.cards import CARD_OF, CARDS, NO_CARD, distinct_turns
from tavolino.games.triominos.rules.game import TriominosGame
from tavolino.games.triominos.rules.position import CORNER_BITS, MAX_RIM
from tavolino.games.triominos.rules.types import TriominosView

MANY_CHIPS: Final = 36
NEEDS: Final = "012345-"
"""What a corner of a free cell can need: any number, one of them, or what no card has."""
GAME: Final = TriominosGame()


def shapes(players: int) -> Shapes:
    """The parts of My First Triominos."""
    return {
        "table": (NO_CARD, 7),
        "free": (MAX_RIM, 7),
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
        "options": (4,),
    }


def write(parts: Parts, view: TriominosView) -> None:
    """Writes the cards on the table, the cells beside them, and the racks that are seen."""
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
    options = view["options"]
    parts["options"][:] = (
        options["joker"],
        options["open_racks"],
        options["joker_side"] == "side",
        options["ties"] == "cards",
    )


def write_table(parts: Parts, view: TriominosView) -> None:
    """Writes for each card where it lies and how it is turned, for each free cell its need."""
    for text in view["table"]:
        code = GAME.code(text)
        card, corners = int(CARD_OF[code & CORNER_BITS]), code & CORNER_BITS
        parts["table"][card, :4] = where(code >> 9)
        parts["table"][card, 4 + distinct_turns(card).index(corners)] = 1
    for slot, cell in enumerate(free_cells(GAME.known_position(view))):
        needed = view["free"][cell_name(cell)]
        parts["free"][slot, :4] = where(cell)
        parts["free"][slot, 4:] = [NEEDS.index(number) / (len(NEEDS) - 1) for number in needed]


def where(cell: int) -> tuple[float, float, float, float]:
    """1 for an existing cell, its two steps from the first card, and whether it hangs."""
    reach = 2 * (FAR + 1)
    i, j = (cell >> 6 & 63) - 32, (cell & 63) - 32
    return 1, i / reach + 0.5, j / reach + 0.5, cell // HANGING


WRITER = TensorWriter(shapes, write)
