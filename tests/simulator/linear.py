"""Whether all that clients were told of a match fits one log that grew at single moments.

A history is linearizable if there is an order of all operations in which each takes effect
between its call and its return, and in which every answer is right. Wing and Gong search for
one: of the operations that may come next, they try each, and go back where that fails. Lowe and
Porcupine remember where they have been. Here nothing has to be tried twice, as the log at the
end tells the order of all changes:

- What may come next and leaves the log as it is comes next. The others find the same log.
- Otherwise a command comes next that stores the next event. If several may, they have the same
  id, and any will do: at once, the others only repeat it.

A history is of one match, for matches know nothing of each other. This shares nothing with the
product: a match is here no more than the ids of its events.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

UNKNOWN = {None, "unavailable"}
"""Answers after which nobody knows whether the command is ever stored, or was. None stands for
a lost connection, an error of the server, or no answer at all."""

SILENT = {"crowded", "moved", "no_match", "not_your_seat", "removed", "too_fast"}
"""Reasons that say nothing about the log."""


@dataclass(frozen=True)
class Command:
    """A command that is to become the event of a number.

    The answer is the number of the event it became, the reason why it was refused, or None.
    """

    id: str
    number: int
    answer: int | str | None


@dataclass(frozen=True)
class Read:
    """A look at the current state, in which the log had exactly so many events."""

    number: int


@dataclass(frozen=True)
class Seen:
    """Someone was shown the event of this number, so the log had at least so many events."""

    number: int


@dataclass(frozen=True)
class Operation:
    """What someone did, and the times of its call and of its return, or infinity without one.

    One operation was before another if it returned at an earlier time than the other's call.
    """

    called: float
    returned: float
    what: Command | Read | Seen

    def __post_init__(self) -> None:
        assert self.called <= self.returned, f"returned before it was called: {self}"

    def __str__(self) -> str:
        return f"{self.what} from {self.called} to {self.returned}"

    def unknown(self) -> bool:
        """Whether it may take effect at any time after its call, or never."""
        return isinstance(self.what, Command) and self.what.answer in UNKNOWN


def check(history: Sequence[Operation], log: Sequence[str]) -> str | None:
    """Says which operation fits nowhere, or returns None if the history is linearizable.

    `log` has the ids of the commands that became events 1, 2 and so on, when all is over.
    """
    places = {command: number for number, command in enumerate(log, start=1)}
    if len(places) < len(log):
        return f"an id is in the final log twice: {[*log]}"
    waiting = sorted([*history, *own(history, places)], key=lambda each: each.called)
    length = 0
    while True:
        first = possible(waiting)
        after = [step(each.what, length, places) for each in first]
        if length in after:
            rest = [each for each, then in zip(first, after, strict=True) if then != length]
        elif length + 1 in after:
            chosen = after.index(length + 1)
            rest = first[:chosen] + first[chosen + 1 :]
            length += 1
        else:
            break
        waiting[: len(first)] = rest
    missing = [each for each in waiting if not each.unknown()]
    if length == len(log) and not missing:
        return None
    return explain(missing, history, length, places)


def own(history: Sequence[Operation], places: Mapping[str, int]) -> list[Operation]:
    """The events that no client sent: commands of the site itself, stored whenever it likes.

    A client who was told that an id is used sent another command than the one that used it.
    """
    commands = [each.what for each in history if isinstance(each.what, Command)]
    sent = {command.id for command in commands if command.answer != "id_used"}
    return [
        Operation(-math.inf, math.inf, Command(command, number, None))
        for command, number in places.items()
        if command not in sent
    ]


def step(what: Command | Read | Seen, length: int, places: Mapping[str, int]) -> int | None:
    """The length of the log after an operation, or None if it cannot take effect now.

    `places` has the numbers of all commands of the final log. The log is always the beginning
    of that, so its length says all about it.
    """
    if not isinstance(what, Command):
        right = length == what.number if isinstance(what, Read) else length >= what.number
        return length if right else None
    place = places.get(what.id, math.inf)
    if isinstance(what.answer, int) or what.answer in UNKNOWN:
        agreed = place == what.number and what.answer in {place, *UNKNOWN}
        return max(length, what.number) if agreed and length >= what.number - 1 else None
    if what.answer == "stale" and place != what.number:
        return length if length >= what.number else None  # another command has its id
    return length if allowed(what, length, stored=place <= length) else None


def allowed(command: Command, length: int, *, stored: bool) -> bool:
    """Whether a command may be refused like this. `stored`: its id is in the log by now."""
    match command.answer:
        case "stale":
            return length >= command.number and not stored
        case "ahead":
            return length < command.number - 1
        case "id_used":
            return stored
        case reason if reason in SILENT:
            return True
        case _:  # the rules refuse it after the event before, and whatever comes later
            return length >= command.number - 1 and not stored


def possible(waiting: Sequence[Operation]) -> list[Operation]:
    """Those that may come next, as none of the others returned before they were called.

    They are the first of those waiting, who are sorted by the time of their calls.
    """
    until = math.inf
    first = []
    for each in waiting:
        if each.called > until:
            break
        until = min(until, math.inf if each.unknown() else each.returned)
        first.append(each)
    return first


def explain(
    missing: Sequence[Operation],
    history: Sequence[Operation],
    length: int,
    places: Mapping[str, int],
) -> str:
    """Says where every order ends: what had to be next, and who was to store the next event."""
    sentence = f"every order ends after event {length} of {len(places)}"
    if missing:
        due = min(missing, key=lambda each: each.returned)
        sentence += f", where there is no place for {due}"
    for each in history:
        if isinstance(each.what, Command) and places.get(each.what.id) == length + 1:
            sentence += f"; event {length + 1} was to come from {each}"
    return sentence
