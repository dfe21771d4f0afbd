"""Thinks for the browser tests' players: a view in, an action out, one line of JSON each.

What it decides is then played by pointing and typing, as a person would.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from tavolino.bots.bot import Bot
from tavolino.bots.named import bot_named
from tavolino.games import GAMES

BOTS = ("best:150", "3")
"""By seat in turn: where one is much better than the other a match is over soon."""


def answer(bots: dict[str, Bot], wish: dict[str, Any]) -> str | None:
    """The action for a view if its seat is to move; else the view is only remembered."""
    view = wish["view"]
    name = BOTS[view["seat"] % len(BOTS)]
    bot = bots.setdefault(wish["who"], bot_named(GAMES[view["game"]], name))
    if wish["chooses"]:
        return bot.choose(view, wish["seed"])
    bot.watch(view)
    return None


def main() -> None:
    """Answers line after line until there are no more."""
    bots: dict[str, Bot] = {}
    for line in sys.stdin:
        print(json.dumps(answer(bots, json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
