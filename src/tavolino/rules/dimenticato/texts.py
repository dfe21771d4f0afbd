"""The texts of Dimenticato's actions, and how past actions are told.

1=4          announce 4 for figure 1
1>0,7        figure 1 goes to row 0, column 7
1>0,7!0,4    the same, setting the figure there back to row 0, column 4
pass
"""

from __future__ import annotations

from collections.abc import Sequence

from tavolino.rules.dimenticato.board import DICE_AT, PLACE_AT, place_name
from tavolino.rules.dimenticato.position import ANNOUNCE, FIGURES, GO, PASS
from tavolino.rules.dimenticato.ways import Track
from tavolino.rules.errors import NotAnAction
from tavolino.rules.game import Entry


def figure_of(code: int) -> int:
    """The figure, 0-3, that an announcement or a move is about."""
    return code >> 3 if code < GO else code >> 16 & 3


def goal_of(code: int) -> int:
    """The place a move leads to."""
    return code >> 8 & 255


def back_of(code: int) -> int:
    """The place a figure is set back to by a move; 0 if none is."""
    return code & 255


def action_text(code: int) -> str:
    """The canonical text of an action."""
    if code == PASS:
        return "pass"
    figure = figure_of(code) + 1
    if code < GO:
        return f"{figure}={code & 7}"
    text = f"{figure}>{place_name(goal_of(code))}"
    if back_of(code):
        text += "!" + place_name(back_of(code))
    return text


def action_code(text: str) -> int:
    """The code of an action's text; NotAnAction if it is none."""
    if text == "pass":
        return PASS
    if text[:1] and text[0] in "1234":
        figure = int(text[0]) - 1
        if text[1:2] == "=" and len(text) == 3 and text[2] in "123456":
            return ANNOUNCE | figure << 3 | int(text[2])
        goal, mark, back = text[2:].partition("!")
        if text[1:2] == ">" and goal in PLACE_AT and (back in DICE_AT or not mark):
            return GO | figure << 16 | PLACE_AT[goal] << 8 | DICE_AT.get(back, 0)
    raise NotAnAction(f"{text!r} is no action of Dimenticato")


def told(entries: Sequence[Entry], track: Track, awaited: bool) -> list[Entry]:
    """The entries of a game that is on, without what covered numbers could be read from.

    The distance between two fields that a figure stood on one after the other is the
    number under the first of them. So of each figure only the latest move is told with its
    field, and no number once its figure has gone (telling just those that lie open again
    would tell which do not); `awaited` says that the last announcement's move is to come.
    """
    codes = [action_code(entry["action"]) for entry in entries]
    latest, victims = latest_moves(entries, codes, track)
    found = []
    for k, code in enumerate(codes):
        text = action_text(code)
        telling: Entry = {"seat": entries[k]["seat"], "action": text}
        if code < GO:
            telling["moves"] = entries[k]["moves"]
            if not awaited or k + 1 < len(codes):
                telling["action"] = text[:2] + "?"
        elif code < PASS:
            if latest[telling["seat"] * FIGURES + figure_of(code)] != k:
                telling["action"] = text[:2] + "?"
            elif k in victims and latest[victims[k]] != k:
                telling["action"] = text.partition("!")[0]
        found.append(telling)
    return found


def latest_moves(
    entries: Sequence[Entry], codes: list[int], track: Track
) -> tuple[dict[int, int], dict[int, int]]:
    """For each figure the entry that moved it last, and for entries whom they set back."""
    standing = {
        int(track.places[int(field)]): index for index, field in enumerate(track.first_fields)
    }
    latest: dict[int, int] = {}
    victims: dict[int, int] = {}
    at = {index: place for place, index in standing.items()}
    for k, code in enumerate(codes):
        if not GO <= code < PASS:
            continue
        index = entries[k]["seat"] * FIGURES + figure_of(code)
        del standing[at[index]]
        if back_of(code):
            victims[k] = standing[goal_of(code)]
            at[victims[k]] = back_of(code)
            standing[back_of(code)] = victims[k]
            latest[victims[k]] = k
        at[index] = goal_of(code)
        standing[goal_of(code)] = index
        latest[index] = k
    return latest, victims
