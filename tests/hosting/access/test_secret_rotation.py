"""A new secret in place of the old one: nobody loses a seat or a link, while everyone plays."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import secrets
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from support.command_process import Logged, wait_for
from support.fresh_stores import DATABASE, query
from support.nats_server import NATS
from support.people_at_a_match import is_refused, with_cookie
from support.ports import free_port
from support.running_server import (
    TIMEOUT,
    invitation,
    joined,
    new_id,
    new_match,
    served,
    until,
)
from tavolino.hosting.access.signing import Signer

OLD, NEW = secrets.token_hex(16), secrets.token_hex(16)
STAGES = [(OLD,), (OLD, NEW), (NEW, OLD), (NEW,)]
"""First everyone gets to know the new secret, then it signs, at last the old one is gone."""
PAUSE = 0.1
"""Seconds before a guest plays or asks again. Without it they keep two processors busy."""


# -- one request after the other -----------------------------------------------------------


def test_a_cookie_of_the_old_secret_is_signed_anew(tmp_path: Path) -> None:
    with served(tmp_path, secrets=(OLD,)) as server:
        ann = server.client()
        made = new_match(ann)
    with served(tmp_path, secrets=(NEW, OLD)) as server:
        later = with_cookie(server, ann.cookies["tavolino"]).get(f"/matches/{made['match']}")
        assert later.status_code == 200
        signed = later.cookies["tavolino"]
        assert Signer((NEW,)).verify("cookie", signed) is not None
        again = with_cookie(server, signed).get(f"/matches/{made['match']}")
        assert again.status_code == 200
        assert "set-cookie" not in again.headers
        joined(server.client(), made)
    with served(tmp_path, secrets=(NEW,)) as server:
        last = with_cookie(server, signed)
        assert last.get(f"/matches/{made['match']}").status_code == 200
        token = made["seats"][0]["token"]
        assert server.client(token).get(f"/matches/{made['match']}").status_code == 200
        forgotten = with_cookie(server, ann.cookies["tavolino"])
        assert forgotten.get(f"/matches/{made['match']}").status_code == 404


def test_a_request_that_is_sent_again_finds_the_same_person(tmp_path: Path) -> None:
    """Whichever secret signs where it comes to: both ways there is a process of either kind."""
    for first, second in itertools.permutations([(OLD, NEW), (NEW, OLD)]):
        create = {"id": new_id(), "game": "anneaux", "names": ["Ann"]}
        join = {"id": new_id(), "name": "Ben"}
        sent: list[tuple[Any, Any]] = []
        for keys in (first, second):
            with served(tmp_path, secrets=keys) as server:
                ann, ben = server.client(), server.client()
                made = ann.post("/matches", json=create).json()
                join.setdefault("invitation", invitation(made["join"]))
                seated = ben.post(f"/matches/{made['match']}/join", json=join).json()
                sent.append((made["match"], seated["seat"]))
                assert [len(one.get("/me/matches").json()) for one in (ann, ben)] == [1, 1]
        assert sent[0] == sent[1]


# -- while everyone plays ------------------------------------------------------------------


class Site:
    """Two servers with one database, which are started again one after the other."""

    def __init__(self, folder: Path, schema: str) -> None:
        self.folder, self.schema = folder, schema
        self.ports = [free_port(), free_port()]
        self.running: dict[int, Logged] = {}

    def start(self, port: int, keys: tuple[str, ...]) -> None:
        """Starts a server that knows these secrets."""
        self.running[port] = Logged(
            self.folder / f"{port}.log",
            *("serve", "--port", f"{port}", "--bots", "0"),
            TAVOLINO_DATABASE=DATABASE,
            TAVOLINO_SCHEMA=self.schema,
            TAVOLINO_NATS=NATS,
            TAVOLINO_SECRET=",".join(keys),
            TAVOLINO_RATE="0",
        )
        wait_for(f"http://127.0.0.1:{port}")

    def restart(self, port: int, keys: tuple[str, ...]) -> None:
        """Ends a server as its host would, and starts it with other secrets."""
        assert self.running[port].end() == -signal.SIGTERM
        self.start(port, keys)

    def kill(self) -> None:
        """Leaves nothing behind."""
        for server in self.running.values():
            server.process.kill()
            server.process.wait()


@contextmanager
def two_servers(folder: Path, keys: tuple[str, ...]) -> Iterator[Site]:
    """A site in a schema of its own."""
    site = Site(folder, f"test_{os.urandom(6).hex()}")
    with ExitStack() as ends:
        drop = f"DROP SCHEMA IF EXISTS {site.schema} CASCADE"
        ends.callback(lambda: asyncio.run(query(drop)))
        ends.callback(site.kill)
        for port in site.ports:
            site.start(port, keys)
        yield site


class Guest(threading.Thread):
    """Plays with a friend, over and over, through whichever server answers."""

    def __init__(self, site: Site, seed: int) -> None:
        super().__init__(daemon=True)
        self.site = site
        self.rng = random.Random(seed)
        self.rounds = 0
        self.faults: list[str] = []
        self.may_stop = False
        self.mine, self.friend = (httpx.Client(timeout=TIMEOUT) for _ in range(2))

    def run(self) -> None:
        try:
            while not self.may_stop:
                self.play()
                self.rounds += 1
                time.sleep(PAUSE)
        except BaseException as error:  # noqa: BLE001 - told to whoever waits
            self.faults.append(repr(error))
        finally:
            self.mine.close()
            self.friend.close()

    def sent(self, send: Callable[[str], httpx.Response]) -> Any:
        """What a request is answered, by the next server if one is just leaving."""
        while True:
            base = f"http://127.0.0.1:{self.rng.choice(self.site.ports)}"
            try:
                answer = send(base)
            except httpx.TransportError:
                time.sleep(PAUSE)
                continue
            if answer.status_code == 503 or answer.json() == {"refused": "unavailable"}:
                time.sleep(PAUSE)
                continue
            assert answer.status_code < 300, (answer.status_code, answer.text)
            return answer.json()

    def play(self) -> None:
        """Makes a match, is joined, looks, follows it, and sits down once as someone new."""
        wish = {"id": new_id(), "game": "anneaux", "names": ["Ann"], "players": 3}
        made = self.sent(lambda base: self.mine.post(f"{base}/matches", json=wish))
        at = f"/matches/{made['match']}"
        with httpx.Client(timeout=TIMEOUT) as stranger:
            for client in (self.friend, stranger):
                self.sit_down(client, at, invitation(made["join"]))
                self.look(client, at)
        watch = {"invitation": invitation(made["watch"])}
        self.sent(lambda base: self.friend.post(f"{base}{at}/watch", json=watch))
        for client in (self.mine, self.friend):
            self.follow(client, at)

    def sit_down(self, client: httpx.Client, at: str, invited: str) -> None:
        """Takes a seat by an invitation."""
        wish = {"id": new_id(), "invitation": invited, "name": f"Ben {new_id()[:8]}"}
        self.sent(lambda base: client.post(f"{base}{at}/join", json=wish))

    def look(self, client: httpx.Client, at: str) -> None:
        """Asks how a match stands."""
        self.sent(lambda base: client.get(f"{base}{at}"))

    def follow(self, client: httpx.Client, at: str) -> None:
        """Opens a socket with the cookie, and is told how the match stands."""
        header = {"Cookie": f"tavolino={client.cookies['tavolino']}"}
        while True:
            url = f"ws://127.0.0.1:{self.rng.choice(self.site.ports)}{at}/live"
            try:
                with connect(url, additional_headers=header, proxy=None) as socket:
                    assert '"type"' in str(socket.recv(timeout=TIMEOUT))
                    return
            except (OSError, InvalidHandshake):
                time.sleep(PAUSE)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code not in {1012, 1013}:
                    raise


def test_a_secret_is_replaced_while_everyone_plays(tmp_path: Path) -> None:
    with two_servers(tmp_path, STAGES[0]) as site, ExitStack() as ends:
        base = f"http://127.0.0.1:{site.ports[0]}"
        ann = ends.enter_context(httpx.Client(base_url=base, timeout=TIMEOUT))
        made = new_match(ann)
        guests = [Guest(site, seed) for seed in range(4)]
        for guest in guests:
            guest.start()
        for keys in STAGES[1:]:
            for port in site.ports:
                site.restart(port, keys)
                everyone_played(guests, 2)
            dead = keys == (NEW,)
            answer = use(ann, made)
            assert is_refused(answer, 403, "bad_link") if dead else answer.status_code == 200
        for guest in guests:
            guest.may_stop = True
        for guest in guests:
            guest.join(TIMEOUT)
        assert [fault for guest in guests for fault in guest.faults] == []


def everyone_played(guests: list[Guest], rounds: int) -> None:
    """Waits until each guest has played so many rounds from now on, or met with a fault."""
    goals = {guest: guest.rounds + rounds for guest in guests}
    until(lambda: all(guest.rounds >= goal or guest.faults for guest, goal in goals.items()))


def use(client: httpx.Client, made: dict[str, Any]) -> httpx.Response:
    """The answer to someone who opens the link to watch a match."""
    request = {"invitation": invitation(made["watch"])}
    return client.post(f"/matches/{made['match']}/watch", json=request)
