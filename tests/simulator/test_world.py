"""A world is the same in every run of its plan, and reaches nothing outside of itself."""

from __future__ import annotations

import _thread
import os
import random
import secrets
import socket
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import pytest
import structlog

from simulator.plan import plan_of
from simulator.troubles import KINDS, Trouble
from simulator.umpire import METHODS
from simulator.world import Outcome, World, run
from tavolino.hosting.calls import links
from tavolino.hosting.calls.operations import OPERATIONS
from tavolino.hosting.match.events import AnyEventData

TESTS = Path(__file__).parents[1]

SMALL = replace(plan_of(2), tables=(0, 1), span=4.0)

FORGETFUL = replace(plan_of(8), tables=(0,), span=3.0, forgets=True)

SHORT = replace(plan_of(5), tables=(0,), span=2.0, troubles=())

TROUBLED = replace(
    SMALL,
    workers=1,
    troubles=tuple(
        Trouble(1.0 + number / 4, kind, 21.0 if kind == "clock" else 0.5, "server a", 0.3)
        for number, kind in enumerate(KINDS)
    ),
)
"""Everything goes wrong once."""

# -- in another process ------------------------------------------------------------------------


def lines_of(outcome: Outcome) -> list[str]:
    """All that is known of an outcome."""
    told = [f"digest {outcome.digest}", f"{outcome.counts}", f"{outcome.complaints}"]
    return [*told, *(repr(note) for note in outcome.notes)]


def tell(*, watched: bool) -> None:
    """Runs plans in this process, and prints what became of them, and what they reached."""
    watch = Watch()
    if watched:
        watch.begin()
    outcomes = [run(plan) for plan in (FORGETFUL, TROUBLED)]
    watch.is_on = False
    for outcome in outcomes:
        sys.stdout.write("\n".join(lines_of(outcome)))
    sys.stderr.write("\n".join(watch.reached))


def try_all() -> None:
    """Reaches all that is watched, and prints what was not noticed."""
    watch = Watch()
    watch.begin()
    for name, reach in outside().items():
        before = len(watch.reached)
        try:
            reach()
        except Reached:
            continue
        finally:
            if len(watch.reached) == before:
                sys.stdout.write(f"{name}\n")
    watch.is_on = False


def python(call: str, seed: int) -> tuple[str, str]:
    """What a fresh process prints and complains of when it calls a function of this file."""
    done = subprocess.run(
        [sys.executable, "-B", "-c", f"from simulator import test_world as it; it.{call}"],
        env={**os.environ, "PYTHONPATH": str(TESTS), "PYTHONHASHSEED": str(seed)},
        capture_output=True,
        check=False,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr


# -- watching ----------------------------------------------------------------------------------

EVENTS = (
    "_thread.start",
    "os.exec",
    "os.fork",
    "os.posix_spawn",
    "os.spawn",
    "os.system",
    "socket.",
    "subprocess.",
    "urllib.",
)
"""What the audit events of sockets and processes begin with, and of threads since 3.12."""

CLOCKS = ("monotonic", "perf_counter", "process_time", "thread_time", "time")

FUNCTIONS: dict[ModuleType, tuple[str, ...]] = {
    _thread: ("start_joinable_thread", "start_new_thread"),
    time: (*CLOCKS, *(f"{name}_ns" for name in CLOCKS), "clock_gettime", "sleep"),
    os: ("getrandom", "urandom"),
    random: tuple(
        name
        for name, value in vars(random).items()
        if getattr(value, "__self__", value) is getattr(random.random, "__self__", None)
    ),
    secrets: ("choice", "randbelow", "randbits", "token_bytes", "token_hex", "token_urlsafe"),
    uuid: ("uuid1", "uuid4"),
}
"""Clocks, threads, and random values without a seed. Not every Python has all of them."""


class Reached(BaseException):
    """Something outside of a world was reached. No handler of errors catches this."""


class Watch:
    """Notices whatever reaches outside, and raises Reached there."""

    def __init__(self) -> None:
        self.is_on = False
        self.reached: list[str] = []

    def begin(self) -> None:
        """Watches from now on, as long as it is on."""
        sys.addaudithook(self.hear)
        traps = {}
        for module, names in FUNCTIONS.items():
            for name in filter(vars(module).get, names):
                function = getattr(module, name)
                traps[id(function)] = function, f"{module.__name__}.{name}"
        real, trapped = datetime, self.trapped_datetime()
        for module in [*sys.modules.values()]:
            for name, value in [*vars(module).items()]:
                if id(value) in traps:
                    setattr(module, name, self.trap(*traps[id(value)]))
                elif value is real:
                    setattr(module, name, trapped)
        self.is_on = True

    def hear(self, event: str, arguments: tuple[Any, ...]) -> None:
        """An audit event."""
        if not self.is_on:
            return
        writes = event == "open" and arguments[2] & (os.O_WRONLY | os.O_RDWR)
        stores = event == "sqlite3.connect" and arguments[0] != ":memory:"
        if writes or stores or event.startswith(EVENTS):
            self.notice(f"{event} {arguments}")

    def trap(self, function: Callable[..., Any], what: str) -> Callable[..., Any]:
        """A function instead of a clock, or of a source of random values."""

        def trapped(*arguments: Any, **named: Any) -> Any:
            if not self.is_on:
                return function(*arguments, **named)
            self.notice(what)
            return None

        return trapped

    def trapped_datetime(self) -> type[datetime]:
        """A class instead of `datetime` that does not know the time."""
        watch, real = self, datetime

        class Trapped(datetime):
            @classmethod
            def now(cls, tz: Any = None) -> Any:
                if not watch.is_on:
                    return real.now(tz)
                watch.notice("datetime.now")
                return None

        return Trapped

    def notice(self, what: str) -> None:
        """Notes what was reached, and from where."""
        frame = sys._getframe(2)
        self.reached.append(f"{what} at {frame.f_code.co_filename}:{frame.f_lineno}")
        raise Reached(what)


def outside() -> dict[str, Callable[[], object]]:
    """Ways to reach outside, as they are at this moment."""
    return {
        "a socket": socket.socket,
        "a thread": lambda: threading.Thread(target=print).start(),
        "a process": lambda: subprocess.run(["true"], check=True),
        "a fork": os.fork,
        "a file": lambda: Path(os.devnull).write_text("", encoding="utf-8"),
        "a name": lambda: socket.getaddrinfo("localhost", 9),
        "the time": time.time,
        "the time since the start": time.monotonic,
        "a nap": lambda: time.sleep(0.001),
        "a date": lambda: datetime.now(UTC),
        "random bytes": lambda: os.urandom(1),
        "secrets": lambda: secrets.token_bytes(1),
        "a random number": random.random,
        "a random choice": lambda: random.choice("ab"),
        "a uuid": uuid.uuid4,
    }


# -- the same again ----------------------------------------------------------------------------


def test_a_plan_runs_the_same_in_every_process_and_reaches_nothing() -> None:
    told, nothing = python("tell(watched=False)", 1)
    assert told.count("digest ") == 2
    assert "DELETE /me at" in told
    assert nothing == ""
    watched, reached = python("tell(watched=True)", 2)
    assert reached == ""
    assert watched.splitlines() == told.splitlines()


def test_the_watch_notices_whatever_is_reached() -> None:
    unnoticed, _ = python("try_all()", 1)
    assert unnoticed == ""


def test_what_ran_before_makes_no_difference() -> None:
    first, _, again = run(SHORT), run(SMALL), run(SHORT)
    assert lines_of(first) == lines_of(again)


def test_the_same_plan_with_another_seed_becomes_something_else() -> None:
    digests = {run(replace(SHORT, seed=seed)).digest for seed in (2, 3, 5)}
    assert len(digests) == 3


def test_another_order_of_callbacks_becomes_something_else() -> None:
    assert run(SHORT).digest != run(replace(SHORT, shuffled=False)).digest


# -- rest --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("servers", "workers"), [(1, 0), (2, 1), (3, 2)])
def test_a_world_in_which_nothing_happens_comes_to_rest(servers: int, workers: int) -> None:
    plan = replace(SMALL, servers=servers, workers=workers, tables=(), troubles=())
    world = World(plan)
    outcome = world.run()
    assert outcome.complaints == []
    assert world.loop.now < 10.0
    assert (outcome.counts["matches"], outcome.counts["events"]) == (0, 0)
    assert outcome.counts["statements"] > 0


def test_a_world_that_cannot_come_to_rest_is_complained_about() -> None:
    gone = Trouble(0.0, "store_gone", 10_000.0, "", 1.0)
    world = World(replace(SMALL, tables=(), troubles=()))
    world.weather.begin(gone)
    outcome = world.run()
    assert outcome.kind == "rest"
    assert "has not started" in outcome.complaints[0][1]


def test_matches_are_played_to_their_ends() -> None:
    outcome = run(replace(SMALL, troubles=()))
    assert outcome.complaints == []
    assert outcome.counts["matches"] >= 2
    assert outcome.counts["seen"] > outcome.counts["events"] > 10


NOT_ASKED_FOR = {
    "command",  # is counted by itself, as it also goes over sockets
    "evaluation",  # thinks like a hint
    "invite",  # only makes links anew
}


def test_people_ask_for_everything_that_a_match_offers() -> None:
    missing = {each.name for each in OPERATIONS if each.tag not in {"games", "site"}}
    for seed in range(1, 31):
        missing -= {*run(plan_of(seed)).calls}
        if missing == NOT_ASKED_FOR:
            return
    pytest.fail(f"nobody asks for {missing - NOT_ASKED_FOR}")


def test_the_umpire_knows_every_event() -> None:
    assert {*METHODS} == {kind.__struct_config__.tag for kind in get_args(AnyEventData)}


def test_a_world_leaves_logs_and_pictures_as_they_were() -> None:
    before = structlog.get_config(), links.draw_qr
    run(SHORT)
    assert (structlog.get_config(), links.draw_qr) == before


def test_all_that_goes_wrong_is_told() -> None:
    notes = [note.text for note in run(TROUBLED).notes]
    for trouble in TROUBLED.troubles:
        assert str(trouble)[10:] in notes
