"""The texts of Dimenticato's actions.

1=4          announce 4 for figure 1
1>0,7        figure 1 goes to row 0, column 7
1>0,7!0,4    the same, setting the figure there back to row 0, column 4
stay         decline to take after a right announcement
pass
"""

from __future__ import annotations

from tavolino.games.dimenticato.rules.board import DICE_AT, PLACE_AT, place_name
from tavolino.games.dimenticato.rules.position import ANNOUNCE, GO, PASS, STAY
from tavolino.rules.errors import NotAnAction


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
    if code >= PASS:
        return "stay" if code == STAY else "pass"
    figure = figure_of(code) + 1
    if code < GO:
        return f"{figure}={code & 7}"
    text = f"{figure}>{place_name(goal_of(code))}"
    if back_of(code):
        text += "!" + place_name(back_of(code))
    return text


def action_code(text: str) -> int:
    """The code of an action's text. Raises NotAnAction if it is not an action."""
    if text == "pass":
        return PASS
    if text == "stay":
        return STAY
    if text[:1] and text[0] in "1234":
        figure = int(text[0]) - 1
        if text[1:2] == "=" and len(text) == 3 and text[2] in "123456":
            return ANNOUNCE | figure << 3 | int(text[2])
        goal, mark, back = text[2:].partition("!")
        if text[1:2] == ">" and goal in PLACE_AT and (back in DICE_AT or not mark):
            return GO | figure << 16 | PLACE_AT[goal] << 8 | DICE_AT.get(back, 0)
    raise NotAnAction(f"{text!r} is no action of Dimenticato")
