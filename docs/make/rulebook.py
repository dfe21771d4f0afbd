"""The rules for players as pages: one for each of our games in each language.

The English page of a game is a file in docs/rules, with a mark for the text. Those in the other
languages are written here.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path

from tavolino.games import GAMES, descriptor_of
from tavolino.games.rulebook import Picture, Rule
from tavolino.words import REFERENCE, languages
from tavolino.words.fluent import words
from tavolino.words.texts import texts

FOLDER = "rules"
PICTURES = "pictures/rules"


def games_with_rules() -> list[str]:
    """The installed games that bring rules: ours, and those of packages."""
    return [game for game in GAMES if descriptor_of(game).rulebook(REFERENCE).sections]


def page_name(game: str, language: str) -> str:
    """The file of a page in the folder of the rules."""
    return f"{game}.md" if language == REFERENCE else f"{game}.{language}.md"


def picture_name(game: str, picture: Picture) -> str:
    """The file of a picture, from the folder of all pages."""
    return f"{PICTURES}/{game}/{picture.id}.svg"


def rulebook_pages() -> dict[str, str]:
    """A page for each game and language, by its name."""
    return {
        page_name(game, language): rulebook_page(game, language)
        for game in games_with_rules()
        for language in languages()
    }


def rulebook_page(game: str, language: str) -> str:
    """A whole page."""
    title = words(language, "pages").say("start-rulesOf", game=title_of(game, language))
    return f"# {title} {{ lang={language} }}\n\n{rulebook_text(game, language)}"


def title_of(game: str, language: str) -> str:
    """The name of a game in a language."""
    return str(texts(descriptor_of(game).words, language)["title"])


def rulebook_text(game: str, language: str) -> str:
    """Everything on a page but its title."""
    book = descriptor_of(game).rulebook(language)
    say = words(book.language, "learn").say
    parts = [language_links(game, language)]
    for section in book.sections:
        parts.append(f"## {escape(section.title)} {{ #{section.id} lang={book.language} }}")
        for rule in section.rules:
            lines = rule_lines(game, rule, say("ours"))
            head = f'<div class="rule" id="{rule.id}" lang="{book.language}">'
            parts.append("\n".join([head, *lines, "</div>"]))
    foot = say("foot"), say("version", version=GAMES[game].rules_version)
    parts.append(f'<p class="foot" lang="{book.language}">{escape(" ".join(foot))}</p>')
    return "\n\n".join(parts) + "\n"


def language_links(game: str, language: str) -> str:
    """The same page in all languages; the one that is open has no link."""
    return " · ".join(
        f"**{name}**"
        if each == language
        else f"[{name}]({page_name(game, each)}){{ lang={each} hreflang={each} }}"
        for each in languages()
        for name in [words(each, "pages").say("language-name")]
    )


def rule_lines(game: str, rule: Rule, ours: str) -> Iterator[str]:
    """A rule in HTML: no sign in its text can be taken for Markdown."""
    tag = f'<span class="ours">{escape(ours)}</span>' if rule.source == "ours" else ""
    if rule.cells:
        head, *rows = rule.cells
        yield f"<table><thead>{row(head, 'th')}</thead><tbody>"
        yield from (row(cells, "td") for cells in rows)
        yield "</tbody></table>"
        if tag:
            yield f"<p>{tag}</p>"
    else:
        yield f"<p>{escape(rule.text)} {tag}</p>" if tag else f"<p>{escape(rule.text)}</p>"
    if rule.pictures:
        yield '<div class="pictures">'
        for picture in rule.pictures:
            caption, file = escape(picture.caption), picture_name(game, picture)
            yield f'<figure><img src="../{file}" alt="{caption}" loading="lazy">'
            yield f"<figcaption>{caption}</figcaption></figure>"
        yield "</div>"


def row(cells: list[str], kind: str) -> str:
    """A row of a table."""
    return f"<tr>{''.join(f'<{kind}>{escape(cell)}</{kind}>' for cell in cells)}</tr>"


def rulebook_list() -> str:
    """A table of the games with their pages in all languages."""
    lines = ["| game | read the rules in |", "| --- | --- |"]
    for game in games_with_rules():
        links = language_links(game, "")
        lines.append(f"| **{title_of(game, REFERENCE)}** | {links} |")
    return "\n".join(lines)


def check_pictures(pages: Path) -> None:
    """Raises an error if a picture of the rules is missing in the folder of all pages."""
    names = (
        picture_name(game, picture)
        for game in games_with_rules()
        for rule in descriptor_of(game).rulebook(REFERENCE).rules
        for picture in rule.pictures
    )
    if missing := [name for name in names if not (pages / name).is_file()]:
        raise FileNotFoundError(f"pictures of the rules are missing: {', '.join(missing)}")
