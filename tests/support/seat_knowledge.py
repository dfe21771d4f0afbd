"""Everything that a seat gets of a match."""

from __future__ import annotations

import json
from typing import Any

from tavolino import Match


def seen(match: Match, seat: int | None) -> dict[str, Any]:
    """Everything a seat is sent now."""
    return {
        "view": match.view(seat),
        "told": match.history(seat),
        "legal": match.legal() if match.to_move == seat else None,
    }


def assert_same_bytes(one: Match, other: Match, seat: int | None) -> None:
    assert json.dumps(seen(one, seat)) == json.dumps(seen(other, seat))
