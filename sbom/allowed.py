"""Which licences may be in what we ship."""

from __future__ import annotations

import re

ALLOWED = {
    "0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "OFL-1.1", "PSF-2.0",
    "Zlib", "blessing", "bzip2-1.0.6",
    # Packages without an SPDX identifier have one of these classifiers.
    "Apache Software License", "BSD License", "ISC License (ISCL)", "MIT License",
}  # fmt: skip
"""Licences that ask for a notice at most: you may ship, change and sell what has them."""

ALLOWED_FOR = {"pyodide": {"MPL-2.0"}}
"""Licences that are allowed for one package only. The MPL asks for the source of its files, and
for changes to them: we ship Pyodide's files unchanged, and `licenses.txt` says where their
source is."""

TOKENS = re.compile(r"[()]|\bAND\b|\bOR\b|\bWITH\b|[^()\s]+")


def is_allowed(package: str, declared: str) -> bool:
    """Whether a package may be shipped with the licence that it declares.

    `declared` is an SPDX expression, or classifiers with semicolons between them, which all
    apply.
    """
    allowed = ALLOWED | ALLOWED_FOR.get(package, set())
    classifiers = [each.strip() for each in declared.split(";")]
    return all(each in allowed or Expression(each, allowed).holds() for each in classifiers)


class Expression:
    """An SPDX expression. AND binds more tightly than OR; exceptions (WITH) are not allowed."""

    def __init__(self, text: str, allowed: set[str]) -> None:
        self.tokens = TOKENS.findall(text)
        self.allowed = allowed

    def holds(self) -> bool:
        """Whether the allowed licences are enough. What cannot be read is not allowed."""
        try:
            return self.any_of() and not self.tokens
        except IndexError:  # it ends too early
            return False

    def any_of(self) -> bool:
        """Alternatives, one of which is enough."""
        found = self.all_of()
        while self.tokens[:1] == ["OR"]:
            self.tokens.pop(0)
            found = self.all_of() or found
        return found

    def all_of(self) -> bool:
        """Licences that all apply."""
        found = self.one()
        while self.tokens[:1] == ["AND"]:
            self.tokens.pop(0)
            found = self.one() and found
        return found

    def one(self) -> bool:
        """One licence, or an expression in parentheses."""
        token = self.tokens.pop(0)
        if token != "(":  # noqa: S105 - a parenthesis is no password
            return token in self.allowed
        found = self.any_of()
        return self.tokens.pop(0) == ")" and found
