"""One palette for drawings, client and reports, and no colour beside it.

PYTHONPATH=tests python tests/drawing/test_palette.py    writes the palette into the client
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from support.paths import ROOT
from tavolino.drawing.palette import CLIENT, COMMON, PALETTE, declarations

WEB = ROOT / "web"
SOURCE = ROOT / "src" / "tavolino" / "drawing" / "palette.py"
SHEET = WEB / "src" / "palette.css"


# -- what is written into the client --------------------------------------------------------


def sheet() -> str:
    """The palette as a style sheet, with only those colours dark that differ in the dark."""
    shared = COMMON | CLIENT
    changing = [name for name, colour in shared.items() if colour.light != colour.dark]
    return "\n".join(
        [
            "/* Written by `make palette` from src/tavolino/drawing/palette.py. */",
            "",
            ":root,",
            ".paper {",
            *(f"  {line}" for line in declarations(shared, dark=False)),
            "}",
            "",
            ':root[data-theme="dark"] {',
            *(f"  {line}" for line in declarations(changing, dark=True)),
            "}",
            "",
        ]
    )


def page() -> str:
    """The page, whose `theme-color` colours the browser round it like the table."""
    text = (WEB / "index.html").read_text("utf-8")
    for scheme, colour in PALETTE["table"]._asdict().items():
        media = f'media="(prefers-color-scheme: {scheme})"'
        text = re.sub(
            rf'content="#\w+" {re.escape(media)}', f'content="{colour}" {media}', text
        )
    return text


def manifest() -> str:
    """What a phone reads that installs the client: its window is coloured like the table."""
    text = (WEB / "public" / "manifest.webmanifest").read_text("utf-8")
    return re.sub(r'(?<=_color": ")#\w+', PALETTE["table"].light, text)


def icon(file: Path) -> str:
    """An icon, in which the class of a shape is the name of its colour."""

    def coloured(shape: re.Match[str]) -> str:
        return f'class="{shape[1]}" {shape[2]}="{PALETTE[shape[1]].light}"'

    text = file.read_text("utf-8")
    return re.sub(r'class="([\w-]+)" (fill|stroke)="#\w+"', coloured, text)


ICONS = [WEB / "public" / "icons" / name for name in ("icon.svg", "icon-turn.svg")]

WRITTEN: dict[Path, Callable[[], str]] = {
    SHEET: sheet,
    WEB / "index.html": page,
    WEB / "public" / "manifest.webmanifest": manifest,
    **{file: partial(icon, file) for file in ICONS},
}


def name(file: Path) -> str:
    return str(file.relative_to(ROOT))


@pytest.mark.parametrize("file", WRITTEN, ids=name)
def test_the_client_has_the_colours_of_the_palette(file: Path) -> None:
    assert file.read_text("utf-8") == WRITTEN[file](), "run `make palette`"


# -- what nobody may write ------------------------------------------------------------------

LITERAL = re.compile(
    r"#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgb|hsl)a?\(|\b(?:hwb|(?:ok)?l(?:ab|ch))\(",
    re.IGNORECASE,
)
"""A colour by numbers. Words are free: `black` and `white` for shadows and mixing,
`transparent`, `currentColor`."""

KINDS = (
    "src/tavolino/**/*.py",
    "src/tavolino/**/*.j2",
    "web/*.mjs",
    "web/gallery/*",
    "web/src/**/*.*",
)
ALLOWED = {SOURCE, SHEET}
SOURCES = [
    file
    for kind in KINDS
    for file in ROOT.glob(kind)
    if file not in ALLOWED and not file.name.endswith((".test.ts", ".woff2"))
]


@pytest.mark.parametrize(
    "colour", ["#fff", "#8e4162", "#2d272214", "rgb(0 0 0 / 8%)", "oklch("]
)
def test_a_colour_is_known_by_its_numbers(colour: str) -> None:
    assert LITERAL.search(f"fill: {colour}")


def test_no_colour_is_written_outside_the_palette() -> None:
    assert len(SOURCES) > 200
    found = [
        (name(file), colour)
        for file in SOURCES
        for colour in LITERAL.findall(file.read_text("utf-8"))
    ]
    assert found == []


if __name__ == "__main__":
    for file, text in WRITTEN.items():
        file.write_text(text())
