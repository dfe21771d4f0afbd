"""Matches that a process cannot go on with: by other rules, of a newer version, of no game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from support.fresh_stores import KINDS, fresh_store, whole_log
from support.hosted_matches import MATCH, add, row_of, seated
from support.running_server import SECRET, TIMEOUT, joined, new_engine, new_match, served
from tavolino.hosting.access.blocklist import Blocklist
from tavolino.hosting.access.budgets import Budgets, Payer
from tavolino.hosting.bus.local import LocalBus
from tavolino.hosting.bus.notices import (
    EventNotice,
    PhraseNotice,
    encode_notice,
    key_from,
    signature,
    subject_of,
)
from tavolino.hosting.engine import Engine, MatchRequest
from tavolino.hosting.live.client import AwaitedLine, Client
from tavolino.hosting.live.hub import Hub
from tavolino.hosting.match.commands import Act, Answer, AnyCommand, AskUndo
from tavolino.hosting.match.events import WATCHER, Ended, Resigned
from tavolino.hosting.match.stored import Clock
from tavolino.hosting.match.unplayable import NewerVersion, NotInstalled, RulesChanged
from tavolino.hosting.scheduler import Scheduler
from tavolino.hosting.worker import Worker
from tavolino.server.backends.postgres import PostgresStore
from tavolino.server.backends.sqlite import SqliteStore
from tavolino.server.process.processes import ProcessRunner

SqlStore = PostgresStore | SqliteStore
Test = Callable[[SqlStore, Engine], Awaitable[None]]

OTHER_RULES = {
    "an older version": "UPDATE match SET rules_version = 0 WHERE id = $1",
    "another position": """UPDATE action SET what =
        '{"type":"acted","seat":0,"action":"@B2"}' WHERE match_id = $1 AND number = 3""",
    "an action that is refused": """UPDATE action SET what =
        '{"type":"acted","seat":0,"action":"@Z99"}' WHERE match_id = $1 AND number = 3""",
}
NEWER = {
    "newer rules": ("UPDATE match SET rules_version = 99 WHERE id = $1", NewerVersion),
    "an unknown event": (
        """UPDATE action SET what = '{"type":"danced","seat":0}'
        WHERE match_id = $1 AND number = 3""",
        NewerVersion,
    ),
    "no such game": ("UPDATE match SET game = 'lost' WHERE id = $1", NotInstalled),
}
"""What another version may have stored, and how it is refused here."""


@pytest.fixture(params=KINDS)
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Test], None]:
    """Runs a test on a store in which a match has begun, with an engine that must read it."""

    async def whole(test: Test) -> None:
        bus = LocalBus()
        await bus.open("site")
        async with fresh_store(request.param, tmp_path) as store:
            engine = new_engine(store, bus)
            await engine.time.follow(store.beat(5000))
            await begin(engine)
            await test(store, new_engine(store, bus, engine.time))
        await bus.close()

    return lambda test: asyncio.run(whole(test))


async def begin(engine: Engine) -> None:
    """A match of a person and a bot, with a decision made by whoever begins."""
    clock = Clock(per="move", seconds=10)
    await engine.create(MATCH, MatchRequest(game="anneaux", players=2, clock=clock))
    await engine.join(MATCH, "join:0", "Ann", seat=0)
    await engine.join(MATCH, "bot:1", "Bot 1", seat=1, bot="1")
    hosted = await engine.fresh(MATCH)
    act = Act(id="a-first-act", number=3, seat=hosted.to_move, action="@A1")
    assert (await engine.take(MATCH, act, {0, 1}, bot=True)).refused is None


async def wait_for_both(store: SqlStore) -> None:
    """Lets a bot be due and a deadline have passed at once, whoever is to move."""
    await store._rows("UPDATE match SET bot_due = $2, deadline = 1 WHERE id = $1", MATCH, True)


# -- rules that have changed -------------------------------------------------------------------


@pytest.mark.parametrize("why", OTHER_RULES)
def test_a_match_whose_rules_have_changed_is_ended_once(
    why: str, run: Callable[[Test], None]
) -> None:
    async def test(store: SqlStore, engine: Engine) -> None:
        await store._rows(OTHER_RULES[why], MATCH)
        await wait_for_both(store)
        before = await store.load(MATCH)
        with capture_logs() as said:
            for one in (engine, new_engine(store, engine.notices.bus, engine.time), engine):
                with pytest.raises(RulesChanged):
                    await one.fresh(MATCH)
        assert [line["log_level"] for line in said] == ["warning"]
        stored = await store.load(MATCH)
        assert stored is not None
        assert before is not None
        assert stored.summary == msgspec.structs.replace(
            before.summary, number=4, phase="over", bot_due=False, deadline=None
        )
        events = await whole_log(store, MATCH)
        assert [event.what for event in events[3:]] == [Ended(WATCHER, "rules_changed")]
        assert events[3].at >= events[2].at
        assert await store.overdue(engine.time.now() + 10**6) == []
        assert await store.due_bots(engine.time.now() + 10**6, 1) == []

    run(test)


def test_a_match_that_was_over_stays_as_it_ended(run: Callable[[Test], None]) -> None:
    async def test(store: SqlStore, engine: Engine) -> None:
        over = "UPDATE match SET rules_version = 0, phase = 'over' WHERE id = $1"
        await store._rows(over, MATCH)
        with capture_logs() as said, pytest.raises(RulesChanged):
            await engine.fresh(MATCH)
        assert not said
        assert await store.numbers([MATCH]) == {MATCH: 3}

    run(test)


def test_whoever_can_still_replay_it_sees_that_no_one_wins() -> None:
    hosted = seated(row_of())
    add(hosted, Ended(WATCHER, "rules_changed"))
    assert hosted.result is not None
    assert (hosted.phase, hosted.to_move) == ("over", -1)
    assert (hosted.result.ending, hosted.result.winners) == ("rules_changed", [])


def test_players_of_a_match_whose_rules_changed_are_told_and_its_record_is_kept(
    tmp_path: Path,
) -> None:
    with served(tmp_path) as server:
        ann, ben = server.client(), server.client()
        made = new_match(ann)
        joined(ben, made)
        match = made["match"]
        engine = server.services.engine
        hosted = server.run(engine.fresh(match))
        mover = hosted.to_move
        played: list[AnyCommand] = [
            Act(id="taken-back", number=3, seat=mover, action="@A1"),
            AskUndo(id="ask-for-it", number=4, seat=mover),
            Answer(id="not-at-all", number=5, seat=1 - mover, to="undo", yes=True),
            Act(id="it-stands", number=6, seat=mover, action="@B2"),
        ]
        for command in played:
            assert server.run(engine.take(match, command, {0, 1})).refused is None
        store = server.services.store
        assert isinstance(store, SqliteStore)
        server.run(store._rows("UPDATE match SET rules_version = 0 WHERE id = $1", match))
        server.call(engine.let_go, match)

        answer = ann.get(f"/matches/{match}")
        assert (answer.status_code, answer.json()["reason"]) == (409, "rules_changed")
        [mine] = ann.get("/me/matches").json()
        assert mine["phase"] == "over"
        record = ben.get(f"/matches/{match}/record").json()
        assert record == {
            "game": "anneaux",
            "rules_version": 0,
            "players": 2,
            "options": {},
            "setup": dict(hosted.row.setup),
            "actions": ["@B2"],
            "names": ["Ann", "Ben"],
        }
        token = made["seats"][0]["token"]
        headers = {"authorization": f"Bearer {token}"}
        address = server.socket_address(match)
        with (
            connect(address, additional_headers=headers) as socket,
            pytest.raises(ConnectionClosed) as closed,
        ):
            socket.recv(TIMEOUT)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "rules_changed")


# -- what only others can go on with -----------------------------------------------------------


@pytest.mark.parametrize("why", NEWER)
def test_a_match_that_only_other_processes_can_play_is_left_as_it_is(
    why: str, run: Callable[[Test], None]
) -> None:
    async def test(store: SqlStore, engine: Engine) -> None:
        statement, refusal = NEWER[why]
        await store._rows(statement, MATCH)
        await wait_for_both(store)
        scheduler = Scheduler(engine, Hub(engine), Blocklist(store))
        worker = Worker(engine, Budgets(0, engine.machine.seconds), ProcessRunner, 1)
        with capture_logs() as said:
            for _ in range(3):
                with pytest.raises(refusal):
                    await engine.fresh(MATCH)
                await worker.play(MATCH, Payer())
            if refusal is NewerVersion:
                for _ in range(3):
                    await scheduler.sweep()
                assert await store.overdue(engine.time.now()) == [MATCH]
        await worker.stop()
        assert [line["log_level"] for line in said] == ["warning"]
        assert await store.numbers([MATCH]) == {MATCH: 3}
        stored = await store.load(MATCH)
        assert stored is not None
        assert stored.summary.phase == "on"
        assert stored.summary.bot_due

    run(test)


def test_a_process_that_hosts_a_match_stops_at_what_it_does_not_know(
    run: Callable[[Test], None],
) -> None:
    async def test(store: SqlStore, engine: Engine) -> None:
        hosted = await engine.fresh(MATCH)
        await store._rows(
            "INSERT INTO action (match_id, number, command_id, at, what) "
            "VALUES ($1, 4, 'a-newer-one', $2, $3)",
            MATCH,
            hosted.events[-1].at,
            '{"type":"danced","seat":0}',
        )
        await store._rows("UPDATE match SET number = 4 WHERE id = $1", MATCH)
        command = Act(id="goes-on-here", number=4, seat=hosted.to_move, action="@B2")
        for _ in range(2):
            with pytest.raises(NewerVersion):
                await engine.take(MATCH, command, {0, 1}, bot=True)
        assert await store.numbers([MATCH]) == {MATCH: 4}

    run(test)


def test_players_of_a_match_of_a_newer_version_are_told_to_come_back(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann = server.client()
        match = new_match(ann)["match"]
        store = server.services.store
        assert isinstance(store, SqliteStore)
        server.run(store._rows("UPDATE match SET rules_version = 99 WHERE id = $1", match))
        server.call(server.services.engine.let_go, match)
        for what in ("", "/events", "/record", "/seats"):
            answer = ann.get(f"/matches/{match}{what}")
            assert (answer.status_code, answer.json()["reason"]) == (503, "newer_version")
            assert "retry-after" in answer.headers
        assert ann.delete("/me").status_code == 204


# -- what is not understood on the bus ---------------------------------------------------------


def test_what_is_not_understood_on_the_bus_is_passed_over(run: Callable[[Test], None]) -> None:
    async def test(store: SqlStore, engine: Engine) -> None:
        hub, messages = Hub(engine), []

        async def send(message: bytes) -> None:
            messages.append(msgspec.json.decode(message)["type"])

        hosted = await engine.fresh(MATCH)
        await hub.enter(MATCH, Client(0, AwaitedLine(send), lambda: None), after=3)
        newer = msgspec.structs.replace(hosted.events[-1], number=4)
        strange = msgspec.msgpack.decode(encode_notice(EventNotice("elsewhere", MATCH, newer)))
        strange[3]["what"] = {"type": "danced", "seat": 0}
        with capture_logs() as said:
            for content in (
                msgspec.msgpack.encode(["danced", MATCH]),
                msgspec.msgpack.encode(strange),
            ):
                signed = signature(key_from(SECRET), subject_of(MATCH), content)
                engine.notices.bus.publish(subject_of(MATCH), signed + content)
            hello = PhraseNotice("elsewhere", MATCH, 0, "hello")
            engine.notices.publish(subject_of(MATCH), hello)
            async with asyncio.timeout(TIMEOUT):
                while "phrase" not in messages:
                    await asyncio.sleep(0.01)
        assert [line["log_level"] for line in said] == ["warning"]

    run(test)


def test_an_event_is_read_from_the_store_if_an_older_process_publishes_it_with_another_tag(
    run: Callable[[Test], None],
) -> None:
    async def test(store: SqlStore, engine: Engine) -> None:
        hub, numbers = Hub(engine), []

        async def send(message: bytes) -> None:
            numbers.append(msgspec.json.decode(message).get("number"))

        await hub.enter(MATCH, Client(0, AwaitedLine(send), lambda: None), after=3)
        older = new_engine(store, LocalBus(), engine.time)
        await older.remove(MATCH, "left:0", 0, lambda _: Resigned(0))
        await store._rows("UPDATE action SET what = replace(what, '\"type\"', '\"event\"')")
        content = encode_notice(
            EventNotice(older.name, MATCH, (await whole_log(store, MATCH))[3])
        )
        content = content.replace(b"\xa4type", b"\xa5event")
        signed = signature(key_from(SECRET), subject_of(MATCH), content)
        engine.notices.bus.publish(subject_of(MATCH), signed + content)
        async with asyncio.timeout(TIMEOUT):
            while not hub.in_doubt:
                await asyncio.sleep(0.01)
            await hub.catch_up()
            while 4 not in numbers:
                await asyncio.sleep(0.01)

    run(test)
