"""What the terminal calls things: seats, past decisions, and who is ahead."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rich.text import Text

from tavolino.drawing.style import SHAPES, seat_style
from tavolino.games.words import english_files
from tavolino.rules.types import Effect, Entry
from tavolino.words import FOLDER, REFERENCE, Words, words

AREA = "terminal"

BAR = 40
"""How many characters wide the bar is that shows who is ahead."""


def said(name: str, /, **values: object) -> str:
    """One of the terminal's own sentences."""
    return words(REFERENCE, AREA).say(name, **values)


@cache
def words_of(game: str) -> Words:
    """The words of a game, of this package or its own, and the terminal's after them."""
    return Words(REFERENCE, *english_files(game), FOLDER / REFERENCE / f"{AREA}.ftl")


def seat_name(seat: int) -> str:
    """A seat as people call it: its number from 1, and its shape."""
    return said("seat", shape=SHAPES[seat], number=seat + 1)


def bot_name(level: str) -> str:
    """The bot of a level by its name, the same as in the client."""
    return words(REFERENCE, "table").say(f"bots-{level}")


def sentence_of(game: str, entry: Entry) -> str:
    """What a seat did, and what came of it: the same sentence that the client says."""
    says = words_of(game)
    details = [
        *(happened(effect, entry["seat"], says) for effect in entry["effects"]),
        *(
            shown(key, value, says)
            for key, value in entry.items()
            if key not in Entry.__annotations__
        ),
    ]
    known = ", ".join(filter(None, details))
    return said("told", action=entry["action"], details=known) if known else entry["action"]


def shown(key: str, value: object, says: Words) -> str:
    """One more thing that a decision showed, in words."""
    for name in (f"shown-{key}-{str(value).lower()}", f"shown-{key}"):
        if name in says:
            return says.say(name, value=value)
    return said("shown", key=key, value=value)


def happened(effect: Effect, decider: int, says: Words) -> str:
    """One thing that an action did, in words; empty if nothing is to be said of it."""
    did = f"did-{effect['did']}"
    for name in (f"{did}_{effect.get('why')}", did):
        if name in says:
            return says.say(name, **effect_values(effect, decider))
    return ""


def effect_values(effect: Effect, decider: int) -> dict[str, object]:
    """What a text about an effect may use; `web/src/board/telling.ts` gives the same."""
    at = effect["at"]
    return {
        "whom": "self" if effect["seat"] == decider else "other",
        "name": seat_name(effect["seat"]),
        "count": effect["count"],
        "from": at[0] if at else "",
        "to": at[-1] if at else "",
        "at": " ".join(at),
        "figure": effect.get("figure", 0),
        "part": effect.get("part", ""),
    }


def percent(share: float) -> str:
    """A share of the win as people say it."""
    return said("percent", number=round(100 * share))


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
