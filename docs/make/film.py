"""Screens of a terminal as SVG that moves: no script, no font, nothing from another host."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from itertools import accumulate, groupby
from typing import NamedTuple

from tavolino.drawing.palette import COMMON

WIDE, HIGH, BORDER, TITLE = 9, 18, 16, 34
"""The size of a character, the border round the screen, and the height of the title."""
WIDTH, HEIGHT = 80 * WIDE + 2 * BORDER, 24 * HIGH + TITLE + BORDER

INK, MUTED = COMMON["ink"].dark, COMMON["muted"].dark
STYLE = f"""
svg {{ color: {INK} }}
text {{ font: 15px ui-monospace, Menlo, "DejaVu Sans Mono", Consolas, monospace;
  fill: currentColor; white-space: pre }}
path {{ stroke: currentColor; stroke-width: 2.7; stroke-linecap: round }}
.b {{ font-weight: bold }}
.d {{ color: {MUTED} }}
.i {{ font-style: italic }}
"""
NAMES = {"1": "b", "2": "d", "3": "i"}
"""Which class a code of the terminal is: bold, dim, italic."""


class Shot(NamedTuple):
    """A screen, with the codes of a terminal, and for how many seconds it is shown."""

    rows: list[str]
    seconds: float


class Style(NamedTuple):
    """How a character looks."""

    names: str = ""
    ink: str = ""
    ground: str = ""

    def after(self, code: str) -> Style:
        """The style after a code of the terminal."""
        if colour := re.fullmatch(r"([34])8;2;(\d+);(\d+);(\d+)", code):
            value = "#{:02x}{:02x}{:02x}".format(*map(int, colour.groups()[1:]))
            return self._replace(**{"ink" if colour[1] == "3" else "ground": value})
        style = self
        for part in code.split(";"):
            if part == "0":
                style = Style()
            elif part in NAMES:
                style = style._replace(names=f"{style.names} {NAMES[part]}".strip())
            elif part == "7":
                style = style._replace(ground=MUTED)
            elif part == "39":
                style = style._replace(ink="")
            elif part == "49":
                style = style._replace(ground="")
            else:
                raise ValueError(f"no style is known for {code!r}")
        return style


def characters(rows: list[str]) -> Iterator[list[tuple[str, Style]]]:
    """Each row as characters with their styles; a style goes on in the next row."""
    style = Style()
    for row in rows:
        found = []
        for code, character in re.findall(r"\x1b\[([\d;]*)m|(.)", row):
            if character:
                found.append((character, style))
            else:
                style = style.after(code)
        yield found


def kind(character: str) -> str:
    """What is drawn together. Fonts differ in how wide signs are, so each stands alone."""
    if character.isascii():
        return "text"
    if "\u2800" <= character <= "\u28ff":
        return "dots"
    return "line" if "\u2500" <= character <= "\u257f" else character


def drawn(row: list[tuple[str, Style]]) -> str:
    """A row as SVG, in which every piece has its place and width, whatever the font."""
    parts, column = [], 0
    for (style, what), group in groupby(row, lambda each: (each[1], kind(each[0]))):
        text = "".join(character for character, _ in group)
        if style.ground:
            box = f'x="{column * WIDE}" width="{len(text) * WIDE}" height="{HIGH}"'
            parts.append(f'<rect {box} fill="{style.ground}"/>')
        look = f' class="{style.names}"' if style.names else ""
        look += f' style="color:{style.ink}"' if style.ink else ""
        if what == "dots":
            parts.append(f'<path{look} d="{dots(text, column)}"/>')
        else:
            for word in re.finditer(r"\S+( \S+)*", text):
                place = f'x="{(column + word.start()) * WIDE}" y="14"'
                fit = f'textLength="{len(word[0]) * WIDE}"'
                fit += "" if what == "text" else ' lengthAdjust="spacingAndGlyphs"'
                parts.append(f"<text{look} {place} {fit}>{escape(word[0])}</text>")
        column += len(text)
    return "".join(parts)


def dots(text: str, column: int) -> str:
    """Braille as dots, half a character apart in both directions: few fonts have it."""
    places = [(1, 1), (1, 3), (1, 5), (3, 1), (3, 3), (3, 5), (1, 7), (3, 7)]
    return "".join(
        f"M{(column + k) * WIDE + across * WIDE / 4:g} {down * WIDE / 4:g}h0"
        for k, character in enumerate(text)
        for bit, (across, down) in enumerate(places)
        if ord(character) >> bit & 1
    )


def film(title: str, shots: list[Shot]) -> str:
    """The shots stand side by side, and one is seen at a time; the last where nothing moves.

    Each row is drawn once, and so is all above the last row, which is where someone types.
    """
    names: dict[str, str] = {}

    def used(drawing: str, line: int = 0) -> str:
        if not drawing:
            return ""
        name = names.setdefault(drawing, f"d{len(names)}")
        return f'<use href="#{name}" y="{line * HIGH}"/>'

    screens = []
    for number, shot in enumerate(shots):
        *above, last = [
            used(drawn(row), line) for line, row in enumerate(characters(shot.rows))
        ]
        place = f'transform="translate({number * WIDTH})"'
        screens.append(f"<g {place}>{used(''.join(above))}{last}</g>")
    *begins, whole = accumulate((shot.seconds for shot in shots), initial=0.0)
    shown = [f"transform: translateX({-number * WIDTH}px)" for number in range(len(shots))]
    steps = [
        f"{100 * begin / whole:.2f}% {{ {at} }}"
        for begin, at in zip(begins, shown, strict=True)
    ]
    defined = [f'<g id="{name}">{drawing}</g>' for drawing, name in names.items()]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}.film {{ {shown[-1]} }}",
            "@media (prefers-reduced-motion: no-preference) {",
            f"  .film {{ animation: film {whole:.2f}s step-end infinite }}",
            "}",
            *("@keyframes film {", *steps, "}</style>"),
            *("<defs>", *defined, "</defs>"),
            f'<rect x=".5" y=".5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="10"',
            f'  fill="{COMMON["table"].dark}" stroke="{COMMON["edge"].dark}"/>',
            f'<text class="d" x="{BORDER}" y="22">$ {escape(title)}</text>',
            f'<svg x="{BORDER}" y="{TITLE}" width="{80 * WIDE}" height="{24 * HIGH}">',
            *('<g class="film">', *screens, "</g></svg>", "</svg>", ""),
        ]
    )
