"""What an action of My First Triominos did: where a card was laid, what it earned."""

from __future__ import annotations

from tavolino.games.triominos.rules.board import cell_name, corner, count_touching, hexagon
from tavolino.games.triominos.rules.cards import CARD_NAMES, CARD_OF, JOKER
from tavolino.games.triominos.rules.position import (
    BUY,
    CORNER_BITS,
    PASS,
    SWAP,
    TriominosPosition,
)
from tavolino.rules.types import Effect, effect


def effects(before: TriominosPosition, code: int, after: TriominosPosition) -> list[Effect]:
    """What an action did, in the order it happened."""
    me = int(before.to_move)
    if code == PASS:
        return [effect("passed", me)]
    if code == BUY:
        return [effect("chips", me, count=-1, why="buy"), effect("bought", me)]
    if code >= SWAP:
        return [effect("swapped", me, [cell_name(int(before.joker_cell))], part=card_in(code))]
    return lay_effects(before, code, after)


def lay_effects(before: TriominosPosition, code: int, after: TriominosPosition) -> list[Effect]:
    """The effects of laying a card: where it lies, and the chips it earned."""
    me = int(before.to_move)
    cell = code >> 9
    at = [cell_name(cell)]
    all_effects = [
        effect("placed", me, at, part=card_in(code)),
        effect("chips", me, at, why="card"),
    ]
    if before.is_bridge(cell):
        all_effects.append(effect("chips", me, at, why="bridge"))
    for k in range(3):
        vertex = int(corner(cell, k))
        if count_touching(after.table, vertex) == 6:
            all_effects.append(effect("chips", me, hexagon(vertex), why="hexagon"))
    if after.racks[me] == 0:
        all_effects.append(effect("chips", me, why="rack"))
    return all_effects


def card_in(code: int) -> str:
    """The card of an action as players call it, however it is turned: `1-1-3`, `joker`."""
    card = int(CARD_OF[code & CORNER_BITS])
    return "joker" if card == JOKER else "-".join(CARD_NAMES[card])
