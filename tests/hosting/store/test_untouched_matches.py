"""What every store promises about unfinished matches in which nothing happens any more."""

from __future__ import annotations

import msgspec

from support.fresh_stores import Run, new_match, new_step, summary
from tavolino.hosting.store.store import Store


def test_unfinished_matches_are_found_once_nothing_has_happened_for_long(run: Run) -> None:
    async def test(store: Store) -> None:
        for match, at in {"late": 30, "early": 10, "played": 20, "over": 10}.items():
            await store.create(*new_match(match, at=at))
        await store.append(new_step("played", 1, at=40))
        end = msgspec.structs.replace(new_step("over", 1, at=15), summary=summary(1, "over"))
        await store.append(end)
        assert await store.untouched(9, 9) == []
        assert await store.untouched(29, 9) == ["early"]
        assert await store.untouched(39, 9) == ["early", "late"]
        assert await store.untouched(40, 9) == ["early", "played", "late"]
        assert await store.untouched(40, 2) == ["early", "played"]

    run(test)


def test_nothing_is_left_of_an_untouched_match_and_others_stay(run: Run) -> None:
    async def test(store: Store) -> None:
        for match in "mn":
            await store.create(*new_match(match), b"me")
            await store.append(new_step(match, 1, at=5))
            await store.hold(match, 0, b"me")
            await store.make_transfer(match, 0, match.encode(), 99)
            await store.make_code(match, match.encode(), 99, 0)
        assert await store.delete_untouched("m", 5)
        assert not await store.delete_untouched("m", 5)
        assert await store.load("m") is None
        assert await store.events("m", 0) == []
        assert await store.use_transfer(b"m", 0) is None
        assert await store.match_of_code(b"m", 0) is None
        assert not await store.append(new_step("m", 2))
        assert [held.match for held in await store.matches_of(b"me")] == ["n"]
        assert len(await store.events("n", 0)) == 1

    run(test)


def test_a_match_in_which_something_happens_meanwhile_stays(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create(*new_match("m"))
        await store.append(new_step("m", 1, at=5))
        assert await store.untouched(5, 9) == ["m"]
        await store.append(new_step("m", 2, at=6))
        assert not await store.delete_untouched("m", 5)
        assert len(await store.events("m", 0)) == 2

    run(test)


def test_whoever_is_to_be_forgotten_is_forgotten_first(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create(*new_match("m"))
        await store.hold("m", 0, b"me")
        assert await store.untouched(0, 9) == ["m"]
        await store.ask_to_forget(b"me", 0)
        assert await store.untouched(0, 9) == []
        assert not await store.delete_untouched("m", 0)
        await store.let_go("m", 0, b"me")
        assert await store.untouched(0, 9) == ["m"]

    run(test)
