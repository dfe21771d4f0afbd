"""Pictures of a position, for the screen and the terminal.

A picture is drawn from a view and the game's geometry, so it shows only what a seat or a
spectator may know.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from rich.text import Text

from tavolino.drawing.canvas import CanvasSize
from tavolino.drawing.style import SHAPES, seat_style
from tavolino.games import descriptor_of
from tavolino.games.descriptor import Drawing
from tavolino.rules.types import View
from tavolino.table.voice import Voice

SPACIOUS: Final = CanvasSize(80, 36)
"""The room for a board if nothing else has to fit on the screen."""

PANEL: Final = 27
"""The width of the panel with the seats beside a board."""


def svg(view: View) -> str:
    """A standalone SVG picture of what a view shows."""
    return descriptor_of(view["game"]).svg(view)


def terminal(view: View, voice: Voice | None = None) -> Text:
    """The same picture in characters, at most 80 wide; a table of cards may be wider.

    The seats are listed below the board.
    """
    voice = voice or Voice(view["game"])
    drawing = descriptor_of(view["game"]).drawing()
    page = headline(view, voice)
    page.append_text(board_of(drawing, view, SPACIOUS))
    page.append_text(Text("\n").join(seats(drawing, view, voice)))
    page.append("\n" + " ".join(drawing.notes(view, voice.game)))
    return page


def beside(view: View, voice: Voice, room: CanvasSize) -> Text:
    """A picture that fits a small screen, with the seats and notes beside the board."""
    drawing = descriptor_of(view["game"]).drawing()
    narrow = CanvasSize(room.columns - PANEL - 1, room.rows)
    board = board_of(drawing, view, narrow).split(allow_blank=False)
    panel = [piece for line in seats(drawing, view, voice) for piece in fold(line)]
    for note in drawing.notes(view, voice.game):
        panel += wrap(Text(note), PANEL)
    rows = []
    for line, fact in zip_longest(board, panel, fillvalue=Text()):
        row = line.copy()
        row.truncate(narrow.columns, pad=True)
        rows.append(row + Text(" ") + fact)
    return headline(view, voice) + Text("\n").join(rows)


def headline(view: View, voice: Voice) -> Text:
    """The title of the game, and whose turn it is."""
    title = voice.game.say("title") if "title" in voice.game else view["game"]
    return Text.assemble((title, "bold"), f"  {voice.status(view)}\n", no_wrap=True)


def board_of(drawing: Drawing, view: View, room: CanvasSize) -> Text:
    """The board alone."""
    game = descriptor_of(view["game"])
    return drawing.board(view, game.rules.geometry(view["players"]), room)


def seats(drawing: Drawing, view: View, voice: Voice) -> list[Text]:
    """A line for each seat. A `>` marks the seat that decides, or those that have won."""
    lines = []
    for seat, facts in enumerate(drawing.facts(view, voice.game)):
        active = seat == view["to_move"] or seat in view["winners"]
        line = Text("> " if active else "  ", "bold", no_wrap=True, end="")
        line.append(f" {SHAPES[seat]} ", seat_style(seat))
        name = voice.player(seat)
        if seat == view["seat"]:
            name = voice.say("player-you", player=name)
        line.append(f" {name}", "bold" if active else "not bold")
        line.append(f": {', '.join(facts)}", "not bold")
        lines.append(line)
    return lines


def fold(line: Text) -> list[Text]:
    """The line of a seat. If it is too long, what the seat has goes below its name."""
    if line.cell_len <= PANEL:
        return [line]
    name, facts = line.divide([line.plain.index(": ") + 2])
    name.rstrip()
    indent = Text("      ")
    return [name, *(indent + piece for piece in wrap(facts, PANEL - len(indent.plain)))]


def wrap(line: Text, width: int) -> list[Text]:
    """A text in lines of at most this width, broken between words."""
    from rich.console import Console  # noqa: PLC0415 - only its way to break lines is needed

    line = line.copy()
    line.no_wrap = False
    return [*line.wrap(Console(width=width, file=None), width, no_wrap=False)]
