"""Everything that goes wrong in a world, and when.

All of it is in the plan, so that a failing plan can be made smaller by leaving some of it out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Literal, NamedTuple, get_args

Kind = Literal[
    "kill",
    "pause",
    "store_gone",
    "store_late",
    "store_lost",
    "store_busy",
    "disk_full",
    "bus_away",
    "bus_lost",
    "bus_late",
    "bus_repeated",
    "partition",
    "network_cut",
    "network_slow",
    "thinker",
    "clock",
]

KINDS: tuple[Kind, ...] = get_args(Kind)

SAID: dict[Kind, str] = {
    "kill": "{who} is killed, and starts again {length:.2f} s later",
    "pause": "{who} stands still for {length:.2f} s",
    "store_gone": "for {length:.2f} s, {share:.0%} of what {who} asks does not reach the store",
    "store_late": "for {length:.2f} s, {share:.0%} of the store's answers to {who} are late",
    "store_lost": "for {length:.2f} s, {share:.0%} of the store's answers to {who} are lost",
    "store_busy": "for {length:.2f} s, the store refuses {share:.0%} of what {who} asks",
    "disk_full": "for {length:.2f} s, the store's disk is full",
    "bus_away": "for {length:.2f} s, {who} has no connection to the bus, and notices",
    "bus_lost": "for {length:.2f} s, {share:.0%} of the messages to {who} are lost",
    "bus_late": "for {length:.2f} s, {share:.0%} of the messages to {who} are late",
    "bus_repeated": "for {length:.2f} s, {share:.0%} of the messages to {who} come twice",
    "partition": "for {length:.2f} s, {who} and the others do not hear each other",
    "network_cut": "all connections of {who} are cut",
    "network_slow": "for {length:.2f} s, what {who} sends to people does not arrive",
    "thinker": "for {length:.2f} s, {share:.0%} of the thoughts of {who} fail",
    "clock": "the clock of the store's machine is changed by {length:.0f} s",
}


class Trouble(NamedTuple):
    """Something that goes wrong for a while."""

    at: float
    kind: Kind
    length: float
    """Seconds."""
    who: str
    """The process that it concerns; empty for all."""
    share: float
    """How much of what could go wrong does."""

    @property
    def end(self) -> float:
        """When it is over. A changed clock stays as it is."""
        return self.at if self.kind in {"clock", "network_cut"} else self.at + self.length

    def __str__(self) -> str:
        who = self.who or "everyone"
        said = SAID[self.kind].format(who=who, length=self.length, share=self.share)
        return f"{self.at:8.3f}  {said}."


class Weather:
    """The troubles of this moment."""

    def __init__(self, chance: Callable[[], Random]) -> None:
        self._chance = chance
        self._now: dict[Kind, list[Trouble]] = {kind: [] for kind in KINDS}

    def begin(self, trouble: Trouble) -> None:
        """Begins a trouble."""
        self._now[trouble.kind].append(trouble)

    def end(self, trouble: Trouble) -> None:
        """Ends a trouble."""
        self._now[trouble.kind].remove(trouble)

    def strikes(self, kind: Kind, *who: str) -> bool:
        """Whether something goes wrong now, for one of these processes."""
        found = self._now[kind]
        if not found:
            return False
        chance = self._chance()
        return any(
            (not each.who or each.who in who) and chance.random() < each.share for each in found
        )

    def until(self, kind: Kind, who: str) -> float:
        """When a trouble of this kind ends for a process; 0 if there is none."""
        return max(
            (each.end for each in self._now[kind] if each.who in {"", who}),
            default=0.0,
        )


def last_end(troubles: Iterable[Trouble]) -> float:
    """When the last trouble is over."""
    return max((each.end for each in troubles), default=0.0)
