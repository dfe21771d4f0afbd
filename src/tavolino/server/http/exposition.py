"""Gives the metrics of this process to Prometheus when it asks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, MetricsHandler, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
)
from prometheus_client.core import Metric as Family
from prometheus_client.registry import Collector

from tavolino.hosting.metrics import METRICS, Counter, Gauge, Histogram, Metric


class Exposition(Collector):
    """Puts the metrics into the form of Prometheus' own client.

    It runs in a thread of its own, so it reads copies, which are made in one step.
    """

    def collect(self) -> Iterator[Family]:
        """All metrics with their present values."""
        return map(family_of, METRICS)


def family_of(metric: Metric) -> Family:
    """A metric as Prometheus' client knows it."""
    match metric:
        case Counter():
            family = CounterMetricFamily(metric.name, metric.says, labels=metric.labels)
            for labels, value in metric.values.copy().items():
                family.add_metric(labels, value)
            return family
        case Gauge():
            gauges = GaugeMetricFamily(metric.name, metric.says, labels=metric.labels)
            for labels, value in metric.values.copy().items():
                gauges.add_metric(labels, value)
            return gauges
        case Histogram():
            return histogram_of(metric)


def histogram_of(metric: Histogram) -> HistogramMetricFamily:
    """A histogram, whose buckets Prometheus counts from zero up."""
    family = HistogramMetricFamily(metric.name, metric.says, labels=metric.labels)
    bounds = [*(f"{float(bound)}" for bound in metric.buckets), "+Inf"]
    for labels, values in metric.values.copy().items():
        *counts, seconds = values.copy()
        family.add_metric(labels, list(zip(bounds, accumulate(counts), strict=True)), seconds)
    return family


def exposition() -> bytes:
    """All metrics as text."""
    return generate_latest()


REGISTRY.register(Exposition())
Handler = MetricsHandler
MEDIA_TYPE = CONTENT_TYPE_LATEST
