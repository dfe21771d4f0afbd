"""What people point at to choose an action of Dimenticato.

A figure by its number, then the number to announce or the field to go to; after that, perhaps
the field to set another figure back to. The field alone is enough, too. Or `stay`, or `pass`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tavolino.games.dimenticato.rules.board import DICE_AT, PLACE_AT, place_name
from tavolino.games.dimenticato.rules.position import (
    ANNOUNCE,
    FIGURES,
    GO,
    NO_FIGURE,
    PASS,
    STAY,
    DimenticatoPosition,
)
from tavolino.games.dimenticato.rules.texts import back_of, figure_of, goal_of
from tavolino.rules.bits import lowest

FIGURE_NAMES: Final = ("1", "2", "3", "4")
WORDS: Final = {"pass": PASS, "stay": STAY}
NUMBER_NAMES: Final = ("1", "2", "3", "4", "5", "6")


def ways(code: int) -> list[list[str]]:
    """The ways to choose an action by pointing."""
    if code >= PASS:
        return [["stay" if code == STAY else "pass"]]
    figure = FIGURE_NAMES[figure_of(code)]
    if code < GO:
        return [[figure, NUMBER_NAMES[(code & 7) - 1]]]
    fields = [place_name(place) for place in (goal_of(code), back_of(code)) if place]
    return [[figure, *fields], fields]


def meant(position: DimenticatoPosition, pointed: Sequence[str]) -> int | None:
    """The action that people mean who point at things that lead to no legal action."""
    if pointed[0] in WORDS:
        return WORDS[pointed[0]]
    fields = list(pointed)
    figure = figure_pointed_at(position, pointed[0])
    if figure != NO_FIGURE:
        del fields[0]
    else:
        figure = likely_figure(position)
    if not fields:
        # No figure may go there, so the answer is about the figure.
        return GO | figure << 16 | start_of_another(position) << 8
    if figure != NO_FIGURE and fields[0] in NUMBER_NAMES:
        return ANNOUNCE | figure << 3 | NUMBER_NAMES.index(fields[0]) + 1
    if fields[0] not in PLACE_AT:
        return None
    # Nobody is ever set back to a start field: then nothing was said about it.
    back = DICE_AT.get(fields[1], 0) if len(fields) > 1 else 0
    return GO | figure << 16 | PLACE_AT[fields[0]] << 8 | back


def figure_pointed_at(position: DimenticatoPosition, name: str) -> int:
    """The mover's figure, 0-3, by its number or the field it stands on; else NO_FIGURE.

    Once a figure has to go, people point at fields for it to go to.
    """
    if name in FIGURE_NAMES:
        return FIGURE_NAMES.index(name)
    if position.walker != NO_FIGURE:
        return NO_FIGURE
    field = int(position.track.field_at[PLACE_AT[name]]) if name in PLACE_AT else -1
    index = int(position.standing[field]) - 1 if field >= 0 else -1
    return index % FIGURES if index // FIGURES == position.to_move else NO_FIGURE


def likely_figure(position: DimenticatoPosition) -> int:
    """The mover's figure that people mean who only point at a field."""
    if position.walker != NO_FIGURE:
        return int(position.walker)
    return int(lowest(position.waiting_figures() or position.walking_figures()))


def start_of_another(position: DimenticatoPosition) -> int:
    """The place of a start field of another seat."""
    board = position.track.board
    other = (int(position.to_move) + 1) % int(position.players)
    return board.places[board.starts(other)[0]]
