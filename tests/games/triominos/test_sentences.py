"""What actions of My First Triominos did, in every language and without names of places."""

from __future__ import annotations

import re

import pytest

from support.lookalikes import wander
from tavolino.games import GAMES
from tavolino.games.words import game_words
from tavolino.rules.types import Effect, Entry
from tavolino.words import languages

CELL = re.compile(r"[\^v]-?\d+,-?\d+")
"""A place as actions call it; no table shows such names."""

SENTENCES = {
    "de": "kauft eine Karte für eine Bonusmarke",
    "en": "buys a card for a chip",
    "fr": "achète une carte pour une fiche",
    "it": "compra una carta per un gettone",
    "uk": "купує картку за жетон",
}


def sentence(language: str, entry: Entry) -> str:
    """A decision as the table tells it."""
    return ", ".join(filter(None, (part(language, effect) for effect in entry["effects"])))


def part(language: str, effect: Effect) -> str:
    """One effect in words; empty if nothing is said of it."""
    says = game_words("triominos", language)
    for name in (f"did-{effect['type']}_{effect.get('why')}", f"did-{effect['type']}"):
        if name in says:
            values = {"whom": "self", "name": "Ada", "part": "", **effect}
            return says.say(name, **values)
    return ""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_action_has_its_sentence(players: int) -> None:
    game = GAMES["triominos"]
    for seed in range(4):
        positions = wander("triominos", players, seed, 300).positions[:-1:3]
        for before in positions:
            for code in before.legal():
                after = before.copy()
                after.apply(code)
                entry = game.entry(before, code, after)
                for language in languages():
                    said = sentence(language, entry)
                    assert said, (language, entry)
                    assert not CELL.search(said), (language, said)


@pytest.mark.parametrize("language", languages())
def test_buying_is_one_sentence(language: str) -> None:
    match = wander("triominos", 2, 1, 300)
    bought = next(entry for entry in match.entries if entry["action"] == "buy")
    assert sentence(language, bought) == SENTENCES[language]
