"""Tells the browser tests which games there are, and whether seats have secrets in them."""

from __future__ import annotations

import json

from tavolino.games import GAMES


def main() -> None:
    """One line of JSON, the games in the order in which the server shows them."""
    games = [
        {"name": game.name, "hasSecrets": game.has_secrets(game.complete({}))}
        for game in GAMES.values()
    ]
    print(json.dumps(games))


if __name__ == "__main__":
    main()
