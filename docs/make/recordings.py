"""Records a session of each game at a terminal.

    PYTHONPATH=src:tests python docs/make/recordings.py docs/pictures

The person at the terminal plays what a bot would. The same seed makes the same session, so a
recording changes only if what it shows has changed.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from film import Shot, film
from rich.console import Console

from support.tmux import Tmux
from tavolino.games import GAMES
from tavolino.terminal.opponents import Opponents
from tavolino.terminal.start import StartRequest, new_session

PERSON, BOT, SEED, DECISIONS = "5", "3", 2, 8
PROMPT = " >"
CURSOR = "\x1b[7m \x1b[0m"

PAGE, KEY, LAST = 1.9, 0.12, 4.0
"""How many seconds a page is shown, each key that is typed, and the last page."""


def decisions(game: str) -> list[str]:
    """What the person plays; bots on both seats play the game in advance."""
    session = new_session(StartRequest(game, bots=[BOT], seed=SEED))
    match, quiet = session.match, Console(quiet=True)
    both = Opponents(match, [PERSON, BOT], session.seed)
    played: list[str] = []
    while len(played) < DECISIONS and not match.over:
        seat, chosen = match.to_move, both.choose(quiet)
        match.play(chosen)
        played += [chosen] * (seat == 0)
    return played


def record(words: list[str], typed: list[str]) -> list[Shot]:
    """A session at a real terminal: every page, and every key."""
    shots = []
    with tempfile.TemporaryDirectory() as home, Tmux(Path(home), *words) as tmux:
        for action in typed:
            shots.append(shot(tmux, PROMPT, PAGE))
            for end, key in enumerate(action, 1):
                tmux.run("send-keys", "-l", key)
                shots.append(shot(tmux, f"{PROMPT} {action[:end]}", KEY))
            tmux.type("Enter")
        shots.append(shot(tmux, PROMPT, LAST))
    return shots


def shot(tmux: Tmux, end: str, seconds: float) -> Shot:
    """The screen as soon as a line ends like this: the one with the cursor."""
    tmux.until(f"{end}\n")
    screen = tmux.run("capture-pane", "-p", "-e").rstrip()
    screen += " " * (end == PROMPT) + CURSOR
    return Shot(screen.split("\n"), seconds)


if __name__ == "__main__":
    os.environ["COLORTERM"] = "truecolor"
    for game in GAMES:
        words = ["play", game, "--bot", BOT, "--seed", str(SEED)]
        drawn = film(f"tavolino {' '.join(words)}", record(words, decisions(game)))
        Path(sys.argv[1], f"terminal-{game}.svg").write_text(drawn, encoding="utf-8")
