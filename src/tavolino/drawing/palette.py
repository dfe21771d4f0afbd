"""Every colour of Tavolino, by what it means: in drawings, in the client and in reports.

No other file may define a colour. `make palette` copies a change to the client and to the
pictures of the docs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple


class Colour(NamedTuple):
    """A colour for light and for dark mode."""

    light: str
    dark: str


def always(colour: str) -> Colour:
    """A colour that is the same in light and dark mode."""
    return Colour(colour, colour)


COMMON: Final = {
    # The table, a card of paper on it, and what is written there.
    "table": Colour("#efe6d8", "#161311"),
    "paper": Colour("#fbf7f0", "#1f1b18"),
    "ink": Colour("#2d2722", "#efe7da"),
    "muted": Colour("#6f6558", "#a99d8f"),
    "accent": Colour("#2467a8", "#7fb4e6"),
    "good": Colour("#2e7355", "#6dbf97"),
    "bad": Colour("#b23a25", "#ee8a76"),
    # The board: its wood, the edge of the wood, and the lines to walk on.
    "slab": Colour("#f6ebd6", "#37302a"),
    "edge": Colour("#c9b390", "#5a4e42"),
    "lines": Colour("#9b835c", "#8e7d69"),
    # Things that can be held: they stay bright, so their outline stays dark.
    "stone": Colour("#e9dcc3", "#cfc1a7"),
    "stone-side": Colour("#cdb896", "#8f8069"),
    "outline": Colour("#2d2722", "#0f0d0b"),
    # Seats: each colour goes with a shape.
    "seat-0": always("#c8452e"),
    "seat-1": always("#2467a8"),
    "seat-2": always("#2b825d"),
    "seat-3": always("#b7791f"),
    # The numbers of the triangle cards. Red and ochre look almost the same to many people. If
    # you change them, keep both that difference and the contrast with chalk.
    "number-1": always("#8e4162"),
    "number-2": always("#c8452e"),
    "number-3": always("#a46600"),
    "number-4": always("#2b825d"),
    "number-5": always("#2467a8"),
    # What is drawn on the colour of a seat or a number.
    "chalk": always("#fffaf2"),
}
"""The colours that drawings and the client share."""

CLIENT: Final = {
    "on-accent": Colour("#ffffff", "#14202c"),
    # The shadow of a card of paper; the last two digits say how dense it is.
    "card-shadow": Colour("#2d272214", "#00000059"),
    # The joker is the only yellow thing, in light and dark mode; a hexagon glows.
    "sun": always("#f6c648"),
    "glow": always("#ffe9a8"),
}
"""The colours that only the client needs."""

DRAWN: Final = {
    # The fields of Dimenticato in the seats' colours, and their edges, brighter in the dark.
    "field-0": Colour("#f1c6b8", "#6b3a30"),
    "field-1": Colour("#bcd1e6", "#2f4a66"),
    "field-2": Colour("#bfdbc8", "#2c5443"),
    "field-3": Colour("#efd7a4", "#6a5022"),
    "mark-0": Colour("#c8452e", "#ee8a76"),
    "mark-1": Colour("#2467a8", "#7fb4e6"),
    "mark-2": Colour("#2b825d", "#6dbf97"),
    "mark-3": Colour("#a46600", "#dfae5b"),
}
"""The colours that only drawings and reports need; the client mixes its own."""

ICON: Final = {
    "wood": always("#d9b77f"),
    "wood-side": always("#b9935e"),
    "wood-line": always("#5a4630"),
}
"""The colours of the little table on home screens."""

PALETTE: Final = COMMON | CLIENT | DRAWN | ICON


def declarations(names: Iterable[str], dark: bool) -> list[str]:
    """Colours as CSS variables, for light or dark mode."""
    return [f"--{name}: {PALETTE[name][dark]};" for name in names]
