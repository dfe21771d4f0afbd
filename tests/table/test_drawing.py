"""Pictures show what a view knows, all of it and nothing else."""

from __future__ import annotations

import json
from itertools import product
from xml.etree import ElementTree

import pytest

from support.pictures import (
    SVG,
    every_game,
    pictures,
    views,
)
from tavolino.drawing.canvas import CanvasSize
from tavolino.drawing.palette import PALETTE
from tavolino.drawing.style import SHAPES
from tavolino.games import GAMES, descriptor_of
from tavolino.games.words import game_words
from tavolino.table import drawing
from tavolino.table.match import Match
from tavolino.table.voice import Voice

# -- every picture --------------------------------------------------------------------------


@every_game
def test_a_picture_stands_alone_and_tells_its_content_in_words(game: str, players: int) -> None:
    for view, picture in pictures(game, players):
        assert picture.tag == f"{SVG}svg"
        assert picture.get("role") == "img"
        assert [child.tag for child in picture[:3]] == [
            f"{SVG}title",
            f"{SVG}desc",
            f"{SVG}style",
        ]
        assert (picture[0].text or "").startswith(GAMES[game].title)
        assert picture[1].text
        source = drawing.svg(view)
        assert source.count("http") == 1, "only the namespace"
        assert "<script" not in source
        assert "prefers-color-scheme:dark" in source


@every_game
def test_the_same_view_gives_the_same_bytes(game: str, players: int) -> None:
    for view in views(game, players):
        again = json.loads(json.dumps(view))
        assert drawing.svg(view) == drawing.svg(again)
        assert drawing.terminal(view).markup == drawing.terminal(again).markup


@every_game
def test_every_colour_that_is_used_has_a_rule(game: str, players: int) -> None:
    for _, picture in pictures(game, players):
        rules = picture[2].text or ""
        used = {name for e in picture.iter() for name in e.get("class", "").split()}
        for name in used - {"tavolino"}:
            assert f".{name}{{" in rules


@every_game
def test_nothing_lies_outside_the_picture(game: str, players: int) -> None:
    for _, picture in pictures(game, players):
        _, _, width, height = (float(value) for value in picture.get("viewBox", "").split())
        for element in picture.iter():
            for x, y in reach(element):
                assert 0 <= x <= width, ElementTree.tostring(element)
                assert 0 <= y <= height, ElementTree.tostring(element)


def reach(element: ElementTree.Element) -> list[tuple[float, float]]:
    """Spots between which all of an element lies; words are taken to be of a wide font."""

    def number(name: str) -> float:
        return float(element.get(name, 0))

    tag = element.tag.removeprefix(SVG)
    if tag in {"circle", "ellipse"}:
        rx, ry = (number("r"), number("r")) if tag == "circle" else (number("rx"), number("ry"))
        x, y = number("cx"), number("cy")
        return [(x - rx, y - ry), (x + rx, y + ry)]
    if tag == "rect":
        x, y = number("x"), number("y")
        return [(x, y), (x + number("width"), y + number("height"))]
    if tag == "polygon":
        pairs = (pair.split(",") for pair in element.get("points", "").split())
        return [(float(x), float(y)) for x, y in pairs]
    if tag == "path":
        return path_spots(element.get("d", "").split())
    if tag == "text":
        wide = len(element.text or "") * number("font-size") * 0.62
        left = {"start": 0.0, "middle": wide / 2, "end": wide}[
            element.get("text-anchor", "start")
        ]
        x, y = number("x") - left, number("y")
        return [(x, y - number("font-size")), (x + wide, y)]
    return []


def path_spots(steps: list[str]) -> list[tuple[float, float]]:
    """The spots a path goes to, and the control spots of its curves."""
    spots: list[tuple[float, float]] = []
    letter = ""
    sizes = {"M": 2, "L": 2, "Q": 4, "A": 7, "V": 1}
    while steps:
        if steps[0].isalpha():
            letter = steps.pop(0)
            continue
        numbers = [float(steps.pop(0)) for _ in range(sizes[letter])]
        if letter == "V":
            numbers = [spots[-1][0], *numbers]
        spots.append((numbers[-2], numbers[-1]))
        if letter == "Q":
            spots.append((numbers[0], numbers[1]))
    return spots


@every_game
def test_a_match_shows_its_board_in_notebooks(game: str, players: int) -> None:
    match = Match.new(game, players=players, seed=7)
    assert match._repr_svg_() == drawing.svg(match.view(None))


@every_game
def test_the_terminal_says_who_decides_and_who_has_won(game: str, players: int) -> None:
    for view in views(game, players):
        first, *rest = drawing.terminal(view).plain.splitlines()
        assert first.startswith(game_words(game, "en").say("title"))
        assert ("win" in first) == bool(view["winners"])
        marks = [line for line in rest if line.startswith("> ")]
        deciding = view["winners"] or [view["to_move"]]
        assert [line[3] for line in marks] == [SHAPES[seat] for seat in deciding]


@every_game
def test_the_terminal_picture_fits(game: str, players: int) -> None:
    for view in views(game, players):
        lines = drawing.terminal(view).plain.splitlines()
        if game != "triominos":
            assert max(len(line) for line in lines) <= 80
            assert len(lines) <= 40


@every_game
def test_the_text_of_a_seat_beside_a_board_is_not_broken_after_its_first_word(
    game: str, players: int
) -> None:
    board = 80 - drawing.PANEL
    voice = Voice(game)
    for view in views(game, players):
        lines = drawing.beside(view, voice, CanvasSize(80, 20)).plain.splitlines()[1:]
        assert max(map(len, lines)) <= 80
        # A space at the end of a row may have a colour.
        assert min(map(len, lines)) >= board
        named = [line for line in lines if " Player " in line[board:]]
        facts = descriptor_of(game).drawing().facts(view, voice.game)
        for line, has in zip(named, facts, strict=True):
            assert line.endswith((":", f": {', '.join(has)}"))


# -- colours --------------------------------------------------------------------------------


def contrast(one: str, other: str, dark: int) -> float:
    """The contrast of two colours as WCAG counts it."""
    light = sorted(luminance(PALETTE[name][dark]) for name in (one, other))
    return (light[1] + 0.05) / (light[0] + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


WORDS = [
    *product(("ink", "muted"), ("paper", "slab")),
    *(("ink", f"field-{k}") for k in range(4)),
    *(("chalk", f"number-{number}") for number in range(1, 6)),
]
SHAPES_ON = [
    *product(("lines", "accent"), ("paper", "slab")),
    *(("chalk", f"seat-{k}") for k in range(4)),
    *((f"mark-{k}", f"field-{k}") for k in range(4)),
    *product(("outline",), ("stone", "stone-side")),
]


@pytest.mark.parametrize("dark", [0, 1])
def test_words_and_shapes_stand_out(dark: int) -> None:
    for one, other in WORDS:
        assert contrast(one, other, dark) >= 4.5, (one, other)
    for one, other in SHAPES_ON:
        assert contrast(one, other, dark) >= 3, (one, other)
