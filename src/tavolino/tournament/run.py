"""Runs a plan: plays games in several processes and writes records to one file, in order."""

from __future__ import annotations

import multiprocessing
import os
from collections import deque
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing.synchronize import Event
from pathlib import Path

from tavolino.bots.bot import never
from tavolino.bots.pool import end_with_the_parent
from tavolino.table.record import Record
from tavolino.tournament.plan import TournamentPlan
from tavolino.tournament.play import Factory
from tavolino.tournament.results import GameResult

AHEAD = 4
"""Games queued for each worker: enough to keep it busy, few to give up at a stop."""

stopping = never
"""In a worker: returns whether its games are no longer wanted."""


def run(
    plan: TournamentPlan, factory: Factory, out: Path | None, workers: int
) -> Generator[GameResult]:
    """Yields the results of a plan's games in order: first those in the file, then new ones.

    A new game's record is in the file before its result is yielded. To stop early, close the
    iterator. Raises ValueError if the file is of another plan.
    """
    done = 0
    if out is not None:
        out.touch()  # reports a file that cannot be written before the first game
        for result in continue_from(plan, out):
            done += 1
            yield result
    games = play_games(plan, factory, done, workers)
    try:
        for record, result in games:
            if out is not None:
                with out.open("a", encoding="utf-8", newline="\n") as file:
                    file.write(record.dumps() + "\n")
            yield result
    finally:
        games.close()


def continue_from(plan: TournamentPlan, out: Path) -> list[GameResult]:
    """The results of the games that a file already has. Removes a line that was cut short."""
    whole, _, cut = out.read_bytes().rpartition(b"\n")
    try:
        results = check_agreement(plan, whole.decode().splitlines(), cut)
    except ValueError as error:
        raise ValueError(f"{out} does not go with this match: {error}") from error
    if cut:
        os.truncate(out, len(whole) + 1 if whole else 0)
    return results


def check_agreement(plan: TournamentPlan, lines: list[str], cut: bytes) -> list[GameResult]:
    """The results of recorded games. Raises ValueError if they are not the plan's first."""
    if len(lines) > plan.games:
        raise ValueError(f"it has {len(lines)} games, the plan only {plan.games}")
    results = []
    for number, line in enumerate(lines):
        record = Record.loads(line)
        plan.check(number, record)
        results.append(GameResult.of(record, record.position(), plan.pair(number)))
    # Only the beginning of a record is ever removed.
    beginning = f'{{"game":"{plan.game}","'.encode()
    if cut[: len(beginning)] != beginning[: len(cut)]:
        raise ValueError("its last line is not a game")
    return results


def play_games(
    plan: TournamentPlan, factory: Factory, first: int, workers: int
) -> Generator[tuple[Record, GameResult]]:
    """Plays the games of a plan from a number on. The order does not depend on the workers."""
    if workers == 1:
        for number in range(first, plan.games):
            yield plan.play(number, factory)
        return
    context = multiprocessing.get_context("spawn")
    enough = context.Event()
    waiting: deque[Future[tuple[Record, GameResult]]] = deque()
    pool = ProcessPoolExecutor(workers, context, initializer=begin_work, initargs=(enough,))
    try:
        for number in range(first, plan.games):
            waiting.append(pool.submit(work, plan, number, factory))
            if len(waiting) >= AHEAD * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        enough.set()
        pool.shutdown(cancel_futures=True)


def begin_work(enough: Event) -> None:
    """Prepares a worker: it stops when its parent says so, or dies."""
    global stopping  # noqa: PLW0603 - a worker is told once, before its first game
    end_with_the_parent()
    stopping = enough.is_set


def work(plan: TournamentPlan, number: int, factory: Factory) -> tuple[Record, GameResult]:
    """Plays one game in a worker."""
    return plan.play(number, factory, stopping)
