"""The conformance kit notices a broken game: each property is broken once."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product
from typing import Any

import pytest

from support.pebbles import Pebbles, PebblesGame
from tavolino.games import GAMES
from tavolino.table.conformance import Violation, conform, every_options, values_of

SOUND: dict[str, Any] = {**vars(Pebbles), **vars(PebblesGame)}
"""The methods of the sound game, by name."""


def descending(self: Any, actions: Any) -> int:
    legal = SOUND["legal_into"](self, actions)
    if legal > 1:
        actions[0], actions[1] = actions[1], actions[0]
    return int(legal)


def nothing_at_five(self: Any, actions: Any) -> int:
    return 0 if self.heap == 5 else int(SOUND["legal_into"](self, actions))


def mostly_one(self: Any, rng: Any) -> int:
    return 1 if rng.below(4) else int(SOUND["sample"](self, rng))


def more_than_there_are(self: Any, rng: Any) -> int:
    return 3 if self.heap < 3 else int(SOUND["sample"](self, rng))


def one_text_for_two(self: Any, code: int) -> str:
    return f"take {min(code, 2)}"


def any_text_will_do(self: Any, text: str) -> int:
    return int(text[-1]) if text[-1:] in {"1", "2", "3"} else 1


def forgets_the_heap(self: Any, other: Any) -> None:
    self.copy_common(other)
    self.size = other.size


def shares_its_past(self: Any, other: Any) -> None:
    SOUND["copy_from"](self, other)
    self.limit = other.limit = other.limit - 1


def an_unheard_of_reason(self: Any, position: Any, code: int) -> str:
    return "because"


def everyone_loses(self: Any, code: int) -> None:
    SOUND["apply"](self, code)
    if self.winners:
        self.winners = 16


def nobody_wins(self: Any, code: int) -> None:
    SOUND["apply"](self, code)
    self.winners = 0


def a_tuple_in_the_view(self: Any, position: Any, seat: Any) -> Any:
    return SOUND["view"](self, position, seat) | {"pair": (1, 2)}


def another_world(self: Any, view: Any, rng: Any) -> Any:
    position = SOUND["determinize"](self, view, rng)
    position.heap += 1
    return position


def another_past(self: Any, position: Any) -> Any:
    return {"start": (int(position.start) + 1) % int(position.players)}


def the_first_seat_always_begins(self: Any, players: int, options: Any, setup: Any) -> Any:
    return Pebbles(players, 0, options["limit"], options["heap"])


def tells_the_newest_alone(
    self: Any, entries: Any, position: Any, seat: Any, first: int = 0, *page: Any
) -> Any:
    later = entries[first:]
    return later if len(later) == 1 else [{**entry, "effects": []} for entry in later]


def ignores_the_end(
    self: Any, entries: Any, position: Any, seat: Any, first: int = 0, *page: Any
) -> Any:
    return entries[first:]


def means_nothing(self: Any, position: Any, pointed: Any) -> None:
    return None


def leaves_a_trace(self: Any, view: Any, pointed: Any) -> str | None:
    view["asked"] = True
    return PebblesGame.why_not(self, view, pointed)


BROKEN: list[tuple[str, Callable[..., Any], str]] = [
    ("legal_into", descending, "ascend"),
    ("legal_into", nothing_at_five, "there is a legal action"),
    ("sample", mostly_one, "uniform"),
    ("sample", more_than_there_are, "sampled action is legal|uniform"),
    ("text", one_text_for_two, "one text|reads as it is written"),
    ("code", any_text_will_do, "is no action"),
    ("copy_from", forgets_the_heap, "copy"),
    ("copy_from", shares_its_past, "copy|key"),
    ("refusal", an_unheard_of_reason, "refused for a reason"),
    ("apply", everyone_loses, "shares sum"),
    ("apply", nobody_wins, "at least one winner"),
    ("view", a_tuple_in_the_view, "survives JSON"),
    ("determinize", another_world, "the same view"),
    ("redact", tells_the_newest_alone, "told as the whole past tells them"),
    ("redact", ignores_the_end, "entries .* to .* are told as the whole past tells them"),
    ("setup", another_past, "where its past leads|legal in a sampled world"),
    ("begin", the_first_seat_always_begins, "the first to move"),
    ("meant", means_nothing, "closed for a reason exactly if"),
    ("why_not", leaves_a_trace, "asking why changes nothing"),
]


def fresh(self: Any) -> Any:
    return type(self)(int(self.players), 0, 1, 0)


def game_with(method: str, broken: Callable[..., Any]) -> Any:
    """Pebbles with one method of its position or of its face replaced."""
    of_position = {method: broken} if method in vars(Pebbles) else {}
    of_game = {} if of_position else {method: broken}
    position: Any = type("Pebbles", (Pebbles,), {"fresh": fresh, **of_position})

    def begin(self: Any, players: int, options: Any, setup: Any) -> Any:
        return position(players, setup["start"], options["limit"], options["heap"])

    return type("PebblesGame", (PebblesGame,), {"begin": begin, **of_game})()


@pytest.mark.parametrize(
    ("method", "broken", "complaint"), BROKEN, ids=[b.__name__ for _, b, _ in BROKEN]
)
def test_a_broken_game_does_not_conform(
    method: str, broken: Callable[..., Any], complaint: str
) -> None:
    with pytest.raises(Violation, match=complaint):
        conform(game_with(method, broken), 2, {}, games=60)


def test_the_sound_game_conforms() -> None:
    assert conform(PebblesGame(), 2, {}, games=60) > 60


# -- games that hide something ----------------------------------------------------------------


def veiled(
    *,
    hides: bool = True,
    shows_at_first: bool = False,
    sees_through: bool = False,
    says_what_it_shows: bool = True,
) -> Any:
    """Pebbles in a bag: how many there are is dealt, and seen only when few are left.

    Perhaps the bag is open before the first decision, or whoever guesses knows what is in it,
    or whoever looked into it may take that back.
    """

    class Bag(PebblesGame):
        def deal(self, players: int, options: Any, rng: Any) -> Any:
            return {"start": 0, "heap": 12 if sees_through else 12 + int(rng.below(20))}

        def begin(self, players: int, options: Any, setup: Any) -> Any:
            return Pebbles(players, setup["start"], options["limit"], setup["heap"])

        def setup(self, position: Any) -> Any:
            return {"start": int(position.start), "heap": int(position.size)}

        def view(self, position: Any, seat: Any) -> Any:
            heap, taken = int(position.heap), int(position.size - position.heap)
            is_open = heap < 4 or (shows_at_first and taken == 0)
            return {
                **self.common_view(position, seat),
                "options": {"heap": 12, "limit": int(position.limit)},
                "taken": taken,
                "left": heap if is_open else None,
            }

        def reveals(self, entry: Any, options: Any, seat: int) -> bool:
            return says_what_it_shows  # each time, whether few are left

        def determinize(self, view: Any, rng: Any) -> Any:
            heap = view["left"]
            if heap is None:
                heap = 12 - view["taken"] if sees_through else 4 + int(rng.below(20))
            setup = {"start": view["start"], "heap": heap + view["taken"]}
            position: Any = self.start(view["players"], view["options"], setup)
            self.restore_common(position, view)
            position.heap = heap
            return position

    game = Bag()
    game.hides = hides
    return game


def test_a_game_that_hides_something_conforms() -> None:
    assert conform(veiled(), 2, {}, games=60) > 60


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (veiled(hides=False), "hides nothing has one world"),
        (veiled(sees_through=True), "every world is the real one"),
        (veiled(shows_at_first=True), "looked the same before"),
        (veiled(says_what_it_shows=False), "taken back has shown nothing"),
    ],
    ids=["says it hides nothing", "hides nothing", "forgets what it showed", "shows in secret"],
)
def test_a_game_whose_secrets_are_none_does_not_conform(game: Any, complaint: str) -> None:
    with pytest.raises(Violation, match=complaint):
        conform(game, 2, {}, games=60)


# -- options ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_any_two_option_values_meet_in_a_set_of_options(name: str) -> None:
    game = GAMES[name]
    tried = every_options(game)
    assert tried[0] == game.complete({})
    for one, other in combinations(game.options, 2):
        for values in product(values_of(one), values_of(other)):
            assert values in [(each[one.name], each[other.name]) for each in tried]


@pytest.mark.parametrize("name", GAMES)
def test_every_option_value_is_tried_where_all_others_have_their_defaults(name: str) -> None:
    game = GAMES[name]
    tried = every_options(game)
    for option in game.options:
        for value in values_of(option):
            assert game.complete({option.name: value}) in tried
