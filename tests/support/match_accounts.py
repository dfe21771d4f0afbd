"""Accounts of matches: what a stored match is, whatever its views look like today."""

from __future__ import annotations

from typing import Any

from tavolino.hosting.match.hosted import HostedMatch


def account_of(hosted: HostedMatch) -> dict[str, Any]:
    """Everything about a match that must be the same when its log is read years later.

    Times are left out: they differ between two databases that hold the same matches.
    """
    match, result, undo = hosted.match, hosted.result, hosted.undo
    return {
        "game": hosted.row.game,
        "players": hosted.row.players,
        "options": hosted.row.options,
        "timed": hosted.row.clock is not None,
        "number": hosted.number,
        "phase": hosted.phase,
        "seats": [chair and [chair.name, chair.bot, chair.gone] for chair in hosted.chairs],
        "actions": [entry["action"] for entry in match.entries],
        "to_move": hosted.to_move,
        "bot_due": hosted.bot_due(),
        "legal": match.legal(),
        "key": int(match.position.key()),
        "draw": hosted.draw,
        "undo": undo and [undo.seat, undo.ply, sorted(undo.allowed)],
        "result": result and [result.ending, result.winners],
        "rematch": hosted.rematch,
    }
