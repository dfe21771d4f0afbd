"""Answers over HTTP: what is the same for everyone is compressed, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from support.running_server import Served, new_match, served
from tavolino import GAMES
from tavolino.server.http.routes import SMALL

GZIP = {"accept-encoding": "gzip"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("home")) as running:
        yield running


def encoding(response: httpx.Response) -> str | None:
    found: str | None = response.headers.get("content-encoding")
    return found


def test_what_everyone_reads_about_games_is_compressed(server: Served) -> None:
    client = server.client()
    for path in ["/games", *(f"/games/{game}/lesson/en" for game in GAMES)]:
        packed = client.get(path, headers=GZIP)
        plain = client.get(path, headers={"accept-encoding": "identity"})
        assert (encoding(packed), encoding(plain)) == ("gzip", None)
        assert packed.content == plain.content
        assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
        assert int(packed.headers["content-length"]) < len(plain.content) / 2


def test_answers_about_a_match_are_not_compressed(server: Served) -> None:
    client = server.client()
    answers = []
    for game in GAMES:
        made = new_match(client, game, names=["Ann", "Ben"])
        at = f"/matches/{made['match']}"
        answers.append(client.get(at, params={"seat": 0}, headers=GZIP))
    assert max(len(answer.content) for answer in answers) > SMALL
    assert {encoding(answer) for answer in answers} == {None}
