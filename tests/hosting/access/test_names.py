"""Nicknames: those of families pass, those that deceive or do harm don't."""
# ruff: noqa: RUF001  # letters that look alike are what this is about

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolino.hosting.access.names import (
    MAX_NAME_LENGTH,
    BadName,
    check_different,
    check_free,
    check_name,
)

COMMON = "09-'’ʼ._ \u00a0\u2009🎲❤👍🇺\ufe0f\u200d🏽\u0301\u0308\u0327"
TEXTS = st.one_of(
    st.text(max_size=40),
    *(st.text(letters * 4 + COMMON, max_size=20) for letters in ("aeäöéč", "ЖїґєиІ", "Ωάι")),
)


def reason(text: str) -> str:
    """Why a name is refused."""
    with pytest.raises(BadName) as refused:
        check_name(text)
    assert str(refused.value) == refused.value.sentence
    return refused.value.reason


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "X",
        "Jürgen Groß",
        "Zoë",
        "François-Xavier",
        "Niccolò d'Angelo",
        "Œdipe",
        "О’Ївга",
        "Дем'ян",
        "Солов\u02bcйов",
        "Ґалаґан Їжак",
        "Ελένη",
        "Grandma 2",
        "J. R. R._T",
        "007",
        "🎲",
        "Max 🎲🦊",
        "I ❤\ufe0f you",
        "👍🏽",
        "👨\u200d👩\u200d👧",
        "🏳\ufe0f\u200d🌈",
        "🇺🇦 Оля",
        "x" * MAX_NAME_LENGTH,
        "🦊" * MAX_NAME_LENGTH,
        "q\u0301" * MAX_NAME_LENGTH,
        "q\u0301\u0308\u0327",
    ],
)
def test_names_of_families_pass(name: str) -> None:
    assert check_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Anna  ", "Anna"),
        ("Anna   Maria", "Anna Maria"),
        ("Anna\u00a0 \u2009Maria", "Anna Maria"),
        ("\tAnna\n", "Anna"),
        ("Zoe\u0308", "Zoë"),
        ("І\u0308жак", "Їжак"),
        (" " * 100 + "Anna", "Anna"),
    ],
)
def test_a_name_is_tidied(text: str, name: str) -> None:
    assert check_name(text) == name


@pytest.mark.parametrize("text", ["", " ", "\n", "\u00a0 \u2003"])
def test_a_name_is_not_empty(text: str) -> None:
    assert reason(text) == "empty"


@pytest.mark.parametrize(
    "text",
    [
        "x" * (MAX_NAME_LENGTH + 1),
        "🦊" * (MAX_NAME_LENGTH + 1),
        "🦊\u200d" * MAX_NAME_LENGTH + "🦊",
        "x" * 100_000,
    ],
)
def test_a_name_is_not_long(text: str) -> None:
    assert reason(text) == "long"


@pytest.mark.parametrize("char", '<>&"/\\`=;:,!?@#$%^*()[]{}|~+')
def test_signs_that_mean_something_elsewhere_are_refused(char: str) -> None:
    assert reason(f"An{char}na") == "character"


@pytest.mark.parametrize(
    "char",
    [
        "\x00",
        "\t",
        "\n",
        "\x7f",
        "\u0085",
        "\u00ad",  # soft hyphen
        "\u034f",  # invisible mark
        "\u200b",  # zero width space
        "\u200d",  # joiner, not between emoji
        "\u200e",
        "\u202e",  # turns the text around
        "\u2028",
        "\u2066",
        "\u20dd",  # encloses
        "\u2800",  # looks like a space
        "\u3164",  # looks like nothing
        "\ue000",  # private
        "\ufe0f",
        "\ufeff",
        "\ufffd",
        "\U000e0041",  # invisible letter
        "\U000fffff",
        "\u0378",  # unassigned
        "ａ",
        "ª",
        "²",
        "٣",
        "א",
        "中",
        "©",
        "█",
        "Ⓐ",
        "🏽",  # a tone of nothing
    ],
)
def test_what_cannot_be_read_or_deceives_is_refused(char: str) -> None:
    assert reason(f"An{char}na") == "character"


@pytest.mark.parametrize(
    "text",
    [
        "\u0301Anna",
        " \u0301Anna",
        "A- \u0301",
        "7\u0301",
        "q\u0301\u0301\u0301\u0301",
        "🎲\u0301",
        "\u200d🎲",
        "🎲\u200d",
        "🎲\u200d\u200d🎲",
        "🎲\u200dA",
        "🎲\ufe0f\ufe0f",
        "\ufe0f",
    ],
)
def test_marks_and_joiners_have_their_places(text: str) -> None:
    assert reason(text) == "character"


@pytest.mark.parametrize("text", ["Аnna", "Annа", "Оля Smith", "Ελένη S", "Οля"])
def test_alphabets_are_not_mixed(text: str) -> None:
    assert reason(text) == "scripts"


@pytest.mark.parametrize(
    "text",
    [
        "Bot",
        "Bot 3",
        "bot3",
        "BOT-8",
        "B0t",
        "B.o.t",
        "🤖 Bot 🤖",
        "Вот 3",  # in Cyrillic letters
        "Бот 5",
        "Robot",
        "Computer",
        "Комп’ютер",
        "Bot level 3",
        "Tavolino",
        "TAVOLÍNO",
        "Tav0l1no",
        "Admin",
        "_admin_",
        "Адмін",
        "Système",
        "Host",
        "Hôte",
    ],
)
def test_no_one_is_called_like_a_bot_or_the_house(text: str) -> None:
    assert reason(text) == "reserved"


@pytest.mark.parametrize(
    "name", ["Botond", "Abbot", "Bo", "Anna Bot", "Adminka", "Hostia", "3", "Bo 7", "Тома"]
)
def test_names_that_only_begin_or_end_like_one_pass(name: str) -> None:
    assert check_name(name) == name


@pytest.mark.parametrize(
    ("name", "other"),
    [("Ann", "ann"), ("Zoë", "ZOE"), ("Тома", "Toma"), ("Straße", "STRASSE"), ("🎲", "🎲")],
)
def test_two_names_that_look_alike_are_one(name: str, other: str) -> None:
    with pytest.raises(BadName) as refused:
        check_free(name, ["Cyd", other])
    assert refused.value.reason == "taken"


def test_names_that_look_different_are_two() -> None:
    check_different(["Ann", "Anna", "Ann 2", "Ann 3", "Анна"])


@given(TEXTS)
def test_a_checked_name_stays_as_it_is_and_is_safe(text: str) -> None:
    try:
        name = check_name(text)
    except BadName:
        return
    assert check_name(name) == name
    assert name == unicodedata.normalize("NFC", name) == name.strip()
    assert not set(name) & set('<>&"/\\`=')
    assert "  " not in name
    assert 1 <= len(name) <= 4 * MAX_NAME_LENGTH
    assert all(unicodedata.category(char)[0] != "C" or char == "\u200d" for char in name)


@given(st.text(alphabet="abcäéößñçабвіїєґ 🎲", min_size=1, max_size=MAX_NAME_LENGTH))
def test_only_mixed_alphabets_spoil_a_plain_name(text: str) -> None:
    scripts = {unicodedata.name(char).split()[0] for char in text if char.isalpha()}
    if not text.strip():
        assert reason(text) == "empty"
    elif len(scripts) > 1:
        assert reason(text) == "scripts"
    else:
        assert check_name(text) == " ".join(text.split())


def test_half_a_character_is_refused() -> None:
    assert reason("An\ud800na") == "character"


def test_a_refusal_is_a_value_error_without_the_text_in_it() -> None:
    with pytest.raises(ValueError, match="letters") as refused:
        check_name("<script>")
    assert "<" not in str(refused.value)
