"""Collects the pages of the documentation, and writes the reference into them.

    python docs/make/pages.py build/pages

Pages are copied from docs/, and SECURITY.md from beside it. A mark such as
`<!-- write command -->` is replaced by what the program itself says, so the reference is always
up to date. The rules for players are also written in every language but English.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from command import command_reference
from http_api import http_reference
from register import register_tables
from rulebook import FOLDER as RULES
from rulebook import (
    check_pictures,
    games_with_rules,
    rulebook_list,
    rulebook_pages,
    rulebook_text,
)
from terms import size_table, term_tables

from tavolino.words import REFERENCE

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PICTURES = ROOT / "build" / "pictures"
"""The pictures of the rules, as `make docs` draws them with the client."""
NUNITO = ROOT / "web/node_modules/@fontsource-variable/nunito/files"

SHOWN = (
    "**/*.md",
    "pictures/*.svg",
    "screenshots/*.jpg",
    "balance/study.toml",
)
"""The files that belong to the site. The records in docs/ladder, for example, do not."""

WRITTEN: dict[str, Callable[[], str]] = {
    "command": command_reference,
    "http": http_reference,
    "rulebooks": rulebook_list,
    "sizes of rules": size_table,
    "terms": term_tables,
}
for game in games_with_rules():
    WRITTEN[f"register {game}"] = partial(register_tables, game)
    WRITTEN[f"rulebook {game}"] = partial(rulebook_text, game, REFERENCE)

THEME = {
    DOCS / "make" / "style.css": "style.css",
    ROOT / "web" / "public" / "icons" / "icon.svg": "logo.svg",
    NUNITO / "nunito-latin-wght-normal.woff2": "nunito.woff2",
    NUNITO / "nunito-cyrillic-wght-normal.woff2": "nunito-cyrillic.woff2",
    NUNITO / "nunito-latin-ext-wght-normal.woff2": "nunito-more.woff2",
}


def collect(target: Path) -> None:
    """Writes all pages and what they show into a new folder."""
    shutil.rmtree(target, ignore_errors=True)
    for source in (file for kind in SHOWN for file in DOCS.glob(kind)):
        copy = target / source.relative_to(DOCS)
        copy.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".md":
            copy.write_text(filled(source.read_text(encoding="utf-8")), encoding="utf-8")
        else:
            shutil.copyfile(source, copy)
    for name, page in rulebook_pages().items():
        if not (target / RULES / name).exists():  # docs/ has the English pages of our games
            (target / RULES / name).write_text(page, encoding="utf-8")
    security = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    (target / "security.md").write_text(security.replace("](docs/", "]("), encoding="utf-8")
    (target / "theme").mkdir()
    (target / "theme" / "palette.css").write_text(palette(), encoding="utf-8")
    for source, name in THEME.items():
        shutil.copyfile(source, target / "theme" / name)
    shutil.copytree(PICTURES, target / "pictures" / "rules")
    check_pictures(target)


def filled(page: str) -> str:
    """A page with the reference where its marks are."""
    for name, write in WRITTEN.items():
        mark = f"<!-- write {name} -->"
        if mark in page:
            page = page.replace(mark, write())
    return page


def palette() -> str:
    """The colours of the client, light and dark."""
    colours = (ROOT / "web" / "src" / "palette.css").read_text(encoding="utf-8")
    return colours.replace(':root[data-theme="dark"]', '[data-md-color-scheme="slate"]')


if __name__ == "__main__":
    collect(Path(sys.argv[1]))
