"""The lesson of a game: steps with a board and something to do.

Everything is in the game's folder:

    lesson/en.ftl        the texts; a file for each language, all with the same messages
    lesson/lesson.json   the steps in their order
    setups.json          the setups that the steps start from

`lesson-NAME-title` and `lesson-NAME-text` are the title of a step and its explanation. `-task`
says what to do, `-right` and `-wrong` answer an action; a step that only shows something has
none of these. Screens show all of it beside the board, so `LIMITS` says how long each text may
be.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from tavolino.games.scene import (
    Scene,
    actions_in,
    language_in,
    read_json,
    scene_values,
    setups_of,
    texts_of,
)

if TYPE_CHECKING:
    from tavolino.games.descriptor import Descriptor

FOLDER: Final = "lesson"

LIMITS: Final = {"title": 30, "text": 110, "task": 45, "right": 110, "wrong": 110}
"""The most letters that the texts of a step may have in English, to fit on a small phone."""

LONGER: Final = 1.2
"""How much longer they may be in other languages."""


@dataclass(frozen=True)
class LessonStep(Scene):
    """A position and what to do there. The learner has the first seat."""

    id: str
    title: str
    text: str
    """The explanation."""
    task: str
    """What to do; empty if the step only shows something."""
    right: str
    """The answer to a right action."""
    wrong: str
    """The answer to a legal action that was not asked for."""
    accept: list[str]
    """The right actions; an ellipsis at the end stands for any continuation. Without any, the
    step only shows how a match is won."""
    then: list[str]
    """The actions to play afterwards."""
    ends: str
    """The name of the ending if the learner wins with this step."""
    stock: bool
    """Whether the step is about what the learner has beside the board, such as a supply."""


@dataclass(frozen=True)
class Lesson:
    """All steps of a lesson."""

    language: str
    """the language of its texts: English if the game does not have the wanted one"""
    steps: list[LessonStep]


def lesson(game: Descriptor, language: str) -> Lesson:
    """The lesson of a game in a language, or in English; without steps if it brings none."""
    return read_lesson(game, language_in(game.folder / FOLDER, language))


def texts_of_step(step: str, said: Mapping[str, str]) -> dict[str, Any]:
    """The texts of a step by their names; those that it does not have are empty."""
    return {part: said.get(f"lesson-{step}-{part}", "") for part in LIMITS}


@cache
def read_lesson(game: Descriptor, language: str) -> Lesson:
    """The lesson of a game in a language that it has, read once."""
    folder = game.folder / FOLDER
    said = texts_of(folder, language)
    setups = setups_of(game)
    return Lesson(
        language=language,
        steps=[
            LessonStep(
                **scene_values(step, setups),
                id=step["id"],
                **texts_of_step(step["id"], said),
                accept=step["accept"],
                then=actions_in(step.get("then", "")),
                ends=step.get("ends", ""),
                stock=step.get("stock", False),
            )
            for step in read_json(folder / "lesson.json")
        ],
    )
