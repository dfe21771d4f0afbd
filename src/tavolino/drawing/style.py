"""The look of all drawings: how they use the palette, shapes of seats, type, a few words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tavolino.drawing.palette import PALETTE
from tavolino.rules.types import View

FONT: Final = "Nunito, system-ui, sans-serif"

FORMS: Final = ("circle", "square", "triangle", "diamond")
SHAPES: Final = "●■▲◆"
HOLLOW: Final = "○□△◇"
"""The shape of each seat: by name, and as characters."""


def stylesheet(body: str) -> str:
    """The CSS rules for the colours that a picture uses, light or dark as the reader prefers.

    A class sets a plain colour first, for renderers without variables or media queries. A
    page that shows the picture may set the variables itself.
    """
    used = {
        name: PALETTE[name] for name in PALETTE if f"f-{name}" in body or f"s-{name}" in body
    }
    rules = [f".tavolino text{{font-family:{FONT}}}"]
    for name, (light, _) in used.items():
        colour = f"var(--tavolino-{name},{light})"
        for letter, what in (("f", "fill"), ("s", "stroke")):
            if f"{letter}-{name}" in body:
                rules.append(f".tavolino .{letter}-{name}{{{what}:{light};{what}:{colour}}}")
    dark = ";".join(
        f"--tavolino-{name}:{colour.dark}"
        for name, colour in used.items()
        if colour.dark != colour.light
    )
    rules.append(f"@media (prefers-color-scheme:dark){{.tavolino{{{dark}}}}}")
    return "\n".join(rules)


def terminal_style(words: str, ground: str) -> str:
    """The terminal style for one colour on another."""
    return f"{PALETTE[words].light} on {PALETTE[ground].light}"


def seat_style(seat: int) -> str:
    """The terminal style of what belongs to a seat: like a token, chalk on its colour."""
    return f"bold {terminal_style('chalk', f'seat-{seat}')}"


def seat_name(seat: int) -> str:
    """What people call a seat, counted from one."""
    return f"Player {seat + 1}"


def join_words(words: Sequence[str]) -> str:
    """Words in a list, the last two joined by `and`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def format_count(number: int, word: str, many: str = "") -> str:
    """A number and what it counts: `1 chip`, `2 chips`."""
    return f"{number} {word if number == 1 else many or word + 's'}"


def status(view: View, doing: str = "to move") -> str:
    """Whose decision it is, or who has won."""
    winners = view["winners"]
    if not winners:
        return f"{seat_name(view['to_move'])} {doing}"
    if len(winners) == 1:
        return f"{seat_name(winners[0])} wins"
    if len(winners) == view["players"]:
        return "All share the win"
    return f"Players {join_words([str(seat + 1) for seat in winners])} share the win"
