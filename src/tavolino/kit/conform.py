"""Runs all checks on the games of a package, and reports faults in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from traceback import walk_tb
from types import FrameType

from tavolino.games import GROUP, BadDescriptor, descriptors, load_descriptor
from tavolino.games.descriptor import Descriptor
from tavolino.kit import checks
from tavolino.kit.lesson import check_lesson
from tavolino.kit.rulebook import check_rulebook
from tavolino.kit.terms import check_terms
from tavolino.kit.words import check_words

CHECKS: dict[str, Callable[[Descriptor], Iterator[str]]] = {
    "rules": checks.check_rules,
    "memory": checks.check_memory,
    "bots": checks.check_bots,
    "pictures": checks.check_pictures,
    "adapters": checks.check_adapters,
    "board": checks.check_board,
    "words": check_words,
    "terms": check_terms,
    "rulebook": check_rulebook,
    "lesson": check_lesson,
}

OWN_MODULE = (
    "It brings its own board.js. That runs in the players' browsers with all their rights: it "
    "can act for them. Install it only if you trust its authors."
)


def points_of(package: str) -> list[EntryPoint]:
    """The games of a package, given by the name of the package, its module or a game."""
    wanted = package.replace("-", "_").lower()
    return [point for point in entry_points(group=GROUP) if wanted in names_of(point)]


def names_of(point: EntryPoint) -> set[str]:
    """All names by which someone may call the package of an entry point."""
    names = {point.name, point.module, point.module.partition(".")[0]}
    if point.dist is not None:
        names.add(point.dist.name.replace("-", "_").lower())
    return names


def brings_module(point: EntryPoint) -> bool:
    """Whether a game has its own board for the browser."""
    return point.name in descriptors() and descriptors()[point.name].module.is_file()


def findings(point: EntryPoint) -> Iterator[tuple[str, str]]:
    """For each check that finds a fault, its name and a sentence; nothing if all is well."""
    try:
        descriptor = load_descriptor(point)
    except BadDescriptor as error:
        yield "entry point", f"The game {error}."
        return
    if descriptors()[point.name] is not descriptor:
        yield "entry point", f"Another package has a game named {point.name}, which is used."
        return
    failures = set()
    for name, check in CHECKS.items():
        try:
            for sentence in check(descriptor):
                yield name, sentence
        except Exception as error:  # noqa: BLE001 - whatever a foreign package raises
            sentence = failure(descriptor, error)
            if sentence not in failures:  # most checks play the game
                yield name, sentence
            failures.add(sentence)


def failure(descriptor: Descriptor, error: Exception) -> str:
    """An error during a check as a sentence: which method of the game fails, how and where."""
    package = type(descriptor).__module__.partition(".")[0]
    steps = list(walk_tb(error.__traceback__))
    own = [step for step in steps if module_of(step[0]).partition(".")[0] == package]
    frame, line = (own or steps)[-1]
    failing = f"Its `{own[0][0].f_code.co_name}`" if own else "The check itself"
    what = ": ".join(filter(None, (type(error).__name__, str(error).rstrip("."))))
    return f"{failing} fails in {Path(frame.f_code.co_filename).name}, line {line}: {what}."


def module_of(frame: FrameType) -> str:
    """The name of the module to which a step of a traceback belongs."""
    return str(frame.f_globals.get("__name__", ""))
