"""`tavolino admin`: hosts look after a site while its server runs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from support.admin_command import admin, make_site
from support.fresh_stores import DATABASE
from support.people_at_a_match import Table, closed_with, following, is_refused
from support.running_server import TIMEOUT, Served, served, until
from support.site_commands import invoked


def state(table: Table) -> dict[str, object]:
    """How a match stands, for Ann."""
    found: dict[str, object] = table.ann.get(f"/matches/{table.match}").json()[-1]["state"]
    return found


def test_a_match_is_closed_while_it_is_played(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        table = Table(server)
        with following(server, table.match, table.ann) as socket:
            assert "It is closed." in admin(tmp_path, "close", table.match)
            message = ""
            while '"closed"' not in message:
                message = str(socket.recv(timeout=TIMEOUT))
        assert state(table)["result"] == {"ending": "closed", "winners": []}
        assert "It was over already." in admin(tmp_path, "close", table.match)
        refused = table.ask(table.ann, table.wish(0))
        assert refused.json()["refused"] == "over"


def test_matches_are_listed_and_exported(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        table = Table(server)
        listed = admin(tmp_path, "matches", "--phase", "on")
        assert table.match in listed
        assert len(admin(tmp_path, "matches").splitlines()) == 3  # Eve's is waiting
        record = json.loads(admin(tmp_path, "export", table.match))
        assert (record["game"], record["names"]) == ("anneaux", ["Ann", "Ben"])
        assert "there is no match" in admin(tmp_path, "export", "x" * 22, fails=True)


@pytest.mark.parametrize("verb", ["close", "export", "delete"])
@pytest.mark.parametrize("begin", ["-", "--", "-h", "-d"])
def test_an_id_may_begin_with_a_hyphen(tmp_path: Path, verb: str, begin: str) -> None:
    make_site(tmp_path)
    assert "there is no match" in admin(tmp_path, verb, begin.ljust(22, "x"), fails=True)


def test_a_match_is_deleted_and_who_follows_it_is_cut_off(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        table = Table(server)
        with following(server, table.match, table.ann) as socket:
            socket.recv(timeout=TIMEOUT)
            assert "It is deleted." in admin(tmp_path, "delete", table.match)
            assert closed_with(socket) == 1006
        assert is_refused(table.ann.get(f"/matches/{table.match}"), 404, "no_match")
        assert table.match not in admin(tmp_path, "matches")
        assert "there is no match" in admin(tmp_path, "delete", table.match, fails=True)


def test_addresses_and_makers_are_blocked(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        table = Table(server)
        admin(tmp_path, "block", "--maker-of", table.match)
        until(lambda: is_blocked(server, table))
        assert table.ben.get(f"/matches/{table.match}").status_code == 200
        admin(tmp_path, "block", "--address", "2001:db8::1")
        guest, *_ = [line for line in listed(tmp_path) if line.startswith("guest ")]
        assert "address 2001:db8::/64" in listed(tmp_path)
        admin(tmp_path, "unblock", guest)
        until(lambda: not is_blocked(server, table))
        assert "is not blocked" in admin(tmp_path, "unblock", guest, fails=True)
        assert "not an IP address" in admin(tmp_path, "block", "--address", "a", fails=True)
        assert "either" in admin(tmp_path, "block", fails=True)


def listed(folder: Path) -> list[str]:
    """The blocklist."""
    return admin(folder, "blocked").splitlines()


def is_blocked(server: Served, table: Table) -> bool:
    """Whether Ann may not come in."""
    return table.ann.get(f"/matches/{table.match}").status_code == 403


def test_a_site_in_postgresql_needs_its_bus(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TAVOLINO_NATS", raising=False)
    result = invoked("admin", "matches", "--database", DATABASE)
    assert result.exit_code == 1
    assert "set --nats too" in result.output
