"""The compose file, and the secrets that it needs: real tools and servers accept them."""

from __future__ import annotations

import json
import os
import subprocess
from contextlib import suppress
from itertools import islice
from pathlib import Path
from socket import create_connection
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest

from support.ports import free_port
from support.running_server import until
from tavolino.server.settings import Settings, settings_from

ROOT = Path(__file__).parent.parent
TOOLS = ROOT / "build/deploy/bin"
PUBLIC = "https://play.example.org"
OURS = ("server1", "server2", "worker")


def composed(**environment: str) -> subprocess.CompletedProcess[str]:
    """What podman-compose makes of the file."""
    env = {"PATH": os.environ["PATH"], **environment}
    command = [f"{TOOLS / 'podman-compose'}", "--file", f"{ROOT / 'compose.yaml'}", "config"]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=60, env=env
    )


@pytest.fixture(scope="module")
def site() -> dict[str, Any]:
    ran = composed(TAVOLINO_PUBLIC=PUBLIC)
    assert ran.returncode == 0, ran.stderr
    config: dict[str, Any] = msgspec.yaml.decode(ran.stdout)
    return config


@pytest.fixture
def secrets(tmp_path: Path) -> Path:
    make_secrets(tmp_path / "secrets")
    return tmp_path / "secrets"


def make_secrets(folder: Path) -> None:
    subprocess.run([ROOT / "deploy/make-secrets", folder], check=True, timeout=60)


def test_without_a_public_address_it_does_not_start() -> None:
    ran = composed()
    assert ran.returncode != 0
    assert "the address that people see" in ran.stdout + ran.stderr


def test_every_part_is_locked_up_limited_and_watched(site: dict[str, Any]) -> None:
    for name, part in site["services"].items():
        assert part["read_only"], name
        assert part["cap_drop"] == ["ALL"], name
        assert part["security_opt"] == ["no-new-privileges"], name
        assert part["restart"] == "unless-stopped", name
        assert part["mem_limit"], name
        assert part["healthcheck"]["test"][0] == "CMD", name


def test_only_the_proxy_can_be_reached_from_outside(site: dict[str, Any]) -> None:
    assert site["networks"]["inside"]["internal"]
    for name, part in site["services"].items():
        networks = ["inside", "outside"] if name == "caddy" else ["inside"]
        assert part["networks"] == networks
        assert ("ports" in part) == (name == "caddy")
        assert part.get("cap_add", []) == (["NET_BIND_SERVICE"] if name == "caddy" else [])


def test_every_secret_is_a_file_that_the_script_writes(
    site: dict[str, Any], secrets: Path
) -> None:
    for name, secret in site["secrets"].items():
        assert secret == {"file": f"deploy/secrets/{name}"}
        assert (secrets / name).read_text().strip()
        assert (secrets / name).stat().st_mode & 0o777 == 0o444
    assert secrets.stat().st_mode & 0o777 == 0o700
    text = (ROOT / "compose.yaml").read_text()
    assert not any(file.read_text().strip() in text for file in secrets.iterdir())


def test_secrets_that_exist_are_kept(secrets: Path) -> None:
    before = {file.name: file.read_text() for file in secrets.iterdir()}
    (secrets / "nats").unlink()
    make_secrets(secrets)
    assert {file.name: file.read_text() for file in secrets.iterdir()} == before


def settings_of(
    part: dict[str, Any], secrets: Path, monkeypatch: pytest.MonkeyPatch
) -> Settings:
    """The settings that a part goes by."""
    for name in os.environ:
        if name.startswith("TAVOLINO_"):
            monkeypatch.delenv(name)
    for name, value in part["environment"].items():
        monkeypatch.setenv(name, value.replace("/run/secrets", str(secrets)))
    return settings_from()


def test_servers_and_worker_get_settings_that_fit_each_other(
    site: dict[str, Any], secrets: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = site["services"]
    one, other, worker = (settings_of(services[name], secrets, monkeypatch) for name in OURS)
    assert one == other
    assert (one.public, one.trusted_hops, one.metrics_port) == (PUBLIC, 1, 9642)
    assert (worker.database, worker.nats, worker.secrets) == (
        one.database,
        one.nats,
        one.secrets,
    )
    password = (secrets / "postgres-password").read_text().strip()
    user = services["postgres"]["environment"]["POSTGRES_USER"]
    assert one.database == f"postgresql://{user}:{password}@postgres/{user}"
    listed = services["caddy"]["environment"]["TAVOLINO_SERVERS"]
    assert listed.split() == [f"{name}:{one.port}" for name in OURS if "server" in name]
    for name in OURS:
        assert {"database", "nats", "secret"} == set(services[name]["secrets"])


def test_nats_lets_in_only_who_knows_its_password(secrets: Path) -> None:
    port, monitor = free_port(), free_port()
    command = ["nats-server", "--config", f"{secrets / 'nats.conf'}", "--addr", "127.0.0.1"]
    ports = ["--port", str(port), "--http_port", str(monitor)]
    url = (secrets / "nats").read_text().strip()
    with subprocess.Popen([*command, *ports], stderr=subprocess.DEVNULL) as server:
        try:
            until(lambda: connects(url.replace("nats:4222", f"127.0.0.1:{port}")))
            assert not connects(f"nats://127.0.0.1:{port}")
            assert not connects(f"nats://tavolino:wrong@127.0.0.1:{port}")
        finally:
            server.terminate()


def connects(url: str) -> bool:
    """Whether NATS lets someone in, who asks as its protocol says."""
    place = urlsplit(url)
    options = {"verbose": False, "user": place.username, "pass": place.password}
    with suppress(OSError), create_connection((place.hostname, place.port), 10) as connection:
        connection.sendall(f"CONNECT {json.dumps(options)}\r\nPING\r\n".encode())
        with connection.makefile() as answers:
            return any(line.startswith("PONG") for line in islice(answers, 3))
    return False
