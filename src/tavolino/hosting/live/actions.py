"""Actions without a task: judged when they arrive, stored together, told once that is done.

    a frame -> judged and applied -> stored with all others of this moment -> told and answered

Nearly all commands are actions that have to wait for nothing but the store. A task for each
would cost more than everything else together. `Engine.take` handles whatever has to wait for
anything else: the lock of the match, the match itself, a clock that has stopped.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tavolino.hosting.access.fair import FairSlots
from tavolino.hosting.engine import Engine
from tavolino.hosting.match.commands import Act, handle_next
from tavolino.hosting.match.hosted import HostedMatch
from tavolino.hosting.match.messages import AnswerMessage, accepted_answer, refused_answer
from tavolino.hosting.match.refusals import Refused
from tavolino.hosting.store.values import Step, Unavailable

Do = Callable[..., None]
"""Calls a function with its arguments, at the price of the time that it takes."""

Answered = Callable[[AnswerMessage | None], None]
"""Takes the answer; None if the action was not the next event after all."""


def begin_action(engine: Engine, match: str, command: Act, do: Do, answered: Answered) -> bool:
    """Takes an action, which is answered later. Returns False if it has to go another way.

    So it does if it is refused: then others may have come first, which must be read.
    """
    hosted = engine.hosted_matches.get(match)
    if hosted is None or hosted.is_outdated or engine.time.has_stopped():
        return False
    lock = engine.lock_of(match)
    if command.id in hosted.answered or not lock.take_free():
        return False
    try:
        what = handle_next(hosted, command, engine.time.now(), bot=False)
    except Refused:
        lock.release()
        return False
    try:
        step = engine.apply_next(hosted, command.id, what)
    except BaseException:
        engine.let_go(match)
        lock.release()
        raise
    engine.hosted_matches.use(match)
    stored = partial(do, end_action, engine, hosted, step, lock, answered)
    engine.store.begin_append(step, stored)
    return True


def end_action(
    engine: Engine,
    hosted: HostedMatch,
    step: Step,
    lock: FairSlots,
    answered: Answered,
    kept: bool | Exception,
) -> None:
    """Tells everyone of an action that is stored now, and answers it."""
    answer = None
    try:
        if kept is True:
            engine.failed_at = None
            engine.spread(hosted, step)
            answer = accepted_answer(step.event.command, step.event.number)
        else:
            engine.let_go(step.match)
            if isinstance(kept, Unavailable):
                engine.note_failure(kept)
                answer = refused_answer(step.event.command, Refused("unavailable"))
    finally:
        lock.release()
    answered(answer)
