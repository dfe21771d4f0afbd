"""The page on boards shows the example that a new game gets, and names all that there is."""

from __future__ import annotations

import re

from support.paths import ROOT

PAGE = (ROOT / "docs" / "board-js.md").read_text()
TEMPLATE = ROOT / "src" / "tavolino" / "kit" / "template"
TYPES = (TEMPLATE / "board-types.d.ts").read_text()


def keys_of(interface: str) -> list[str]:
    """The keys of an interface for modules that are always there."""
    [body] = re.findall(rf"export interface {interface}\b.*?\n}}", TYPES, re.DOTALL)
    return re.findall(r"^  (\w+)[(:]", body, re.MULTILINE)


def test_the_page_shows_the_example() -> None:
    assert f'```js title="board.js"\n{(TEMPLATE / "board.example.js").read_text()}```' in PAGE


def test_the_page_names_whatever_a_module_may_do_and_is_given() -> None:
    keys = {"art", "tray", *keys_of("BoardFunctions"), *keys_of("ArtProps"), *keys_of("Host")}
    assert len(keys) > 25
    assert {key for key in keys if f"`{key}`" not in PAGE} == set()


def test_every_colour_that_the_page_names_is_one_of_the_client() -> None:
    palette = (ROOT / "web" / "src" / "palette.css").read_text()
    colours = set(re.findall(r"--[\w-]+(?=[`)])", PAGE))
    assert "--sun" in colours
    assert {colour for colour in colours if f"{colour}:" not in palette} == set()
