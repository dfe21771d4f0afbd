"""Hints and analyses: the best actions of a seat, what they promise, and who is ahead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.console import Console, Group
from rich.live import Live
from rich.table import Table
from rich.text import Text

from tavolino.bots.analysis import Analysis, analyse, analysing
from tavolino.bots.budget import Budget
from tavolino.table.match import Match
from tavolino.table.record import Record
from tavolino.terminal.opponents import interruptible, waiting
from tavolino.terminal.words import percent, said, seat_name, shares_bar

HINTS = 3
FOR_A_HINT = Budget(seconds=1)

LONGEST_LINE = 8
"""What is expected later than that has hardly been looked at."""


def match_until(record: Record, ply: int | None) -> Match:
    """The match a record tells of, after so many actions.

    By default after all of them, but before the one that ended the game. ValueError if there
    is nothing to decide.
    """
    if ply is None:
        over = record.position().to_move < 0
        ply = len(record.actions) - over
    if record.position(ply).to_move < 0:
        raise ValueError(f"after {ply} actions the game is over: there is nothing to decide")
    return Match.of(replace(record, actions=record.actions[:ply]))


# -- an analysis ----------------------------------------------------------------------------


def look(match: Match, budget: Budget, seed: int, console: Console | None) -> Analysis:
    """Analyses for the seat to move, in its own view; Ctrl-C ends it with what there is.

    A console that is a terminal shows the estimate grow.
    """
    with interruptible() as stop:
        if console is None or not console.is_terminal:
            return analyse(match, budget, seed, stop=stop)
        with Live(console=console, transient=True) as live:
            for analysis in analysing(match, budget, seed, stop=stop):
                live.update(
                    Group(report(match, analysis), Text(said("analysis-enough"), "dim"))
                )
    return analysis


def report(match: Match, analysis: Analysis) -> Group:
    """An analysis for people."""
    where = said("analysis-where", seat=seat_name(match.to_move), count=len(match.entries))
    searched = said("analysis-searched", count=analysis.iterations)
    table = Table()
    table.add_column(said("analysis-action"), no_wrap=True)
    table.add_column(said("analysis-share"), justify="right")
    table.add_column(said("analysis-visits"), justify="right")
    table.add_column(said("analysis-follows"))
    for choice in analysis.choices:
        table.add_row(
            Text(choice.action),
            f"{100 * choice.share:.1f}",
            str(choice.visits),
            line(choice.line[1:]),
        )
    return Group(Text(f"{where}; {searched}"), table, shares_bar(analysis.shares))


def line(actions: Sequence[str]) -> Text:
    """The beginning of what is expected to be played."""
    more = " …" if len(actions) > LONGEST_LINE else ""
    return Text("  ".join(actions[:LONGEST_LINE]) + more)


# -- a hint ---------------------------------------------------------------------------------


def hint(match: Match, listed: Sequence[str], console: Console) -> None:
    """Shows the best actions with the numbers that play them, and who is ahead."""
    with interruptible() as stop, waiting(console, said("hint-looking")):
        found = analyse(match, FOR_A_HINT, len(match.entries), stop=stop)
    table = Table.grid(padding=(0, 2))
    for choice in found.choices[:HINTS]:
        number = listed.index(choice.action) + 1
        table.add_row(f"{number:>4} {choice.action}", percent(choice.share))
    console.print(table, markup=False, highlight=False)
    follows = found.choices[0].line[1:]
    if follows:
        console.print(Text(said("hint-then")) + line(follows))
    console.print(shares_bar(found.shares))
