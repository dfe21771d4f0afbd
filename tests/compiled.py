"""What runs where: the suite runs twice, interpreted (`make test`) and compiled.

A file runs both times unless it is listed here. One that is named on the command line runs
whatever is written here.
"""

from __future__ import annotations

import os

COMPILED = os.environ.get("TAVOLINO_COMPILED") == "1"
"""Whether the rules under test are compiled: then they are fast, and more is tried."""

INTERPRETED_ONLY = [
    "test_architecture.py",
    "test_archive_killed.py",
    "test_archive_store.py",
    "test_arena_figures.py",
    "test_arena_metrics.py",
    "test_arena_plan.py",
    "test_arena_report.py",
    "test_backup.py",
    "test_balance_docs.py",
    "test_bus.py",
    "test_bus_nats.py",
    "test_bus_sites.py",
    "test_forgetting.py",
    "test_forgotten.py",
    "test_gate.py",
    "test_intruders_heads.py",
    "test_intruders_links.py",
    "test_intruders_wire.py",
    "test_leaving.py",
    "test_licences.py",
    "test_limits.py",
    "test_lists_of_games.py",
    "test_logs.py",
    "test_names.py",
    "test_offline.py",
    "test_offline_files.py",
    "test_offline_store.py",
    "test_offline_thinking.py",
    "test_one_server.py",
    "test_palette.py",
    "test_ports.py",
    "test_rotation.py",
    "test_schemathesis.py",
    "test_security.py",
    "test_server_parts.py",
    "test_settings.py",
    "test_site_commands.py",
    "test_slow_requests.py",
    "test_sqlite_steps.py",
    "test_store.py",
    "test_store_replica.py",
    "test_store_start.py",
    "test_store_trouble.py",
    "test_upgrade.py",
    "test_web_client.py",
    "test_web_offline.py",
    "test_words.py",
    "test_workflows.py",
]
"""What would say the same of compiled rules: names, limits, stores, the bus, requests, reports.
`test_architecture.py` looks whether these files keep away from compiled code."""

COMPILED_ONLY = [
    "test_adapters.py",
    "test_adapters_openspiel.py",
    "test_add_a_game.py",
    "test_admin.py",
    "test_archive.py",
    "test_arena_playing.py",
    "test_arena_ray.py",
    "test_arena_run.py",
    "test_bench.py",
    "test_blocklist.py",
    "test_bots.py",
    "test_budgets.py",
    "test_bus_away.py",
    "test_bus_forged.py",
    "test_calls.py",
    "test_chaos.py",
    "test_commits.py",
    "test_conform.py",
    "test_dimenticato_evaluator.py",
    "test_dimenticato_leaks.py",
    "test_door.py",
    "test_engine.py",
    "test_fair.py",
    "test_host.py",
    "test_hosted_match.py",
    "test_intruders.py",
    "test_laggard.py",
    "test_leaks.py",
    "test_lease.py",
    "test_live.py",
    "test_long_matches.py",
    "test_power_cut.py",
    "test_repeated_commands.py",
    "test_scheduler.py",
    "test_socket_fuzz.py",
    "test_stored.py",
    "test_taking_back.py",
    "test_triominos_evaluator.py",
    "test_unplayable.py",
    "test_web_advice.py",
    "test_web_play.py",
    "test_worker.py",
]
"""What would say the same of interpreted rules: bots, leaks, the playing server, the arena."""

ON_THEIR_OWN = [
    "test_archive_objects.py",
    "test_failover.py",
    "test_power_cuts.py",
]
"""What takes too long for either run, or needs more. A target of its own names each of them."""
