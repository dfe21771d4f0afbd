"""The commands `match` and `rate`, without the command line around them."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from tavolino.table.record import Record
from tavolino.tournament.plan import TournamentPlan
from tavolino.tournament.play import Factory
from tavolino.tournament.report import Report
from tavolino.tournament.results import GameResult, results_of
from tavolino.tournament.run import run
from tavolino.tournament.sprt import Sprt


def run_match(
    plan: TournamentPlan,
    factory: Factory,
    *,
    out: Path | None = None,
    workers: int | None = None,
    test: Sprt | None = None,
    console: Console | None = None,
) -> Report:
    """Plays a plan, or what is left of it in the file, and reports.

    A test ends the match as soon as it has a verdict; Ctrl-C ends it with the games played so
    far. The given console shows the progress. Raises ValueError, in one sentence, if a bot's
    text is wrong, the file is of another plan, or nothing has been played.
    """
    for text in plan.contestants:
        factory(plan.rules, text)
    if test is not None and len(set(plan.contestants)) != 2:
        raise ValueError("a sequential test is between two bots")
    results: list[GameResult] = []
    won = 0.0
    notes: tuple[str, ...] = ()
    begun = time.monotonic()
    games = run(plan, factory, out, workers or os.cpu_count() or 1)
    try:
        with closing(games), progress_bar(console) as bar:
            shown = bar.add_task("", total=plan.games)
            for result in games:
                results.append(result)
                won += share_of(plan.contestants[0], result)
                bar.update(shown, advance=1, description=format_score(plan, won, len(results)))
                if test is not None and decide(plan, results, test):
                    break
    except KeyboardInterrupt:
        notes = ("ended before its time: this is what there is",)
    return Report.of(
        results,
        plan.contestants,
        seconds=time.monotonic() - begun,
        test=test,
        notes=notes,
    )


def rate_records(records: Iterable[Record], anchor: str | None = None) -> Report:
    """The report on recorded games, which are replayed to see who won."""
    return Report.of(results_of(records), anchor=anchor)


def read_test(text: str, players: int = 2) -> Sprt:
    """The test that a text like `0,50` describes. Raises ValueError if it is not one."""
    try:
        elo0, elo1 = (float(part) for part in text.split(","))
    except ValueError:
        raise ValueError(f"a test is two numbers of Elo such as 0,50, not {text!r}") from None
    return Sprt(elo0, elo1, players)


def decide(plan: TournamentPlan, results: list[GameResult], test: Sprt) -> bool:
    """Adds a complete pair to the test. Returns whether the test has a verdict."""
    size = len(plan.matchups[0])
    if len(results) % size:
        return False
    first = plan.contestants[0]
    pair = results[-size:]
    test.add(sum(share_of(first, result) for result in pair) / size)
    return test.verdict != "go on"


def share_of(name: str, result: GameResult) -> float:
    """A contestant's share of the win; 0 if it did not take part."""
    return result.shares[result.names.index(name)] if name in result.names else 0.0


def format_score(plan: TournamentPlan, won: float, games: int) -> str:
    """The score between two bots; with more bots it is too much for one line."""
    one, *others = plan.contestants
    if len(others) > 1 or one in others:
        return plan.game
    return f"{one} {won:.5g} - {games - won:.5g} {others[0]}"


class GamesPerSecond(ProgressColumn):
    """Shows how many games are played per second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed or 0:.1f} games/s")


def progress_bar(console: Console | None) -> Progress:
    """A progress bar with the score, the games done, the speed and the time left."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        GamesPerSecond(),
        TimeRemainingColumn(),
        console=console or Console(quiet=True),
        disable=console is None or not console.is_terminal,
        transient=True,
    )
