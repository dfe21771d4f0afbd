"""A full disk loses nothing, and the host hears of it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from support.running_server import new_id, new_match, served, until
from tavolino.server.backends.sqlite import SqliteStore

WARNING = "the store accepts no events"


class Table:
    """Someone who plays on both seats of a long game."""

    def __init__(self, client: httpx.Client) -> None:
        self.client = client
        self.rng = random.Random(1)
        self.match: str = new_match(client, "memento", names=["Ann", "Ben"])["match"]

    def act(self) -> str | None:
        """Plays a decision. Returns why it was refused; None if it was not."""
        state = self.state()
        seat = state["state"]["to_move"]
        legal = self.state(seat)["state"]["legal"]
        wish = {
            "type": "act", "id": new_id(), "number": state["number"] + 1, "seat": seat,
            "action": self.rng.choice(legal),
        }  # fmt: skip
        answer = self.client.post(f"/matches/{self.match}/commands", json=wish)
        refused: str | None = answer.json().get("refused")
        return refused

    def state(self, seat: int = 0) -> dict[str, Any]:
        """How the match stands."""
        answer = self.client.get(f"/matches/{self.match}?seat={seat}")
        message: dict[str, Any] = answer.json()[-1]
        return message

    def degraded(self) -> list[str]:
        """What the server says that it lacks."""
        found: list[str] = self.client.get("/readyz").json()["degraded"]
        return found


def test_a_full_disk_is_logged_and_shown_until_there_is_room(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with served(tmp_path) as server:
        store = server.services.store
        assert isinstance(store, SqliteStore)
        table = Table(server.client())
        assert table.act() is None
        assert table.degraded() == []
        [(pages,)] = server.run(store._rows("PRAGMA page_count"))
        server.run(store._rows(f"PRAGMA max_page_count = {pages}"))
        until(lambda: table.act() == "unavailable")
        stored = table.state()["number"]
        assert table.act() == "unavailable"
        assert [WARNING in each for each in table.degraded()] == [True]
        server.run(store._rows(f"PRAGMA max_page_count = {pages + 1000}"))
        assert table.state()["number"] == stored
        assert table.act() is None
        assert table.degraded() == []
        assert capsys.readouterr().out.count(WARNING) == 1
