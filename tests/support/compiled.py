"""What runs where: the suite runs twice, interpreted (`make test`) and compiled.

A file runs both times unless it is listed here, or a folder in which it is. The nearest entry
decides. A file that is named on the command line runs whatever is written here.
"""

from __future__ import annotations

import os

from support.paths import TESTS

COMPILED = os.environ.get("TAVOLINO_COMPILED") == "1"
"""Whether the rules under test are compiled: then they are fast, and more is tried."""

INTERPRETED_ONLY = [
    "arena",
    "cli/test_site_commands.py",
    "docs/test_balance.py",
    "docs/test_rulebook.py",
    "docs/test_terms.py",
    "drawing",
    "faults/test_killed_archiver.py",
    "faults/test_store_trouble.py",
    "faults/test_upgrade.py",
    "hosting/access/test_limits.py",
    "hosting/access/test_names.py",
    "hosting/access/test_secret_rotation.py",
    "hosting/access/test_signing.py",
    "hosting/bus",
    "hosting/calls/test_me.py",
    "hosting/privacy",
    "hosting/store/test_archived_logs.py",
    "hosting/store/test_sqlite_steps.py",
    "hosting/store/test_store.py",
    "hosting/test_clock.py",
    "hosting/test_packs.py",
    "page",
    "security",
    "server",
    "test_architecture.py",
    "test_gate.py",
    "test_layout.py",
    "test_licences.py",
    "test_lists_of_games.py",
    "test_names.py",
    "test_workflows.py",
    "words",
]
"""What would say the same of compiled rules: names, limits, stores, the bus, requests, reports.
`test_architecture.py` looks whether these files keep away from compiled code."""

COMPILED_ONLY = [
    "adapters",
    "arena/test_play.py",
    "arena/test_ray.py",
    "arena/test_run.py",
    "bench",
    "bots/test_bots.py",
    "docs/test_add_a_game.py",
    "faults",
    "games/dimenticato/test_evaluator.py",
    "games/dimenticato/test_leaks.py",
    "games/dimenticato/test_stay.py",
    "games/triominos/test_evaluator.py",
    "hosting",
    "kit/test_conform.py",
    "security/test_forged_bus.py",
    "security/test_intruders.py",
    "security/test_leaks.py",
    "security/test_socket_fuzz.py",
    "server/hardening/test_connections.py",
    "server/test_admin.py",
    "simulator",
]
"""What would say the same of interpreted rules: bots, leaks, the playing server, the arena."""

BOTH = [
    "hosting/test_metrics.py",
    "security/test_fuzz.py",
    "server/process/test_serve.py",
]
"""What runs both times in a folder that does not."""

ON_THEIR_OWN = [
    "server/backends/test_object_store.py",
    "faults/test_failover.py",
    "faults/test_many_power_cuts.py",
]
"""What takes too long for either run, or needs more. A target of its own names each of them."""


def entry_of(test: str) -> str | None:
    """The entry that decides where a test runs: its file, or the nearest folder."""
    listed = {*INTERPRETED_ONLY, *COMPILED_ONLY, *BOTH, *ON_THEIR_OWN}
    parts = test.split("/")
    paths = ("/".join(parts[:count]) for count in range(len(parts), 0, -1))
    return next((path for path in paths if path in listed), None)


def files_with(entries: list[str]) -> list[str]:
    """The test files for which one of these entries decides."""
    files = (file.relative_to(TESTS).as_posix() for file in TESTS.rglob("test_*.py"))
    return sorted(file for file in files if entry_of(file) in entries)


def left_out() -> list[str]:
    """The test files that are not part of this run."""
    return files_with([*ON_THEIR_OWN, *(INTERPRETED_ONLY if COMPILED else COMPILED_ONLY)])
