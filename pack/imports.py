"""Finds out which modules a page can import, and which it does.

Packages that are not `PACKED` are missing in the page, and so is every module that cannot be
imported without them.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from installed import Games

ROOTS = ("tavolino.page.table", "tavolino.page.thinking")
"""What the page imports, besides the descriptors of the games."""

PACKED = {
    "itsdangerous": "itsdangerous",
    "librt": "librt",
    "msgspec": "msgspec",
    "mypy_extensions": "mypy-extensions",
    "structlog": "structlog",
}
"""The packages that the page may import, with the names of their distributions."""


class Imports(NamedTuple):
    """The names that a module imports, and those without which it cannot be imported."""

    all: set[str]
    required: set[str]


class Modules:
    """The modules of Tavolino and of the packages with games."""

    def __init__(self, games: Games) -> None:
        self.games = games
        self.imports = cache(self.read)
        self.lacking = cache(self.look_for_lacking)

    def playable(self) -> dict[str, str]:
        """The entry points of the games that a page can import. Says which it cannot."""
        found = {}
        for name, value in self.games.entry_points.items():
            if way := self.lacking(value.partition(":")[0]):
                sys.stderr.write(f"{name} is left out: {' needs '.join(way)}\n")
            else:
                found[name] = value
        return found

    def reached(self, points: dict[str, str]) -> tuple[list[str], set[str]]:
        """The modules that the page imports, and what else they import."""
        todo = [*ROOTS, *(value.partition(":")[0] for value in points.values())]
        found: set[str] = set()
        while todo:
            name = todo.pop()
            if name in found or self.games.file_of(name) is None or self.lacking(name):
                continue
            found.add(name)
            todo += self.imports(name).all
        for root in ROOTS:
            if root not in found:
                sys.exit(f"{root} is not in the pack: {' needs '.join(self.lacking(root))}")
        everything = {each for name in found for each in self.imports(name).all}
        return sorted(found), {each for each in everything if not self.games.has(each)}

    def look_for_lacking(self, name: str) -> tuple[str, ...]:
        """Why a page cannot import a module: who needs whom, down to what is missing."""
        package = name.partition(".")[0]
        if not self.games.has(name):
            known = package in PACKED or package in sys.stdlib_module_names
            return () if known else (package,)
        todo, by = [name], {name: ""}
        while todo:
            one = todo.pop()
            for each in sorted(self.imports(one).required if self.games.file_of(one) else ()):
                if each in by:
                    continue
                by[each] = one
                if not self.games.has(each) and self.lacking(each):
                    return chain(each, by)
                todo.append(each)
        return ()

    def read(self, name: str) -> Imports:
        """What a module imports."""
        file = self.games.file_of(name)
        assert file is not None, "only modules with a file are read"
        tree = ast.parse(file.read_text(encoding="utf-8"))
        package = {name.rpartition(".")[0]} - {""}
        return Imports(
            package.union(imported(tree, late=True)), package.union(imported(tree, late=False))
        )


def chain(last: str, by: dict[str, str]) -> tuple[str, ...]:
    """The way to a missing package, in order."""
    way = [last]
    while by[way[0]]:
        way.insert(0, by[way[0]])
    return tuple(way)


def imported(node: ast.AST, *, late: bool) -> Iterator[str]:
    """The names that code imports; with `late`, also in functions and where it may fail."""
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        for each in node.orelse:
            yield from imported(each, late=late)
        return
    if not late and isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Try):
        return
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    if isinstance(node, ast.ImportFrom) and node.module:
        yield node.module
        yield from (f"{node.module}.{alias.name}" for alias in node.names)
    for child in ast.iter_child_nodes(node):
        yield from imported(child, late=late)
