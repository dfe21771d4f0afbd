"""Servers delete matches that nobody touches, and tell those who follow one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from support.fresh_stores import KINDS
from support.people_at_a_match import Table, closed_with, following, is_refused
from support.running_server import Served, StillTime, served, until
from support.servers_of_one_database import servers_of_one_database
from tavolino.hosting.metrics import EXPIRED
from tavolino.hosting.store.archiver import DAY

DAYS = 30


@pytest.fixture
def time() -> StillTime:
    return StillTime()


@pytest.fixture(params=KINDS)
def server(request: pytest.FixtureRequest, tmp_path: Path, time: StillTime) -> Iterator[Served]:
    """A server with either store, beside another one if they can share a database."""
    with ExitStack() as stack:
        if request.param == "sqlite":
            yield stack.enter_context(served(tmp_path, time=time, expiry=DAYS))
        else:
            sharing = servers_of_one_database(tmp_path, time=time, expiry=DAYS)
            yield stack.enter_context(sharing)[0]


def is_gone(table: Table) -> bool:
    """Whether there is no such match any more."""
    return table.ann.get(f"/matches/{table.match}").status_code == 404


def test_a_match_expires_once_and_one_that_is_played_stays(
    server: Served, time: StillTime
) -> None:
    idle, played = Table(server), Table(server)
    before = EXPIRED.values[()]
    time.still += DAYS * DAY - 1
    seat = played.to_move()
    person = (played.ann, played.ben)[seat]
    action = person.get(f"/matches/{played.match}").json()[0]["state"]["legal"][0]
    wish = {**played.wish(seat), "action": action}
    assert played.ask(person, wish).json()["number"] == wish["number"]
    with following(server, idle.match, idle.ann) as socket:
        time.still += 1
        assert closed_with(socket) == 1006
    until(lambda: is_gone(idle))
    # Each table has a second match, of Eve, which never began.
    until(lambda: EXPIRED.values[()] - before == 3)
    assert is_refused(idle.ask(idle.ann, idle.wish(0, 9)), 404, "no_match")
    assert played.number() == wish["number"]
    listed = [one["match"] for one in played.ann.get("/me/matches").json()]
    assert listed == [played.match]


def test_one_that_cannot_be_deleted_keeps_no_other(
    tmp_path: Path, time: StillTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path, time=time, expiry=DAYS) as server:
        one, other = Table(server), Table(server)
        known = server.services.store.delete_untouched

        async def failing(match: str, until: int) -> bool:
            if match == one.match:
                raise RuntimeError("cannot be deleted")
            return await known(match, until)

        monkeypatch.setattr(server.services.store, "delete_untouched", failing)
        time.still += DAYS * DAY
        until(lambda: is_gone(other))
        assert one.number() > 0


def test_without_the_setting_nothing_expires(tmp_path: Path, time: StillTime) -> None:
    with served(tmp_path, time=time, expiry=0) as server:
        table = Table(server)
        time.still += 1000 * DAY
        asked: list[int] = []
        known = server.services.store.guests_to_forget

        async def counted(*values: object) -> object:
            asked.append(1)
            return await known(*values)  # type: ignore[arg-type]

        server.services.store.guests_to_forget = counted  # type: ignore[method-assign,assignment]
        until(lambda: len(asked) > 2)  # so many rounds
        assert table.number() > 0
