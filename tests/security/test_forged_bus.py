"""Whoever can send on the bus can make no one believe anything."""

from __future__ import annotations

import asyncio
import json
import random
import timeit
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import nats
import pytest
from structlog.testing import capture_logs
from websockets.sync.client import ClientConnection, connect

from support.killable_nats_site import Site, counted, site
from support.running_server import SECRET, TIMEOUT, joined, new_id, new_match, until
from support.set_machine import SetMachine
from tavolino.hosting.bus.local import LocalBus
from tavolino.hosting.bus.notices import (
    BOT_SUBJECT,
    BUDGET_SUBJECT,
    FORGOTTEN_SUBJECT,
    HEARTBEAT_SUBJECT,
    BotDueNotice,
    BudgetNotice,
    EventNotice,
    ForgottenNotice,
    HeartbeatNotice,
    MovedNotice,
    Notice,
    Notices,
    PhraseNotice,
    PointNotice,
    PresenceNotice,
    key_from,
    signature,
    subject_of,
)
from tavolino.hosting.bus.stamps import MAX_AGE, MAX_ORIGINS, WINDOW, Heard, Stamp
from tavolino.hosting.machine import Machine
from tavolino.hosting.match.events import Acted, Event, Resigned
from tavolino.hosting.metrics import NOT_BELIEVED

WRONG = "not the secret of this site"
MATCH = "m" * 22


# -- what is believed -------------------------------------------------------------------------


class NoticeListener:
    """Hears notices, and counts those that were not believed."""

    def __init__(self) -> None:
        self.heard: list[Notice] = []
        self.doubts = 0

    def doubt(self) -> None:
        self.doubts += 1


def heard_of(send: Callable[[LocalBus], None], *secrets: str) -> NoticeListener:
    """What someone with these secrets hears on a match's subject."""
    ear = NoticeListener()

    async def scenario() -> None:
        bus = LocalBus()
        await bus.open("site")
        await Notices(bus, secrets, Machine()).listen(
            subject_of(MATCH), ear.heard.append, ear.doubt
        )
        send(bus)
        await bus.close()

    asyncio.run(scenario())
    return ear


SAID = PhraseNotice("origin", MATCH, 0, "hello")
CONTENT = msgspec.msgpack.encode(SAID)


def test_a_message_signed_with_any_secret_of_the_site_is_believed() -> None:
    def send(bus: LocalBus) -> None:
        for secrets in (["new"], ["old"], ["new", "old"], ["old", "new"]):
            Notices(bus, secrets, Machine()).publish(subject_of(MATCH), SAID)

    assert heard_of(send, "new", "old").heard == [SAID] * 4
    # The first one signs, so those who know only one of them hear what was signed by it.
    assert heard_of(send, "new").heard == [SAID] * 2


@pytest.mark.parametrize(
    "message",
    [
        b"",
        b"short",
        CONTENT,
        bytes(16) + CONTENT,
        signature(key_from(WRONG), subject_of(MATCH), CONTENT) + CONTENT,
        signature(key_from(SECRET), subject_of("o" * 22), CONTENT) + CONTENT,
        signature(key_from(SECRET), subject_of(MATCH), CONTENT) + CONTENT + b"\0",
        signature(key_from(SECRET), subject_of(MATCH), b"\xc1") + b"\xc1",
        signature(key_from(SECRET), subject_of(MATCH), b"\x91\xa3new") + b"\x91\xa3new",
    ],
)
def test_a_message_not_signed_for_its_subject_is_doubted(message: bytes) -> None:
    with capture_logs() as said:
        ear = heard_of(lambda bus: bus.publish(subject_of(MATCH), message), SECRET)
    assert (ear.heard, ear.doubts) == ([], 1)
    assert [line["event"] for line in said] == ["a message on the bus was rejected"]


def test_many_forged_messages_are_one_line_in_the_log() -> None:
    def send(bus: LocalBus) -> None:
        for _ in range(100):
            bus.publish(subject_of(MATCH), CONTENT)

    with capture_logs() as said:
        assert heard_of(send, SECRET).doubts == 100
    assert len(said) == 1


# -- what is sent again -----------------------------------------------------------------------

AGAIN = 1000


def forged(match: str, number: int) -> list[tuple[str, Notice]]:
    """Everything that Eve would like to be believed, each with its subject."""
    end = Event(number + 1, "eve-eve-eve", 0, Resigned(0))
    decision = Event(number + 1, "eve-eve-eve", 0, Acted(0, "@A1"))
    subject = subject_of(match)
    return [
        (subject, EventNotice("eve", match, end)),
        (subject, EventNotice("eve", match, decision)),
        (subject, EventNotice("eve", match, Event(number + 9, "eve-eve-eve", 0, Resigned(1)))),
        (subject, PresenceNotice("eve", match, [0, 1], 99, asks=True)),
        (subject, PhraseNotice("eve", match, 1, "well_played")),
        (FORGOTTEN_SUBJECT, ForgottenNotice(match)),
        (BUDGET_SUBJECT, BudgetNotice("eve", [], {"ann": 99})),
        (HEARTBEAT_SUBJECT, HeartbeatNotice("eve", 2_000_000_000_000_000)),
        (BOT_SUBJECT, BotDueNotice(match, number)),
        (subject, MovedNotice(match, 0)),
        (subject, PointNotice("eve", match, "cell A1")),
    ]


def test_the_list_has_each_kind_of_notice() -> None:
    assert {type(notice) for _, notice in forged(MATCH, 1)} == set(get_args(Notice))


@pytest.mark.parametrize(
    ("subject", "notice"), forged(MATCH, 1), ids=lambda each: type(each).__name__
)
def test_a_notice_counts_once_however_often_and_late_it_comes(
    subject: str, notice: Notice
) -> None:
    bus, machine = RecordingBus(), SetMachine(0)
    sender, receiver = (Notices(bus, [SECRET], machine) for _ in range(2))
    table_time = 1_000_000
    sender.clock = receiver.clock = lambda: table_time
    ears = NoticeListener(), NoticeListener()
    for _ in range(2):
        sender.publish(subject, notice)
    messages = bus.sent * AGAIN
    random.Random(1).shuffle(messages)
    before = refusals("repeated"), refusals("late")
    hears = [ear.heard.append for ear in ears]
    for hear in hears:
        for message in messages:
            receiver.read(subject, hear, None, message)
    assert [ear.heard for ear in ears] == [[notice, notice]] * 2
    assert refusals("repeated") - before[0] == 2 * 2 * (AGAIN - 1)
    # A process that has just started knows nothing of what was sent before.
    table_time += MAX_AGE + 1
    late = Notices(bus, [SECRET], machine)
    late.clock = receiver.clock
    for message in messages:
        late.read(subject, hears[0], None, message)
    assert len(ears[0].heard) == 2
    assert refusals("late") - before[1] == len(messages)


class RecordingBus(LocalBus):
    """A bus that keeps what is sent, and delivers none of it."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []

    def publish(self, subject: str, message: bytes) -> None:
        self.sent.append(message)


def refusals(about: str) -> float:
    """How many messages were rejected for a reason so far."""
    return NOT_BELIEVED.values[(about,)]


def test_messages_may_overtake_each_other() -> None:
    heard = Heard()
    numbers = list(range(WINDOW))
    random.Random(1).shuffle(numbers)
    assert [heard.refuses(Stamp("a", number, 0), 0) for number in numbers] == [""] * WINDOW
    assert {heard.refuses(Stamp("a", number, 0), 0) for number in numbers} == {"repeated"}
    assert heard.refuses(Stamp("b", 0, 0), 0) == ""
    assert heard.refuses(Stamp("a", 3 * WINDOW, 0), 0) == ""
    assert heard.refuses(Stamp("a", 2 * WINDOW - 1, 0), 0) == "repeated"  # too old to tell
    assert heard.refuses(Stamp("a", 2 * WINDOW, 0), 0) == ""


def test_what_is_kept_of_processes_is_bounded() -> None:
    heard = Heard()
    for number in range(MAX_ORIGINS + 10):
        heard.refuses(Stamp(f"process {number}", 10**9, 0), None)
    assert len(heard.origins) == MAX_ORIGINS
    assert max(window.before.bit_length() for window in heard.origins.values()) <= WINDOW


# -- on the real bus --------------------------------------------------------------------------


class Eve:
    """Someone who reaches NATS, hears everything on it, and sends what she likes."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.sent = 0

    def overhear(self, until_heard: Callable[[dict[str, bytes]], bool]) -> dict[str, bytes]:
        """The last message of every subject, once there are enough."""

        async def listening() -> dict[str, bytes]:
            heard: dict[str, bytes] = {}
            client = await nats.connect(self.url)
            subscription = await client.subscribe(">")
            async with asyncio.timeout(TIMEOUT):
                while not until_heard(heard):
                    with suppress(nats.errors.TimeoutError):
                        message = await subscription.next_msg(1)
                        heard[message.subject] = message.data
            await client.close()
            return heard

        return asyncio.run(listening())

    def subject_of_beats(self) -> str:
        """Where the processes of the site say that they live."""

        def beats(heard: dict[str, bytes]) -> list[str]:
            return [subject for subject in heard if subject.endswith(f".{HEARTBEAT_SUBJECT}")]

        return beats(self.overhear(lambda heard: bool(beats(heard))))[0]

    def send(self, messages: list[tuple[str, bytes]]) -> None:
        async def sending() -> None:
            client = await nats.connect(self.url)
            for subject, message in messages:
                await client.publish(subject, message)
            await client.flush()
            await client.close()

        self.sent += len(messages)
        asyncio.run(sending())


def socket_of(client: httpx.Client, match: str, seat: int, token: str) -> ClientConnection:
    """Someone who follows a match through a server."""
    address = str(client.base_url).replace("http", "ws")
    headers = {"Authorization": f"Bearer {token}"}
    url = f"{address}/matches/{match}/live?seat={seat}"
    return connect(url, additional_headers=headers, proxy=None)


def messages_until(socket: ClientConnection, number: int) -> list[dict[str, Any]]:
    """What someone is told up to an event."""
    messages: list[dict[str, Any]] = [{}]
    while messages[-1].get("number") != number:
        messages.append(json.loads(socket.recv(timeout=TIMEOUT)))
    return messages[1:]


class Table:
    """Ann plays through one server, Ben through another."""

    def __init__(self, tavolino: Site) -> None:
        (_, self.here), (_, self.there) = tavolino.serve(), tavolino.serve()
        made = new_match(self.here, names=["Ann"])
        self.match: str = made["match"]
        with httpx.Client(base_url=self.there.base_url, timeout=TIMEOUT) as ben:
            self.tokens = [made["seats"][0]["token"], joined(ben, made)["token"]]
        self.sockets = [
            tavolino.ends.enter_context(socket_of(client, self.match, seat, self.tokens[seat]))
            for seat, client in enumerate((self.here, self.there))
        ]

    def state(self, client: httpx.Client, seat: int) -> dict[str, Any]:
        """How the match stands, as a server says."""
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        state: list[dict[str, Any]] = client.get(
            f"/matches/{self.match}", headers=headers
        ).json()
        return state[0]

    def position(self, client: httpx.Client) -> tuple[int, Any]:
        """How far the match has come, and what Ann sees of it, as a server says."""
        state = self.state(client, 0)
        return state["number"], state["state"] | {"now": 0}

    def act(self) -> int:
        """Whoever is to move decides; the number of that event."""
        seat: int = self.state(self.here, 0)["state"]["to_move"]
        client = (self.here, self.there)[seat]
        state = self.state(client, seat)
        command = {"type": "act", "id": new_id(), "number": state["number"] + 1, "seat": seat}
        answer = client.post(
            f"/matches/{self.match}/commands",
            json={**command, "action": state["state"]["legal"][0]},
            headers={"Authorization": f"Bearer {self.tokens[seat]}"},
        ).json()
        assert answer.get("number") == state["number"] + 1, answer
        return int(answer["number"])


def test_what_someone_forges_on_nats_changes_nothing_for_anyone(tmp_path: Path) -> None:
    with site(tmp_path) as tavolino:
        tavolino.nats.start()
        table = Table(tavolino)
        number = table.act()
        for socket in table.sockets:
            messages_until(socket, number)
        eve = Eve(tavolino.nats.url)
        beats = eve.subject_of_beats()
        prefix = beats.removesuffix(HEARTBEAT_SUBJECT)
        before = [table.position(client) for client in (table.here, table.there)]
        wrong = key_from(WRONG)
        eve.send(
            [
                (f"{prefix}{subject}", message)
                for subject, notice in forged(table.match, number)
                for content in (msgspec.msgpack.encode(notice),)
                for message in (content, signature(wrong, subject, content) + content, b"\xc1")
            ]
        )
        # All but the turns of bots go to both servers, and heartbeats also to their workers.
        name = 'tavolino_not_believed_total{about="signature"}'
        until(lambda: counted(table.here, name) == counted(table.there, name) == 3 * 11)
        assert [table.position(client) for client in (table.here, table.there)] == before
        number = table.act()
        for socket in table.sockets:
            messages = messages_until(socket, number)
            assert [one["number"] for one in messages if one["type"] == "event"] == [number]
            # Who is there is told a little later than they come.
            assert all(one["watching"] == 0 for one in messages if one["type"] == "present")
            assert {one["type"] for one in messages} <= {"event", "present"}


def test_a_message_that_is_sent_again_changes_nothing(tmp_path: Path) -> None:
    with site(tmp_path) as tavolino:
        tavolino.nats.start()
        table = Table(tavolino)
        eve = Eve(tavolino.nats.url)

        def of_match(heard: dict[str, bytes]) -> list[tuple[str, bytes]]:
            if not any(table.match in subject for subject in heard):
                table.act()
            return [pair for pair in heard.items() if table.match in pair[0]]

        [old] = of_match(eve.overhear(lambda heard: bool(of_match(heard))))
        table.act()
        eve.send([old] * AGAIN)
        last = table.act()
        for socket in table.sockets:
            messages = messages_until(socket, last)
            numbers = [one["number"] for one in messages if one["type"] == "event"]
            assert numbers == sorted(set(numbers))
        assert table.state(table.here, 0)["number"] == last
        name = 'tavolino_not_believed_total{about="repeated"}'
        until(lambda: counted(table.here, name) == counted(table.there, name) == AGAIN)


# -- what it costs ----------------------------------------------------------------------------


def test_a_signature_costs_little() -> None:
    key, subject, content = key_from(SECRET), subject_of(MATCH), bytes(120)
    seconds = min(
        timeit.repeat(lambda: signature(key, subject, content), number=2000, repeat=9)
    )
    assert seconds / 2000 < 100e-6  # it takes about 2 µs; machines may be busy
