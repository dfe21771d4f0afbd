"""A failing plan is made as small as it can be, and its story says what went wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from simulator.history import Note
from simulator.plan import Plan, plan_of
from simulator.shrink import MAX_RUNS, Shrinker, story
from simulator.troubles import Trouble
from simulator.world import Outcome

KILL = Trouble(3.0, "kill", 2.0, "server a", 1.0)
PAUSE = Trouble(4.0, "pause", 6.4, "server b", 1.0)
JUMP = Trouble(5.0, "clock", 100.0, "", 1.0)
LATE = [Trouble(6.0 + at, "bus_late", 1.0, "", 0.3) for at in range(9)]

PLAN = Plan(
    seed=1,
    servers=2,
    workers=0,
    tables=tuple(range(9)),
    troubles=(KILL, PAUSE, JUMP, *LATE),
    forgets=False,
    span=16.0,
)

Fails = Callable[[Plan], str]


def outcome_of(plan: Plan, *kinds: str) -> Outcome:
    """The outcome of a plan with complaints of these kinds."""
    complaints = [(kind, f"{kind} of a match") for kind in kinds if kind]
    return Outcome(plan, complaints, [], "digest")


class Runs:
    """Runs plans, each of which fails as a function says."""

    def __init__(self, fails: Fails) -> None:
        self.fails = fails
        self.plans: list[Plan] = []

    def __call__(self, plan: Plan) -> Outcome:
        self.plans.append(plan)
        return outcome_of(plan, *self.fails(plan).split())


def shrunk(fails: Fails, plan: Plan = PLAN) -> tuple[Plan, Runs]:
    """The smallest plan that fails like this one, and all that were run."""
    runs = Runs(fails)
    return Shrinker(runs(plan), runs).shrink().plan, runs


def kinds_of(plan: Plan) -> set[str]:
    return {trouble.kind for trouble in plan.troubles}


def test_what_always_fails_needs_one_table_and_nothing_else() -> None:
    plan, _ = shrunk(lambda _: "log")
    assert len(plan.tables) == 1
    assert plan == replace(PLAN, tables=plan.tables, troubles=(), span=2.0, shuffled=False)


@pytest.mark.parametrize("table", PLAN.tables)
def test_one_table_is_found_among_all(table: int) -> None:
    plan, _ = shrunk(lambda plan: "log" * (table in plan.tables))
    assert plan.tables == (table,)


@pytest.mark.parametrize("tables", [{0, 8}, {3, 4}, {1, 5, 6}, {*PLAN.tables}])
def test_tables_that_are_needed_together_are_kept_together(tables: set[int]) -> None:
    plan, _ = shrunk(lambda plan: "log" * tables.issubset(plan.tables))
    assert {*plan.tables} == tables


@pytest.mark.parametrize("kinds", [{"kill"}, {"pause", "clock"}, {"kill", "pause", "clock"}])
def test_troubles_that_are_not_needed_are_left_out(kinds: set[str]) -> None:
    plan, _ = shrunk(lambda plan: "log" * kinds.issubset(kinds_of(plan)))
    assert kinds_of(plan) == kinds
    assert len(plan.troubles) == len(kinds)


def test_one_of_many_like_troubles_is_kept() -> None:
    plan, _ = shrunk(lambda plan: "log" * ("bus_late" in kinds_of(plan)))
    [trouble] = plan.troubles
    assert trouble.at in {late.at for late in LATE}


def test_a_trouble_becomes_as_short_as_it_may_be() -> None:
    def fails(plan: Plan) -> str:
        return "log" * any(each.kind == "pause" and each.length > 1.0 for each in plan.troubles)

    plan, _ = shrunk(fails)
    assert plan.troubles == (PAUSE._replace(length=1.6),)


def test_a_changed_clock_is_changed_by_as_much() -> None:
    plan, _ = shrunk(lambda plan: "log" * ("clock" in kinds_of(plan)))
    assert plan.troubles == (JUMP,)


def test_the_time_and_the_order_that_are_needed_are_kept() -> None:
    plan, _ = shrunk(lambda plan: "log" * (plan.span >= 7.0 and plan.shuffled))
    assert (plan.span, plan.shuffled) == (8.0, True)


def test_what_becomes_possible_later_is_left_out_later() -> None:
    """With a kill, two tables are needed. It can be left out once the time is short."""

    def fails(plan: Plan) -> str:
        has_kill = "kill" in kinds_of(plan)
        return "log" * (len(plan.tables) > 1 if has_kill else plan.span < 3.0)

    plan, _ = shrunk(fails)
    assert (len(plan.tables), plan.troubles) == (1, ())


def test_a_plan_that_fails_in_another_way_is_not_a_smaller_one() -> None:
    plan, _ = shrunk(lambda plan: "log" if KILL in plan.troubles else "crash")
    assert plan.troubles[0].kind == "kill"


def test_a_plan_that_fails_in_this_and_another_way_is_a_smaller_one() -> None:
    def fails(plan: Plan) -> str:
        return "log" if len(plan.tables) > 3 else "crash log"

    plan, _ = shrunk(fails)
    assert len(plan.tables) == 1


def test_nobody_runs_a_plan_without_tables() -> None:
    _, runs = shrunk(lambda _: "log")
    assert all(plan.tables for plan in runs.plans)


def test_every_plan_that_is_run_lacks_something_or_is_simpler() -> None:
    _, runs = shrunk(lambda plan: "log" * (KILL in plan.troubles and 3 in plan.tables))
    for plan in runs.plans[1:]:
        assert plan != PLAN
        assert {*plan.tables} <= {*PLAN.tables}
        assert len(plan.troubles) <= len(PLAN.troubles)
        assert plan.span <= PLAN.span


def test_only_so_many_plans_are_run() -> None:
    most = replace(PLAN, tables=tuple(range(400)))
    plan, runs = shrunk(lambda plan: "log" * (plan.tables == most.tables), most)
    assert plan.tables == most.tables
    assert len(runs.plans) == 1 + MAX_RUNS


@pytest.mark.parametrize("seed", range(20))
def test_the_plan_of_every_seed_becomes_smaller(seed: int) -> None:
    plan, _ = shrunk(lambda _: "log", plan_of(seed))
    assert (len(plan.tables), plan.troubles) == (1, ())
    assert plan.seed == seed


# -- stories -----------------------------------------------------------------------------------

NOTES = [
    Note(0.5, "match-1", "Ada opens anneaux"),
    Note(1.0, "match-2", "Ben opens memento"),
    Note(2.0, "", "server a is killed"),
    Note(3.0, "match-1", "Ada plays @A1"),
    Note(4.0, "", "WRONG (log): event 3 of match-1 is not there"),
    Note(5.0, "match-1", "Ada plays @A2"),
]


def failed(text: str) -> Outcome:
    return Outcome(PLAN, [("log", text)], NOTES, "digest")


def test_a_story_has_the_complaint_and_what_happened_in_its_match_until_then() -> None:
    told = story(failed("event 3 of match-1 is not there")).splitlines()
    assert told == [
        "Seed 1: 2 servers, 0 workers, 9 tables, 12 troubles.",
        "",
        "    0.500  Ada opens anneaux",
        "    2.000  server a is killed",
        "    3.000  Ada plays @A1",
        "    4.000  WRONG (log): event 3 of match-1 is not there",
        "",
        "log: event 3 of match-1 is not there",
    ]


def test_a_story_of_no_match_has_what_happened_in_all() -> None:
    told = story(failed("server a is not well"))
    for note in NOTES[:5]:
        assert note.text in told
    assert "@A2" not in told
    assert told.endswith("log: server a is not well")


def test_a_story_has_the_first_ten_complaints() -> None:
    outcome = outcome_of(PLAN, *(f"kind-{letter}" for letter in "abcdefghijkl"))
    told = story(outcome)
    assert "kind-j: kind-j of a match" in told
    assert "kind-k" not in told


def test_a_story_in_which_nothing_goes_wrong_is_told_to_its_end() -> None:
    notes = [note for note in NOTES if not note.text.startswith("WRONG")]
    told = story(Outcome(PLAN, [], notes, "digest"))
    assert [note for note in notes if note.text not in told] == []
