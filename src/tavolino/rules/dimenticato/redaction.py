"""How past actions of Dimenticato may be told while the game is on.

The distance between two fields that a figure stood on one after the other is the number
under the first of them. So of each figure only the latest move is told with its field, and no
number once its figure has gone (telling just those that lie open again would tell which do
not). Nor is it told whether a number that led to no move was wrong or had nowhere to go.

What is told of an entry depends on it, on later entries and on the present position, so the
entries before it need not be looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from tavolino.rules.dimenticato.board import PLACE_AT
from tavolino.rules.dimenticato.position import (
    FIGURES,
    GO,
    NO_FIGURE,
    NOBODY,
    PASS,
    Dimenticato,
)
from tavolino.rules.dimenticato.texts import action_code, figure_of
from tavolino.rules.dimenticato.types import DimenticatoEntry
from tavolino.rules.types import Effect, Entry, effect

UNTOLD: Final = 0
"""Instead of a number that was said or of fields that a figure went."""


def visible_entries(entries: Sequence[Entry], position: Dimenticato) -> list[Entry]:
    """The newest entries of a game that is on, without what covered numbers could be read from.

    `entries` are all of the game from any one on.
    """
    codes = [action_code(entry["action"]) for entry in entries]
    latest, victims = latest_moves(entries, codes)
    last = len(entries) - 1
    found: list[Entry] = []
    for k, (entry, code) in enumerate(zip(entries, codes, strict=True)):
        if code >= PASS:
            found.append(entry)
        elif code < GO:
            awaited = k == last and position.walker != NO_FIGURE
            found.append(entry if awaited else visible_announcement(entry))
        elif latest[entry["seat"] * FIGURES + figure_of(code)] != k:
            found.append(untold_move(entry))
        else:
            way = whole_way(entry, position) if k == last else [entry["effects"][0]["at"][-1]]
            if k in victims and latest[victims[k]] != k:
                found.append(visible_move(entry, entry["action"].partition("!")[0], way))
            else:
                found.append(visible_move(entry, entry["action"], way, entry["effects"][1:]))
    return found


def visible_announcement(entry: Entry) -> DimenticatoEntry:
    """An announcement without its number; one that led to no move was in vain."""
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


def of_figure(did: str, entry: Entry) -> Effect:
    """What was decided of which figure, and no more."""
    told = effect(did, entry["seat"], count=UNTOLD)
    told["figure"] = int(entry["action"][0])
    return told


def untold_move(entry: Entry) -> Entry:
    """A move of which only its figure may be told."""
    moved = of_figure("moved", entry)
    return {"seat": entry["seat"], "action": entry["action"][:2] + "?", "effects": [moved]}


def visible_move(
    entry: Entry, action: str, way: list[str], others: Sequence[Effect] = ()
) -> Entry:
    """A move with as much of its way and its other effects as may be told."""
    moved = entry["effects"][0].copy()
    moved["at"] = way
    if len(way) == 1:
        moved["count"] = UNTOLD
    return {"seat": entry["seat"], "action": action, "effects": [moved, *others]}


def whole_way(entry: Entry, position: Dimenticato) -> list[str]:
    """The way of the newest move, unless someone was set back onto the field it began on."""
    way = entry["effects"][0]["at"]
    origin = position.track.field_at[PLACE_AT[way[0]]]
    return way if position.standing[origin] == NOBODY else way[-1:]


def latest_moves(
    entries: Sequence[Entry], codes: list[int]
) -> tuple[dict[int, int], dict[int, int]]:
    """For each figure the entry that moved it last, and for entries whom they set back."""
    latest: dict[int, int] = {}
    victims: dict[int, int] = {}
    for k, code in enumerate(codes):
        if not GO <= code < PASS:
            continue
        latest[entries[k]["seat"] * FIGURES + figure_of(code)] = k
        for told in entries[k]["effects"]:
            if told["did"] == "back":
                victims[k] = told["seat"] * FIGURES + told["figure"] - 1
                latest[victims[k]] = k
    return latest, victims
