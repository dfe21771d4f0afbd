"""Figures as people read them, and texts escaped for HTML."""

from __future__ import annotations

from markupsafe import Markup, escape

from tavolino.arena.metrics.figures import Figure

MINUS = "\N{MINUS SIGN}"
NOTHING = "\N{EN DASH}"
"""Stands for a missing figure."""


def curly(value: object) -> object:
    """A plain text with typographic apostrophes; HTML is left as it is."""
    if isinstance(value, str) and not isinstance(value, Markup):
        return value.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")
    return value


def text(words: str) -> Markup:
    """A text escaped for HTML."""
    return escape(curly(words))


def number(value: float, unit: str, signed: bool = False) -> str:
    """A number with the precision that suits its unit."""
    sign = "+" if signed or unit == "Elo" else ""
    if unit in {"share", "points"}:
        value *= 100
    places = {"Elo": 0, "uses": 2, "changes": 2}.get(unit, 1)
    if unit in {"decisions", "actions"} and value == int(value):
        places = 0
    digits = f"{value:{sign},.{places}f}"
    if not digits.strip("+-0."):
        # Zero has no sign.
        digits = digits.lstrip("+-")
    return digits.replace("-", MINUS)


def ending(unit: str) -> str:
    """The suffix of a number of this unit, where its column does not have it."""
    return {"share": " %", "points": " %", "Elo": ""}.get(unit, "")


def figure_text(figure: Figure | None, unit: str) -> str:
    """A figure without its interval."""
    return NOTHING if figure is None else number(figure.value, unit) + ending(unit)


def interval(figure: Figure | None, unit: str) -> str:
    """The 95 % interval of a figure, or nothing."""
    if figure is None or figure.low is None or figure.high is None:
        return ""
    return f"{number(figure.low, unit)} to {number(figure.high, unit)}"


def chance(value: float) -> str:
    """A p-value."""
    return "< 0.001" if value < 0.001 else f"{value:.3f}"


def slug(words: str) -> str:
    """An anchor name on the page."""
    return "".join(sign if sign.isalnum() else "-" for sign in words.lower())
