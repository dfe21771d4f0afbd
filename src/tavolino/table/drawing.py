"""Pictures of a position, for the screen and the terminal.

A picture is drawn from a view and the game's geometry: it shows what a seat, or a
spectator, may know, and nothing else.
"""

from __future__ import annotations

from rich.text import Text

from tavolino.games import descriptor_of
from tavolino.rules.types import View


def svg(view: View) -> str:
    """A standalone SVG picture of what a view shows."""
    return descriptor_of(view["game"]).svg(view)


def terminal(view: View) -> Text:
    """The same picture in characters, at most 80 wide unless it is a large table of cards."""
    return descriptor_of(view["game"]).terminal(view)
