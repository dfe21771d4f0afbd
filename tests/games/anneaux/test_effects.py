"""Effects of Anneaux: what an action did, and of which kind it was."""

from __future__ import annotations

from typing import cast

from support.random_games_effects import kinds_met, steps, these
from tavolino import GAMES, Match
from tavolino.arena.kinds import kind_of
from tavolino.games.anneaux.rules.types import AnneauxView
from tavolino.rules.types import effect


def test_anneaux_lines_are_as_many_as_are_paid_for() -> None:
    for seen, entry, then in steps("anneaux", 2, limit=300):
        before, after = cast("AnneauxView", seen), cast("AnneauxView", then)
        lines = these(entry, "line")
        mine = set(after["pawns"][entry["seat"]])
        for line in lines:
            assert len(line["at"]) == 3
            assert set(line["at"]) <= mine
        if lines and not after["winners"]:
            assert after["lines"] == len(lines) or not after["pawns"][1 - entry["seat"]]
        if not lines and before["owed"] == 0:
            assert after["lines"] == 0
        for taken in these(entry, "taken"):
            assert taken["at"][0] in before["pawns"][taken["seat"]]
            assert taken["at"][0] not in after["pawns"][taken["seat"]]


def test_lines_say_whether_they_are_rows_or_spokes() -> None:
    match = Match(GAMES["anneaux"], 2, {}, {"start": 0})
    for action in ("@C8", "@A4", "@C1", "@A6", "@C2"):
        match.play(action)
    (row,) = these(match.entries[-1], "line")
    assert (row["at"], row["why"]) == (["C8", "C1", "C2"], "row")
    for action in ("xA4", "@A4", "@A2", "@B4", "@B2"):
        match.play(action)
    assert not these(match.entries[-1], "line")  # the end of the row is tired
    for action in ("@B6", "@A1", "@B8", "@B1"):
        match.play(action)
    (spoke,) = these(match.entries[-1], "line")
    assert (spoke["at"], spoke["why"]) == (["A1", "B1", "C1"], "spoke")


def test_every_decision_says_what_was_decided() -> None:
    for _, entry, _ in steps("anneaux", 3, games=1):
        first = entry["effects"][0]
        assert first["type"] in {"placed", "moved", "turned", "taken"}
        assert first["at"]


def test_who_passes_is_said_to_have_passed() -> None:
    rules = GAMES["anneaux"]
    before = rules.start(2, {}, {"start": 0})
    after = before.copy()
    after.apply(rules.code("pass"))
    assert rules.effects(before, rules.code("pass"), after) == [effect("passed", 0)]


def test_the_pawns_of_whoever_wins_are_the_winning_places() -> None:
    for _, entry, view in steps("anneaux", 2, games=2, limit=300):
        for won in these(entry, "won"):
            pawns = cast("AnneauxView", view)["pawns"][won["seat"]]
            assert won["at"] == pawns


# -- kinds of action, for reports -----------------------------------------------------------

KINDS = {
    "place",
    "turn a ring",
    "step",
    "fly",
    "take a pawn",
    "place into a line",
    "turn a ring into a line",
    "step into a line",
    "fly into a line",
}


def test_every_rule_is_met_somewhere() -> None:
    assert kinds_met("anneaux", KINDS) == KINDS


def test_actions_have_the_kind_of_what_they_did() -> None:
    match = Match(GAMES["anneaux"], 2, {}, {"start": 0})

    def kind(action: str) -> str:
        return kind_of("anneaux", match.position, match.game.code(action))

    assert kind("@A1") == "place"
    assert kind("B>") == "turn a ring"
    for action in ("@A1", "@C5", "@B1", "@C7"):
        match.play(action)
    assert kind("@C1") == "place into a line"
    match.play("@C1")
    assert kind("xC5") == "take a pawn"
