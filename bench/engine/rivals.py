"""What our random games are compared with: C, the interpreter, OpenSpiel."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import tavolino
from measure import PLAYERS, Contestant, Sample
from tavolino.games import GAMES
from tavolino.rules.chance import Rng
from tavolino.search.playout import random_games

HERE = Path(__file__).parent

LIMIT = 1000
"""The decision limit of Anneaux, which the C program needs as an argument."""


class Absent(Exception):
    """This rival cannot be measured here. The message says why."""


# -- hand-written C -------------------------------------------------------------------------


def build_c(folder: Path) -> Path:
    """Compiles the C program into the folder."""
    compiler = shutil.which("cc")
    if compiler is None:
        raise Absent("no C compiler: cc is not installed")
    program = folder / "anneaux"
    command = [compiler, "-O3", "-o", str(program), str(HERE / "anneaux.c")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Absent(f"cc failed: {done.stderr.strip()}")
    return program


def run_c(program: Path, players: int, start: int, games: int, seed: int) -> Sample:
    """Plays random games with the C program, which counts and times them itself."""
    arguments = [str(value) for value in (players, start, LIMIT, seed, games)]
    done = subprocess.run([str(program), *arguments], capture_output=True, check=True)
    result = json.loads(done.stdout)
    return Sample(result["decisions"], result["cpu_seconds"])


def same_games(program: Path, players: int, games: int, seed: int) -> bool:
    """Whether C and Python play the same games from the same random numbers."""
    start = seed % players
    root = GAMES["anneaux"].start(players, {"limit": LIMIT}, {"start": start})
    decisions = random_games(root, games, Rng(seed))
    return run_c(program, players, start, games, seed).plies == decisions


def c_contestant(folder: Path) -> Contestant:
    """The C program, after a check that it plays by the same rules."""
    program = build_c(folder)
    if not all(same_games(program, players, 20, seed=players) for players in (2, 3, 4)):
        raise Absent("anneaux.c does not play the same games as the rules")

    def play(games: int, seed: int) -> Sample:
        return run_c(program, PLAYERS, 0, games, seed)

    return play


# -- the same source, interpreted -------------------------------------------------------------


def copy_sources(folder: Path) -> None:
    """Copies the package without its compiled files; a wheel includes the `.py` files."""

    def other_files(place: str, names: list[str]) -> list[str]:
        return [
            name
            for name in names
            if name == "__pycache__" or (Path(place, name).is_file() and name[-3:] != ".py")
        ]

    shutil.copytree(Path(tavolino.__file__).parent, folder / "tavolino", ignore=other_files)


@contextmanager
def interpreted_contestant(folder: Path, game: str) -> Iterator[Contestant]:
    """The same source in the same Python, in a process of its own."""
    copy_sources(folder)
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    with subprocess.Popen(
        [sys.executable, str(HERE / "worker.py")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
    ) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        commands, answers = worker.stdin, worker.stdout
        rules = json.loads(answers.readline())["rules"]
        if not Path(rules).is_relative_to(folder) or not rules.endswith(".py"):
            raise RuntimeError(f"the rules should be interpreted, but came from {rules}")

        def play(games: int, seed: int) -> Sample:
            commands.write(json.dumps([game, games, seed]) + "\n")
            commands.flush()
            return Sample(**json.loads(answers.readline()))

        yield play


# -- OpenSpiel --------------------------------------------------------------------------------


def nine_mens_morris() -> tuple[Any, Any, Any]:
    """OpenSpiel itself, its nine men's morris, and that game's first position."""
    try:
        spiel = import_module("pyspiel")
    except ImportError:
        raise Absent("open_spiel is not installed") from None
    game = spiel.load_game("nine_mens_morris")
    return spiel, game, game.new_initial_state()


def mean_plies(game: Any, games: int) -> float:
    """The mean length of a random game of OpenSpiel, counted game by game."""
    rng = Rng(1)
    plies = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.below(len(actions)))])
            plies += 1
    return plies / games


def openspiel_contestant(games_counted: int) -> Contestant:
    """OpenSpiel's nine men's morris, playing random games in its own C++.

    Its rollout evaluator plays games from a position to their end without returning to
    Python, as our `random_games` does. Python cannot call it directly, but a tree search can:
    the first simulation of a search evaluates the root itself, and with one simulation that
    is all the search does.

    The evaluator does not report how many plies it played. It chooses uniformly among the legal
    actions, so its games have the same mean length as games that are played and counted from
    Python: about 155 plies, with a standard deviation of 48. With 3,000 counted games, the
    standard error of the mean is 0.6 %.
    """
    spiel, game, state = nine_mens_morris()
    plies = mean_plies(game, games_counted)

    def play(games: int, seed: int) -> Sample:
        evaluator = spiel.RandomRolloutEvaluator(games, seed)
        search = spiel.MCTSBot(
            game, evaluator, uct_c=1, max_simulations=1, max_memory_mb=1, solve=False,
            seed=seed, verbose=False,
        )  # fmt: skip
        begun = time.thread_time()
        search.mcts_search(state)
        return Sample(plies * games, time.thread_time() - begun)

    return play
