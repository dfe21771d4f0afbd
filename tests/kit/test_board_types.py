"""The types for a `board.js` describe the rules' values; as a script, this writes them."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator

from support.paths import ROOT
from tavolino.rules import types

FILE = ROOT / "src" / "tavolino" / "kit" / "template" / "board-types.d.ts"
MARK = "// -- views, entries and geometry: written by tests/kit/test_board_types.py "
NEEDED = ("PlainView", "Entry", "PlainGeometry")
"""What a module is given; the types that these are made of come along."""

NAMES = {"str": "string", "int": "number", "float": "number", "bool": "boolean"}
CLASSES = {
    each.name: each
    for each in ast.parse(inspect.getsource(types)).body
    if isinstance(each, ast.ClassDef)
}


def typescript(hint: ast.expr) -> str:
    """A type of Python as TypeScript writes it."""
    match hint:
        case ast.Name(name):
            return NAMES.get(name, name)
        case ast.Constant(None):
            return "null"
        case ast.BinOp(left, ast.BitOr(), right):
            return f"{typescript(left)} | {typescript(right)}"
        case ast.Subscript(ast.Name("list"), part):
            return f"{typescript(part)}[]"
        case ast.Subscript(ast.Name("dict"), ast.Tuple([_, part])):
            return f"Record<string, {typescript(part)}>"
        case ast.Subscript(ast.Name("Literal"), ast.Tuple(values)):
            return " | ".join(f'"{ast.literal_eval(value)}"' for value in values)
    raise AssertionError(f"how does TypeScript write {ast.unparse(hint)}?")


def sentence(below: ast.stmt) -> str:
    """The string below a key or a name, as a comment."""
    assert isinstance(below, ast.Expr)
    text = ast.literal_eval(below.value)
    return f"/** {text[0].upper()}{text[1:].removesuffix('.')}. */"


def interface(declared: ast.ClassDef) -> str:
    """A TypedDict as an interface."""
    parents = [ast.unparse(base) for base in declared.bases]
    extends = "" if parents == ["TypedDict"] else f" extends {parents[0]}"
    lines = [sentence(declared.body[0]), f"export interface {declared.name}{extends} {{"]
    for key, below in zip(declared.body[1::2], declared.body[2::2], strict=True):
        assert isinstance(key, ast.AnnAssign)
        hint, maybe = key.annotation, ""
        if isinstance(hint, ast.Subscript) and ast.unparse(hint.value) == "NotRequired":
            hint, maybe = hint.slice, "?"
        told = sentence(below)
        lines += [f"  {told}", f"  {ast.unparse(key.target)}{maybe}: {typescript(hint)};"]
    return "\n".join([*lines, "}"])


def parts_of(name: str) -> Iterator[str]:
    """The TypedDicts that one is made of, and itself."""
    yield name
    for part in ast.walk(CLASSES[name]):
        if isinstance(part, ast.Name) and part.id in CLASSES and part.id != name:
            yield from parts_of(part.id)


def written() -> str:
    """The file with its last part as the rules' types say."""
    kept = FILE.read_text().partition(MARK)[0]
    needed = {part for name in NEEDED for part in parts_of(name)}
    interfaces = [interface(each) for name, each in CLASSES.items() if name in needed]
    return "\n\n".join([kept + MARK.ljust(95, "-"), *interfaces]) + "\n"


def test_the_types_for_a_board_describe_the_values_of_the_rules() -> None:
    assert FILE.read_text() == written()


if __name__ == "__main__":
    FILE.write_text(written())
