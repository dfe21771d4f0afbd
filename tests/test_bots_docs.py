"""What docs/bots.md says of levels is what they are."""

from __future__ import annotations

from pathlib import Path

from tavolino.bots.levels import LEVELS, Level

PAGE = Path(__file__).parent.parent / "docs" / "bots.md"


def cell(level: Level) -> str:
    """A level as the table tells it."""
    told = f"{level.iterations:,}"
    if level.span is not None:
        told += f", sees {level.span:g}"
    if level.threshold is not None:
        told += f", τ {level.threshold:g}".replace("-", "−")  # noqa: RUF001 - a minus in print
    return told


def level_table() -> list[str]:
    """The rows of the table of levels."""
    rows = [
        "| level | " + " | ".join(name.capitalize() for name in LEVELS) + " |",
        "| --- |" + " --- |" * len(LEVELS),
    ]
    for number in range(1, 9):
        cells = [cell(levels[number - 1]) for levels in LEVELS.values()]
        rows.append(f"| {number} | " + " | ".join(cells) + " |")
    return rows


def test_the_table_of_levels_is_true() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert "\n".join(level_table()) in page


if __name__ == "__main__":
    print("\n".join(level_table()))  # noqa: T201
