"""Benchmarks of the rules and the search, relative to the limits of the same machine.

    python bench/engine/run.py [--search] [--json]     (takes a minute)

Everything happens in one run on one core: our games and their rivals play in turn, round by
round, and only ratios within a round are compared. Times are thread CPU times.
"""

from __future__ import annotations

import argparse
import json
import statistics
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console

from measure import (
    Contestant,
    Sample,
    Spread,
    action_latency,
    alternate,
    random_play,
    ratio,
)
from report import RATIOS, Report
from rivals import Absent, c_contestant, interpreted_contestant, openspiel_contestant
from search import run_search
from tavolino.games import GAMES
from tavolino.rules import position

NOT_COMPILED = "the rules are interpreted here: these figures say nothing about a wheel"


def is_compiled() -> bool:
    """Whether the compiled rules are in use."""
    return position.__file__.endswith((".so", ".pyd"))


def run_games(
    rounds: int = 11,
    seconds_per_sample: float = 0.4,
    *,
    actions: int = 6000,
    counted_games: int = 3000,
) -> Report:
    """Measures random games and single actions, in about a minute with the defaults.

    `actions` are timed for each game. `counted_games` of OpenSpiel are played to find out how
    long its random games are.
    """
    compiled = is_compiled()
    notes = []
    if not compiled:
        notes.append(NOT_COMPILED)
        seconds_per_sample = min(seconds_per_sample, 0.05)
        actions = min(actions, 600)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="tavolino-bench-")))
        field, missing = line_up(stack, folder, counted_games)
        samples = alternate(field, rounds, seconds_per_sample)
    ratios = {name: ratio_of(samples, *pair) for name, pair in RATIOS.items()}
    for name, pair in RATIOS.items():
        notes += [f"{name}: {missing[who]}" for who in pair if who in missing]
    return Report(
        ratios,
        {name: statistics.median(s.rate for s in samples[name]) for name in GAMES},
        {name: action_latency(name, actions) for name in GAMES},
        compiled,
        tuple(notes),
    )


def line_up(
    stack: ExitStack, folder: Path, counted_games: int
) -> tuple[dict[str, Contestant], dict[str, str]]:
    """All contestants by name, and why the others are missing."""
    missing = {ours: f"there is no game {ours}" for ours, _ in RATIOS.values()}
    field: dict[str, Contestant] = {}
    for name in GAMES:
        missing.pop(name, None)
        field[name] = random_play(name)
    sources = folder / "interpreted"
    field["interpreted"] = stack.enter_context(interpreted_contestant(sources, "anneaux"))
    try:
        field["c"] = c_contestant(folder)
    except Absent as reason:
        missing["c"] = str(reason)
    try:
        field["openspiel"] = openspiel_contestant(counted_games)
    except Absent as reason:
        missing["openspiel"] = str(reason)
    return field, missing


def ratio_of(samples: dict[str, list[Sample]], ours: str, theirs: str) -> Spread | None:
    """How many times as fast ours is; None if one of them is missing."""
    if ours not in samples or theirs not in samples:
        return None
    return ratio(samples[ours], samples[theirs])


def main() -> None:
    """Prints the figures as tables, or as JSON."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--search", action="store_true", help="measure the tree search instead")
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    report = run_search() if asked.search else run_games()
    if asked.json:
        print(json.dumps(report.to_json()))
    else:
        report.show(Console())


if __name__ == "__main__":
    main()
