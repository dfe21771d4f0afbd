"""The same alerts with shorter durations, so that a test need not wait for the real ones."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

RULES = Path(__file__).parents[1] / "prometheus" / "tavolino.rules.yaml"

FASTER = 20
"""How many times shorter every duration is."""

MIN_SECONDS = {"for": 2.0, "range": 6.0}
"""The fewest seconds. A range must contain several samples, which are a second apart."""

UNITS = {"s": 1, "m": 60, "h": 3600}
DURATION = re.compile(r"(\d+)([smh])")
RANGE = re.compile(r"\[(\w+)\]")


def alerts() -> list[dict[str, Any]]:
    """All alerts as they are written."""
    groups = yaml.safe_load(RULES.read_text())["groups"]
    return [rule for group in groups for rule in group["rules"]]


def shortened(rule: dict[str, Any]) -> dict[str, Any]:
    """An alert with shorter durations, and otherwise the same."""
    expr = RANGE.sub(lambda found: f"[{shorter(found[1], 'range')}]", rule["expr"])
    changed = {**rule, "expr": expr}
    if "for" in rule:
        changed["for"] = shorter(rule["for"], "for")
    return changed


def shorter(duration: str, what: str) -> str:
    """A duration that is FASTER times shorter, within reason."""
    found = DURATION.fullmatch(duration)
    assert found is not None, f"{duration} is not a plain duration"
    seconds = int(found[1]) * UNITS[found[2]] / FASTER
    return f"{max(MIN_SECONDS[what], seconds) * 1000:.0f}ms"


def rules_file() -> str:
    """A file for Prometheus with all alerts, shortened."""
    rules = [shortened(rule) for rule in alerts()]
    return str(yaml.safe_dump({"groups": [{"name": "shortened", "rules": rules}]}))
