"""Every command that works on a site: what it prints is its answer."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator

import pytest

from archives import Site, new_site
from commands import SITE_COMMANDS, Words, filled_in, invoked
from served import SECRET, new_match
from stores import DATABASE
from test_bus import NATS
from test_serve import TAVOLINO, free_port

EACH = pytest.mark.parametrize("words", SITE_COMMANDS, ids=" ".join)
ENTRY = "address 192.0.2.7"


@pytest.fixture(scope="module")
def city(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site with several processes."""
    with new_site("postgres", tmp_path_factory.mktemp("city")) as site:
        yield site


def values_at(site: Site) -> dict[str, str]:
    """What commands need, and the site has: a match, a ledger and a blocked address."""
    with site.served() as server:
        match = new_match(server.client(), names=["Ann", "Ben"])["match"]
        server.run(server.services.store.block(ENTRY, 0))
    ledger, copy = site.folder / "ledger", site.folder / "copy"
    ledger.touch()
    address = ENTRY.split()[1]
    values = {"match": match, "ledger": f"{ledger}", "copy": f"{copy}"}
    return values | {"entry": ENTRY, "address": address}


def environment(site: Site, nats: str) -> dict[str, str]:
    """The settings of a site."""
    return {
        "TAVOLINO_DATABASE": DATABASE,
        "TAVOLINO_SCHEMA": site.schema,
        "TAVOLINO_NATS": nats,
        "TAVOLINO_SECRET": SECRET,
    }


@EACH
def test_a_command_prints_its_answer_and_no_log(city: Site, words: Words) -> None:
    full = filled_in(words, values_at(city))
    quiet = invoked(*full, env=environment(city, NATS))
    if "nats" not in SITE_COMMANDS[words]:
        assert (quiet.exit_code, quiet.stdout) == (1, "")  # it is for SQLite only
        return
    assert (quiet.exit_code, quiet.stderr) == (0, "")
    assert "NATS" not in quiet.stdout


@EACH
def test_a_command_logs_trouble_apart_from_its_answer(city: Site, words: Words) -> None:
    if "nats" not in SITE_COMMANDS[words]:
        return
    nobody = f"nats://127.0.0.1:{free_port()}"
    full = filled_in(words, values_at(city))
    told = invoked(*full, env=environment(city, nobody))
    assert told.exit_code == 0
    assert '"event": "NATS is not there yet"' in told.stderr
    assert "NATS" not in told.stdout


def test_an_exported_match_is_replayed_by_the_next_command(city: Site) -> None:
    match = values_at(city)["match"]
    pipe = '"$0" admin export -- "$1" | "$0" replay -'
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", pipe, TAVOLINO, match],
        env=os.environ | environment(city, NATS),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("game 0: anneaux, 2 players")
