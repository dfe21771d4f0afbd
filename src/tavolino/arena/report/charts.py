"""Charts as inline SVG, in the page's colours, light or dark."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

import altair as alt
import vl_convert

from tavolino.arena.metrics.figures import Figure
from tavolino.arena.report.study import Group, Played
from tavolino.arena.report.words import text

WIDTH = 280
"""The width inside the axes: three charts fit beside each other, one on a phone."""

INK, MUTED, GRID, BAR = "var(--ink)", "var(--muted)", "var(--grid)", "var(--bar)"
PLACES: Final = tuple(f"var(--mark-{place})" for place in range(4))
SHAPES: Final = ("circle", "square", "triangle-up", "diamond")
DASHES: Final[tuple[list[float], ...]] = ([1, 0], [6, 3], [2, 2], [8, 2, 2, 2])


def places_chart(group: Group, top: float) -> str:
    """Each place's share of the win over the strength of the bots, up to `top`."""
    strongest = group.strongest
    players = strongest.setting.players
    data = [
        point for k, played in enumerate(group.members) for point in place_points(k, played)
    ]
    y = alt.Y("share:Q", title=None, scale=alt.Scale(domain=[0, top]), axis=percent_axis())
    x = bots_axis(group)
    layers = [
        alt.Chart(alt.InlineData(values=[{"share": 1 / players}]))
        .mark_rule(strokeDash=[1, 4], strokeCap="round", strokeWidth=2, color=MUTED)
        .encode(y=y)
    ]
    # One line at a time: a legend for all of them would draw its own marks over the shapes.
    for place, (colour, dash) in enumerate(zip(PLACES[:players], DASHES, strict=False)):
        own = alt.Chart(alt.InlineData(values=data[place::players])).encode(x=x)
        line = own.mark_line(strokeWidth=2, color=colour, strokeDash=dash).encode(y=y)
        whole = own.mark_rule(strokeWidth=1.5, color=colour)
        layers += [line, whole.encode(y=alt.Y("low:Q"), y2="high:Q")]
    marks = alt.Chart(alt.InlineData(values=data)).mark_point(filled=True, size=70, opacity=1)
    colours = alt.Color("place:N", **by_place(players, PLACES))
    shapes = alt.Shape("place:N", **by_place(players, SHAPES))
    chart = alt.layer(*layers, marks.encode(x=x, y=y, color=colours, shape=shapes))
    shares = ", ".join(
        f"{point['place']} {point['share']:.1%}" for point in place_points(0, strongest)
    )
    return draw_chart(
        chart,
        f"Share of the win by place: {group.title}",
        f"At {strongest.bots}: {shares}. An equal share is {1 / players:.1%}.",
    )


def by_place(players: int, values: Sequence[str]) -> dict[str, Any]:
    """How places are told apart: each has one of these values."""
    names = [f"place {k + 1}" for k in range(players)]
    return {
        "scale": alt.Scale(domain=names, range=list(values[:players])),
        "legend": alt.Legend(title=None, orient="top", columns=players),
    }


def bots_axis(group: Group) -> alt.X:
    """An axis with the bots of a group, the strongest on the right."""
    count = len(group.members)
    return alt.X(
        "x:Q",
        title=None,
        scale=alt.Scale(domain=[-0.4, count - 0.6]),
        axis=alt.Axis(
            values=list(range(count)),
            labelExpr=f"{json.dumps([played.bots for played in group.members])}[datum.value]",
            labelOverlap=False,
            labelAngle=-30 if count > 4 else 0,
            grid=False,
        ),
    )


def place_points(at: int, played: Played) -> list[dict[str, Any]]:
    """The points for the shares of one setting, beside each other."""
    return [
        {
            "x": at + (k - (len(played.places) - 1) / 2) * 0.08,
            "place": f"place {k + 1}",
            "share": share.value,
            "low": share.low,
            "high": share.high,
        }
        for k, share in enumerate(played.places)
    ]


def lengths_charts(groups: Sequence[Group]) -> list[str]:
    """A histogram of the lengths of games for each group, all on the same axes."""
    lengths = [one for group in groups for one in group.strongest.tally.lengths]
    step = bin_width(min(lengths), max(lengths))
    bars = [length_bars(group.strongest, step) for group in groups]
    x = alt.X(
        "from:Q",
        bin="binned",
        title="decisions",
        scale=alt.Scale(
            domain=[min(lengths) // step * step, (max(lengths) // step + 1) * step]
        ),
        axis=alt.Axis(grid=False, tickCount=6, labelOverlap=True),
    )
    top = max(bar["part"] for some in bars for bar in some)
    y = alt.Y("part:Q", title=None, scale=alt.Scale(domain=[0, top]), axis=percent_axis())
    return [
        draw_chart(
            alt.Chart(alt.InlineData(values=some))
            .mark_bar(color=BAR, binSpacing=1)
            .encode(x=x, x2="to:Q", y=y),
            f"Length of games: {group.title}",
            lengths_words(group.strongest, some),
        )
        for group, some in zip(groups, bars, strict=True)
    ]


def length_bars(played: Played, step: int) -> list[dict[str, Any]]:
    """The share of games between each multiple of `step` and the next."""
    bars: dict[int, int] = {}
    for length, games in sorted(played.tally.lengths.items()):
        bars[length // step * step] = bars.get(length // step * step, 0) + games
    return [
        {"from": start, "to": start + step, "part": games / played.tally.games}
        for start, games in bars.items()
    ]


def lengths_words(played: Played, bars: Sequence[dict[str, Any]]) -> str:
    """A histogram in words."""
    lengths = played.tally.lengths
    most = max(bars, key=lambda bar: float(bar["part"]))
    return (
        f"From {min(lengths)} to {max(lengths)} decisions; most games, {most['part']:.0%}, "
        f"take {most['from']} to {most['to'] - 1}."
    )


def bin_width(shortest: int, longest: int) -> int:
    """A round number of decisions per bar, for about 20 bars."""
    wanted = max(1.0, (longest - shortest) / 20)
    step = 1
    while step < wanted:
        # 1, 2, 5, 10, 20, 50 and so on.
        step = step * 5 // 2 if str(step).startswith("2") else step * 2
    return step


def bars_chart(figures: Mapping[str, Figure], unit: str, title: str) -> str:
    """A bar for each name, the longest at the top, with its interval."""
    data = [
        {
            "name": name,
            "value": figure.value,
            "low": figure.value if figure.low is None else figure.low,
            "high": figure.value if figure.high is None else figure.high,
        }
        for name, figure in figures.items()
    ]
    # Fonts differ: leave room for the widest, rather than cut names off.
    room = 7.5 * max(map(len, figures))
    labels = alt.Axis(
        domain=False, ticks=False, labelLimit=room, minExtent=room, labelPadding=6
    )
    y = alt.Y("name:N", sort=list(figures), title=None, axis=labels)
    axis = percent_axis(3) if unit == "points" else alt.Axis(tickCount=4)
    base = alt.Chart(alt.InlineData(values=data)).encode(y=y)
    chart = alt.layer(
        base.mark_bar(color=BAR, height=11).encode(x=alt.X("value:Q", title=None, axis=axis)),
        base.mark_rule(color=INK, strokeWidth=1.5).encode(x=alt.X("low:Q"), x2="high:Q"),
    ).properties(width=WIDTH - 70, height=alt.Step(22))
    return draw_chart(chart, title, bars_words(figures, unit), sized=True)


def bars_words(figures: Mapping[str, Figure], unit: str) -> str:
    """Bars in words."""
    times, ending = (100, " %") if unit == "points" else (1, " a game")
    return ", ".join(f"{name} {times * one.value:.2f}{ending}" for name, one in figures.items())


def percent_axis(ticks: int = 5) -> alt.Axis:
    """An axis of shares in percent, with about this many ticks."""
    return alt.Axis(labelExpr="format(datum.value * 100, '~g') + ' %'", tickCount=ticks)


def draw_chart(
    chart: alt.Chart | alt.LayerChart | alt.FacetChart,
    title: str,
    words: str,
    *,
    sized: bool = False,
) -> str:
    """The chart as SVG with a description of what it shows."""
    if not sized:
        chart = chart.properties(width=WIDTH, height=180)
    spec = chart.configure(
        aria=False,
        background="transparent",
        padding={"left": 2, "right": 8, "top": 4, "bottom": 2},
        font="system-ui, sans-serif",
        axis=alt.AxisConfig(
            labelColor=MUTED,
            titleColor=MUTED,
            titleFontWeight="normal",
            gridColor=GRID,
            domainColor=MUTED,
            tickColor=MUTED,
            labelFontSize=12,
            titleFontSize=12,
            gridWidth=1,
        ),
        view=alt.ViewConfig(stroke=None),
        legend=alt.LegendConfig(labelColor=INK, labelFontSize=12, symbolSize=70),
    ).to_dict()
    return on_the_page(vl_convert.vegalite_to_svg(spec), title, words)


def on_the_page(svg: str, title: str, words: str) -> str:
    """An SVG with a title and a description for people who cannot see it."""
    head, _, rest = svg.partition(">")
    description = f"<title>{text(title)}</title><desc>{text(words)}</desc>"
    return f'{head} role="img" aria-label="{text(title)}. {text(words)}">{description}{rest}'
