"""Metrics: what processes export, and what dashboard, alerts and runbook say about it."""

from __future__ import annotations

import asyncio
import json
import os
import re
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from support.command_process import logged
from support.fresh_stores import DATABASE, query
from support.nats_server import NATS
from support.paths import ROOT
from support.ports import free_port
from support.running_server import SECRET, TIMEOUT, act_once, new_match, until
from tavolino.hosting.metrics import METRICS, Counter, Gauge, Histogram
from tavolino.server.http.exposition import family_of

DEPLOY = ROOT / "deploy"
RUNBOOK = (ROOT / "docs" / "runbook.md").read_text()
RULES = yaml.safe_load((DEPLOY / "prometheus" / "tavolino.rules.yaml").read_text())
ALERTS = {rule["alert"]: rule for group in RULES["groups"] for rule in group["rules"]}
BOARD = json.loads((DEPLOY / "grafana" / "tavolino.json").read_text())

OWN = re.compile(r"\b(?:tavolino|process)_[a-z_]+\b")
OF_HISTOGRAMS = ("_bucket", "_sum", "_count")
PARTS = ("What it means", "What players notice", "What to look at", "What to do")


def samples(metric: Counter | Gauge | Histogram) -> dict[str, float]:
    """The samples of a metric, each by its name and labels."""
    return {
        f"{sample.name}{json.dumps(sample.labels)}": sample.value
        for sample in family_of(metric).samples
    }


def test_counters_begin_at_zero_and_gauges_when_they_are_set() -> None:
    counter = Counter("turns", "Turns")
    assert samples(counter) == {"turns_total{}": 0}
    counter.add()
    counter.add(amount=2.5)
    assert samples(counter) == {"turns_total{}": 3.5}
    labelled = Counter("turns", "Turns", ["game"])
    assert samples(labelled) == {}
    labelled.add("memento", amount=0)
    assert samples(labelled) == {'turns_total{"game": "memento"}': 0}
    gauge = Gauge("rooms", "Rooms")
    assert samples(gauge) == {}
    gauge.set(2)
    with gauge.one_more():
        assert samples(gauge) == {"rooms{}": 3}
    assert samples(gauge) == {"rooms{}": 2}


def test_buckets_of_a_histogram_contain_the_smaller_ones() -> None:
    histogram = Histogram("wait", "Wait", (0.1, 1))
    for seconds in (0.1, 0.05, 0.5, 7):
        histogram.observe(seconds)
    assert samples(histogram) == {
        'wait_bucket{"le": "0.1"}': 2,
        'wait_bucket{"le": "1.0"}': 3,
        'wait_bucket{"le": "+Inf"}': 4,
        "wait_count{}": 4,
        "wait_sum{}": pytest.approx(7.65),
    }


# -- what real processes export ----------------------------------------------------------------


class Exported:
    """What a server and a worker export after a bot has played, by their metrics ports."""

    def __init__(self, server: str, worker: str) -> None:
        self.texts = (server, worker)
        families = [one for text in self.texts for one in text_string_to_metric_families(text)]
        self.names = {name for family in families for name in names_of(family)}

    def value(self, process: int, name: str, **labels: str) -> float:
        """The value of a sample; 0 if there is none."""
        for family in text_string_to_metric_families(self.texts[process]):
            for sample in family.samples:
                if sample.name == name and labels.items() <= sample.labels.items():
                    return float(sample.value)
        return 0


def names_of(family: Any) -> list[str]:
    """The names of all samples that a metric may have."""
    if family.type == "histogram":
        return [f"{family.name}{end}" for end in OF_HISTOGRAMS]
    return [f"{family.name}_total" if family.type == "counter" else family.name]


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Exported]:
    """A real server and a real worker, at which a person has played against a bot."""
    schema = f"test_{os.urandom(6).hex()}"
    folder = tmp_path_factory.mktemp("metrics")
    env = {
        "TAVOLINO_DATABASE": DATABASE,
        "TAVOLINO_SCHEMA": schema,
        "TAVOLINO_NATS": NATS,
        "TAVOLINO_SECRET": SECRET,
    }
    port, *metrics = (f"{free_port()}" for _ in range(3))
    serve = ("serve", "--port", port, "--metrics-port", metrics[0])
    work = ("worker", "--processes", "1", "--metrics-port", metrics[1])
    with ExitStack() as ends:
        ends.callback(lambda: asyncio.run(query(f"DROP SCHEMA IF EXISTS {schema} CASCADE")))
        ends.enter_context(logged(folder / "server.log", *serve, **env))
        base = f"http://127.0.0.1:{port}"
        # There are no certificates to check, and loading them takes long.
        client = ends.enter_context(httpx.Client(base_url=base, timeout=TIMEOUT, verify=False))
        until(lambda: answers(client))
        worker = ends.enter_context(logged(folder / "worker.log", *work, **env))
        worker.says("working")
        act_once(client, new_match(client, bots=[1])["match"])

        def metrics_of(process: int) -> str:
            return client.get(f"http://127.0.0.1:{metrics[process]}/metrics").text

        until(lambda: 'answer="played"' in metrics_of(1), 3 * TIMEOUT)
        until(lambda: "\ntavolino_ready 1" in metrics_of(0))
        yield Exported(metrics_of(0), metrics_of(1))


def answers(client: httpx.Client) -> bool:
    """Whether a server is ready."""
    try:
        return client.get("/readyz").status_code == 200
    except httpx.TransportError:
        return False


def test_a_server_and_a_worker_export_every_metric_and_no_other(exported: Exported) -> None:
    own = {name for metric in METRICS for name in names_of(family_of(metric))}
    assert {name for name in exported.names if name.startswith("tavolino")} == own


def test_both_measure_the_store_the_bus_and_their_event_loop(exported: Exported) -> None:
    for process in (0, 1):
        assert exported.value(process, "tavolino_bus_connected") == 1
        assert exported.value(process, "tavolino_store_seconds_count", what="rows") > 0
        assert exported.value(process, "tavolino_bus_seconds_count") > 0
        assert exported.value(process, "tavolino_loop_lag_seconds_count") > 0
        assert exported.value(process, "tavolino_limited_total", by="thinking") == 0
    assert exported.value(0, "tavolino_database_bytes") > 1_000_000
    assert exported.value(0, "tavolino_info", kind="server") == 1
    assert exported.value(1, "tavolino_info", kind="worker") == 1
    assert exported.value(1, "tavolino_store_seconds_count", what="steps") > 0
    assert exported.value(1, "tavolino_turns_at_once", lane="quick") == 1
    assert exported.value(1, "tavolino_thinking_seconds_count", lane="quick") > 0


def test_dashboard_and_alerts_name_only_what_is_exported(exported: Exported) -> None:
    named = {name: expr for expr in queries() for name in OWN.findall(expr)}
    assert len(named) > 20
    assert {name: named[name] for name in named.keys() - exported.names} == {}


def queries() -> list[str]:
    """All expressions of the dashboard and of the alerts."""
    panels = [
        target["expr"] for panel in BOARD["panels"] for target in panel.get("targets", [])
    ]
    return [*panels, *(rule["expr"] for rule in ALERTS.values())]


def test_the_dashboard_shows_every_metric() -> None:
    panels = "\n".join(json.dumps(panel) for panel in BOARD["panels"])
    assert [metric.name for metric in METRICS if metric.name not in panels] == []


# -- what is documented ------------------------------------------------------------------------


def test_every_metric_is_documented() -> None:
    table = RUNBOOK.partition("\n## Metrics\n")[2]
    rows = [line for line in table.splitlines() if line.startswith("| `")]
    assert rows == [
        f"| `{metric.name}` | {metric.kind} "
        f"| {', '.join(f'`{label}`' for label in metric.labels)} | {metric.says} |"
        for metric in METRICS
    ]


def test_every_alert_has_its_paragraph_in_the_runbook() -> None:
    sections = dict(re.findall(r"(?ms)^## (Tavolino\w+)\n\n(.*?)(?=^## )", RUNBOOK))
    assert list(sections) == list(ALERTS)
    for alert, text in sections.items():
        parts = re.findall(r"(?m)^- \*\*(.+?):\*\* \S", text)
        assert parts == list(PARTS), alert
        link = ALERTS[alert]["annotations"]["runbook_url"]
        assert link == f"runbook.html#{alert.lower()}"


def test_every_alert_is_tested_where_it_fires_and_where_it_must_not() -> None:
    tests = yaml.safe_load((DEPLOY / "prometheus" / "tavolino.tests.yaml").read_text())["tests"]
    fired, healthy = set(), set()
    for test in tests:
        for case in test["alert_rule_test"]:
            if case["exp_alerts"]:
                fired.add(case["alertname"])
            elif test["name"] == "a healthy site":
                healthy.add(case["alertname"])
    assert fired == healthy == ALERTS.keys()


def test_alerts_that_wake_someone_are_told_apart() -> None:
    assert {rule["labels"]["severity"] for rule in ALERTS.values()} == {"critical", "warning"}
