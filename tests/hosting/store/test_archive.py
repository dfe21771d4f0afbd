"""Archived matches: they answer as before, and forget whoever asks for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from support.archived_answers import IN_FILES, answers, resign, short_match
from support.archived_sites import Site, new_site
from support.ended_matches import NAME, ended_match, key_of, play_again, state_of
from support.fresh_stores import KINDS
from support.prepared_matches import match_id, plant, token_of
from support.running_server import StillTime, joined, new_id, new_match, until
from tavolino.hosting.match.rematches import rematch_id
from tavolino.hosting.store.archive import ARCHIVED

GAMES = ("anneaux", "dimenticato")
"""One without secrets, and the one with the most."""


@pytest.fixture(params=KINDS)
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Site]:
    with new_site(request.param, tmp_path) as made:
        yield made


def test_archived_matches_answer_the_same_bytes(site: Site) -> None:
    matches = [match_id("archived", game) for game in GAMES]
    with site.served() as server:
        for game, match in zip(GAMES, matches, strict=True):
            plant(server, match, short_match(game))
            resign(server.client(token_of(0)), match, 8)
        before = answers(server, matches)
    assert "Archived 2 matches with 16 events.\n" in site.run("archive", "--days", "1")
    assert (site.count("action"), site.count("archive"), site.files()) == (0, 2, [])
    with site.served() as server:
        assert answers(server, matches) == before
    assert "Moved 2 matches to 1 files." in site.run(*IN_FILES)
    assert [len(site.filed()), len(site.files())] == [16, 1]
    assert site.ask("SELECT count(*) FROM archive WHERE body IS NOT NULL") == [(0,)]
    with site.served() as server:
        assert answers(server, matches) == before
    assert '"names":["Anna","Björn"]' in site.run("admin", "export", matches[0])


def test_only_what_has_been_over_for_long_is_archived(site: Site) -> None:
    with site.served() as server:
        long_ago = ended_match(server.client(), server.client())
        new_match(server.client(), names=["Ann"])
    with site.served(StillTime(2**42)) as server:  # in the year 2109
        lately = ended_match(server.client(), server.client())
    assert "Archived 1 matches with 3 events.\n" in site.run("archive", "--days", "1")
    assert site.ask("SELECT match_id FROM archive") == [(long_ago,)]
    assert site.ask(f"SELECT count(*) FROM action WHERE match_id = '{lately}'") == [(3,)]
    # A server from before there was an archive leaves such a match alone.
    assert site.ask(f"SELECT id FROM match WHERE rules_version > {ARCHIVED}") == [(long_ago,)]


@pytest.mark.parametrize("words", [("archive", "--days", "1"), IN_FILES])
def test_an_archived_match_is_played_again(site: Site, words: tuple[str, ...]) -> None:
    with site.served() as server:
        ann, ben = server.client(), server.client()
        match = ended_match(ann, ben)
    site.run(*words)
    with site.served() as server:
        ann, ben = (server.client(cookies=client.cookies) for client in (ann, ben))
        play_again(ann, match)
        events = ann.get(f"/matches/{match}/events").json()
        assert [event["number"] for event in events] == [1, 2, 3, 4]
        assert state_of(ann, rematch_id(match))["seats"][1]["name"] == NAME
        # What came later stays where it is, also if the rest is archived further.
        assert "Archived 0 matches" in site.run(*IN_FILES)
        server.call(server.services.engine.let_go, match)
        assert ann.get(f"/matches/{match}/events").json() == events


@pytest.mark.parametrize("words", [("archive", "--days", "1"), IN_FILES])
def test_whoever_is_forgotten_is_gone_from_the_archive(
    site: Site, words: tuple[str, ...]
) -> None:
    with site.served() as server:
        ann, ben = server.client(), server.client()
        matches = [ended_match(ann, ben) for _ in range(2)]
        others = ended_match(ann, server.client())
        removed = new_match(ann, names=["Ann"], players=3)
        joined(ben, removed, NAME)
        free = {"id": new_id()}
        path = f"/matches/{removed['match']}/seats/1/free"
        assert ann.post(path, json=free).status_code == 204
        assert server.run(server.services.engine.close(removed["match"]))
    site.run(*words)
    assert site.count("archive") == 4
    with site.served() as server:
        ann, ben = (server.client(cookies=client.cookies) for client in (ann, ben))
        key = key_of(ben)
        assert ben.delete("/me").status_code == 204
        until(lambda: server.run(server.services.store.matches_of(key)) == [])
        for match in matches:
            assert state_of(ann, match)["seats"][1]["name"] == ""
            assert NAME not in ann.get(f"/matches/{match}/record").text
        assert state_of(ann, others)["seats"][1]["name"] == NAME  # that is another Ben
    if words == IN_FILES:
        assert len([row for row in site.filed() if NAME in row["what"]]) == 4
    said = site.run("archive", "--days", "1")
    assert ("Replaced 1 files." in said) == (words == IN_FILES)
    assert all(row["match"] == others for row in site.filed() if NAME in row["what"])
    with site.served() as server:
        ann = server.client(cookies=ann.cookies)
        assert state_of(ann, matches[0])["seats"][1]["name"] == ""
        assert state_of(ann, others)["seats"][1]["name"] == NAME


def test_what_is_deleted_is_gone_from_its_file_at_once(site: Site) -> None:
    with site.served() as server:
        ann = server.client()
        first, second = (ended_match(ann, server.client()) for _ in range(2))
    site.run(*IN_FILES)
    [before] = site.files()
    assert "It is deleted." in site.run("admin", "delete", "--", first)
    [after] = site.files()
    assert after != before
    assert {row["match"] for row in site.filed()} == {second}
    assert site.ask("SELECT match_id FROM archive") == [(second,)]
    assert "It is deleted." in site.run("admin", "delete", "--", second)
    assert (site.files(), site.count("archive_file"), site.count("archive")) == ([], 0, 0)


def test_without_its_files_a_match_is_unavailable_and_others_are_not(site: Site) -> None:
    with site.served() as server:
        ann = server.client()
        match = ended_match(ann, server.client())
    site.run(*IN_FILES)
    with site.served() as server:
        server.services.store.location = ""
        ann = server.client(cookies=ann.cookies)
        assert ann.get(f"/matches/{match}").status_code == 503
        playing = new_match(ann, names=["Ann"])["match"]
        assert ann.delete("/me").status_code == 204
        until(lambda: server.run(server.services.store.numbers([playing])) == {playing: 2})
        server.services.store.location = site.archive
        until(lambda: server.run(server.services.store.seats_held(match)) == {1})
