"""What the client teaches is true: the real rules play its little boards and its lessons."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tavolino.games import GAMES, descriptor_of
from tavolino.rules.errors import IllegalAction
from tavolino.table.match import Match

ANYTHING = "…"
"""At the end of an accepted action: whatever may follow."""


def read(game: str, name: str) -> Any:
    """What a file of a game's lesson holds; nothing if the game has no such file."""
    file = descriptor_of(game).folder / "lesson" / f"{name}.json"
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else []


def each(name: str) -> list[Any]:
    """Every board or every step of all games that have some, with its game."""
    return [
        pytest.param(game, board, id=f"{game}-{board['id']}")
        for game in GAMES
        for board in read(game, name)
    ]


def played(game: str, board: dict[str, Any]) -> Match:
    """The match of a board after its actions, each of which has to be legal."""
    setup = read(game, "setups")[board["setup"]]
    match = Match(GAMES[game], board["players"], board.get("options", {}), setup)
    for action in board["actions"].split():
        match.play(action)
    assert board.get("show", 0) <= len(match.entries)
    return match


def accepted(legal: list[str], pattern: str) -> list[str]:
    if pattern.endswith(ANYTHING):
        return [action for action in legal if action.startswith(pattern.removesuffix(ANYTHING))]
    return [action for action in legal if action == pattern]


@pytest.mark.parametrize(("game", "board"), each("boards"))
def test_a_board_shows_what_the_rules_allow(game: str, board: dict[str, Any]) -> None:
    match = played(game, board)
    for action, reason in board.get("refused", {}).items():
        with pytest.raises(IllegalAction) as refused:
            match.play(action)
        assert refused.value.reason == reason
    assert not board.get("open") or not match.over


SEEN = [step for step in each("lesson") if not step.values[1]["accept"]]
TO_DO = [step for step in each("lesson") if step.values[1]["accept"]]


@pytest.mark.parametrize(("game", "step"), SEEN)
def test_a_step_that_is_only_shown_is_a_win_of_the_learner(
    game: str, step: dict[str, Any]
) -> None:
    assert step["show"] > 0
    assert played(game, step).view(0)["winners"] == [0]


@pytest.mark.parametrize(("game", "step"), TO_DO)
def test_a_step_can_be_done_and_goes_on_as_scripted(game: str, step: dict[str, Any]) -> None:
    match = played(game, step)
    assert match.to_move == 0, "the one who learns is seat 0"
    legal = match.legal()
    for pattern in step["accept"]:
        fitting = accepted(legal, pattern)
        assert fitting, f"{pattern} is not legal"
        for action in fitting:
            match.play(action)
            answers = step.get("then", "").split()
            for answer in answers:
                match.play(answer)
            for _ in (action, *answers):
                match.undo()


WINNING = [step for step in each("lesson") if "ends" in step.values[1]]


@pytest.mark.parametrize(("game", "step"), WINNING)
def test_whatever_a_winning_step_accepts_wins_the_game(game: str, step: dict[str, Any]) -> None:
    match = played(game, step)
    for pattern in step["accept"]:
        for action in accepted(match.legal(), pattern):
            match.play(action)
            view = match.view(0)
            assert (view["winners"], view["ending"]) == ([0], step["ends"])
            match.undo()
