"""All metrics: their names, exact definitions and sources."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tavolino.arena.metrics.figures import (
    Figure,
    advantage_of,
    independent,
    mean_of,
    part_of,
    quantile_of,
    ratio_of,
    ratio_share_of,
    share_of,
)
from tavolino.arena.metrics.tally import Tally

OURS = "ours"
BROWNE = (
    "after Cameron Browne, “Automatic Generation and Evaluation of Recombination Games”, "
    "2008 ({idea}); {difference}"
)


@dataclass(frozen=True)
class Definition:
    """What a figure of the report means."""

    name: str
    title: str
    meaning: str
    source: str
    unit: str
    judged: bool = False


@dataclass(frozen=True)
class Metric(Definition):
    """A single figure of a setting; None if there was nothing to measure."""

    measure: Callable[[Tally], Figure | None] = lambda tally: None


def browne(idea: str, difference: str) -> str:
    """A source that had the idea, and how we differ from it."""
    return BROWNE.format(idea=idea, difference=difference)


def first_advantage(tally: Tally) -> Figure | None:
    """The first place's advantage over the others."""
    share = share_of(tally.places[0])
    return advantage_of(share, tally.players) if share else None


def distinct(tally: Tally) -> Figure | None:
    """The share of distinct games."""
    if not tally.games:
        return None
    return Figure(len(tally.digests) / tally.games, games=tally.games)


def length_at(part: float) -> Callable[[Tally], Figure | None]:
    """The length that this part of the games does not exceed."""
    return lambda tally: quantile_of(tally.lengths, part, tally.games, tally.games)


def legal_at(part: float) -> Callable[[Tally], Figure | None]:
    """The number of legal actions that this part of the decisions does not exceed."""

    def measure(tally: Tally) -> Figure | None:
        if not tally.legal:
            return None
        equal = independent(tally.legal, tally.branching)
        return quantile_of(tally.legal, part, tally.games, equal)

    return measure


METRICS: Final = (
    Metric(
        "first_share",
        "First place's share",
        "The mean share of the win of the seat that moves first; a win that k seats share "
        "counts 1/k for each. Balanced is 1 divided by the number of seats. Interval: Wilson's "
        "score, generalised to shares (see “Intervals”).",
        browne("advantage", "here the share itself, not a score for balance"),
        "share",
        measure=lambda tally: share_of(tally.places[0]),
    ),
    Metric(
        "first_advantage",
        "First place's Elo advantage",
        "400 · log10(p · (n - 1) / (1 - p)) for the first place's share p at n seats: by how "
        "much its rating would exceed that of all others, if these are equal and a seat's "
        "chance is 10^(rating/400) divided by the sum of that over all seats. The ends of the "
        "interval are those of the share; a share nearer than half a game to 0 or 1, that is "
        "1 / (2 · games + 1), counts as that.",
        OURS,
        "Elo",
        measure=first_advantage,
    ),
    Metric(
        "completion",
        "Ended by the rules",
        "The share of games that a rule ended, and not the limit of decisions.",
        browne("completion, timeouts", "here a draw by the rules is completed, too"),
        "share",
        measure=lambda tally: share_of(tally.completed),
    ),
    Metric(
        "draws",
        "Shared wins",
        "Among the games that a rule ended, the share whose win went to more than one seat.",
        browne("drawishness", "here without games that reached the limit"),
        "share",
        measure=lambda tally: share_of(tally.shared),
    ),
    Metric(
        "length_mean",
        "Length, mean",
        "The mean number of decisions a game, those left to chance included.",
        browne("duration", "here the length itself, not a score for it"),
        "decisions",
        measure=lambda tally: mean_of(tally.length),
    ),
    Metric(
        "length_low",
        "Length, 10th percentile",
        "The smallest number of decisions that at least 10 % of the games do not exceed.",
        OURS,
        "decisions",
        measure=length_at(0.1),
    ),
    Metric(
        "length_median",
        "Length, median",
        "The smallest number of decisions that at least half of the games do not exceed.",
        OURS,
        "decisions",
        measure=length_at(0.5),
    ),
    Metric(
        "length_high",
        "Length, 90th percentile",
        "The smallest number of decisions that at least 90 % of the games do not exceed.",
        OURS,
        "decisions",
        measure=length_at(0.9),
    ),
    Metric(
        "branching_mean",
        "Legal actions, mean",
        "All legal actions at all decisions of all games, those left to chance included, "
        "divided by the number of decisions.",
        browne("branching factor", "here counted by decision, over all games"),
        "actions",
        measure=lambda tally: ratio_of(tally.branching),
    ),
    Metric(
        "branching_median",
        "Legal actions, median",
        "The smallest number of legal actions that at least half of all decisions do not "
        "exceed.",
        OURS,
        "actions",
        measure=legal_at(0.5),
    ),
    Metric(
        "branching_high",
        "Legal actions, 90th percentile",
        "The smallest number of legal actions that at least 90 % of all decisions do not "
        "exceed.",
        OURS,
        "actions",
        measure=legal_at(0.9),
    ),
    Metric(
        "single",
        "Only one legal action",
        "The share of all decisions, those left to chance included, with one legal action.",
        OURS,
        "share",
        measure=lambda tally: ratio_share_of(tally.single),
    ),
    Metric(
        "real_choice",
        "Real choice",
        "Among judged decisions with at least two legal actions, those left to chance not "
        "included, the share where the second best action has a win chance at most 0.05 under "
        "that of the best.",
        OURS,
        "share",
        True,
        lambda tally: ratio_share_of(tally.real),
    ),
    Metric(
        "lead_changes",
        "Lead changes",
        "How often a game the lead goes from one place to another. The place whose judged win "
        "chance is highest leads; while several are highest, who led goes on leading. "
        "Positions within the opening left to chance are left out; the result counts as the "
        "last position.",
        browne("lead change", "here a number a game, not divided by its length"),
        "changes",
        True,
        lambda tally: mean_of(tally.lead_changes),
    ),
    Metric(
        "drama",
        "Drama",
        "The largest distance in judged win chance by which the later winner was behind the "
        "leader (0 if never), averaged over judged games with one winner. The opening left to "
        "chance is left out.",
        browne("drama", "here the worst moment of each game, not a mean over positions"),
        "points",
        True,
        lambda tally: part_of(tally.drama),
    ),
    Metric(
        "decisiveness",
        "Left to play once decided",
        "From the first position on after which the winner's judged chance never again is "
        "under 0.8, whatever the number of seats, the share of the game's decisions that is "
        "still to come, averaged over judged games with one winner. Small is good: a game "
        "that is decided ends soon.",
        browne("decisiveness", "here with a fixed threshold of win chance"),
        "share",
        True,
        lambda tally: part_of(tally.left_when_decided),
    ),
    Metric(
        "comeback",
        "Comebacks",
        "Among judged games with one winner, the share in which the winner was not leading "
        "when half of the decisions were made (rounded down).",
        OURS,
        "share",
        True,
        lambda tally: share_of(tally.comebacks),
    ),
    Metric(
        "elimination",
        "Games with a seat out",
        "The share of games in which a seat went out of the game before its last decision.",
        OURS,
        "share",
        measure=lambda tally: share_of(tally.eliminated),
    ),
    Metric(
        "elimination_at",
        "When the first seat is out",
        "In games with a seat out: decisions made until the first was, divided by all "
        "decisions of the game.",
        OURS,
        "share",
        measure=lambda tally: part_of(tally.eliminated_at),
    ),
    Metric(
        "waiting",
        "Waiting once out",
        "Over all seats that went out before the end: the mean share of the game's decisions "
        "that was still to come.",
        OURS,
        "share",
        measure=lambda tally: ratio_share_of(tally.waiting),
    ),
    Metric(
        "distinct",
        "Distinct games",
        "Different games divided by games; two games are the same if setup and all actions "
        "are. It is counted, not estimated, and has no interval.",
        OURS,
        "share",
        measure=distinct,
    ),
)
"""Single figures of a setting, in the order of display."""

TABLES: Final = (
    Definition(
        "places",
        "Share by place",
        "Each place's mean share of the win, as for the first place; place 1 moves first.",
        OURS,
        "share",
    ),
    Definition(
        "uses",
        "Uses a game",
        "How often an action of this kind is played a game, by all seats together and by each "
        "place. Decisions left to chance do not count.",
        OURS,
        "uses",
    ),
    Definition(
        "used",
        "In games",
        "The share of games in which an action of this kind was played at least once, not "
        "counting decisions left to chance.",
        OURS,
        "share",
    ),
    Definition(
        "winners",
        "By winners and by others",
        "In games with one winner: uses by the winner, and uses by the others divided by their "
        "number, a game each. That winners use a rule more does not say that it wins games.",
        OURS,
        "uses",
    ),
    Definition(
        "worth",
        "Worth",
        "Over judged decisions at which an action of this kind was played by a player and "
        "other kinds were legal: the mover's win chance with the best action of all, minus "
        "that with the best action of another kind, each by a search of its own, averaged. "
        "Single values below 0, which come from the searches' noise, are kept: without them "
        "a rule that is worth nothing would seem to be worth something.",
        OURS,
        "points",
        True,
    ),
    Definition(
        "openings",
        "Openings",
        "For each first action: the games that began with it, and the first place's share of "
        "the win in them. The best and the worst of many look better and worse than they are.",
        OURS,
        "share",
    ),
)
"""Figures with a value for each place, kind of action or opening."""

INTERVALS: Final = (
    "All intervals are 95 % intervals, and games are taken as independent of each other. "
    "Decisions of one game are not, so what is counted by decisions is summed up by game and "
    "varies by game. Shares have Wilson's score interval for as many undivided games as would "
    "leave the mean as uncertain as these games do; where no win is shared these are the games "
    "themselves. Means have Student's interval, percentiles that between ranks."
)
