"""The systemd units: systemd accepts them, and they leave little to someone who breaks in."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

UNITS = Path(__file__).parent / "systemd"
NAMES = ("tavolino-server@8642.service", "tavolino-worker.service", "tavolino-archive.service")
TIMER = "tavolino-archive.timer"
MAX_EXPOSED = 1.5
"""systemd rates units from 0, which can do nothing, to 10. An unconfined one has 9.6."""

pytestmark = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed"
)


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """The root of a machine with the units, an installed Tavolino and systemd's own units."""
    shutil.copytree(UNITS, tmp_path / "etc/systemd/system")
    shutil.copytree(
        "/usr/lib/systemd/system", tmp_path / "usr/lib/systemd/system", symlinks=True
    )
    (tmp_path / "opt/tavolino/bin").mkdir(parents=True)
    shutil.copy("/bin/true", tmp_path / "opt/tavolino/bin/tavolino")
    return tmp_path


def analyse(machine: Path, *words: str) -> tuple[int, str]:
    """The exit status of systemd-analyze, and what it says about a machine."""
    command = ["systemd-analyze", f"--root={machine}", "--no-pager", *words]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    return ran.returncode, ran.stdout + ran.stderr


@pytest.mark.parametrize("unit", [*NAMES, TIMER])
def test_systemd_accepts_the_units_without_a_warning(machine: Path, unit: str) -> None:
    assert analyse(machine, "verify", unit) == (0, "")


def test_a_misspelt_line_would_be_noticed(machine: Path) -> None:
    unit = machine / "etc/systemd/system/tavolino-.service.d/common.conf"
    unit.write_text(unit.read_text().replace("ProtectHome=", "ProtectHomes="))
    assert "Unknown key 'ProtectHomes'" in analyse(machine, "verify", *NAMES)[1]


def exposure(machine: Path, unit: str) -> float:
    """How exposed systemd thinks that a unit is."""
    _, said = analyse(machine, "security", "--offline=true", unit)
    found = re.search(r"Overall exposure level for \S+: ([\d.]+)", said)
    assert found is not None, said
    return float(found[1])


@pytest.mark.parametrize("unit", NAMES)
def test_the_units_are_locked_up(machine: Path, unit: str) -> None:
    threshold = f"--threshold={round(MAX_EXPOSED * 10)}"
    status, said = analyse(machine, "security", "--offline=true", threshold, unit)
    assert status == 0, said
    assert exposure(machine, unit) <= MAX_EXPOSED
    shutil.rmtree(machine / "etc/systemd/system/tavolino-.service.d")
    assert exposure(machine, unit) > 9
