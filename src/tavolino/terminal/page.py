"""One page: the board, what just happened and what can be done, all on one screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tavolino.drawing.canvas import CanvasSize
from tavolino.games import descriptor_of
from tavolino.rules.types import Entry, View
from tavolino.table import drawing
from tavolino.table.voice import Voice
from tavolino.terminal.screen import Screen

SHORT_LIST = 24
"""Up to this many actions are listed without being asked for."""

LINES_OF_NEWS = 3
LINES_OF_LIST = 2
"""What a small screen has room for besides the board."""


def show_page(
    screen: Screen,
    view: View,
    news: Sequence[str],
    legal: Sequence[str] | None,
    first: Sequence[str] = (),
) -> None:
    """The board of a view, the news and the choices. Spectators have no choices.

    The lines of `first` are always shown.
    """
    voice = screen.voice
    screen.clear()
    if not screen.is_terminal:
        screen.draw(drawing.terminal(view, voice))
        for line in [*first, *news, *([] if legal is None else choices(screen, view, legal))]:
            screen.say(line)
        return
    below = screen.wrap(" ".join(first)) if first else []
    below += latest_news(screen, news)
    if legal is not None:
        below += [piece for line in choices(screen, view, legal) for piece in screen.wrap(line)]
    # One line is for the title, and one for the prompt.
    room = CanvasSize(screen.console.width, screen.console.height - 2 - len(below))
    screen.draw(drawing.beside(view, voice, room))
    for row in below:
        screen.draw(row)


def latest_news(screen: Screen, news: Sequence[str]) -> list[Text]:
    """As much of the news as there is room for, the newest last."""
    shown: list[Text] = []
    for place in range(len(news) - 1, -1, -1):
        lines = screen.wrap(news[place])
        room = LINES_OF_NEWS - (1 if place else 0)
        if shown and len(shown) + len(lines) > room:
            return [Text(screen.voice.say("news-more", count=place + 1), "dim"), *shown]
        shown = lines + shown
    return shown


def choices(screen: Screen, view: View, legal: Sequence[str]) -> list[str]:
    """What the seat to move can do: its task, and its actions if they are few."""
    voice = screen.voice
    drawn = descriptor_of(view["game"]).drawing()
    task = drawn.task(view, legal, voice.game)
    rows = screen.columns(number_actions(legal))
    if len(rows) <= LINES_OF_LIST if screen.is_terminal else len(legal) <= SHORT_LIST:
        return [task, *rows]
    return [f"{task} {voice.say('choices', count=len(legal))}"]


def number_actions(legal: Sequence[str], beginning: str = "") -> list[str]:
    """The actions that begin with a text, ignoring case, with the numbers that play them."""
    return [
        f"{number:>4} {action}"
        for number, action in enumerate(legal, 1)
        if action.lower().startswith(beginning.lower())
    ]


def news_of(voice: Voice, entries: Sequence[Entry]) -> list[str]:
    """What happened, a line for each decision."""
    return [
        "  " + voice.say("news", seat=voice.seat(entry["seat"]), told=voice.describe(entry))
        for entry in entries
    ]


def last_turn(entries: Sequence[Entry], seat: int) -> int:
    """The first of a seat's latest decisions in a row; 0 if it has made none."""
    begin = len(entries)
    while begin and entries[begin - 1]["seat"] != seat:
        begin -= 1
    while begin and entries[begin - 1]["seat"] == seat:
        begin -= 1
    return begin
