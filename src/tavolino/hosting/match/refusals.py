"""Why commands are refused: a stable reason for programs, a sentence for people."""

from __future__ import annotations

from typing import Final

SENTENCES: Final = {
    "ahead": "The event before this number does not exist yet.",
    "asked_already": "That has been asked already.",
    "begun": "The match has begun. A bot can play on instead.",
    "bots_only": "At least one seat has to be a person's.",
    "bots_play_on": "Bots play to the end.",
    "crowded": "Too many are watching this match. Try again later.",
    "enough": "That has been asked often enough in this match.",
    "full": "All seats are taken.",
    "gone": "You have given up in this match; a bot plays on for you.",
    "hints_off": "Hints are only given when nobody plays on another device.",
    "id_used": "Another command has already used this id.",
    "illegal": "The rules do not allow that.",
    "no_loser": "No one has lost alone. Choose another way to decide who begins.",
    "no_one_there": "No person sits there.",
    "no_such_seat": "There is no such seat.",
    "not_an_action": "That is not an action of this game.",
    "not_over": "The match is not over.",
    "not_your_seat": "That is not your seat.",
    "not_your_turn": "It is not your turn.",
    "nothing_to_answer": "There is nothing to answer.",
    "nothing_to_undo": "There is nothing to take back.",
    "offered_already": "That has been offered already.",
    "over": "The match is over.",
    "points_off": "You may not point in this match.",
    "rematched": "There is a rematch already.",
    "shown": "Something has been shown since that no one can forget, so it stays.",
    "stale": "Something else happened first.",
    "taken": "That seat is taken.",
    "time": "The time has run out.",
    "too_fast": "That is a bit fast. Wait a moment.",
    "unavailable": "The server cannot reach its database. Send the same command again.",
    "waiting": "Not everyone is here yet.",
}


class Refused(Exception):
    """Raised for a command that does not become an event.

    `rule` names the rule of the game that forbids it, if one does.
    """

    def __init__(self, reason: str, sentence: str | None = None, *, rule: str = "") -> None:
        super().__init__(sentence or SENTENCES[reason])
        self.reason = reason
        self.rule = rule
