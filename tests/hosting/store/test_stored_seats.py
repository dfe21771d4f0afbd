"""What every store promises about who holds which seats."""

from __future__ import annotations

import msgspec

from support.fresh_stores import Run, new_match, new_step
from tavolino.hosting.match.events import WATCHER, Acted, AnyEventData, Joined
from tavolino.hosting.store.store import Store
from tavolino.hosting.store.values import HeldSeat, mark_moved, mark_removed


def test_a_secret_opens_the_seats_it_holds(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create(*new_match("m"))
        await store.create(*new_match("n"))
        for _ in range(2):
            await store.hold("m", 0, b"me")
        await store.hold("m", WATCHER, b"me")
        await store.hold("m", 1, b"you")
        await store.hold("n", 1, b"me")
        assert await store.held_seats("m", [b"me"]) == {0, WATCHER}
        assert await store.held_seats("m", [b"me", b"you", b"who"]) == {0, 1, WATCHER}
        assert await store.held_seats("m", [b"who"]) == set()
        assert await store.held_seats("m", []) == set()

    run(test)


def test_everyone_has_the_same_seat_in_the_next_match(run: Run) -> None:
    async def test(store: Store) -> None:
        for match in "mn":
            await store.create(*new_match(match), b"me")
        await store.create(*new_match("o"), b"forgotten meanwhile")
        await store.hold("m", 0, b"me")
        await store.hold("m", 1, b"you")
        for match in "nno":
            await store.copy_holders("m", match)
        assert await store.held_seats("n", [b"me"]) == {0}
        assert await store.held_seats("n", [b"you"]) == {1}
        assert await store.seats_held("n") == {0, 1}
        assert [await store.made_by(match) for match in "no"] == [b"me", None]

    run(test)


def test_a_seat_that_was_moved_in_the_next_match_is_not_given_again(run: Run) -> None:
    async def test(store: Store) -> None:
        for match in "mn":
            await store.create(*new_match(match))
        await store.hold("m", 0, b"me")
        await store.copy_holders("m", "n")
        await store.append(new_step("n", 1))
        await store.move("n", 0, [b"phone"])
        await store.copy_holders("m", "n")
        assert await store.holders("n", 0) == [b"phone"]

    run(test)


def test_whoever_was_removed_may_only_watch_the_next_match(run: Run) -> None:
    async def test(store: Store) -> None:
        for match in "mn":
            await store.create(*new_match(match))
        for seat in (0, 1):
            await store.hold("m", seat, b"me")
        await store.hold("m", 2, b"old")
        await store.remove("m", 1, b"me")
        await store.move("m", 2, [b"phone"])
        await store.copy_holders("m", "n")
        assert await store.held_seats("n", [b"me"]) == {0, WATCHER, mark_removed(1)}
        assert await store.held_seats("n", [b"phone"]) == {2}
        assert await store.held_seats("n", [b"old"]) == {WATCHER}

    run(test)


def test_a_seat_is_taken_away_together_with_the_event_or_not_at_all(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create(*new_match("m"))
        await store.hold("m", 1, b"old")
        await store.move("m", 1, [b"phone", b"token"])
        await store.make_transfer("m", 1, b"link", 10_000)
        await store.hold("m", 0, b"other")
        assert not await store.append_removal(new_step("m", 2), 1)
        assert await store.held_seats("m", [b"phone"]) == {1}
        assert await store.append_removal(new_step("m", 1), 1)
        assert await store.numbers(["m"]) == {"m": 1}
        for key in (b"old", b"phone", b"token"):
            assert await store.held_seats("m", [key]) == {WATCHER, mark_removed(1)}
        assert await store.held_seats("m", [b"other"]) == {0}
        assert await store.use_transfer(b"link", 0) is None
        assert not await store.append_removal(new_step("m", 1), 0)
        assert await store.seats_held("m") == {0}

    run(test)


def test_the_matches_of_a_secret_come_latest_changed_first(run: Run) -> None:
    async def test(store: Store) -> None:
        for at, match in enumerate("abc"):
            await store.create(*new_match(match, at=at))
            await store.hold(match, at % 2, b"me")
        await store.append(new_step("a", 1, at=50))
        waiting = {"game": "memento", "phase": "waiting", "number": 0}
        assert await store.matches_of(b"me") == [
            HeldSeat(match="a", seat=0, game="memento", phase="on", number=1, changed_at=50),
            msgspec.convert({"match": "c", "seat": 0, **waiting, "changed_at": 2}, HeldSeat),
            msgspec.convert({"match": "b", "seat": 1, **waiting, "changed_at": 1}, HeldSeat),
        ]
        assert await store.matches_of(b"you") == []

    run(test)


def test_another_name_is_written_where_the_person_joined(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create(*new_match("m"))
        log: list[AnyEventData] = [Joined(0, "Ann"), Joined(1, "Bot", bot="3"), Acted(0, "a1")]
        for number, what in enumerate(log, 1):
            await store.append(new_step("m", number, what=what))
        await store.rename("m", 0, "Nobody")
        await store.rename("m", 1, "Nobody")
        events = await store.events("m", 0)
        assert [event.what for event in events] == [Joined(0, "Nobody"), *log[1:]]
        assert [event.number for event in events] == [1, 2, 3]

    run(test)


def test_a_moved_seat_is_on_one_device_alone(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create(*new_match("m"), b"cookie")
        for key in (b"cookie", b"token"):
            await store.hold("m", 1, key)
        for _ in range(2):
            await store.move("m", 1, [b"phone", b"its token"])
        for key in (b"cookie", b"token"):
            assert await store.held_seats("m", [key]) == {WATCHER, mark_moved(1)}
        assert {*await store.holders("m", 1)} == {b"phone", b"its token"}
        await store.move("m", 1, [b"cookie"])
        assert await store.held_seats("m", [b"cookie"]) == {1, WATCHER}
        assert await store.held_seats("m", [b"phone"]) == {WATCHER, mark_moved(1)}
        await store.vacate("m", 1)
        assert await store.held_seats("m", [b"phone"]) == {WATCHER}

    run(test)


def test_moved_seats_are_given_for_all_matches_asked_for(run: Run) -> None:
    async def test(store: Store) -> None:
        for match in "abc":
            await store.create(*new_match(match))
            for seat, key in ((0, b"me"), (1, b"you")):
                await store.hold(match, seat, key)
        await store.remove("a", 0, b"me")
        await store.move("a", 1, [b"phone"])
        await store.move("c", 0, [b"phone"])
        assert await store.moved_seats(["a", "b", "none"]) == [("a", 1, b"you")]
        assert await store.moved_seats([]) == []

    run(test)


def test_the_rights_of_the_maker_move_with_their_first_seat(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create(*new_match("m"), b"cookie")
        for seat, key in ((0, b"guest"), (1, b"cookie"), (2, b"cookie")):
            await store.hold("m", seat, key)
        for seat in (0, 2):
            await store.move("m", seat, [b"thief"])
            assert await store.made_by("m") == b"cookie"
        await store.move("m", 1, [b"phone", b"its token"])
        assert await store.made_by("m") == b"phone"

    run(test)
