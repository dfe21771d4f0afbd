"""The tables of a report as HTML."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tavolino.arena.metrics.figures import Figure
from tavolino.arena.metrics.registry import METRICS
from tavolino.arena.report.openings import BEST, ENOUGH, Openings
from tavolino.arena.report.study import Comparison, Group, Played
from tavolino.arena.report.words import (
    NOTHING,
    chance,
    ending,
    interval,
    number,
    slug,
    text,
    told,
)

BY_NAME = {metric.name: metric for metric in METRICS}
GLANCE = (
    "first_share",
    "first_advantage",
    "length_median",
    "completion",
    "draws",
    "real_choice",
    "lead_changes",
    "drama",
)
"""What the first table shows of each game."""


def table(
    caption: str, heads: Sequence[str], rows: Iterable[str], note: str = "", kind: str = ""
) -> str:
    """A table that can be scrolled sideways where it is too wide; heads are HTML."""
    columns = "".join(f'<th scope="col">{head}</th>' for head in heads)
    small = f'<p class="note">{text(note)}</p>' if note else ""
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{text(caption)}">'
        f'<table class="{kind}"><caption><span>{text(caption)}</span></caption>'
        f"<thead><tr>{columns}</tr></thead>"
        f"<tbody>{''.join(rows)}</tbody></table></div>{small}"
    )


def row(head: str, cells: Iterable[str], kind: str = "") -> str:
    """A row; head and cells are HTML."""
    of_kind = f' class="{kind}"' if kind else ""
    told_cells = "".join(f"<td>{cell}</td>" for cell in cells)
    return f'<tr{of_kind}><th scope="row">{head}</th>{told_cells}</tr>'


def cell(figure: Figure | None, unit: str) -> str:
    """A figure and its interval."""
    return f"<b>{told(figure, unit)}</b><small>{interval(figure, unit)}</small>"


def named(name: str) -> str:
    """A metric's title, which leads to its definition."""
    return f'<a href="#means-{name}">{text(BY_NAME[name].title)}</a>'


def glance_table(groups: Sequence[Group]) -> str:
    """All games at a glance, each group at its strongest bots."""
    rows = []
    for group in groups:
        played = group.strongest
        title = text(played.setting.rules.title)
        place = slug(f"{group.game} {group.title}")
        head = (
            f'<a href="#{place}">{title}</a><small>{text(group.title)}</small>'
            f"<small>{text(played.bots)}, {played.tally.games:,} games</small>"
        )
        figures = []
        for metric in map(BY_NAME.__getitem__, GLANCE):
            by = group.judged if metric.judged else played
            figures.append(cell(metric.measure(by.tally), metric.unit))
        figures[0] += lean(played)
        rows.append(row(head, figures))
    return table(
        "Each game with the strongest bots that played it",
        ["Game", *map(named, GLANCE)],
        rows,
        "One row for each game, options and seats. Under each figure is its 95 % interval. An "
        "arrow marks a first place whose interval leaves out the equal share. What a judge has "
        "to say is from the strongest bots whose games were judged.",
    )


def lean(played: Played) -> str:
    """A mark if the first place surely has more or less than an equal share."""
    first, equal = played.places[0], 1 / played.setting.players
    if first.low is not None and first.low > equal:
        return '<span class="lean more">▲ above equal</span>'
    if first.high is not None and first.high < equal:
        return '<span class="lean less">▼ below equal</span>'
    return ""


def metrics_table(group: Group) -> str:
    """All metrics of a group, a column for each kind of bots."""
    rows = []
    for metric in METRICS:
        figures = [metric.measure(played.tally) for played in group.members]
        if any(figures):
            cells = [cell(figure, metric.unit) for figure in figures]
            rows.append(row(named(metric.name), cells))
        if metric.name == "first_share":
            rows.extend(place_rows(group))
    heads = [
        f"{text(played.bots)}<small>{played.tally.games:,} games</small>"
        f"<small>{played.tally.judged:,} judged</small>"
        for played in group.members
    ]
    # More than four columns are too many for intervals beside the figures.
    kind = "dense" if len(heads) <= 4 else ""
    return table(f"All figures: {group.title}", ["Figure", *heads], rows, kind=kind)


def place_rows(group: Group) -> Iterable[str]:
    """The shares of the places after the first."""
    for k in range(1, group.strongest.setting.players):
        head = f'<a href="#means-places">Place {k + 1}&rsquo;s share</a>'
        yield row(head, [cell(played.places[k], "share") for played in group.members])


def kinds_table(played: Played, kinds: Sequence[str]) -> str:
    """How often each kind of action is played, by whom, and what it is worth."""
    rows = []
    for kind in kinds:
        use = played.tally.use(kind)
        places = " / ".join(told(place, "uses") for place in use.places)
        error = use.worth.error if use.worth else None
        worth = told(use.worth, "points")
        beside = f"<small>± {100 * error:.1f} s.e.</small>" if error is not None else ""
        cells = [
            cell(use.uses, "uses"),
            told(use.used, "share"),
            told(use.winners, "uses"),
            told(use.others, "uses"),
            places,
            f"<b>{worth}</b>{beside}",
        ]
        rows.append(row(text(kind), cells))
    heads = [
        '<a href="#means-uses">Uses a game</a>',
        '<a href="#means-used">In games</a>',
        '<a href="#means-winners">By winners</a>',
        "By others, each",
        "By place, in turn",
        '<a href="#means-worth">Worth</a>',
    ]
    return table(f"Rules in use, played by {played.bots}", ["Rule", *heads], rows)


def openings_table(played: Played) -> str:
    """The best and the worst first actions for who moves first."""
    openings = Openings.of(played.tally)
    if not openings.ranked:
        return (
            f'<p class="note">{openings.played:,} different first actions, none of them in at '
            f"least {ENOUGH} games: too few to rank.</p>"
        )
    rows = [
        row(f"<code>{text(first)}</code>", [f"{share.games:,}", cell(share, "share")])
        for first, share in openings.shown
    ]
    between = openings.ranked - len(openings.shown)
    if between:
        rows.insert(BEST, f'<tr class="gap"><td colspan="3">{between:,} between</td></tr>')
    if played.setting.opening:
        note = (
            "First actions were left to chance, so no bot's liking for one is in these shares."
        )
    else:
        note = "First actions were chosen by the bots: a share also tells when they chose one."
    note += (
        f" {openings.ranked:,} of {openings.played:,} first actions were played in at least "
        f"{ENOUGH} games."
    )
    return table(
        f"First actions, played by {played.bots}",
        ["First action", "Games", named("first_share")],
        rows,
        note,
        kind="dense",
    )


def comparison_table(comparison: Comparison) -> str:
    """All differences between two settings."""
    rows = []
    for one in comparison.rows:
        unit = one.unit
        verdict = "<b>differs</b>" if one.significant else "may be chance"
        value, low, high = (
            number(end, unit, signed=True) for end in (one.value, one.low, one.high)
        )
        cells = [
            told(one.before, unit),
            told(one.after, unit),
            f"<b>{value}{ending(unit)}</b><small>{low} to {high}</small>",
            chance(one.chance),
            chance(one.corrected),
            verdict,
        ]
        kind = "" if one.significant else "quiet"
        rows.append(row(text(one.title), cells, kind))
    names = [text(comparison.before), text(comparison.after)]
    heads = ["Figure", *names, "Difference", "p", "p, Holm", "Verdict"]
    caption = f"{comparison.both}: {comparison.before} → {comparison.after}"
    return table(caption, heads, rows)


def comparison_words(comparison: Comparison) -> str:
    """What remains of a comparison, in a sentence."""
    head = f"{comparison.both}: {comparison.before} → {comparison.after}"
    sure = [one for one in comparison.rows if one.significant]
    if not sure:
        return f"{text(head)}: none of {len(comparison.rows)} figures differs surely"
    differences = ", ".join(
        f"{one.title.lower()} {number(one.value, one.unit, signed=True)}{ending(one.unit)}"
        for one in sure
    )
    counted = f"{len(sure)} of {len(comparison.rows)} differ"
    return f"{text(head)}: <b>{counted}</b>: {text(differences)}"


def settings_table(played: Sequence[Played]) -> str:
    """What was played, setting by setting."""
    rows = [
        row(
            text(one.setting.title),
            [
                f"{one.tally.games:,} of {one.setting.games:,}",
                f"{one.tally.judged:,}" if one.tally.judged else NOTHING,
                f"{one.setting.judge.iterations:,}" if one.tally.judged else NOTHING,
                f"{one.setting.opening}",
            ],
        )
        for one in played
    ]
    heads = ["Setting", "Games", "Judged", "Judge's iterations", "Rounds left to chance"]
    return table("Settings of the plan", heads, rows)
