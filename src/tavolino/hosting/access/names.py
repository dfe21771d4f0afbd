"""Checks nicknames: they must be readable and harmless wherever they are shown."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Literal

MAX_NAME_LENGTH = 24
"""The most characters as people count them, without combining marks and emoji joiners."""

Reason = Literal["empty", "long", "character", "scripts", "reserved", "taken"]

_MAX_RAW = 1000  # code points; long runs of marks would be slow to normalise
_SCRIPTS = ("LATIN", "CYRILLIC", "GREEK")
_PUNCTUATION = "-'’ʼ._"  # noqa: RUF001  # Ukrainian is written with any of the apostrophes
_EMOJI = (
    (0x2600, 0x27BF),  # weather, hearts, card suits, hands, stars
    (0x2B50, 0x2B55),
    (0x1F1E6, 0x1F1FF),  # letters of flags
    (0x1F300, 0x1F64F),  # nature, food, animals, people, faces
    (0x1F680, 0x1F6FF),  # vehicles, signs
    (0x1F7E0, 0x1F7EB),  # coloured circles and squares
    (0x1F900, 0x1F9FF),
    (0x1FA70, 0x1FAFF),
)

# Each character becomes the initial of its kind: Letter, Mark, Digit, Punctuation, Space,
# Emoji, Tone or Variation of an emoji, Joiner of two. The pattern checks their order.
_WELL_FORMED = re.compile(r"(?:LM{0,3}|[DPS]|E[TV]?(?:JE[TV]?)*)+")
_COUNTED = "LDPSE"

# Letters of other alphabets that look like a Latin letter, lowercase or uppercase.
_LOOKALIKES = str.maketrans(
    "авеікмнорстухјѕԁԛԝαβεικνορτυχ",
    "abeikmhopctyxjsdqwabeikvoptux",
)
_DIGITS = str.maketrans("013457", "oieast")  # used instead of letters
_BOTS = (
    *("bot", "robot", "computer", "ordinateur", "бот", "робот", "комп'ютер"),
    *("botlevel", "botstufe", "robotniveau", "botlivello", "ботрівень"),
)
_HOUSE = (
    *("tavolino", "server", "serveur", "сервер", "system", "système", "sistema", "система"),
    *("admin", "administrator", "administrateur", "amministratore", "адмін", "адміністратор"),
    *("host", "gastgeber", "hôte", "господар", "support", "staff"),
    *("moderator", "modérateur", "moderatore", "модератор"),
)


class BadName(ValueError):
    """A name is not allowed: a `reason` for programs, a sentence for people."""

    def __init__(self, reason: Reason, sentence: str) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.sentence = sentence


def check_name(text: str) -> str:
    """The name as it is stored and shown. Raises BadName if it is not allowed."""
    if len(text) > _MAX_RAW:
        raise _too_long()
    name = _tidy(text)
    if not name:
        raise BadName("empty", "A name needs at least one character.")
    kinds = "".join(map(_kind, name))
    if not _WELL_FORMED.fullmatch(kinds):
        raise BadName(
            "character",
            "A name may use Latin, Cyrillic or Greek letters, digits, spaces, emoji, - ' . _",
        )
    if sum(kind in _COUNTED for kind in kinds) > MAX_NAME_LENGTH:
        raise _too_long()
    letters = (char for char, kind in zip(name, kinds, strict=True) if kind == "L")
    if len(set(map(_script, letters))) > 1:
        raise BadName(
            "scripts", "A name must use a single alphabet, so that no two look alike."
        )
    if _core(name) in _RESERVED:
        raise BadName("reserved", "That name is reserved for Tavolino and its bots.")
    return name


def check_optional_name(text: str) -> str:
    """The same for someone who may have none. Each client names them in its own language."""
    return check_name(text) if text else ""


def check_free(name: str, others: Iterable[str]) -> None:
    """Raises BadName if someone else at a table has the same name, or one that looks alike."""
    if name and _looks(name) in map(_looks, others):
        raise BadName("taken", "Someone at this table has that name already.")


def check_different(names: list[str]) -> None:
    """Raises BadName if two of these names are the same or look alike."""
    for place, name in enumerate(names):
        check_free(name, names[:place])


def _too_long() -> BadName:
    return BadName("long", f"A name can have at most {MAX_NAME_LENGTH} characters.")


def _tidy(text: str) -> str:
    """The text normalised (NFC), stripped, and with single plain spaces."""
    composed = unicodedata.normalize("NFC", text.strip())
    spaced = (" " if unicodedata.category(char) == "Zs" else char for char in composed)
    return re.sub(" +", " ", "".join(spaced))


def _script(letter: str) -> str:
    return unicodedata.name(letter, "").partition(" ")[0]


def _kind(char: str) -> str:
    """The initial of a character's kind; a question mark if it is not allowed."""
    code, category = ord(char), unicodedata.category(char)
    if category in {"Lu", "Ll", "Lt"} and _script(char) in _SCRIPTS:
        return "L"
    if char == " ":
        return "S"
    if char in "0123456789":
        return "D"
    if char in _PUNCTUATION:
        return "P"
    if 0x300 <= code <= 0x36F and code != 0x34F:  # which is invisible
        return "M"
    if category == "So" and any(first <= code <= last for first, last in _EMOJI):
        return "E"
    if 0x1F3FB <= code <= 0x1F3FF:
        return "T"
    return {"\ufe0f": "V", "\u200d": "J"}.get(char, "?")


def _looks(name: str) -> str:
    """How a name looks at a glance, regardless of case, accents and alphabet."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(char for char in letters if not unicodedata.combining(char))
    return plain.translate(_LOOKALIKES)


def _core(name: str) -> str:
    """The bare word in a name, without signs around and between letters: "B.0.t 3" is bot."""
    inside = re.sub(r"^[\W\d_]+|[\W\d_]+$", "", _looks(name))
    return re.sub(r"[\W_]", "", inside).translate(_DIGITS)


_RESERVED = frozenset(map(_core, _BOTS + _HOUSE))
