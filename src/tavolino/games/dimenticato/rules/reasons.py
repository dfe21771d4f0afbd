"""Why an action of Dimenticato is not allowed."""

from __future__ import annotations

from typing import Final

from tavolino.games.dimenticato.rules.position import (
    FIGURES,
    GO,
    NO_FIGURE,
    PASS,
    STAY,
    DimenticatoPosition,
)
from tavolino.games.dimenticato.rules.texts import back_of, figure_of, goal_of
from tavolino.games.dimenticato.rules.ways import LEAVE, SHIFT, Lists
from tavolino.rules.reasons import Reason

REASONS: Final = {
    "over": Reason("the game is over"),
    "must-go": Reason(
        "you announced the right number: now go with that figure", "dimenticato.32"
    ),
    "must-leave": Reason(
        "first your figures have to leave their start fields", "dimenticato.25"
    ),
    "may-not-stay": Reason(
        "you may only stay if every move would take a figure", "dimenticato.7", "dimenticato.32"
    ),
    "must-act": Reason(
        "you may only pass when nothing else is possible", "dimenticato.9", "dimenticato.31"
    ),
    "not-on-track": Reason("a number is announced for a figure on the track", "dimenticato.31"),
    "announce-first": Reason(
        "first announce the number the figure stands on", "dimenticato.31"
    ),
    "cannot-leave": Reason(
        "none of your figures can leave its start field now", "dimenticato.26", "dimenticato.25"
    ),
    "not-a-field": Reason("this board has no such field", "dimenticato.41"),
    "own-card": Reason(
        "a figure that leaves must leave your own large card, too", "dimenticato.25"
    ),
    "no-way": Reason(
        "no way of the right length leads there",
        "dimenticato.30",
        "dimenticato.35",
        "dimenticato.36",
        "dimenticato.37",
        "dimenticato.27",
    ),
    "home-only": Reason(
        "a figure that is home may only go to another start field of yours",
        "dimenticato.13",
        "dimenticato.16",
    ),
    "own-figure": Reason("a figure of yours stands there", "dimenticato.8", "dimenticato.2"),
    "safe": Reason("the figure there is safe on its own colour", "dimenticato.6"),
    "no-way-back": Reason(
        "the figure there cannot be set back to any field", "dimenticato.4", "dimenticato.5"
    ),
    "say-where": Reason("say to which field the figure there is set back", "dimenticato.4"),
    "not-back-there": Reason(
        "the figure there cannot be set back to that field", "dimenticato.4", "dimenticato.5"
    ),
    "nobody-there": Reason("nobody stands there to be set back", "dimenticato.4"),
}


def refusal(position: DimenticatoPosition, code: int) -> str:
    """The reason why an action is not legal here."""
    figure = figure_of(code)
    if position.walker != NO_FIGURE:
        return refusal_after_announcing(position, code)
    waits = code < PASS and position.waiting_figures() >> figure & 1
    if position.count_leaving():
        if code >= GO and waits:
            return move_refusal(position, code, LEAVE)
        return "must-leave"
    if code == PASS:
        return "must-act"
    if code == STAY:
        return "may-not-stay"
    if code < GO:
        return "not-on-track"
    if waits:
        return "cannot-leave"
    if position.walking_figures() >> figure & 1:
        return "announce-first"
    return move_refusal(position, code, SHIFT)


def refusal_after_announcing(position: DimenticatoPosition, code: int) -> str:
    """The same while a figure whose number was announced correctly has to go."""
    if code == STAY:
        return "may-not-stay"
    if not GO <= code < PASS or figure_of(code) != position.walker:
        return "must-go"
    if position.forgotten:
        return refusal_without_number(position, code)
    return move_refusal(position, code, int(position.announced_number()))


def move_refusal(position: DimenticatoPosition, code: int, kind: int) -> str:
    """Why a figure that may move so many steps, leave or shift may not make this move.

    Looks at no number, except that `kind` is what the mover has just announced.
    """
    track = position.track
    me = position.to_move
    origin = position.field[FIGURES * me + figure_of(code)]
    goal = track.field_at[goal_of(code)]
    if goal < 0:
        return "not-a-field"
    other = position.standing[goal] - 1
    if other >= 0 and other // FIGURES == me:
        return "own-figure"
    if not leads_to(track.goals, int(track.goal_list(me, origin, kind)), int(goal)):
        if kind == LEAVE and track.board.on_large(int(me), int(goal)):
            return "own-card"
        return "home-only" if kind == SHIFT else "no-way"
    if other < 0:
        return "nobody-there"
    if position.layout.colours[goal] == other // FIGURES:
        return "safe"
    if position.landings(origin, goal) == 0:
        return "no-way-back"
    return "not-back-there" if back_of(code) else "say-where"


def refusal_without_number(position: DimenticatoPosition, code: int) -> str:
    """Why a figure whose seat may stay may not go there, whatever its number is.

    Its number leads to takings alone, so no free field is the right number of steps away.
    """
    goal = position.track.field_at[goal_of(code)]
    if goal < 0:
        return "not-a-field"
    other = position.standing[goal] - 1
    if other < 0:
        return "no-way"
    if other // FIGURES == position.to_move:
        return "own-figure"
    if position.layout.colours[goal] == other // FIGURES:
        return "safe"
    origin = position.field[FIGURES * position.to_move + figure_of(code)]
    return "must-go" if position.landings(origin, goal) else "no-way-back"


def leads_to(goals: Lists, which: int, goal: int) -> bool:
    """Whether a goal is in list `which`."""
    return goal in [goals.items[k] for k in range(goals.first[which], goals.first[which + 1])]
