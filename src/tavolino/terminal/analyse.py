"""Hints and analyses: the best actions of a seat, what they promise, and who is ahead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.console import Console, Group
from rich.live import Live
from rich.table import Table
from rich.text import Text

from tavolino.bots.analysis import Analysis, analyse, analyse_in_steps
from tavolino.bots.budget import Budget
from tavolino.rules.game import Game
from tavolino.table.match import Match
from tavolino.table.record import Record
from tavolino.table.voice import Voice
from tavolino.terminal.opponents import interruptible, show_waiting
from tavolino.terminal.words import percent, shares_bar

HINTS = 3
FOR_A_HINT = Budget(seconds=1)

TELLS_ALL = 3
"""From this time on, a hint tells what the seat has to remember."""

MAX_LINE = 8
"""Longer lines are cut: the search has hardly looked at what comes later."""


def match_until(record: Record, ply: int | None) -> Match:
    """The match of a record after this many actions.

    By default all actions are played, except one that ended the game. Raises ValueError if
    there is nothing to decide.
    """
    if ply is None:
        over = record.position().to_move < 0
        ply = len(record.actions) - over
    if record.position(ply).to_move < 0:
        raise ValueError(f"after {ply} actions the game is over: there is nothing to decide")
    return Match.of(replace(record, actions=record.actions[:ply]))


# -- an analysis ----------------------------------------------------------------------------


def look(
    match: Match, budget: Budget, seed: int, console: Console | None, voice: Voice
) -> Analysis:
    """Analyses what the seat to move can do, from its own view. Ctrl-C ends it early.

    At a terminal, the estimate is shown while it improves.
    """
    with interruptible() as stop:
        if console is None or not console.is_terminal:
            return analyse(match, budget, seed, stop=stop)
        with Live(console=console, transient=True) as live:
            for analysis in analyse_in_steps(match, budget, seed, stop=stop):
                enough = Text(voice.say("analysis-enough"), "dim")
                live.update(Group(report(match, analysis, voice), enough))
    return analysis


def report(match: Match, analysis: Analysis, voice: Voice) -> Group:
    """An analysis as a table, with a bar that shows who is ahead."""
    seat = voice.seat(match.to_move)
    where = voice.say("analysis-where", seat=seat, count=len(match.entries))
    searched = voice.say("analysis-searched", count=analysis.iterations)
    table = Table()
    table.add_column(voice.say("analysis-action"), no_wrap=True)
    table.add_column(voice.say("analysis-share"), justify="right")
    table.add_column(voice.say("analysis-visits"), justify="right")
    table.add_column(voice.say("analysis-follows"))
    for choice in analysis.choices:
        table.add_row(
            Text(choice.action),
            f"{100 * choice.share:.1f}",
            str(choice.visits),
            line(choice.line[1:]),
        )
    return Group(Text(f"{where}; {searched}"), table, shares_bar(analysis.shares, voice))


def line(actions: Sequence[str]) -> Text:
    """The first actions of what is expected to be played."""
    more = " …" if len(actions) > MAX_LINE else ""
    return Text("  ".join(actions[:MAX_LINE]) + more)


# -- a hint ---------------------------------------------------------------------------------


def hint(
    match: Match, listed: Sequence[str], console: Console, voice: Voice, times: int = 1
) -> None:
    """Shows the best actions with the numbers that play them, and who is ahead.

    What the seat has to remember is told little by little, each of the `times` it asks.
    """
    with interruptible() as stop, show_waiting(console, voice, voice.say("hint-looking")):
        found = analyse(match, FOR_A_HINT, len(match.entries), stop=stop)
    best = found.choices[0]
    vague = {} if times >= TELLS_ALL else vague_texts(match.game, listed)
    rows: dict[str, float] = {}
    for action, share in ((choice.action, choice.share) for choice in found.choices[:HINTS]):
        number = "" if action in vague else listed.index(action) + 1
        rows.setdefault(f"{number:>4} {vague.get(action, action)}", share)
    table = Table.grid(padding=(0, 2))
    for text, share in rows.items():
        table.add_row(text, percent(share, voice))
    console.print(table, markup=False, highlight=False)
    if best.action in vague:
        alike = [each for each in listed if vague.get(each) == vague[best.action]]
        told = candidates(alike, best.action, times, len(match.entries))
        console.print(voice.say("hint-among", actions="  ".join(told)), highlight=False)
    elif best.line[1:]:
        # Later announcements are for the seat to remember, whoever makes them.
        later = [match.game.vague_text(match.game.code(text)) for text in best.line[1:]]
        console.print(Text(voice.say("hint-then")) + line(later))
    console.print(shares_bar(found.shares, voice))


def vague_texts(game: Game, actions: Sequence[str]) -> dict[str, str]:
    """The actions with something to remember, each without that."""
    texts = {action: game.vague_text(game.code(action)) for action in actions}
    return {action: text for action, text in texts.items() if text != action}


def candidates(alike: Sequence[str], right: str, times: int, decisions: int) -> list[str]:
    """What a right action may be: half of those that are alike or, the second time, two."""
    middle = (len(alike) + 1) // 2
    half = list(alike[:middle] if right in alike[:middle] else alike[middle:])
    if times == 1:
        return half
    # Which other one is told must not give away the right one.
    other = half[(half.index(right) + (-1 if decisions % 2 else 1)) % len(half)]
    return [each for each in half if each in {right, other}]
