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
    "test_arena_figures.py",
    "test_arena_metrics.py",
    "test_arena_plan.py",
    "test_arena_report.py",
    "test_balance_docs.py",
    "test_bus.py",
    "test_bus_nats.py",
    "test_bus_sites.py",
    "test_forgetting.py",
    "test_forgotten.py",
    "test_intruders_links.py",
    "test_intruders_wire.py",
    "test_leaving.py",
    "test_limits.py",
    "test_lists_of_games.py",
    "test_logs.py",
    "test_names.py",
    "test_offline.py",
    "test_offline_files.py",
    "test_offline_store.py",
    "test_offline_thinking.py",
    "test_palette.py",
    "test_ports.py",
    "test_rotation.py",
    "test_schemathesis.py",
    "test_server_parts.py",
    "test_settings.py",
    "test_slow_requests.py",
    "test_sqlite_steps.py",
    "test_store.py",
    "test_store_start.py",
    "test_store_trouble.py",
    "test_web_client.py",
    "test_web_offline.py",
    "test_words.py",
]
"""What would say the same of compiled rules: names, limits, stores, the bus, requests, reports.
`test_architecture.py` looks whether these files keep away from compiled code."""

COMPILED_ONLY = [
    "test_adapters.py",
    "test_adapters_openspiel.py",
    "test_arena_ray.py",
    "test_bots.py",
    "test_bus_away.py",
    "test_bus_forged.py",
    "test_chaos.py",
    "test_dimenticato_evaluator.py",
    "test_dimenticato_leaks.py",
    "test_leaks.py",
    "test_lease.py",
    "test_triominos_evaluator.py",
    "test_web_advice.py",
]
"""What takes minutes and would say the same of interpreted rules."""
