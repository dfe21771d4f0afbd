"""Lookalikes: two matches that a seat cannot tell apart, of any game.

Everything that a seat gets must be the same in both, byte for byte: its views, the history it
sees, and what a bot at this seat decides. Tests compare exactly that.
"""

from __future__ import annotations

from tavolino.rules.chance import Rng
from tavolino.table.match import Match


def lookalike_of(match: Match, seat: int | None, rng: Rng) -> Match:
    """A match that could be this one, as far as a seat or a spectator (None) knows.

    Hidden parts are dealt anew, and the same actions are played. In a game that forgets, the
    past may not be possible then: only the current position is another one, and only what the
    seat sees now can be compared.
    """
    game = match.game
    world = game.worlds(match.view(seat))(rng)
    if game.forgets:
        lookalike = Match(game, match.players, match.options, match.setup)
        lookalike.entries = list(match.entries)
        lookalike.moves = {piece: list(plies) for piece, plies in match.moves.items()}
        lookalike.serials = match.serials[:]
        lookalike.positions = [*match.positions[:-1], world]
        return lookalike
    lookalike = Match(game, match.players, match.options, game.setup(world))
    for entry in match.entries:
        lookalike.play(entry["action"])
    return lookalike
