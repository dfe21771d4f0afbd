"""The ids of a rematch, which every process derives alike."""

from __future__ import annotations

from tavolino.hosting.match.ids import id_from


def rematch_id(match: str) -> str:
    """The id of a match's rematch. Only those who know the match's id can derive it."""
    return id_from("rematch", match)


def seating_command(seat: int) -> str:
    """The id of the command that seats one person on a seat of a rematch."""
    return f"rematch:{seat}"
