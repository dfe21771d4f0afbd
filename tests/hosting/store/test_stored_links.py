"""What every store promises about links to another device and about codes."""

from __future__ import annotations

import asyncio

from support.fresh_stores import Run, new_match
from tavolino.hosting.store.store import Store
from tavolino.hosting.store.values import StoredCode, Transferred


def test_a_link_transfers_a_seat_once(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create(*new_match("m"))
        await store.make_transfer("m", 1, b"link", until=1000)
        uses = await asyncio.gather(*(store.use_transfer(b"link", 999) for _ in range(4)))
        assert sorted(uses, key=repr) == [None, None, None, Transferred(match="m", seat=1)]

    run(test)


def test_a_link_transfers_nothing_after_its_time(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create(*new_match("m"))
        await store.make_transfer("m", 1, b"link", until=1000)
        assert await store.use_transfer(b"link", 1000) is None
        assert await store.use_transfer(b"other", 0) is None

    run(test)


def test_a_new_link_takes_the_place_of_the_one_before(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create(*new_match("m"))
        await store.make_transfer("m", 1, b"first", until=1000)
        await store.make_transfer("m", 1, b"second", until=1000)
        assert await store.use_transfer(b"first", 0) is None
        assert await store.use_transfer(b"second", 0) == Transferred(match="m", seat=1)

    run(test)


def test_the_ways_back_to_a_seat_outlive_its_new_links(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create(*new_match("m"))
        seat = Transferred(match="m", seat=1)
        await store.make_ways_back("m", 1, [b"cookie", b"token"], until=1000)
        await store.make_transfer("m", 1, b"link", until=1000)
        assert await store.use_transfer(b"cookie", 1000) is None
        assert await store.use_transfer(b"cookie", 999) == seat
        assert await store.use_transfer(b"cookie", 999) is None
        assert await store.use_transfer(b"token", 999) == seat
        assert await store.use_transfer(b"link", 999) == seat

    run(test)


def test_earlier_ways_back_end_when_a_seat_was_taken_back(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create(*new_match("m"))
        seat = Transferred(match="m", seat=1)
        await store.make_ways_back("m", 0, [b"other seat"], until=1000)
        await store.make_ways_back("m", 1, [b"first", b"again", b"third"], until=1000)
        await store.make_transfer("m", 1, b"link", until=1000)
        await store.make_ways_back("m", 1, [b"again"], until=2000)
        assert await store.use_transfer(b"link", 0) is None
        assert await store.use_transfer(b"first", 999) == seat
        await store.hold("m", 1, b"phone")
        assert not await store.take_back("m", 1, b"first", [b"cookie"], 999)
        assert not await store.take_back("m", 1, b"again", [b"cookie"], 2000)
        assert await store.holders("m", 1) == [b"phone"]
        assert await store.take_back("m", 1, b"again", [b"cookie"], 1999)
        assert await store.holders("m", 1) == [b"cookie"]
        assert not await store.take_back("m", 1, b"third", [b"phone"], 0)
        assert await store.use_transfer(b"other seat", 0) == Transferred(match="m", seat=0)

    run(test)


def test_whoever_is_removed_has_no_way_back(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create(*new_match("m"))
        await store.make_ways_back("m", 1, [b"back"], until=1000)
        await store.make_transfer("m", 1, b"link", until=1000)
        await store.remove("m", 1, b"cookie")
        assert await store.use_transfer(b"back", 0) is None
        assert await store.use_transfer(b"link", 0) is None

    run(test)


def test_a_code_leads_to_its_match_until_it_expires(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create(*new_match("m"))
        assert await store.code_of("m", 0) is None
        assert await store.make_code("m", b"lumoke", until=1000, now=0)
        assert await store.code_of("m", 999) == StoredCode(b"lumoke", 1000)
        assert await store.match_of_code(b"lumoke", 999) == "m"
        assert await store.match_of_code(b"other", 999) is None
        assert await store.code_of("m", 1000) is None
        assert await store.match_of_code(b"lumoke", 1000) is None

    run(test)


def test_a_code_is_used_for_one_match_at_a_time(run: Run) -> None:
    async def test(store: Store) -> None:
        for match in "mn":
            await store.create(*new_match(match))
        assert await store.make_code("m", b"lumoke", until=1000, now=0)
        assert not await store.make_code("n", b"lumoke", until=1000, now=999)
        assert await store.make_code("n", b"lumoke", until=2000, now=1000)
        assert await store.match_of_code(b"lumoke", 1500) == "n"
        assert not await store.make_code("n", b"tibasu", until=2500, now=1500)
        await store.drop_code("n")
        assert await store.make_code("n", b"tibasu", until=2500, now=1500)
        assert await store.match_of_code(b"lumoke", 1500) is None

    run(test)


def test_one_of_two_who_ask_at_once_makes_the_code(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create(*new_match("m"))
        keys = [b"lumoke", b"tibasu", b"koneda"]
        made = await asyncio.gather(*(store.make_code("m", key, 1000, 0) for key in keys))
        assert sorted(made) == [False, False, True]
        assert await store.match_of_code(keys[made.index(True)], 0) == "m"

    run(test)


def test_a_code_is_gone_with_its_match(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create(*new_match("m"))
        await store.make_code("m", b"lumoke", until=1000, now=0)
        assert await store.delete("m")
        assert await store.match_of_code(b"lumoke", 0) is None

    run(test)
