"""For the Python reference: the examples of a docstring become blocks of code."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*?(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)


class Fences(griffe.Extension):
    """Puts fences around examples, which Markdown would take for quotations."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Called for every object that has been read."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """A docstring whose examples are blocks of code."""
    return EXAMPLE.sub(lambda example: f"```pycon\n{example[0]}\n```", text)
