"""Who is ahead, in figures and as a bar, and which language to use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from tavolino.drawing.style import SHAPES, seat_style
from tavolino.table.voice import Voice
from tavolino.words import REFERENCE, languages

BAR = 40
"""The width in characters of the bar that shows who is ahead."""

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that name the user's language, strongest first."""


def language_of(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language that was asked for, or that of the locale if we have it, or English.

    Raises ValueError if we do not have the language that was asked for.
    """
    if wanted is not None:
        if wanted not in languages():
            raise ValueError(
                f"there is no language {wanted!r}; there are {', '.join(languages())}"
            )
        return wanted
    locale = next((environment[name] for name in LOCALE if environment.get(name)), "")
    spoken = locale.partition(".")[0].partition("_")[0].lower()
    return spoken if spoken in languages() else REFERENCE


def percent(share: float, voice: Voice) -> str:
    """A share of the win as people say it."""
    return voice.say("percent", number=round(100 * share))


def shares_bar(shares: Sequence[float], voice: Voice) -> Text:
    """Who is ahead: a bar in which each seat has its share, and the shares in figures.

    The bar consists of the seats' shapes, so it can be read without colours.
    """
    bar = Text("  ", no_wrap=True)
    for seat, width in enumerate(widths(shares)):
        bar.append(SHAPES[seat] * width, seat_style(seat))
    for seat, share in enumerate(shares):
        bar.append(f"  {SHAPES[seat]} {percent(share, voice)}")
    return bar


def widths(shares: Sequence[float]) -> list[int]:
    """How many characters of the bar each seat gets; together they fill it."""
    total = sum(shares)
    ends = [round(BAR * sum(shares[: seat + 1]) / total) for seat in range(len(shares))]
    return [end - begin for begin, end in zip([0, *ends], ends, strict=False)]
