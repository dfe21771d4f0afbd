"""A plot of how strength grows with the number of iterations."""

from __future__ import annotations

from pathlib import Path

from matplotlib import rc_context
from matplotlib.figure import Figure

from tavolino.drawing.palette import PALETTE
from tavolino.tournament.report import Report

INK = PALETTE["ink"].light
LINE = PALETTE["accent"].light


def draw(report: Report, title: str, out: Path) -> None:
    """Draws the ratings of contestants such as `best:64` over their iterations.

    Raises ValueError if a contestant's name has no number of iterations.
    """
    points = sorted((iterations(name), name) for name in report.ratings.names)
    ratings = [report.ratings.of(name) for _, name in points]
    figure = Figure(figsize=(5, 3.4), layout="constrained")
    axes = figure.subplots()
    axes.errorbar(
        [many for many, _ in points],
        [rating.value for rating in ratings],
        [rating.margin for rating in ratings],
        color=LINE,
        ecolor=INK,
        elinewidth=0.8,
        capsize=2,
        marker="o",
        markersize=4,
    )
    axes.set_xscale("log", base=4)
    axes.set_xticks([many for many, _ in points], [f"{many:,}" for many, _ in points])
    axes.minorticks_off()
    axes.set_title(title, color=INK)
    axes.set_xlabel("iterations a decision", color=INK)
    axes.set_ylabel("Elo, with 95 % intervals", color=INK)
    axes.grid(alpha=0.25)
    axes.spines[["top", "right"]].set_visible(False)
    # The same ratings give the same file: no date and no random names in it.
    with rc_context({"svg.hashsalt": title}):
        figure.savefig(out, metadata={"Date": None}, format="svg")


def iterations(name: str) -> int:
    """The iterations of a bot like `best:64`."""
    _, _, amount = name.partition(":")
    if not amount.isdigit():
        raise ValueError(f"{name} does not name a number of iterations")
    return int(amount)
