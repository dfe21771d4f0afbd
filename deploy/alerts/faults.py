"""The faults, one or more for each alert. Each is real, and over when its block is left."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

import httpx
from websockets.sync.client import connect

from support.restarted_processes import Part, free_ports, processes
from support.running_server import act_once, new_match
from watched import TAVOLINO, Site, until

Fault = Callable[[Site], Iterator[None]]

SLOW = """
CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS
'BEGIN PERFORM pg_sleep({seconds}); RETURN NEW; END';
CREATE TRIGGER slow BEFORE INSERT ON {table} FOR EACH ROW EXECUTE FUNCTION slow()
"""
QUICK_AGAIN = "DROP FUNCTION slow CASCADE"


@contextmanager
def again(action: Callable[[], object], pause: float) -> Iterator[None]:
    """Does something again and again within the block."""
    over = threading.Event()

    def repeat() -> None:
        while not over.wait(pause):
            with suppress(httpx.TransportError):  # what is asked may be down or slow
                action()

    thread = threading.Thread(target=repeat, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def killed(*parts: str) -> Fault:
    """Kills processes without a warning, and starts them again afterwards."""

    def fault(site: Site) -> Iterator[None]:
        for name in parts:
            site.end(getattr(site, name))
        yield
        for name in parts:
            site.start(getattr(site, name))

    return fault


def stuttering(name: str, seconds: float) -> Fault:
    """Stops a process for so long, again and again, as on an overloaded machine."""

    def fault(site: Site) -> Iterator[None]:
        process = getattr(site, name).process

        def stutter() -> None:
            process.send_signal(signal.SIGSTOP)
            time.sleep(seconds)
            process.send_signal(signal.SIGCONT)

        with again(stutter, seconds / 3):
            yield

    return fault


def restarts(site: Site) -> Iterator[None]:
    """The worker crashes three times, and is started again each time."""
    expr = f'process_start_time_seconds{{instance="127.0.0.1:{site.metrics[2]}"}}'

    def started() -> Any:
        return [sample["value"][1] for sample in site.query(expr)]

    for _ in range(3):
        before = started()
        site.end(site.worker)
        site.start(site.worker)
        until(lambda before=before: started() not in ([], before), "the worker is seen again")  # type: ignore[misc]
    yield


def leaves_too_slowly(site: Site) -> Iterator[None]:
    """A server that is told to stop has connections left, and waits for them."""
    client = site.client("one")
    made = new_match(client)
    headers = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
    address = f"ws://127.0.0.1:{site.ports['one']}/matches/{made['match']}/live"
    with ExitStack() as sockets:
        for _ in range(2):
            sockets.enter_context(connect(address, additional_headers=headers, proxy=None))
        assert site.one.process is not None
        site.one.process.terminate()
        yield
    site.end(site.one)
    site.start(site.one)


def table_missing(site: Site) -> Iterator[None]:
    """A table is not what the server expects, so that requests fail."""
    client = site.client("one")
    headers = {"Authorization": f"Bearer {'A' * 22}"}
    site.sql("ALTER TABLE holder RENAME TO elsewhere")
    with again(lambda: client.get(f"/matches/{'x' * 22}", headers=headers), 0.2):
        yield
    site.sql("ALTER TABLE elsewhere RENAME TO holder")


def slow(table: str, seconds: float) -> Fault:
    """PostgreSQL takes its time for each row of a table, while people play."""

    def fault(site: Site) -> Iterator[None]:
        play = Play(site.client("one"))
        site.sql(*SLOW.format(table=table, seconds=seconds).split(";\n"))
        with again(play.act, 0.1):
            yield
        site.sql(QUICK_AGAIN)

    return fault


class Play:
    """Two people at one device, who act one after the other in ever new matches."""

    def __init__(self, client: httpx.Client) -> None:
        self.client = client
        self.match = ""

    def act(self) -> None:
        """Whoever is to move does the first thing that is legal."""
        if not self.match:
            self.match = new_match(self.client, names=["Ann", "Ben"])["match"]
        if not act_once(self.client, self.match, 2):
            self.match = ""


def read_only(site: Site) -> Iterator[None]:
    """PostgreSQL answers, but writes nothing, as a replica or with a full disk."""
    switch = "ALTER SYSTEM SET default_transaction_read_only = {}"
    site.sql(switch.format("on"), "SELECT pg_reload_conf()")
    yield
    site.sql(
        "SET default_transaction_read_only = off",
        switch.format("off"),
        "SELECT pg_reload_conf()",
    )


def other_secret(site: Site) -> Iterator[None]:
    """A server of the same site has another secret."""
    port, metrics = free_ports(2)
    stranger = site.server("stranger", port, metrics, TAVOLINO_SECRET=os.urandom(16).hex())
    site.start(stranger)
    yield
    site.end(stranger)


def begin_with_bot(client: httpx.Client) -> None:
    """Begins a match in which a strong bot is to move."""
    act_once(client, new_match(client, bots=[8])["match"])


def forget_matches(site: Site) -> None:
    """Deletes all matches, and has the worker forget those it is thinking about."""
    site.end(site.worker)
    site.sql("TRUNCATE carry, holder, action, match CASCADE")
    site.start(site.worker)


def no_worker(site: Site) -> Iterator[None]:
    """A bot is to move, and nobody thinks."""
    site.end(site.worker)
    begin_with_bot(site.client("one"))
    yield
    forget_matches(site)


def too_many_bots(site: Site) -> Iterator[None]:
    """More matches with strong bots begin than the worker can play."""
    client = site.client("one")
    with again(lambda: begin_with_bot(client), 0.2):
        yield
    forget_matches(site)


def thinkers_die(site: Site) -> Iterator[None]:
    """Whatever thinks for the worker is killed, as by a system without memory."""
    client = site.client("one")
    for _ in range(6):
        begin_with_bot(client)
    with again(lambda: kill_children(site.worker), 0.3):
        yield
    forget_matches(site)


def kill_children(part: Part) -> None:
    """Kills the processes that a process has started."""
    assert part.process is not None
    for pid, parent, _ in processes():
        if parent == part.process.pid:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


def insists(site: Site) -> Iterator[None]:
    """Someone ignores that they are too fast."""
    client = site.client("two")
    with again(lambda: client.get("/games"), 0.02):
        yield


def holds_connections(site: Site) -> Iterator[None]:
    """Many addresses open connections and never ask for anything."""
    held: list[socket.socket] = []

    def hold_more() -> None:
        for last in range(2, 42):
            probe = socket.socket()
            probe.settimeout(2)
            probe.bind((f"127.0.0.{last}", 0))
            with suppress(OSError):
                probe.connect(("127.0.0.1", site.ports["two"]))
                held.append(probe)

    with again(hold_more, 0.5):
        yield
    for one in held:
        one.close()


def leaks(site: Site) -> Iterator[None]:
    """A server has used up memory that it does not give back."""
    folder = site.folder / "leak"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text('leaked = b"x" * 500_000_000')
    paths = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    healthy, site.one.env = site.one.env, {**site.one.env, "PYTHONPATH": paths}
    site.end(site.one)
    site.start(site.one)
    yield
    site.one.env = healthy
    site.end(site.one)
    site.start(site.one)


def database_large(site: Site) -> Iterator[None]:
    """The database is large, by a file that takes no room on the disk."""
    databases = (site.folder / "data" / "base").iterdir()
    latest = max(databases, key=lambda folder: int(folder.name))
    filler = latest / "filler"
    filler.touch()
    os.truncate(filler, 21_000_000_000)
    yield
    filler.unlink()


def no_backup(site: Site) -> Iterator[None]:
    """Nobody has backed up the database for three days."""
    site.sql("UPDATE backup SET at = at - 3 * 86400000")
    yield
    subprocess.run(
        [TAVOLINO, "admin", "backed-up"],
        check=True,
        cwd=site.folder,
        env={**os.environ, **site.env},
        stdout=subprocess.DEVNULL,
    )


def of_a_newer_version(site: Site) -> Iterator[None]:
    """Someone wants to be forgotten in a match that only a newer version can change."""
    client = site.client("one")
    match = new_match(client, names=["Ann"])["match"]
    site.sql(f"UPDATE match SET rules_version = rules_version + 1 WHERE id = '{match}'")
    site.end(site.one)  # it has the match in memory
    site.start(site.one)
    until(lambda: is_ready(client), "the server is ready")
    assert client.delete("/me").status_code == 204
    site.sql("UPDATE forgetting SET asked_at = asked_at - 1200000")
    yield
    site.sql(f"UPDATE match SET rules_version = rules_version - 1 WHERE id = '{match}'")


def is_ready(client: httpx.Client) -> bool:
    """Whether a server is ready."""
    with suppress(httpx.TransportError):
        return client.get("/readyz").is_success
    return False


FAULTS: dict[str, list[Fault]] = {
    "TavolinoServerDown": [killed("one")],
    "TavolinoWorkerDown": [killed("worker")],
    "TavolinoRestarts": [restarts],
    "TavolinoNotReady": [leaves_too_slowly],
    "TavolinoErrors": [table_missing],
    "TavolinoCommandsSlow": [slow("action", 1.5)],
    "TavolinoStoreAway": [killed("postgres"), read_only],
    "TavolinoStoreSlow": [slow("pulse", 0.5)],
    "TavolinoBusAway": [killed("nats")],
    "TavolinoBusSlow": [stuttering("nats", 0.4)],
    "TavolinoNotBelieved": [other_secret],
    "TavolinoTurnsWait": [no_worker],
    "TavolinoBacklogGrows": [too_many_bots],
    "TavolinoTurnsFail": [thinkers_die],
    "TavolinoLoopBlocked": [stuttering("one", 0.6)],
    "TavolinoRefuses": [insists],
    "TavolinoFewFiles": [holds_connections],
    "TavolinoMemory": [leaks],
    "TavolinoDatabaseLarge": [database_large],
    "TavolinoForgettingWaits": [of_a_newer_version],
    "TavolinoBackupOld": [no_backup],
}
"""The faults that must raise each alert."""
