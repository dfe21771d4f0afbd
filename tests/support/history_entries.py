"""Entries as a game writes them, for tests of what is said about them."""

from __future__ import annotations

from typing import cast

from tavolino.rules.types import Entry


def entry(action: str, *effects: dict[str, object], **more: object) -> Entry:
    """What the first seat did; effects are on the second seat and one thing, if not said."""
    plain = {"seat": 1, "at": [], "count": 1}
    done = [plain | effect for effect in effects]
    return cast("Entry", {"seat": 0, "action": action, "effects": done, **more})
