"""Cuts the font into parts, so that pages load only the letters of our languages.

The rest is for names in other languages. Run it when the font or the languages change:
`../.venv/bin/python make_fonts.py`. It needs fonttools and brotli, and prints the ranges for
`src/app.css`.
"""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from string import ascii_letters, digits
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

SOURCE: Final = "node_modules/@fontsource-variable/nunito/files/nunito-{}-wght-normal.woff2"
TARGET: Final = Path("src/fonts")

LETTERS: Final = {
    "latin": ascii_letters
    + digits
    + " !\"%'()*+,-./:;<=>?_|ÀÂÄÇÈÉÊËÌÎÏÒÔÖÙÛÜàâäçèéêëìîïòôöùûüßŒœ"
    + "«»·–—’“”„…\u00a0",  # noqa: RUF001 - typographic signs
    "cyrillic": "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюя\u0301№",
}
"""What players of our languages read, by the part of the font that has it."""

FEATURES: Final = ["kern", "mark", "mkmk", "ccmp", "locl"]


def main() -> None:
    """Writes two files for each part: the letters of our languages, and the rest."""
    TARGET.mkdir(exist_ok=True)
    for part, letters in LETTERS.items():
        usual = set(map(ord, letters))
        known = set(TTFont(SOURCE.format(part)).getBestCmap())
        cut(part, part, usual & known)
        cut(part, f"{part}-rest", known - usual)
        print(f"{part}: {ranges(usual & known)}")


def cut(part: str, name: str, codes: set[int]) -> None:
    """Writes the part of the font with these characters."""
    font = TTFont(SOURCE.format(part))
    options = Options(flavor="woff2", layout_features=FEATURES, hinting=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(TARGET / f"nunito-{name}.woff2")


def ranges(codes: set[int]) -> str:
    """The characters as a `unicode-range`."""
    runs = groupby(enumerate(sorted(codes)), key=lambda pair: pair[1] - pair[0])
    spans = [[code for _, code in run] for _, run in runs]
    return ", ".join(
        f"U+{span[0]:04X}" + (f"-{span[-1]:04X}" if len(span) > 1 else "") for span in spans
    )


if __name__ == "__main__":
    main()
