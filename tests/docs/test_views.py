"""The page on views says of every key what its type says; as a script, this writes it."""

from __future__ import annotations

import json
import re
from typing import NotRequired, get_origin, get_type_hints

import pytest

from support.installed_games import OWN, every_table
from support.paths import ROOT
from tavolino import GAMES, Match
from tavolino.rules.types import Effect, Entry, Setup, View
from tavolino.table.keys import read_key_texts

FILE = ROOT / "docs" / "reference" / "views.md"
TABLE = re.compile(r"<!-- (\w+)( options)? -->\n(.*?)<!-- end -->", re.DOTALL)

OWN_TYPES = [GAMES[name].types for name in OWN]
TYPES = {
    kind.__name__: kind
    for kind in (
        View,
        Entry,
        Effect,
        *(kind for game in OWN_TYPES for kind in (game.view, game.entry, game.setup)),
        *(game.geometry for game in OWN_TYPES),
    )
}


def table(found: re.Match[str]) -> str:
    """The rows of one type, without those that every game has."""
    name, options = found[1], found[2] or ""
    keys = read_key_texts(TYPES[name])
    if name not in {"View", "Entry", "Effect", "TriominosSetup"}:
        common = [*read_key_texts(View), *read_key_texts(Entry), "start", "options"]
        keys = {key: text for key, text in keys.items() if key not in common}
    if options:
        keys = {**keys, "options": read_key_texts(GAMES["memento"].types.view)["options"]}
    rows = [f"| `{key}` | {text} |" for key, text in keys.items()]
    lines = [f"<!-- {name}{options} -->", "| key | what it is |", "| --- | --- |", *rows]
    return "\n".join([*lines, "<!-- end -->"])


def written() -> str:
    """The page with its tables as the types say."""
    return TABLE.sub(table, FILE.read_text())


def test_the_page_says_what_the_types_say() -> None:
    assert FILE.read_text() == written()


def test_every_type_has_its_table() -> None:
    shown = {found[1] for found in TABLE.finditer(FILE.read_text())}
    common = {*read_key_texts(Entry), *read_key_texts(Setup)}
    nothing_of_their_own = {
        name
        for name, kind in TYPES.items()
        if kind is not Entry and common >= {*read_key_texts(kind)}
    }
    assert shown == set(TYPES) - nothing_of_their_own


def test_every_key_of_every_type_is_explained() -> None:
    for kind in TYPES.values():
        assert all(read_key_texts(kind).values()), kind


@pytest.mark.parametrize("name", OWN)
def test_a_view_has_the_keys_of_its_type_in_their_order(name: str) -> None:
    view = Match.new(name, GAMES[name].players[0], seed=1).view(0)
    assert list(view) == list(read_key_texts(GAMES[name].types.view))


@every_table()
def test_a_geometry_has_the_keys_of_its_type(name: str, players: int) -> None:
    geometry = GAMES[name].geometry(players)
    assert json.loads(json.dumps(geometry)) == geometry
    assert not re.search(r"-0\.0(?!\d)", json.dumps(geometry))
    kind = GAMES[name].types.geometry
    # A plain board may have no parts that turn, and no kinds of pieces.
    hints = get_type_hints(kind, include_extras=True)
    optional = {key for key, hint in hints.items() if get_origin(hint) is NotRequired}
    keys = [key for key in read_key_texts(kind) if key in geometry or key not in optional]
    assert list(geometry) == keys


if __name__ == "__main__":
    FILE.write_text(written())
