"""The archive in a real object store: SeaweedFS, which `make objects` installs."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from pyarrow import fs

from support.archived_answers import IN_FILES, answers, resign, short_match
from support.archived_sites import Site, new_site
from support.ended_matches import NAME, ended_match, key_of
from support.fresh_stores import KINDS
from support.paths import ROOT
from support.ports import is_open
from support.prepared_matches import match_id, plant, token_of
from support.restarted_processes import DIES_WITH_US, free_ports
from support.running_server import until

WEED = ROOT / "build" / "objects" / "bin" / "weed"
BUCKET = "old-matches"
KEY, SECRET = "archive-key", "archive-secret"
FOR_WEED = {
    "identities": [
        {
            "name": "archive",
            "credentials": [{"accessKey": KEY, "secretKey": SECRET}],
            "actions": ["Admin", "Read", "Write", "List"],
        }
    ]
}


@pytest.fixture(scope="module")
def objects(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of an object store with a bucket."""
    folder = tmp_path_factory.mktemp("objects")
    (folder / "s3.json").write_text(json.dumps(FOR_WEED))
    names = [f"{part}.port" for part in ("master", "volume", "filer", "s3")]
    names += [f"{name}.grpc" for name in names]
    ports = dict(zip(names, free_ports(len(names)), strict=True))
    command = [
        *(*DIES_WITH_US, str(WEED), "server", f"-dir={folder}", "-s3", "-ip=127.0.0.1"),
        *("-ip.bind=127.0.0.1", f"-s3.config={folder / 's3.json'}", "-volume.max=20"),
        *(f"-{name}={port}" for name, port in ports.items()),
    ]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder)
    try:
        until(lambda: is_open(ports["s3.port"]))
        yield f"127.0.0.1:{ports['s3.port']}"
    finally:
        process.terminate()
        process.wait()


@pytest.fixture(params=KINDS)
def site(
    request: pytest.FixtureRequest,
    objects: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Site]:
    """A site whose archive is in a folder of the bucket."""
    monkeypatch.setenv("AWS_ACCESS_KEY_ID", KEY)
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", SECRET)
    with new_site(request.param, tmp_path) as made:
        until(lambda: is_made(objects, BUCKET))
        asked = f"endpoint_override={objects}&scheme=http&region=us-east-1"
        made.archive = f"s3://{BUCKET}/{made.schema}?{asked}"
        yield made


def is_made(objects: str, bucket: str) -> bool:
    """Makes a bucket if there is none, as soon as the object store can."""
    system = fs.S3FileSystem(
        endpoint_override=objects, scheme="http", region="us-east-1", allow_bucket_creation=True
    )
    try:
        system.create_dir(bucket)
    except OSError:
        return False
    return True


def filed(site: Site) -> list[dict[str, Any]]:
    """All rows of all files of the archive."""
    system, base = fs.FileSystem.from_uri(site.archive)
    found = system.get_file_info(fs.FileSelector(base))
    rows: list[dict[str, Any]] = []
    for file in found:
        rows += pq.read_table(file.path, filesystem=system).to_pylist()
    return rows


def test_matches_in_an_object_store_answer_the_same_bytes(site: Site) -> None:
    match = match_id("in an object store")
    with site.served() as server:
        plant(server, match, short_match("anneaux"))
        resign(server.client(token_of(0)), match, 8)
        before = answers(server, [match])
    assert "Moved 1 matches to 1 files." in site.run(*IN_FILES)
    assert len(filed(site)) == 8
    with site.served() as server:
        assert answers(server, [match]) == before


def test_whoever_is_forgotten_is_gone_from_an_object_store(site: Site) -> None:
    with site.served() as server:
        ann, ben = server.client(), server.client()
        first, second = (ended_match(ann, ben) for _ in range(2))
    site.run(*IN_FILES)
    assert len([row for row in filed(site) if NAME in row["what"]]) == 2
    site.run("admin", "delete", "--", first)
    assert {row["match"] for row in filed(site)} == {second}
    with site.served() as server:
        ben = server.client(cookies=ben.cookies)
        key = key_of(ben)
        assert ben.delete("/me").status_code == 204
        until(lambda: server.run(server.services.store.matches_of(key)) == [])
    assert "Replaced 1 files." in site.run("archive", "--days", "1")
    assert filed(site) == []
    assert site.count("archive") == 1
