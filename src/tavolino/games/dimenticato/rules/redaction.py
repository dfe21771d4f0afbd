"""What may be shown of past actions of Dimenticato while the game is on.

The distance between two fields that a figure stood on one after the other is the number
under the first of them. So only the latest move of each figure shows its field, and no
announcement shows its number once its figure has gone. (Showing just the numbers that are
uncovered again would reveal which are not.) An announcement that led to no move does not say
whether it was wrong or the figure had nowhere to go.

With the option `shown`, the newest entry also tells what everyone has just seen.

What is shown of an entry depends on it, on the current position, and on which entries moved the
same figures later.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from tavolino.games.dimenticato.rules.board import PLACE_AT
from tavolino.games.dimenticato.rules.position import (
    FIGURES,
    GO,
    NO_FIGURE,
    NOBODY,
    PASS,
    DimenticatoPosition,
)
from tavolino.games.dimenticato.rules.texts import action_code, figure_of
from tavolino.games.dimenticato.rules.types import DimenticatoEntry
from tavolino.rules.game import Moves
from tavolino.rules.types import Effect, Entry, effect

UNTOLD: Final = 0
"""Replaces a count that is not shown: an announced number or the steps of a move."""


def visible_entry(
    entries: Sequence[Entry], ply: int, position: DimenticatoPosition, moves: Moves
) -> Entry:
    """An entry of a game that is on, without anything that reveals covered numbers."""
    entry = entries[ply]
    code = action_code(entry["action"])
    newest = ply == len(entries) - 1
    if code >= PASS:
        return entry
    if code < GO:
        told = newest and tells_announcement(position)
        return entry if told else visible_announcement(entry)
    figure, *others = moved_figures(entry)
    if moves[figure][-1] != ply:
        visible = untold_move(entry)
    else:
        way = whole_way(entry, position) if newest else [entry["effects"][0]["at"][-1]]
        if any(moves[other][-1] != ply for other in others):
            visible = visible_move(entry, entry["action"].partition("!")[0], way)
        else:
            visible = visible_move(entry, entry["action"], way, entry["effects"][1:])
    if newest:
        show(visible, entry)
    return visible


def tells_announcement(position: DimenticatoPosition) -> bool:
    """Whether everyone is told the number of the newest announcement."""
    if position.walker == NO_FIGURE:
        return position.variant.shown
    return position.tells_number()


def show(told: Entry, entry: Entry) -> None:
    """Adds the numbers that a taking has shown for a moment."""
    shown = cast("DimenticatoEntry", entry).get("shown")
    if shown is not None:
        cast("DimenticatoEntry", told)["shown"] = shown


def visible_announcement(entry: Entry) -> DimenticatoEntry:
    """An announcement without its number; it is `vain` if it led to no move."""
    entry = cast("DimenticatoEntry", entry)
    moves = entry["moves"]
    said = of_figure("announced", entry)
    said["why"] = "right" if moves else "vain"
    return {
        "seat": entry["seat"],
        "action": entry["action"][:2] + "?",
        "effects": [said],
        "moves": moves,
    }


def of_figure(kind: str, entry: Entry) -> Effect:
    """An effect that says which figure it was about, and no more."""
    figure_effect = effect(kind, entry["seat"], count=UNTOLD)
    figure_effect["figure"] = int(entry["action"][0])
    return figure_effect


def untold_move(entry: Entry) -> Entry:
    """A move that shows only its figure."""
    moved = of_figure("moved", entry)
    return {"seat": entry["seat"], "action": entry["action"][:2] + "?", "effects": [moved]}


def visible_move(
    entry: Entry, action: str, way: list[str], others: Sequence[Effect] = ()
) -> Entry:
    """A move with as much of its way and its other effects as may be shown."""
    moved = entry["effects"][0].copy()
    moved["at"] = way
    if len(way) == 1:
        moved["count"] = UNTOLD
    return {"seat": entry["seat"], "action": action, "effects": [moved, *others]}


def whole_way(entry: Entry, position: DimenticatoPosition) -> list[str]:
    """The way of the newest move, or only its end if someone was set back to its origin."""
    way = entry["effects"][0]["at"]
    origin = position.track.field_at[PLACE_AT[way[0]]]
    return way if position.standing[origin] == NOBODY else way[-1:]


def moved_figures(entry: Entry) -> list[int]:
    """The figure that a decision moved, if any, and then the one that it set back."""
    code = action_code(entry["action"])
    if not GO <= code < PASS:
        return []
    back = [each for each in entry["effects"] if each["type"] == "back"]
    return [
        entry["seat"] * FIGURES + figure_of(code),
        *(each["seat"] * FIGURES + each["figure"] - 1 for each in back),
    ]


def moves_of(entries: Sequence[Entry]) -> dict[int, list[int]]:
    """For each figure the numbers of the entries that moved it."""
    moves: dict[int, list[int]] = {}
    for ply, entry in enumerate(entries):
        for figure in moved_figures(entry):
            moves.setdefault(figure, []).append(ply)
    return moves
