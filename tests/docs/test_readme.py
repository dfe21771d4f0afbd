"""What the documentation shows is what the product does."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from support.installed_games import OWN
from support.paths import ROOT
from tavolino import Match
from tavolino.games import descriptor_of, descriptors
from tavolino.games.descriptor import Descriptor
from tavolino.table import drawing
from tavolino.table.record import Record

PAGES = sorted({*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")})
PICTURES = ROOT / "docs" / "pictures"
SCREENSHOTS = ROOT / "docs" / "screenshots"
MAX_SCREENSHOTS = 12
"""Pictures are most of what a clone downloads."""
VIEWERS = {"triominos": 0}
"""Whose view a picture shows, if not a spectator's: of a rack that would be the backs."""


def test_the_examples_of_the_readme_run() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted >= 9
    assert results.failed == 0


def draw(name: str) -> str:
    """The picture of a game as the README shows it."""
    game = Match.of(Record.loads((PICTURES / f"{name}.jsonl").read_text("utf-8")))
    return drawing.svg(game.view(VIEWERS.get(name)))


@pytest.mark.parametrize("name", OWN)
def test_the_pictures_are_what_is_drawn_today(name: str) -> None:
    assert (PICTURES / f"{name}.svg").read_text("utf-8") == draw(name)


@pytest.mark.parametrize("name", OWN)
def test_a_recording_of_each_game_is_shown_and_loads_nothing_else(name: str) -> None:
    recording = (PICTURES / f"terminal-{name}.svg").read_text("utf-8")
    assert f"$ tavolino play {name} --bot" in recording
    assert len(recording) < 100_000
    assert recording.count("http") == 1, "only the namespace"
    assert set(re.findall(r"href=\"(.)", recording)) == {"#"}
    assert f'src="pictures/terminal-{name}.svg"' in (ROOT / "docs" / "play.md").read_text(
        "utf-8"
    )


@pytest.mark.parametrize("game", [*map(descriptor_of, OWN)], ids=OWN)
def test_the_manual_gives_the_age_and_duration_that_the_start_page_shows(
    game: Descriptor,
) -> None:
    assert game.minutes
    shortest, longest = game.minutes
    facts = f"](rules/{game.rules.name}.md) | {game.age} and up | {shortest} to {longest} |"
    assert facts in (ROOT / "docs" / "play.md").read_text("utf-8")


def test_children_of_four_can_play_my_first_triominos() -> None:
    assert descriptors()["triominos"].age == 4


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    prose = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    for link in re.findall(r"\]\(([^)#:]+)\)|src=\"([^\":]+)\"", prose):
        assert (page.parent / "".join(link)).exists(), link


def test_contributors_are_sent_to_files_and_tests_that_exist() -> None:
    named = re.findall(r"`([^`\s<]+)`", (ROOT / "CONTRIBUTING.md").read_text("utf-8"))
    paths = {each for each in named if re.match(r"(\.ci|deploy|docs|src|tests|web)/", each)}
    assert len(paths) > 15
    assert {path for path in paths if not (ROOT / path).exists()} == set()
    tests = "".join(file.read_text("utf-8") for file in ROOT.glob("tests/**/test_*.py"))
    rules = {each for each in named if each.startswith("test_")}
    assert len(rules) > 5
    assert {rule for rule in rules if f"def {rule}(" not in tests} == set()


def test_every_screenshot_is_shown_and_they_are_few() -> None:
    kept = {picture.name for picture in SCREENSHOTS.iterdir()}
    text = "".join(page.read_text("utf-8") for page in PAGES)
    assert kept == set(re.findall(r"src=\"[^\"]*screenshots/([^\"/]+)\"", text))
    assert len(kept) <= MAX_SCREENSHOTS


if __name__ == "__main__":
    for name in OWN:
        (PICTURES / f"{name}.svg").write_text(draw(name))
