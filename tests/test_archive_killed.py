"""A process that archives is killed at any moment: nothing is lost, nothing is there twice."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from archives import new_site
from stores import DATABASE, KINDS

SCRIPT = Path(__file__).with_name("archive_killed.py")


@pytest.mark.parametrize("kind", KINDS)
def test_killed_again_and_again_it_archives_all(kind: str, tmp_path: Path) -> None:
    with new_site(kind, tmp_path) as site:
        database = DATABASE if site.is_postgres else str(site.file)
        command = [sys.executable, str(SCRIPT), database, site.schema, site.archive]
        kills = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        assert int(kills) > 15
        assert (site.count("action"), site.count("archive")) == (0, 7)
        assert site.ask("SELECT count(*) FROM archive WHERE file IS NULL") == [(0,)]
        known = [name for (name,) in site.ask("SELECT name FROM archive_file ORDER BY name")]
        assert known == [file.name for file in site.files()]
        events = Counter((row["match"], row["number"]) for row in site.filed())
        assert set(events.values()) == {1}
        assert len(events) == 7 * 6
