"""Tavolino finds the game, and everything works with the few lines of the package."""

from __future__ import annotations

import time
from importlib.metadata import entry_points

import pytest
import tavolino
from tavolino import GAMES, Match
from tavolino.kit.conform import findings
from tavolino.table import drawing


def test_the_kits_find_nothing() -> None:
    [point] = entry_points(group="tavolino.games", name="mills")
    assert list(findings(point)) == []


@pytest.mark.parametrize("level", ["1", "2", "3", "4", "5", "6"])
def test_levels_up_to_six_answer_within_a_second(level: str) -> None:
    match = Match.new("mills", players=2, seed=int(level))
    bot = tavolino.bot(match.game, level)
    slowest = 0.0
    while not match.over and len(match.entries) < 40:
        begun = time.thread_time()  # excludes the time of other processes
        action = bot.choose(match.view(match.to_move), len(match.entries))
        slowest = max(slowest, time.thread_time() - begun)
        match.play(action)
    assert slowest < 1


def test_a_picture_shows_the_men() -> None:
    match = Match.new("mills", players=2, seed=1)
    match.play("place d6")
    words = drawing.terminal(match.view(None)).plain
    assert "d6" not in words
    assert words.count("●") + words.count("■") == 3  # one man, and the two seats below
    assert match._repr_svg_().startswith("<svg")


def test_it_is_listed_after_the_games_of_tavolino() -> None:
    assert list(GAMES)[-1] == "mills"
