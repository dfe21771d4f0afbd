"""The look of all drawings: colours for light and dark, seats, type, a few words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tavolino.rules.game import View

TOKENS: Final = {
    "paper": ("#FBF7F0", "#1F1B18"),
    "ink": ("#2D2722", "#EFE7DA"),
    "slab": ("#F6EBD6", "#37302A"),
    "edge": ("#C9B390", "#5A4E42"),
    # A little stronger than in the look, for contrast: 3 for lines, 4.5 for words.
    "lines": ("#9B835C", "#8E7D69"),
    "muted": ("#6E6357", "#AEA294"),
    "accent": ("#2467A8", "#7FB4E6"),
    # Things that can be held keep their colours when the light goes out.
    "chalk": ("#FBF7F0", "#FBF7F0"),
    "outline": ("#2D2722", "#0F0D0B"),
    "rim": ("#2D2722", "#EFE7DA"),
    "stone": ("#EADBBD", "#D8C7A6"),
    "stone-side": ("#CDB78F", "#AD976F"),
    "seat-0": ("#C8452E", "#C8452E"),
    "seat-1": ("#2467A8", "#2467A8"),
    "seat-2": ("#2E8560", "#2E8560"),
    "seat-3": ("#B7791F", "#B7791F"),
    "field-0": ("#F1C6B8", "#6B3A30"),
    "field-1": ("#BCD1E6", "#2F4A66"),
    "field-2": ("#BFDBC8", "#2C5443"),
    "field-3": ("#EFD7A4", "#6A5022"),
    # The edges of fields, brighter in the dark.
    "mark-0": ("#C8452E", "#E8826C"),
    "mark-1": ("#2467A8", "#7FB4E6"),
    "mark-2": ("#2E8560", "#6DBE98"),
    "mark-3": ("#A66A12", "#DDAA55"),
    # 1 darker and 3 brighter than in the look: red and ochre, plum and green are one
    # colour to many, light and dark are not.
    "number-1": ("#742E52", "#742E52"),
    "number-2": ("#C8452E", "#C8452E"),
    "number-3": ("#DDA033", "#DDA033"),
    "number-4": ("#2A7A58", "#2A7A58"),
    "number-5": ("#1C4F8B", "#1C4F8B"),
}
"""Every colour by its name: in the light, in the dark."""

DIGITS: Final = {str(number): "outline" if number == 3 else "chalk" for number in range(1, 6)}
"""In which colour each number is written on its own."""

FONT: Final = "Nunito, system-ui, sans-serif"

FORMS: Final = ("circle", "square", "triangle", "diamond")
SHAPES: Final = "●■▲◆"
HOLLOW: Final = "○□△◇"
"""The shape of each seat: by name, and as characters."""


def stylesheet(body: str) -> str:
    """The rules for the colours that a picture uses, light unless the reader likes it dark.

    A class holds a plain colour first, for renderers that know neither variables nor
    media; a page that shows the picture may set the variables itself.
    """
    used = [name for name in TOKENS if f"f-{name}" in body or f"s-{name}" in body]
    rules = [f".tavolino text{{font-family:{FONT}}}"]
    for name in used:
        light = TOKENS[name][0]
        colour = f"var(--tavolino-{name},{light})"
        for letter, what in (("f", "fill"), ("s", "stroke")):
            if f"{letter}-{name}" in body:
                rules.append(f".tavolino .{letter}-{name}{{{what}:{light};{what}:{colour}}}")
    dark = ";".join(
        f"--tavolino-{name}:{TOKENS[name][1]}"
        for name in used
        if TOKENS[name][0] != TOKENS[name][1]
    )
    rules.append(f"@media (prefers-color-scheme:dark){{.tavolino{{{dark}}}}}")
    return "\n".join(rules)


def seat_style(seat: int) -> str:
    """How the terminal writes what belongs to a seat: like a token, chalk on its colour."""
    return f"bold {TOKENS['chalk'][0]} on {TOKENS[f'seat-{seat}'][0]}"


def seat_name(seat: int) -> str:
    """What people call a seat: they count from one."""
    return f"Player {seat + 1}"


def listed(words: Sequence[str]) -> str:
    """Words in one row, the last two joined by an `and`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def counted(number: int, word: str, many: str = "") -> str:
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
    return f"Players {listed([str(seat + 1) for seat in winners])} share the win"
