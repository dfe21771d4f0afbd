"""Each fault for real: the real Prometheus fires the alert, and resolves it afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from faults import FAULTS, Fault
from shortened import alerts
from watched import Site, running_site, until, waited

CASES = [
    pytest.param(alert, fault, id=f"{alert}-{number}")
    for alert, faults in FAULTS.items()
    for number, fault in enumerate(faults)
]


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    """One site for all faults, which is healthy between them."""
    with running_site() as running:
        yield running


def test_there_is_a_fault_for_every_alert() -> None:
    assert {rule["alert"] for rule in alerts()} == FAULTS.keys()


def test_at_a_healthy_site_no_alert_fires(site: Site) -> None:
    until(lambda: not site.firing(), "nothing fires")


@pytest.mark.parametrize(("alert", "fault"), CASES)
def test_a_fault_raises_its_alert_and_then_no_more(
    site: Site, alert: str, fault: Fault, capsys: pytest.CaptureFixture[str]
) -> None:
    until(lambda: alert not in site.firing(), f"{alert} does not fire")
    with contextmanager(fault)(site):
        fires = waited(lambda: alert in site.firing())
        others = site.firing() - {alert}
    assert fires is not None, f"{alert} does not fire"
    resolved = until(lambda: alert not in site.firing(), f"{alert} is resolved")
    with capsys.disabled():
        also = f"; also {', '.join(sorted(others))}" if others else ""
        print(f"\n{alert}: fired after {fires:.0f} s, resolved after {resolved:.0f} s{also}")
