"""Calls need no web framework, no other processes and no clock of threads."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tavolino.hosting.bus.local import LocalBus
from tavolino.hosting.calls import advice, matches, me, play, values
from tavolino.hosting.calls.caller import Caller
from tavolino.hosting.calls.operations import OPERATIONS
from tavolino.hosting.machine import Machine
from tavolino.hosting.match.commands import Act, Resign
from tavolino.hosting.match.messages import FinishedRecord, StateMessage
from tavolino.hosting.runner import Ran
from tavolino.hosting.services import Services
from tavolino.server.backends.sqlite import SqliteStore

MISSING = ("starlette", "uvicorn", "multiprocessing", "concurrent.futures.process")
"""What a page of a browser does not have."""


class Here:
    """Runs everything at once, where it is asked for."""

    def __init__(self, _: int) -> None:
        pass

    async def run(self, function: Callable[..., Any], *arguments: Any) -> Ran[Any]:
        return Ran(function(*arguments), 0.0)

    def stop(self) -> None:
        pass


async def play_a_match(folder: Path) -> None:
    """A person makes a match with a bot, plays, asks for a hint, gives up and is forgotten."""
    services = Services(
        SqliteStore(folder / "matches.db", Machine()),
        LocalBus(),
        Machine(),
        ("none",),
        Here,
        asyncio.to_thread,
        bots=1,
    )
    await services.store.open()
    await services.start()
    caller = Caller(services, "https://table.example")
    try:
        wish = values.NewMatch(id="a" * 16, game="anneaux", names=["Ann"], bots=[1])
        made = await matches.create(caller, wish)
        assert caller.is_new
        assert made.join.startswith("https://table.example/join#")
        for turn in range(3):
            state = await own_turn(caller, made.match)
            hint = await advice.hint(caller, made.match, values.AskHint(seat=0))
            assert hint.actions[0].action in (state.state.legal or [])
            command = Act(
                id=f"command-{turn}",
                number=state.number + 1,
                seat=0,
                action=hint.actions[0].action,
            )
            assert (await play.command(caller, made.match, command)).refused is None
        state = await own_turn(caller, made.match)
        resign = Resign(id="resigning", number=state.number + 1, seat=0)
        assert (await play.command(caller, made.match, resign)).refused is None
        assert isinstance(await matches.record(caller, made.match), FinishedRecord)
        assert len((await advice.evaluation(caller, made.match)).shares) > 3
        await me.forget_me(caller)
        assert await me.my_matches(caller) == []
    finally:
        await services.stop()


async def own_turn(caller: Caller, match: str) -> StateMessage:
    """How the match stands when it is the person's turn."""
    while True:
        [message] = await matches.read(caller, match)
        assert isinstance(message, StateMessage)
        if message.state.to_move == 0:
            return message
        await asyncio.sleep(0.01)


def test_a_match_is_played_by_calls_alone(tmp_path: Path) -> None:
    script = (
        "import sys, time\n"
        f"sys.modules.update(dict.fromkeys({MISSING!r}))\n"
        "del time.thread_time\n"
        "import asyncio, pathlib\n"
        "from hosting.calls.test_calls import play_a_match\n"
        "asyncio.run(play_a_match(pathlib.Path(sys.argv[1])))\n"
    )
    paths = [path for path in sys.path if path]
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path[:0] = {paths!r}\n{script}", tmp_path],
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr


def test_every_call_has_an_address_and_a_name_of_its_own() -> None:
    assert len({operation.name for operation in OPERATIONS}) == len(OPERATIONS)
    assert len({(each.method, each.path) for each in OPERATIONS}) == len(OPERATIONS)
