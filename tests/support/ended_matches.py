"""Matches that are over, and what people see of them."""

from __future__ import annotations

from typing import Any

import httpx

from support.running_server import joined, new_id, new_match
from tavolino.hosting.access.signing import secret_hash

NAME = "Benbenben"
"""Of whoever is forgotten; of no one else."""


def key_of(client: httpx.Client) -> bytes:
    """What the server keeps of a browser's secret."""
    return secret_hash(client.cookies["tavolino"].rpartition(".")[0])


def ended_match(ann: httpx.Client, ben: httpx.Client) -> str:
    """A match that Ben has given up."""
    made = new_match(ann, names=["Ann"])
    joined(ben, made, NAME)
    resign = {"type": "resign", "id": new_id(), "number": 3, "seat": 1}
    match: str = made["match"]
    assert ben.post(f"/matches/{match}/commands", json=resign).status_code == 200
    return match


def play_again(client: httpx.Client, match: str) -> None:
    """Asks for a rematch."""
    rematch = {"type": "rematch", "id": new_id(), "number": 4, "seat": 0}
    assert client.post(f"/matches/{match}/commands", json=rematch).status_code == 200


def state_of(client: httpx.Client, match: str) -> dict[str, Any]:
    """How a match stands, as someone sees it."""
    state: dict[str, Any] = client.get(f"/matches/{match}").json()[0]["state"]
    return state
