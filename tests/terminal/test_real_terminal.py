"""Games are played in a real terminal of 80 by 24 characters."""

from __future__ import annotations

import json
import os
from itertools import pairwise
from pathlib import Path

import pytest

from support.installed_games import every_table
from support.paths import ROOT
from support.tmux import Tmux
from tavolino import Match
from tavolino.games.words import game_words
from tavolino.rules.chance import Rng
from tavolino.terminal.keep import Session
from tavolino.terminal.play import alike
from tavolino.terminal.words import language_of
from tavolino.words import languages

CAPTURES = ROOT / "build" / "captures"
"""Where the screens are kept, for people to look at."""


def midway(game: str, players: int, decisions: int = 24, bots: int = 0) -> Session:
    """A game after some random decisions."""
    match, rng = Match.new(game, players=players, seed=4), Rng(4)
    while not match.over and len(match.entries) < decisions:
        legal = match.legal()
        match.play(legal[int(rng.below(len(legal)))])
    return Session(match, ["1"] * bots, 1)


@every_table("game")
def test_the_whole_board_and_the_prompt_fit_a_small_screen(
    game: str, players: int, tmp_path: Path
) -> None:
    saved = tmp_path / "saved.jsonl"
    session = midway(game, players)
    saved.write_text(session.dumps())
    with Tmux(tmp_path, "play", "--from", str(saved)) as tmux:
        shown = tmux.until(f"player {session.match.to_move + 1} >").rstrip("\n").split("\n")
    CAPTURES.mkdir(parents=True, exist_ok=True)
    (CAPTURES / f"{game}-{players}.txt").write_text("\n".join(shown) + "\n")
    assert len(shown) <= 24
    assert any(line.startswith(game_words(game, "en").say("title")) for line in shown)
    assert shown[-1].endswith(">")
    assert all(f"Player {seat + 1}" in "\n".join(shown) for seat in range(players))


def test_nothing_of_another_seats_rack_stays_anywhere(tmp_path: Path) -> None:
    match = Match.new("triominos", players=2, seed=3)
    first = match.to_move
    rack = match.view(first)["racks"][first]  # type: ignore[typeddict-item]
    pairs = [" ".join(pair) for pair in pairwise(rack)]
    words = ("play", "triominos", "--seed", "3")
    with Tmux(tmp_path, *words) as tmux:
        shown = tmux.until(f"player {first + 1} >")
        # A rack may be broken into two lines, between two cards.
        cards = next(pair for pair in pairs if pair in shown)
        tmux.line("list")
        tmux.line("1")
        tmux.until("takes the screen")
        assert cards not in tmux.history()
        tmux.type("Enter")
        tmux.until(f"player {2 - first} >")
        assert cards not in tmux.history()
        tmux.type("C-d")
        tmux.until("ended")
        assert cards not in tmux.history()
        assert "tavolino play --resume" in tmux.history()


def test_a_game_that_was_left_goes_on_with_its_bots(tmp_path: Path) -> None:
    with Tmux(tmp_path, "play", "anneaux", "--bot", "2", "--seed", "1") as tmux:
        tmux.until("player 1 >")
        tmux.line("@a1")
        tmux.until("player 2: ")
        tmux.until("player 1 >")
        tmux.type("C-c")
        tmux.until("tavolino play --resume")
    [kept] = (tmp_path / "tavolino" / "unfinished").glob("*.jsonl")
    assert json.loads(kept.read_text())["bots"] == [None, "2"]
    assert kept.stat().st_mode & 0o077 == 0
    with Tmux(tmp_path, "play", "--resume", "--language", "de") as tmux:
        assert "Otto, Stufe 2" in tmux.until("Spieler 1 >")
        tmux.line("regeln")
        tmux.until("kann man in diesem Spiel nicht tun")
        tmux.line("rules")
        assert "Das Brett" in tmux.until("Enter für mehr")
        tmux.line("q")
        tmux.until("Spieler 1 >")
        tmux.line("help")
        assert "setzt dort einen Stein" in tmux.until("aufhören")


def test_a_page_begins_at_the_top_and_the_one_before_can_be_scrolled_to(tmp_path: Path) -> None:
    with Tmux(tmp_path, "play", "anneaux", "--seed", "1") as tmux:
        tmux.until("player 1 >")
        tmux.line("@a1")
        assert tmux.until("player 2 >").startswith("Anneaux")
        assert "player 1 > @a1" in tmux.history()


def test_bots_play_while_someone_watches(tmp_path: Path) -> None:
    words = ("play", "anneaux", "--watch", "1", "1", "--pause", "0", "--option", "limit=6")
    with Tmux(tmp_path, *words) as tmux:
        tmux.until("ended")
        assert "share the win. The last move has been made" in tmux.history()


def test_a_case_decides_only_between_actions_that_differ_by_nothing_else() -> None:
    assert alike("b>", ["A>", "B>"]) == ["B>"]
    assert alike("na", ["Na", "nA"]) == ["Na", "nA"]
    assert alike("nA", ["Na", "nA"]) == ["nA"]
    assert alike("x", ["Na"]) == []


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ({"LANG": "de_CH.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "uk_UA.UTF-8"}, "uk"),
        ({"LC_MESSAGES": "fr", "LANG": "it_IT"}, "fr"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LC_ALL": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_locale_chooses_the_language(locale: dict[str, str], language: str) -> None:
    assert language_of(None, locale) == language
    assert language_of("it", locale) == "it"


def test_a_language_that_no_one_speaks_here_is_named() -> None:
    with pytest.raises(ValueError, match=", ".join(languages())):
        language_of("xx", os.environ)
