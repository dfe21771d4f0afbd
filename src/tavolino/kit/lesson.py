"""Checks that the rules allow what the lesson of a game asks for, and that its texts fit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from tavolino.games.descriptor import Descriptor
from tavolino.games.lesson import FOLDER, LIMITS, LONGER, LessonStep
from tavolino.kit.rulebook import played
from tavolino.kit.translations import Translations, read_translations
from tavolino.rules.errors import RulesError
from tavolino.words import REFERENCE

ANYTHING: Final = "…"
"""At the end of an accepted action: whatever may follow."""

LEARNER: Final = 0


def check_lesson(game: Descriptor) -> Iterator[str]:
    """Every step has its texts in every language and can be done."""
    files, faults = read_translations(game.folder / FOLDER, "the lesson")
    yield from faults
    if REFERENCE not in files:
        return
    steps = game.lesson(REFERENCE).steps
    if not steps:
        yield f"{FOLDER}/lesson.json has no steps."
    needed = {f"lesson-{step.id}-{part}" for step in steps for part in parts(step)}
    if odd := sorted(needed ^ files[REFERENCE].keys()):
        yield f"{FOLDER}: steps lack these messages, or do not have them: {', '.join(odd)}."
    yield from too_long(files)
    for step in steps:
        try:
            fault = impossible(game, step)
        except (RulesError, ValueError) as error:
            fault = f"cannot be played: {error}"
        if fault:
            yield f"{FOLDER}/lesson.json: the step {step.id} {fault}."


def parts(step: LessonStep) -> tuple[str, ...]:
    """The messages of a step: one that only shows something needs no answers."""
    return tuple(LIMITS) if step.accept else ("title", "text")


def too_long(files: Translations) -> Iterator[str]:
    """Texts with too many letters for the screen of a small phone."""
    for language, said in files.items():
        factor = 1 if language == REFERENCE else LONGER
        for name, text in said.items():
            most = round(LIMITS.get(name.rpartition("-")[2], 0) * factor)
            if most and isinstance(text, str) and len(text) > most:
                yield (
                    f"{FOLDER}/{language}.ftl: {name} has {len(text)} letters; "
                    f"a screen has room for {most}."
                )


def impossible(game: Descriptor, step: LessonStep) -> str:
    """Why a step cannot be done; empty if it can."""
    match = played(game, step)
    if not step.accept:
        if step.show and match.view(LEARNER)["winners"] == [LEARNER]:
            return ""
        return "shows no win of the first seat and asks for nothing"
    if match.to_move != LEARNER:
        return "does not ask the first seat"
    for pattern in step.accept:
        actions = accepted(match.legal(), pattern)
        if not actions:
            return f"accepts {pattern}, which is not legal"
        for action in actions:
            if fault := goes_wrong(game, step, action):
                return fault
    return ""


def accepted(legal: list[str], pattern: str) -> list[str]:
    """The legal actions that a step accepts."""
    if pattern.endswith(ANYTHING):
        return [action for action in legal if action.startswith(pattern.removesuffix(ANYTHING))]
    return [pattern] if pattern in legal else []


def goes_wrong(game: Descriptor, step: LessonStep, action: str) -> str:
    """What goes wrong after a right action; empty if nothing does."""
    try:
        match = played(game, replace(step, actions=[*step.actions, action, *step.then]))
    except RulesError as error:
        return f"cannot go on after {action}: {error}"
    view = match.view(LEARNER)
    if step.ends and (view["winners"], view["ending"]) != ([LEARNER], step.ends):
        return f"does not end with {step.ends} after {action}"
    return ""
