"""A game's register as Markdown: what is printed, what is our reading, and what is our own."""

from __future__ import annotations

from tavolino.games import descriptor_of
from tavolino.games.register import Statement

SECTIONS = {
    "As the rulebook has it": ("printed", "component", "tip", "note"),
    "Where languages disagree": ("contradiction",),
    "Our reading of what the rulebook leaves open": ("reading",),
    "Our own additions": ("ours",),
}


def register_tables(game: str) -> str:
    """One table for each kind of ruling."""
    statements = descriptor_of(game).register.values()
    parts = []
    for title, kinds in SECTIONS.items():
        chosen = [statement for statement in statements if statement.kind in kinds]
        if chosen:
            parts.append(f"### {title}\n\n{table(chosen)}")
    return "\n".join(parts)


def table(statements: list[Statement]) -> str:
    """A row for each statement, with columns for the reason and the option if any has one."""
    has_why = any(statement.why for statement in statements)
    has_option = any(statement.options for statement in statements)
    head = ["", "The rulebook", "We play"] + ["Why"] * has_why + ["Option"] * has_option
    rows = [
        [statement.id.partition(".")[2], statement.statement, statement.ruling]
        + [statement.why] * has_why
        + [", ".join(f"`{name}`" for name in statement.options)] * has_option
        for statement in statements
    ]
    return "".join(f"| {' | '.join(row)} |\n" for row in [head, ["---"] * len(head), *rows])
