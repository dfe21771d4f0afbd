"""A run as a report needs it: settings with their figures, in groups that belong together."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from math import sqrt
from pathlib import Path
from typing import Any

from tavolino.arena.metrics.comparison import Difference, compare
from tavolino.arena.metrics.figures import SURE, Figure, share_of
from tavolino.arena.metrics.registry import Metric
from tavolino.arena.metrics.tally import Tally
from tavolino.arena.plan import ArenaPlan, Setting
from tavolino.arena.report.words import slug
from tavolino.arena.rows import Row
from tavolino.arena.store import Run, read_manifest

CLOSE, ROUGH = 0.03, 0.05
"""How precisely a share should be known, and how precisely at least."""

MIN_JUDGED = 30
"""With fewer judged games, what is based on them is a hint at most."""

DISTINCT, COMPLETED = 0.90, 0.95
"""With fewer distinct games, or fewer ended by a rule, figures mislead."""

OTHER = "the other run"
"""The name of the run that this one is compared with."""


@dataclass(frozen=True)
class Played:
    """A setting and the tally of its games."""

    setting: Setting
    tally: Tally

    @property
    def bots(self) -> str:
        """The bots, named once if all are the same."""
        return " ".join(dict.fromkeys(self.setting.bots) if self.equal else self.setting.bots)

    @property
    def equal(self) -> bool:
        """Whether the same bot plays at all places."""
        return len(set(self.setting.bots)) == 1

    @property
    def places(self) -> list[Figure]:
        """Each place's share of the win."""
        shares = [share_of(place) for place in self.tally.places]
        return [share for share in shares if share is not None]

    @property
    def strength(self) -> tuple[int, str, int]:
        """The sort key of bots: random first, then levels and iterations in ascending order."""
        kind, _, amount = self.setting.bots[0].rpartition(":")
        digits = "".join(sign for sign in amount if sign.isdigit())
        return int(amount != "random"), kind, int(digits or 0)


@dataclass(frozen=True)
class Group:
    """Settings that differ only in their bots, the strongest last.

    Settings with different bots on their seats form a group of their own.
    """

    game: str
    title: str
    members: list[Played]

    @property
    def strongest(self) -> Played:
        """The member whose figures mean most: weak bots do not reveal a broken game."""
        return self.members[-1]

    @property
    def judged(self) -> Played:
        """The strongest member with judged games, or the strongest of all."""
        judged = [played for played in self.members if played.tally.judged]
        return judged[-1] if judged else self.strongest

    @property
    def most_played(self) -> Played:
        """The strongest of the members with the most games."""
        most = max(played.tally.games for played in self.members)
        return [played for played in self.members if played.tally.games == most][-1]

    @property
    def anchor(self) -> str:
        """The anchor of the group on the page."""
        return slug(f"{self.game} {self.title}")

    @property
    def warnings(self) -> dict[str, list[str]]:
        """What to keep in mind with the figures of the group, and the bots this is about."""
        found: dict[str, list[str]] = {}
        for played in self.members:
            for warning in warnings(played):
                found.setdefault(warning, []).append(played.bots)
        return found

    def measure(self, metric: Metric) -> list[Figure | None]:
        """A metric's figure for each member."""
        return [metric.measure(played.tally) for played in self.members]

    @property
    def at_its_strongest(self) -> str:
        """The title, and whose figures are shown."""
        strongest = self.strongest
        return f"{self.title}, {strongest.bots}" if strongest.equal else self.title


@dataclass(frozen=True)
class Comparison:
    """Two settings side by side: what they have in common, and what each one adds."""

    game: str
    both: str
    before: str
    after: str
    rows: list[Difference]

    @property
    def title(self) -> str:
        """What is compared."""
        return f"{self.both}: {self.before} → {self.after}"


@dataclass(frozen=True)
class Study:
    """A run that has been read."""

    manifest: dict[str, Any]
    plan: ArenaPlan
    played: list[Played]
    done: int

    @property
    def games(self) -> int:
        """How many games have been played."""
        return sum(played.tally.games for played in self.played)

    @property
    def groups(self) -> list[Group]:
        """Groups of the same game, options and seats, in the order of the plan."""
        found: dict[str, list[Played]] = {}
        for played in self.played:
            found.setdefault(alike(played), []).append(played)
        firsts = [members[0] for members in found.values()]
        titles = Counter((first.setting.game, group_title(first)) for first in firsts)
        groups = []
        for first, members in zip(firsts, found.values(), strict=True):
            game, title = first.setting.game, group_title(first)
            if titles[game, title] > 1:
                # Only the opening tells them apart.
                title += f", opening={first.setting.opening}"
            members.sort(key=lambda played: played.strength)
            groups.append(Group(game, title, members))
        return groups


def read_study(path: Path) -> Study:
    """Reads a run file by file. Raises ValueError, in one sentence, if it has no games."""
    run = Run.read(path)
    tallies = [Tally(setting.players) for setting in run.plan.settings]
    for game, judged in with_judged(run):
        tallies[game["setting"]].add(game, judged)
    pairs = zip(run.plan.settings, tallies, strict=True)
    played = [Played(setting, tally) for setting, tally in pairs if tally.games]
    if not played:
        raise ValueError(f"{path} has no games yet")
    return Study(read_manifest(path), run.plan, played, len(run.done))


def with_judged(run: Run) -> Iterator[tuple[Row, list[Row]]]:
    """Each game with its judged decisions, if any. Both tables are in the same order."""

    def which(row: Row) -> tuple[int, int]:
        return row["setting"], row["number"]

    judged = groupby(run.rows("judged"), which)
    key, rows = next(judged, (None, iter(())))
    for game in run.rows("games"):
        if which(game) == key:
            yield game, list(rows)
            key, rows = next(judged, (None, iter(())))
        else:
            yield game, []


def alike(played: Played) -> str:
    """A text that is equal for settings that differ only in the strength of all their bots."""
    setting = played.setting
    options = setting.rules.complete(setting.options)
    bots = [] if played.equal else setting.bots
    identity = [setting.game, setting.players, options, setting.opening, bots]
    return json.dumps(identity, sort_keys=True)


def group_title(played: Played) -> str:
    """The title of a setting besides its game; names the bots only if they differ."""
    bots = [] if played.equal else [" against ".join(played.setting.bots)]
    return ", ".join([seats_and_options(played.setting), *bots])


def seats_and_options(setting: Setting) -> str:
    """How many seats there are, and the options if any are named."""
    seats = f"{setting.players} seats"
    return f"{seats}, {options_of(setting)}" if setting.options else seats


def options_of(setting: Setting) -> str:
    """The options that a setting names."""
    return ", ".join(setting.chosen) or "usual options"


def within(study: Study) -> list[Comparison]:
    """Compares settings of a run that differ only in options, each with the first of them."""
    first: dict[str, Played] = {}
    found = []
    for played in study.played:
        setting = played.setting
        key = json.dumps([setting.game, setting.players, setting.bots, setting.opening])
        before = first.setdefault(key, played)
        if before is not played:
            both = f"{setting.players} seats, {played.bots}"
            names = options_of(before.setting), options_of(setting)
            rows = compare(before.tally, played.tally)
            found.append(Comparison(setting.game, both, *names, rows))
    return found


def between(study: Study, other: Study) -> list[Comparison]:
    """Compares settings of two runs that have the same title."""
    before = {played.setting.title: played for played in other.played}
    return [
        Comparison(
            played.setting.game,
            f"{seats_and_options(played.setting)}, {played.bots}",
            OTHER,
            "this run",
            compare(before[played.setting.title].tally, played.tally),
        )
        for played in study.played
        if played.setting.title in before
    ]


def warnings(played: Played) -> list[str]:
    """What to keep in mind with the figures of a setting, one sentence each."""
    tally = played.tally
    found = [*few_games(tally)]
    if not played.equal:
        found.append(
            "The bots differ, so shares by place say as much about them as about places."
        )
    distinct, completed = len(tally.digests) / tally.games, tally.completed.mean
    if distinct < DISTINCT:
        found.append(
            f"Only {100 * distinct:.0f} % of the games are distinct: many were counted more "
            "than once, so intervals are narrower than they should be. More of the opening "
            "should be left to chance."
        )
    if completed < COMPLETED:
        found.append(
            f"Only {100 * completed:.0f} % of the games were ended by the rules; the others "
            "ran into the limit of decisions, and their win was shared."
        )
    if 0 < tally.judged < MIN_JUDGED:
        found.append(
            f"Only {tally.judged} games were judged: take drama, lead changes, real choice and "
            "the worth of rules as hints."
        )
    return found


def few_games(tally: Tally) -> Iterator[str]:
    """Warns if there are too few games to know the shares of places well."""
    equal = 1 / tally.players
    spread = SURE**2 * equal * (1 - equal)
    margin = sqrt(spread / tally.games)
    wanted = ROUGH if margin > ROUGH else CLOSE
    if margin > CLOSE:
        yield (
            f"{tally.games:,} games tell a place's share to about ±{100 * margin:.1f} %; "
            f"±{100 * wanted:.0f} % takes about {round(spread / wanted**2):,} games."
        )
