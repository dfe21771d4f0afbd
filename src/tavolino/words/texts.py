"""The words of a game as data, from which a client says them without a parser.

A text is a string or a list of pieces. A piece is a string or a gap:

    "Pass"
    ["In hand: ", {"value": "count"}]
    [{"value": "count", "usual": "other", "forms": {"one": "a man", "other": "some men"}}]

A gap is filled with a value, or with the form that this value chooses.
"""

from __future__ import annotations

import json
import warnings
from functools import cache
from pathlib import Path
from typing import NotRequired, TypeAlias, TypedDict

from tavolino.words import LANGUAGE, REFERENCE


class Gap(TypedDict):
    """A place in a text for a value, or for one of several texts."""

    value: str
    """The name of the variable."""
    number: NotRequired[dict[str, str | int]]
    """How to format it: the options of `Intl.NumberFormat`, and the `type` of its plurals."""
    usual: NotRequired[str]
    """The form for a value that chooses no other."""
    forms: NotRequired[dict[str, str | list[str | Gap]]]
    """The texts to choose from, by number, plural category or name."""


Text: TypeAlias = str | list[str | Gap]


def texts(folder: Path, language: str) -> dict[str, Text]:
    """The words in a folder with a file for each language; what one lacks is in English."""
    found: dict[str, Text] = {}
    for each in (REFERENCE, language):
        if LANGUAGE.fullmatch(each):
            files = (folder / f"{each}.{ending}" for ending in ("json", "ftl"))
            found |= texts_in(next(filter(Path.is_file, files), None))
    return found


@cache
def texts_in(file: Path | None) -> dict[str, Text]:
    """The words in one file, compiled once. Bad words are left out with a warning.

    A pack has the data itself: it has no Fluent.
    """
    if file is None:
        return {}
    if file.suffix == ".json":
        found: dict[str, Text] = json.loads(file.read_bytes())
        return found
    # Fluent takes longer to import than all the rules.
    from tavolino.words.compiler import Compiler  # noqa: PLC0415

    try:
        return Compiler(file).texts()
    except (OSError, ValueError) as error:  # a foreign package may have anything there
        warnings.warn(f"the words in {file} are left out: {error}", stacklevel=2)
        return {}
