"""Effects of Anneaux: what an action did, and of which kind it was."""

from __future__ import annotations

from typing import cast

from effects import kinds_met, steps, these
from tavolino import GAMES, Match
from tavolino.arena.kinds import kind_of
from tavolino.rules.anneaux.types import AnneauxView


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
        for effect in these(entry, "taken"):
            assert effect["at"][0] in before["pawns"][effect["seat"]]
            assert effect["at"][0] not in after["pawns"][effect["seat"]]


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
