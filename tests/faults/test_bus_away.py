"""A site without NATS: people and bots play on, and every process says what is missing."""

from __future__ import annotations

import json
import signal
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from support.killable_nats_site import Readiness, counted, readiness, site
from support.people_at_a_match import closed_with
from support.running_server import TIMEOUT, invitation, new_id, new_match, until

WELL: Readiness = (200, {"ready": True, "degraded": [], "troubles": []})
AWAY = "there is no connection to NATS: updates come from the store, once a second"
WITHOUT: Readiness = (200, {"ready": True, "degraded": [AWAY], "troubles": []})


class Play:
    """A match of a person against a bot, played on one server and followed on another."""

    def __init__(self, here: httpx.Client, there: httpx.Client, ends: ExitStack) -> None:
        self.here = here
        made = new_match(here, names=["Ann"], bots=[1])
        self.match: str = made["match"]
        self.token = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
        address = str(there.base_url).replace("http", "ws")
        self.socket: ClientConnection = ends.enter_context(
            connect(
                f"{address}/matches/{self.match}/live?seat=0",
                additional_headers=self.token,
                proxy=None,
            )
        )

    def next_turn(self) -> dict[str, Any]:
        """The event after which the person is to move, as the other server tells it."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=TIMEOUT))
            if message.get("state", {}).get("legal"):
                return message

    def act(self) -> None:
        """The person decides; the other server tells of it, and the bot answers."""
        message = self.next_turn()
        command = {
            "type": "act",
            "id": new_id(),
            "number": message["number"] + 1,
            "seat": 0,
            "action": message["state"]["legal"][0],
        }
        path = f"/matches/{self.match}/commands"
        answer = self.here.post(path, json=command, headers=self.token).json()
        assert answer.get("number") == message["number"] + 1, answer


def test_without_nats_people_and_bots_play_on_and_servers_stay_ready(tmp_path: Path) -> None:
    with site(tmp_path) as tavolino:
        tavolino.nats.start()
        (one, here), (two, there) = tavolino.serve(), tavolino.serve()
        worker = tavolino.work()
        processes = (one, two, worker)
        play = Play(here, there, tavolino.ends)
        play.act()
        until(lambda: readiness(here) == readiness(there) == WELL)
        tavolino.nats.kill()
        for process in processes:
            assert process.says("NATS is lost")["level"] == "warning"
        for _ in range(3):
            play.act()
            until(lambda: readiness(here) == readiness(there) == WITHOUT)
        until(lambda: counted(here, "tavolino_bus_connected") == 0)
        tavolino.nats.start()
        for process in processes:
            process.says("NATS is there", times=2)
        until(lambda: readiness(here) == readiness(there) == WELL)
        until(lambda: counted(here, "tavolino_bus_connected") == 1)
        play.act()


def test_processes_that_start_without_nats_say_so_and_play(tmp_path: Path) -> None:
    with site(tmp_path) as tavolino:
        (one, here), (two, there) = tavolino.serve(), tavolino.serve()
        worker = tavolino.work()
        for process in (one, two, worker):
            assert process.says("NATS is not there yet")["level"] == "warning"
        play = Play(here, there, tavolino.ends)
        for _ in range(3):
            play.act()
        until(lambda: readiness(here) == readiness(there) == WITHOUT)


def test_without_nats_a_device_learns_that_its_seat_was_moved(tmp_path: Path) -> None:
    with site(tmp_path) as tavolino:
        tavolino.nats.start()
        (one, here), (two, there) = tavolino.serve(), tavolino.serve()
        play = Play(here, there, tavolino.ends)
        tavolino.nats.kill()
        for process in (one, two):
            process.says("NATS is lost")
        path = f"/matches/{play.match}/transfer"
        link = here.post(path, json={"seat": 0}, headers=play.token).json()["link"]
        with httpx.Client(base_url=here.base_url, timeout=TIMEOUT) as phone:
            moved = phone.post("/transfer", json={"token": invitation(link)})
            assert moved.status_code == 200
        assert closed_with(play.socket) is not None


@pytest.mark.parametrize("asked", [signal.SIGTERM, signal.SIGSTOP])
def test_a_nats_that_ends_or_freezes_is_missed_by_everyone(
    tmp_path: Path, asked: signal.Signals
) -> None:
    with site(tmp_path) as tavolino:
        tavolino.nats.start()
        (one, here), (two, there) = tavolino.serve(), tavolino.serve()
        worker = tavolino.work()
        play = Play(here, there, tavolino.ends)
        play.act()
        tavolino.nats.signal(asked)
        for process in (one, two, worker):
            process.says("NATS is lost")
        for _ in range(2):
            play.act()
        until(lambda: readiness(here) == WITHOUT)
