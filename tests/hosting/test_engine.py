"""What the engine promises: answers once, stores before it tells, agrees with others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from support.fresh_stores import KINDS, fresh_store
from support.running_server import new_engine
from tavolino.hosting.bus.local import LocalBus
from tavolino.hosting.bus.notices import (
    BOT_SUBJECT,
    BotDueNotice,
    EventNotice,
    subject_of,
)
from tavolino.hosting.engine import Engine, MatchRequest, NoMatch
from tavolino.hosting.match.commands import Act, AnyCommand, AskUndo, Rematch, Resign
from tavolino.hosting.match.events import Event, Joined
from tavolino.hosting.match.hosted import HostedMatch
from tavolino.hosting.match.messages import EventMessage
from tavolino.hosting.match.refusals import Refused
from tavolino.hosting.match.rematches import rematch_id
from tavolino.hosting.store.values import Step, Unavailable
from tavolino.table.rematch import Begins

MATCH = "m" * 22

Test = Callable[[Engine, Engine], Awaitable[None]]
Run = Callable[[Test], None]


@pytest.fixture(params=KINDS)
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """Runs a test with two desks of two processes, as it were, on one store and one bus."""

    async def with_desks(test: Test) -> None:
        async with fresh_store(request.param, tmp_path) as store, local_bus() as bus:
            await test(new_engine(store, bus), new_engine(store, bus))

    return lambda test: asyncio.run(with_desks(test))


@asynccontextmanager
async def local_bus() -> AsyncIterator[LocalBus]:
    """A bus within this process."""
    bus = LocalBus()
    await bus.open("site")
    yield bus
    await bus.close()


async def begin(engine: Engine, bots: int = 0, game: str = "anneaux") -> HostedMatch:
    """A match of two, the last of them bots."""
    await engine.create(MATCH, MatchRequest(game=game, players=2, options={}))
    for seat in range(2):
        bot = "1" if seat >= 2 - bots else None
        await engine.join(MATCH, f"join-{seat}", f"Seat {seat}", bot=bot, seat=seat)
    return await engine.fresh(MATCH)


def act(hosted: HostedMatch, command: str = "an-action", number: int | None = None) -> Act:
    """The first legal action of the seat to move."""
    return Act(
        id=command,
        number=number or hosted.number + 1,
        seat=hosted.to_move,
        action=hosted.match.legal()[0],
    )


def test_an_action_is_kept_and_the_same_command_again_gets_the_same_answer(run: Run) -> None:
    async def test(engine: Engine, other: Engine) -> None:
        hosted = await begin(engine)
        command = act(hosted)
        answer = await engine.take(MATCH, command, {0, 1})
        assert (answer.number, answer.refused) == (3, None)
        assert await engine.take(MATCH, command, {0, 1}) == answer
        assert await other.take(MATCH, command, {0, 1}) == answer
        assert await engine.store.numbers([MATCH]) == {MATCH: 3}

    run(test)


def test_a_refused_command_is_refused_for_the_same_reason_until_something_happens(
    run: Run,
) -> None:
    async def test(engine: Engine, other: Engine) -> None:
        hosted = await begin(engine)
        mover = hosted.to_move
        wrong = Act(id="wrong-one", number=3, seat=1 - mover, action="@A1")
        answer = await engine.take(MATCH, wrong, {0, 1})
        assert answer.refused == "not_your_turn"
        assert await other.take(MATCH, wrong, {0, 1}) == answer
        await engine.take(MATCH, act(hosted), {0, 1})
        await other.fresh(MATCH)
        for one in (engine, other):
            assert (await one.take(MATCH, wrong, {0, 1})).refused == "stale"

    run(test)


def test_a_late_command_is_answered_without_replaying_the_match(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(engine: Engine, other: Engine) -> None:
        hosted = await begin(engine)
        mover = hosted.to_move
        await engine.take(MATCH, act(hosted), {0, 1})
        applied: list[Event] = []
        monkeypatch.setattr(HostedMatch, "apply", lambda _, event: applied.append(event))
        late: list[AnyCommand] = [
            Act(id="late-act", number=3, seat=mover, action="@Z99"),
            Resign(id="late-resign", number=3, seat=1 - mover),
            AskUndo(id="late-undo", number=2, seat=mover),
        ]
        answers = [await engine.take(MATCH, command, {0, 1}) for command in late]
        assert [answer.refused for answer in answers] == ["stale"] * 3
        assert not applied

    run(test)


def test_a_stale_number_gives_what_is_missing(run: Run) -> None:
    async def test(engine: Engine, other: Engine) -> None:
        hosted = await begin(engine)
        late = act(hosted, "late-one")
        await engine.take(MATCH, act(hosted), {0, 1})
        answer = await other.take(MATCH, late, {0, 1})
        assert answer.refused == "stale"
        assert answer.missing is not None
        [missing] = answer.missing
        assert isinstance(missing, EventMessage)
        assert missing.number == 3
        assert missing.state is not None

    run(test)


def test_a_number_too_far_ahead_and_the_id_of_another_command_are_refused(run: Run) -> None:
    async def test(engine: Engine, other: Engine) -> None:
        hosted = await begin(engine)
        early = act(hosted, "early-one", number=9)
        assert (await engine.take(MATCH, early, {0, 1})).refused == "ahead"
        await engine.take(MATCH, act(hosted, "an-id-used"), {0, 1})
        same = act(hosted, "an-id-used")
        assert (await engine.take(MATCH, same, {0, 1})).refused == "id_used"

    run(test)


def test_no_one_acts_for_a_seat_they_do_not_hold(run: Run) -> None:
    async def test(engine: Engine, other: Engine) -> None:
        hosted = await begin(engine)
        command = act(hosted)
        answer = await engine.take(MATCH, command, {1 - hosted.to_move, -1})
        assert answer.refused == "not_your_seat"

    run(test)


def test_one_of_two_processes_that_take_a_command_at_once_wins(run: Run) -> None:
    async def test(engine: Engine, other: Engine) -> None:
        hosted = await begin(engine)
        await other.fresh(MATCH)
        for _ in range(20):
            hosted = await engine.fresh(MATCH)
            commands = (
                act(hosted, f"from-one-{hosted.number}"),
                act(hosted, f"from-two-{hosted.number}"),
            )
            answers = await asyncio.gather(
                engine.take(MATCH, commands[0], {0, 1}), other.take(MATCH, commands[1], {0, 1})
            )
            assert sorted(str(answer.refused) for answer in answers) == ["None", "stale"]

    run(test)


def test_nothing_is_told_before_it_is_kept(run: Run) -> None:
    async def test(engine: Engine, other: Engine) -> None:
        hosted = await begin(engine)
        heard: list[int] = []
        engine.listeners.append(lambda hosted: heard.append(hosted.number))

        async def failing(step: Step) -> bool:
            assert not heard
            raise Unavailable("gone")

        keeps, engine.store.append = engine.store.append, failing  # type: ignore[method-assign]
        command = act(hosted)
        answer = await engine.take(MATCH, command, {0, 1})
        assert answer.refused == "unavailable"
        assert not heard
        engine.store.append = keeps  # type: ignore[method-assign]
        assert (await engine.take(MATCH, command, {0, 1})).number == 3
        assert heard == [3]

    run(test)


def test_other_processes_and_workers_are_told(run: Run) -> None:
    async def test(engine: Engine, other: Engine) -> None:
        heard: list[object] = []
        await engine.notices.listen(subject_of(MATCH), heard.append)
        await engine.notices.listen(BOT_SUBJECT, heard.append)
        await begin(engine, bots=2)
        await asyncio.sleep(0.01)
        kinds = [type(notice) for notice in heard]
        assert kinds == [EventNotice, EventNotice, BotDueNotice]
        assert heard[-1] == BotDueNotice(MATCH, 2)

    run(test)


def test_a_seat_is_given_once_and_a_full_table_says_so(run: Run) -> None:
    async def test(engine: Engine, other: Engine) -> None:
        await engine.create(MATCH, MatchRequest(game="memento", players=3))
        seats = await asyncio.gather(
            engine.join(MATCH, "join-a", "A"),
            other.join(MATCH, "join-b", "B"),
            engine.join(MATCH, "join-c", "C"),
        )
        assert sorted(seats) == [0, 1, 2]
        assert await other.join(MATCH, "join-a", "A") == seats[0]
        with pytest.raises(Refused, match="All seats are taken"):
            await engine.join(MATCH, "join-d", "D")

    run(test)


def test_a_rematch_seats_everyone_again(run: Run) -> None:
    async def test(engine: Engine, other: Engine) -> None:
        hosted = await begin(engine, bots=1)
        await engine.store.hold(MATCH, 0, b"hash")
        number = hosted.number
        await engine.take(MATCH, Resign(id="resigned", number=number + 1, seat=0), {0})
        again = Rematch(id="once-more", number=number + 2, seat=0)
        answer = await engine.take(MATCH, again, {0})
        assert answer.number == number + 2
        new = await other.fresh(rematch_id(MATCH))
        assert [(chair.name, chair.bot) for chair in new.chairs if chair] == [
            ("Seat 0", None),
            ("Seat 1", "1"),
        ]
        assert await other.store.held_seats(rematch_id(MATCH), [b"hash"]) == {0}
        assert (await other.fresh(MATCH)).rematch == rematch_id(MATCH)

    run(test)


@pytest.mark.parametrize(("begins", "beginner"), [("next", 0), ("same", 2), ("lot", None)])
def test_a_rematch_of_three_is_begun_as_chosen(
    run: Run, begins: Begins, beginner: int | None
) -> None:
    async def test(engine: Engine, other: Engine) -> None:
        begun = set()
        for number in range(1 if beginner is not None else 40):
            match = f"{number:22}"
            await engine.create(match, MatchRequest(game="anneaux", players=3, start=2))
            for seat, bot in enumerate((None, "1", "1")):
                await engine.join(match, f"join-{seat}", f"Seat {seat}", bot=bot)
            await engine.take(match, Resign(id="resigned", number=4, seat=0), {0})
            again = Rematch(id="once-more", number=5, seat=0, begins=begins)
            assert (await engine.take(match, again, {0})).refused is None
            new = await other.fresh(rematch_id(match))
            begun.add(int(new.match.position.start))
        assert begun == ({0, 1, 2} if beginner is None else {beginner})

    run(test)


def test_only_bots_and_whoever_asked_have_agreed_to_a_rematch(run: Run) -> None:
    async def test(engine: Engine, other: Engine) -> None:
        await engine.create(MATCH, MatchRequest(game="anneaux", players=3))
        for seat, bot in enumerate((None, None, "1")):
            await engine.join(MATCH, f"join-{seat}", f"Seat {seat}", bot=bot)
        for number, seat in ((4, 0), (5, 1)):
            await engine.store.hold(MATCH, seat, b"hash")
            resign = Resign(id=f"resigned-{seat}", number=number, seat=seat)
            assert (await engine.take(MATCH, resign, {seat})).refused is None
        await engine.take(MATCH, Rematch(id="once-more", number=6, seat=1), {1})
        new = await other.fresh(rematch_id(MATCH))
        assert [event.what for event in new.events] == [
            Joined(0, "Seat 0", agreed=False),
            Joined(1, "Seat 1"),
            Joined(2, "Seat 2", "1"),
        ]

    run(test)


def test_there_is_no_match_of_an_unknown_id(run: Run) -> None:
    async def test(engine: Engine, other: Engine) -> None:
        with pytest.raises(NoMatch):
            await engine.fresh("x" * 22)

    run(test)


def test_a_match_is_created_once(run: Run) -> None:
    async def test(engine: Engine, other: Engine) -> None:
        wish = MatchRequest(game="triominos", players=2)
        await engine.create(MATCH, wish)
        first = (await engine.fresh(MATCH)).row
        await other.create(MATCH, wish)
        assert (await other.fresh(MATCH)).row == first

    run(test)
