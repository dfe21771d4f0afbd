"""Guests: people at a match, and those who would like to be."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from support.running_server import TIMEOUT, Served, invitation, joined, new_id, new_match


class Table:
    """A match of Ann, who made it, and Ben; Wim only watches, and Eve has no business here."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.ann, self.ben, self.wim, self.eve = (server.client() for _ in range(4))
        self.made = new_match(self.ann, names=["Ann"])
        self.match: str = self.made["match"]
        self.tokens = [self.made["seats"][0]["token"], joined(self.ben, self.made)["token"]]
        self.watch(self.wim)
        new_match(self.eve, names=["Eve"])

    def watch(self, client: httpx.Client) -> None:
        """Lets a client watch, by the link for that."""
        request = {"invitation": invitation(self.made["watch"])}
        assert client.post(f"/matches/{self.match}/watch", json=request).status_code == 200

    def to_move(self) -> int:
        """The seat that is to move."""
        seat: int = self.ann.get(f"/matches/{self.match}").json()[0]["state"]["to_move"]
        return seat

    def wish(self, seat: int, number: int | None = None) -> dict[str, Any]:
        """A decision of a seat, as the next event."""
        number = self.number() + 1 if number is None else number
        return {"type": "act", "id": new_id(), "number": number, "seat": seat, "action": "@A1"}

    def ask(self, client: httpx.Client, wish: dict[str, Any]) -> httpx.Response:
        """What a client is answered to a command."""
        return client.post(f"/matches/{self.match}/commands", json=wish)

    def number(self) -> int:
        """The number of the last event."""
        number: int = self.ann.get(f"/matches/{self.match}").json()[0]["number"]
        return number


def with_cookie(server: Served, value: str) -> httpx.Client:
    """A browser with a cookie of its own making."""
    return server.client(headers={"cookie": f"tavolino={value}".encode("latin-1")})


def transfer_link(client: httpx.Client, match: str, seat: int) -> str:
    """What a link holds that transfers a seat to another device."""
    response = client.post(f"/matches/{match}/transfer", json={"seat": seat})
    assert response.status_code == 200
    return invitation(response.json()["link"])


def make_code(client: httpx.Client, match: str) -> str:
    """The code that leads to a match."""
    response = client.post(f"/matches/{match}/code", json={})
    assert response.status_code == 200
    return str(response.json()["code"])


def following(server: Served, match: str, client: httpx.Client) -> ClientConnection:
    """Someone who follows a match over a socket, by their cookie."""
    header = {"Cookie": f"tavolino={client.cookies['tavolino']}"}
    return connect(server.socket_address(match), additional_headers=header, proxy=None)


def closed_with(socket: ClientConnection) -> int | None:
    """The code with which a socket is closed, once all before it is read."""
    with suppress(ConnectionClosed):
        while True:
            socket.recv(timeout=TIMEOUT)
    return socket.close_code


def live_message(server: Served, match: str, client: httpx.Client) -> str:
    """What someone is told who follows a match from its beginning."""
    with following(server, match, client) as socket:
        message = ""
        while '"type":"present"' not in message:
            message += str(socket.recv(timeout=TIMEOUT))
        return message


def is_refused(response: httpx.Response, status: int, reason: str) -> bool:
    """Whether a request was refused in this way, with a sentence for people."""
    problem = response.json()
    sentence = problem.get("sentence", "")
    said = problem.get("reason") or problem.get("refused")
    return (response.status_code, said) == (status, reason) and sentence.endswith(".")
