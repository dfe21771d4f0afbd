"""The phrases that people can say to each other. Their texts are with the client's words."""

from __future__ import annotations

from typing import Literal

Phrase = Literal[
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "sorry",
    "oops",
    "think",
    "hurry",
    "wow",
    "close",
    "again",
    "back_soon",
    "goodbye",
    "smile",
    "laugh",
    "surprised",
    "sad",
    "heart",
    "clap",
    "party",
]
