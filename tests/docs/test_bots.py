"""What docs/made/bots.md says of levels is true, and so is what it says of docs/ladder.

PYTHONPATH=tests python tests/docs/test_bots.py    writes the tables of the page anew
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable, Iterator, Mapping

import pytest

from support.compiled import COMPILED
from support.installed_games import OWN
from support.paths import ROOT
from tavolino.games import descriptor_of
from tavolino.games.descriptor import Level
from tavolino.table.record import Record
from tavolino.tournament.command import rate_records
from tavolino.tournament.ratings import Estimate
from tavolino.tournament.report import Report
from tavolino.tournament.results import results_of

LEVELS = {game: descriptor_of(game).levels for game in OWN}
DOCS = ROOT / "docs"
PAGE = DOCS / "made" / "bots.md"


def level_table() -> str:
    """What makes each level as strong as it is."""
    rows = {str(number): map(level_figures, levels) for number, levels in numbered_levels()}
    return table("level", rows)


def numbered_levels() -> Iterator[tuple[int, tuple[Level, ...]]]:
    """Each level's number, and what it is in every game."""
    return enumerate(zip(*LEVELS.values(), strict=True), start=1)


def level_figures(level: Level) -> str:
    """A level in a few figures."""
    figures = f"{level.iterations:,}"
    if level.span is not None:
        figures += f", sees {level.span:g}"
    if level.threshold is not None:
        figures += f", τ {level.threshold:g}"
    return printed(figures)


def ladder_table() -> str:
    """How far each level is above the one below, at two seats."""
    found = [rate_records(records(f"{game}-[l78]*")) for game in LEVELS]
    rows = {
        f"level {level} over {level - 1}": [gap(one, level) for one in found]
        for level in range(2, 9)
    }
    rows |= {
        "level 8 over 1": [elo(one.ratings.difference("8", "1")) for one in found],
        "moving first": [elo(one.ratings.first_seat) for one in found],
        "decisions a game": [f"{one.length:.0f}" for one in found],
        "shared wins": [f"{one.draws:.0%}" for one in found],
        "distinct games": [f"{one.distinct:.0%}" for one in found],
    }
    return table("two seats", rows)


def gap(report: Report, level: int) -> str:
    """How far a level is above the one below, and the pairs of games between them."""
    two = {str(level), str(level - 1)}
    games = sum(set(result.names) == two for result in report.results)
    return f"{elo(report.ratings.difference(str(level), str(level - 1)))} ({games // 2} pairs)"


def seats_table() -> str:
    """How often a level 8 wins among level 4s."""
    return table(
        "seats (an equal share)",
        {
            f"{players} ({1 / players:.0%})": [wins(game, players) for game in LEVELS]
            for players in (3, 4)
        },
    )


def wins(game: str, players: int) -> str:
    """The share of the wins that a level 8 took."""
    report = rate_records(records(f"{game}-at-{players}"))
    return f"{report.score('8'):.0%} of {len(report.results)} games"


TABLES = {"LEVELS": level_table, "LADDER": ladder_table, "SEATS": seats_table}


def records(files: str) -> Iterator[Record]:
    """All games that are kept in some files."""
    for path in sorted((DOCS / "ladder").glob(f"{files}.jsonl.gz")):
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            yield from Record.read(lines)


def table(corner: str, rows: Mapping[str, Iterable[str]]) -> str:
    """A table with a column for each game."""
    lines = [(corner, *map(str.capitalize, LEVELS)), ("---",) * 5]
    lines += [(head, *cells) for head, cells in rows.items()]
    return "\n".join("| " + " | ".join(line).replace("%", " %") + " |" for line in lines)


def elo(figure: Estimate) -> str:
    """A figure with its margin."""
    return printed(f"{figure.value:+.0f} ± {figure.margin:.0f}")


def printed(figures: str) -> str:
    """With a minus as in print."""
    return figures.replace("-", "−")  # noqa: RUF001 - that is the point


def block(name: str) -> re.Pattern[str]:
    """A table of the page between its marks."""
    return re.compile(f"(?<=<!-- {name} -->\n).*?(?=\n<!-- end -->)", re.DOTALL)


replays = pytest.mark.skipif(not COMPILED, reason="thousands of games are replayed")


@pytest.mark.parametrize(
    "name", ["LEVELS", *(pytest.param(name, marks=replays) for name in ("LADDER", "SEATS"))]
)
def test_the_tables_of_the_page_are_true(name: str) -> None:
    found = block(name).search(PAGE.read_text(encoding="utf-8"))
    assert found is not None
    assert found[0] == TABLES[name]()


@replays
def test_what_the_page_says_of_the_highest_level_is_true() -> None:
    page = " ".join(PAGE.read_text(encoding="utf-8").split())
    pairs = pairs_of_8("anneaux-8*")
    split = sum(set(pair) == {0.0, 1.0} for pair in pairs)
    shared = sum(pair == [0.5, 0.5] for pair in pairs)
    won, lost = decided(pairs)
    assert f"({split} of {len(pairs)}) were split" in page
    assert (won, lost, shared, split + won + lost + shared) == (25, 2, 5, len(pairs))
    assert "level 8 took 25, level 7 took two, and five were shared" in page
    pairs = pairs_of_8("dimenticato-8*")
    won, lost = decided(pairs)
    assert lost == 2
    assert f"level 8 took {won} pairs of {len(pairs)}, level 7 two" in page
    games = [lengths(f"{game}-8-short") for game in ("anneaux", "dimenticato")]
    endless = [f"{sum(length == 300 for length in each)} of {len(each)}" for each in games]
    assert f"{' and '.join(endless)} had not ended by then" in page
    before = lengths("anneaux-8")
    longest = max(length for length in before if length < 1000)
    assert f"The first {len(before) // 2} pairs" in page
    assert f"all others ended within {longest} decisions" in page


def pairs_of_8(files: str) -> list[list[float]]:
    """Level 8's share in the two games of each pair."""
    pairs: dict[int, list[float]] = {}
    for result in results_of(records(files)):
        pairs.setdefault(result.pair, []).append(result.shares[result.names.index("8")])
    return list(pairs.values())


def decided(pairs: list[list[float]]) -> tuple[int, int]:
    """In how many pairs level 8 got more than half, and in how many less."""
    return sum(sum(pair) > 1 for pair in pairs), sum(sum(pair) < 1 for pair in pairs)


def lengths(files: str) -> list[int]:
    """How many decisions each game has."""
    return [len(record.actions) for record in records(files)]


if __name__ == "__main__":
    page = PAGE.read_text(encoding="utf-8")
    for name, made in TABLES.items():
        page = block(name).sub(made(), page)
    PAGE.write_text(page, encoding="utf-8")
