"""The words of a game become data that a client says without a parser."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tavolino.words import BadWords
from tavolino.words.compiler import Compiler
from tavolino.words.texts import Text, texts

MEN = "{ $count ->\n    [one] { $count } man\n   *[other] { $count } men\n }"


def package(tmp_path: Path, **languages: str) -> Path:
    """The words of a game package."""
    folder = tmp_path / "words"
    folder.mkdir()
    for language, source in languages.items():
        (folder / f"{language}.ftl").write_text(source, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("Pass", "Pass"),
        ('{ "" }', ""),
        ('a{ " " }b', "a b"),
        ("{ $from } → { $to }", [{"value": "from"}, " → ", {"value": "to"}]),
        (
            f"In hand: {MEN}",
            [
                "In hand: ",
                {
                    "value": "count",
                    "usual": "other",
                    "forms": {
                        "one": [{"value": "count"}, " man"],
                        "other": [{"value": "count"}, " men"],
                    },
                },
            ],
        ),
        (
            "{ NUMBER($share, maximumFractionDigits: 1) } %",
            [{"value": "share", "number": {"maximumFractionDigits": 1}}, " %"],
        ),
        (
            '{ NUMBER($n, type: "ordinal") ->\n    [one] first\n   *[other] later\n }',
            [
                {
                    "value": "n",
                    "number": {"type": "ordinal"},
                    "usual": "other",
                    "forms": {"one": "first", "other": "later"},
                }
            ],
        ),
    ],
)
def test_a_message_becomes_a_text(tmp_path: Path, source: str, text: Text) -> None:
    assert texts(package(tmp_path, en=f"n = {source}\n"), "en") == {"n": text}


@pytest.mark.parametrize(
    ("use", "text"),
    [
        ("{ -man }", "man"),
        ('a { -man(case: "genitive") }', "a mens"),
        ("{ -man.gender ->\n    [masculine] he\n   *[other] it\n }", "he"),
        ("two { other }", ["two ", {"value": "name"}]),
    ],
)
def test_terms_and_other_messages_are_filled_in(tmp_path: Path, use: str, text: Text) -> None:
    terms = (
        "-man =\n    { $case ->\n       *[usual] man\n        [genitive] mens\n    }\n"
        "    .gender = masculine\n"
        "other = { $name }\n"
    )
    assert texts(package(tmp_path, uk=f"{terms}n = {use}\n"), "uk")["n"] == text


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    mills = package(tmp_path, en="title = Mills\npass = Pass\n", de="title = Mühle\n")
    assert texts(mills, "de") == {"title": "Mühle", "pass": "Pass"}
    assert texts(mills, "uk") == {"title": "Mills", "pass": "Pass"}


def test_a_package_without_words_has_none(tmp_path: Path) -> None:
    assert texts(tmp_path / "words", "en") == {}


def test_a_language_is_no_path(tmp_path: Path) -> None:
    (tmp_path / "secret.ftl").write_text("key = hidden\n", encoding="utf-8")
    assert texts(package(tmp_path), "../secret") == {}


def test_a_pack_has_the_data_itself(tmp_path: Path) -> None:
    data = {"n": ["a", {"value": "b"}]}
    (tmp_path / "en.json").write_text(json.dumps(data))
    assert texts(tmp_path, "en") == data


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("n = { DATETIME($n) }\n", r"en\.ftl: n uses more of Fluent"),
        ("n = { nothing }\n", r"en\.ftl: n refers to nothing, which is missing"),
        ("n = { -nothing }\n", r"en\.ftl: n refers to -nothing, which is missing"),
        ("n = { -a.b ->\n   *[x] x\n }\n-a = x\n", r"en\.ftl: n needs -a\.b"),
        ("n = { a }\na = { n }\n", r"en\.ftl: n refers to n within itself"),
        ("n = x\n    .title = y\n", r"en\.ftl: n should be one text"),
        ("n = x\nn = y\n", r"en\.ftl: n is there twice"),
        ("n n = x\n", r"en\.ftl: this is not Fluent"),
    ],
)
def test_what_cannot_be_said_is_refused(tmp_path: Path, source: str, why: str) -> None:
    with pytest.raises(BadWords, match=why):
        Compiler(package(tmp_path, en=source) / "en.ftl").texts()


@pytest.mark.parametrize("source", [b"n n = x\n", b"n = \xff\n", b"n = { NUMBER() }\n"])
def test_a_language_with_bad_words_is_english(tmp_path: Path, source: bytes) -> None:
    mills = package(tmp_path, en="title = Mills\n")
    (mills / "uk.ftl").write_bytes(source)
    with pytest.warns(UserWarning, match=r"the words in .*uk\.ftl are left out: "):
        assert texts(mills, "uk") == {"title": "Mills"}
    assert texts(mills, "uk") == {"title": "Mills"}, "and nobody is warned again"
