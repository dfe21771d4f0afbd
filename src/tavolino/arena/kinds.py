"""Kinds of action: the rule that a decision used, in the words of the rulebooks."""

from __future__ import annotations

from tavolino.games import descriptor_of
from tavolino.games.kinds import effects_by_type
from tavolino.rules.position import Position


def kind_of(game: str, before: Position, code: int) -> str:
    """The kind of a legal action, by its effects."""
    descriptor = descriptor_of(game)
    rules = descriptor.rules
    after = before.copy()
    after.apply(code)
    did = effects_by_type(rules.effects(before, code, after))
    return descriptor.kind(rules.text(code), did, before)
