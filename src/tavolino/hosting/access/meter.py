"""The meter: measures the work that people ask for, and does it in a fair order.

An event loop runs whatever is ready, first come first served. So whoever asks for a hundred
things at once keeps all others waiting. Here the work of each request is a coroutine that the
meter drives step by step. Each step is measured and charged. While more is ready than one turn
of the event loop should take, steps wait in lanes, and those whose lane has used the least time
come first:

    192.0.2.7   Ann, who plays: a b     all others there: c d e
    192.0.2.8   Cem, who plays: f                                   order: a f c b d e

Addresses share the time evenly, and so do the lanes of an address. With IPv6, these are the
lanes of a network of addresses. A guest has a lane of their own once they hold a seat. A lane
that has used up its budget waits until there is more, so no one keeps a processor busy for
long. While others are there, neither a lane nor an address gets more than a part of the time
(see `pace.py`). Steps of work that holds what others wait for come first in their lane,
whatever that has used up.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable, Coroutine, Generator
from functools import lru_cache
from heapq import heappop, heappush
from types import coroutine
from typing import Any, Final, Generic, TypeVar

from tavolino.hosting.access.address import network_of
from tavolino.hosting.access.budgets import Budgets, Payer
from tavolino.hosting.access.holding import holds_something
from tavolino.hosting.access.pace import Pace
from tavolino.hosting.machine import Machine
from tavolino.hosting.metrics import STEP_SECONDS

T = TypeVar("T")

SLICE: Final = 0.002
"""Seconds of steps in one turn of the event loop, if more are ready."""

MAX_SEATED: Final = 20_000
"""The guests who have a lane of their own, by when they were last seen at a table."""

MAX_WAITING: Final = 200
"""The steps that may wait in one lane. Whoever asks for more is refused."""

PACE_OF_A_LANE: Final = 0.2
PACE_OF_AN_ADDRESS: Final = 0.3
"""The part of the time that each may use while others are there. What the event loop does
beside steps takes about as long again."""

FIRST_GUESS: Final = 0.0005
"""Seconds that a step takes, before any was measured."""

SEND_SECONDS: Final = 0.00005
"""About what it takes to send a message to someone who follows a match."""

MAX_SENDS: Final = 200
"""How many of the messages that an action causes its actor pays for at most."""

WEIGHT: Final = 0.05
"""How much each step changes what a step is expected to take."""


Who = TypeVar("Who", str, Payer)


class FairOrder(Generic[Who]):
    """Who comes first: whoever has used the least time since they last had nothing to do."""

    def __init__(self) -> None:
        self.used: dict[Who, float] = {}
        self.now = 0.0
        """How much the last one to come first had used."""
        self.waiting: set[Who] = set()
        self.heap: list[tuple[float, Who]] = []
        """Those who wait. What they have used may be more by now."""

    def so_far(self, who: Who) -> float:
        """How much someone has used. Whoever comes anew begins where the others are."""
        return max(self.used.get(who, 0.0), self.now)

    def charge(self, who: Who, seconds: float) -> None:
        """Charges someone who has been served, or will be."""
        self.used[who] = self.so_far(who) + seconds

    def wait(self, who: Who) -> None:
        """Lets someone wait."""
        if who not in self.waiting:
            self.waiting.add(who)
            heappush(self.heap, (self.so_far(who), who))

    def first(self) -> Who | None:
        """Takes the one who comes first; None if no one waits."""
        while self.heap:
            _, who = heappop(self.heap)
            used = self.so_far(who)
            if self.heap and self.heap[0][0] < used:
                heappush(self.heap, (used, who))
                continue
            self.now = used
            self.waiting.discard(who)
            return who
        return None


class WaitingSteps:
    """The steps of one lane that wait."""

    def __init__(self) -> None:
        self.steps: deque[asyncio.Future[None]] = deque()
        self.holders: deque[asyncio.Future[None]] = deque()
        """Steps of work that holds something. They come first."""
        self.timer: asyncio.TimerHandle | None = None
        """Runs until the lane may use more time, if it has to wait for that."""

    def __len__(self) -> int:
        return len(self.steps) + len(self.holders)

    def add(self, woken: asyncio.Future[None], *, first: bool) -> None:
        """Adds a step, at the end or before the others."""
        steps = self.holders if holds_something() else self.steps
        if first:
            steps.appendleft(woken)
        else:
            steps.append(woken)

    def take(self) -> asyncio.Future[None]:
        """Takes the step that comes first."""
        return (self.holders or self.steps).popleft()

    def stop(self) -> None:
        """Stops waiting."""
        if self.timer is not None:
            self.timer.cancel()


class Meter:
    """Measures, charges and orders the work of one process."""

    def __init__(self, machine: Machine, budgets: Budgets) -> None:
        self.machine = machine
        self.budgets = budgets
        self.seated: OrderedDict[str, None] = OrderedDict()
        """The guests who hold a seat."""
        self.lanes: dict[Payer, WaitingSteps] = {}
        """The steps that wait, by who pays for them."""
        self.homes = FairOrder[str]()
        """The order of addresses, and of networks of addresses."""
        self.at_home: defaultdict[str, FairOrder[Payer]] = defaultdict(FairOrder[Payer])
        """The order of the lanes of each of them."""
        self.pace_of_homes = Pace(PACE_OF_AN_ADDRESS, machine.seconds)
        self.pace_of_lanes = Pace(PACE_OF_A_LANE, machine.seconds)
        self.held_back: set[str] = set()
        """The addresses whose pace lets them go on only a moment later."""
        self.taken = 0.0
        """Seconds of steps since this turn of the event loop began."""
        self.usual = FIRST_GUESS
        """Seconds that a step takes on average."""
        self.next_turn: asyncio.Handle | None = None
        self.current: Payer | None = None
        """The lane whose step is being done."""

    # -- who pays ------------------------------------------------------------------------------

    def seat(self, guest: str) -> None:
        """Gives a guest who holds a seat a lane of their own."""
        if guest:
            self.seated[guest] = None
            self.seated.move_to_end(guest)
            if len(self.seated) > MAX_SEATED:
                self.seated.popitem(last=False)

    def lane_of(self, payer: Payer) -> Payer:
        """Who pays: a guest who holds a seat, or else all others at their address."""
        return payer if payer.guest in self.seated else payer._replace(guest="")

    def owes(self, lane: Payer) -> float:
        """Seconds until a lane may use more time, whatever others at its address use."""
        budgets = self.budgets
        if not budgets.rate:
            return 0.0
        own, all_there = accounts(lane)
        return max(
            budgets.wait("time", own, 0.0),
            budgets.wait("all_time", all_there, 0.0),
            self.pace_of_lanes.wait(lane.guest or lane.address),
        )

    def pace_wait(self, home: str) -> float:
        """Seconds until an address may use more time."""
        return self.pace_of_homes.wait(home) if self.budgets.rate else 0.0

    def is_crowded(self, payer: Payer) -> bool:
        """Whether too many steps wait in someone's lane already."""
        lane = self.lanes.get(self.lane_of(payer))
        return lane is not None and len(lane.steps) >= MAX_WAITING

    def payer_now(self) -> Payer:
        """Whose step is being done; nobody's if it is our own work."""
        return self.current or Payer()

    # -- steps ---------------------------------------------------------------------------------

    @coroutine
    def run(self, payer: Payer, work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
        """Does some work step by step, each when it is this payer's turn."""
        resume: Callable[[Any], Any] = work.send
        given: Any = None
        while True:
            lane, expected = self.lane_of(payer), 0.0
            if self.homes.waiting or self.taken >= SLICE or self.must_wait(lane):
                try:
                    expected = yield from self.queue(lane)
                except BaseException as error:  # noqa: BLE001 - the work has to hear of it
                    resume, given = work.throw, error
            self.current = lane
            begun = self.machine.processor()
            try:
                awaited = resume(given)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self.current = None
                self.count(lane, self.machine.processor() - begun, expected)
            try:
                resume, given = work.send, (yield awaited)
            except BaseException as error:  # noqa: BLE001
                resume, given = work.throw, error

    def is_free(self, payer: Payer) -> bool:
        """Whether a step of someone's work can be done now, and keeps nobody waiting."""
        if self.homes.waiting or self.taken >= SLICE:
            return False
        return not self.must_wait(self.lane_of(payer))

    def do(self, payer: Payer, step: Callable[..., T], *arguments: Any) -> T:
        """Does a step of someone's work now, at the price of the time that it takes."""
        before, lane = self.current, self.lane_of(payer)
        self.current = lane
        begun = self.machine.processor()
        try:
            return step(*arguments)
        finally:
            self.current = before
            self.count(lane, self.machine.processor() - begun, 0.0)

    def must_wait(self, lane: Payer) -> bool:
        """Whether the next step of some work has to wait until its lane may use more time."""
        if holds_something():
            return False
        return self.owes(lane) > 0 or self.pace_wait(home_of(lane)) > 0

    def count(self, lane: Payer, seconds: float, expected: float) -> None:
        """Charges a step that has just been done, of which some is charged already."""
        self.taken += seconds
        self.usual += WEIGHT * (seconds - self.usual)
        STEP_SECONDS.observe(seconds)
        self.spend(lane, seconds, expected)
        self.go_on()

    def spend(self, lane: Payer, seconds: float, charged: float = 0.0) -> None:
        """Takes time from the budgets of a lane, which then comes later."""
        own, all_there = accounts(lane)
        self.budgets.charge("time", own, seconds)
        self.budgets.charge("all_time", all_there, seconds)
        self.pace_of_lanes.charge(lane.guest or lane.address, seconds)
        self.pace_of_homes.charge(home_of(lane), seconds)
        self.charge(lane, seconds - charged)

    def charge_sends(self, messages: int) -> None:
        """Charges whoever acts now for messages to others, which are sent later."""
        if self.current is not None:
            self.spend(self.current, min(messages, MAX_SENDS) * SEND_SECONDS)

    def charge_address(self, address: str, seconds: float) -> None:
        """Charges everyone at an address for work that no request can be told to wait for."""
        network = network_of(address)
        if network:
            self.count(self.budgets.payer(b"", network), seconds, 0.0)

    def charge(self, lane: Payer, seconds: float) -> None:
        """Lets a lane come later for what it has used."""
        home = home_of(lane)
        self.homes.charge(home, seconds)
        self.at_home[home].charge(lane, seconds)

    @coroutine
    def queue(self, lane: Payer) -> Generator[Any, Any, float]:
        """Waits for the turn of a lane. Returns what was charged for its next step."""
        again = False
        while True:
            woken = asyncio.get_running_loop().create_future()
            self.lanes.setdefault(lane, WaitingSteps()).add(woken, first=again)
            self.line_up(lane)
            yield from woken
            if self.taken < SLICE:
                return self.usual
            # Those who were woken before it took longer than expected.
            self.charge(lane, -self.usual)
            again = True

    def line_up(self, lane: Payer) -> None:
        """Lets a lane wait for its turn, or first until it owes nothing."""
        waiting = self.lanes[lane]
        wait = 0.0 if waiting.holders else self.owes(lane)
        if not wait:
            home = home_of(lane)
            self.at_home[home].wait(lane)
            self.line_up_home(home)
        elif waiting.timer is None:
            loop = asyncio.get_running_loop()
            waiting.timer = loop.call_later(wait, self.line_up_again, lane)

    def line_up_home(self, home: str) -> None:
        """Lets an address wait for its turn, or first until its pace lets it go on."""
        lanes = self.at_home[home].waiting
        wait = self.pace_wait(home)
        if not wait or any(self.lanes[lane].holders for lane in lanes):
            self.homes.wait(home)
            self.go_on()
        elif home not in self.held_back:
            self.held_back.add(home)
            asyncio.get_running_loop().call_later(wait, self.line_up_home_again, home)

    def line_up_home_again(self, home: str) -> None:
        """Lets an address wait for its turn that was held back."""
        self.held_back.discard(home)
        if self.at_home[home].waiting:
            self.line_up_home(home)

    def line_up_again(self, lane: Payer) -> None:
        """Lets a lane wait for its turn that owed something, if any step of it still waits."""
        if lane in self.lanes:
            self.lanes[lane].timer = None
            self.line_up(lane)

    # -- turns of the event loop ---------------------------------------------------------------

    def go_on(self) -> None:
        """Begins another turn as soon as what is ready now has been done."""
        if self.next_turn is None:
            self.next_turn = asyncio.get_running_loop().call_soon(self.begin_turn)

    def begin_turn(self) -> None:
        """Wakes the steps that come first, as many as are expected to fit into a turn."""
        self.taken = expected = 0.0
        while expected < SLICE and (lane := self.next_lane()) is not None:
            expected += self.wake(lane)
        self.next_turn = None  # only now: the next turn comes after those who were woken
        if self.homes.waiting:
            self.go_on()
        elif not self.held_back:
            self.homes = FairOrder()
            self.at_home.clear()

    def next_lane(self) -> Payer | None:
        """The lane that comes first; None if none waits."""
        home = self.homes.first()
        if home is None:
            return None
        order = self.at_home[home]
        lane = order.first()
        if order.waiting:
            self.line_up_home(home)
        return lane

    def wake(self, lane: Payer) -> float:
        """Wakes the step of a lane that has waited longest. Returns what it should take."""
        waiting = self.lanes[lane]
        woken = waiting.take()
        if waiting:
            self.line_up(lane)
        else:
            waiting.stop()
            del self.lanes[lane]
        if woken.done():  # it was cancelled
            return 0.0
        woken.set_result(None)
        self.charge(lane, self.usual)
        return self.usual


@lru_cache(MAX_SEATED)
def accounts(lane: Payer) -> tuple[Payer, Payer]:
    """Who pays for a lane's own time, and for the time of all lanes at its address."""
    everyone = lane._replace(guest="")
    return (Payer(lane.guest) if lane.guest else everyone), everyone


def home_of(lane: Payer) -> str:
    """The address to which a lane belongs, or the network of addresses."""
    return lane.network or lane.address
