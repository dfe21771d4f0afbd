"""The texts for people: Fluent files, with a folder per language and a file per area.

The words of a game are in its own folder. The client's words are generated from all these
files when it is built (`web/fluent`). The terminal reads them through `fluent.Words`. A client
without words for a game gets them as data from `texts`.
"""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).parent

REFERENCE = "en"
"""The language that is spoken if no other is asked for."""

LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")


class BadWords(ValueError):
    """A file of words that cannot be used. The message says which text and why."""


def languages() -> list[str]:
    """All languages that have words."""
    return sorted(folder.name for folder in FOLDER.iterdir() if LANGUAGE.fullmatch(folder.name))
