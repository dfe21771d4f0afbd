"""The phrases that people can say to each other. The client translates them."""

from __future__ import annotations

from typing import Final

PHRASES: Final = {
    "hello": "Hello!",
    "good_luck": "Good luck!",
    "well_played": "Well played!",
    "thanks": "Thank you!",
    "sorry": "Sorry!",
    "oops": "Oops!",
    "think": "Let me think …",
    "hurry": "It's your turn!",
    "wow": "Wow!",
    "close": "That was close!",
    "again": "Shall we play again?",
    "back_soon": "Back in a moment.",
    "goodbye": "Goodbye!",
    "smile": "🙂",
    "laugh": "😄",
    "surprised": "😮",
    "sad": "🙁",
    "heart": "❤️",
    "clap": "👏",
    "party": "🎉",
}
