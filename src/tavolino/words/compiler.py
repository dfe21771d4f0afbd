"""Compiles a Fluent file to texts that are data.

Terms, and messages that others refer to, are filled in. So a text has gaps for its own
variables and for nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple, TypeAlias

from fluent.syntax import ast

from tavolino.words import BadWords
from tavolino.words.fluent import parsed
from tavolino.words.texts import Gap, Text

Expression: TypeAlias = ast.InlineExpression | ast.Placeable | ast.SelectExpression


class Scope(NamedTuple):
    """Where an expression is: the message, what it was reached through, and given values."""

    message: str
    path: tuple[str, ...] = ()
    values: Mapping[str, str] | None = None
    """The arguments of a term. A message has none: its variables stay gaps."""


class Compiler:
    """The messages and terms of one file."""

    def __init__(self, file: Path) -> None:
        self.file = file.name
        self.messages: dict[str, ast.Message] = {}
        self.terms: dict[str, ast.Term] = {}
        for entry in parsed(file):
            name = entry.id.name
            if name in (self.terms if isinstance(entry, ast.Term) else self.messages):
                raise self.bad(Scope(name), "is there twice")
            if isinstance(entry, ast.Term):
                self.terms[name] = entry
            else:
                self.messages[name] = entry

    def texts(self) -> dict[str, Text]:
        """All messages by name. Raises BadWords if one has something that is not supported."""
        return {name: self.text(name) for name in self.messages}

    def text(self, name: str) -> Text:
        """One message."""
        if self.messages[name].attributes:
            raise self.bad(Scope(name), "should be one text without attributes")
        return joined(self.message(name, Scope(name)))

    def bad(self, scope: Scope, why: str) -> BadWords:
        return BadWords(f"{self.file}: {scope.message} {why}")

    # -- patterns -------------------------------------------------------------------------

    def message(self, name: str, scope: Scope) -> Iterator[str | Gap]:
        """The pieces of a message, also where another refers to it."""
        if name not in self.messages:
            raise self.bad(scope, f"refers to {name}, which is missing")
        pattern = self.messages[name].value
        if pattern is None:
            raise self.bad(scope, f"needs the text of {name}, which has none")
        return self.pattern(pattern, self.entered(name, scope))

    def entered(self, name: str, scope: Scope) -> Scope:
        """The scope within a message or term. Raises BadWords if it refers to itself."""
        if name in scope.path:
            raise self.bad(scope, f"refers to {name} within itself")
        return scope._replace(path=(*scope.path, name))

    def pattern(self, pattern: ast.Pattern, scope: Scope) -> Iterator[str | Gap]:
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                yield element.value
            else:
                yield from self.expression(element.expression, scope)

    def expression(self, expression: Expression, scope: Scope) -> Iterator[str | Gap]:
        """The pieces that a placeable stands for."""
        match expression:
            case ast.Placeable():
                yield from self.expression(expression.expression, scope)
            case ast.SelectExpression():
                yield from self.select(expression, scope)
            case ast.MessageReference(attribute=None):
                yield from self.message(expression.id.name, scope)
            case ast.TermReference(attribute=None):
                yield from self.term(expression, scope)
            case _:
                yield self.value(expression, scope)

    def term(self, reference: ast.TermReference, scope: Scope) -> Iterator[str | Gap]:
        """The pieces of a term, with the values that it is given."""
        named = reference.arguments.named if reference.arguments else []
        values = {each.name.name: literal(each.value) for each in named}
        inside = self.entered(f"-{reference.id.name}", scope)._replace(values=values)
        return self.pattern(self.term_of(reference, scope).value, inside)

    def term_of(self, reference: ast.TermReference, scope: Scope) -> ast.Term:
        if reference.id.name not in self.terms:
            raise self.bad(scope, f"refers to -{reference.id.name}, which is missing")
        return self.terms[reference.id.name]

    # -- values ---------------------------------------------------------------------------

    def value(self, expression: Expression, scope: Scope) -> str | Gap:
        """A value that is known here as a string, or a gap for one that is not."""
        match expression:
            case ast.StringLiteral() | ast.NumberLiteral():
                return literal(expression)
            case ast.VariableReference():
                return self.variable(expression.id.name, scope)
            case ast.TermReference(attribute=ast.Identifier() as attribute):
                return self.attribute(expression, attribute.name, scope)
            case ast.FunctionReference(id=ast.Identifier(name="NUMBER")):
                return self.number(expression, scope)
        raise self.bad(scope, "uses more of Fluent than texts, choices, terms and NUMBER")

    def variable(self, name: str, scope: Scope) -> str | Gap:
        return {"value": name} if scope.values is None else scope.values.get(name, "")

    def attribute(self, reference: ast.TermReference, name: str, scope: Scope) -> str:
        """An attribute of a term, by which texts are chosen: its gender, for example."""
        attributes = self.term_of(reference, scope).attributes
        for each in attributes:
            if each.id.name == name:
                text = joined(self.pattern(each.value, scope))
                if isinstance(text, str):
                    return text
        raise self.bad(scope, f"needs -{reference.id.name}.{name}, which is no plain text")

    def number(self, call: ast.FunctionReference, scope: Scope) -> str | Gap:
        """A number with a format of its own."""
        [argument] = call.arguments.positional
        value = self.value(argument, scope)
        options = {each.name.name: option(each.value) for each in call.arguments.named}
        if isinstance(value, dict) and options:
            value["number"] = options
        return value

    # -- choices --------------------------------------------------------------------------

    def select(self, select: ast.SelectExpression, scope: Scope) -> Iterator[str | Gap]:
        """The form that is chosen here, or all of them for a value that is not known yet."""
        by = self.value(select.selector, scope)
        forms = {key_of(variant): variant for variant in select.variants}
        [usual] = (key for key, variant in forms.items() if variant.default)
        if isinstance(by, str):
            yield from self.pattern(forms[by if by in forms else usual].value, scope)
            return
        by["usual"] = usual
        by["forms"] = {
            key: joined(self.pattern(variant.value, scope)) for key, variant in forms.items()
        }
        yield by


def key_of(variant: ast.Variant) -> str:
    """The number, plural category or name of a form."""
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


def literal(expression: ast.StringLiteral | ast.NumberLiteral) -> str:
    """What a literal says."""
    return str(expression.parse()["value"])


def option(expression: ast.StringLiteral | ast.NumberLiteral) -> str | int:
    """An option of NUMBER."""
    value = expression.parse()["value"]
    return value if isinstance(value, str) else int(value)


def joined(pieces: Iterator[str | Gap]) -> Text:
    """A text from its pieces, as short as possible."""
    text: list[str | Gap] = [""]
    for piece in pieces:
        if isinstance(piece, str) and isinstance(text[-1], str):
            text[-1] += piece
        else:
            text.append(piece)
    if len(text) == 1 and isinstance(text[0], str):
        return text[0]
    return [piece for piece in text if piece]
