"""The glossary has each of the project's words once, and only words that are used."""

from __future__ import annotations

import re
from collections import Counter

from support.paths import ROOT

PAGE = (ROOT / "docs" / "made" / "glossary.md").read_text(encoding="utf-8")
WORDS = re.findall(r"^\| \*\*(.+?)\*\* \|", PAGE, re.MULTILINE)
SOURCE = "\n".join(
    file.read_text(encoding="utf-8").lower() for file in (ROOT / "src").rglob("*.py")
)


def test_each_word_is_explained_once() -> None:
    assert WORDS
    assert [word for word, times in Counter(WORDS).items() if times > 1] == []


def test_the_words_of_each_part_are_in_order() -> None:
    for part in PAGE.split("\n## ")[1:]:
        words = re.findall(r"^\| \*\*(.+?)\*\* \|", part, re.MULTILINE)
        assert words == sorted(words)


def test_every_word_of_the_glossary_is_used_in_the_source() -> None:
    used = set(re.findall(r"[a-z]+", SOURCE))
    assert [word for word in WORDS if not set(word.split()) <= used] == []
