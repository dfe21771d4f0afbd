"""What any game gets that brings nothing but rules: drawing, numbers, arrays, kinds."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from support.pebbles import PebblesGame
from tavolino.drawing.canvas import CanvasSize
from tavolino.games import plain
from tavolino.games.action_space import legal_numbers
from tavolino.games.beliefs import HiddenInformationBelief, PerfectInformationBelief
from tavolino.games.descriptor import Descriptor
from tavolino.games.kinds import prefix_kind
from tavolino.games.tensors import plain_writer
from tavolino.rules.types import PlainGeometry
from tavolino.words.fluent import words as words_of

GEOMETRY: PlainGeometry = {
    "box": {"x": -2, "y": -2, "width": 4, "height": 4},
    "places": {"a": {"x": -1, "y": 0}, "b": {"x": 1, "y": 0}, "c": {"x": 0, "y": 1}},
    "lines": [["a", "b", "c"]],
    "turning": {
        "disc": {"centre": {"x": 0, "y": 0}, "radius": 1.5, "places": ["a", "b"], "turn": 90}
    },
}
SVG = "{http://www.w3.org/2000/svg}"


class PlainPebbles(PebblesGame):
    """Pebbles on three places, with a stack and a piece that is nobody's."""

    def view(self, position: Any, seat: int | None) -> Any:
        pieces = {"a": {"seat": 1, "count": 3}, "b": {"seat": None, "kind": "rock"}}
        counts = {"left": [int(position.heap)] * int(position.players)}
        return {**super().view(position, seat), "pieces": pieces, "counts": counts}

    def geometry(self, players: int) -> Any:
        return GEOMETRY


class Plain(Descriptor):
    """Nothing but rules."""

    rules = PlainPebbles()


GAME = Plain()


def begun() -> Any:
    """A first position of three seats."""
    return GAME.rules.start(3, {}, {"start": 0})


def test_a_picture_shows_places_lines_parts_and_pieces() -> None:
    view = GAME.rules.view(begun(), 0)
    picture = ElementTree.fromstring(GAME.svg(view))
    hints = {title.text for title in picture.iter(f"{SVG}title")}
    assert {"c", "a: Player 2's piece, 3 high", "b: nobody's rock"} <= hints
    assert len(list(picture.iter(f"{SVG}path"))) == 1
    assert (picture.findtext(f"{SVG}desc") or "").startswith("a: Player 2's piece, 3 high.")


def test_the_terminal_shows_the_same_within_its_width() -> None:
    view, geometry = GAME.rules.view(begun(), 0), GAME.rules.geometry(3)
    words = plain.board(view, geometry, CanvasSize(80, 36)).plain
    assert "■3" in words
    assert "#" in words
    assert " c" in words
    facts = plain.facts(view, words_of("en", "plain"))
    assert any("left: 12" in fact for seat in facts for fact in seat)
    assert max(map(len, words.splitlines())) <= 80


def shown_with(place: dict[str, Any]) -> tuple[set[str], set[str], str]:
    """The texts and hints of a picture, and the terminal's board, if place c has these keys."""
    places = {**GEOMETRY["places"], "c": {**GEOMETRY["places"]["c"], **place}}
    view, geometry = GAME.rules.view(begun(), 0), {**GEOMETRY, "places": places}
    picture = ElementTree.fromstring(plain.svg("Pebbles", view, geometry))
    texts, hints = (
        {each.text or "" for each in picture.iter(f"{SVG}{kind}")} for kind in ("text", "title")
    )
    return texts, hints, plain.board(view, geometry, CanvasSize(80, 36)).plain


def test_a_place_shows_its_label_instead_of_its_name() -> None:
    texts, hints, words = shown_with({"label": "well"})
    assert "well" in texts
    assert "c" not in texts
    assert "c" in hints
    assert "well" in words


def test_a_place_with_an_empty_label_is_an_empty_well() -> None:
    texts, hints, words = shown_with({"label": ""})
    assert "c" not in texts
    assert "c" in hints
    assert "\u00b7" in words


def test_a_hidden_place_is_not_drawn() -> None:
    texts, hints, words = shown_with({"hidden": True, "label": "well"})
    assert not {"c", "well"} & (texts | hints)
    assert "well" not in words
    assert "\u00b7" not in words


def test_a_piece_on_a_hidden_place_is_drawn() -> None:
    places = {name: {**at, "hidden": True} for name, at in GEOMETRY["places"].items()}
    view, geometry = GAME.rules.view(begun(), 0), {**GEOMETRY, "places": places}
    assert "b: nobody&#x27;s rock" in plain.svg("Pebbles", view, geometry)
    assert "■3" in plain.board(view, geometry, CanvasSize(80, 36)).plain


def test_a_game_without_places_is_drawn_as_its_seats() -> None:
    view = GAME.rules.view(begun(), None)
    assert not plain.board(view, {}, CanvasSize(80, 36))
    assert "Player 3" in plain.svg("Pebbles", view, {})


def test_actions_are_numbered_in_the_order_of_their_codes() -> None:
    # Whatever can be written can be read again, so codes that are no action are left out.
    assert GAME.rules.every_code() == [1, 2, 3]
    actions = GAME.actions(2)
    assert legal_numbers(begun(), actions) == [0, 1, 2]
    assert actions.code(begun(), 2) == 3


def test_arrays_hold_pieces_by_seat_from_the_one_that_looks() -> None:
    np = pytest.importorskip("numpy")
    writer = plain_writer(GAME.rules)
    parts = {name: np.zeros(shape) for name, shape in writer.shapes(3).items()}
    parts["decisions"] = np.zeros(1)
    writer.write(parts, GAME.rules.view(begun(), 2))
    assert parts["pieces"].tolist() == [[0, 0, 0], [0, 0, 0], [1, 0, 0], [0, 1, 0]]
    assert parts["stacks"].tolist() == [pytest.approx(2 / 3), 0, 0]
    assert parts["count_left"].tolist() == [pytest.approx(12 / 13)] * 3


@pytest.mark.parametrize(
    ("text", "kind"), [("take 3", "take"), ("pass", "pass"), ("@A1", "@"), ("a1-a2", "move")]
)
def test_the_kind_of_an_action_is_how_its_text_begins(text: str, kind: str) -> None:
    assert prefix_kind(text) == kind


def test_worlds_are_drawn_only_where_something_is_hidden() -> None:
    class Hidden(Descriptor):
        """A game that hides something."""

        rules = PlainPebbles()

    Hidden.rules.hides = True
    assert type(GAME.belief()) is PerfectInformationBelief
    assert type(Hidden().belief()) is HiddenInformationBelief
