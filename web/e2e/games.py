"""Tells the browser tests which games there are, for how many, and which have secrets."""

from __future__ import annotations

import json

from tavolino.games import GAMES


def main() -> None:
    """One line of JSON, the games in the order in which the server shows them."""
    games = [
        {
            "name": game.name,
            "players": game.players,
            "hasSecrets": game.has_secrets(game.complete({})),
        }
        for game in GAMES.values()
    ]
    print(json.dumps(games))


if __name__ == "__main__":
    main()
