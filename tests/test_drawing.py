"""Pictures show what a view knows, all of it and nothing else."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import product
from xml.etree import ElementTree

import pytest

from pictures import (
    SVG,
    every_game,
    every_number,
    filled,
    marked,
    pictures,
    pictures_of,
    values,
    views,
    views_of,
    written,
)
from tavolino.drawing.palette import PALETTE
from tavolino.drawing.style import HOLLOW, SHAPES
from tavolino.games import GAMES
from tavolino.rules.anneaux.types import AnneauxView
from tavolino.rules.dimenticato.game import DimenticatoGame
from tavolino.rules.dimenticato.types import DimenticatoGeometry, DimenticatoView
from tavolino.rules.memento.game import MementoGame
from tavolino.rules.memento.types import MementoView
from tavolino.rules.triominos.types import TriominosView
from tavolino.table import drawing
from tavolino.table.match import Match

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
        assert first.startswith(GAMES[game].title)
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


# -- Memento --------------------------------------------------------------------------------


@every_number
def test_memento_shows_every_figure_with_its_height(players: int) -> None:
    for view, picture in pictures_of(MementoView, players):
        figures = marked(picture, "at", "height")
        assert {values(figure, "at", "seat", "height") for figure in figures} == {
            (name, str(figure["seat"]), str(figure["height"]))
            for name, figure in view["figures"].items()
        }
        for figure in figures:
            assert filled(figure, "stone") == int(figure.get("data-height", 0))
        (supply,) = marked(picture, "supply")
        assert filled(supply, "stone") == view["supply"]
        assert written(supply) == [f"Supply {view['supply']}"]


@every_number
def test_memento_in_the_terminal_names_all_points_and_figures(players: int) -> None:
    for view in views_of(MementoView, players):
        words = drawing.terminal(view).plain
        for name in MementoGame().geometry(players)["points"]:
            assert name in words
        for name, figure in view["figures"].items():
            assert f"{name}{SHAPES[figure['seat']]}{figure['height']}" in words


# -- Anneaux --------------------------------------------------------------------------------


@every_number
def test_anneaux_shows_every_pawn_the_spent_ones_and_the_locked_ring(players: int) -> None:
    for view, picture in pictures_of(AnneauxView, players):
        assert {values(pawn, "at", "seat", "spent") for pawn in marked(picture, "at")} == {
            (name, str(seat), "true" if name in view["spent"] else None)
            for seat, names in enumerate(view["pawns"])
            for name in names
        }
        locked = [ring.get("data-ring") for ring in marked(picture, "locked")]
        assert locked == ([view["last_ring"]] if view["last_ring"] else [])
        for seat, hand in enumerate(view["hand"]):
            if seat in view["in_play"]:
                assert f"{hand} in hand" in written(picture)


@every_number
def test_anneaux_in_the_terminal_names_all_cells_and_pawns(players: int) -> None:
    for view in views_of(AnneauxView, players):
        words = drawing.terminal(view).plain
        for ring, number in product("ABC", "12345678"):
            assert ring + number in words
        for seat, names in enumerate(view["pawns"]):
            for name in names:
                assert name + (HOLLOW if name in view["spent"] else SHAPES)[seat] in words


# -- My First Triominos -----------------------------------------------------------------------


@every_number
def test_triominos_shows_every_card_with_its_numbers_and_dots(players: int) -> None:
    for view, picture in pictures_of(TriominosView, players):
        on_table = [values(card, "cell", "card") for card in marked(picture, "cell")]
        assert sorted(on_table) == sorted(tuple(laid.split("=")) for laid in view["table"])
        for card in marked(picture, "card"):
            numbers = card.get("data-card", "")
            if numbers != "***":
                assert "".join(written(card)) == numbers
                dots = list(card.iter(f"{SVG}circle"))
                assert len(dots) == sum(int(number) for number in numbers)


@every_number
def test_triominos_shows_the_racks_that_are_known_and_no_others(players: int) -> None:
    for view, picture in pictures_of(TriominosView, players):
        racks = Counter(values(card, "rack", "card") for card in marked(picture, "rack"))
        known = Counter(
            (str(seat), card) for seat, rack in enumerate(view["racks"]) for card in rack or []
        )
        assert racks == known
        assert len(marked(picture, "card")) == len(view["table"]) + known.total()
        assert f"Pot {view['pot']}" in written(picture)


@every_number
def test_triominos_in_the_terminal_names_the_free_cells_and_shows_the_numbers(
    players: int,
) -> None:
    for view, picture in pictures_of(TriominosView, players):
        words = drawing.terminal(view).plain
        board = words[words.index("\n") : words.index(SHAPES[0])].removesuffix("> ")
        names = sorted((cell.get("data-free", "") for cell in marked(picture, "free")), key=len)
        for name in reversed(names):
            assert name in board
            board = board.replace(name, "", 1)
        laid = "".join(card.split("=")[1] for card in view["table"])
        assert Counter(filter(str.isalnum, board)) == Counter(laid.replace("***", "joker"))


def test_triominos_free_cells_are_those_beside_a_card() -> None:
    start = Match.new("triominos", players=2, seed=1)
    picture = ElementTree.fromstring(drawing.svg(start.view(None)))
    assert {cell.get("data-free") for cell in marked(picture, "free")} == {
        "v0,0",
        "v-1,0",
        "v0,-1",
    }


# -- Dimenticato ------------------------------------------------------------------------------


@every_number
def test_dimenticato_shows_every_figure_and_every_number_that_is_not_covered(
    players: int,
) -> None:
    for view, picture in pictures_of(DimenticatoView, players):
        assert {
            values(figure, "at", "seat", "figure") for figure in marked(picture, "figure")
        } == {
            (f"{row},{column}", str(seat), str(number))
            for seat, places in enumerate(view["figures"])
            for number, (row, column) in enumerate(places, 1)
        }
        dice = marked(picture, "dice")
        numbers = [None if number is None else str(number) for number in view["numbers"]]
        assert [die.get("data-number") for die in dice] == numbers
        assert [die.get("data-colour") for die in dice] == [str(k) for k in view["colours"]]


@every_number
def test_dimenticato_shows_no_number_under_a_figure(players: int) -> None:
    for view, picture in pictures_of(DimenticatoView, players):
        covered = {f"{row},{column}" for places in view["figures"] for row, column in places}
        for die, number in zip(marked(picture, "dice"), view["numbers"], strict=True):
            if die.get("data-dice") not in covered:
                assert (filled(die, "ink"), written(die)) == (number, [])
            else:
                # One mark for the colour; the number only once the game is over.
                assert filled(die, "ink") == 1
                assert written(die) == ([] if number is None else [str(number)])
                assert (number is not None) == bool(view["winners"])


@every_number
def test_dimenticato_in_the_terminal_can_be_read_field_by_field(players: int) -> None:
    geometry = DimenticatoGame().geometry(players)
    dice = [name for card in geometry["cards"] for name in card["fields"]]
    for view in views_of(DimenticatoView, players):
        expected = {
            name: f" {' ' if number is None else number}{HOLLOW[colour]} "
            for name, colour, number in zip(dice, view["colours"], view["numbers"], strict=True)
        }
        for seat, names in enumerate(geometry["starts"]):
            expected |= dict.fromkeys(names, f" #{HOLLOW[seat]} ")
        for seat, places in enumerate(view["figures"]):
            for figure, (row, column) in enumerate(places, 1):
                _, number, shape, _ = list(expected[f"{row},{column}"])
                shown = number if number.isdigit() else " "
                expected[f"{row},{column}"] = f"{SHAPES[seat]}{figure}{shape}{shown}"
        assert fields_read(drawing.terminal(view).plain, geometry) == expected


def fields_read(words: str, geometry: DimenticatoGeometry) -> dict[str, str]:
    """The four characters of each field, found by the numbers of rows and columns."""
    _, columns, *lines = words.splitlines()
    across = {match[0]: match.start() for match in re.finditer(r"-?[0-9]+", columns)}
    down = {line[:2].strip(): line for line in lines if line[:2].strip(" >")}
    read = {}
    for name in geometry["fields"]:
        row, column = name.split(",")
        middle = across[column] + len(column) // 2
        read[name] = down[row].ljust(100)[middle - 2 : middle + 2]
    return read


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
