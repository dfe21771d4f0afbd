"""The report as one HTML file: no script, nothing from anywhere else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tavolino.arena.metrics.figures import Figure
from tavolino.arena.metrics.registry import INTERVALS, METRICS, TABLES
from tavolino.arena.report.charts import bars_chart, lengths_charts, places_chart
from tavolino.arena.report.study import OTHER, Comparison, Group, Study, warnings
from tavolino.arena.report.style import STYLE
from tavolino.arena.report.tables import (
    comparison_table,
    comparison_words,
    glance_table,
    kinds_table,
    metrics_table,
    openings_table,
    settings_table,
)
from tavolino.arena.report.words import slug, text
from tavolino.games import GAMES

ALONE = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
"""What a browser may load for the page: nothing, but for what is in it."""


@dataclass(frozen=True)
class Chapter:
    """All groups of one game."""

    game: str
    groups: list[Group]
    comparisons: list[Comparison]

    @property
    def title(self) -> str:
        """The game as people call it."""
        return GAMES[self.game].title

    @property
    def kinds(self) -> list[str]:
        """All kinds of action that were played in any group."""
        return sorted(
            {
                kind
                for group in self.groups
                for played in group.members
                for kind in played.tally.kinds
            }
        )

    def top(self, players: int) -> float:
        """How high charts of shares go, so that groups of as many seats can be compared."""
        highest = max(
            share.high or 0.0
            for group in self.groups
            if group.strongest.setting.players == players
            for played in group.members
            for share in played.places
        )
        return min(1.0, highest + 0.05)


def page(study: Study, comparisons: Sequence[Comparison]) -> str:
    """The whole file."""
    chapters = chapters_of(study, comparisons)
    body = "".join(
        [
            heading(study),
            contents(chapters),
            f'<section id="glance"><h2>At a glance</h2>{glance_table(study.groups)}</section>',
            *(chapter_html(chapter) for chapter in chapters),
            definitions(),
        ]
    )
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f'<meta http-equiv="Content-Security-Policy" content="{ALONE}">'
        # A browser asks for an icon unless it is told that there is none.
        '<link rel="icon" href="data:,">'
        f"<title>Balance report: {text(', '.join(chapter.title for chapter in chapters))}"
        f"</title><style>{STYLE}</style></head>\n<body><main>{body}</main></body></html>\n"
    )


def chapters_of(study: Study, comparisons: Sequence[Comparison]) -> list[Chapter]:
    """The games in the order of the plan."""
    games = dict.fromkeys(group.game for group in study.groups)
    return [
        Chapter(
            game,
            [group for group in study.groups if group.game == game],
            [comparison for comparison in comparisons if comparison.game == game],
        )
        for game in games
    ]


def heading(study: Study) -> str:
    """What this is about, and with which versions it was played."""
    manifest = study.manifest
    games = list(dict.fromkeys(played.setting.rules.title for played in study.played))
    rules = ", ".join(f"{game} {version}" for game, version in manifest["rules"].items())
    versions = (
        f"Tavolino {manifest['tavolino']}, rules {rules}, Python {manifest['python']}, "
        f"{'compiled' if manifest['compiled'] else 'not compiled'}; seed {study.plan.seed}."
    )
    part = ""
    if study.done < manifest["chunks"]:
        part = (
            '<p class="mind"><b>Not all has been played:</b> '
            f"{study.done:,} of {manifest['chunks']:,} chunks. Settings take turns, so what "
            "there is is fair, only less sure.</p>"
        )
    return (
        "<header><p class='over'>Balance report</p>"
        f"<h1>{text(listed(games))}</h1>"
        f"<p class='lead'>{study.games:,} games between bots in {len(study.played):,} settings."
        f"</p><p class='note'>{text(versions)}</p>{part}"
        f"<details><summary>What was played</summary>{settings_table(study.played)}</details>"
        "</header>"
    )


def listed(words: Sequence[str]) -> str:
    """Some words in a row, as one says them."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def contents(chapters: Sequence[Chapter]) -> str:
    """Where to find what."""
    items = ['<li><a href="#glance">At a glance</a></li>']
    for chapter in chapters:
        parts = "".join(
            f'<li><a href="#{place_of(group)}">{text(group.title)}</a></li>'
            for group in chapter.groups
        )
        if chapter.comparisons:
            parts += f'<li><a href="#{chapter.game}-compared">comparisons</a></li>'
        head = f'<a href="#{chapter.game}">{text(chapter.title)}</a>'
        items.append(f"<li>{head}<ul>{parts}</ul></li>")
    items.append('<li><a href="#means">What the figures mean</a></li>')
    return f'<nav aria-label="Contents"><h2>Contents</h2><ul>{"".join(items)}</ul></nav>'


def place_of(group: Group) -> str:
    """Where on the page a group is."""
    return slug(f"{group.game} {group.title}")


def chapter_html(chapter: Chapter) -> str:
    """One game: shares by place first, then group by group, then comparisons."""
    charts = "".join(
        chart(group.title, places_chart(group, chapter.top(group.strongest.setting.players)))
        for group in chapter.groups
    )
    lengths = "".join(
        chart(group.at_its_strongest, svg)
        for group, svg in zip(chapter.groups, lengths_charts(chapter.groups), strict=True)
    )
    return (
        f'<section id="{chapter.game}"><h2>{text(chapter.title)}</h2>'
        "<h3>Share of the win by place</h3>"
        '<p class="how">Each mark is a place&rsquo;s share of all wins, place 1 moving first, '
        "from weak bots on the left to strong ones on the right. The line through a mark is "
        "its 95&nbsp;% interval, the dotted line across is an equal share: an interval that "
        "does not touch it shows a place that is better or worse than the others.</p>"
        f'<div class="charts">{charts}</div>'
        "<h3>How long a game takes</h3>"
        '<p class="how">The share of games by their number of decisions, with the strongest '
        "bots of each group.</p>"
        f'<div class="charts">{lengths}</div>'
        f"{''.join(group_html(group, chapter.kinds) for group in chapter.groups)}"
        f"{comparisons_html(chapter)}</section>"
    )


def chart(title: str, svg: str) -> str:
    """A chart under its title."""
    return f"<figure><figcaption>{text(title)}</figcaption>{svg}</figure>"


def group_html(group: Group, kinds: Sequence[str]) -> str:
    """All there is to say about one game with its options at one number of seats."""
    return (
        f'<section class="group" id="{place_of(group)}"><h3>{text(GAMES[group.game].title)}, '
        f"{text(group.title)}</h3>{minded(group)}{metrics_table(group)}"
        f"<h4>Rules</h4>{rules_html(group, kinds)}"
        f"<h4>Openings</h4>{openings_table(group.most_played)}</section>"
    )


def minded(group: Group) -> str:
    """What to keep in mind with the figures of a group."""
    found: dict[str, list[str]] = {}
    for played in group.members:
        for warning in warnings(played):
            found.setdefault(warning, []).append(played.bots)
    if not found:
        return ""
    items = "".join(
        f"<li><b>{text(', '.join(bots))}:</b> {text(warning)}</li>"
        for warning, bots in found.items()
    )
    return f'<div class="mind"><p><b>Keep in mind</b></p><ul>{items}</ul></div>'


def rules_html(group: Group, kinds: Sequence[str]) -> str:
    """How often rules are used and what they are worth, drawn and told."""
    played = group.judged
    uses = {kind: played.tally.use(kind) for kind in kinds}
    often = ordered({kind: use.uses for kind, use in uses.items()})
    worth = ordered({kind: use.worth for kind, use in uses.items()})
    charts = chart(
        "Uses a game",
        bars_chart(often, "uses", f"Uses a game: {group.title}", words(often, 1, " a game")),
    )
    if worth:
        charts += chart(
            "Worth in win chance",
            bars_chart(worth, "points", f"Worth: {group.title}", words(worth, 100, " %")),
        )
    how = (
        '<p class="how">On the left how often a rule is used a game, on the right how much '
        "win chance the mover would lose, where it was used, if it were not there. Thin lines "
        "are 95&nbsp;% intervals; a bar whose line reaches 0 may be worth nothing.</p>"
        if worth
        else '<p class="how">How often a rule is used a game. No games were judged, so nothing '
        "is known of what rules are worth.</p>"
    )
    order = [*often, *(kind for kind in kinds if kind not in often)]
    return f'{how}<div class="charts">{charts}</div>{kinds_table(played, order)}'


def ordered(figures: dict[str, Figure | None]) -> dict[str, Figure]:
    """The figures there are, the largest first."""
    known = [(kind, figure) for kind, figure in figures.items() if figure is not None]
    return dict(sorted(known, key=lambda pair: (-pair[1].value, pair[0])))


def words(figures: dict[str, Figure], times: int, unit: str) -> str:
    """Bars in words."""
    return ", ".join(f"{kind} {times * one.value:.2f}{unit}" for kind, one in figures.items())


def comparisons_html(chapter: Chapter) -> str:
    """All comparisons of a game, each in a sentence and, when opened, as a table."""
    if not chapter.comparisons:
        return ""
    within = [one for one in chapter.comparisons if one.before != OTHER]
    between = [one for one in chapter.comparisons if one.before == OTHER]
    return (
        f'<section class="group" id="{chapter.game}-compared"><h3>{text(chapter.title)}, '
        'comparisons</h3><p class="how">Differences are after minus before. <i>p</i> is how '
        "likely a difference at least as large is if there is none (Welch&rsquo;s test). With "
        "many rows some are small by chance, so what counts is <i>p, Holm</i>, which keeps the "
        "whole table in mind: under 0.05 a difference is called one. Even so, of twenty tables "
        "without any real difference about one will show one. Each line opens a table.</p>"
        f"{compared('With other options', within)}"
        f"{compared('Against the other run', between)}</section>"
    )


def compared(title: str, comparisons: Sequence[Comparison]) -> str:
    """Comparisons of one sort, those without a difference in a quiet voice."""
    items = []
    for one in comparisons:
        kind = "" if any(row.significant for row in one.rows) else ' class="quiet"'
        items.append(
            f"<details><summary{kind}>{comparison_words(one)}</summary>"
            f"{comparison_table(one)}</details>"
        )
    return f"<h4>{text(title)}</h4>{''.join(items)}" if items else ""


def definitions() -> str:
    """What all figures mean, and where they are from."""
    return (
        '<section id="means"><h2>What the figures mean</h2>'
        f"<p><b>Intervals.</b> {text(INTERVALS)}</p><dl>{''.join(defined())}</dl></section>"
    )


def defined() -> Iterator[str]:
    """One metric after the other."""
    for one in (*METRICS, *TABLES):
        judged = " Needs judged games." if one.judged else ""
        yield (
            f'<div id="means-{one.name}"><dt>{text(one.title)}</dt><dd>{text(one.meaning)}'
            f'{judged} <span class="source">Source: {text(one.source)}.</span></dd></div>'
        )
