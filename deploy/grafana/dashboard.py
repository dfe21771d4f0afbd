"""Writes the dashboard for Grafana: `make dashboard`.

    python deploy/grafana/dashboard.py >deploy/grafana/tavolino.json

Each row answers a question. A panel shows what one or more alerts of the runbook are about.
"""

from __future__ import annotations

from itertools import count
from typing import NamedTuple

from grafana_foundation_sdk.builders.dashboard import Dashboard, DatasourceVariable, Row
from grafana_foundation_sdk.builders.prometheus import Dataquery
from grafana_foundation_sdk.builders.timeseries import Panel as TimeSeries
from grafana_foundation_sdk.cog.encoder import JSONEncoder
from grafana_foundation_sdk.models.dashboard import DataSourceRef

SOURCE = DataSourceRef(type_val="prometheus", uid="${datasource}")
HEIGHT, WIDTH = 7, 8
"""The size of a panel. A row is 24 wide."""


class Panel(NamedTuple):
    """A panel: its title, its unit, and for each query the legend."""

    title: str
    unit: str
    queries: dict[str, str]


def percentile(share: float, histogram: str, by: str = "") -> str:
    """A query for a percentile of a histogram, for each value of some labels."""
    labels = f"{by}, le" if by else "le"
    return (
        f"histogram_quantile({share}, "
        f"sum by ({labels}) (rate({histogram}_bucket[$__rate_interval])))"
    )


def per_second(counter: str, by: str) -> str:
    """A query for how often something happens, for each value of some labels."""
    return f"sum by ({by}) (rate({counter}[$__rate_interval]))"


ROWS = {
    "Is all well?": [
        Panel(
            "Alerts that fire",
            "short",
            {'ALERTS{alertstate="firing"}': "{{alertname}} {{instance}}"},
        ),
        Panel(
            "Processes",
            "short",
            {"sum by (kind, version) (tavolino_info)": "{{kind}} {{version}}"},
        ),
        Panel(
            "Ready, and connected to NATS",
            "bool",
            {
                "tavolino_ready": "{{instance}} is ready",
                "tavolino_bus_connected": "{{instance}} has NATS",
            },
        ),
    ],
    "Who plays?": [
        Panel(
            "People and matches",
            "short",
            {
                "sum by (by) (tavolino_clients)": "connections by {{by}}",
                "sum(tavolino_rooms)": "matches followed",
                "sum(increase(tavolino_expired_total[1d]))": "matches expired in a day",
            },
        ),
        Panel(
            "Commands",
            "ops",
            {per_second("tavolino_commands_total", "type, answer"): "{{type}}: {{answer}}"},
        ),
        Panel(
            "Time of a command",
            "s",
            {
                percentile(0.5, "tavolino_command_seconds"): "half of them",
                percentile(0.95, "tavolino_command_seconds"): "19 of 20",
                percentile(0.99, "tavolino_command_seconds"): "99 of 100",
            },
        ),
        Panel(
            "Requests", "reqps", {per_second("tavolino_requests_total", "status"): "{{status}}"}
        ),
        Panel(
            "Refused by budget", "ops", {per_second("tavolino_limited_total", "by"): "{{by}}"}
        ),
        Panel(
            "Cut off, or not believed",
            "ops",
            {
                per_second("tavolino_cut_off_total", "instance"): "{{instance}} cut off",
                per_second("tavolino_not_believed_total", "about"): "not believed: {{about}}",
            },
        ),
    ],
    "Do bots keep up?": [
        Panel(
            "Turns due",
            "short",
            {
                "max(tavolino_turns_due)": "in all matches",
                "sum by (lane) (tavolino_turns_waiting)": "waiting in workers, {{lane}}",
            },
        ),
        Panel(
            "Longest wait",
            "s",
            {
                "max(tavolino_oldest_turn_seconds)": "of all turns",
                "max by (lane) (tavolino_turns_waiting_seconds)": "in a worker, {{lane}}",
            },
        ),
        Panel(
            "How full workers are",
            "percentunit",
            {
                "sum by (instance, lane) (tavolino_turns_thinking) "
                "/ sum by (instance, lane) (tavolino_turns_at_once)": "{{instance}} {{lane}}"
            },
        ),
        Panel(
            "Turns played",
            "ops",
            {per_second("tavolino_bot_turns_total", "game, answer"): "{{game}}: {{answer}}"},
        ),
        Panel(
            "CPU time of a turn",
            "s",
            {percentile(0.95, "tavolino_thinking_seconds", "lane"): "19 of 20, {{lane}}"},
        ),
        Panel(
            "Turns that failed",
            "ops",
            {per_second("tavolino_turns_failed_total", "instance"): "{{instance}}"},
        ),
    ],
    "What is slow?": [
        Panel(
            "PostgreSQL",
            "s",
            {
                percentile(
                    0.95, "tavolino_store_seconds", "instance, what"
                ): "{{instance}} {{what}}, 19 of 20"
            },
        ),
        Panel(
            "PostgreSQL: failures",
            "ops",
            {per_second("tavolino_store_failures_total", "instance"): "{{instance}}"},
        ),
        Panel(
            "NATS",
            "s",
            {percentile(0.95, "tavolino_bus_seconds", "instance"): "{{instance}}, 19 of 20"},
        ),
        Panel(
            "Event loop lag",
            "s",
            {
                percentile(
                    0.95, "tavolino_loop_lag_seconds", "instance"
                ): "{{instance}}, 19 of 20",
                percentile(
                    0.99, "tavolino_step_seconds", "instance"
                ): "{{instance}}, step, 99 of 100",
            },
        ),
        Panel(
            "CPU",
            "percentunit",
            {
                per_second(
                    'process_cpu_seconds_total{job=~"tavolino-.+"}', "instance"
                ): "{{instance}}"
            },
        ),
        Panel(
            "Memory and files",
            "short",
            {
                'process_resident_memory_bytes{job=~"tavolino-.+"} / 1e6': "{{instance}} MB",
                'process_open_fds{job=~"tavolino-.+"}': "{{instance}} files",
            },
        ),
    ],
    "What is stored?": [
        Panel("Database", "bytes", {"max(tavolino_database_bytes)": "size"}),
        Panel("Last backup", "s", {"max(tavolino_backup_age_seconds)": "age"}),
        Panel(
            "Guests to forget", "short", {"max(tavolino_guests_to_forget)": "they have asked"}
        ),
        Panel(
            "Longest wait to be forgotten",
            "s",
            {"max(tavolino_forgetting_seconds)": "of all guests"},
        ),
    ],
}


def drawn(panel: Panel, number: int) -> TimeSeries:
    """A panel as Grafana draws it, under a number that no other panel has."""
    series = TimeSeries().id(number).title(panel.title).unit(panel.unit).datasource(SOURCE)
    series = series.height(HEIGHT).span(WIDTH).min(0)
    for letter, (expr, legend) in zip("ABC", panel.queries.items(), strict=False):
        query = Dataquery().expr(expr).legend_format(legend).ref_id(letter).datasource(SOURCE)
        series = series.with_target(query)
    return series


def dashboard() -> str:
    """The dashboard as JSON."""
    source = DatasourceVariable("datasource").label("Prometheus").type("prometheus")
    board = Dashboard("Tavolino").uid("tavolino").tags(["tavolino"]).with_variable(source)
    board = board.refresh("30s").time("now-6h", "now").timezone("browser")
    numbers = count(1)
    for title, panels in ROWS.items():
        board = board.with_row(Row(title).id(next(numbers)))
        for panel in panels:
            board = board.with_panel(drawn(panel, next(numbers)))
    return str(JSONEncoder(sort_keys=True, indent=2).encode(board.build()))


if __name__ == "__main__":
    print(dashboard())
