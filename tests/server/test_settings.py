"""Settings: what flags and the environment make of a process, and what they refuse."""

from __future__ import annotations

import asyncio
import inspect
import json
import os
import re
import secrets
import socket
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from support.command_process import refused
from support.fresh_stores import DATABASE, fresh_schema
from support.nats_server import NATS
from support.paths import ROOT
from support.ports import free_port
from support.running_server import SECRET
from tavolino.cli import app
from tavolino.hosting.bus.local import LocalBus
from tavolino.hosting.machine import Machine
from tavolino.server.backends import choice
from tavolino.server.backends.choice import bus_of, open_store, store_of
from tavolino.server.backends.nats import NatsBus
from tavolino.server.backends.postgres import PostgresStore
from tavolino.server.backends.sqlite import SqliteStore
from tavolino.server.settings import LOOPBACK, BadSettings, Settings, make_secret, settings_from


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A home without any settings."""
    for name in os.environ:
        if name.startswith("TAVOLINO_"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def test_no_setting_is_needed_at_home(at_home: Path) -> None:
    settings = settings_from()
    assert settings.database == str(at_home / "tavolino" / "matches.sqlite")
    assert isinstance(store_of(settings, Machine()), SqliteStore)
    assert isinstance(bus_of(settings), LocalBus)
    assert not settings.secure
    secret = at_home / "tavolino" / "matches.sqlite.secret"
    assert secret.stat().st_mode & 0o077 == 0
    assert settings_from().secrets == settings.secrets == (secret.read_text(),)


def test_a_file_without_a_secret_is_not_used(at_home: Path) -> None:
    secret = Path(f"{settings_from().database}.secret")
    secret.write_text("\n")
    with pytest.raises(BadSettings, match="contains no valid secret"):
        settings_from()


def test_whoever_is_interrupted_leaves_no_half_secret(
    at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_: int) -> str:
        raise KeyboardInterrupt

    with monkeypatch.context() as trouble:
        trouble.setattr(secrets, "token_urlsafe", interrupted)
        with pytest.raises(KeyboardInterrupt):
            settings_from()
    assert list((at_home / "tavolino").iterdir()) == []
    assert settings_from().secrets


def test_the_first_of_two_processes_that_make_a_secret_wins(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite.secret"
    make_secret(file)
    first = file.read_text()
    make_secret(file)
    assert file.read_text() == first
    assert list(tmp_path.iterdir()) == [file]


def test_several_processes_need_a_database_a_bus_and_one_secret(
    at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BadSettings, match="--nats"):
        settings_from(database="postgresql://db")
    with pytest.raises(BadSettings, match="--database"):
        settings_from(nats="nats://bus")
    with pytest.raises(BadSettings, match="TAVOLINO_SECRET"):
        settings_from(database="postgresql://db", nats="nats://bus")
    monkeypatch.setenv("TAVOLINO_SECRET", SECRET)
    settings = settings_from(
        database="postgresql://db", nats="nats://bus", public="https://play.example.org/"
    )
    assert isinstance(store_of(settings, Machine()), PostgresStore)
    assert isinstance(bus_of(settings), NatsBus)
    assert settings.secure
    assert settings.public == "https://play.example.org"
    assert "play.example.org" in settings.hosts


def test_flags_come_before_the_environment_and_both_mean_the_same(
    at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAVOLINO_SECRET", SECRET)
    flags = settings_from(
        database="postgresql://db", nats="nats://bus", public="https://play.example.org"
    )
    monkeypatch.setenv("TAVOLINO_DATABASE", "postgresql://db")
    monkeypatch.setenv("TAVOLINO_NATS", "nats://bus")
    monkeypatch.setenv("TAVOLINO_PUBLIC", "https://play.example.org")
    assert settings_from() == flags
    assert settings_from(database="postgresql://other").database == "postgresql://other"


def test_with_nats_no_bots_run_beside_the_server_unless_asked_for(
    at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert settings_from().bots > 0
    monkeypatch.setenv("TAVOLINO_DATABASE", "postgresql://db")
    monkeypatch.setenv("TAVOLINO_NATS", "nats://bus")
    monkeypatch.setenv("TAVOLINO_SECRET", SECRET)
    assert settings_from().bots == 0
    assert settings_from(database="postgresql://db", nats="nats://bus").bots == 0
    assert settings_from(bots=2).bots == 2


def test_a_folder_with_a_pack_is_offered_and_any_other_is_refused(
    at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert settings_from().offline is None
    packs = at_home / "packs"
    (packs / "0123456789abcdef").mkdir(parents=True)
    current = {"pack": "0123456789abcdef", "bytes": 2, "brotli": 1, "compiled": True}
    for wrong, reason in (
        ("no JSON", "current.json does not describe one"),
        (json.dumps(current | {"pack": "../../etc"}), "current.json does not describe one"),
        (json.dumps(current), "the one in current.json is not there"),
    ):
        (packs / "current.json").write_text(wrong)
        with pytest.raises(BadSettings, match=f"has no pack to play offline: {reason}"):
            settings_from(offline=str(packs))
    (packs / "0123456789abcdef" / "start.mjs").touch()
    assert settings_from(offline=str(packs)).offline == packs
    monkeypatch.setenv("TAVOLINO_OFFLINE", str(packs))
    assert settings_from().offline == packs


def test_a_file_may_have_the_name_of_a_database_server(
    at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = str(at_home / "postgres.sqlite")
    monkeypatch.chdir(at_home)
    for path in (file, "postgres.sqlite"):
        settings = settings_from(database=path)
        assert settings.database == path
        assert isinstance(store_of(settings, Machine()), SqliteStore)


def test_the_local_network_is_another_word_for_all_addresses(
    at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert settings_from().host == "127.0.0.1"
    assert settings_from(lan=True).host == "0.0.0.0"
    monkeypatch.setenv("TAVOLINO_HOST", "::")
    assert settings_from().host == "::"
    assert settings_from().hosts == LOOPBACK
    assert settings_from(host="10.0.0.5").hosts == LOOPBACK | {"10.0.0.5"}
    assert settings_from(host="fd00::5").address == "http://[fd00::5]:8642"
    with pytest.raises(BadSettings, match="leave out --host"):
        settings_from(lan=True)


def test_the_first_of_several_secrets_comes_first(
    at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAVOLINO_SECRET", f"{SECRET[::-1]}, {SECRET}")
    assert settings_from().secrets == (SECRET[::-1], SECRET)


def test_a_setting_may_be_in_a_file_that_the_environment_names(
    at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    values = {"DATABASE": "postgresql://db", "NATS": "nats://bus", "SECRET": SECRET}
    for name, value in values.items():
        (at_home / name).write_text(f"{value}\n")
        monkeypatch.setenv(f"TAVOLINO_{name}_FILE", str(at_home / name))
    settings = settings_from()
    assert settings.database == values["DATABASE"]
    assert settings.nats == values["NATS"]
    assert settings.secrets == (SECRET,)
    monkeypatch.setenv("TAVOLINO_SECRET", SECRET)
    with pytest.raises(BadSettings, match="TAVOLINO_SECRET or TAVOLINO_SECRET_FILE, not both"):
        settings_from()


@pytest.mark.parametrize(
    ("given", "meant", "host"),
    [
        ("https://play.example.org/", "https://play.example.org", "play.example.org"),
        ("https://Play.Example.org:443", "https://play.example.org", "play.example.org"),
        ("http://play.example.org:8080", "http://play.example.org:8080", "play.example.org"),
        ("https://[2001:db8::1]", "https://[2001:db8::1]", "[2001:db8::1]"),
    ],
)
def test_the_public_address_is_what_browsers_say(
    at_home: Path, given: str, meant: str, host: str
) -> None:
    settings = settings_from(public=given)
    assert settings.public == settings.address == meant
    assert host in settings.hosts


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        (
            "DATABASE",
            "mysql://root:s3cret@db",
            "postgresql://… or the path of a file, not mysql",
        ),
        ("DATABASE", "nowhere/matches.sqlite", "there is no folder nowhere"),
        ("DATABASE", ".", "is a folder"),
        ("SCHEMA", "My Schema", "TAVOLINO_SCHEMA is a name of lowercase letters"),
        ("NATS", "bus:4222", "something like nats://bus:4222"),
        ("NATS", "http://bus:4222", "something like nats://bus:4222"),
        ("NATS", "nats://bus:port", "something like nats://bus:4222"),
        ("NATS", "nats://bus", "several processes need PostgreSQL"),
        ("SECRET", "s3cret", "TAVOLINO_SECRET is too short"),
        ("SECRET", f"{SECRET},", "TAVOLINO_SECRET is too short"),
        ("SECRET", "s" * 40, "TAVOLINO_SECRET is too easy to guess"),
        ("SECRET", f"{SECRET}, {'changeme' * 4}", "openssl rand -base64 32"),
        ("SECRET_FILE", "/nowhere", "cannot read TAVOLINO_SECRET_FILE: [Errno 2] No such file"),
        ("SECRET", "\udcff" * 16, "TAVOLINO_SECRET contains characters that are not text"),
        ("PUBLIC", "play.example.org", "something like https://play.example.org"),
        ("PUBLIC", "https://play.example.org/games", "something like https://play.example.org"),
        ("PUBLIC", "https://", "something like https://play.example.org"),
        (
            "OFFLINE",
            "/nowhere",
            "/nowhere has no pack to play offline: cannot read current.json",
        ),
        ("RATE", "fast", "TAVOLINO_RATE is a number of requests a second, not 'fast'"),
        ("RATE", "-1", "TAVOLINO_RATE is a number of requests a second, not '-1'"),
        ("RATE", "0.5", "TAVOLINO_RATE is a number of requests a second, not '0.5'"),
        ("TRUSTED_PROXY", "yes", "TAVOLINO_TRUSTED_PROXY is a number of proxies, not 'yes'"),
        ("HOST", "play.example.org", "an address of this machine, such as 0.0.0.0 or ::"),
        ("METRICS_PORT", "70000", "TAVOLINO_METRICS_PORT is the number of a port, not 70000"),
        ("METRICS_PORT", "http", "TAVOLINO_METRICS_PORT is the number of a port, not 'http'"),
        ("DRAIN", "long", "TAVOLINO_DRAIN is a number of seconds, not 'long'"),
        ("EXPIRY", "never", "TAVOLINO_EXPIRY is a number of days, not 'never'"),
        ("TELEMETRY", "collector:4318", "something like http://collector:4318"),
    ],
)
def test_a_bad_setting_is_refused_in_a_sentence(
    at_home: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str, sentence: str
) -> None:
    monkeypatch.chdir(at_home)
    monkeypatch.setenv(f"TAVOLINO_{name}", value)
    with pytest.raises(BadSettings) as refused:
        settings_from()
    assert sentence in str(refused.value)
    assert "s3cret" not in str(refused.value)


def test_only_its_owner_reads_the_secret(at_home: Path) -> None:
    settings_from(database=str(at_home / "matches.sqlite"))
    assert (at_home / "matches.sqlite.secret").stat().st_mode & 0o777 == 0o600


def test_a_secret_that_cannot_be_kept_is_refused(at_home: Path) -> None:
    (at_home / "matches.sqlite.secret").mkdir()
    with pytest.raises(BadSettings, match="cannot keep a secret"):
        settings_from(database=str(at_home / "matches.sqlite"))


# -- the command -------------------------------------------------------------------------------


def test_a_port_that_is_taken_is_no_place_to_invite_people_to(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = refused(tmp_path, "serve", "--port", port)
    assert said == f"cannot listen on port {port}: Address already in use\n"


def test_a_mistake_is_one_sentence_for_the_host(tmp_path: Path) -> None:
    port = str(free_port())
    said = refused(tmp_path, "serve", "--port", port, TAVOLINO_RATE="fast")
    assert said == "TAVOLINO_RATE is a number of requests a second, not 'fast'\n"


def test_a_file_that_is_no_database_is_refused_at_once(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 1000)
    said = refused(tmp_path, "serve", "--port", str(free_port()), "--database", str(file))
    assert said == "the database cannot be used: file is not a database\n"


@pytest.mark.parametrize("words", [("serve", "--port", str(free_port())), ("worker",)])
def test_a_database_that_does_not_exist_is_refused_at_once(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    url = f"{DATABASE.rpartition('/')[0]}/nowhere"
    environment = {
        "TAVOLINO_DATABASE": url,
        "TAVOLINO_NATS": NATS,
        "TAVOLINO_SECRET": SECRET,
    }
    said = refused(tmp_path, *words, **environment)
    assert said == 'the database cannot be used: database "nowhere" does not exist\n'


def test_a_worker_alone_would_have_nothing_to_do(tmp_path: Path) -> None:
    said = refused(tmp_path, "worker")
    assert said == "a worker needs PostgreSQL and NATS: set --database and --nats\n"


# -- a database that is not there yet ----------------------------------------------------------


def test_a_database_that_cannot_be_reached_is_waited_for_and_then_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(choice, "STARTUP_TIMEOUT", 1.0)
    url = f"postgresql://root@127.0.0.1:{free_port()}/test"
    settings = Settings(database=url, nats=NATS, secrets=(SECRET,))
    with pytest.raises(BadSettings, match="the database cannot be reached: "):
        asyncio.run(open_store(store_of(settings, Machine()), settings))


def test_a_database_that_comes_late_is_opened() -> None:
    async def scenario() -> None:
        port = free_port()
        async with fresh_schema() as schema:
            url = (
                urlsplit(DATABASE)
                ._replace(netloc=f"{urlsplit(DATABASE).username}@127.0.0.1:{port}")
                .geturl()
            )
            settings = Settings(database=url, schema=schema, nats=NATS, secrets=(SECRET,))
            store = store_of(settings, Machine())
            opened = asyncio.create_task(open_store(store, settings))
            await asyncio.sleep(0.2)
            assert not opened.done()
            async with await asyncio.start_server(pass_on, "127.0.0.1", port):
                await asyncio.wait_for(opened, 10)
                assert await store.numbers([]) == {}
                await store.close()

    asyncio.run(scenario())


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Passes a connection on to the real database."""
    place = urlsplit(DATABASE)
    there = await asyncio.open_connection(place.hostname, place.port or 5432)

    async def copy(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        while data := await source.read(65536):
            target.write(data)
        target.close()

    await asyncio.gather(copy(reader, there[1]), copy(there[0], writer))


# -- one list of settings ----------------------------------------------------------------------


class Asked(dict[str, str]):
    """An environment that remembers which settings were looked up in it."""

    def __init__(self) -> None:
        super().__init__(os.environ)
        self.names: set[str] = set()

    def get(self, name: str, default: Any = None) -> Any:
        self.names.add(name)
        return super().get(name, default)


def test_every_variable_is_documented(at_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    environment = Asked()
    monkeypatch.setattr(os, "environ", environment)
    settings_from()
    asked = {name for name in environment.names if name.startswith("TAVOLINO_")}
    rows = re.findall(
        r"^\| `TAVOLINO_.*$", (ROOT / "docs" / "host.md").read_text(), re.MULTILINE
    )
    documented = {name for row in rows for name in re.findall("TAVOLINO_[A-Z_]+", row)}
    assert {name for name in asked if not name.endswith("_FILE")} <= documented
    assert documented <= asked


@pytest.mark.parametrize("command", ["serve", "worker"])
def test_every_flag_is_a_setting(command: str) -> None:
    callbacks = [each.callback for each in app.registered_commands if each.callback]
    [found] = [each for each in callbacks if each.__name__ == command]
    assert inspect.signature(found).parameters.keys() <= set(Settings.__struct_fields__)
