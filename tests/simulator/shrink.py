"""Makes a failing plan smaller, as long as it fails in the same way.

What can be left out: troubles, tables, the end of the time in which matches begin, and the
seed's choice among callbacks. What is left is a story that a person can follow.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from simulator.history import Note
from simulator.plan import Plan
from simulator.world import Outcome, run

T = TypeVar("T")

MAX_RUNS = 300


class Shrinker:
    """The smallest plan so far that fails like the first one."""

    def __init__(self, outcome: Outcome, runs: Callable[[Plan], Outcome] = run) -> None:
        self.kind = outcome.kind
        self.best = outcome
        self.runs = runs
        self.left = MAX_RUNS

    def shrink(self) -> Outcome:
        """Leaves out what can be left out, again and again."""
        before: Plan | None = None
        while before != self.best.plan and self.left > 0:
            before = self.best.plan
            self.leave_out(before.tables, lambda plan, left: replace(plan, tables=left))
            troubles = self.best.plan.troubles
            self.leave_out(troubles, lambda plan, left: replace(plan, troubles=left))
            for plan in simpler(self.best.plan):
                self.try_it(plan)
        return self.best

    def leave_out(
        self, things: Sequence[T], without: Callable[[Plan, tuple[T, ...]], Plan]
    ) -> None:
        """Leaves out as many of these things as possible: first all, then parts, then each."""
        size = len(things)
        while size > 0:
            place = 0
            while place < len(things):
                left = (*things[:place], *things[place + size :])
                if self.try_it(without(self.best.plan, left)):
                    things = left
                else:
                    place += size
            size //= 2

    def try_it(self, plan: Plan) -> bool:
        """Whether a plan fails in the same way. If so, it is the best one."""
        if self.left == 0 or not plan.tables:
            return False
        self.left -= 1
        outcome = self.runs(plan)
        fails = self.kind in {kind for kind, _ in outcome.complaints}
        if fails:
            self.best = outcome
        return fails


def simpler(plan: Plan) -> Iterator[Plan]:
    """Plans that are simpler without lacking anything."""
    if plan.shuffled:
        yield replace(plan, shuffled=False)
    if plan.span > 2.0:
        yield replace(plan, span=plan.span / 2)
    for place, trouble in enumerate(plan.troubles):
        if trouble.length > 0.4 and trouble.kind != "clock":
            shorter = trouble._replace(length=round(trouble.length / 2, 3))
            troubles = (*plan.troubles[:place], shorter, *plan.troubles[place + 1 :])
            yield replace(plan, troubles=troubles)


# -- stories -----------------------------------------------------------------------------------


def story(outcome: Outcome) -> str:
    """What happened in words, up to the first complaint; if it names a match, only there."""
    plan = outcome.plan
    text = outcome.complaints[0][1] if outcome.complaints else ""
    match = next(
        (note.match for note in outcome.notes if note.match and note.match in text), ""
    )
    parts = [
        count(plan.servers, "server"),
        count(plan.workers, "worker"),
        count(len(plan.tables), "table"),
        count(len(plan.troubles), "trouble"),
    ]
    lines = [f"Seed {plan.seed}: {', '.join(parts)}.", ""]
    lines += [
        f"{note.at:9.3f}  {note.text}" for note in together(told_of(outcome.notes, match))
    ]
    lines += ["", *(f"{kind}: {text}" for kind, text in outcome.complaints[:10])]
    told = "\n".join(lines)
    people = {*PERSON.findall(told)}
    if len({name.split()[0] for name in people}) == len(people):
        told = PERSON.sub(lambda found: found[1].split()[0], told)
    return told


PERSON = re.compile(r"\b([A-Z][a-z]+ [0-9a-f]{12})\b")
HEARS = re.compile(r"(.+) hears of (event \d+, \w+)")


def told_of(notes: list[Note], match: str) -> Iterator[Note]:
    """The notes up to the first complaint that concern a match, or all if there is none."""
    people = {found[1] for note in notes if note.match == match and (found := names(note))}
    for note in notes:
        if note.match:
            concerns = note.match == match
        else:  # someone there does something elsewhere, or there is trouble for all
            found = names(note)
            concerns = found[1] in people if found else not note.text.startswith("somebody")
        if concerns or not match:
            yield note
        if note.text.startswith("WRONG"):
            break


def names(note: Note) -> re.Match[str] | None:
    """Whoever does what a note says."""
    return PERSON.match(note.text)


def together(notes: Iterable[Note]) -> Iterator[Note]:
    """The notes, but all who hear of the same event are in one: when the first hears of it."""
    hearing: dict[str, list[str]] = {}
    kept = []
    for note in notes:
        heard = HEARS.fullmatch(note.text)
        if heard is None:
            kept.append(note)
        else:
            event = f"{note.match} {heard[2]}"
            if event not in hearing:
                kept.append(note._replace(text=event))
            hearing.setdefault(event, []).append(heard[1])
    for note in kept:
        who = ", ".join(dict.fromkeys(hearing.get(note.text, ())))
        event = note.text.partition(" ")[2]
        yield note._replace(text=f"{event}: {who} hear of it") if who else note


def count(number: int, what: str) -> str:
    """So many of something, in words."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
