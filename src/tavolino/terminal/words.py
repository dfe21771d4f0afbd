"""What the terminal calls things: seats, past decisions, and who is ahead."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tavolino.drawing.style import SHAPES, seat_style
from tavolino.rules.types import Effect, Entry

HEIGHTS = ("", "a Single", "a Double", "a Tripple")
"""What Memento calls a figure, by its stones."""

CHIPS = {
    "card": "the card",
    "bridge": "a bridge",
    "hexagon": "a hexagon",
    "rack": "the last card",
    "buy": "a card from the pot",
}

BAR = 40
"""How many characters wide the bar is that shows who is ahead."""


def seat_name(seat: int) -> str:
    """A seat as people call it: its number from 1, and its shape."""
    return f"{SHAPES[seat]} player {seat + 1}"


def told(entry: Entry) -> str:
    """What a seat did, and what came of it."""
    said = [
        *(happened(effect) for effect in entry["effects"]),
        *(
            shown(key, value)
            for key, value in entry.items()
            if key not in Entry.__annotations__
        ),
    ]
    details = ", ".join(filter(None, said))
    return f"{entry['action']} ({details})" if details else entry["action"]


def shown(key: str, value: object) -> str:
    """One more thing that a decision showed, in words."""
    if key == "moves":
        return "its figure moves" if value else "its figure stays"
    return f"{key} {value}"


def happened(effect: Effect) -> str:
    """One thing that an action did, in words; empty if the action itself says so."""
    seat, count = seat_name(effect["seat"]), effect["count"]
    match effect["did"]:
        case "taken":
            return f"takes {HEIGHTS[count] if count > 1 else 'one'} of {seat}"
        case "joined":
            return f"joins {HEIGHTS[count]} of its own"
        case "returned":
            return f"{count} stones go back"
        case "stacked":
            return f"now {HEIGHTS[count]}"
        case "line":
            return f"a line: {' '.join(effect['at'])}"
        case "chips":
            return f"{count:+} for {CHIPS[effect['why']]}"
        case "back":
            return f"sets figure {effect['figure']} of {seat} back"
        case "home":
            return f"figure {effect['figure']} is home"
        case "out":
            return f"{seat} is out"
    return ""


def percent(share: float) -> str:
    """A share of the win as people say it."""
    return f"{round(100 * share)} %"


def shares_bar(shares: Sequence[float]) -> Text:
    """Who is ahead: a bar in which each seat has its share, and the shares in figures.

    It is made of the seats' shapes, so that it says the same without colours.
    """
    bar = Text("  ", no_wrap=True)
    for seat, width in enumerate(widths(shares)):
        bar.append(SHAPES[seat] * width, seat_style(seat))
    for seat, share in enumerate(shares):
        bar.append(f"  {SHAPES[seat]} {percent(share)}")
    return bar


def widths(shares: Sequence[float]) -> list[int]:
    """How much of the bar each seat gets: all of it together, to the nearest character."""
    total = sum(shares)
    ends = [round(BAR * sum(shares[: seat + 1]) / total) for seat in range(len(shares))]
    return [end - begin for begin, end in zip([0, *ends], ends, strict=False)]
