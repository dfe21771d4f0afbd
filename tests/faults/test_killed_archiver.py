"""A process that archives is killed at any moment: nothing is lost, nothing is there twice."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from support.archived_sites import new_site
from support.fresh_stores import DATABASE, KINDS
from support.paths import TESTS, environment

SCRIPT = TESTS / "support/archive_and_die.py"


@pytest.mark.parametrize("kind", KINDS)
def test_an_archiver_that_is_killed_repeatedly_archives_all(kind: str, tmp_path: Path) -> None:
    with new_site(kind, tmp_path) as site:
        database = DATABASE if site.is_postgres else str(site.file)
        command = [sys.executable, str(SCRIPT), database, site.schema, site.archive]
        kills = subprocess.run(
            command, check=True, capture_output=True, text=True, env=environment()
        ).stdout
        assert int(kills) > 15
        assert (site.count("action"), site.count("archive")) == (0, 7)
        assert site.ask("SELECT count(*) FROM archive WHERE file IS NULL") == [(0,)]
        known = [name for (name,) in site.ask("SELECT name FROM archive_file ORDER BY name")]
        assert known == [file.name for file in site.files()]
        events = Counter((row["match"], row["number"]) for row in site.filed())
        assert set(events.values()) == {1}
        assert len(events) == 7 * 6
