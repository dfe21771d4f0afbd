"""The games that are installed, and all that belongs to each besides its rules.

A package adds a game by an entry point of the group `tavolino.games` that names its
descriptor; the games of this package are found in the same way.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from tavolino.games.descriptor import Descriptor
from tavolino.rules.errors import UnknownGame
from tavolino.rules.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "tavolino.games"
HOME: Final = "tavolino"
"""The distribution whose games come first."""


@cache
def descriptors() -> Mapping[str, Descriptor]:
    """The descriptors of all games that are installed, in the order of lists."""
    # Takes as long to import as the rest of this package, which some never need.
    from importlib.metadata import entry_points

    found: dict[str, Descriptor] = {}
    for point in sorted(entry_points(group=GROUP), key=where_from):
        try:
            descriptor = loaded(point)
        except BadDescriptor as error:
            # One package that is broken must not take the other games away.
            warnings.warn(f"a game is left out: {error}", stacklevel=2)
            continue
        found.setdefault(point.name, descriptor)
    # A stable sort: what a package ranks alike stays in the order of names.
    return dict(sorted(found.items(), key=lambda game: game[1].rank))


def where_from(point: EntryPoint) -> tuple[bool, str, str]:
    """Sorts entry points: our own first, then by the name of their distribution."""
    package = point.dist.name if point.dist else ""
    return package != HOME, package, point.name


class BadDescriptor(ValueError):
    """An entry point that names no game that can be used; says why."""


def loaded(point: EntryPoint) -> Descriptor:
    """The descriptor that an entry point names; BadDescriptor if it is none."""
    name = f"{point.name} ({point.value})"
    try:
        descriptor = point.load()
    except Exception as error:  # whatever a foreign package raises
        raise BadDescriptor(
            f"{name} cannot be loaded: {type(error).__name__}: {error}"
        ) from error
    if not isinstance(descriptor, Descriptor):
        raise BadDescriptor(f"{name} is no tavolino.games.descriptor.Descriptor")
    if descriptor.rules.name != point.name:
        raise BadDescriptor(f"{name} has the rules of {descriptor.rules.name}")
    return descriptor


class Installed(Mapping[str, Game]):
    """The rules of every game that is installed, by name; found when first asked for."""

    def __getitem__(self, name: str) -> Game:
        return descriptors()[name].rules

    def __iter__(self) -> Iterator[str]:
        return iter(descriptors())

    def __len__(self) -> int:
        return len(descriptors())


GAMES: Final = Installed()
"""The rules of every game that is installed, by name."""


def own_games() -> list[Descriptor]:
    """The games that this package brings itself, which its documents describe."""
    return [each for each in descriptors().values() if is_own(each)]


def is_own(descriptor: Descriptor) -> bool:
    """Whether a game is one of this package."""
    return type(descriptor).__module__.startswith(f"{__name__}.")


def descriptor_of(name: str) -> Descriptor:
    """Everything that belongs to the game of this name; UnknownGame if there is none."""
    if name not in descriptors():
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(descriptors())}")
    return descriptors()[name]


def game_named(name: str) -> Game:
    """The rules of the game of this name; UnknownGame if there is none.

    >>> import tavolino
    >>> tavolino.game("anneaux").title
    'Anneaux'
    >>> tavolino.game("anneaux").players
    (2, 3, 4)
    """
    return descriptor_of(name).rules
