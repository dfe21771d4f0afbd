"""Everyone can read the rules and the lesson of every installed game, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.running_server import Served, new_match, served
from tavolino.games import GAMES, descriptor_of
from tavolino.games.rulebook import read_rulebook
from tavolino.words import languages


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("home")) as running:
        yield running


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_sent_in_every_language(server: Served, game: str, language: str) -> None:
    client = server.client()
    book = client.get(f"/games/{game}/rulebook/{language}").json()
    assert book["language"] == language
    sent = [rule["id"] for section in book["sections"] for rule in section["rules"]]
    assert sent == [rule.id for rule in descriptor_of(game).rulebook("en").rules] != []


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_of_the_rules_has_the_views_of_its_motions(
    server: Served, game: str
) -> None:
    client = server.client()
    pictures = client.get(f"/games/{game}/pictures").json()
    wanted = {
        picture.id: picture
        for rule in descriptor_of(game).rulebook("en").rules
        for picture in rule.pictures
    }
    assert pictures.keys() == wanted.keys() != set()
    for name, trial in pictures.items():
        assert len(trial["views"]) == wanted[name].show + 1
        assert trial["views"][-1]["decisions"] == len(wanted[name].actions)
        assert trial["refused"] is None


@pytest.mark.parametrize("game", GAMES)
def test_the_preview_of_a_game_has_three_moments(server: Served, game: str) -> None:
    preview = server.client().get(f"/games/{game}/preview").json()
    assert preview["geometry"] == server.client().get(f"/games/{game}/geometry").json()
    assert len(preview["moments"]) == 3


@pytest.mark.parametrize("game", GAMES)
def test_the_list_of_games_says_which_have_rules_and_a_lesson(
    server: Served, game: str
) -> None:
    client = server.client()
    listed = {info["name"]: info for info in client.get("/games").json()}
    steps = client.get(f"/games/{game}/lesson/de").json()["steps"]
    assert listed[game]["has_rules"] is True
    assert listed[game]["has_lesson"] is bool(steps)


@pytest.mark.parametrize("game", [name for name in GAMES if descriptor_of(name).first_game])
def test_a_first_game_can_begin_as_the_list_of_games_says(server: Served, game: str) -> None:
    client = server.client()
    listed = {info["name"]: info for info in client.get("/games").json()}
    first = listed[game]["first_game"]
    names = [f"Person {k}" for k in range(first["players"])]
    made = new_match(client, game, names=names, **first)
    view = client.get(f"/matches/{made['match']}").json()[0]["state"]["view"]
    assert first["options"].items() <= view["options"].items()


def test_whoever_asks_for_another_language_gets_english_and_nothing_more_is_kept(
    server: Served,
) -> None:
    client = server.client()
    kept = read_rulebook.cache_info().currsize
    for language in ("xx", "pt-BR", "nonsense" * 9):
        answer = client.get(f"/games/anneaux/rulebook/{language}").json()
        assert answer["language"] == "en"
    assert client.get("/games/anneaux/lesson/xx").json()["language"] == "en"
    assert read_rulebook.cache_info().currsize == kept
