"""The installed games, and everything that belongs to each besides its rules.

A package adds a game with an entry point in the group `tavolino.games` that names its
descriptor. The games of this package are found in the same way.
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
"""The package whose games come first."""


@cache
def descriptors() -> Mapping[str, Descriptor]:
    """The descriptors of all installed games, in the order of lists."""
    # Takes as long to import as the rest of this package, and some callers never need it.
    from importlib.metadata import entry_points

    found: dict[str, Descriptor] = {}
    for point in sorted(entry_points(group=GROUP), key=where_from):
        try:
            descriptor = load_descriptor(point)
        except BadDescriptor as error:
            # One broken package must not take the other games away.
            warnings.warn(f"a game is left out: {error}", stacklevel=2)
            continue
        found.setdefault(point.name, descriptor)
    # A stable sort: games of equal rank stay in the order of names.
    return dict(sorted(found.items(), key=lambda game: game[1].rank))


def where_from(point: EntryPoint) -> tuple[bool, str, str]:
    """Sorts entry points: our own first, then by the module that they name."""
    # The name of a distribution would come from a parser of mails, which is slow to load.
    return not point.module.startswith(f"{HOME}."), point.module, point.name


class BadDescriptor(ValueError):
    """An entry point that names no usable game. The message says why."""


def load_descriptor(point: EntryPoint) -> Descriptor:
    """The descriptor that an entry point names. Raises BadDescriptor if it is not one."""
    name = f"{point.name} ({point.value})"
    try:
        descriptor = point.load()
    except Exception as error:  # whatever a foreign package raises
        raise BadDescriptor(
            f"{name} cannot be loaded: {type(error).__name__}: {error}"
        ) from error
    if not isinstance(descriptor, Descriptor):
        raise BadDescriptor(f"{name} is not a tavolino.games.descriptor.Descriptor")
    if descriptor.rules.name != point.name:
        raise BadDescriptor(f"{name} has the rules of {descriptor.rules.name}")
    return descriptor


class Installed(Mapping[str, Game]):
    """The rules of every installed game, by name; looked up on first use."""

    def __getitem__(self, name: str) -> Game:
        return descriptors()[name].rules

    def __iter__(self) -> Iterator[str]:
        return iter(descriptors())

    def __len__(self) -> int:
        return len(descriptors())


GAMES: Final = Installed()
"""The rules of every installed game, by name."""


def descriptor_of(name: str) -> Descriptor:
    """The descriptor of the game with this name. Raises UnknownGame if there is none."""
    if name not in descriptors():
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(descriptors())}")
    return descriptors()[name]


def game_named(name: str) -> Game:
    """The rules of the game with this name. Raises UnknownGame if there is none.

    >>> import tavolino
    >>> tavolino.game("anneaux").title
    'Anneaux'
    >>> tavolino.game("anneaux").players
    (2, 3, 4)
    """
    return descriptor_of(name).rules
