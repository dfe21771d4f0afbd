"""What each key of a game's JSON values means, read from the types that describe them."""

from __future__ import annotations

import ast
import inspect
import sys
from functools import cache
from textwrap import dedent


@cache
def read_key_texts(kind: type) -> dict[str, str]:
    """For each key of a TypedDict, in order, the string below it; empty if there is none."""
    try:
        source = dedent(inspect.getsource(kind))
    except (OSError, TypeError):  # made by a call, not by a class
        return dict.fromkeys(kind.__annotations__, "")
    [declared] = ast.parse(source).body
    assert isinstance(declared, ast.ClassDef)
    found: dict[str, str] = {}
    for base in declared.bases:
        parent = getattr(sys.modules[kind.__module__], ast.unparse(base), None)
        if parent is not None and hasattr(parent, "__required_keys__"):
            found |= read_key_texts(parent)
    for key, below in zip(declared.body, [*declared.body[1:], None], strict=True):
        if isinstance(key, ast.AnnAssign) and isinstance(key.target, ast.Name):
            found[key.target.id] = text_of(below)
    return found


def text_of(statement: ast.stmt | None) -> str:
    """The text of a statement that is nothing but a string, on one line."""
    if not isinstance(statement, ast.Expr) or not isinstance(statement.value, ast.Constant):
        return ""
    return " ".join(str(statement.value.value).split())
