"""Plays the games of a chunk and records what is worth knowing about them."""

from __future__ import annotations

import hashlib

from tavolino.arena.judge import Judge
from tavolino.arena.kinds import kind_of
from tavolino.arena.plan import ArenaPlan, Setting
from tavolino.arena.rows import Row, Rows
from tavolino.bots.named import bot_named
from tavolino.rules.chance import Rng, mix
from tavolino.rules.position import Position
from tavolino.table.match import Match
from tavolino.tournament.plan import DEAL, DECIDE, OPEN
from tavolino.tournament.play import play, random_opening

JUDGE = 3
"""The purpose of a seed of one game, besides DEAL, OPEN and DECIDE."""


def play_chunk(plan: ArenaPlan, number: int) -> Rows:
    """Plays the games of one chunk. The same plan and number always give the same rows."""
    chunk = plan.chunks[number]
    setting = plan.settings[chunk.setting]
    rows = Rows([], [], [])
    for game in chunk.games:
        which = {"setting": chunk.setting, "number": game}
        chance = plan.chance(chunk.setting, game)
        match, opening = play_game(setting, chance)
        row = game_row(match, opening)
        rows.games.append(which | row)
        record = match.record()
        record.names = seat_bots(setting, int(match.position.start))
        rows.records.append(which | {"record": record.dumps()})
        if game < setting.judge.games:
            judge = Judge(match, setting.judge.iterations, int(mix(chance, JUDGE)))
            rows.judged.extend(which | judged for judged in judge.rows(row["kinds"]))
    return rows


def play_game(setting: Setting, chance: int) -> tuple[Match, int]:
    """Plays one game of a setting. Also returns how many of its decisions were random."""
    rules, players = setting.rules, setting.players
    setup = rules.new_setup(players, setting.options, Rng(mix(chance, DEAL)))
    match = Match(rules, players, setting.options, setup)
    decisions = setting.opening * players
    opening = random_opening(rules, match.position, decisions, int(mix(chance, OPEN)))
    for action in opening:
        match.play(action)
    bots = [bot_named(rules, name) for name in seat_bots(setting, int(match.position.start))]
    play(match, bots, int(mix(chance, DECIDE)))
    return match, len(opening)


def seat_bots(setting: Setting, start: int) -> list[str]:
    """The bot on each seat, if this seat moves first."""
    return [setting.bots[(seat - start) % setting.players] for seat in range(setting.players)]


def game_row(match: Match, opening: int) -> Row:
    """The row of a finished game, with places instead of seats."""
    start, players, actions = int(match.position.start), match.players, match.actions
    outcome = match.outcome
    assert outcome is not None, "only games that are over are counted"
    name, befores = match.game.name, match.positions[:-1]
    codes = [match.game.code(action) for action in actions]
    return {
        "start": start,
        "shares": [outcome.shares[(start + place) % players] for place in range(players)],
        "ending": outcome.ending,
        "decisions": len(actions),
        "chance": opening,
        "first": actions[0],
        "movers": [(int(before.to_move) - start) % players for before in befores],
        "kinds": [
            kind_of(name, before, code) for before, code in zip(befores, codes, strict=True)
        ],
        "legal": [len(before.legal()) for before in befores],
        "out": [out_at(match.positions, (start + place) % players) for place in range(players)],
        "digest": digest(match),
    }


def out_at(positions: list[Position], seat: int) -> int:
    """After how many decisions a seat was out; -1 if it never was."""
    for ply, position in enumerate(positions):
        if not position.in_play >> seat & 1:
            return ply
    return -1


def digest(match: Match) -> int:
    """A number that only identical games share."""
    record = match.record().dumps().encode()
    return int.from_bytes(hashlib.sha256(record).digest()[:7])
