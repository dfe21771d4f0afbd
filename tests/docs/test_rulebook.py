"""The rules for players have a page for every game and language, and nothing is left out."""

from __future__ import annotations

import re
import tomllib
from html import escape
from pathlib import Path

import pytest
from pages import filled
from rulebook import (
    check_pictures,
    games_with_rules,
    page_name,
    picture_name,
    rulebook_list,
    rulebook_pages,
)

from support.installed_games import OWN
from support.paths import ROOT
from tavolino.games import GAMES, descriptor_of
from tavolino.words import languages
from tavolino.words.fluent import words

EVERY_PAGE = [(game, language) for game in OWN for language in languages()]
every_page = pytest.mark.parametrize(("game", "language"), EVERY_PAGE)


def page_of(game: str, language: str) -> str:
    """The page of a game: from its file if it has one."""
    name = page_name(game, language)
    file = ROOT / "docs" / "rules" / name
    if file.exists():
        return filled(file.read_text(encoding="utf-8"))
    return rulebook_pages()[name]


def test_every_installed_game_has_pages() -> None:
    assert games_with_rules() == [*GAMES]


@every_page
def test_a_page_names_its_game_and_leads_to_the_other_languages(
    game: str, language: str
) -> None:
    first, _, links, *_ = page_of(game, language).splitlines()
    title = words(language, "pages").say("start-rulesOf", game=descriptor_of(game).rules.title)
    assert first.partition(" {")[0] == f"# {title}"
    linked = re.findall(r"\]\(([^)]+)\)", links)
    assert linked == [page_name(game, each) for each in languages() if each != language]


@every_page
def test_a_page_has_every_section_and_every_rule(game: str, language: str) -> None:
    page, book = page_of(game, language), descriptor_of(game).rulebook(language)
    assert book.language == language
    for section in book.sections:
        assert f"## {escape(section.title)} {{ #{section.id} " in page
    for rule in book.rules:
        assert f' id="{rule.id}" lang="{language}">' in page
        said = [cell for row in rule.cells for cell in row] or [rule.text]
        assert all(f">{escape(each)}" in page for each in said)


@every_page
def test_a_page_marks_what_is_our_reading(game: str, language: str) -> None:
    ours = words(language, "learn").say("ours")
    rules = descriptor_of(game).rulebook(language).rules
    marked = page_of(game, language).count(f'<span class="ours">{ours}</span>')
    assert marked == sum(rule.source == "ours" for rule in rules) > 0


@every_page
def test_a_page_shows_every_picture_with_its_caption(game: str, language: str) -> None:
    page = page_of(game, language)
    pictures = [
        each for rule in descriptor_of(game).rulebook(language).rules for each in rule.pictures
    ]
    assert page.count("<figure>") == len(pictures) > 0
    for picture in pictures:
        assert f'src="../{picture_name(game, picture)}"' in page
        assert f"<figcaption>{escape(picture.caption)}</figcaption>" in page


def test_a_missing_picture_is_an_error(tmp_path: Path) -> None:
    names = [
        picture_name(game, picture)
        for game in OWN
        for rule in descriptor_of(game).rulebook("en").rules
        for picture in rule.pictures
    ]
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    check_pictures(tmp_path)
    (tmp_path / names[-1]).unlink()
    with pytest.raises(FileNotFoundError, match=names[-1]):
        check_pictures(tmp_path)


def test_players_find_every_page() -> None:
    site = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))
    names = [page_name(game, language) for game, language in EVERY_PAGE]
    assert [name for name in names if f"({name})" not in rulebook_list()] == []
    assert [
        name for name in names if f"'rules/{name}'" not in str(site["project"]["nav"])
    ] == []
