"""Budgets: one guest and one address have so much, and what is spent elsewhere counts, too."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import ClientConnection

from support.fresh_stores import fresh_sqlite
from support.paths import ROOT
from support.people_at_a_match import Table, closed_with, following, is_refused
from support.running_server import (
    SECRET,
    TIMEOUT,
    Served,
    joined,
    new_id,
    new_match,
    served,
    until,
)
from tavolino.hosting.access.budgets import (
    ADDRESSES_OF_A_NETWORK,
    BUDGETS,
    PLACES,
    UNLIMITED,
    USUAL,
    Budgets,
    Kind,
    Payer,
)
from tavolino.hosting.access.gossip import BudgetGossip
from tavolino.hosting.access.signing import secret_hash
from tavolino.hosting.bus.notices import Notices
from tavolino.hosting.calls import games
from tavolino.hosting.live import hub as live
from tavolino.hosting.live.hub import PRESENCE_INTERVAL
from tavolino.hosting.machine import Machine
from tavolino.hosting.match.trial import Trial, try_actions
from tavolino.server.backends.nats import NatsBus

NATS = "nats://127.0.0.1:4222"

ANN, BEN, CEM = Payer("ann", "here"), Payer("ben", "here"), Payer("cem", "there")


def granted(
    budgets: Budgets, kind: Kind, payer: Payer, most: int = 10_000, amount: float = 1.0
) -> int:
    """How often an amount is granted at one moment."""
    times = 0
    while times < most and budgets.spend(kind, payer, amount) == 0:
        times += 1
    return times


def frozen(rate: int = USUAL) -> Budgets:
    """Budgets for which no time passes."""
    return Budgets(rate, lambda: 1000.0)


# -- counting --------------------------------------------------------------------------------


GUESTS_AND_ADDRESSES = [kind for kind, budget in BUDGETS.items() if UNLIMITED not in budget]


@pytest.mark.parametrize("kind", GUESTS_AND_ADDRESSES)
def test_a_guest_has_a_burst_and_an_address_a_larger_one(kind: Kind) -> None:
    budgets = frozen()
    guest, address = BUDGETS[kind]
    each = max(1.0, guest.burst / 100)
    for_ann = granted(budgets, kind, ANN, amount=each)
    assert for_ann == int(guest.burst / each)
    total = for_ann
    for number in range(1000):
        more = granted(budgets, kind, Payer(f"guest {number}", "here"), amount=each)
        total += more
        if more < int(guest.burst / each):
            break
    assert total == int(address.burst / each)
    assert granted(budgets, kind, BEN, amount=each) == 0
    assert granted(budgets, kind, CEM, amount=each) == int(guest.burst / each)


@pytest.mark.parametrize(
    "kind", [kind for kind in BUDGETS if BUDGETS[kind][1] is not UNLIMITED]
)
def test_a_network_of_addresses_has_no_more_than_some_of_them(kind: Kind) -> None:
    budgets = frozen()
    most = BUDGETS[kind].address.burst
    for number in range(256):  # all networks of a household
        payer = budgets.payer(b"", f"2001:db8:0:{number:x}::/64")
        granted(budgets, kind, payer, amount=max(1.0, most / 10))
    payer = budgets.payer(b"", "2001:db8:0:ff::/64")
    assert budgets.wait(kind, payer)
    assert not budgets.wait(kind, budgets.payer(b"", "2001:db8:0:100::/64"))
    assert not budgets.wait(kind, budgets.payer(b"", "192.0.2.7"))
    spent = budgets.take_spent()
    together = sum(amount for account, amount in spent.items() if account[1] == "network")
    assert together == pytest.approx(ADDRESSES_OF_A_NETWORK * most, rel=0.1)


def test_without_a_rate_everything_is_granted() -> None:
    budgets = frozen(0)
    assert granted(budgets, "match", ANN, 1000) == 1000
    assert not budgets.is_full("live", ANN)


def test_the_rate_scales_all_budgets() -> None:
    assert granted(frozen(2 * USUAL), "match", ANN) == 2 * BUDGETS["match"].guest.burst


def test_a_debt_is_paid_before_anything_else() -> None:
    budgets = frozen()
    owed = BUDGETS["thinking"].guest
    budgets.charge("thinking", ANN, owed.burst + 10)
    assert budgets.wait("thinking", ANN) == pytest.approx(11 / owed.rate)
    assert budgets.wait("thinking", BEN) == 0


def test_places_are_free_again_when_they_are_left() -> None:
    budgets = frozen()
    for _ in range(2):
        held = [budgets.hold("evaluating", ANN) for _ in range(PLACES["evaluating"][0])]
        for place in held:
            assert not budgets.is_full("evaluating", ANN)
            place.__enter__()
        assert budgets.is_full("evaluating", ANN)
        assert not budgets.is_full("evaluating", BEN)
        for place in held:
            place.__exit__(None, None, None)
    assert not budgets.held


def test_only_the_key_tells_who_pays() -> None:
    payer = Budgets(USUAL, monotonic, b"key").payer(b"secret", "192.0.2.7")
    assert payer == Budgets(USUAL, monotonic, b"key").payer(b"secret", "192.0.2.7")
    another = Budgets(USUAL, monotonic, b"another").payer(b"secret", "192.0.2.7")
    assert {payer.guest, payer.address}.isdisjoint(another)
    assert Budgets(USUAL, monotonic, b"key").payer(b"", "") == Payer("", "")


def test_what_is_spent_through_one_process_is_spent_for_all(tmp_path: Path) -> None:
    async def test() -> None:
        async with fresh_sqlite(tmp_path) as store:
            buses = [NatsBus(NATS) for _ in range(2)]
            both = [(Budgets(USUAL, monotonic), bus) for bus in buses]
            shared = [
                BudgetGossip(Notices(bus, [SECRET], Machine()), f"process {k}", budgets)
                for k, (budgets, bus) in enumerate(both)
            ]
            for (_, bus), gossip in zip(both, shared, strict=True):
                await bus.open(store.site)
                await gossip.start()
            (here, _), (elsewhere, _) = both
            assert granted(here, "match", ANN) == BUDGETS["match"].guest.burst
            with ExitStack() as stack:
                for _ in range(20):
                    stack.enter_context(here.hold("live", BEN))
                async with asyncio.timeout(TIMEOUT):
                    while not (elsewhere.wait("match", ANN) and elsewhere.is_full("live", BEN)):
                        await asyncio.sleep(0.02)
            assert elsewhere.wait("match", CEM) == 0
            assert not elsewhere.is_full("live", CEM)
            for (_, bus), gossip in zip(both, shared, strict=True):
                await gossip.stop()
                await bus.close()

    asyncio.run(test())


# -- asking a server -------------------------------------------------------------------------


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """A server with the usual budgets."""
    with served(tmp_path, rate=USUAL) as running:
        yield running


def from_elsewhere(server: Served, address: str) -> httpx.Client:
    """Someone at another address."""
    return server.client(transport=httpx.HTTPTransport(local_address=address))


def first_refused(ask: Callable[[], httpx.Response], most: int) -> httpx.Response:
    """The first of some requests that comes too fast."""
    for _ in range(most):
        response = ask()
        if response.status_code == 429:
            assert response.json().get("reason", response.json().get("refused")) == "too_fast"
            assert int(response.headers["retry-after"]) >= 1
            return response
    raise AssertionError("everything was granted")


def ask_for_a_match(client: httpx.Client, **wish: Any) -> httpx.Response:
    """What someone is told who would like a match."""
    wish = {"id": new_id(), "game": "anneaux", "players": 2, "names": ["Ann"], **wish}
    return client.post("/matches", json=wish)


def test_a_guest_cannot_make_any_number_of_matches(tmp_path: Path) -> None:
    with served(tmp_path, rate=USUAL // 10) as server:
        ann = server.client()
        new_match(ann)
        first_refused(lambda: ask_for_a_match(ann), 40)
        assert ask_for_a_match(server.client()).status_code == 201
        # New guests of the same address come to its end, too; others do not notice.
        first_refused(lambda: ask_for_a_match(server.client()), 100)
        assert ask_for_a_match(from_elsewhere(server, "127.1.0.1")).status_code == 201


def test_boards_to_try_cost_more_the_longer_they_are(tmp_path: Path) -> None:
    long = {"players": 2, "actions": ["@A1"] * 300}
    at = "/games/anneaux/try"
    with served(tmp_path, rate=USUAL // 5) as server:
        first_refused(lambda: server.client().post(at, json=long), 40)
        other = from_elsewhere(server, "127.1.0.1")
        assert other.post(at, json={"players": 2, "actions": []}).status_code == 200


def test_boards_are_tried_one_at_a_time(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once, most = 0, 0

    def slowly(*wish: Any) -> Trial:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        time.sleep(0.05)
        at_once -= 1
        return try_actions(*wish)

    monkeypatch.setattr(games, "try_actions", slowly)
    ann = server.client()
    with ThreadPoolExecutor(5) as threads:
        asked = [
            threads.submit(ann.post, "/games/anneaux/try", json={"players": 2})
            for _ in range(5)
        ]
    assert [each.result().status_code for each in asked] == [200] * 5
    assert most == 1


def test_a_guest_whose_bots_have_thought_too_much_gets_no_more_bots(server: Served) -> None:
    ann = server.client()
    new_match(ann)
    budgets = server.services.budgets
    secret = server.services.signer.verify("cookie", ann.cookies["tavolino"])
    payer = budgets.payer(secret_hash(str(secret)), "")
    server.call(budgets.charge, "thinking", payer, 1000.0)
    with_bots = ask_for_a_match(ann, names=["Ann"], bots=[1])
    assert is_refused(with_bots, 429, "too_fast")
    assert int(with_bots.headers["retry-after"]) > 60
    assert ask_for_a_match(ann).status_code == 201
    assert ask_for_a_match(server.client(), bots=[1]).status_code == 201


# -- sockets ---------------------------------------------------------------------------------


def test_a_socket_that_sends_without_end_is_closed(server: Served) -> None:
    table = Table(server)
    hello = json.dumps({"type": "say", "seat": 0, "phrase": "hello"})
    with following(server, table.match, table.ann) as socket:
        with suppress(ConnectionClosedError):
            for _ in range(5_000):
                socket.send(hello)
        assert closed_with(socket) == 1008
    with following(server, table.match, table.ben) as socket:
        assert '"type"' in str(socket.recv(timeout=TIMEOUT))


def test_who_sends_many_frames_at_once_does_not_keep_others_waiting(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(server)
    turn, said = 0, []

    async def count_turns() -> None:
        nonlocal turn
        while True:
            turn += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(server.services.hub, "say", lambda *_: said.append(turn))
    counting = asyncio.run_coroutine_threadsafe(count_turns(), server.loop)
    hello = b'{"type":"say","seat":0,"phrase":"hello"}'
    with following(server, table.match, table.ann) as socket:
        frame = bytes((0x81, 0x80 | len(hello))) + bytes(4) + hello
        socket.socket.sendall(frame * 50)
        until(lambda: len(said) == 50)
    counting.cancel()
    assert len(set(said)) == 50, "the event loop goes round between any two of them"


def many(stack: ExitStack, server: Served, table: Table, count: int) -> list[ClientConnection]:
    """So many sockets of Wim's, who watches, until the stack is closed."""
    return [
        stack.enter_context(following(server, table.match, table.wim)) for _ in range(count)
    ]


def test_a_guest_cannot_open_any_number_of_sockets(server: Served) -> None:
    table = Table(server)
    with ExitStack() as stack:
        for socket in many(stack, server, table, PLACES["live"][0]):
            assert '"type"' in str(socket.recv(timeout=TIMEOUT))
        with following(server, table.match, table.wim) as one_more:
            assert closed_with(one_more) == 1008
        refused = table.wim.get(f"/matches/{table.match}/stream")
        assert is_refused(refused, 429, "too_fast")
        with following(server, table.match, table.ann) as player:
            assert '"type"' in str(player.recv(timeout=TIMEOUT))
    until(lambda: not server.call(lambda: server.services.budgets.held))
    with following(server, table.match, table.wim) as again:
        assert '"type"' in str(again.recv(timeout=TIMEOUT))


def test_players_come_in_when_no_one_else_may_watch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "MAX_WATCHING", 20)
    with served(tmp_path) as server:
        table = Table(server)
        with ExitStack() as stack:
            many(stack, server, table, 20)
            room = server.services.hub.rooms[table.match]
            until(lambda: len(room.watchers) == 20)
            with following(server, table.match, table.wim) as one_more:
                assert closed_with(one_more) == 1008
            with following(server, table.match, table.ann) as player:
                assert '"type"' in str(player.recv(timeout=TIMEOUT))


def test_what_an_arrival_costs_does_not_grow_with_those_who_are_there(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        table = Table(server)
        arrivals, sent = 150, 0
        with ExitStack() as stack, following(server, table.match, table.ann):
            until(lambda: table.match in server.services.hub.rooms)
            room = server.services.hub.rooms[table.match]
            tell_all = room.tell_all

            def count(message: bytes) -> None:
                nonlocal sent
                sent += 1
                tell_all(message)

            room.tell_all = count  # type: ignore[method-assign]
            begun = time.monotonic()
            many(stack, server, table, arrivals)
            until(lambda: len(room.watchers) == arrivals and sent > 0)
            # Taken before they leave, which is told as well.
            until_now, taken = sent, time.monotonic() - begun
        # Everyone is told now and then, not with each arrival.
        assert until_now <= taken / PRESENCE_INTERVAL + 2


def test_everyone_learns_who_is_there_in_the_end(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        table = Table(server)
        with following(server, table.match, table.ann) as player:
            message: dict[str, Any] = {}
            with ExitStack() as stack:
                many(stack, server, table, 20)
                while message.get("watching") != 20:
                    message = json.loads(player.recv(timeout=TIMEOUT))
            while message.get("watching") != 0:
                message = json.loads(player.recv(timeout=TIMEOUT))


def test_players_are_told_before_those_who_watch(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        table = Table(server)
        with (
            following(server, table.match, table.wim),
            following(server, table.match, table.ann),
        ):
            room = server.services.hub.rooms[table.match]
            until(lambda: bool(room.players and room.watchers))
            assert [client.seat for client in server.call(room.clients)] == [0, -1]


def test_commands_that_come_too_fast_are_told_when_to_come_again(server: Served) -> None:
    table = Table(server)
    refused = first_refused(lambda: table.ask(table.ann, table.wish(0, 1)), 400)
    assert refused.status_code == 429
    ben = from_elsewhere(server, "127.1.0.1")
    joined(ben, new_match(from_elsewhere(server, "127.1.0.2")))


def test_the_manual_has_the_budgets_as_they_are() -> None:
    manual = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
    cells = [line.split("|") for line in manual.splitlines() if " a second |" in line]
    cells += [line.split("|") for line in manual.splitlines() if " a minute |" in line]
    cells += [line.split("|") for line in manual.splitlines() if " a day |" in line]
    documented = {read_allowance(cell) for row in cells for cell in row[2:4] if cell.strip()}
    allowances = {allowance for budget in BUDGETS.values() for allowance in budget}
    assert documented == {tuple(allowance) for allowance in allowances - {UNLIMITED}}


SECONDS_OF = {"second": 1, "minute": 60, "day": 24 * 3600}


def read_allowance(cell: str) -> tuple[float, float]:
    """A burst and a rate, as the manual tells them."""
    burst, rate, *unit = cell.replace(",", "").split()
    return float(burst), float(rate) / SECONDS_OF[unit[-1]]


def test_who_acts_or_speaks_pays_for_all_who_are_told(tmp_path: Path) -> None:
    with served(tmp_path) as server, ExitStack() as ends:
        table, told = Table(server), list[int]()
        for client in (table.ann, table.ben, table.wim):
            ends.enter_context(following(server, table.match, client)).recv(timeout=TIMEOUT)
        hub = server.services.hub
        until(lambda: hub.rooms[table.match].size() == 3)
        hub.charge_sends = told.append
        phrase = {"type": "say", "seat": 0, "phrase": "hello"}
        path = f"/matches/{table.match}/phrases"
        assert table.ann.post(path, json=phrase).status_code == 204
        seat = table.to_move()
        answer = table.ask((table.ann, table.ben)[seat], table.wish(seat)).json()
        assert answer["type"] == "answer"
        assert told == [3, 3]
