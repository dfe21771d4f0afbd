"""No file lists the games: whoever adds one writes its folders and edits nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tavolino.games import own_games

ROOT = Path(__file__).parents[1]
PLACES = ("web/src", "web/e2e", "web/gallery", "web/public", "src", "tests", ".ci")
ALONE = ("Makefile", "web/*.*")

MADE = {"__pycache__", "client", "golden", "stored", "vectors"}
"""Folders whose files are built, or are records of each game."""
KINDS = {
    "",
    ".css",
    ".html",
    ".json",
    ".jsonc",
    ".mjs",
    ".py",
    ".svelte",
    ".ts",
    ".webmanifest",
}
GENERATED = {"web/package-lock.json", "web/src/api/schema.d.ts"}

NAMES = [each.rules.name for each in own_games()]

STILL = {
    ".ci/try-wheel",
    "Makefile",
    "src/tavolino/bench/report.py",
    "tests/arena_runs.py",
    "tests/chaos_tables.py",
    "tests/pairs.py",
    "tests/test_adapters.py",
    "tests/test_adapters_openspiel.py",
    "tests/test_analyse.py",
    "tests/test_arena_plan.py",
    "tests/test_arena_playing.py",
    "tests/test_arena_report.py",
    "tests/test_arena_run.py",
    "tests/test_bench.py",
    "tests/test_bots.py",
    "tests/test_bots_docs.py",
    "tests/test_cli.py",
    "tests/test_contract.py",
    "tests/test_desk.py",
    "tests/test_drawing.py",
    "tests/test_effects.py",
    "tests/test_effects_secrets.py",
    "tests/test_guides.py",
    "tests/test_house.py",
    "tests/test_intruders.py",
    "tests/test_laggard.py",
    "tests/test_leaks.py",
    "tests/test_live.py",
    "tests/test_match.py",
    "tests/test_play_bots.py",
    "tests/test_playing.py",
    "tests/test_readme.py",
    "tests/test_schemathesis.py",
    "tests/test_search.py",
    "tests/test_secrets.py",
    "tests/test_serve.py",
    "tests/test_sitting.py",
    "tests/test_store.py",
    "tests/test_veiled.py",
    "tests/test_views_docs.py",
    "tests/test_web_advice.py",
    "tests/test_web_client.py",
    "tests/test_web_play.py",
    "tests/twins.py",
}
"""What still lists the games. This list only ever gets shorter."""


def files() -> Iterator[Path]:
    """Every file that someone writes by hand."""
    for place in PLACES:
        yield from (ROOT / place).rglob("*")
    for pattern in ALONE:
        yield from ROOT.glob(pattern)


def is_read(path: Path) -> bool:
    """Whether a file may not list the games: word files may, and whatever belongs to a game."""
    parts = path.parts
    words = "words" in parts[:-1] and not path.name.endswith(".test.ts")
    return (
        path.suffix in KINDS
        and path.as_posix() not in GENERATED
        and not MADE.intersection(parts)
        and not words
        and not any(name in part for name in NAMES for part in parts)
    )


def named_in(text: str) -> list[str]:
    """The games whose names are in a text, alone or as a part of a longer name."""
    return [name for name in NAMES if re.search(rf"(?<![a-z]){name}|{name.capitalize()}", text)]


def listing() -> set[str]:
    """The files that name two games or more."""
    relative = (path.relative_to(ROOT) for path in files() if path.is_file())
    return {
        path.as_posix()
        for path in relative
        if is_read(path) and len(named_in((ROOT / path).read_text(encoding="utf-8"))) > 1
    }


def test_the_games_are_found_by_their_names() -> None:
    first, second = NAMES[:2]
    text = f'import {first.capitalize()}View; test_{second} = "not{NAMES[2]}"'
    assert named_in(text) == [first, second]


def test_no_file_lists_the_games() -> None:
    assert sorted(listing() - STILL) == []


def test_what_lists_no_games_any_more_is_taken_off_the_list() -> None:
    assert sorted(STILL - listing()) == []
