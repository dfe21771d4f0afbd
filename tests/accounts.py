"""Accounts of matches: what a stored match is, whatever its views look like today."""

from __future__ import annotations

from typing import Any

from tavolino.server.match.sitting import Sitting


def account_of(sitting: Sitting) -> dict[str, Any]:
    """Everything about a match that must be the same when its log is read years later.

    Times are left out: they differ between two databases that hold the same matches.
    """
    match, result, undo = sitting.match, sitting.result, sitting.undo
    return {
        "game": sitting.row.game,
        "players": sitting.row.players,
        "options": sitting.row.options,
        "timed": sitting.row.clock is not None,
        "number": sitting.number,
        "phase": sitting.phase,
        "seats": [chair and [chair.name, chair.bot, chair.gone] for chair in sitting.chairs],
        "actions": [entry["action"] for entry in match.entries],
        "to_move": sitting.to_move,
        "bot_due": sitting.bot_due(),
        "legal": match.legal(),
        "key": int(match.position.key()),
        "draw": sitting.draw,
        "undo": undo and [undo.seat, undo.ply, sorted(undo.allowed)],
        "result": result and [result.ending, result.winners],
        "rematch": sitting.rematch,
    }
