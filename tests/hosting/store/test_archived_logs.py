"""What stores promise of archived logs, and of matches with a clock."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from support.archived_sites import Stored, new_site
from support.fresh_stores import KINDS, new_match, new_step, query, summary, whole_log
from support.running_server import until
from tavolino.hosting.machine import Machine
from tavolino.hosting.match.events import (
    OLD_TAG,
    AnyEventData,
    Event,
    HandedOver,
    Joined,
    Left,
)
from tavolino.hosting.store.archiver import Archiver
from tavolino.hosting.store.packed_log import pack_log, unpack_log
from tavolino.hosting.store.values import LINGER, NoArchive, Step

Run = Callable[[Callable[[Stored], Awaitable[None]]], None]
LONG_AFTER = 10**9


@pytest.fixture(params=KINDS)
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """Runs a test on an open, empty store with an archive."""

    async def on_a_store(test: Callable[[Stored], Awaitable[None]], store: Stored) -> None:
        await store.open()
        try:
            await test(store)
        finally:
            await store.close()

    def running(test: Callable[[Stored], Awaitable[None]]) -> None:
        with new_site(request.param, tmp_path) as site:
            asyncio.run(on_a_store(test, site.store()))

    return running


async def finished(store: Stored, match: str, name: str = "Ann") -> list[Event]:
    """Stores a match that is over. Returns its log."""
    await store.create(*new_match(match))
    last = new_step(match, 3)
    steps = [
        new_step(match, 1, what=Joined(0, name)),
        new_step(match, 2),
        Step(match=match, event=last.event, summary=summary(3, "over")),
    ]
    for step in steps:
        assert await store.append(step)
    return [step.event for step in steps]


async def named(store: Stored, match: str) -> str:
    """The name of whoever joined a match first."""
    joined = (await whole_log(store, match))[0].what
    assert isinstance(joined, Joined)
    return joined.name


# -- the archive -------------------------------------------------------------------------------


def test_a_packed_log_keeps_every_text_as_it_is() -> None:
    texts = ['{"type":"joined","seat":0,"name":"Zoë \\"Z\\" 🎲"}', '{ "type" : "new" }']
    rows = [(number, f"id {number}", 10**12, text) for number, text in enumerate(texts, 1)]
    assert unpack_log(pack_log(rows)) == rows


def test_an_archived_log_is_read_in_pages_with_what_came_later(run: Run) -> None:
    async def test(store: Stored) -> None:
        await store.create(*new_match("m"))
        steps = [new_step("m", number) for number in range(1, 451)]
        assert all(await asyncio.gather(*(store.append(step) for step in steps)))
        last = new_step("m", 451)
        ended = Step(match="m", event=last.event, summary=summary(451, "over"))
        assert await store.append(ended)
        await Archiver(store, LONG_AFTER, Machine()).run(1, None)
        assert await store.append(new_step("m", 452))
        expected = [*(step.event for step in steps), last.event, new_step("m", 452).event]
        pages = [await store.events("m", after) for after in (0, 200, 400, 451, 452)]
        assert pages == [expected[:200], expected[200:400], expected[400:], expected[451:], []]
        assert not await store.append(new_step("m", 452, command="another"))

    run(test)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"no zlib",
        zlib.compress(b"\x95"),
        zlib.compress(b"[1]"),
        zlib.compress(b"[" * 9999),
    ],
)
def test_a_damaged_log_is_told_in_a_sentence(body: bytes) -> None:
    with pytest.raises(NoArchive, match="a log in the archive is damaged"):
        unpack_log(body)


@pytest.mark.parametrize("file_days", [None, 1])
def test_a_name_is_deleted_although_the_log_is_moved_meanwhile(
    run: Run, monkeypatch: pytest.MonkeyPatch, file_days: int | None
) -> None:
    async def test(store: Stored) -> None:
        await finished(store, "m")
        if file_days is not None:
            await Archiver(store, LONG_AFTER, Machine()).run(1, None)
        read = store._log
        moves = iter(range(1))

        async def moved_meanwhile(*values: Any) -> Any:
            log = await read(*values)
            if next(moves, None) is not None:
                await Archiver(store, LONG_AFTER, Machine()).run(1, file_days)
            return log

        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(store, "_log", moved_meanwhile)
            await store.rename("m", 0, "")
        assert await named(store, "m") == ""
        await Archiver(store, LONG_AFTER, Machine()).run(1, 1)
        assert await named(store, "m") == ""

    run(test)


@pytest.mark.parametrize("tag", ["type", OLD_TAG])
@pytest.mark.parametrize("place", ["rows", "packed", "filed"])
def test_a_name_is_deleted_however_its_tag_was_called(run: Run, place: str, tag: str) -> None:
    ann, ben = Joined(0, "Ann"), Joined(1, "Ben")
    whats: list[AnyEventData] = [ann, Left(0), ann, ben, HandedOver(1, "3")]

    async def test(store: Stored) -> None:
        await store.create(*new_match("m"))
        steps = [new_step("m", number, what=what) for number, what in enumerate(whats, 1)]
        last = new_step("m", len(steps) + 1)
        ended = Step(match="m", event=last.event, summary=summary(last.event.number, "over"))
        for step in (*steps, ended):
            assert await store.append(step)
        retag = "UPDATE action SET what = replace(what, $1, $2)"
        await store._rows(retag, '{"type":', f'{{"{tag}":')
        if place != "rows":
            await Archiver(store, LONG_AFTER, Machine()).run(1, 1 if place == "filed" else None)
        await store.rename("m", 0, "")
        await store.rename_removed("m", 0, "")
        await store.rename_removed("m", 1, "")
        log = await whole_log(store, "m")
        assert [event.what for event in log] == [
            *(replace(what, name="") if isinstance(what, Joined) else what for what in whats),
            last.event.what,
        ]
        texts = str(await store._log("m"))
        assert (tag in texts, "Ann" in texts, "Ben" in texts) == (True, False, False)

    run(test)


def test_a_name_that_is_deleted_while_its_file_is_written_does_not_come_back(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(store: Stored) -> None:
        logs = {match: await finished(store, match) for match in "mno"}
        archiver = Archiver(store, LONG_AFTER, Machine())
        await archiver.run(1, None)
        name_file = store.name_file
        renames = iter(range(1))

        async def renamed_meanwhile(*values: Any) -> int:
            if next(renames, None) is not None:
                await store.rename("n", 0, "")
            return await name_file(*values)

        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(store, "name_file", renamed_meanwhile)
            await archiver.run(1, 1)
        files = [file.name for file in await store.archive_files("")]
        left = [group for file in files for group in store.files().groups(file)]
        assert sorted(match for group in left for match in group) == ["m", "n", "o"]
        assert [str(group).count("Ann") for group in left if "n" in group] == [0]
        assert [await named(store, match) for match in "mno"] == ["Ann", "", "Ann"]
        assert await whole_log(store, "o") == logs["o"]

    run(test)


def test_a_match_that_is_deleted_takes_its_archive_with_it(run: Run) -> None:
    async def test(store: Stored) -> None:
        for match in "mn":
            await finished(store, match)
        await Archiver(store, LONG_AFTER, Machine()).run(1, 1)
        assert await store.delete("m")
        assert await store.load("m") is None
        assert await store.events("m", 0) == []
        [file] = await store.archive_files("")
        assert (file.matches, file.named) == (2, 1)

    run(test)


def test_a_lost_file_is_told_in_a_sentence(run: Run) -> None:
    async def test(store: Stored) -> None:
        await finished(store, "m")
        await Archiver(store, LONG_AFTER, Machine()).run(1, 1)
        [file] = await store.archive_files("")
        Path(store.location, file.name).unlink()
        with pytest.raises(NoArchive, match=f"lacks the file {file.name}"):
            await store.events("m", 0)

    run(test)


def test_only_one_process_archives(run: Run) -> None:
    async def test(store: Stored) -> None:
        async with store.alone() as one, store.alone() as two:
            assert (one, two) == (True, False)
        async with store.alone() as again:
            assert again

    run(test)


# -- clocks ------------------------------------------------------------------------------------


async def look_at(store: Stored, match: str) -> int | None:
    """When the database says that a match is to be looked at."""
    [(at,)] = await store._rows("SELECT look_at FROM match WHERE id = $1", match)
    return None if at is None else int(at)


def test_time_runs_out_at_the_deadline_wherever_it_moves(run: Run) -> None:
    async def test(store: Stored) -> None:
        await store.create(*new_match("m"))
        for number, deadline in enumerate((5000, 9000, 3000, 8000, 9500), 1):
            assert await store.append(new_step("m", number, deadline=deadline))
            assert await store.overdue(deadline - 1) == []
            assert await store.overdue(deadline) == ["m"]
        await store.append(new_step("m", 6))
        assert await store.overdue(10**9) == []

    run(test)


def test_a_later_deadline_is_noted_when_it_is_worth_it(run: Run) -> None:
    async def test(store: Stored) -> None:
        await store.create(*new_match("m"))
        await store.append(new_step("m", 1, deadline=1000))
        await store.append(new_step("m", 2, deadline=5000 + LINGER))
        for now in (2000, 999 + LINGER):
            assert await store.overdue(now) == []
            assert await look_at(store, "m") == 1000
        assert await store.overdue(1000 + LINGER) == []
        assert await look_at(store, "m") == 5000 + LINGER
        await store.append(new_step("m", 3))
        assert await store.overdue(5000 + 2 * LINGER) == []
        assert await look_at(store, "m") is None

    run(test)


def test_a_server_that_does_not_know_when_to_look_sets_deadlines_as_before(run: Run) -> None:
    async def test(store: Stored) -> None:
        row, first = new_match("m")
        assert await store.create(row, first)
        old = "UPDATE match SET number = number + 1, deadline = $2 WHERE id = $1"
        await store._rows(old, "m", 7000)
        assert await store.overdue(6999) == []
        assert await store.overdue(7000) == ["m"]
        await store._rows(old, "m", 4000)
        assert await store.overdue(4000) == ["m"]
        await store.lift_deadline("m", 5000)
        assert await store.overdue(8000) == []

    run(test)


def test_a_step_of_a_match_with_a_clock_is_an_update_in_place(tmp_path: Path) -> None:
    counts = """
    SELECT n_tup_upd, n_tup_hot_upd FROM pg_stat_user_tables
    WHERE schemaname = $1 AND relname = 'match'
    """

    async def play(store: Stored) -> None:
        await store.open()
        for match in "abcde":
            row, _ = new_match(match)
            await store.create(row, summary(0, deadline=100))
        for number in range(1, 5):  # all of them fit into one page, even if none is removed
            steps = [new_step(match, number, deadline=number * 500) for match in "abcde"]
            assert all(await asyncio.gather(*(store.append(step) for step in steps)))
        await store.close()

    with new_site("postgres", tmp_path) as site:
        asyncio.run(play(site.store()))
        found: list[int] = [0, 0]

        def is_counted() -> bool:
            found[:] = asyncio.run(query(counts, site.schema))[0]
            return found[0] >= 20

        until(is_counted)
        assert found == [20, 20]
